"""The small kit that writes SVG, and the pen."""

from xml.etree import ElementTree

import pytest

from foxdice.draw import ink
from foxdice.draw.svg import element, group, number


def test_text_and_attributes_are_escaped() -> None:
    svg = str(element("text", "1 < 2 & 3", aria_label='say "<&>"', class_="print"))
    read = ElementTree.fromstring(svg)
    assert read.text == "1 < 2 & 3"
    assert read.attrib == {"aria-label": 'say "<&>"', "class": "print"}


def test_attributes_without_a_value_are_left_out() -> None:
    assert str(element("g", id=None, x=1)) == '<g x="1"/>'


def test_groups_are_written_line_by_line() -> None:
    assert (
        str(group(element("title", "a"), element("path", d="M0 0")))
        == '<g>\n <title>a</title>\n <path d="M0 0"/>\n</g>'
    )


@pytest.mark.parametrize(
    ("value", "text"), [(1, "1"), (2.0, "2"), (0.126, "0.1"), (-0.01, "0"), (10.5, "10.5"), (100, "100")]
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text


def test_a_hand_is_irregular_but_always_the_same() -> None:
    assert str(ink.cross("yellow-1-1", 0, 0, 20, 20)) == str(ink.cross("yellow-1-1", 0, 0, 20, 20))
    assert str(ink.cross("yellow-1-1", 0, 0, 20, 20)) != str(ink.cross("yellow-1-2", 0, 0, 20, 20))
    assert str(ink.ring("a", 0, 0, 20, 20)) != str(ink.ring("b", 0, 0, 20, 20))


def test_a_cross_is_two_strokes_and_every_digit_can_be_written() -> None:
    assert len(ink.cross("a", 0, 0, 20, 20).children) == 2
    strokes = [len(ink.written("a", 0, 0, 20, digit).children) for digit in range(10)]
    assert strokes == [1, 1, 1, 1, 2, 1, 1, 2, 1, 1]
    assert len(ink.written("a", 0, 0, 20, -15).children) == 3
