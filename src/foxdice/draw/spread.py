"""A long sheet in two columns, for a page that is wide rather than high."""

from collections.abc import Sequence

from foxdice.draw.parts import MARGIN, WIDTH
from foxdice.draw.svg import Element, group

Part = tuple[float, Element]  # where it begins, and what it is


def two_columns(parts: Sequence[Part], bottom: float) -> tuple[list[Element], float]:
    """Return the parts in two columns and their height; the last part stands below the first column.

    In the text they keep their order.
    """
    *upper, (last_top, last) = parts
    last_height = bottom - last_top

    def height(split: int) -> float:
        top = upper[split][0]
        return max(top + last_height, MARGIN + last_top - top + MARGIN)

    split = min(range(1, len(upper)), key=height)
    left, right = upper[:split], upper[split:]
    beside = group(*(element for _, element in right), transform=_moved(WIDTH, MARGIN - right[0][0]))
    below = group(last, transform=_moved(0, height(split) - bottom))
    return [*(element for _, element in left), beside, below], height(split)


def _moved(x: float, y: float) -> str:
    return f"translate({x:g} {y:g})"
