"""From one throw to the next in the arena of a game: what is thrown, and where the dice lie that the rules left there.

Nothing is remembered here: where the dice lie follows from the state of the game and from how the latest throw came to
rest. So a table, a simulation and the check of a record do the same, and taking back needs nothing of its own.
"""

from functools import lru_cache
from itertools import count, islice
from typing import Final

from foxdice.dice.arena import chance
from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.faces import X as X_FACE
from foxdice.dice.arena.faces import lying_flat
from foxdice.dice.arena.fallen import Fall, Pose, Rest
from foxdice.dice.arena.geometry import BOWL
from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.moving import move_dice
from foxdice.dice.arena.settle import lay_out
from foxdice.dice.arena.text import parse_throw
from foxdice.dice.arena.throw import Throw, check_throw
from foxdice.games.wurf.dice.counting import count_falls, lying_faces, one_showing, start_face
from foxdice.games.wurf.rules import dice_to_throw
from foxdice.games.wurf.state import ALL_DICE, FLAT, ONE_DIE, START_DIE, State

PLAIN_STRENGTH: Final = 2.0


def is_by_hand(state: State) -> bool:
    """Tell whether the due throw is made by a player's hand; the start die and cocked dice just fall."""
    return state.coming in (ONE_DIE, ALL_DICE)


def lying(state: State, rest: Rest | None) -> Layout:
    """Return where the dice lie that the rules left in the arena; `rest` is the latest throw that moved any."""
    return _lying(state.arena, state.coming == FLAT, rest) if rest else Layout()


@lru_cache(maxsize=512)
def _lying(arena: int, cocked_are_up: bool, rest: Rest) -> Layout:
    if cocked_are_up:  # and nobody has looked at the arena yet
        return lay_out(rest, [fall.die for fall in rest.falls if fall.fate == "lies" and fall.face != X_FACE])
    left = lying_faces(arena)  # each value once, for all of a value that is repeated are taken
    return lay_out(rest, [fall.die for fall in rest.falls if fall.fate != "out" and fall.face in left])


def hand(state: State, layout: Layout) -> tuple[int, ...]:
    """Return the numbers of the dice to be thrown by hand: the lowest that do not lie in the arena."""
    if not is_by_hand(state):
        return ()
    taken = {die.die for die in layout.dice}
    return tuple(islice((number for number in count() if number not in taken), dice_to_throw(state)))


def due_dice(state: State, rest: Rest | None) -> tuple[int, ...]:
    """Return the numbers of the dice that fall next, by hand or by themselves."""
    if state.coming == START_DIE:
        return (0,)
    if state.coming == FLAT:
        return tuple(fall.die for fall in rest.falls if fall.fate == "cocked") if rest else ()
    return hand(state, lying(state, rest))


def read_gesture(state: State, layout: Layout, text: str) -> Throw:
    """Return the throw a player means; an empty text is a plain throw into the middle.

    Raises `ArenaError` if the dice that are due cannot be thrown like this.
    """
    due = hand(state, layout)
    throw = parse_throw(text) if text else Throw(due, (0.0, 0.0), PLAIN_STRENGTH)
    if throw.dice != due:
        raise ArenaError("arena-wrong-dice", dice=_numbers(due), given=_numbers(throw.dice[:40]))
    check_throw(move_dice(layout, throw.moved), throw)
    return throw


def lay_start_die(source: chance.Source) -> Rest:
    """Lay the die that starts in the arena into its middle, any face up but X."""
    face = start_face(source)
    w, x, y, z = lying_flat(face, 360 * chance.uniform(source))
    return Rest(
        (Fall(0, face, "lies"),),
        (Pose((0.0, 0.0, BOWL.half), (round(w, 5), round(x, 5), round(y, 5), round(z, 5))),),
    )


def fall_by_itself(state: State, rest: Rest | None, source: chance.Source) -> tuple[int, Rest | None]:
    """Let the start die or cocked dice fall; return the outcome, and how they rest where that is new.

    What a cocked die shows was drawn with the throw that left it leaning.
    """
    if state.coming == START_DIE:
        start = lay_start_die(source)
        return count_falls(start.falls), start
    falls = rest.falls if rest else ()
    return sum(one_showing(fall.face) for fall in falls if fall.fate == "cocked"), None


def _numbers(dice: tuple[int, ...]) -> str:
    return ", ".join(str(die) for die in dice)
