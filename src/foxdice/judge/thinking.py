"""A judge's desk: the buffers it thinks in, the plain functions over them, and the network between their steps.

The functions are interpreted, or compiled where Numba is there and that pays; both say the same.
"""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from threading import Lock
from types import ModuleType
from typing import Any, TypeVar

import numpy as np

from foxdice.core import AnyGame, compiled
from foxdice.core.source import Source, load
from foxdice.core.wasm import chance as given
from foxdice.dice import generator
from foxdice.judge import chains, forward, learning, lookahead, mind, moves, rows, rows_compiled, sampling
from foxdice.judge.layout import (
    ASKED,
    BEST,
    BEST_LENGTH,
    BEST_TRAIL,
    EXACT,
    FLOATS,
    FOUND,
    FRONT,
    KNOWN,
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
    WIDEST,
    WIDTH,
    WORTH,
    Buffers,
)
from foxdice.judge.network import Floats, Network
from foxdice.judge.weights import guide

T = TypeVar("T")
Compared = tuple[list[int], Floats]  # moves, and what they are worth
PATIENCE = 3.0  # seconds of thinking, after which it pays to compile
REMEMBERED = 100_000  # rows whose values are known, of each network
NETWORKS = 4  # that are remembered
PLAIN = (chains, sampling, moves, lookahead)


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
        modules = _compiled(game) if compile_rules else load(source(game, compile_rules=False))
        self._mind = modules[mind.__name__] if compile_rules else None
        self._chains, self._sampling, self._moves, self._lookahead = (_of(modules, module) for module in PLAIN)
        size = int(learning.position(game).features.SIZE)
        self._states: Any = compiled.new_records(game, STATES) if compile_rules else [None] * STATES
        self._longs: Any = np.zeros(LONGS, np.int64) if compile_rules else [0] * LONGS
        self._floats: Any = np.zeros(FLOATS, np.float32) if compile_rules else [0.0] * FLOATS
        self._given: Any = np.zeros(2 * ASKED + 1, np.int64) if compile_rules else [0] * (2 * ASKED + 1)
        self._random: Any = np.zeros(1, np.int64) if compile_rules else [0]
        self._rows = np.zeros(LINKS * size, np.uint8) if compile_rules else bytearray(LINKS * size)
        self._table = np.frombuffer(self._rows, np.uint8).reshape(LINKS, size)  # the same rows
        self._known: dict[int, tuple[Network, dict[int, float]]] = {}
        self._loops: dict[int, tuple[Network, Buffers]] = {}
        self._lock = Lock()

    def lines(self, states: Sequence[Any], player: int, network: Network) -> list[tuple[float, tuple[int, ...]]]:
        """Return the best a player can make of each state: what that is worth, and by which moves."""
        found: list[tuple[float, tuple[int, ...]]] = []
        with self._lock:
            for first in range(0, len(states), ROOTS):
                some = states[first : first + ROOTS]
                for root, state in enumerate(some):
                    self._put(FRONT + root * WIDTH, state)
                self._follow(len(some), self.game.count(some[0]), player, network)
                found += [self._line(root) for root in range(len(some))]
        return found

    def outlook(self, state: Any, player: int, count: int, network: Network) -> tuple[Floats, bool]:
        """Return what the outcomes of the throw that is due are worth, and whether these are all."""
        with self._lock:
            self._put(SEEN, state)
            outcomes = self._sampling.throw_all(
                self._states, self._longs, self._rows, self._given, self._random, min(count, ROOTS)
            )
            self._follow(outcomes, self.game.count(state), player, network)
            return np.array(self._floats[BEST : BEST + outcomes], np.float32), bool(self._longs[EXACT])

    def moves(  # each is a choice of the caller
        self, view: Any, player: int, network: Network, slip: float = 0.0, seed: int = 0, envy: float = 0.0
    ) -> Compared:
        """Return the legal moves, and what they are worth to a player who misjudges and envies like that."""
        with self._lock:
            return self._told(self._compare(view, player, network, slip, seed, envy))

    def at_a_glance(  # each is a choice of the caller
        self, view: Any, player: int, network: Network, slip: float = 0.0, seed: int = 0, impatience: float = 0.0
    ) -> Compared:
        """Return the legal moves, and what they are worth to a player who sees what they lead to at once.

        Points that are on the sheet count so much more than those to come.
        """
        with self._lock:
            n = self._try_all(view, player, slip, seed)
            self._chains.look_first(self._states, self._longs, self._rows, self._floats, player, n)
            self._value(network)
            self._moves.add_glance(self._states, self._floats, player, n, float(impatience))
            return self._told(n)

    def to_win(  # each is a choice of the caller
        self, view: Any, player: int, network: Network, slip: float = 0.0, seed: int = 0, envy: float = 0.0
    ) -> Compared:
        """Return the same as `moves`, but near the end of a table the moves after which most games are won come first.

        They are worth most then, in the order of how the games ended.
        """
        with self._lock:
            n = self._compare(view, player, network, slip, seed, envy)
            if n > 1 and self._lookahead.is_due(self._states[SEEN]):
                compared = self._lookahead.candidates(self._longs, self._floats, n)
                if compared > 1:
                    self._play_out(player, compared, guide(self.game, network, self.game.count(view)))
            return self._told(n)

    def is_due(self, view: Any) -> bool:
        """Tell whether games are played out from here."""
        return bool(self._lookahead.is_due(view))

    def _try_all(self, view: Any, player: int, slip: float, seed: int) -> int:
        self._put(SEEN, view)
        return int(self._moves.try_all(self._states, self._longs, self._rows, self._floats, player, float(slip), seed))

    def _told(self, n: int) -> Compared:
        return list(map(int, self._longs[TRIED : TRIED + n])), np.array(self._floats[WORTH : WORTH + n], np.float32)

    def _compare(  # each is a choice of the caller
        self, view: Any, player: int, network: Network, slip: float, seed: int, envy: float
    ) -> int:
        n = self._try_all(view, player, slip, seed)
        self._follow(n, self.game.count(view), player, network, only_best=True)
        self._moves.add_lines(self._floats, n)
        for move in range(n if envy else 0):
            if not self._moves.put_left(self._states, self._longs, self._rows, player, move):
                break
            self._value(network)
            self._moves.add_envy(self._longs, self._floats, move, float(envy))
        return n

    def _play_out(self, player: int, compared: int, network: Network) -> None:
        """Play games to the end after each of the moves that are compared, by a network that is quick."""
        if self._mind:
            self._mind.play_out(self._buffers(network), player, compared)
            return
        first, played, valued = self._lookahead.sequence(self._states, self._rows, player), 0, 0
        while played < self._lookahead.PLAYOUTS and valued < self._lookahead.ROWS:
            valued += sum(self._play_one(player, candidate, first + played, network) for candidate in range(compared))
            played += 1
        self._lookahead.settle(self._longs, self._floats, compared, played)

    def _play_one(self, player: int, candidate: int, seed: int, network: Network) -> int:
        """Do what `mind.play_one` does."""
        ahead, states, longs, floats, valued = self._lookahead, self._states, self._longs, self._floats, 0
        ahead.begin(states, longs, player, candidate)
        while (deciding := ahead.look(states, longs, self._rows, floats, self._given, self._random, seed)) >= 0:
            self._value(network)
            valued += longs[FOUND]
            ahead.take(states, longs, floats, deciding)
        ahead.count(states, floats, player, candidate)
        return valued

    def _put(self, place: int, state: Any) -> None:
        if self.compiled:
            compiled.write_record(state, self._states[place])
        else:
            self._states[place] = state.clone()

    def _line(self, root: int) -> tuple[float, tuple[int, ...]]:
        first, length = BEST_TRAIL + root * TRAIL, self._longs[BEST_LENGTH + root]
        return float(self._floats[BEST + root]), tuple(map(int, self._longs[first : first + length]))

    def _follow(self, roots: int, players: int, player: int, network: Network, only_best: bool = False) -> None:
        """Look through the chains of so many states at the front, or only of those that may be the best.

        A small network finds the way, where there is one; what is found is told by the network that was asked.
        """
        found = guide(self.game, network, players)
        front = slice(FRONT, FRONT + roots * WIDTH, WIDTH)
        begun = self._states[front].copy() if self.compiled else [state.clone() for state in self._states[front]]
        if self._mind:
            self._mind.follow(self._buffers(found), player, self.game.max_moves, roots, int(only_best))
        else:
            self._follow_step_by_step(roots, player, found, only_best)
        if found is not network:
            self._states[front] = begun
            self._chains.put_ends(self._states, self._longs, self._rows, self._floats, player, roots)
            self._value(network)
            self._floats[BEST : BEST + roots] = self._floats[VALUES : VALUES + roots]

    def _follow_step_by_step(self, roots: int, player: int, network: Network, only_best: bool) -> None:
        """Do what `mind.follow` does, with all rows of a step in one product."""
        states, longs, floats = self._states, self._longs, self._floats
        look, max_moves = self._chains, self.game.max_moves
        look.begin(longs, roots)
        if only_best:
            look.look_first(states, longs, self._rows, floats, player, roots)
            self._value(network)
            look.set_aside(longs, floats, roots)
        side, waiting = 0, roots
        while waiting:
            look.begin_step(longs, side, roots)
            slot = 0
            while slot < roots * WIDTH:
                slot = look.expand(states, longs, self._rows, floats, player, side, roots, slot, max_moves)
                self._value(network)
                look.choose(longs, floats, side)
            look.narrow(longs, floats, side, roots)
            waiting = look.go_on(states, longs, player, side, roots)
            side = 1 - side

    def _buffers(self, network: Network) -> Buffers:
        """Return all buffers together with a network; what its rows are worth is remembered as long as it stays."""
        if id(network) not in self._loops:
            shape = np.zeros(forward.PARTS + 1, np.int64)
            shape[0] = len(network.shape)
            shape[1 : 1 + len(network.shape)] = network.shape
            shape[forward.PARTS] = network.parts
            weights = np.concatenate([part.ravel() for layer in network.layers for part in layer])
            x, y, known = (np.zeros(size, np.float32) for size in (WIDEST, WIDEST, KNOWN))
            kept = (self._states, self._longs, self._given, self._random, self._rows, self._floats)
            made = Buffers(*kept, shape, weights, x, y, np.zeros(KNOWN, np.int64), known)
            _remember(self._loops, network, made)
        return self._loops[id(network)][1]

    def _value(self, network: Network) -> None:
        """Write what the rows are worth; many are the same, or were seen before."""
        if self._mind:
            self._mind.value_all(self._buffers(network))
            return
        known = self._values_of(network)
        n = int(self._longs[FOUND])
        marks = self._longs[LINK_MARK : LINK_MARK + n]
        unknown: dict[int, int] = {}
        kinds = self._longs[LINK_KIND : LINK_KIND + n]
        for place, (mark, kind) in enumerate(zip(marks, kinds, strict=True)):
            if kind != OVER and mark not in known:
                unknown.setdefault(mark, place)
        if unknown:
            values = network.values(self._table[list(unknown.values())])
            known.update(zip(unknown, values.tolist(), strict=True))
        for place, (mark, kind) in enumerate(zip(marks, kinds, strict=True)):
            if kind != OVER:
                self._floats[VALUES + place] = known[mark]

    def _values_of(self, network: Network) -> dict[int, float]:
        """Return what is remembered of a network."""
        if id(network) not in self._known:
            _remember(self._known, network, {})
        known = self._known[id(network)][1]
        if len(known) > REMEMBERED:
            known.clear()
        return known


