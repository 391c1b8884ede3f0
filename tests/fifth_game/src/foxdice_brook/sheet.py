"""The sheet of The Brook: six flowers on the bank, six stones in the water."""

from typing import Final

from foxdice.core.sheet import Area, Bonus, Cell, Line, Sheet

NEEDED: Final = (1, 2, 3, 3, 4, 5)  # what the blue die must show for each stone
FLOWER_POINTS: Final = (0, 1, 3, 6, 10, 15, 21)  # by number of flowers
STONE_POINTS: Final = (0, 2, 4, 7, 11, 16, 22)  # by number of stones
ROUNDS: Final = 10

_FLOWERS = tuple(Cell(f"green-{number}", number=number) for number in range(1, 7))
_STONES = tuple(Cell(f"blue-{place}", min=needed) for place, needed in enumerate(NEEDED, start=1))
_LINES = (
    Line(("green-1", "green-2", "green-3"), "row", bonus=Bonus("cross", "blue")),
    Line(("green-4", "green-5", "green-6"), "row", bonus=Bonus("fox")),
)

SHEET: Final = Sheet(
    "brook",
    (
        Area("green", "g", (_FLOWERS,), lines=_LINES, points=FLOWER_POINTS),
        Area("blue", "b", (_STONES,), points=STONE_POINTS),
    ),
)
