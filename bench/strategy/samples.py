"""Numbers of which one wants the mean, and how far that may be off."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev


def mean(name: str, values: Sequence[float]) -> dict[str, float]:
    """Return the mean under a name, and beside it how far it may be off: one standard error."""
    return {name: fmean(values), f"{name}_error": stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0}


def percent(part: float, whole: float) -> float:
    """Return what part of a whole something is, in percent; 0 of nothing."""
    return 100 * part / whole if whole else 0.0
