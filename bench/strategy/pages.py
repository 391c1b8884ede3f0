"""Pages and diagrams from what was measured: words in `pages/GAME.LANGUAGE.md`, numbers in `docs/learn/measured.json`.

A picture in a page, `![words](GAME-KEY.LANGUAGE.svg)`, is drawn from the numbers under that key; what its bars are
called stands in `pages/names.json`.
"""

import json
import re
from pathlib import Path
from typing import Any

from bench.strategy.drawing import bars

HERE = Path(__file__).parent / "pages"
LEARN = Path(__file__).parents[2] / "docs" / "learn"
MEASURED = LEARN / "measured.json"
LANGUAGES = ("en", "de", "ru")
DECIMALS = {"en": ".", "de": ",", "ru": ","}
PERCENT = {"first", "rerolled", "skipped", "takes", "goes_on"}


class Number(float):
    """A number as a language writes it."""

    def __new__(cls, value: float, point: str) -> "Number":
        """Make it."""
        made = super().__new__(cls, value)
        made.point = point
        return made

    point: str

    def __format__(self, how: str) -> str:
        """Write it as `how` says, `.0f` without one."""
        return format(float(self), how or ".0f").replace("-", "−").replace(".", self.point)


def files(measured: dict[str, Any]) -> dict[str, str]:
    """Return all pages and pictures by the names of their files."""
    names = json.loads((HERE / "names.json").read_text(encoding="utf-8"))
    found = {}
    for game, numbers in measured.items():
        for language in LANGUAGES:
            text = (HERE / f"{game}.{language}.md").read_text(encoding="utf-8")
            page = text.format(**_flat(numbers, DECIMALS[language]))
            found[f"{game}-{language}.md"] = page
            for title, file, key in re.findall(rf"!\[([^\]]+)\]\(({game}-(\w+)\.{language}\.svg)\)", page):
                found[file] = _draw(title, numbers[key], key, names[language], DECIMALS[language])
    return found


def write(measured: dict[str, Any]) -> None:
    """Write pages and pictures."""
    for name, content in files(measured).items():
        (LEARN / name).write_text(content, encoding="utf-8")


def _flat(numbers: dict[str, Any], point: str, before: str = "") -> dict[str, Number]:
    flat: dict[str, Number] = {}
    for name, value in numbers.items():
        if isinstance(value, dict):
            flat |= _flat(value, point, f"{before}{name}_")
        else:
            flat[before + name] = Number(value, point)
    return flat


def _draw(title: str, values: dict[str, float], key: str, names: dict[str, str], point: str) -> str:
    ending = " %" if key in PERCENT else ""
    how = ".1f" if key == "worth" else ".0f"
    return bars(
        title,
        {
            name: (names.get(f"{key}.{name}", names.get(name, name)), value, format(Number(value, point), how) + ending)
            for name, value in values.items()
            if f"{key}.{name}" in names or name in names or name.isdigit()
        },
    )
