"""The sheet of Clever hoch Drei."""

from typing import Final

from foxdice.core.sheet import ActionRow, Area, Bonus, Cell, Line, Sheet

REROLL = Bonus("reroll")
EXTRA = Bonus("extra")
JOKER = Bonus("joker")
FOX = Bonus("fox")

# Blue starts beside the printed middle; numbers up to LOW and from HIGH on bring points of their own.
BLUE_MIDDLE = 7
BLUE_LOW = 4
BLUE_HIGH = 10
BLUE_EXTREME_POINTS = 4


def question(area: str | None) -> Bonus:
    """Return a number of one's choice in an area of this colour; None: black."""
    return Bonus("question", area)


def _yellow() -> Area:
    grey = ((5, 6), (3, 4), (1, 2))
    rows = tuple(
        tuple(Cell(f"yellow-{row}-{number}", number=number, shaded=number in grey[row - 1]) for number in range(1, 7))
        for row in (1, 2, 3)
    )
    between = (
        (REROLL, JOKER, question("pink"), EXTRA, question("turquoise"), FOX),
        (JOKER, question("turquoise"), question("blue"), question("brown"), question("yellow"), EXTRA),
    )
    lines = tuple(
        Line((above.id, below.id), "pair", bonus)
        for row, bonuses in enumerate(between)
        for above, below, bonus in zip(rows[row], rows[row + 1], bonuses, strict=True)
    )
    return Area("yellow", "y", rows, lines, points=(0, 2, 6, 12, 20, 30, 42), points_by_row=True)


def _turquoise() -> Area:
    coloured = (6, 5, 3, 2, 1)  # so many of the first cells of each row
    rows = tuple(
        tuple(Cell(f"turquoise-{row}-{number}", number=number, shaded=number <= shaded) for number in range(1, 7))
        for row, shaded in enumerate(coloured, start=1)
    )
    row_bonuses = (FOX, EXTRA, question("brown"), question("turquoise"))  # the last row has none
    column_bonuses = (question("brown"), question("pink"), question("yellow"), JOKER, question("blue"), REROLL)
    lines = (
        *(Line(_shaded_ids(row), "row", bonus) for row, bonus in zip(rows[:-1], row_bonuses, strict=True)),
        *(
            Line(_shaded_ids(column), "column", bonus)
            for column, bonus in zip(zip(*rows, strict=True), column_bonuses, strict=True)
        ),
    )
    return Area("turquoise", "t", rows, lines, points=(0, 1, 3, 6, 10, 15, 21), points_by_row=True)


def _shaded_ids(cells: tuple[Cell, ...]) -> tuple[str, ...]:
    return tuple(cell.id for cell in cells if cell.shaded)


def _blue() -> Area:
    """Return the two sides, each a row from the middle outwards."""
    left = {2: JOKER, 3: question("yellow"), 5: question("pink"), 6: EXTRA}
    right = {2: REROLL, 3: question("brown"), 5: question("turquoise"), 6: FOX}
    rows = tuple(
        tuple(Cell(f"blue-{side}{distance}", bonus=bonuses.get(distance)) for distance in range(1, 7))
        for side, bonuses in (("l", left), ("r", right))
    )
    return Area("blue", "b", rows, points=(0, 3, 6, 9, 13, 17, 22), points_by_row=True)


def _brown() -> Area:
    numbers = (1, 5, 3, 4, 2, 6, 4, 5, 2, 1, 6, 3)
    row = tuple(Cell(f"brown-{place}", number=number) for place, number in enumerate(numbers, start=1))
    between = {
        1: JOKER,
        2: question("pink"),
        4: REROLL,
        5: question("turquoise"),
        7: EXTRA,
        8: question("blue"),
        10: question("yellow"),
        11: FOX,
    }
    lines = tuple(Line((row[left - 1].id, row[left].id), "pair", bonus) for left, bonus in between.items())
    return Area("brown", "n", (row,), lines, points=(0, 2, 5, 9, 14, 20, 27, 35, 44, 54, 65, 77, 90))


def _pink() -> Area:
    times = (0, 1, 2, 2, 1, 2, 2, 1, 3, 2, 2, 3)
    bonuses = {
        2: REROLL,
        3: question("blue"),
        4: EXTRA,
        5: JOKER,
        6: question("yellow"),
        7: question("brown"),
        8: REROLL,
        9: FOX,
        10: question("blue"),
        11: question("turquoise"),
        12: question(None),
    }
    row = tuple(
        Cell(f"pink-{place}", times=factor, bonus=bonuses.get(place)) for place, factor in enumerate(times, start=1)
    )
    return Area("pink", "p", (row,))


SHEET: Final = Sheet(
    game="cubed",
    areas=(_yellow(), _turquoise(), _blue(), _brown(), _pink()),
    actions=(
        ActionRow("reroll", 7, end=FOX),
        ActionRow("joker", 7, ("3", "4", "5", "6", "?", "?", "?"), end=question("pink")),
        ActionRow("extra", 7, end=question("brown")),
    ),
    rounds=((REROLL,), (EXTRA,), (JOKER,), (question(None),), (), ()),
    ranks=(451, 420, 390, 360, 330, 300, 270, 240, 210, 180, 0),
)

# By the name of the variant: another sheet for the same rules is another entry, and a variant of the edition.
SHEETS: Final[dict[str, Sheet]] = {"": SHEET}


def bits_by_column(area: Area) -> dict[str, int]:
    """Return the place of each cell of a grid that is kept column by column."""
    rows = len(area.rows)
    return {cell.id: column * rows + row for row, cells in enumerate(area.rows) for column, cell in enumerate(cells)}
