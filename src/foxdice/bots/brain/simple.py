"""The bots that play every game, over the same buffers as those that think."""

from foxdice.bots.playouts import greedy_move
from foxdice.core import rules
from foxdice.dice import generator
from foxdice.judge.layout import Buffers


def greedy(desk: Buffers, player: int, _max_moves: int, _one: float, _two: float, _seed: int) -> int:
    """Return the move that gives most points at once."""
    n = rules.legal(desk.states[0], player, desk.longs)
    return int(desk.longs[greedy_move(desk.states, player, desk.longs, n)])


def anyhow(desk: Buffers, player: int, _max_moves: int, _one: float, _two: float, _seed: int) -> int:
    """Return any move; the generator is at `random`."""
    n = rules.legal(desk.states[0], player, desk.longs)
    return int(desk.longs[generator.below(desk.random, n)])


def wake(desk: Buffers, seed: int) -> int:
    """Set the generator to the start of a sequence."""
    generator.seed(desk.random, seed)
    return 0