def _remember(of: dict[int, tuple[Network, T]], network: Network, what: T) -> None:
    """Keep something for a network; a network that is kept cannot lose its id to another one."""
    if len(of) >= NETWORKS:
        of.clear()
    of[id(network)] = network, what


def _compiled(game: AnyGame) -> dict[str, ModuleType]:
    """Return the functions compiled, with those that need no NumPy between them."""
    return compiled.compile_source(source(game, forward.__name__, mind.__name__, compile_rules=True))


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
    ) -> Compared:
        """Return the legal moves, and what they are worth to a player who misjudges and envies like that."""
        with self._counted() as desk:
            return desk.moves(view, player, network, slip, seed, envy)

    def at_a_glance(  # each is a choice of the caller
        self, view: Any, player: int, network: Network, slip: float = 0.0, seed: int = 0, impatience: float = 0.0
    ) -> Compared:
        """Return the legal moves, and what they are worth to a player who sees what they lead to at once."""
        with self._counted() as desk:
            return desk.at_a_glance(view, player, network, slip, seed, impatience)

    def to_win(  # each is a choice of the caller
        self, view: Any, player: int, network: Network, slip: float = 0.0, seed: int = 0, envy: float = 0.0
    ) -> Compared:
        """Return the same as `moves`, but near the end of a table what wins most games is worth most.

        Without Numba playing out would take many seconds, so that nothing is played out there.
        """
        if not self._desk.compiled and self._desk.is_due(view):
            if not compiled.available():
                return self.moves(view, player, network, slip, seed, envy)
            self._desk = Desk(self._desk.game, compile_rules=True)
        with self._counted() as desk:
            return desk.to_win(view, player, network, slip, seed, envy)

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
