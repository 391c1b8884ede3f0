"""A judge's desk: the buffers it thinks in, the plain functions over them, and the network between their steps.

The functions are interpreted, or compiled where Numba is there and that pays; both say the same.
"""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from threading import Lock
from types import ModuleType
from typing import Any

import numpy as np

from foxdice.core import AnyGame, compiled
from foxdice.core.source import Source, load
from foxdice.core.wasm import chance as given
from foxdice.dice import generator
from foxdice.judge import chains, learning, moves, rows, rows_compiled, sampling
from foxdice.judge.layout import (
    ASKED,
    BEST,
    BEST_LENGTH,
    BEST_TRAIL,
    EXACT,
    FLOATS,
    FOUND,
    FRONT,
    LINK_KIND,
    LINK_MARK,
    LINKS,
    LONGS,
    OVER,
    ROOTS,
    SEEN,
    STATES,
    TRAIL,
    TRIED,
    VALUES,
    WIDTH,
    WORTH,
)
from foxdice.judge.network import Floats, Network

PATIENCE = 10.0  # seconds of thinking, after which it pays to compile
REMEMBERED = 100_000  # rows whose values are known
PLAIN = (chains, sampling, moves)


def source(game: AnyGame, *modules: str, compile_rules: bool) -> Source:
    """Return the rules of a game, what a judge sees of it, how it thinks, and further modules written over that."""
    known = learning.known(game)
    implements = (
        ("foxdice.core.rules", game.source.modules[0]),
        ("foxdice.core.chance", given.__name__),
        (learning.POSITION, known.modules[0]),
        *(((rows.__name__, rows_compiled.__name__),) if compile_rules else ()),
    )
    own = (generator, given, *PLAIN, *((rows_compiled,) if compile_rules else ()))
    every = (*(module.__name__ for module in own), *known.modules, *modules)
    return game.source.with_modules(every, implements).with_tables(known.tables)


