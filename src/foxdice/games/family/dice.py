"""The six dice of a Clever game: faces, slots, tray."""

from foxdice.games.family.state import NEXT_TURN, FamilyState

DICE = 6
ALL_DICE = 0b111111
SLOTS = 3
FACES_OF = tuple(sum(7 << 3 * die for die in range(DICE) if dice >> die & 1) for dice in range(ALL_DICE + 1))


def face(s: FamilyState, die: int) -> int:
    """Return what a die shows."""
    return s.faces >> 3 * die & 7


def on_slots(s: FamilyState) -> int:
    """Return the dice on the slots (bits)."""
    dice = 0
    for slot in range(SLOTS):
        die = s.slots >> 3 * slot & 7
        if die:
            dice |= 1 << die - 1
    return dice


def tray_is_served(s: FamilyState) -> bool:
    """Tell whether the active player is done and the passive ones choose."""
    return s.coming == NEXT_TURN


def show_faces(s: FamilyState, outcome: int) -> None:
    """Let the thrown dice show the faces of an outcome: three bits a die, like `faces`."""
    thrown = FACES_OF[s.rolled]
    s.faces = s.faces & ~thrown | outcome & thrown


def put_on_slot(s: FamilyState, die: int) -> None:
    """Put the picked die on the slot of this roll."""
    s.rolled &= ~(1 << die)
    s.slots |= die + 1 << 3 * s.roll


def put_lower_dice_on_tray(s: FamilyState, picked: int) -> None:
    """Put every thrown die that shows less than the picked one on the tray."""
    faces = s.faces
    value = faces >> 3 * picked & 7
    lower = 0
    for die in range(DICE):
        if faces >> 3 * die & 7 < value:
            lower |= 1 << die
    lower &= s.rolled
    s.rolled ^= lower
    s.tray |= lower


def put_rest_on_tray(s: FamilyState) -> None:
    """After the last roll all dice that were not picked go to the tray."""
    s.tray |= s.rolled
    s.rolled = 0


def serve_alone(s: FamilyState, nearness: int) -> None:
    """Playing alone: the three lowest dice go to the tray, the others lie on the slots.

    `nearness` lists the dice from the nearest to the tray to the farthest, three bits each: it breaks ties, and the
    nearest of the other dice lies on slot I.
    """
    faces = s.faces
    tray = 0
    value = 1
    n = 0
    while n < 3:
        for place in range(DICE):
            die = nearness >> 3 * place & 7
            if n < 3 and faces >> 3 * die & 7 == value:
                tray |= 1 << die
                n += 1
        value += 1
    s.tray = tray
    slot = 0
    for place in range(DICE):
        die = nearness >> 3 * place & 7
        if not tray >> die & 1:
            s.slots |= die + 1 << 3 * slot
            slot += 1
    s.rolled = 0
