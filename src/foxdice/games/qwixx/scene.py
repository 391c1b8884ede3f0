"""What a page shows of Qwixx: `foxdice.core.scene`. A cell is numbered as its move: row * 12 + place from the left.

What stands here about the pad is the base pad's; another pad gives other values (`Game.scene_tables`).
"""

from typing import Any, Final

from foxdice.core import parts
from foxdice.core.rows import (
    CLOSED,
    COUNT,
    CROSS,
    DECISION,
    MORE_POINTS,
    NONE,
    OVER,
    POINTS,
    THROW,
    USED,
    put,
)
from foxdice.games.qwixx import rules
from foxdice.games.qwixx.rules import DICE as ALL
from foxdice.games.qwixx.rules import PASS, PENALTY, WHITE_DICE, face
from foxdice.games.qwixx.sheet import COLOURS as ROW_COLOURS
from foxdice.games.qwixx.sheet import LETTERS, PADS, ROW_BITS, ROWS, cell_colours, cell_numbers, cell_words
from foxdice.games.qwixx.state import COLOUR, State

# ------------------------------------------------------------------ names of the numbers
DICE: Final = "ww" + LETTERS
COLOURS: Final = ("white", "white", *ROW_COLOURS)
STEPS: Final = ("white", "colour")
PHASES: Final = ("wait", "white", "colour", "throw", "over")
PLACES: Final = ("hand", "thrown")
STOCK: Final = ("penalty",)
ACTIONS: Final = {PASS: "pass", PENALTY: "penalty"}
JOKERS: Final = ()
BONUSES: Final = ()
EARNED: Final = ()
WORDS = (*cell_words(PADS["base"]), *ACTIONS.values())
THROW_WORDS: Final = tuple(f"{letter}{shown}" for letter in "w" + LETTERS for shown in range(1, 7))

WAIT: Final = 0
TO_THROW: Final = 3
ALL_OVER: Final = 4
IN_HAND: Final = 0
THROWN: Final = 1
FACES: Final = 6

# ------------------------------------------------------------------ the pad, by cell
NUMBERS = cell_numbers(PADS["base"])
CELL_COLOURS = cell_colours(PADS["base"])


def node(s: State) -> int:
    """Return what the game waits for."""
    if s.deciding:
        return DECISION
    return OVER if rules.is_over(s) else THROW


def moment(s: State) -> int:
    """Return what stays the same as long as the same players choose at once."""
    packed: int = s.active << 4 | s.phase
    return packed


def table(s: State, row: Any) -> int:
    """Write two rows as one: node, who decides (bits), active player, step, round, rounds, ordered throw, thrower."""
    put(row, 0, node(s), s.deciding, s.active, 1 if s.phase == COLOUR else 0)
    return put(row, 1, 0, 0, 0, s.active)


def phase(s: State, player: int) -> int:
    """Return which of PHASES it is for a player."""
    waits = node(s)
    if waits == OVER:
        return ALL_OVER
    if waits == THROW:
        return TO_THROW
    choosing: int = s.phase
    return choosing if s.deciding >> player & 1 else WAIT


def in_game(s: State) -> int:
    """Return the dice that are still in the game, all bits of each set."""
    return rules.remaining_dice((1 << 3 * ALL) - 1, s.closed)


def dice(s: State, rows: Any) -> int:
    """Write a row for each die in the game: die, face (0 none), place, 0."""
    left = in_game(s)
    due = node(s) == THROW
    n = 0
    for die in range(ALL):
        if face(left, die):
            n = put(rows, n, die, 0 if due else face(s.faces, die), IN_HAND if due else THROWN, 0)
    return n


def marks(s: State, player: int, rows: Any) -> int:
    """Write a row for all that the pen has left on a player's sheet; a choice not yet carried out is not on it."""
    sheet = s.sheets[player]
    n = 0
    for cell in range(ROWS * ROW_BITS):
        if sheet.crosses >> cell & 1:
            n = put(rows, n, CROSS, cell, 0, 0)
    for row in range(ROWS):
        if s.closed >> row & 1:
            n = put(rows, n, CLOSED, row, 0, 0)
    for slot in range(sheet.penalties):
        n = put(rows, n, USED, slot, 0, 0)
    for area in range(ROWS + 1):
        n = put(rows, n, POINTS, area, rules.points(s, player, area), 0)
    n = put(rows, n, POINTS, ROWS + 1, rules.total(s, player), 0)
    return put(rows, n, COUNT, 0, sheet.penalties, 0)


def stock(s: State, player: int, rows: Any) -> int:
    """Write the penalties: which, had, used, 0."""
    return put(rows, 0, 0, s.sheets[player].penalties, 0, 0)


def option(s: State, player: int, move: int, row: Any) -> int:  # noqa: ARG001  # the same for everybody
    """Write two rows as one: die (in action 1 a white one), number, joker, cell, multiplied, action, bonus, 0."""
    if move >= PASS:
        put(row, 0, NONE, NONE, NONE, NONE)
        return put(row, 1, 0, move, NONE, 0)
    die = WHITE_DICE + CELL_COLOURS[move] if s.phase == COLOUR else 0
    put(row, 0, die, NUMBERS[move], NONE, move)
    return put(row, 1, 0, NONE, NONE, 0)


def brings(states: Any, player: int, move: int, rows: Any) -> int:
    """Write the points that a legal move in states[0] brings at once, by carrying it out in states[1]."""
    parts.copy_part(states, 0, states, 1)
    rules.carry_out(states[1], player, move)
    n = 0
    for area in range(ROWS + 1):
        more = rules.points(states[1], player, area) - rules.points(states[0], player, area)
        if more:
            n = put(rows, n, MORE_POINTS, area, more, 0)
    return n


def chosen(s: State, player: int) -> int:
    """Return what a player has chosen of the white sum while others still choose, or NONE."""
    choice: int = s.sheets[player].choice
    return choice - 1 if choice else NONE


def winners(s: State) -> int:
    """Return who has most points (bits); several share."""
    best = rules.total(s, 0)
    ahead = 0
    for player in range(s.players):
        total = rules.total(s, player)
        if total > best:
            best = total
            ahead = 0
        if total == best:
            ahead |= 1 << player
    return ahead


def may_fall(s: State, outcome: int) -> bool:
    """Tell whether a throw is due and can come out like this: every die in the game shows a face, no other does."""
    left = in_game(s)
    for die in range(ALL):
        shown = face(outcome, die)
        if face(left, die):
            if shown == 0 or shown == 7:
                return False
        elif shown:
            return False
    return node(s) == THROW and outcome >> 3 * ALL == 0


def move_words(s: State, player: int, move: int, words: Any) -> int:  # noqa: ARG001  # the same for everybody
    """Write the one word of a move: its cell, or the action; return how many."""
    words[0] = move
    return 1


def throw_words(s: State, outcome: int, words: Any) -> int:
    """Write a word for each die in the game; return how many."""
    left = in_game(s)
    n = 0
    for die in range(ALL):
        if face(left, die):
            words[n] = FACES * max(die - 1, 0) + face(outcome, die) - 1  # both white ones are called alike
            n += 1
    return n


def read_throw(s: State, words: Any, n: int) -> int:  # noqa: ARG001  # which dice are due, `may_fall` knows
    """Return the outcome that n words mean, or NONE where a die is named too often; the white ones in their order."""
    outcome = 0
    for place in range(n):
        colour = words[place] // FACES
        die = colour + 1 if colour else 0
        if colour == 0 and face(outcome, 0):
            die = 1
        if face(outcome, die):
            return NONE
        outcome |= words[place] % FACES + 1 << 3 * die
    return outcome
