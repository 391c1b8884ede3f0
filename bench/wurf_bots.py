"""How strong the bots of Der große Wurf are: `python -m bench.wurf_bots`, about a minute; `--physical` for longer."""

import argparse

from rich.console import Console
from rich.table import Table

from foxdice import games
from foxdice.bots.simulate import simulate
from foxdice.bots.simulation import Simulation

LEVELS = (
    ("master", "hard"),
    ("hard", "medium"),
    ("medium", "easy"),
)
LINE_UPS = (
    *LEVELS,
    ("master", "hard", "hard"),
    ("steady", "greedy"),
    ("steady", "random"),
    ("greedy", "random"),
    ("steady", "greedy", "greedy"),
    ("steady", "greedy", "greedy", "greedy"),
    ("steady", "greedy", "greedy", "greedy", "greedy"),
)


def _lengths(result: Simulation, games: int) -> tuple[str, str]:
    return f"{result.decisions / games:.1f}", f"{1000 * result.cpu_seconds / games:.1f}"


def main() -> None:
    """Let the bots begin in turn and print how often the first one named wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--physical", action="store_true", help="in the arena, levels of two players only")
    given = parser.parse_args()
    table = Table("players", "the first wins", "equal share", "± (95 %)", "choices a game", "CPU ms a game")
    throws = ""
    for bots in LEVELS if given.physical else LINE_UPS:
        result = simulate(games.get("wurf"), bots, given.games, given.seed, physical=given.physical)
        share = float((result.totals[:, 0] == 0).mean())
        error = 1.96 * (share * (1 - share) / given.games) ** 0.5
        table.add_row(
            ", ".join(bots), f"{share:.1%}", f"{1 / len(bots):.1%}", f"{error:.1%}", *_lengths(result, given.games)
        )
        throws = result.throws
    table.caption = f"{given.games:,} games each; throws: {throws}"
    Console().print(table)


if __name__ == "__main__":
    main()
