"""The sheet of Ganz schön clever."""

from typing import Final

from foxdice.core.sheet import ActionRow, Area, Bonus, Cell, Line, Sheet

REROLL = Bonus("reroll")
EXTRA = Bonus("extra")
FOX = Bonus("fox")


def cross(area: str | None) -> Bonus:
    """Return a cross in an area of this colour; None: black."""
    return Bonus("cross", area)


def write(area: str | None, number: int) -> Bonus:
    """Return a number to write in an area of this colour; None: black."""
    return Bonus("write", area, number)


def _yellow() -> Area:
    numbers = ((3, 6, 5, 0), (2, 1, 0, 5), (1, 0, 2, 4), (0, 3, 4, 6))  # 0: crossed from the start
    rows = tuple(
        tuple(
            Cell(f"yellow-{row}-{column}", number=number or None, crossed=not number)
            for column, number in enumerate(line, start=1)
        )
        for row, line in enumerate(numbers, start=1)
    )
    ids = [[cell.id for cell in row] for row in rows]
    row_bonuses = (cross("blue"), write("orange", 4), cross("green"), FOX)
    column_points = (10, 14, 16, 20)
    lines = (
        *(Line(tuple(row), "row", bonus) for row, bonus in zip(ids, row_bonuses, strict=True)),
        *(
            Line(tuple(column), "column", points=points)
            for column, points in zip(zip(*ids, strict=True), column_points, strict=True)
        ),
        Line(tuple(ids[place][place] for place in range(4)), "diagonal", EXTRA),
    )
    return Area("yellow", "y", rows, lines)


def _blue() -> Area:
    numbers = ((2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12))
    rows = tuple(tuple(Cell(f"blue-{number}", number=number) for number in row) for row in numbers)
    columns = ((5, 9), (2, 6, 10), (3, 7, 11), (4, 8, 12))
    row_bonuses = (write("orange", 5), cross("yellow"), FOX)
    column_bonuses = (REROLL, cross("green"), write("purple", 6), EXTRA)
    lines = (
        *(Line(_blue_ids(row), "row", bonus) for row, bonus in zip(numbers, row_bonuses, strict=True)),
        *(Line(_blue_ids(column), "column", bonus) for column, bonus in zip(columns, column_bonuses, strict=True)),
    )
    return Area("blue", "b", rows, lines, points=(0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56))


def _blue_ids(numbers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(f"blue-{number}" for number in numbers)


def _green() -> Area:
    needed = (1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6)
    bonuses = {4: EXTRA, 6: cross("blue"), 7: FOX, 9: write("purple", 6), 10: REROLL}
    row = tuple(
        Cell(f"green-{place}", min=number, bonus=bonuses.get(place)) for place, number in enumerate(needed, start=1)
    )
    return Area("green", "g", (row,), points=(0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66))


def _orange() -> Area:
    times = {4: 2, 7: 2, 9: 2, 11: 3}
    bonuses = {3: REROLL, 5: cross("yellow"), 6: EXTRA, 8: FOX, 10: write("purple", 6)}
    row = tuple(Cell(f"orange-{place}", times=times.get(place, 1), bonus=bonuses.get(place)) for place in range(1, 12))
    return Area("orange", "o", (row,))


def _purple() -> Area:
    bonuses = {
        3: REROLL,
        4: cross("blue"),
        5: EXTRA,
        6: cross("yellow"),
        7: FOX,
        8: REROLL,
        9: cross("green"),
        10: write("orange", 6),
        11: EXTRA,
    }
    return Area("purple", "p", (tuple(Cell(f"purple-{place}", bonus=bonuses.get(place)) for place in range(1, 12)),))


SHEET: Final = Sheet(
    game="clever",
    areas=(_yellow(), _blue(), _green(), _orange(), _purple()),
    actions=(ActionRow("reroll", 7), ActionRow("extra", 7)),
    rounds=((REROLL,), (EXTRA,), (REROLL,), (cross(None), write(None, 6)), (), ()),
    ranks=(281, 260, 240, 220, 200, 180, 160, 140, 0),
)

# By the name of the variant: another sheet for the same rules is another entry, and a variant of the edition.
SHEETS: Final[dict[str, Sheet]] = {"": SHEET}
