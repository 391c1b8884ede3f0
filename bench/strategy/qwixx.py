"""Qwixx, two masters against each other: where rows begin, what is skipped, penalties, locks, and what they decide."""

from collections import Counter
from typing import Any, Final

from bench.strategy.samples import mean, percent
from foxdice import bots, games
from foxdice.core import AnyGame
from foxdice.dice.generator import Seeded
from foxdice.games.qwixx.sheet import PENALTY_BOXES, ROW_BITS, ROWS
from foxdice.judge import judge as judges
from foxdice.judge import throws

OUTCOMES: Final = 200
LOCK: Final = ROW_BITS - 1


def measure(game_id: str, count: int) -> dict[str, Any]:
    """Let two masters play so many games; return what was counted."""
    game = games.get(game_id)
    skipped: Counter[int] = Counter()
    asked, passed, won, both, ended_by_penalties = 0, 0, [], [], 0
    points, locks, penalties = [], [], []
    decided = shared = 0
    for seed in range(count):
        state, first, white = _play(game, seed)
        skipped.update(first)
        asked, passed = asked + white[0], passed + white[1]
        totals = [game.score(state, player).total for player in range(2)]
        own = [sum(sheet.crosses >> row * ROW_BITS + LOCK & 1 for row in range(ROWS)) for sheet in state.sheets]
        points += totals
        locks += own
        penalties += [sheet.penalties for sheet in state.sheets]
        won.append(max(totals))
        both.append(min(totals))
        ended_by_penalties += any(sheet.penalties == PENALTY_BOXES for sheet in state.sheets)
        if own[0] != own[1]:
            decided += 1
            shared += totals[own.index(max(own))] == max(totals)
    firsts = sum(skipped.values())
    return {
        "games": count,
        **mean("points", points),
        **mean("winner", won),
        **mean("loser", both),
        **mean("penalties", penalties),
        **mean("locks", locks),
        "by_penalties": percent(ended_by_penalties, count),
        "more_locks": percent(decided, count),
        "more_locks_win": percent(shared, decided),
        "passes": percent(passed, asked),
        "skipped": {str(cells): percent(skipped[cells], firsts) for cells in range(6)},
        "skipped_more": percent(sum(number for cells, number in skipped.items() if cells > 5), firsts),
        "worth": _worth(game),
    }


def _play(game: AnyGame, seed: int) -> tuple[Any, list[int], tuple[int, int]]:
    """Play one game; return its end, how many cells each row's first cross skipped, and white sums asked and passed."""
    masters = [bots.get("master", game, seed * 2 + player) for player in range(2)]
    state, dice = game.new(2), Seeded(seed)
    asked = passed = 0
    started: set[tuple[int, int]] = set()
    skipped = []
    while (node := game.node(state)).kind != "over":
        if node.kind == "throw":
            game.throw(state, game.draw(state, dice))
        else:
            for player in node.players:
                move = masters[player].choose(game, game.view(state, player), player)
                if len(node.players) > 1 and player != state.active:
                    asked, passed = asked + 1, passed + (game.info(state, player, move).action == "pass")
                game.apply(state, player, move)
        for player, sheet in enumerate(state.sheets):
            for row in range(ROWS):
                crosses = sheet.crosses >> row * ROW_BITS & (1 << ROW_BITS) - 1
                if crosses and (player, row) not in started:
                    started.add((player, row))
                    skipped.append((crosses & -crosses).bit_length() - 1)
    return state, skipped, (asked, passed)


def _worth(game: AnyGame) -> dict[str, float]:
    """Return how much of winning one gives away before the first throw, in percent: a penalty, cells of a row."""
    judge, start = judges.of(game), game.new(2)
    outcomes, _ = throws.outcomes(game, start, OUTCOMES)

    def value(before: Any) -> float:
        afters = [before.clone() for _ in outcomes]
        for after, outcome in zip(afters, outcomes, strict=True):
            game.rules.throw(after, outcome)
        return float(judge.values(afters, 0).mean())

    usual = value(start)
    penalised = start.clone()
    penalised.sheets[0].penalties = 1
    found = {"usual": usual, "penalty": usual - value(penalised)}
    for cells in range(6):
        crossed = start.clone()
        crossed.sheets[0].crosses = 1 << cells
        found[f"cross_{cells}"] = value(crossed) - usual
    return found
