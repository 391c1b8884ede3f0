"""One measured number and what it should be."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Result:
    """A number; `most` and `least` are what was asked for."""

    what: str
    value: float
    unit: str
    least: float | None = None
    most: float | None = None

    def reached(self) -> bool:
        """Tell whether the number is as asked for."""
        return (self.least is None or self.value >= self.least) and (self.most is None or self.value <= self.most)

    def value_text(self) -> str:
        """Return the number with its unit."""
        return _text(self.value, self.unit)

    def goal_text(self) -> str:
        """Return what was asked for."""
        if self.least is not None:
            return f"≥ {_text(self.least, self.unit)}"
        return f"≤ {_text(self.most, self.unit)}" if self.most is not None else ""

    def as_dict(self) -> dict[str, Any]:
        """Return everything for JSON."""
        return {**asdict(self), "reached": self.reached()}


def _text(value: float, unit: str) -> str:
    number = f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
    return f"{number} {unit}"
