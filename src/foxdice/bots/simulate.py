"""Many games between bots. The simplest ones play compiled when Numba is there; all others as they play at a table."""

import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from foxdice import core
from foxdice.bots import playouts, registry
from foxdice.bots.engines.faults import Forfeit, forfeits_of
from foxdice.bots.seating import seated, tell_end
from foxdice.bots.simulation import Points, Simulation
from foxdice.bots.spread import HERE, Workers, ranges, spread
from foxdice.core import AnyGame, GameError, compiled, deciding
from foxdice.core.source import Source, load
from foxdice.dice import generator

PLAYOUTS = playouts.__name__
GENERATOR = generator.__name__
# Games of a job: what a worker does before it comes back. Bots at tables are made anew for each job.
TABLE_GAMES = 10
COMPILED_GAMES = 2000
INTERPRETED_GAMES = 20
FAST_BOTS = {"random": playouts.RANDOM, "greedy": playouts.GREEDY}


class NoArena(GameError):
    """Only one game is thrown in an arena."""


def source(game: AnyGame) -> Source:
    """Return the game's rules together with the playouts over them."""
    implements = (("foxdice.core.rules", game.source.modules[0]), ("foxdice.core.chance", GENERATOR))
    return game.source.with_modules((GENERATOR, deciding.__name__, PLAYOUTS), implements)


def simulate(  # each is a choice of the caller
    game: AnyGame,
    bots: tuple[str, ...],
    games: int,
    seed: int = 0,
    *,
    compile_rules: bool | None = None,
    physical: bool = False,
    workers: Workers = HERE,
    progress: Callable[[int], None] = lambda _done: None,
) -> Simulation:
    """Play many games; `progress` hears after every chunk how many are done. The same seed gives the same games,
    whoever the workers are.

    Where dice hit each other, throws are drawn from what was measured in the arena, or made there (`physical`).
    Raises `UnknownBot`, `WrongPlayers` and `NoArena`.
    """
    own: Callable[..., Simulation] | None = core.edition(game).part("simulation")
    if own:
        return own(game, bots, games, seed, physical=physical, workers=workers, progress=progress)
    if physical:
        raise NoArena("no-arena", game=game.id)
    if set(bots) <= set(FAST_BOTS):
        return play_out(game, bots, games, seed, compile_rules=compile_rules, workers=workers, progress=progress)
    return _simulate_at_tables(game, bots, games, seed, workers, progress)


class Chunk(NamedTuple):
    """What came out of the games of a job."""

    points: Points
    decisions: int
    cpu_seconds: float
    forfeits: tuple[Forfeit, ...] = ()


Job = tuple[AnyGame, tuple[str, ...], int, bool, range]  # game, bots, seed, whether compiled, numbers of the games


def play_out(
    game: AnyGame,
    bots: tuple[str, ...],
    games: int,
    seed: int = 0,
    *,
    compile_rules: bool | None = None,
    workers: Workers = HERE,
    progress: Callable[[int], None] = lambda _done: None,
) -> Simulation:
    """Play many games with the simplest bots and uniform throws, straight from the rules.

    In an arena dice touch: there this shows that the rules run, and nothing about the game. Raises `WrongPlayers`.
    """
    game.new(len(bots))  # refuses a wrong number of players
    compile_rules = compiled.available() if compile_rules is None else compile_rules
    size = COMPILED_GAMES if compile_rules else INTERPRETED_GAMES
    jobs: list[Job] = [(game, bots, seed, compile_rules, numbers) for numbers in ranges(games, size)]
    return _gather(game, bots, spread(_play_out_chunk, jobs, workers), compile_rules, progress)


def _play_out_chunk(job: Job) -> Chunk:
    game, bots, seed, compile_rules, numbers = job
    areas = len(game.sheet.areas)
    states: Any
    if compile_rules:
        module = compiled.compile_source(source(game))[PLAYOUTS]
        states = compiled.new_records(game, 3)
    else:
        module = load(source(game))[PLAYOUTS]
        states = [game.empty(len(bots)) for _ in range(3)]
    moves = np.zeros(game.max_moves, np.int64) if compile_rules else [0] * game.max_moves
    random = np.zeros(1, np.int64) if compile_rules else [0]
    kinds = np.array([FAST_BOTS[bot] for bot in bots]) if compile_rules else [FAST_BOTS[bot] for bot in bots]
    points = np.zeros((len(numbers), len(bots), areas + 1), np.int64)
    first = seed + numbers.start
    # One game first: compiling, or loading what was compiled before, is not playing.
    module.play_many(states, len(bots), kinds, moves, random, points[:1], areas, first)
    begun = time.process_time()
    decisions = int(module.play_many(states, len(bots), kinds, moves, random, points, areas, first))
    return Chunk(points, decisions, time.process_time() - begun)


def _simulate_at_tables(
    game: AnyGame,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    workers: Workers,
    progress: Callable[[int], None],
) -> Simulation:
    """Play with bots that look at views, one decision after the other."""
    game.new(len(bots))  # refuses a wrong number of players
    with seated([registry.get(name, game) for name in bots]):  # refuses unknown bots before any worker starts
        jobs: list[Job] = [(game, bots, seed, False, numbers) for numbers in ranges(games, TABLE_GAMES)]
    return _gather(game, bots, spread(_play_chunk_at_table, jobs, workers), False, progress)


def _play_chunk_at_table(job: Job) -> Chunk:
    game, bots, seed, _, numbers = job
    areas = len(game.sheet.areas)
    points = np.zeros((len(numbers), len(bots), areas + 1), np.int64)
    decisions, begun = 0, time.process_time()
    made = [registry.get(name, game, seed + numbers.start + place) for place, name in enumerate(bots)]
    with seated(made) as players:
        for row, number in enumerate(numbers):
            random, state = generator.Seeded(seed + number), game.new(len(bots))
            while (node := game.node(state)).kind != "over":
                if node.kind == "throw":
                    game.rules.throw(state, game.rules.draw(state, random))
                    continue
                player = node.players[0]
                game.apply(state, player, players[player].choose(game, game.view(state, player), player))
                decisions += 1
            tell_end(players, game, state)
            for player in range(len(bots)):
                points[row, player] = [game.rules.points(state, player, area) for area in range(areas + 1)]
        forfeits = tuple(forfeit for player in players for forfeit in forfeits_of(player))
    return Chunk(points, decisions, time.process_time() - begun, forfeits)


def _gather(
    game: AnyGame,
    bots: tuple[str, ...],
    chunks: Iterator[Chunk],
    compiled: bool,
    progress: Callable[[int], None],
) -> Simulation:
    """Put together what came out, in order."""
    gathered: list[Chunk] = []
    done = 0
    for chunk in chunks:
        gathered.append(chunk)
        done += len(chunk.points)
        progress(done)
    return Simulation(
        game,
        bots,
        np.concatenate([chunk.points for chunk in gathered]),
        sum(chunk.decisions for chunk in gathered),
        sum(chunk.cpu_seconds for chunk in gathered),
        compiled,
        forfeits=tuple(forfeit for chunk in gathered for forfeit in chunk.forfeits),
    )
