"""Many games between bots. The simplest ones play compiled when Numba is there; all others as they play at a table."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from foxdice import core
from foxdice.bots import playouts, registry
from foxdice.bots.simulation import Simulation
from foxdice.core import AnyGame, GameError, compiled
from foxdice.core.source import Source, load
from foxdice.dice import generator

PLAYOUTS = playouts.__name__
GENERATOR = generator.__name__
FAST_BOTS = {"random": playouts.RANDOM, "greedy": playouts.GREEDY}


class NoArena(GameError):
    """Only one game is thrown in an arena."""


def source(game: AnyGame) -> Source:
    """Return the game's rules together with the playouts over them."""
    implements = (("foxdice.core.rules", game.source.modules[0]), ("foxdice.core.chance", GENERATOR))
    return game.source.with_modules((GENERATOR, PLAYOUTS), implements)


def simulate(  # each is a choice of the caller
    game: AnyGame,
    bots: tuple[str, ...],
    games: int,
    seed: int = 0,
    *,
    compile_rules: bool | None = None,
    physical: bool = False,
    progress: Callable[[int], None] = lambda _done: None,
) -> Simulation:
    """Play many games; `progress` hears after every chunk how many are done. The same seed gives the same games.

    Where dice hit each other, throws are drawn from what was measured in the arena, or made there (`physical`).
    Raises `UnknownBot`, `WrongPlayers` and `NoArena`.
    """
    own: Callable[..., Simulation] | None = core.edition(game).part("simulation")
    if own:
        return own(game, bots, games, seed, physical=physical, progress=progress)
    if physical:
        raise NoArena("no-arena", game=game.id)
    if set(bots) <= set(FAST_BOTS):
        return play_out(game, bots, games, seed, compile_rules=compile_rules, progress=progress)
    return _simulate_at_tables(game, bots, games, seed, progress)


def play_out(
    game: AnyGame,
    bots: tuple[str, ...],
    games: int,
    seed: int = 0,
    *,
    compile_rules: bool | None = None,
    progress: Callable[[int], None] = lambda _done: None,
) -> Simulation:
    """Play many games with the simplest bots and uniform throws, straight from the rules.

    In an arena dice touch: there this shows that the rules run, and nothing about the game. Raises `WrongPlayers`.
    """
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
    moves = np.zeros(game.max_moves, np.int64) if compile_rules else [0] * game.max_moves
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


def _simulate_at_tables(
    game: AnyGame, bots: tuple[str, ...], games: int, seed: int, progress: Callable[[int], None]
) -> Simulation:
    """Play with bots that look at views, one decision after the other."""
    players = [registry.get(name, game, seed + number) for number, name in enumerate(bots)]
    areas = len(game.sheet.areas)
    points = np.zeros((games, len(bots), areas + 1), np.int64)
    decisions, begun = 0, time.process_time()
    for number in range(games):
        random, state = generator.Seeded(seed + number), game.new(len(bots))
        while (node := game.node(state)).kind != "over":
            if node.kind == "throw":
                game.rules.throw(state, game.rules.draw(state, random))
                continue
            player = node.players[0]
            game.apply(state, player, players[player].choose(game, game.view(state, player), player))
            decisions += 1
        for player in range(len(bots)):
            points[number, player] = [game.rules.points(state, player, area) for area in range(areas + 1)]
        progress(number + 1)
    return Simulation(game, bots, points, decisions, time.process_time() - begun, compiled=False)


def _chunk(compile_rules: bool) -> int:
    return 2000 if compile_rules else 20
