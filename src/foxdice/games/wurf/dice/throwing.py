"""From one throw to the next in the arena of a game: what is thrown, and where the dice lie that the rules left there.

Nothing is remembered here: where the dice lie follows from the state of the game and from how the latest throw came to
rest. So a table, a simulation and the check of a record do the same, and taking back needs nothing of its own.
"""

from functools import lru_cache

from foxdice.dice.arena.draws import Source
from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.fallen import Rest
from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.moving import move_dice
from foxdice.dice.arena.reading import FALLEN
from foxdice.dice.arena.settle import fallen_rows, lay_out, lying_rows, rest_of
from foxdice.dice.arena.text import parse_throw
from foxdice.dice.arena.throw import Throw, check_throw
from foxdice.games.wurf.dice import flying
from foxdice.games.wurf.dice.flying import is_by_hand, staying
from foxdice.games.wurf.sheet import DICE
from foxdice.games.wurf.state import State


def lying(state: State, rest: Rest | None) -> Layout:
    """Return where the dice lie that the rules left in the arena; `rest` is the latest throw that moved any."""
    return _lying(state.arena, state.coming, rest) if rest else Layout()


@lru_cache(maxsize=512)
def _lying(arena: int, coming: int, rest: Rest) -> Layout:
    count = len(rest.falls)
    stays = [0.0] * count
    staying(State(arena=arena, coming=coming), fallen_rows(rest), count, stays)
    return lay_out(rest, [fall.die for fall, stay in zip(rest.falls, stays, strict=True) if stay])


def due_dice(state: State, rest: Rest | None) -> tuple[int, ...]:
    """Return the numbers of the dice that fall next, by hand or by themselves."""
    return _due(state, lying(state, rest), rest)


def hand(state: State, layout: Layout) -> tuple[int, ...]:
    """Return the numbers of the dice to be thrown by hand: the lowest that do not lie in the arena."""
    return _due(state, layout, None) if is_by_hand(state) else ()


def _due(state: State, layout: Layout, rest: Rest | None) -> tuple[int, ...]:
    due = [0.0] * DICE
    fallen, count = (fallen_rows(rest), len(rest.falls)) if rest else ([], 0)
    many = flying.due_dice(state, fallen, count, lying_rows(layout.dice), len(layout.dice), due)
    return tuple(int(die) for die in due[:many])


def read_gesture(state: State, layout: Layout, text: str) -> Throw:
    """Return the throw a player means; an empty text is a plain throw into the middle.

    Raises `ArenaError` if the dice that are due cannot be thrown like this.
    """
    due = hand(state, layout)
    throw = parse_throw(text) if text else Throw(due, (0.0, 0.0))
    if throw.dice != due:
        raise ArenaError("arena-wrong-dice", dice=_numbers(due), given=_numbers(throw.dice[:40]))
    check_throw(move_dice(layout, throw.moved), throw)
    return throw


def fall_by_itself(state: State, rest: Rest | None, source: Source) -> tuple[int, Rest | None]:
    """Let the start die or cocked dice fall; return the outcome, and how they rest where that is new."""
    if flying.lays_anew(state):
        fallen = [0.0] * FALLEN
        return flying.fall_by_itself(state, fallen, 0, source), rest_of(fallen, 1)
    fallen = fallen_rows(rest) if rest else []
    return flying.fall_by_itself(state, fallen, len(fallen) // FALLEN, source), None


def _numbers(dice: tuple[int, ...]) -> str:
    return ", ".join(str(die) for die in dice)
