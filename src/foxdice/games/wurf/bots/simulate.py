"""Many games of Der große Wurf between bots: from measured odds, or in the arena itself."""

import time
from collections.abc import Callable
from contextlib import nullcontext

import numpy as np

from foxdice.bots.simulation import Simulation
from foxdice.bots.spread import HERE, Workers, ranges, spread
from foxdice.core import AnyGame, get
from foxdice.dice.arena.chance import SeededSource
from foxdice.dice.arena.processes import throwing_processes
from foxdice.games.wurf.bots import registry
from foxdice.games.wurf.bots.play import play
from foxdice.games.wurf.dice.hand import ArenaDice
from foxdice.games.wurf.dice.measured import MeasuredDice
from foxdice.games.wurf.dice.physical import PhysicalDice

CHUNK = {False: 100, True: 2}
THROWS = {False: "drawn from odds measured in the arena, without physics", True: "made in the physical arena"}

Chunk = tuple[list[list[int]], int, float]


def simulate(
    game: AnyGame,
    bots: tuple[str, ...],
    games: int,
    seed: int = 0,
    *,
    physical: bool = False,
    workers: Workers = HERE,
    progress: Callable[[int], None] = lambda _done: None,
) -> Simulation:
    """Play many games; the bots begin in turn. The same seed gives the same games.

    Raises `UnknownBot` and `WrongPlayers`.
    """
    for bot in bots:
        registry.get(bot)
    game.new(len(bots))  # refuses a wrong number of players
    points = np.zeros((games, len(bots), 1), np.int64)
    decisions, cpu_seconds, done = 0, 0.0, 0
    jobs = [(game.id, bots, seed, physical, chunk) for chunk in ranges(games, CHUNK[physical])]
    alone = physical and workers == HERE  # then the arena's own processes are used
    with throwing_processes() if alone else nullcontext() as processes:
        chunks = processes.map(_play_chunk, jobs) if processes else spread(_play_chunk, jobs, workers)
        for totals, chosen, seconds in chunks:
            points[done : done + len(totals), :, 0] = totals
            done, decisions, cpu_seconds = done + len(totals), decisions + chosen, cpu_seconds + seconds
            progress(done)
    return Simulation(game, bots, points, decisions, cpu_seconds, compiled=False, throws=THROWS[physical])


def _play_chunk(job: tuple[str, tuple[str, ...], int, bool, range]) -> Chunk:
    """Play some games; return everybody's points, the number of decisions and the time."""
    id, bots, seed, physical, numbers = job
    game = get(id)
    totals, decisions, begun = [], 0, time.process_time()
    for number in numbers:
        source = SeededSource(f"{id} {seed + number}")
        dice: ArenaDice = PhysicalDice(source) if physical else MeasuredDice(source)
        first = number % len(bots)
        seats = [(first + place) % len(bots) for place in range(len(bots))]  # the bots begin in turn
        throwers = [registry.get(bots[bot], (seed + number) * len(bots) + bot) for bot in seats]
        state, chosen = play(game, throwers, dice)
        decisions += chosen
        totals.append([state.hands[seats.index(bot)].points for bot in range(len(bots))])
    return totals, decisions, time.process_time() - begun
