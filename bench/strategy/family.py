"""The Clever games, alone: where the first dice go, what the areas and the foxes bring, what a reroll is worth."""

from collections import Counter
from typing import Any, Final

from bench.strategy.samples import mean, percent
from foxdice import bots, games
from foxdice.core import AnyGame
from foxdice.dice.generator import Seeded
from foxdice.judge import judge as judges

FIRST: Final = 6  # own picks at the start of a game


class Counts:
    """What is counted over all games."""

    def __init__(self) -> None:
        self.first: Counter[str] = Counter()  # areas that the first picks go to
        self.rerolled: Counter[int] = Counter()  # by throw of the turn, from 1
        self.gains: list[float] = []  # how much more a reroll was worth than the best die, each time one was used


def measure(game_id: str, count: int) -> dict[str, Any]:
    """Let the master play so many games alone; return what was counted."""
    game, counts = games.get(game_id), Counts()
    names = [area.id for area in game.sheet.areas]
    ends = [_play(game, seed, counts) for seed in range(count)]
    scores = [game.score(state, 0) for state in ends]
    sheets = [state.sheets[0] for state in ends]
    rerolled = sum(counts.rerolled.values())
    return {
        "games": count,
        **mean("points", [score.total for score in scores]),
        **mean("foxes", [sheet.foxes for sheet in sheets]),
        **mean("lowest", [min(score.areas.values()) for score in scores]),
        **mean("fox_points", [score.bonus for score in scores]),
        **mean("rerolls", [sheet.rerolls for sheet in sheets]),
        "rerolls_used": rerolled / count,
        **mean("gain", counts.gains or [0.0]),
        **mean("extras", [sheet.extras for sheet in sheets]),
        "extras_used": sum(sheet.extras_used for sheet in sheets) / count,
        "rerolled": {str(throw): percent(counts.rerolled[throw], rerolled) for throw in (1, 2, 3)},
        "first": {name: percent(counts.first[name], sum(counts.first.values())) for name in names},
        "areas": {name: sum(score.areas[name] for score in scores) / count for name in names},
    }


def _play(game: AnyGame, seed: int, counts: Counts) -> Any:
    master, dice, state = bots.get("master", game, 0), Seeded(seed), game.new(1)
    picked = 0
    while (node := game.node(state)).kind != "over":
        if node.kind == "throw":
            game.throw(state, game.draw(state, dice))
            continue
        move = master.choose(game, game.view(state, 0), 0)
        info = game.info(state, 0, move)
        if info.die and info.cell and not info.bonus and picked < FIRST:
            picked += 1
            counts.first[info.cell.partition("-")[0]] += 1
        elif info.action == "reroll":
            counts.rerolled[state.roll + 1] += 1
            counts.gains.append(_gain(game, state, move))
        game.apply(state, 0, move)
    return state


def _gain(game: AnyGame, state: Any, move: int) -> float:
    """Return by how much a move is better than the best other one, in points to expect."""
    legal = game.legal(state, 0)
    lines = judges.of(game).choices(state, 0, legal)
    values = dict(zip(legal, (line.value for line in lines), strict=True))
    return values[move] - max(value for other, value in values.items() if other != move)
