"""What a page shows of a Clever game, as far as it is the same for all of them: `foxdice.core.scene`."""

from typing import Any, Final

from foxdice.core import parts
from foxdice.core.rows import (
    BONUS,
    CIRCLE,
    COUNT,
    DECISION,
    LEFT,
    LINE,
    MORE_POINTS,
    NONE,
    NOW,
    OVER,
    POINTS,
    ROUND_OVER,
    THROW,
    UNPLAYED,
    USED,
    put,
)
from foxdice.games.family import areas, turns
from foxdice.games.family.dice import ALL_DICE, DICE, SLOTS, face, tray_is_served
from foxdice.games.family.state import EXTRA, SOLO_ROLL, FamilyState

# ------------------------------------------------------------------ names of the numbers
STEPS: Final = ("active", "passive", "extra")
PHASES: Final = ("wait", "pick", "passive", "extra", "bonus", "throw", "throw-alone", "over")  # up to four: sheet steps
PLACES: Final = ("hand", "thrown", "slot-1", "slot-2", "slot-3", "tray")
STOCK: Final = ("reroll", "extra", "fox")

WAIT: Final = 0
TO_USE_BONUS: Final = 4
TO_THROW: Final = 5
TO_THROW_ALONE: Final = 6
ALL_OVER: Final = 7

IN_HAND: Final = 0
THROWN: Final = 1
ON_SLOT: Final = 2
ON_TRAY: Final = 5

FACES: Final = 6
ALL_LOWEST_BITS: Final = sum(1 << 3 * die for die in range(DICE))
LAST_ROUND: Final = max(turns.ROUNDS)


# ------------------------------------------------------------------ the table


def node(s: FamilyState) -> int:
    """Return what the game waits for."""
    if turns.deciders(s):
        return DECISION
    return OVER if turns.is_over(s) else THROW


def moment(s: FamilyState) -> int:
    """Return what stays the same as long as the same players choose at once."""
    packed: int = ((s.round_number << 4 | s.active) << 4 | s.roll) << 4 | s.coming
    return packed


def dice_due(s: FamilyState) -> int:
    """Return the dice that are about to be thrown (bits)."""
    if node(s) != THROW:
        return 0
    rolled: int = s.rolled
    return ALL_DICE if s.coming == SOLO_ROLL else rolled


def table(s: FamilyState, row: Any) -> int:
    """Write two rows as one: node, who decides (bits), active player, step, round, rounds, ordered throw, thrower."""
    waits = node(s)
    ordered = 1 if waits == THROW and s.coming == SOLO_ROLL else 0
    step = 1 if ordered or tray_is_served(s) else 0
    for player in range(s.players):
        if s.sheets[player].step == EXTRA:
            step = 2
    put(row, 0, waits, turns.deciders(s), s.active, step)
    return put(row, 1, s.round_number, turns.ROUNDS[s.players], ordered, s.active)


def phase(s: FamilyState, player: int) -> int:
    """Return which of PHASES it is for a player."""
    waits = node(s)
    if waits == OVER:
        return ALL_OVER
    if waits == THROW:
        return TO_THROW_ALONE if s.coming == SOLO_ROLL else TO_THROW
    if not turns.deciders(s) >> player & 1:
        return WAIT
    step: int = s.sheets[player].step
    return TO_USE_BONUS if s.sheets[player].pending else step


def dice(s: FamilyState, rows: Any) -> int:
    """Write a row for each die: die, face (0 none), place, 0."""
    due = dice_due(s)
    for die in range(DICE):
        if due >> die & 1:
            put(rows, die, die, 0, IN_HAND, 0)
        else:
            put(rows, die, die, face(s, die), place_of(s, die), 0)
    return DICE


def place_of(s: FamilyState, die: int) -> int:
    """Return where a die lies that is not about to be thrown."""
    if s.tray >> die & 1:
        return ON_TRAY
    for slot in range(SLOTS):
        if s.slots >> 3 * slot & 7 == die + 1:
            return ON_SLOT + slot
    return THROWN


def winners(s: FamilyState) -> int:
    """Return who has most points; of these, who has the best single area; the rest share (bits)."""
    best = NONE
    ahead = 0
    for player in range(s.players):
        strongest = 0
        for area in range(turns.AREAS):
            strongest = max(strongest, turns.points(s, player, area))
        worth = (turns.total(s, player) << 20) + strongest
        if worth > best:
            best = worth
            ahead = 0
        if worth == best:
            ahead |= 1 << player
    return ahead


# ------------------------------------------------------------------ a player


def stock(s: FamilyState, player: int, rows: Any) -> int:
    """Write a row for each kind of stock: which, had, used, 0."""
    sheet = s.sheets[player]
    put(rows, 0, 0, sheet.rerolls, sheet.rerolls_used, 0)
    put(rows, 1, 1, sheet.extras, sheet.extras_used, 0)
    return put(rows, 2, 2, sheet.foxes, 0, 0)


def slot_marks(rows: Any, n: int, first: int, circled: int, crossed: int) -> int:
    """Append a row of actions: so many slots from the first are circled, and these are crossed (bits)."""
    for slot in range(circled):
        n = put(rows, n, CIRCLE, first + slot, 0, 0)
    for slot in range(circled):
        if crossed >> slot & 1:
            n = put(rows, n, USED, first + slot, 0, 0)
    return n


