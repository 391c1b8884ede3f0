"""Colours, fonts and patterns: the one place for what things look like.

Every area has a letter (from its sheet) and a pattern beside its colour, so that a sheet can be read in greyscale.
`tests/draw/test_palette.py` holds the colours to their contrast: 4.5 to 1 for words, 3 to 1 for the edges of cells.
"""

from dataclasses import dataclass

PAPER = "#fbf5e8"
PAPER_EDGE = "#dccfb4"
CELL = "#fffdf8"
GREY_CELL = "#ddd6c8"
PRINT = "#2f2a24"  # what is printed
QUIET = "#6b6154"  # what is printed and of less weight
PEN = "#1d2f63"  # what the player's pen writes
FOX = "#d4500f"  # what can be done now, and the fox himself
FOX_EDGE = "#8a2f05"
FOX_LIGHT = "#fff4e6"
WOOD = "#b98350"
WOOD_EDGE = "#7d522a"
FELT = "#2e5b4e"
FELT_EDGE = "#234539"

FONT = "Rubik, ui-rounded, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"


@dataclass(frozen=True)
class Colour:
    """One area's colours.

    `tint` lies under the cells, `line` goes round them, `solid` is the band with the letter, `on_solid` the words on
    it, `word` is for words on paper. `pattern` is a path in a square of `size`; `filled` patterns have no strokes.
    """

    tint: str
    line: str
    solid: str
    on_solid: str
    word: str
    pattern: str
    size: float
    filled: bool = False

    @property
    def shade(self) -> str:
        """A stronger tint, for cells that stand out among the others of their area."""
        parts = [(int(self.tint[at : at + 2], 16), int(self.solid[at : at + 2], 16)) for at in (1, 3, 5)]
        return "#" + "".join(f"{round(0.7 * tint + 0.3 * solid):02x}" for tint, solid in parts)


COLOURS = {
    "yellow": Colour(
        "#ffeeb0", "#8f6a00", "#f6c524", PRINT, "#765700",
        "M2 0A2 2 0 1 0 2 4A2 2 0 1 0 2 0M7 5A2 2 0 1 0 7 9A2 2 0 1 0 7 5", 10, filled=True,
    ),
    "blue": Colour(
        "#d2e4f8", "#2063b0", "#2063b0", CELL, "#1c589e",
        "M-2 10L10 -2M2 14L14 2M-8 4L4 -8", 8,
    ),
    "green": Colour(
        "#d3ebcc", "#2b7a38", "#2b7a38", CELL, "#256c31",
        "M1 6Q1 1 6 1Q6 6 1 6ZM7 12Q7 7 12 7Q12 12 7 12Z", 13, filled=True,
    ),
    "orange": Colour(
        "#ffdcb8", "#b05600", "#f09136", PRINT, "#964900",
        "M0 7L5 2L10 7", 10,
    ),
    "purple": Colour(
        "#e7daf4", "#70409f", "#70409f", CELL, "#643990",
        "M0 5L5 0L10 5L5 10Z", 10,
    ),
    "turquoise": Colour(
        "#caecea", "#0a7773", "#0a7773", CELL, "#086a67",
        "M0 4Q3 1 6 4T12 4M0 10Q3 7 6 10T12 10", 12,
    ),
    "brown": Colour(
        "#ead9c7", "#7a4a26", "#7a4a26", CELL, "#6b4020",
        "M0 0H14M0 7H14M3 0V7M10 7V14", 14,
    ),
    "pink": Colour(
        "#fbd5e4", "#b92c73", "#b92c73", CELL, "#a42565",
        "M0 6A6 6 0 0 1 12 6M-6 12A6 6 0 0 1 6 12M6 12A6 6 0 0 1 18 12", 12,
    ),
    "red": Colour(
        "#fad3cd", "#bd2626", "#bd2626", CELL, "#ab2020",
        "M3 1V7M0 4H6M10 8V14M7 11H13", 14,
    ),
}  # fmt: skip
