"""Many games of Qwixx in step, compiled, on several threads: learners against each other, rivals and the zoo."""

import itertools
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from foxdice.core import AnyGame, compiled
from foxdice.games.qwixx.bots import turn, zoo
from foxdice.games.qwixx.state import OVER
from foxdice.games.qwixx.training import turns
from foxdice.judge import learning
from foxdice.judge.network import Floats
from foxdice.train.games import NOTHING_KEPT, Buffer, Integers, Kept, Rival, plain_buffer

MODULE = turns.__name__
MAX_PLAYERS = 5


class QwixxGames:
    """So many games, all in the same part of a turn. `seats` is the number of players of each.

    In a share of the games (`against_zoo`) one seat learns, and each of the others is taken by any of the rivals or, in
    the share `tempered`, of the zoo; in the rest of the games all learn. Rivals play by their networks as the bot does
    (`bots.learned`), without noise, and nothing is learned from their view.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: Integers,
        buffer: Buffer = plain_buffer,
        threads: int = 0,
        against_zoo: float = 0.0,
        margin: float = 0.0,
        rivals: Sequence[Rival] = (),
        tempered: float = 0.0,
        tempers: Sequence[int] = tuple(range(zoo.KINDS)),
    ) -> None:
        modules = compiled.compile_source(learning.source(game, MODULE))
        self._turns = modules[MODULE]
        self._size: int = modules[learning.features_module(game)].SIZE
        self.seats = seats
        self._against_zoo = against_zoo
        self._rivals = rivals
        self._tempered = tempered if rivals else 1.0
        self._tempers = np.array(tempers)  # who of the zoo is met
        self._margins = np.array([margin, *(rival.margin for rival in rivals)])
        minds = len(self._margins)
        n = len(seats)
        threads = min(threads or os.cpu_count() or 1, n)
        self._pool = ThreadPoolExecutor(threads)
        cuts = np.linspace(0, n, threads + 1).astype(int)
        self._slices = [slice(a, b) for a, b in itertools.pairwise(cuts) if b > a]
        self._scratches = [compiled.new_records(game, 1) for _ in self._slices]
        self._moves = [np.zeros(game.max_moves, np.int64) for _ in self._slices]
        self._states = compiled.new_records(game, n)
        self._blank = compiled.new_records(game, 1)
        self._randoms = np.zeros((n, 1), np.int64)
        self.kinds = np.full((n, MAX_PLAYERS), turns.LEARNER, np.int64)
        self._plans = np.zeros((n, MAX_PLAYERS, turn.MAX_PLANS), np.int64)
        self._found = np.zeros((n, MAX_PLAYERS), np.int64)
        self._guessed = np.zeros((n, minds, MAX_PLAYERS), np.int64)
        self._chosen = np.zeros((n, MAX_PLAYERS), np.int64)
        self._counts = np.zeros((n, minds), np.int64)
        self._offsets = np.zeros((n, minds), np.int64)
        self._last = np.zeros(minds, np.int64)  # where the rows of each network end
        self._buffer = buffer
        self._rows = buffer(n * 16, self._size)
        self._ends = np.zeros(n * 16)
        self._part = 0

    @property
    def explores(self) -> bool:
        """Whether the values asked for decide about a move, and are not there to guess what everybody will do."""
        return self._part > 0

    def start(self, seed: int) -> None:
        """Begin anew, with everybody at other seats."""
        self.start_with(self._anybody(np.random.default_rng(seed)), seed + np.arange(len(self.seats)))

    def start_with(self, kinds: Integers, seeds: Integers) -> None:
        """Begin anew with these players and dice: kinds[game, seat]."""
        self.kinds[:] = kinds
        self._each(
            lambda part, *_: self._turns.start(
                self._states[part], self._blank, self._randoms[part], self.seats[part], seeds[part]
            )
        )
        self._part = -1

    def look(self) -> npt.NDArray[np.uint8]:
        """Go on to the next part of the turn in which learners have something to value; no rows once all is over."""
        while True:
            self._part = (self._part + 1) % 3
            if self._part == 0:
                if (self._states["phase"] == OVER).all():
                    return self._rows[:0]
                self._begin()
            if len(rows := self._write()):
                return rows
            self.choose(np.zeros(0, np.float32))

    def others(self) -> None:
        """Return None: every row shows everybody already."""

    def choose(self, values: Floats) -> Kept:
        """Carry out the best of what was valued; return where the learners stood before the turn."""
        kept = NOTHING_KEPT
        values = self._with_rivals(values)
        if self._part == 0:
            kept = self._keep()
            self._each(
                lambda part, *_: self._turns.take_guess(
                    self._states[part],
                    self.kinds[part],
                    self._plans[part],
                    self._found[part],
                    self._offsets[part],
                    values,
                    self._ends,
                    self._guessed[part],
                    self._counts[part],
                )
            )
        elif self._part == 1:
            self._each(
                lambda part, _, moves: self._turns.take_answer(
                    self._states[part],
                    self.kinds[part],
                    moves,
                    self._plans[part],
                    self._found[part],
                    self._chosen[part],
                    self._offsets[part],
                    values,
                    self._ends,
                    self._counts[part],
                )
            )
        else:
            self._each(
                lambda part, _, moves: self._turns.take_finish(
                    self._states[part], self.kinds[part], moves, self._offsets[part], values, self._ends
                )
            )
        return kept

    def outcome(self) -> Floats:
        """Return what the games came to for everybody, as it is learned: outcome[game, player, 0]."""
        return self.results()[1][:, :, None]

    def measured(self) -> npt.NDArray[np.float64]:
        """Return what part of each game against others than learners was won, in percent; without, all points."""
        points, _ = self.results()
        here = np.arange(MAX_PLAYERS) < self.seats[:, None]
        learns = here & (self.kinds == turns.LEARNER)
        mixed = (here & ~learns).any(axis=1)
        if not mixed.any():
            return points[here].astype(np.float64)
        points = np.where(here, points, points.min() - 1)[mixed]
        best = points == points.max(axis=1, keepdims=True)
        return np.asarray(100 * (best / best.sum(axis=1, keepdims=True))[learns[mixed]])

    def results(self) -> tuple[Integers, Floats]:
        """Return everybody's points, and what the games came to for those who learn."""
        points = np.zeros(self.kinds.shape, np.int64)
        worth = np.zeros(self.kinds.shape, np.float32)
        self._turns.results(self._states, self.kinds, self._margins[turns.LEARNERS], points, worth)
        return points, worth

    def sheets(self) -> Integers:
        """Return the first player's crosses, the closed rows and the penalties of every game now: [game, which]."""
        own = self._states["sheets"][:, 0]
        return np.stack([own["crosses"], self._states["closed"], own["penalties"]], axis=1).astype(np.int64)

    def ends(self, game: AnyGame) -> list[Any]:
        """Return the games alone, as they stand now."""
        return [compiled.read_record(record, game.empty(1)) for record in self._states]

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown()

    # ------------------------------------------------------------------ parts of a turn

    def _anybody(self, random: np.random.Generator) -> Integers:
        n = len(self.seats)
        kinds = random.choice(self._tempers, self.kinds.shape)
        kinds[np.arange(n), random.integers(0, self.seats)] = turns.LEARNER
        kinds[random.random(n) >= self._against_zoo] = turns.LEARNER
        if self._rivals:
            rivals = turns.RIVAL - random.integers(0, len(self._rivals), kinds.shape)
            replaced = (kinds != turns.LEARNER) & (random.random(kinds.shape) >= self._tempered)
            kinds[replaced] = rivals[replaced]
        return np.asarray(kinds, np.int64)

    def _with_rivals(self, values: Floats) -> Floats:
        """Return the values of the learners' rows and, after them, what the rivals think of their own."""
        if not self._rivals:
            return values
        every = [np.asarray(values, np.float32)]
        for rival, (first, last) in zip(self._rivals, itertools.pairwise(self._last), strict=True):
            if last > first:
                every.append(rival.values(self._rows[first:last]))
        return np.concatenate(every)

    def _begin(self) -> None:
        self._each(
            lambda part, scratch, moves: self._turns.begin(
                self._states[part],
                scratch,
                self._randoms[part],
                self.kinds[part],
                moves,
                self._plans[part],
                self._found[part],
                self._counts[part],
            )
        )

    def _write(self) -> npt.NDArray[np.uint8]:
        # The learners' rows come first, those of each rival together after them.
        within = np.cumsum(self._counts, axis=0)
        np.cumsum(within[-1], out=self._last)
        np.add(within - self._counts, self._last - within[-1], out=self._offsets)
        rows = int(self._last[-1])
        if rows > len(self._rows):
            self._rows = self._buffer(rows * 5 // 4, self._size)
            self._ends = np.zeros(rows * 5 // 4)
        to = (self._rows, self._ends, self._margins)
        if self._part == 0:
            self._each(
                lambda part, scratch, _: self._turns.guess(
                    self._states[part],
                    scratch,
                    self.kinds[part],
                    self._plans[part],
                    self._found[part],
                    self._offsets[part],
                    *to,
                )
            )
        elif self._part == 1:
            self._each(
                lambda part, scratch, _: self._turns.answer(
                    self._states[part],
                    scratch,
                    self.kinds[part],
                    self._plans[part],
                    self._found[part],
                    self._guessed[part],
                    self._offsets[part],
                    *to,
                )
            )
        else:
            self._each(
                lambda part, scratch, moves: self._turns.finish(
                    self._states[part], scratch, self.kinds[part], moves, self._offsets[part], *to
                )
            )
        return self._rows[: self._last[turns.LEARNERS]]

    def _keep(self) -> Kept:
        rows = len(self.seats) * MAX_PLAYERS
        places, games, players = (np.zeros(rows, np.int64) for _ in range(3))
        n = self._turns.keep(self._states, self.kinds, self._offsets, places, games, players)
        return Kept(places[:n], games[:n], players[:n])

    def _each(self, work: Callable[[slice, Any, Any], None]) -> None:
        list(self._pool.map(work, self._slices, self._scratches, self._moves))
