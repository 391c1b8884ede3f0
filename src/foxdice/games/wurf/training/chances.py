"""What a throw leads to, as chances: which values lie afterwards and how many dice are taken; the rest is lost.

Unlike `foxdice.games.wurf.bots.chances` this knows which values lie: of the die that is hit, the side that looks at
the hand comes up more often than others. A set of values is written as bits, 2 first.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import permutations
from typing import TypeAlias

from foxdice.dice.arena.faces import FACES, X
from foxdice.dice.arena.fallen import Fate
from foxdice.dice.arena.odds import Turned, shot_odds, throw_odds
from foxdice.dice.arena.shots import Shot, faces_up
from foxdice.games.wurf.bots import chances as by_number
from foxdice.games.wurf.dice.hand import Style

Counts: TypeAlias = tuple[int, ...]  # how many dice show 2, 3, 4, 5, 6
Shown: TypeAlias = Mapping[Counts, float]
Chances: TypeAlias = dict[tuple[int, int], float]  # (values lying afterwards, dice taken): probability

VALUES = (2, 3, 4, 5, 6)
NOTHING: Shown = {(0,) * len(VALUES): 1.0}


def values_of(lying: int) -> tuple[int, ...]:
    """Return the values of a set."""
    return tuple(value for place, value in enumerate(VALUES) if lying >> place & 1)


def of_throw(lying: int, style: Style | Shot) -> Chances:
    """Return the chances of throwing one die at the lying ones; raise ArenaError if that was not measured."""
    values = values_of(lying)
    shown: defaultdict[Counts, float] = defaultdict(float)
    if isinstance(style, Shot):
        others = tuple(value for value in values if value != style.target)
        for shot_end in shot_odds(len(values), style.way):
            after = _after(others, shot_end.others)
            if shot_end.target != "out":
                after = _one_more(after, faces_up(style, shot_end.target))
            _add(shown, _thrown(after, shot_end.thrown), shot_end.count)
    else:
        for end in throw_odds(len(values), style.kind, style.strength):
            _add(shown, _thrown(_after(values, end.turned), end.thrown), end.count)
    return _judged(shown)


def of_all_in(dice: int, style: Style) -> Chances:
    """Return the chances of throwing so many dice at once into the empty arena: no value is favoured."""
    chances: defaultdict[tuple[int, int], float] = defaultdict(float)
    for (lying, taken), chance in by_number.of_all_in(dice, style).items():
        sets = [every for every in range(1 << len(VALUES)) if every.bit_count() == lying]
        for values in sets:
            chances[values, taken] += chance / len(sets)
    return dict(chances)


def _add(shown: defaultdict[Counts, float], more: Shown, weight: float) -> None:
    for counts, chance in more.items():
        shown[counts] += weight * chance


def _thrown(shown: Shown, fate: Fate) -> Shown:
    """Let the thrown die show any face, if it is still there."""
    return shown if fate == "out" else _one_more(shown, FACES)


@cache
def _after(values: tuple[int, ...], turned: Turned) -> Shown:
    """Let so many dice of these values keep their face, turn, lean or fly out, whichever they are."""
    turns = "s" * turned.same + "t" * turned.side + "u" * turned.opposite + "c" * turned.cocked + "o" * turned.out
    ways = set(permutations(turns))
    shown: defaultdict[Counts, float] = defaultdict(float)
    for way in ways:
        after = NOTHING
        for value, turn in zip(values, way, strict=True):
            if turn != "o":
                after = _one_more(after, _faces(value, turn))
        _add(shown, after, 1 / len(ways))
    return dict(shown)


def _faces(value: int, turn: str) -> tuple[int, ...]:
    if turn == "t":
        return tuple(face for face in FACES if face not in {value, 7 - value})
    return {"s": (value,), "u": (7 - value,), "c": FACES}[turn]


def _one_more(shown: Shown, faces: Iterable[int]) -> Shown:
    """Let one more die show any of these faces; an X leaves."""
    among = tuple(faces)
    after: defaultdict[Counts, float] = defaultdict(float)
    for counts, chance in shown.items():
        for face in among:
            place = face - VALUES[0]
            more = counts if face == X else (*counts[:place], counts[place] + 1, *counts[place + 1 :])
            after[more] += chance / len(among)
    return dict(after)


def _judged(shown: Shown) -> Chances:
    """Take what is repeated."""
    every = sum(shown.values())
    chances: defaultdict[tuple[int, int], float] = defaultdict(float)
    for counts, chance in shown.items():
        lying = sum(1 << place for place, number in enumerate(counts) if number == 1)
        chances[lying, sum(number for number in counts if number > 1)] += chance / every
    return dict(chances)
