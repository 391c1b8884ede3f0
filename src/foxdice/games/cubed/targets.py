"""Dice, sources and targets of Clever hoch Drei: what a marking move is made of. Areas are also sets (bits)."""

from typing import Final

WHITE: Final = 0
YELLOW: Final = 1
TURQUOISE: Final = 2
BLUE: Final = 3
BROWN: Final = 4
PINK: Final = 5

QUESTION: Final = 7  # a number of one's choice in the area of the bonus
BLACK_QUESTION: Final = 8
FURTHER_CROSS: Final = 9  # in turquoise, for another die of the same value
SOURCES: Final = 10

YELLOW_ROW_1: Final = 0
TURQUOISE_ROW_1: Final = 3
BLUE_LEFT: Final = 8
BLUE_RIGHT: Final = 9
BROWN_NEARER: Final = 10
BROWN_FARTHER: Final = 11
PINK_HALF: Final = 12
PINK_TIMES: Final = 13
TARGETS: Final = 14

IN_YELLOW: Final = 1
IN_TURQUOISE: Final = 2
IN_BLUE: Final = 4
IN_BROWN: Final = 8
IN_PINK: Final = 16
ANYWHERE: Final = 31

NUMBERS: Final = 6
MIN_SUM: Final = 2
MAX_SUM: Final = 12
