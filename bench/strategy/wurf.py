"""Der große Wurf, two masters against each other: what throws take, when the master stops, what a die is worth."""

from collections import Counter
from typing import Any, Final

from bench.strategy.samples import mean, percent
from foxdice import games
from foxdice.core import AnyGame
from foxdice.dice.arena.chance import SeededSource
from foxdice.games.wurf.bots import registry
from foxdice.games.wurf.bots.play import throw_due
from foxdice.games.wurf.dice.measured import MeasuredDice
from foxdice.games.wurf.rules import THROW, dice_in
from foxdice.games.wurf.state import ALL_DICE, CHOICE, ONE_DIE, OVER
from foxdice.judge import judge as judges

MAX_LYING: Final = 5


class Counts:
    """What is counted over all games, by how many dice lie in the arena."""

    def __init__(self) -> None:
        self.thrown: Counter[int] = Counter()
        self.took: Counter[int] = Counter()
        self.taken: Counter[int] = Counter()
        self.asked: Counter[int] = Counter()
        self.went_on: Counter[int] = Counter()
        self.stopped_with: Counter[int] = Counter()  # by own dice


def measure(game_id: str, count: int) -> dict[str, Any]:
    """Let two masters play so many games with dice that fall as measured in the arena; return what was counted."""
    game, counts = games.get(game_id), Counts()
    ends = [_play(game, seed, counts) for seed in range(count)]
    throws = [number for _, number in ends]
    starters = sum(state.hands[0].points == 0 for state, _ in ends)
    lying = range(1, MAX_LYING + 1)
    return {
        "games": count,
        "first_wins": percent(starters, count),
        "first_wins_error": 100 * (starters * (count - starters) / count**3) ** 0.5,
        **mean("throws", throws),
        **mean("lost", [state.lost for state, _ in ends]),
        "takes": {str(dice): percent(counts.took[dice], counts.thrown[dice]) for dice in lying},
        "takes_dice": {str(dice): counts.taken[dice] / max(counts.took[dice], 1) for dice in lying},
        "goes_on": {str(dice): percent(counts.went_on[dice], counts.asked[dice]) for dice in lying},
        "stops": counts.stopped_with.total(),
        "stopped_with": {str(own): times for own, times in sorted(counts.stopped_with.items()) if times},
        "thrown": {str(dice): counts.thrown[dice] for dice in lying},
        "worth": _worth(game),
    }


def _play(game: AnyGame, seed: int, counts: Counts) -> tuple[Any, int]:
    """Play one game; return its end, and how many throws it took."""
    masters = [registry.get("master", seed * 2 + player) for player in range(2)]
    dice, state, throws = MeasuredDice(SeededSource(f"strategy {seed}")), game.new(2), 0
    while state.coming != OVER:
        lying = dice_in(state.arena)
        if state.coming == CHOICE:
            move = masters[state.active].choose(game, state, state.active)
            counts.asked[lying] += 1
            counts.went_on[lying] += move == THROW
            counts.stopped_with[state.hands[state.active].dice] += move != THROW
            game.rules.apply(state, state.active, move)
            continue
        throws += state.coming in (ONE_DIE, ALL_DICE)
        is_one, thrower = state.coming == ONE_DIE, state.active
        held = state.hands[thrower].dice
        game.throw(state, throw_due(dice, state, masters))
        if is_one:
            gained = state.hands[thrower].dice - (held - 1)
            counts.thrown[lying] += 1
            counts.took[lying] += gained > 0
            counts.taken[lying] += max(gained, 0)
    return state, throws


def _worth(game: AnyGame) -> dict[str, float]:
    """Return how often whoever begins with one die lying wins, by how many dice the two have: the solved game."""
    judge, found = judges.of(game), {}
    for own, other in ((9, 9), (8, 9), (7, 9), (10, 9), (9, 5), (2, 9), (1, 9)):
        state = game.new(2)
        state.hands[0].dice, state.hands[1].dice = own, other
        found[f"{own}_{other}"] = judge.outlook(state, 0).mean
    return found