class Desk:
    """Looks through chains, at the outcomes of throws and at moves, for one game."""

    def __init__(self, game: AnyGame, compile_rules: bool) -> None:
        self.game = game
        self.compiled = compile_rules
        thought = source(game, compile_rules=compile_rules)
        modules = compiled.compile_source(thought) if compile_rules else load(thought)
        self._chains, self._sampling, self._moves = (_of(modules, module) for module in PLAIN)
        size = int(learning.position(game).features.SIZE)
        self._states: Any = compiled.new_records(game, STATES) if compile_rules else [None] * STATES
        self._longs: Any = np.zeros(LONGS, np.int64) if compile_rules else [0] * LONGS
        self._floats: Any = np.zeros(FLOATS, np.float32) if compile_rules else [0.0] * FLOATS
        self._given: Any = np.zeros(2 * ASKED + 1, np.int64) if compile_rules else [0] * (2 * ASKED + 1)
        self._random: Any = np.zeros(1, np.int64) if compile_rules else [0]
        self._rows = np.zeros(LINKS * size, np.uint8) if compile_rules else bytearray(LINKS * size)
        self._table = np.frombuffer(self._rows, np.uint8).reshape(LINKS, size)  # the same rows
        self._known: dict[int, float] = {}
        self._network: Network | None = None
        self._lock = Lock()

    def lines(self, states: Sequence[Any], player: int, network: Network) -> list[tuple[float, tuple[int, ...]]]:
        """Return the best a player can make of each state: what that is worth, and by which moves."""
        found: list[tuple[float, tuple[int, ...]]] = []
        with self._lock:
            for first in range(0, len(states), ROOTS):
                some = states[first : first + ROOTS]
                for root, state in enumerate(some):
                    self._put(FRONT + root * WIDTH, state)
                self._follow(len(some), player, network)
                found += [self._line(root) for root in range(len(some))]
        return found

    def outlook(self, state: Any, player: int, count: int, network: Network) -> tuple[Floats, bool]:
        """Return what the outcomes of the throw that is due are worth, and whether these are all."""
        with self._lock:
            self._put(SEEN, state)
            outcomes = self._sampling.throw_all(
                self._states, self._longs, self._rows, self._given, self._random, min(count, ROOTS)
            )
            self._follow(outcomes, player, network)
            return np.array(self._floats[BEST : BEST + outcomes], np.float32), bool(self._longs[EXACT])

    def moves(  # each is a choice of the caller
        self, view: Any, player: int, network: Network, slip: float = 0.0, seed: int = 0, envy: float = 0.0
    ) -> tuple[list[int], Floats]:
        """Return the legal moves, and what they are worth to a player who misjudges and envies like that."""
        with self._lock:
            self._put(SEEN, view)
            n = self._moves.try_all(self._states, self._longs, self._rows, self._floats, player, float(slip), seed)
            self._follow(n, player, network)
            self._moves.add_lines(self._floats, n)
            if envy:
                others = 0
                for move in range(n):
                    others = self._moves.put_left(self._states, self._longs, self._rows, player, move)
                    if not others:
                        break
                    self._value(network)
                    self._moves.add_envy(self._longs, self._floats, move, float(envy))
            return list(map(int, self._longs[TRIED : TRIED + n])), np.array(self._floats[WORTH : WORTH + n], np.float32)

    def _put(self, place: int, state: Any) -> None:
        if self.compiled:
            compiled.write_record(state, self._states[place])
        else:
            self._states[place] = state.clone()

    def _line(self, root: int) -> tuple[float, tuple[int, ...]]:
        first, length = BEST_TRAIL + root * TRAIL, self._longs[BEST_LENGTH + root]
        return float(self._floats[BEST + root]), tuple(map(int, self._longs[first : first + length]))

    def _follow(self, roots: int, player: int, network: Network) -> None:
        """Look through the chains of so many states at the front."""
        states, longs, floats = self._states, self._longs, self._floats
        look, max_moves = self._chains, self.game.max_moves
        look.begin(longs, roots)
        side, waiting = 0, roots
        while waiting:
            look.begin_step(longs, side, roots)
            slot = 0
            while slot < roots * WIDTH:
                slot = look.expand(states, longs, self._rows, floats, player, side, roots, slot, max_moves)
                self._value(network)
                look.choose(longs, floats, side)
            waiting = look.go_on(states, longs, player, side, roots)
            side = 1 - side

    def _value(self, network: Network) -> None:
        """Write what the rows are worth; many are the same, or were seen before."""
        if network is not self._network or len(self._known) > REMEMBERED:
            self._network, self._known = network, {}
        known = self._known
        n = int(self._longs[FOUND])
        marks = self._integers(LINK_MARK, n)
        unknown: dict[int, int] = {}
        kinds = self._integers(LINK_KIND, n)
        for place, (mark, kind) in enumerate(zip(marks, kinds, strict=True)):
            if kind != OVER and mark not in known:
                unknown.setdefault(mark, place)
        if unknown:
            values = network.values(self._table[list(unknown.values())])
            known.update(zip(unknown, values.tolist(), strict=True))
        for place, (mark, kind) in enumerate(zip(marks, kinds, strict=True)):
            if kind != OVER:
                self._floats[VALUES + place] = known[mark]

    def _integers(self, at: int, n: int) -> list[int]:
        found = self._longs[at : at + n]
        return found.tolist() if self.compiled else found  # type: ignore[no-any-return]  # either is a list of integers


def _of(modules: dict[str, ModuleType], module: ModuleType) -> Any:
    return modules[module.__name__]


class Thinking:
    """A desk that is compiled once that pays: compiling takes a while, and most only want to know little."""

    def __init__(self, game: AnyGame) -> None:
        self._desk = Desk(game, compile_rules=False)
        self._spent = 0.0

    def lines(self, states: Sequence[Any], player: int, network: Network) -> list[tuple[float, tuple[int, ...]]]:
        """Return the best a player can make of each state: what that is worth, and by which moves."""
        with self._counted() as desk:
            return desk.lines(states, player, network)

    def outlook(self, state: Any, player: int, count: int, network: Network) -> tuple[Floats, bool]:
        """Return what the outcomes of the throw that is due are worth, and whether these are all."""
        with self._counted() as desk:
            return desk.outlook(state, player, count, network)

    def moves(  # each is a choice of the caller
        self, view: Any, player: int, network: Network, slip: float = 0.0, seed: int = 0, envy: float = 0.0
    ) -> tuple[list[int], Floats]:
        """Return the legal moves, and what they are worth to a player who misjudges and envies like that."""
        with self._counted() as desk:
            return desk.moves(view, player, network, slip, seed, envy)

    @contextmanager
    def _counted(self) -> Iterator[Desk]:
        begun = time.thread_time()
        yield self._desk
        if not self._desk.compiled and compiled.available():
            self._spent += time.thread_time() - begun
            if self._spent > PATIENCE:
                self._desk = Desk(self._desk.game, compile_rules=True)


@cache
def thinking(game: AnyGame) -> Thinking:
    """Return the desk of a game."""
    return Thinking(game)
