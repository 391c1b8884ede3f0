"""Colours can be told from paper, and areas from each other without colours."""

import pytest

from foxdice.draw.palette import CELL, COLOURS, FOX, GREY_CELL, PAPER, PEN, PRINT, QUIET, Colour

every_colour = pytest.mark.parametrize("colour", COLOURS.values(), ids=COLOURS)
WORDS, EDGES = 4.5, 3.0


def light(colour: str) -> float:
    """Return the relative luminance of a colour, as WCAG defines it."""
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, 1 to 21."""
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_contrast_is_what_wcag_says() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@every_colour
def test_words_can_be_read(colour: Colour) -> None:
    for back in (PAPER, CELL, colour.tint):
        assert contrast(colour.word, back) >= WORDS
    assert contrast(colour.on_solid, colour.solid) >= WORDS
    assert contrast(PRINT, colour.tint) >= WORDS


@every_colour
def test_cells_stand_out(colour: Colour) -> None:
    for back in (PAPER, CELL, colour.tint):
        assert contrast(colour.line, back) >= EDGES
    assert contrast(PEN, colour.tint) >= EDGES


def test_print_pen_and_fox_stand_out() -> None:
    for back in (PAPER, CELL):
        assert contrast(PRINT, back) >= WORDS
        assert contrast(QUIET, back) >= WORDS
        assert contrast(PEN, back) >= WORDS
        assert contrast(FOX, back) >= EDGES
    assert contrast(PRINT, GREY_CELL) >= WORDS
    assert contrast(PEN, GREY_CELL) >= WORDS


def test_every_area_has_a_pattern_of_its_own() -> None:
    assert len({colour.pattern for colour in COLOURS.values()}) == len(COLOURS)
