"""Sheets arranged by hand: cells said as they are in moves."""

from typing import Any

from tests.games.tables import Table

from foxdice.games.cubed.turquoise import TURQUOISE_ALL
from foxdice.games.cubed.yellow import YELLOW_ALL


def yellow(*cells: str) -> int:
    """Return these yellow cells as the state keeps them: `1.6` is the 6 in row I."""
    return sum(1 << (int(cell[2]) - 1) * 3 + int(cell[0]) - 1 for cell in cells)


def turquoise(*cells: str) -> int:
    """Return these turquoise cells as the state keeps them."""
    return sum(1 << (int(cell[2]) - 1) * 5 + int(cell[0]) - 1 for cell in cells)


def brown(*cells: int) -> int:
    """Return these brown cells as the state keeps them."""
    return sum(1 << cell - 1 for cell in cells)


def write_left(sheet: Any, *numbers: int) -> None:
    """Write numbers on the left of blue, outwards."""
    sheet.left = len(numbers)
    sheet.left_numbers = sum(number << 4 * place for place, number in enumerate(numbers))


def write_right(sheet: Any, *numbers: int) -> None:
    """Write numbers on the right of blue, outwards."""
    sheet.right = len(numbers)
    sheet.right_numbers = sum(number << 4 * place for place, number in enumerate(numbers))


def write_pink(sheet: Any, *dice: int, multiplied: tuple[int, ...] = ()) -> None:
    """Write dice in pink; the cells that are named are multiplied, the others halved."""
    sheet.pink = len(dice)
    sheet.pink_dice = sum(die << 3 * place for place, die in enumerate(dice))
    sheet.pink_multiplied = sum(1 << cell - 1 for cell in multiplied)


def fill(sheet: Any) -> None:
    """Leave nothing to mark."""
    sheet.yellow, sheet.turquoise, sheet.brown = YELLOW_ALL, TURQUOISE_ALL, brown(12)
    write_left(sheet, 6, 5, 4, 3, 2, 7)
    write_right(sheet, 8, 9, 10, 11, 12, 7)
    write_pink(sheet, *(1,) * 12)


def after_active_turn(players: int = 2, extras: int = 0, passive_extras: int = 0, jokers: int = 0) -> Table:
    """White 5, yellow 4 and brown 6 lie on the first player's slots; turquoise 2, blue 2 and pink 2 on the tray."""
    table = Table("cubed", players)
    table.sheet(1).extras = extras
    for player in range(2, players + 1):
        table.sheet(player).extras = passive_extras
        table.sheet(player).jokers = jokers
    table.throw("w5 y5 t5 b5 n5 p5").move("w5>p1").throw("y4 t4 b4 n4 p4").move("y4>y2.4")
    return table.throw("t2 b2 n6 p2").move("n6>n6")
