"""A judge's desk: what it asks of a machine that thinks, step by step, about positions and moves of one game."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache, cached_property
from threading import Lock
from typing import Any

import numpy as np

from foxdice.core import AnyGame, compiled
from foxdice.judge import portable
from foxdice.judge.layout import (
    BEST,
    BEST_LENGTH,
    BEST_TRAIL,
    EXACT,
    FRONT,
    ROOTS,
    SEEN,
    TRAIL,
    TRIED,
    VALUES,
    WIDTH,
    WORTH,
)
from foxdice.judge.machines import Compiled, Interpreted, Machine
from foxdice.judge.network import Floats, Network
from foxdice.judge.weights import guide

Compared = tuple[list[int], Floats]  # moves, and what they are worth


class Desk:
    """Looks through chains, at the outcomes of throws and at moves, for one game."""

    def __init__(self, machine: Machine) -> None:
        self.game = machine.game
        self.machine = machine
        self._lock = Lock()

    def lines(self, states: Sequence[Any], player: int, network: Network) -> list[tuple[float, tuple[int, ...]]]:
        """Return the best a player can make of each state: what that is worth, and by which moves."""
        found: list[tuple[float, tuple[int, ...]]] = []
        with self._lock:
            for first in range(0, len(states), ROOTS):
                some = states[first : first + ROOTS]
                for root, state in enumerate(some):
                    self.machine.put(FRONT + root * WIDTH, state)
                self._follow(len(some), self.game.count(some[0]), player, network)
                found += [self._line(root) for root in range(len(some))]
        return found

    def outlook(self, state: Any, player: int, count: int, network: Network) -> tuple[Floats, bool]:
        """Return what the outcomes of the throw that is due are worth, and whether these are all."""
        m = self.machine
        with self._lock:
            m.put(SEEN, state)
            outcomes = m.sampling.throw_all(m.states, m.longs, m.rows, m.given, m.random, min(count, ROOTS))
            self._follow(outcomes, self.game.count(state), player, network)
            return np.array(m.floats[BEST : BEST + outcomes], np.float32), bool(m.longs[EXACT])

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
        m = self.machine
        with self._lock:
            n = self._try_all(view, player, slip, seed)
            m.chains.look_first(m.states, m.longs, m.rows, m.floats, player, n)
            m.value(network)
            m.moves.add_glance(m.states, m.floats, player, n, float(impatience))
            return self._told(n)

    def to_win(  # each is a choice of the caller
        self, view: Any, player: int, network: Network, slip: float = 0.0, seed: int = 0, envy: float = 0.0
    ) -> Compared:
        """Return the same as `moves`, but near the end of a table the moves after which most games are won come first.

        They are worth most then, in the order of how the games ended. An interpreter plays nothing out.
        """
        with self._lock:
            n = self._compare(view, player, network, slip, seed, envy)
            self.machine.play_for_winning(player, n, guide(self.game, network, self.game.count(view)))
            return self._told(n)

    def _try_all(self, view: Any, player: int, slip: float, seed: int) -> int:
        m = self.machine
        m.put(SEEN, view)
        return int(m.moves.try_all(m.states, m.longs, m.rows, m.floats, player, float(slip), seed))

    def _told(self, n: int) -> Compared:
        longs, floats = self.machine.longs, self.machine.floats
        return list(map(int, longs[TRIED : TRIED + n])), np.array(floats[WORTH : WORTH + n], np.float32)

    def _compare(  # each is a choice of the caller
        self, view: Any, player: int, network: Network, slip: float, seed: int, envy: float
    ) -> int:
        n = self._try_all(view, player, slip, seed)
        self._follow(n, self.game.count(view), player, network, only_best=True)
        self.machine.moves.add_lines(self.machine.floats, n)
        self.machine.count_what_is_left(player, n, float(envy), network)
        return n

    def _line(self, root: int) -> tuple[float, tuple[int, ...]]:
        longs = self.machine.longs
        first, length = BEST_TRAIL + root * TRAIL, longs[BEST_LENGTH + root]
        return float(self.machine.floats[BEST + root]), tuple(map(int, longs[first : first + length]))

    def _follow(self, roots: int, players: int, player: int, network: Network, only_best: bool = False) -> None:
        """Look through the chains of so many states at the front, or only of those that may be the best.

        A small network finds the way, where there is one; what is found is told by the network that was asked.
        """
        m, found = self.machine, guide(self.game, network, players)
        front = slice(FRONT, FRONT + roots * WIDTH, WIDTH)
        begun = m.copies(front)
        m.follow(roots, player, found, only_best)
        if found is not network:
            m.states[front] = begun
            m.chains.put_ends(m.states, m.longs, m.rows, m.floats, player, roots)
            m.value(network)
            m.floats[BEST : BEST + roots] = m.floats[VALUES : VALUES + roots]


class Thinking:
    """A desk whose machine is the fastest there is at once, or the fastest of all as soon as that pays.

    The brain that browsers have needs wasmtime (the extra `play`) and is there at once; Numba (`fast`) takes up to half
    a minute to compile, and then needs half the time. Where neither is installed everything is interpreted.
    """

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._spent = 0.0

    @cached_property
    def _desk(self) -> Desk:
        return Desk(portable.Portable(self._game) if portable.is_available(self._game) else Interpreted(self._game))

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
        """Return the same as `moves`, but near the end of a table what wins most games is worth most."""
        machine = self._desk.machine
        if isinstance(machine, Interpreted) and compiled.available() and machine.lookahead.is_due(view):
            self._desk = Desk(Compiled(self._game))
        with self._counted() as desk:
            return desk.to_win(view, player, network, slip, seed, envy)

    @contextmanager
    def _counted(self) -> Iterator[Desk]:
        begun = time.thread_time()
        yield self._desk
        self._spent += time.thread_time() - begun
        if self._spent > self._desk.machine.patience and compiled.available():
            self._desk = Desk(Compiled(self._game))


@cache
def thinking(game: AnyGame) -> Thinking:
    """Return the desk of a game."""
    return Thinking(game)
