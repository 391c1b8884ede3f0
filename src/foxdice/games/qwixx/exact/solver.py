"""Solve Qwixx: work out every position once, keep the result."""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from foxdice import core
from foxdice.core import GameError, compiled
from foxdice.core.source import Source
from foxdice.games.qwixx.exact import policy, positions, sweep
from foxdice.games.qwixx.sheet import PENALTY_BOXES

CHUNK = 4096  # positions a thread works out at a time
Worth = npt.NDArray[np.float64]
Progress = Callable[[int, int], None]


class NeedsCompiler(GameError):
    """What was asked for takes hours without the compiler."""


@dataclass(frozen=True)
class Solution:
    """Qwixx solved: `worth[position, wait, penalties]` as in `sweep`, and what a game is worth at its start."""

    players: int
    play_on: bool  # action 2 is played even when the second row has been closed in action 1
    worth: Worth
    file: Path
    seconds: float  # it took to solve; 0 when it was read from the file

    @property
    def value(self) -> float:
        """The expected points of the first seat with perfect play."""
        empty = positions.EMPTY
        return float(self.worth[positions.position_of(empty, empty, empty, empty), 0, 0])

    def summary(self) -> dict[str, Any]:
        """Return the result, ready for JSON."""
        return {
            "game": "qwixx",
            "players": self.players,
            "play_on": self.play_on,
            "value": self.value,
            "positions": self.worth.size,
            "seconds": round(self.seconds, 3),
            "file": str(self.file),
        }


def source() -> Source:
    """Return the game's rules together with the solver and the player over them."""
    return core.get("qwixx").source.with_modules((positions.__name__, sweep.__name__, policy.__name__))


def solve(
    players: int = 1,
    *,
    play_on: bool = False,
    progress: Progress = lambda _done, _all: None,
    folder: Path | None = None,
) -> Solution:
    """Return the solution of the solitaire, or of the friendly game of several who all play for points.

    With several, each of one's own turns is followed by a turn of each of the others, in which only the white sum
    counts, and nobody else closes a row. It is computed once and kept in the folder, which is otherwise one of the
    user's cache; `progress` hears how many positions of how many are done.

    Raises `WrongPlayers`, and `NeedsCompiler` where Numba is missing.
    """
    game = core.get("qwixx")
    game.check_players(players)
    file = _file(players, play_on, folder)
    worth = _read(file, players)
    if worth is not None:
        return Solution(players, play_on, worth, file, 0.0)
    if not compiled.available():
        raise NeedsCompiler("needs-compiler")
    begun = time.perf_counter()
    worth = _work_out(players, play_on, progress)
    _write(file, worth)
    return Solution(players, play_on, worth, file, time.perf_counter() - begun)


def at_hand(players: int) -> Solution | None:
    """Return the solution where it was worked out before, or None: that takes a while."""
    file = _file(players, False, None)
    worth = _read(file, players)
    return None if worth is None else Solution(players, False, worth, file, 0.0)


def _file(players: int, play_on: bool, folder: Path | None) -> Path:
    folder = folder or compiled.cache_folder(source(), "qwixx-exact")
    return folder / f"{players}{'-play-on' if play_on else ''}.npy"


def _work_out(players: int, play_on: bool, progress: Progress) -> Worth:
    """Go through all positions, those with most behind them first; of one depth none comes after another."""
    module = compiled.compile_source(source())[sweep.__name__]
    rows, depths = _positions()
    worth = np.zeros((positions.POSITIONS, players, PENALTY_BOXES))

    def work_out(span: tuple[int, int]) -> int:
        module.sweep(rows, *span, int(play_on), worth)
        return span[1]

    with ThreadPoolExecutor(os.cpu_count()) as threads:
        for first, last in _same_depth(depths):
            for done in threads.map(work_out, _chunks(first, last)):
                progress(done, len(rows))
    return worth


def _positions() -> tuple[Any, Any]:
    """Return all positions in which the game goes on as states of rows, the deepest first, and their depths."""
    more, less = (half.astype(np.int16) for half in np.tril_indices(positions.STATES))
    one, other = np.tril_indices(positions.PAIRS)
    rows = np.stack([more[one], less[one], more[other], less[other]], axis=1)
    rows = rows[(rows == positions.CLOSED).sum(axis=1) < 2]
    depths = np.array(positions.DEPTH)[rows].sum(axis=1)
    order = np.argsort(-depths, kind="stable")
    return rows[order].astype(np.int64), depths[order]


def _same_depth(depths: Any) -> Iterator[tuple[int, int]]:
    ends = [0, *(np.flatnonzero(np.diff(depths)) + 1).tolist(), len(depths)]
    yield from pairwise(ends)


def _chunks(first: int, last: int) -> Iterator[tuple[int, int]]:
    for at in range(first, last, CHUNK):
        yield at, min(at + CHUNK, last)


def _read(file: Path, players: int) -> Worth | None:
    """Return the table in a file, mapped into memory, or None when there is none that is whole."""
    try:
        worth: Worth = np.asarray(np.load(file, mmap_mode="r"))
    except (OSError, ValueError, EOFError):
        return None
    return worth if worth.shape == (positions.POSITIONS, players, PENALTY_BOXES) else None


def _write(file: Path, worth: Worth) -> None:
    """Write a table so that nobody ever reads half of it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(f".{os.getpid()}.part")
    with part.open("wb") as stream:
        np.save(stream, worth)
    part.replace(file)
