"""`python -m bench.strategy [GAME]...`: measure what the strategy pages say, and write them anew into docs/learn/."""

import argparse
import json
import time

from bench.strategy import family, qwixx, wurf
from bench.strategy.pages import MEASURED, write

GAMES = {
    "clever": (family.measure, 60),
    "cubed": (family.measure, 12),
    "qwixx": (qwixx.measure, 120),
    "wurf": (wurf.measure, 3000),
}


def main() -> None:
    """Measure, keep the numbers, and write the pages."""
    options = argparse.ArgumentParser(description="Measure what the strategy pages say.")
    options.add_argument("game", nargs="*", choices=[*GAMES, []], help="all of them without any")
    options.add_argument("--games", type=int, help="how many are played")
    options.add_argument("--pages", action="store_true", help="measure nothing, write pages from the numbers kept")
    given = options.parse_args()
    measured = json.loads(MEASURED.read_text(encoding="utf-8")) if MEASURED.exists() else {}
    for game in [] if given.pages else given.game or GAMES:
        measuring, count = GAMES[game]
        begun = time.process_time()
        measured[game] = measuring(game, given.games or count)
        print(game, f"{time.process_time() - begun:.0f} CPU seconds", json.dumps(measured[game], indent=1), flush=True)
        MEASURED.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")
    write({game: measured[game] for game in GAMES if game in measured})


if __name__ == "__main__":
    main()
