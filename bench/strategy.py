"""`python -m bench.strategy`: the numbers behind the strategy pages, measured anew and written into docs/learn/.

The bot `master` plays Ganz schön clever alone; counted is where its first choices go, what its areas hold at the end,
and what foxes bring. The pages' words are in `strategy_words.json`.
"""

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

from foxdice import bots, games
from foxdice.dice.generator import Seeded

HERE = Path(__file__).parent
PAGES = HERE.parent / "docs" / "learn"
FIRST = 6  # own choices at the start of a game
COLOURS = {"y": "yellow", "b": "blue", "g": "green", "o": "orange", "p": "purple"}
INKS = {"yellow": "#d9a400", "blue": "#3b7dd8", "green": "#3f9b4f", "orange": "#e07b28", "purple": "#8e5bb5"}


def measure(count: int) -> dict[str, Any]:
    """Let the master play so many games, and return what was counted."""
    game = games.get("clever")
    master = bots.get("master", game, 0)
    first: Counter[str] = Counter()
    totals, foxes, lowest, areas = [], [], [], Counter[str]()
    for seed in range(count):
        state, dice, chosen = game.new(1), Seeded(seed), 0
        while (node := game.node(state)).kind != "over":
            if node.kind == "throw":
                game.throw(state, game.draw(state, dice))
                continue
            move = master.choose(game, game.view(state, 0), 0)
            text = game.format_move(state, 0, move)
            if ">" in text and chosen < FIRST:
                chosen += 1
                first[COLOURS[text.partition(">")[2][0]]] += 1
            game.apply(state, 0, move)
        score = game.score(state, 0)
        totals.append(score.total)
        foxes.append(state.sheets[0].foxes)
        lowest.append(min(score.areas.values()))
        areas.update(score.areas)
    chosen = sum(first.values())
    return {
        "games": count,
        "points": sum(totals) / count,
        "foxes": sum(foxes) / count,
        "lowest": sum(lowest) / count,
        "fox_points": sum(a * b for a, b in zip(foxes, lowest, strict=True)) / count,
        "first": {name: 100 * first[name] / chosen for name in INKS},
        "areas": {name: areas[name] / count for name in INKS},
    }


def bars(values: dict[str, float], ending: str) -> str:
    """Draw bars in the colours of the areas."""
    most = max(values.values())
    rows = [
        f'<rect x="0" y="{26 * row}" width="{280 * value / most:.1f}" height="20" fill="{INKS[name]}"/>'
        f'<text x="{286 * value / most + 6:.1f}" y="{26 * row + 15}">{value:.0f}{ending}</text>'
        for row, (name, value) in enumerate(values.items())
    ]
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="130" font-family="sans-serif" font-size="14">'
    return f"{head}{''.join(rows)}</svg>\n"


def write(found: dict[str, Any]) -> None:
    """Write pages and pictures."""
    PAGES.mkdir(exist_ok=True)
    (PAGES / "first.svg").write_text(bars(found["first"], " %"), encoding="utf-8")
    (PAGES / "areas.svg").write_text(bars(found["areas"], ""), encoding="utf-8")
    flat = {name: value for name, value in found.items() if not isinstance(value, dict)}
    flat |= {f"first_{name}": value for name, value in found["first"].items()}
    flat |= {f"area_{name}": value for name, value in found["areas"].items()}
    words = json.loads((HERE / "strategy_words.json").read_text(encoding="utf-8"))
    for language, lines in words.items():
        text = "\n\n".join(lines).format(**flat)
        (PAGES / f"clever-{language}.md").write_text(text + "\n", encoding="utf-8")


def main() -> None:
    """Measure, print and write."""
    options = argparse.ArgumentParser(description="Measure what the strategy pages say.")
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--json", action="store_true", help="print the numbers, and write nothing")
    given = options.parse_args()
    found = measure(given.games)
    print(json.dumps(found, indent=1))
    if not given.json:
        write(found)


if __name__ == "__main__":
    main()
