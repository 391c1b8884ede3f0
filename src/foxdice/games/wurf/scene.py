"""What a page shows of Der große Wurf: `foxdice.core.scene`. Dice are alike: there is one in the table of dice."""

from typing import Any, Final

from foxdice.core.rows import DECISION, NONE, OVER, THROW, put
from foxdice.games.wurf import rules
from foxdice.games.wurf.rules import BITS, COCKED, OUT, STOP, VALUES, WAYS_TO_LIE, count
from foxdice.games.wurf.state import CHOICE, FLAT, START_DIE, State

# ------------------------------------------------------------------ names of the numbers
DICE: Final = "d"
COLOURS: Final = ("white",)
STEPS: Final = ("start-die", "one-die", "all-dice", "flat", "choice", "over")
PHASES: Final = (*STEPS, "wait")
PLACES: Final = ("hand", "arena")
STOCK: Final = ("dice",)
ACTIONS: Final = {rules.THROW: "throw", STOP: "stop"}
JOKERS: Final = ()
BONUSES: Final = ()
EARNED: Final = ()
WORDS: Final = tuple(ACTIONS.values())
THROW_WORDS: Final = ("2", "3", "4", "5", "6", "X", "out", "cocked")

WAIT: Final = len(STEPS)
IN_HAND: Final = 0
IN_ARENA: Final = 1
LOWEST: Final = 2  # the face of the first way to lie


def node(s: State) -> int:
    """Return what the game waits for."""
    if rules.deciders(s):
        return DECISION
    return OVER if rules.is_over(s) else THROW


def moment(s: State) -> int:
    """Return what stays the same as long as the same players choose at once."""
    packed: int = (s.game_number << 4 | s.active) << 4 | s.coming
    return packed


def table(s: State, row: Any) -> int:
    """Write two rows as one: node, who decides (bits), active player, step, round, rounds, ordered throw, thrower."""
    put(row, 0, node(s), rules.deciders(s), s.active, s.coming)
    return put(row, 1, 0, 0, 0, s.active)


def phase(s: State, player: int) -> int:
    """Return which of PHASES it is for a player."""
    coming: int = s.coming
    return WAIT if coming == CHOICE and player != s.active else coming


def dice(s: State, rows: Any) -> int:
    """Write a row for each die in the arena and each that is about to be thrown: die, face (0 none), place, 0."""
    n = 0
    for value in range(VALUES):
        for _ in range(count(s.arena, value)):
            n = put(rows, n, 0, LOWEST + value, IN_ARENA, 0)
    if node(s) == THROW:
        for _ in range(rules.dice_to_throw(s)):
            n = put(rows, n, 0, 0, IN_HAND, 0)
    return n


def marks(s: State, player: int, rows: Any) -> int:  # noqa: ARG001  # nobody writes anything
    """Write nothing: there is no paper."""
    return 0


def stock(s: State, player: int, rows: Any) -> int:
    """Write the dice of one's own: which, had, used, 0."""
    return put(rows, 0, 0, s.hands[player].dice, 0, 0)


def option(s: State, player: int, move: int, row: Any) -> int:  # noqa: ARG001  # the move says it all
    """Write two rows as one: nothing but the action."""
    put(row, 0, NONE, NONE, NONE, NONE)
    return put(row, 1, 0, move, NONE, 0)


def brings(states: Any, player: int, move: int, rows: Any) -> int:  # noqa: ARG001  # the dice decide
    """Write nothing: no choice brings anything at once."""
    return 0


def chosen(s: State, player: int) -> int:  # noqa: ARG001  # choices are carried out at once
    """Return NONE."""
    return NONE


def winners(s: State) -> int:
    """Return who has fewest points (bits); several share."""
    fewest = s.hands[0].points
    ahead = 0
    for player in range(s.players):
        points = s.hands[player].points
        if points < fewest:
            fewest = points
            ahead = 0
        if points == fewest:
            ahead |= 1 << player
    return ahead


def may_fall(s: State, outcome: int) -> bool:
    """Tell whether a throw is due and an outcome counts exactly its dice, in ways they can lie."""
    if node(s) != THROW or outcome < 0 or outcome >> BITS * WAYS_TO_LIE:
        return False
    dice = 0
    for way in range(WAYS_TO_LIE):
        dice += count(outcome, way)
    if s.coming == START_DIE and outcome >> BITS * VALUES:
        return False
    if s.coming == FLAT and (count(outcome, OUT) or count(outcome, COCKED)):
        return False
    return dice == rules.dice_involved(s)


def move_words(s: State, player: int, move: int, words: Any) -> int:  # noqa: ARG001  # the move says it all
    """Write the one word of a move; return how many."""
    words[0] = move
    return 1


def throw_words(s: State, outcome: int, words: Any) -> int:  # noqa: ARG001  # the outcome says it all
    """Write a word for each die, in the order of the ways to lie; return how many."""
    n = 0
    for way in range(WAYS_TO_LIE):
        for _ in range(count(outcome, way)):
            words[n] = way
            n += 1
    return n


def read_throw(s: State, words: Any, n: int) -> int:  # noqa: ARG001  # which dice are due, `may_fall` knows
    """Return the outcome that n words mean."""
    if n > rules.COUNT:
        return NONE
    outcome = 0
    for place in range(n):
        outcome += 1 << BITS * words[place]
    return outcome
