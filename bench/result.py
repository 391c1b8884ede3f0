"""One measured number and what it should be; and how numbers are told."""

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rich.console import Console
from rich.table import Table


@dataclass(frozen=True)
class Result:
    """A number; `max` and `min` are what was asked for."""

    what: str
    value: float
    unit: str
    min: float | None = None
    max: float | None = None

    def reached(self) -> bool:
        """Tell whether the number is as asked for."""
        return (self.min is None or self.value >= self.min) and (self.max is None or self.value <= self.max)

    def value_text(self) -> str:
        """Return the number with its unit."""
        return _text(self.value, self.unit)

    def goal_text(self) -> str:
        """Return what was asked for."""
        if self.min is not None:
            return f"≥ {_text(self.min, self.unit)}"
        return f"≤ {_text(self.max, self.unit)}" if self.max is not None else ""

    def as_dict(self) -> dict[str, Any]:
        """Return everything for JSON."""
        return {**asdict(self), "reached": self.reached()}


def tell(results: Sequence[Result], title: str) -> None:
    """Print what came out beside what was asked for; with --json for programs."""
    if "--json" in sys.argv:
        print(json.dumps([result.as_dict() for result in results], indent=1))
        return
    table = Table("what", "measured", "goal", "", title=title)
    for result in results:
        table.add_row(result.what, result.value_text(), result.goal_text(), "ok" if result.reached() else "below")
    Console().print(table)


def _text(value: float, unit: str) -> str:
    number = f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
    return f"{number} {unit}"
