"""Where a judge thinks: its buffers, the plain functions over them, and what runs these.

They are interpreted, with NumPy for the network between the steps; compiled by Numba, network included; or run as the
WebAssembly that browsers have (`portable`). All say the same.
"""

from abc import ABC, abstractmethod
from math import inf
from types import ModuleType
from typing import Any, TypeVar

import numpy as np

from foxdice.core import AnyGame, compiled
from foxdice.core.source import Source, load
from foxdice.core.wasm import chance as given
from foxdice.dice import generator
from foxdice.judge import chains, forward, learning, lookahead, mind, moves, race_loops, rows, rows_compiled, sampling
from foxdice.judge.layout import (
    ASKED,
    FLOATS,
    FOUND,
    KNOWN,
    LINK_KIND,
    LINK_MARK,
    LINKS,
    LONGS,
    OVER,
    STATES,
    VALUES,
    WIDEST,
    WIDTH,
    Buffers,
)
from foxdice.judge.network import Floats, Network

T = TypeVar("T")
REMEMBERED = 100_000  # rows whose values are known, of each network
NETWORKS = 4  # that are remembered
SHAPE = forward.PARTS + 1
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
    own = (generator, given, *PLAIN, race_loops, *((rows_compiled,) if compile_rules else ()))
    every = (*(module.__name__ for module in own), *known.modules, *modules)
    return game.source.with_modules(every, implements).with_tables(known.tables)


class Machine(ABC):
    """Buffers, and the functions of `chains`, `sampling` and `moves` over them."""

    patience = inf  # seconds of thinking, after which it pays to compile
    states: Any
    longs: Any
    floats: Any
    rows: Any
    given: Any
    random: Any
    chains: Any
    sampling: Any
    moves: Any

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def put(self, place: int, state: Any) -> None:
        """Write a state to a place."""

    @abstractmethod
    def copies(self, places: slice) -> Any:
        """Return independent copies of states."""

    @abstractmethod
    def value(self, network: Network) -> None:
        """Write what the rows are worth; many are the same, or were seen before."""

    @abstractmethod
    def follow(self, roots: int, player: int, network: Network, only_best: bool) -> None:
        """Look through the chains of so many states at the front, or only of those that may be the best."""

    @abstractmethod
    def count_what_is_left(self, player: int, n: int, envy: float, network: Network) -> None:
        """Take off what the moves leave to the others, as far as it counts."""

    @abstractmethod
    def play_for_winning(self, player: int, n: int, network: Network) -> None:
        """Near the end of a table put the moves first after which most games are won."""


class Interpreted(Machine):
    """Python runs the functions, and NumPy the network. Games are not played out: that would take many seconds."""

    patience = 3.0

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        size = int(learning.position(game).features.SIZE)
        modules = load(source(game, compile_rules=False))
        self.chains, self.sampling, self.moves, self.lookahead = (modules[module.__name__] for module in PLAIN)
        self.states = [None] * STATES
        self.longs, self.floats, self.rows = [0] * LONGS, [0.0] * FLOATS, bytearray(LINKS * size)
        self.given, self.random = [0] * (2 * ASKED + 1), [0]
        self._table = np.frombuffer(self.rows, np.uint8).reshape(LINKS, size)  # the same rows
        self._known: dict[int, tuple[Network, dict[int, float]]] = {}

    def put(self, place: int, state: Any) -> None:
        """Write a state to a place."""
        self.states[place] = state.clone()

    def copies(self, places: slice) -> Any:
        """Return independent copies of states."""
        return [state.clone() for state in self.states[places]]

    def value(self, network: Network) -> None:
        """Write what the rows are worth; many are the same, or were seen before."""
        known = self._values_of(network)
        n = int(self.longs[FOUND])
        marks = self.longs[LINK_MARK : LINK_MARK + n]
        unknown: dict[int, int] = {}
        kinds = self.longs[LINK_KIND : LINK_KIND + n]
        for place, (mark, kind) in enumerate(zip(marks, kinds, strict=True)):
            if kind != OVER and mark not in known:
                unknown.setdefault(mark, place)
        if unknown:
            values = network.values(self._table[list(unknown.values())])
            known.update(zip(unknown, values.tolist(), strict=True))
        for place, (mark, kind) in enumerate(zip(marks, kinds, strict=True)):
            if kind != OVER:
                self.floats[VALUES + place] = known[mark]

    def follow(self, roots: int, player: int, network: Network, only_best: bool) -> None:
        """Do what `mind.follow` does, with all rows of a step in one product."""
        states, longs, rows, floats = self.states, self.longs, self.rows, self.floats
        look, max_moves = self.chains, self.game.max_moves
        look.begin(longs, roots)
        if only_best:
            look.look_first(states, longs, rows, floats, player, roots)
            self.value(network)
            look.set_aside(longs, floats, roots)
        side, waiting = 0, roots
        while waiting:
            look.begin_step(longs, side, roots)
            slot = 0
            while slot < roots * WIDTH:
                slot = look.expand(states, longs, rows, floats, player, side, roots, slot, max_moves)
                self.value(network)
                look.choose(longs, floats, side)
            look.narrow(longs, floats, side, roots)
            waiting = look.go_on(states, longs, player, side, roots)
            side = 1 - side

    def count_what_is_left(self, player: int, n: int, envy: float, network: Network) -> None:
        """Do what `mind.count_what_is_left` does."""
        for move in range(n if envy else 0):
            if not self.moves.put_left(self.states, self.longs, self.rows, player, move):
                break
            self.value(network)
            self.moves.add_envy(self.longs, self.floats, move, envy)

    def play_for_winning(self, player: int, n: int, network: Network) -> None:
        """Leave the moves as they are."""

    def _values_of(self, network: Network) -> dict[int, float]:
        """Return what is remembered of a network."""
        if id(network) not in self._known:
            remember(self._known, network, {})
        known = self._known[id(network)][1]
        if len(known) > REMEMBERED:
            known.clear()
        return known


