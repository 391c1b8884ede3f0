"""A long sheet in two columns, for a page that is wide rather than high."""

from collections.abc import Sequence
from itertools import product

from foxdice.draw.parts import MARGIN, WIDTH
from foxdice.draw.svg import Element, group

Part = tuple[float, Element]  # where it begins, and what it is


def two_columns(parts: Sequence[Part], bottom: float) -> tuple[list[Element], float]:
    """Return the parts in two columns that are about as high as each other, and their height.

    The first two parts stay on the left, below the title, and in the text all keep their order. What one column is
    shorter than the other lies between its parts.
    """
    tops = [top for top, _ in parts]
    heights = [below - top for top, below in zip(tops, [*tops[1:], bottom], strict=True)]
    columns = min(
        ((0, 0, *rest) for rest in product((0, 1), repeat=len(parts) - 2)),
        key=lambda sides: _height(sides, heights, tops[0]),
    )
    whole = _height(columns, heights, tops[0])
    places = {}
    for column, begin in enumerate((tops[0], float(MARGIN))):
        own = [part for part, side in enumerate(columns) if side == column]
        spare = whole - begin - sum(heights[part] for part in own)
        between = spare / (len(own) - 1) if len(own) > 1 else 0
        y = begin
        for part in own:
            places[part] = _moved(column * WIDTH, y - tops[part])
            y += heights[part] + between
    return [group(element, transform=places[part]) for part, (_, element) in enumerate(parts)], whole


def _height(sides: Sequence[int], heights: Sequence[float], top: float) -> float:
    left, right = (sum(height for side, height in zip(sides, heights, strict=True) if side == one) for one in (0, 1))
    return max(top + left, MARGIN + right)


def _moved(x: float, y: float) -> str:
    return f"translate({x:g} {y:g})"