def line_marks(rows: Any, n: int, lines: Any, crossed: int) -> int:
    """Append the lines (bits of their cells) all of whose cells are crossed."""
    for line in range(len(lines)):
        if crossed & lines[line] == lines[line]:
            n = put(rows, n, LINE, line, 0, 0)
    return n


def table_marks(s: FamilyState, player: int, rows: Any, n: int) -> int:
    """Append rounds, points and foxes."""
    over = node(s) == OVER
    for number in range(1, LAST_ROUND + 1):
        if number > turns.ROUNDS[s.players]:
            n = put(rows, n, UNPLAYED, number, 0, 0)
        elif over or number < s.round_number:
            n = put(rows, n, ROUND_OVER, number, 0, 0)
        elif number == s.round_number:
            n = put(rows, n, NOW, number, 0, 0)
    for area in range(turns.AREAS + 1):
        n = put(rows, n, POINTS, area, turns.points(s, player, area), 0)
    n = put(rows, n, POINTS, turns.AREAS + 1, turns.total(s, player), 0)
    return put(rows, n, COUNT, 0, s.sheets[player].foxes, 0)


def no_option(row: Any) -> None:
    """Write an option that touches nothing."""
    put(row, 0, NONE, NONE, NONE, NONE)
    put(row, 1, 0, NONE, NONE, 0)


def chosen(s: FamilyState, player: int) -> int:  # noqa: ARG001  # moves are carried out at once
    """Return NONE: what a player chooses is on the sheet."""
    return NONE


def try_move(states: Any, player: int, move: int) -> None:
    """Carry a move out in states[1], up to where the game would go on: what a new round gives is nobody's doing."""
    parts.copy_part(states, 0, states, 1)
    turns.carry_out(states[1], player, move)


def more_points(states: Any, player: int, rows: Any, n: int) -> int:
    """Append the points by area that a move has brought."""
    for area in range(turns.AREAS + 1):
        more = turns.points(states[1], player, area) - turns.points(states[0], player, area)
        if more:
            n = put(rows, n, MORE_POINTS, area, more, 0)
    return n


def earned(rows: Any, n: int, bonus: int, count: int) -> int:
    """Append a bonus that was earned, if it was."""
    return put(rows, n, BONUS, bonus, count, 0) if count > 0 else n


def earned_marks(states: Any, player: int, rows: Any, n: int, bonuses: tuple[int, int], used: int) -> int:
    """Append the bonuses from one to another that now wait to be marked; one that a move uses up may come again."""
    old = states[0].sheets[player].pending
    new = states[1].sheets[player].pending
    for bonus in range(bonuses[0], bonuses[1] + 1):
        more = (new >> 3 * bonus & 7) - (old >> 3 * bonus & 7)
        n = earned(rows, n, bonus, more + 1 if bonus == used else more)
    return n


def left_to_others(states: Any, rows: Any, n: int) -> int:
    """Append the dice that a move has put on the tray."""
    more = states[1].tray & ~states[0].tray
    for die in range(DICE):
        if more >> die & 1:
            n = put(rows, n, LEFT, die, face(states[1], die), 0)
    return n


def takes_extra(s: FamilyState, player: int) -> bool:
    """Tell whether a player who chooses a die takes it with +1."""
    sheet = s.sheets[player]
    return sheet.step == EXTRA and not sheet.pending


def bonus_or_none(s: FamilyState, player: int, move: int) -> int:
    """Return the bonus that a move uses up, or NONE."""
    return areas.bonus_of(move) if s.sheets[player].pending and move >= turns.FIRST_MARK else NONE


# ------------------------------------------------------------------ throws


def may_fall(s: FamilyState, outcome: int) -> bool:
    """Tell whether a throw is due and can come out like this; a wrong one can make `throw` run for ever."""
    due = dice_due(s)
    order = outcome >> turns.FACE_BITS
    faces = outcome & (1 << turns.FACE_BITS) - 1
    # All dice at once: the lowest bit of three tells whether any is set, or all are; a face is neither 0 nor 7.
    some = (faces | faces >> 1 | faces >> 2) & ALL_LOWEST_BITS
    every = faces & faces >> 1 & faces >> 2 & ALL_LOWEST_BITS
    thrown = 0
    for die in range(DICE):
        thrown |= (due >> die & 1) << 3 * die
    if due == 0 or some != thrown or every:
        return False
    if s.coming != SOLO_ROLL:
        return order == 0
    seen = 0
    for place in range(DICE):
        seen |= 1 << (order >> 3 * place & 7)
    return seen == ALL_DICE and order >> 3 * DICE == 0


def throw_words(s: FamilyState, outcome: int, words: Any) -> int:
    """Write a word for each die, in the order of the dice; alone, the nearest to the tray comes first."""
    due = dice_due(s)
    n = 0
    for place in range(DICE):
        die = outcome >> turns.FACE_BITS + 3 * place & 7 if s.coming == SOLO_ROLL else place
        if due >> die & 1:
            words[n] = FACES * die + (outcome >> 3 * die & 7) - 1
            n += 1
    return n


def read_throw(s: FamilyState, words: Any, n: int) -> int:
    """Return the outcome that n words mean, or NONE where a die is named twice."""
    outcome = 0
    for place in range(n):
        die = words[place] // FACES
        if outcome >> 3 * die & 7:
            return NONE
        outcome |= words[place] % FACES + 1 << 3 * die
        if s.coming == SOLO_ROLL:
            outcome |= die << turns.FACE_BITS + 3 * place
    return outcome