class Minded(Machine):
    """One that runs the network itself, by the functions of `mind`; states are records."""

    mind: Any

    @abstractmethod
    def buffers(self, network: Network) -> Buffers:
        """Return all buffers together with a network; what its rows are worth is remembered as long as it stays."""

    def put(self, place: int, state: Any) -> None:
        """Write a state to a place."""
        compiled.write_record(state, self.states[place])

    def copies(self, places: slice) -> Any:
        """Return independent copies of states."""
        return self.states[places].copy()

    def value(self, network: Network) -> None:
        """Write what the rows are worth; many are the same, or were seen before."""
        self.mind.value_all(self.buffers(network))

    def follow(self, roots: int, player: int, network: Network, only_best: bool) -> None:
        """Look through the chains of so many states at the front, or only of those that may be the best."""
        self.mind.follow(self.buffers(network), player, self.game.max_moves, roots, int(only_best))

    def count_what_is_left(self, player: int, n: int, envy: float, network: Network) -> None:
        """Take off what the moves leave to the others, as far as it counts."""
        self.mind.count_what_is_left(self.buffers(network), player, n, envy)

    def play_for_winning(self, player: int, n: int, network: Network) -> None:
        """Near the end of a table put the moves first after which most games are won."""
        self.mind.play_for_winning(self.buffers(network), player, n)


class Compiled(Minded):
    """Numba has compiled the functions."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        modules = _compiled(game)
        self.chains, self.sampling, self.moves, _ = (modules[module.__name__] for module in PLAIN)
        self.mind = modules[mind.__name__]
        self.states = compiled.new_records(game, STATES)
        self.longs, self.floats = np.zeros(LONGS, np.int64), np.zeros(FLOATS, np.float32)
        self.rows = np.zeros(LINKS * int(learning.position(game).features.SIZE), np.uint8)
        self.given, self.random = np.zeros(2 * ASKED + 1, np.int64), np.zeros(1, np.int64)
        self._buffers: dict[int, tuple[Network, Buffers]] = {}

    def buffers(self, network: Network) -> Buffers:
        """Return all buffers together with a network; what its rows are worth is remembered as long as it stays."""
        if id(network) not in self._buffers:
            x, y, known = (np.zeros(size, np.float32) for size in (WIDEST, WIDEST, KNOWN))
            kept = (self.states, self.longs, self.given, self.random, self.rows, self.floats)
            made = Buffers(*kept, shape(network), numbers(network), x, y, np.zeros(KNOWN, np.int64), known)
            remember(self._buffers, network, made)
        return self._buffers[id(network)][1]


def shape(network: Network) -> Any:
    """Return the shape of a network as `forward` reads it."""
    found = np.zeros(SHAPE, np.int64)
    found[0] = len(network.shape)
    found[1 : 1 + len(network.shape)] = network.shape
    found[forward.PARTS] = network.parts
    return found


def numbers(network: Network) -> Floats:
    """Return all numbers of a network in a row."""
    return np.concatenate([part.ravel() for layer in network.layers for part in layer])


def remember(of: dict[int, tuple[Network, T]], network: Network, what: T) -> None:
    """Keep something for a network; a network that is kept cannot lose its id to another one."""
    if len(of) >= NETWORKS:
        of.clear()
    of[id(network)] = network, what


def _compiled(game: AnyGame) -> dict[str, ModuleType]:
    """Return the functions compiled, with those that need no NumPy between them."""
    return compiled.compile_source(source(game, forward.__name__, mind.__name__, compile_rules=True))
