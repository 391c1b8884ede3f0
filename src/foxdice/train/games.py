"""Many games in step, compiled, on several threads."""

import itertools
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from foxdice.core import AnyGame, compiled, deciding
from foxdice.judge import learning
from foxdice.judge.network import Floats, Rows
from foxdice.train import lockstep
from foxdice.train.learner import SCALE

MODULE = lockstep.__name__
SLIPS = (4.0, 8.0, 14.0, 30.0)  # by how many points weaker players misjudge positions
ANY_MOVE = -1.0
LONGEST = 60  # choices of a player; the moment from which on a weaker one plays its best is drawn up to here
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


class Rival(NamedTuple):
    """A network that does not learn, and plays by its own values."""

    values: Callable[[Rows], Floats]  # in hundreds of points or percent, as a learner's
    margin: float  # what part of an end is points ahead, as it was learned


class Others(NamedTuple):
    """What the others see after the moves: rows, and for each row valued which of them are its others', -1 nobody."""

    rows: Rows
    places: Integers


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

    def others(self) -> Others | None:
        """Return what the others see after the moves, None where moves are not chosen for winning by it."""
        ...

    def choose(self, values: Floats) -> Kept:
        """Carry out the best of what was valued; return what to learn from."""
        ...

    def outcome(self) -> Floats:
        """Return what the games came to, as it is learned: outcome[game, player, part]."""
        ...

    def measured(self) -> npt.NDArray[np.float64]:
        """Return what counts, in which the mean of many is how good the learner is."""
        ...

    def close(self) -> None:
        """Let the threads go."""
        ...


class Games:
    """So many games, all at their next choice. `seats` is the number of players of each.

    A share of the players is `weaker`: they misjudge positions up to some moment, then take any move at all, and
    play their best from there on. So what weak players come to is learned too, and what any move is worth, but not
    weak play. With `everybody` there is after every choice what is known of everybody: everybody[game, seat].
    """

    def __init__(
        self,
        game: AnyGame,
        seats: Integers,
        buffer: Buffer = plain_buffer,
        threads: int = 0,
        weaker: float = 0.0,
        winning: bool = False,
        everybody: bool = False,
    ) -> None:
        modules = compiled.compile_source(learning.source(game, deciding.__name__, MODULE))
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
        self.everybody = np.zeros((n if everybody else 0, int(seats.max()), self.size), np.uint8)
        self._winning = winning
        self._left = buffer(n * 8 if winning else 0, self.size)
        self._parts = len(game.sheet.areas) + 1
        self._weaker = weaker
        self._slips = np.zeros((n, int(seats.max())))
        self._weak_until = np.zeros((n, int(seats.max())), np.int64)

    def start(self, seed: int, different: int = 0) -> None:
        """Begin anew, seeded one after the other; with `different`, so many seeds and then the same again."""
        seeds = seed + np.arange(len(self.seats)) % (different or len(self.seats))
        if self._weaker:
            random = np.random.default_rng(seed)
            shape = self._slips.shape
            self._weak_until = random.integers(0, LONGEST * self.seats[:, None], shape)
            self._weak_until *= random.random(shape) < self._weaker
            self._slips = np.where(self._weak_until > 0, random.choice(SLIPS, shape) / SCALE, 0.0)

        def start(part: slice, _: Any) -> None:
            states, randoms = self._states[part], self._randoms[part]
            self._step.start(states, self._blank, randoms, self.seats[part], seeds[part])
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
            randoms, slips, offsets = self._randoms[part], self._slips[part], self._offsets[part]
            self._step.choose(states, randoms, moves, counts, players, offsets, values, slips, chosen)
            self._step.watch(states, scratch, players, chosen, self._watchers[part], self._turn, self._watched[part])
            if len(self.everybody):
                self._step.look_at_all(states, scratch, players, chosen, self.everybody[part])
            self._step.go_on(states, randoms, moves, counts, deciding)

        self._each(choose)
        self._turn += 1
        every = np.arange(len(self.seats))
        here = self._chosen >= 0
        slips = self._slips[every, self.players]
        alive = np.flatnonzero(here & (slips <= 0))
        if self._weaker:
            any_move = np.flatnonzero(here & (slips < 0))
            self._slips[any_move, self.players[any_move]] = 0
        watched = np.flatnonzero((self._watchers >= 0) & (self._slips[every, self._watchers] == 0))
        if self._weaker:
            self._slips[(self._slips > 0) & (self._weak_until <= self._turn)] = ANY_MOVE
        more = Watched(self._watched[watched], watched, self._watchers[watched]) if len(watched) else None
        return Kept(self._chosen[alive], alive, self.players[alive], more)

    def points(self) -> Integers:
        """Return everybody's points by area, the bonus points last: points[game, player, area]."""
        points = np.zeros((len(self.seats), int(self.seats.max()), self._parts), np.int64)
        self._each(lambda part, _: self._step.results(self._states[part], self.seats[part], points[part]))
        return points

    def others(self) -> Others | None:
        """Return what the others see after the moves, None where moves are not chosen for winning by it.

        Where moves leave the others the same they are written once.
        """
        if not self._winning:
            return None
        groups = np.zeros(len(self.seats), np.int64)
        self._each(
            lambda part, _: self._step.count_groups(
                self._states[part], self._counts[part], self._deciding[part], groups[part]
            )
        )
        sizes = groups * (self.seats - 1)
        offsets = np.cumsum(sizes) - sizes
        if sizes.sum() > len(self._left):
            self._left = self._buffer(int(sizes.sum()) * 5 // 4, self.size)
        self._each(
            lambda part, scratch: self._step.look_at_others(
                self._states[part],
                scratch,
                self._moves[part],
                self._deciding[part],
                offsets[part],
                groups[part],
                self._left,
            )
        )
        game = np.repeat(np.arange(len(self.seats)), self._counts)
        move = np.arange(len(game)) - self._offsets[game]
        first = offsets[game] + np.where(groups[game] > 1, move, 0) * (self.seats[game] - 1)
        seats = np.arange(int(self.seats.max()) - 1)
        places = np.where(seats < self.seats[game][:, None] - 1, first[:, None] + seats, -1)
        return Others(self._left[: int(sizes.sum())], places)

    @property
    def choices(self) -> Integers:
        """Among how many moves each game chooses now."""
        return self._counts

    @property
    def deciding(self) -> Integers:
        """Who chooses now in each game."""
        return self._deciding

    def outcome(self) -> Floats:
        """Return everybody's points by area in hundreds."""
        return (self.points() / SCALE).astype(np.float32)

    def measured(self) -> npt.NDArray[np.float64]:
        """Return the points of everybody who played their best from the beginning."""
        points = self.points().sum(axis=2)
        counts = (np.arange(points.shape[1]) < self.seats[:, None]) & (self._weak_until == 0)
        return np.asarray(points[counts], np.float64)

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown()

    def _each(self, work: Callable[[slice, Any], None]) -> None:
        list(self._pool.map(work, self._slices, self._scratches))
