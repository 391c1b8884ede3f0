"""What the Clever games have in common for a learned bot: the table, the dice, and the actions left."""

from typing import Any, Final

from foxdice.games.family import areas
from foxdice.games.family.dice import DICE, on_slots
from foxdice.games.family.state import EXTRA, IDLE, NEXT_TURN, OVER, ROLL, SOLO_ROLL
from foxdice.games.family.turns import ROUNDS

MOST_PLAYERS: Final = 4
MOST_ROUNDS: Final = 6
STEPS: Final = 4
COMINGS: Final = 6
FACES: Final = 6
MOST_ACTIONS: Final = 7

TABLE_SIZE: Final = 2 * MOST_PLAYERS + MOST_ROUNDS + STEPS + COMINGS + 4
DICE_SIZE: Final = DICE * (FACES + 5)
ACTIONS_SIZE: Final = 2 * MOST_ACTIONS


def write_table(s: Any, player: int, out: Any, at: int) -> int:
    """Write the moment of the game: who plays, rounds left, whose turn it is, what is done and comes next."""
    out[at + s.players - 1] = 1
    at += MOST_PLAYERS
    seats = player - s.active
    out[at + (seats if seats >= 0 else seats + s.players)] = 1
    at += MOST_PLAYERS
    out[at + ROUNDS[s.players] - s.round_number] = 1
    at += MOST_ROUNDS
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
    at = write_count(sheet.rerolls - sheet.rerolls_used, MOST_ACTIONS, out, at)
    return write_count(sheet.extras - sheet.extras_used, MOST_ACTIONS, out, at)


def write_count(count: int, most: int, out: Any, at: int) -> int:
    """Write a number as so many ones."""
    for place in range(min(count, most)):
        out[at + place] = 1
    return at + most
