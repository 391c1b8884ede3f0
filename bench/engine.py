"""How fast the rules are, beside python-chess and OpenSpiel in the same run.

Machines are noisy: every round measures ours and theirs in turn, and the best round of each counts.
"""

import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench import engine_peers
from bench.result import Result
from foxdice import games
from foxdice.bots.simulate import simulate
from foxdice.games import AnyGame

ROUNDS = 5
COMPILED_GOALS = {"clever": (1, 5e6), "cubed": (1, 3e6), "qwixx": (2, 3e6)}  # players, decisions per CPU-second
INTERPRETED_GOALS = {"clever": 80e3, "cubed": 50e3}


def measure() -> list[Result]:
    """Return all measurements of the engine."""
    return [*_play(), *_start_up()]


def _play() -> Iterator[Result]:
    chess = max(engine_peers.chess_moves_per_second() for _ in range(ROUNDS))
    yacht = max(engine_peers.yacht_decisions_per_second() for _ in range(ROUNDS))
    for id, (players, goal) in COMPILED_GOALS.items():
        game = games.get(id)
        fast = max(_compiled(game, players) for _ in range(ROUNDS))
        yield Result(f"{id}, {players} players, compiled random play", fast, "decisions/s", min=goal)
        if id == "clever":
            yacht = max(yacht, engine_peers.yacht_decisions_per_second())
            yield Result("OpenSpiel yacht, C++, random play", yacht, "decisions/s")
            yield Result("clever compiled : OpenSpiel yacht", fast / yacht, "times", min=30)
    for id, goal in INTERPRETED_GOALS.items():
        slow = max(_interpreted(games.get(id)) for _ in range(ROUNDS))
        yield Result(f"{id}, alone, interpreted random play", slow, "decisions/s", min=goal)
        if id == "clever":
            chess = max(chess, engine_peers.chess_moves_per_second())
            yield Result("python-chess, random moves", chess, "moves/s")
            yield Result("clever interpreted : python-chess", slow / chess, "times", min=3)


def _compiled(game: AnyGame, players: int) -> float:
    result = simulate(game, ("random",) * players, 40_000, compile_rules=True)
    return result.decisions / result.cpu_seconds


def _interpreted(game: AnyGame) -> float:
    result = simulate(game, ("random",), 1_000, compile_rules=False)
    return result.decisions / result.cpu_seconds


def _start_up() -> Iterator[Result]:
    play = "from foxdice import games; from foxdice.bots.simulate import simulate; "
    play += "simulate(games.get('clever'), ('random',), 1, compile_rules=True)"
    cache = Path(tempfile.mkdtemp())
    try:
        yield Result("clever: compile once", _seconds(play, cache), "s", max=15)
        loaded = min(_seconds(play, cache) for _ in range(ROUNDS))
        yield Result("clever: load what was compiled", loaded, "s", max=1.5)
    finally:
        shutil.rmtree(cache)
    bare = min(_seconds("pass", cache) for _ in range(ROUNDS))
    imported = min(_seconds("import foxdice.games", cache) for _ in range(ROUNDS))
    yield Result("import foxdice.games", imported - bare, "s", max=0.2)


def _seconds(code: str, cache: Path) -> float:
    """Return the CPU seconds of a fresh Python that runs some code: what else the machine does hardly shows in them."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], check=True, env={"XDG_CACHE_HOME": str(cache), "PATH": "/usr/bin"})
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
