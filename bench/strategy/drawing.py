"""Bars for the strategy pages: they stand on their own ground, so that they are read by day and by night."""

from collections.abc import Mapping
from typing import Final

WIDTH: Final = 460
LEFT: Final = 120  # room for words
RIGHT: Final = 60  # and for numbers
ROW: Final = 28
INKS: Final = {
    "yellow": "#d9a400", "blue": "#3b7dd8", "green": "#3f9b4f", "orange": "#e07b28", "purple": "#8e5bb5",
    "turquoise": "#1fa3a3", "brown": "#8a5a35", "pink": "#d65a9a", "red": "#cf3b3b",
}  # fmt: skip
PLAIN: Final = "#5a6b7b"


def bars(title: str, values: Mapping[str, tuple[str, float, str]]) -> str:
    """Draw a bar for each word, by key: what it is called, how much it is, and how that is written."""
    highest = max((value for _, value, _ in values.values()), default=0) or 1
    height = ROW * len(values) + 12
    rows = []
    for row, (key, (word, value, written)) in enumerate(values.items()):
        top, length = 8 + ROW * row, (WIDTH - LEFT - RIGHT) * max(value, 0) / highest
        rows.append(
            f'<text x="{LEFT - 8}" y="{top + 15}" text-anchor="end">{word}</text>'
            f'<rect x="{LEFT}" y="{top}" width="{length:.1f}" height="20" rx="3" fill="{INKS.get(key, PLAIN)}"/>'
            f'<text x="{LEFT + length + 6:.1f}" y="{top + 15}">{written}</text>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" font-family="system-ui,sans-serif" font-size="14"><title>{title}</title>'
        f'<rect width="{WIDTH}" height="{height}" rx="8" fill="#fff"/><g fill="#222">{"".join(rows)}</g></svg>\n'
    )
