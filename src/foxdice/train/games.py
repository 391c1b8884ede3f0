"""Many games in step, compiled, on several threads."""

import itertools
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from foxdice.core import AnyGame, compiled
from foxdice.judge import learning
from foxdice.judge.network import Floats, Rows
from foxdice.train import lockstep
from foxdice.train.learner import SCALE

MODULE = lockstep.__name__
Buffer = Callable[[int, int], Rows]
Integers = npt.NDArray[np.int64]


def plain_buffer(rows: int, size: int) -> Rows:
    """Return room for so many rows."""
    return np.zeros((rows, size), np.uint8)


class Watched(NamedTuple):
    """Further rows to learn from, which nobody has valued: in which games they are, and whose view they show."""

    rows: Rows
    games: Integers
    players: Integers


class Kept(NamedTuple):
    """Rows to learn from: their places among those valued, in which games they are, and whose view they show."""

    places: Integers
    games: Integers
    players: Integers
    watched: Watched | None = None


NOTHING_KEPT = Kept(*(np.zeros(0, np.int64),) * 3)


class GamesInStep(Protocol):
    """Many games in step, as a learner plays them: look at rows, value them, choose."""

    @property
    def explores(self) -> bool:
        """Whether the values asked for now decide about moves, so that noise on them tries something out."""
        ...

    def start(self, seed: int) -> None:
        """Begin anew."""
        ...

    def look(self) -> Rows:
        """Return the rows to be valued next, none once all games are over."""
        ...

    def choose(self, values: Floats) -> Kept:
        """Carry out the best of what was valued; return what to learn from."""
        ...

    def outcome(self) -> Floats:
        """Return what the games came to, as it is learned: outcome[game, player]."""
        ...

    def measured(self) -> npt.NDArray[np.float64]:
        """Return what counts, in which the mean of many is how good the learner is."""
        ...

    def close(self) -> None:
        """Let the threads go."""
        ...


class Games:
    """So many games, all at their next choice. `seats` is the number of players of each."""

    def __init__(self, game: AnyGame, seats: Integers, buffer: Buffer = plain_buffer, threads: int = 0) -> None:
        modules = compiled.compile_source(learning.source(game, MODULE))
        self._step = modules[MODULE]
        self.size: int = modules[learning.features_module(game)].SIZE
        self.seats = seats
        n = len(seats)
        threads = min(threads or os.cpu_count() or 1, n)
        self._pool = ThreadPoolExecutor(threads)
        cuts = np.linspace(0, n, threads + 1).astype(int)
        self._slices = [slice(a, b) for a, b in itertools.pairwise(cuts) if b > a]
        self._states = compiled.new_records(game, n)
        self._blank = compiled.new_records(game, 1)
        self._scratches = [compiled.new_records(game, 1) for _ in self._slices]
        self._randoms = np.zeros((n, 1), np.int64)
        self._moves = np.zeros((n, game.max_moves), np.int64)
        self._counts = np.zeros(n, np.int64)
        self._offsets = np.zeros(n, np.int64)
        self._chosen = np.zeros(n, np.int64)
        self._buffer = buffer
        self._rows = buffer(n * 8, self.size)
        self._deciding = np.zeros(n, np.int64)
        self.players = np.zeros(n, np.int64)
        self.explores = True  # every choice is a move
        self._watchers = np.zeros(n, np.int64)
        self._watched = plain_buffer(n, self.size)
        self._turn = 0

    def start(self, seed: int) -> None:
        """Begin anew."""

        def start(part: slice, _: Any) -> None:
            states, randoms = self._states[part], self._randoms[part]
            self._step.start(states, self._blank, randoms, self.seats[part], seed + part.start)
            self._step.go_on(states, randoms, self._moves[part], self._counts[part], self._deciding[part])

        self._each(start)
        self._turn = 0

    def look(self) -> Rows:
        """Return what all the moves of all games lead to, no rows once all are over."""
        np.cumsum(self._counts[:-1], out=self._offsets[1:])
        rows = int(self._offsets[-1] + self._counts[-1])
        if rows > len(self._rows):
            self._rows = self._buffer(rows * 5 // 4, self.size)
        self._each(
            lambda part, scratch: self._step.look(
                self._states[part],
                scratch,
                self._moves[part],
                self._counts[part],
                self._deciding[part],
                self._offsets[part],
                self._rows,
            )
        )
        return self._rows[:rows]

    def choose(self, values: Floats) -> Kept:
        """Carry out the best move of every game and go on; return the rows chosen.

        With several players at a table one of the others watches, another one in each turn.
        """

        # One call for all of it: handing work to threads costs more than some of the work.
        def choose(part: slice, scratch: Any) -> None:
            states, moves, counts, deciding = (
                self._states[part],
                self._moves[part],
                self._counts[part],
                self._deciding[part],
            )
            players, chosen = self.players[part], self._chosen[part]
            players[:] = deciding
            self._step.choose(states, moves, counts, players, self._offsets[part], values, chosen)
            self._step.watch(states, scratch, players, chosen, self._watchers[part], self._turn, self._watched[part])
            self._step.go_on(states, self._randoms[part], moves, counts, deciding)

        self._each(choose)
        self._turn += 1
        alive = np.flatnonzero(self._chosen >= 0)
        watched = np.flatnonzero(self._watchers >= 0)
        more = Watched(self._watched[watched], watched, self._watchers[watched]) if len(watched) else None
        return Kept(self._chosen[alive], alive, self.players[alive], more)

    def totals(self) -> Integers:
        """Return everybody's points: totals[game, player]."""
        points = np.zeros((len(self.seats), int(self.seats.max())), np.int64)
        self._each(lambda part, _: self._step.totals(self._states[part], self.seats[part], points[part]))
        return points

    @property
    def choices(self) -> Integers:
        """Among how many moves each game chooses now."""
        return self._counts

    def parts(self, count: int) -> Integers:
        """Return the first player's points by area, the bonus points last: parts[game, area]."""
        points = np.zeros((len(self.seats), count), np.int64)
        self._each(lambda part, _: self._step.parts_of_first(self._states[part], points[part]))
        return points

    def outcome(self) -> Floats:
        """Return everybody's points in hundreds."""
        return (self.totals() / SCALE).astype(np.float32)

    def measured(self) -> npt.NDArray[np.float64]:
        """Return everybody's points."""
        totals = self.totals()
        return totals[np.arange(totals.shape[1]) < self.seats[:, None]].astype(np.float64)

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown()

    def _each(self, work: Callable[[slice, Any], None]) -> None:
        list(self._pool.map(work, self._slices, self._scratches))
