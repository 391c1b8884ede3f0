"""Many games with the simplest bots, fast: compiled when Numba is there, interpreted otherwise."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from foxdice.bots import playouts
from foxdice.bots.bot import UnknownBot
from foxdice.games import AnyGame, compiled
from foxdice.games.source import Source, load

PLAYOUTS = playouts.__name__
GENERATOR = "foxdice.dice.generator"
Points = npt.NDArray[np.int64]
FAST_BOTS = {"random": playouts.RANDOM, "greedy": playouts.GREEDY}


@dataclass(frozen=True)
class Simulation:
    """What came out: points[game, player, area], the last area being the bonus points."""

    game: AnyGame
    bots: tuple[str, ...]
    points: Points
    decisions: int
    cpu_seconds: float
    compiled: bool
    throws: str = "uniform"  # where they come from

    @property
    def totals(self) -> Points:
        """Everybody's points in every game: totals[game, player]."""
        return np.asarray(self.points.sum(axis=2), np.int64)

    @property
    def best(self) -> Points:
        """The best total of every game: the most points, or the fewest where these win."""
        totals = self.totals
        return np.asarray(totals.min(axis=1) if self.game.fewest_win else totals.max(axis=1), np.int64)


def source(game: AnyGame) -> Source:
    """Return the game's rules together with the playouts over them."""
    stands_for = (("foxdice.games.rules", game.source.modules[0]), ("foxdice.games.chance", GENERATOR))
    return game.source.with_modules((GENERATOR, PLAYOUTS), stands_for)


def simulate(  # each is a choice of the caller
    game: AnyGame,
    bots: tuple[str, ...],
    games: int,
    seed: int = 0,
    *,
    compile_rules: bool | None = None,
    progress: Callable[[int], None] = lambda _done: None,
) -> Simulation:
    """Play many games; `progress` hears after every chunk how many are done. The same seed gives the same games.

    Raises `UnknownBot` and `WrongPlayers`.
    """
    for bot in bots:
        if bot not in FAST_BOTS:
            raise UnknownBot("unknown-bot", text=bot, bots=", ".join(FAST_BOTS))
    blank: Any = game.new(len(bots))  # refuses a wrong number of players
    compile_rules = compiled.available() if compile_rules is None else compile_rules
    areas = len(game.sheet.areas)
    states: Any
    if compile_rules:
        module = compiled.compile_source(source(game))[PLAYOUTS]
        states = compiled.new_records(game, 3)
    else:
        module = load(source(game))[PLAYOUTS]
        blank = game.empty(len(bots))
        states = [blank.clone() for _ in range(3)]
    moves = np.zeros(game.most_moves, np.int64) if compile_rules else [0] * game.most_moves
    random = np.zeros(1, np.int64) if compile_rules else [0]
    kinds = np.array([FAST_BOTS[bot] for bot in bots]) if compile_rules else [FAST_BOTS[bot] for bot in bots]
    points = np.zeros((games, len(bots), areas + 1), np.int64)
    decisions, cpu_seconds, done = 0, 0.0, 0
    # One game first: compiling, or loading what was compiled before, is not playing.
    module.play_many(states, len(bots), kinds, moves, random, points[:1], areas, seed)
    while done < games:
        chunk = points[done : done + _chunk(compile_rules)]
        begun = time.process_time()
        decisions += int(module.play_many(states, len(bots), kinds, moves, random, chunk, areas, seed + done))
        cpu_seconds += time.process_time() - begun
        done += len(chunk)
        progress(done)
    return Simulation(game, bots, points, decisions, cpu_seconds, compile_rules)


def _chunk(compile_rules: bool) -> int:
    return 2000 if compile_rules else 20
