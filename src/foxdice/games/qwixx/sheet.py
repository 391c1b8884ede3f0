"""The pads of Qwixx. A pad says of every cell, by row and place, its colour and its number; all else follows from it.

A new pad is an entry of `PADS`, a name for it, and, where it has any, weights and levels of its own.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from foxdice.core.sheet import ActionRow, Area, Cell, Sheet

COLOURS: Final = ("red", "yellow", "green", "blue")
LETTERS: Final = "rygb"
ROWS: Final = 4
NUMBERS_IN_A_ROW: Final = 11
ROW_BITS: Final = 12  # the numbers of a row, then its lock
HIGHEST: Final = 12
POINTS: Final = tuple(crosses * (crosses + 1) // 2 for crosses in range(ROW_BITS + 1))
PENALTY_BOXES: Final = 4


class Printed(NamedTuple):
    """What is printed in one cell."""

    colour: str
    number: int


Pad = tuple[tuple[Printed, ...], ...]  # four rows from left to right; a row's lock has the colour of its last cell


def in_one_colour(colour: str, numbers: Iterable[int]) -> tuple[Printed, ...]:
    """Return a row that has one colour."""
    return tuple(Printed(colour, number) for number in numbers)


PADS: Final[dict[str, Pad]] = {
    "base": (
        in_one_colour("red", range(2, 13)),
        in_one_colour("yellow", range(2, 13)),
        in_one_colour("green", range(12, 1, -1)),
        in_one_colour("blue", range(12, 1, -1)),
    ),
    "mixx-b": (
        in_one_colour("red", (10, 6, 2, 8, 3, 4, 12, 5, 9, 7, 11)),
        in_one_colour("yellow", (9, 12, 4, 6, 7, 2, 5, 8, 11, 3, 10)),
        in_one_colour("green", (8, 2, 10, 12, 6, 9, 7, 4, 5, 11, 3)),
        in_one_colour("blue", (5, 7, 11, 9, 12, 3, 8, 10, 2, 6, 4)),
    ),
}


def sheet_of(game: str, pad: Pad) -> Sheet:
    """Return the pad as a sheet: a row is an area, and its lock is its last cell."""
    return Sheet(game, tuple(_area(row) for row in pad), actions=(ActionRow("penalty", PENALTY_BOXES),))


def _area(row: tuple[Printed, ...]) -> Area:
    colour = row[-1].colour
    numbers = tuple(Cell(f"{cell.colour}-{cell.number}", number=cell.number) for cell in row)
    return Area(colour, LETTERS[COLOURS.index(colour)], ((*numbers, Cell(f"{colour}-lock")),), points=POINTS)


# ------------------------------------------------------------------ a pad as tables for the rules; a cell is a bit


def white_cells(pad: Pad) -> tuple[int, ...]:
    """Return by number all cells that show it."""
    return tuple(
        sum(bit for bit, cell in _bits(pad) if cell.number == number) if number else 0 for number in range(HIGHEST + 1)
    )


def colour_cells(pad: Pad) -> tuple[int, ...]:
    """Return by colour and number (colour * 13 + number) all cells that show both."""
    return tuple(
        sum(bit for bit, cell in _bits(pad) if cell == Printed(colour, number)) if number else 0
        for colour in COLOURS
        for number in range(HIGHEST + 1)
    )


def lock_colours(pad: Pad) -> tuple[int, ...]:
    """Return by row the colour of its lock: the die that leaves when the row is closed."""
    return tuple(COLOURS.index(row[-1].colour) for row in pad)


def cell_numbers(pad: Pad) -> tuple[int, ...]:
    """Return by cell (row * ROW_BITS + place) the number that is printed there; a lock has none: 0."""
    return tuple(number for row in pad for number in (*(cell.number for cell in row), 0))


def cell_colours(pad: Pad) -> tuple[int, ...]:
    """Return by cell the colour of the die that crosses it; a lock has that of its row."""
    return tuple(COLOURS.index(cell.colour) for row in pad for cell in (*row, row[-1]))


def cell_words(pad: Pad) -> tuple[str, ...]:
    """Return by cell what it is called in moves; nobody crosses a lock by itself."""
    return tuple(
        word for row in pad for word in (*(f"{LETTERS[COLOURS.index(cell.colour)]}{cell.number}" for cell in row), "")
    )


def _bits(pad: Pad) -> Iterable[tuple[int, Printed]]:
    for row, cells in enumerate(pad):
        for place, cell in enumerate(cells):
            yield 1 << row * ROW_BITS + place, cell
