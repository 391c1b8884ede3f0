"""How far a judge may be wrong, as it was measured (`python -m bench.coach_calibration`), by the round of the game."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from foxdice import core
from foxdice.core import AnyGame
from foxdice.judge.weight_files import table_size

FILE = "calibration.json"  # in the folder of a game


@dataclass(frozen=True)
class Calibration:
    """Standard deviations of what a judge says, round by round, or only one where a game has no fixed number of rounds.

    `values` are those of a value, `differences` those of the difference between two moves.
    """

    values: tuple[float, ...]
    differences: tuple[float, ...]

    def value(self, game: AnyGame, state: Any) -> float:
        """Return how far a value may be wrong in a state."""
        return self.values[_stage(game, state, len(self.values))]

    def difference(self, game: AnyGame, state: Any) -> float:
        """Return how far the difference between two moves may be wrong in a state."""
        return self.differences[_stage(game, state, len(self.differences))]


EXACT = Calibration((0.0,), (0.0,))
UNMEASURED = Calibration((5.0,), (0.5,))  # about what the games in this package have on average


@cache
def calibration(game: AnyGame, players: int) -> Calibration:
    """Return how far the networks of a game may be wrong at tables of so many."""
    file = files(core.edition(game).package) / FILE
    measured: Mapping[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    found = measured.get(game.id, {}).get(table_size(players))
    return Calibration(tuple(found["values"]), tuple(found["differences"])) if found else UNMEASURED


def _stage(game: AnyGame, state: Any, stages: int) -> int:
    return min(game.tabletop(state).round or 1, stages) - 1
