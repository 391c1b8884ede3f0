"""What a page shows of The Brook: `foxdice.core.scene`. Cells are the six flowers, then the six stones."""

from typing import Any, Final

from foxdice.core import parts
from foxdice.core.bits import count_bits
from foxdice.core.rows import BONUS, COUNT, CROSS, DECISION, LINE, MORE_POINTS, NONE, OVER, POINTS, STEP, THROW, put
from foxdice_brook import rules
from foxdice_brook.rules import BLUE, FOX_FLOWERS, GREEN, PASS, STEP_FLOWERS, STONE, STONES
from foxdice_brook.sheet import ROUNDS
from foxdice_brook.state import State

# ------------------------------------------------------------------ names of the numbers
DICE: Final = "gb"
COLOURS: Final = ("green", "blue")
STEPS: Final = ("choose",)
PHASES: Final = ("wait", "choose", "throw", "over")
PLACES: Final = ("hand", "thrown")
STOCK: Final = ("fox",)
ACTIONS: Final = {PASS: "pass"}
JOKERS: Final = ()
BONUSES: Final = ()
EARNED: Final = ("fox", "cross-blue")
WORDS: Final = ("g1", "g2", "g3", "g4", "g5", "g6", "stone", "pass")
THROW_WORDS: Final = tuple(f"{letter}{shown}" for letter in DICE for shown in range(1, 7))

WAIT: Final = 0
TO_CHOOSE: Final = 1
TO_THROW: Final = 2
ALL_OVER: Final = 3
IN_HAND: Final = 0
THROWN: Final = 1
FACES: Final = 6
FIRST_STONE: Final = 6  # its cell
EARNED_FOX: Final = 0
EARNED_STONE: Final = 1

# ------------------------------------------------------------------ the table


def node(s: State) -> int:
    """Return what the game waits for."""
    if s.deciding:
        return DECISION
    return OVER if rules.is_over(s) else THROW


def moment(s: State) -> int:
    """Return what stays the same as long as the same players choose at once."""
    packed: int = s.round << 4 | s.phase
    return packed


def table(s: State, row: Any) -> int:
    """Write two rows as one: node, who decides (bits), active player, step, round, rounds, ordered throw, thrower."""
    waits = node(s)
    played = s.round + 1 if waits == THROW else s.round
    active = (played - 1) % s.players
    put(row, 0, waits, s.deciding, active, 0)
    return put(row, 1, played, ROUNDS, 0, active)


def phase(s: State, player: int) -> int:
    """Return which of PHASES it is for a player."""
    waits = node(s)
    if waits == OVER:
        return ALL_OVER
    if waits == THROW:
        return TO_THROW
    return TO_CHOOSE if s.deciding >> player & 1 else WAIT


def dice(s: State, rows: Any) -> int:
    """Write a row for each die: die, face (0 none), place, 0."""
    due = node(s) == THROW
    place = IN_HAND if due else THROWN
    put(rows, 0, GREEN, 0 if due else s.green, place, 0)
    return put(rows, 1, BLUE, 0 if due else s.blue, place, 0)


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


# ------------------------------------------------------------------ a player


def marks(s: State, player: int, rows: Any) -> int:
    """Write a row for all that the pen has left on a player's sheet; a choice not yet carried out is not on it."""
    sheet = s.sheets[player]
    n = 0
    for flower in range(FIRST_STONE):
        if sheet.flowers >> flower & 1:
            n = put(rows, n, CROSS, flower, 0, 0)
    for stone in range(sheet.stones):
        n = put(rows, n, CROSS, FIRST_STONE + stone, 0, 0)
    if sheet.flowers & STEP_FLOWERS == STEP_FLOWERS:
        n = put(rows, n, LINE, 0, 0, 0)
    if foxes(sheet.flowers):
        n = put(rows, n, LINE, 1, 0, 0)
    n = put(rows, n, STEP, GREEN, count_bits(sheet.flowers), 0)
    n = put(rows, n, STEP, BLUE, sheet.stones, 0)
    for area in range(BLUE + 2):
        n = put(rows, n, POINTS, area, rules.points(s, player, area), 0)
    n = put(rows, n, POINTS, BLUE + 2, rules.total(s, player), 0)
    return put(rows, n, COUNT, 0, foxes(sheet.flowers), 0)


def foxes(flowers: int) -> int:
    """Return 1 if these flowers have brought the fox."""
    return 1 if flowers & FOX_FLOWERS == FOX_FLOWERS else 0


def stock(s: State, player: int, rows: Any) -> int:
    """Write the fox: which, had, used, 0."""
    return put(rows, 0, 0, foxes(s.sheets[player].flowers), 0, 0)


def option(s: State, player: int, move: int, row: Any) -> int:
    """Write two rows as one: die, number it counts as, joker, cell, multiplied, action, bonus that is used up, 0."""
    if move == PASS:
        put(row, 0, NONE, NONE, NONE, NONE)
        return put(row, 1, 0, PASS, NONE, 0)
    if move == STONE:
        stones = s.sheets[player].stones
        put(row, 0, BLUE, s.blue, NONE, FIRST_STONE + stones if stones < STONES else NONE)
    else:
        put(row, 0, GREEN, move + 1, NONE, move)
    return put(row, 1, 0, NONE, NONE, 0)


def brings(states: Any, player: int, move: int, rows: Any) -> int:
    """Write the points and bonuses that a legal move in states[0] brings, by choosing it in states[1]."""
    parts.copy_part(states, 0, states, 1)
    tried = states[1]
    tried.sheets[player].choice = 1 + move
    n = 0
    for area in range(BLUE + 2):
        more = rules.points(tried, player, area) - rules.points(states[0], player, area)
        if more:
            n = put(rows, n, MORE_POINTS, area, more, 0)
    before = states[0].sheets[player]
    flowers, stones = rules.with_choice(tried.sheets[player])
    if foxes(flowers) > foxes(before.flowers):
        n = put(rows, n, BONUS, EARNED_FOX, 1, 0)
    if move != STONE and stones > before.stones:
        n = put(rows, n, BONUS, EARNED_STONE, 1, 0)
    return n


def chosen(s: State, player: int) -> int:
    """Return what a player has chosen while others still choose, or NONE."""
    choice: int = s.sheets[player].choice
    return choice - 1 if choice else NONE


# ------------------------------------------------------------------ in words


def may_fall(s: State, outcome: int) -> bool:
    """Tell whether a throw is due and can come out like this: both dice show a number."""
    green = outcome & 7
    blue = outcome >> 3
    return node(s) == THROW and 1 <= green <= FACES and 1 <= blue <= FACES


def move_words(s: State, player: int, move: int, words: Any) -> int:  # noqa: ARG001  # the same for everybody
    """Write the one word of a move; return how many."""
    words[0] = move
    return 1


def throw_words(s: State, outcome: int, words: Any) -> int:  # noqa: ARG001  # always both dice
    """Write a word for each die, green first; return how many."""
    words[0] = (outcome & 7) - 1
    words[1] = FACES + (outcome >> 3) - 1
    return 2


def read_throw(s: State, words: Any, n: int) -> int:  # noqa: ARG001  # what is due, `may_fall` knows
    """Return the outcome that n words mean, or NONE where a die is named twice."""
    outcome = 0
    for place in range(n):
        die = words[place] // FACES
        if outcome >> 3 * die & 7:
            return NONE
        outcome |= words[place] % FACES + 1 << 3 * die
    return outcome
