"""What the Clever games have in common for a learned bot: the table, the dice, and the actions left."""

from typing import Any, Final

from foxdice.games.family import areas
from foxdice.games.family.dice import DICE, on_slots
from foxdice.games.family.state import EXTRA, IDLE, NEXT_TURN, OVER, ROLL, SOLO_ROLL
from foxdice.games.family.turns import AREAS, ROUNDS

MAX_PLAYERS: Final = 4
MAX_ROUNDS: Final = 6
STEPS: Final = 4
COMINGS: Final = 6
FACES: Final = 6
MAX_ACTIONS: Final = 7
MAX_OF_A_KIND: Final = 2
MAX_POINTS: Final = 255
NEAR: Final = 3  # lines are told apart that miss 0, 1, 2 or more cells
POINTS: Final = AREAS + 3  # the areas, the two weakest, the foxes

TABLE_SIZE: Final = 2 * MAX_PLAYERS + MAX_ROUNDS + STEPS + COMINGS + 4
DICE_SIZE: Final = DICE * (FACES + 5)
ACTIONS_SIZE: Final = 2 * MAX_ACTIONS


def concerns_others(s: Any, player: int) -> bool:
    """Tell whether the player leaves dice to the others."""
    return bool(s.active == player)


def moment(s: Any) -> int:
    """Return a number below 1024 that tells the throws of a game apart."""
    roll = (s.round_number * MAX_PLAYERS + s.active) * MAX_PLAYERS + s.roll
    return int(roll * (MAX_ACTIONS + 1) + s.sheets[s.active].rerolls_used)


def is_near_the_end(s: Any) -> bool:
    """Tell whether this is one of the last two turns: further away few playouts say less than the network does."""
    return bool(s.round_number == ROUNDS[s.players] and s.active >= s.players - 2)


def write_table(s: Any, player: int, out: Any, at: int) -> int:
    """Write the moment of the game: who plays, turns left, whose turn it is, what is done and comes next."""
    out[at + s.players - 1] = 1
    at += MAX_PLAYERS
    seats = player - s.active
    out[at + (seats if seats >= 0 else seats + s.players)] = 1
    at += MAX_PLAYERS
    turns = ROUNDS[s.players] - s.round_number + (player > s.active)  # of one's own that have not begun
    if turns < MAX_ROUNDS:
        out[at + turns] = 1
    at += MAX_ROUNDS
    out[at + s.sheets[player].step] = 1
    at += STEPS
    out[at + s.coming] = 1
    at += COMINGS
    out[at + s.roll] = 1
    return at + 4


def write_dice(s: Any, player: int, out: Any, at: int) -> int:
    """Write what the dice show as long as it matters to the player, where they lie, and which of them can be used."""
    sheet = s.sheets[player]
    to_be_thrown = s.rolled if s.coming == ROLL else 0
    done = sheet.step == IDLE and sheet.pending == 0
    if done and (s.coming == SOLO_ROLL or s.coming == NEXT_TURN or s.coming == OVER):
        return at + DICE_SIZE
    slots = on_slots(s)
    for die in range(DICE):
        if to_be_thrown >> die & 1:
            out[at + FACES] = 1
        else:
            face = s.faces >> 3 * die & 7
            out[at + face - 1] = 1
            if s.tray >> die & 1:
                out[at + FACES + 1] = 1
            if slots >> die & 1:
                out[at + FACES + 2] = 1
            taken = sheet.step == EXTRA and sheet.extra_taken >> die & 1
            if taken:
                out[at + FACES + 3] = 1
            elif areas.can_use(s, player, 1 << die):
                out[at + FACES + 4] = 1
        at += FACES + 5
    return at


def write_actions(s: Any, player: int, out: Any, at: int) -> int:
    """Write how many rerolls and +1 are left."""
    sheet = s.sheets[player]
    at = write_count(sheet.rerolls - sheet.rerolls_used, MAX_ACTIONS, out, at)
    return write_count(sheet.extras - sheet.extras_used, MAX_ACTIONS, out, at)


def write_count(count: int, highest: int, out: Any, at: int) -> int:
    """Write a number as so many ones."""
    for place in range(min(count, highest)):
        out[at + place] = 1
    return at + highest


def write_bits(bits: int, size: int, out: Any, at: int) -> int:
    """Write each bit."""
    for place in range(size):
        out[at + place] = bits >> place & 1
    return at + size


def write_pair(bits: int, out: Any, at: int) -> int:
    """Write whether one bit is set at least, and whether two are."""
    out[at] = bits != 0
    out[at + 1] = bits & bits - 1 != 0
    return at + 2


def write_distance(missing: int, out: Any, at: int) -> int:
    """Write whether no cell, one or two are missing."""
    # Neither loop nor branch: which cells are missing no processor can foresee, and this was a third of an observation.
    but_one = missing & missing - 1
    out[at] = missing == 0
    out[at + 1] = (missing != 0) & (but_one == 0)
    out[at + 2] = (but_one != 0) & (but_one & but_one - 1 == 0)
    return at + NEAR


def write_bonuses(sheet: Any, first: int, kinds: int, out: Any, at: int) -> int:
    """Write which bonuses wait to be used."""
    for kind in range(first, first + kinds):
        at = write_count(sheet.pending >> 3 * kind & 7, MAX_OF_A_KIND, out, at)
    return at


def write_points(sheet: Any, max_foxes: int, out: Any, at: int) -> int:
    """Write the points of the areas, of the two weakest, and of the foxes; and how many foxes there are."""
    weakest = MAX_POINTS
    second = MAX_POINTS
    for area in range(AREAS):
        points = areas.area_points(sheet, area)
        out[at] = points
        at += 1
        if points < weakest:
            second = weakest
            weakest = points
        elif points < second:
            second = points
    out[at] = weakest
    out[at + 1] = second
    out[at + 2] = min(sheet.foxes * weakest, MAX_POINTS)
    return write_count(sheet.foxes, max_foxes, out, at + 3)
