"""What a throw leads to, as chances: how many dice lie afterwards and how many are taken; the rest is lost.

Two simplifications keep this small. A lying die that was turned over shows any of its five other faces equally often,
and which values lie does not matter, only how many. The measured ends of throws (`foxdice.dice.arena.odds`) say how
many dice keep their face, turn over, lean and fly out together.
"""

from collections import defaultdict
from functools import cache
from math import comb

from foxdice.dice.arena.odds import all_in_odds, throw_odds
from foxdice.games.wurf.dice.hand import Style

Chances = dict[tuple[int, int], float]  # (lying afterwards, taken): probability

SIX_FACES = 6
VALUES = 5
X_FACE = 5


def of_throw(lying: int, style: Style) -> Chances:
    """Return the chances of throwing one die at so many lying ones."""
    ends = throw_odds(lying, style.kind, style.strength)
    every = sum(end.count for end in ends)
    chances: Chances = defaultdict(float)
    for end in ends:
        turned = end.turned.side + end.turned.opposite
        anyhow = end.turned.cocked + (end.thrown != "out")
        for result, chance in _matches(end.turned.same, turned, anyhow).items():
            chances[result] += chance * end.count / every
    return dict(chances)


def of_all_in(dice: int, style: Style) -> Chances:
    """Return the chances of throwing so many dice at once into the empty arena."""
    ends = all_in_odds(dice, style.strength)
    every = sum(end.count for end in ends)
    chances: Chances = defaultdict(float)
    for end in ends:
        for result, chance in _whole_hand(end.lie + end.cocked).items():
            chances[result] += chance * end.count / every
    return dict(chances)


@cache
def _matches(same: int, turned: int, anyhow: int) -> Chances:
    """Some dice keep different values, some turn away from others, and some fall anyhow: what lies, what is taken?"""
    start = tuple(1 if value < same else 0 for value in range(VALUES))
    shown = {start: 1.0}
    for value in range(same, same + turned):
        shown = _one_more(shown, [face for face in range(SIX_FACES) if face != value])
    for _ in range(anyhow):
        shown = _one_more(shown, list(range(SIX_FACES)))
    chances: Chances = defaultdict(float)
    for counts, chance in shown.items():
        taken = sum(count for count in counts if count > 1)
        chances[sum(counts) - taken, taken] += chance
    return dict(chances)


def _one_more(shown: dict[tuple[int, ...], float], faces: list[int]) -> dict[tuple[int, ...], float]:
    """Let one more die show one of these faces; an X leaves."""
    after: dict[tuple[int, ...], float] = defaultdict(float)
    for counts, chance in shown.items():
        for face in faces:
            more = counts if face == X_FACE else (*counts[:face], counts[face] + 1, *counts[face + 1 :])
            after[more] += chance / len(faces)
    return dict(after)


@cache
def _whole_hand(dice: int, values: int = VALUES) -> Chances:
    """Dice that show one of so many values or X: what lies, what is taken?"""
    if values == 0:
        return {(0, 0): 1.0}
    chances: Chances = defaultdict(float)
    for showing in range(dice + 1):
        share = comb(dice, showing) * values ** (dice - showing) / (values + 1) ** dice
        for (lying, taken), chance in _whole_hand(dice - showing, values - 1).items():
            here = (lying + 1, taken) if showing == 1 else (lying, taken + showing)
            chances[here] += share * chance
    return dict(chances)
