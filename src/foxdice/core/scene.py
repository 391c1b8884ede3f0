"""What a page shows of a game, as rows of small numbers: what the scene module of every game gives.

A function writes rows (`foxdice.core.rows`) to a flat buffer and returns how many; each says what a row is. Numbers are
places in tables (cells, dice, actions …) that come from the sheet and from the names beside the functions; NONE stands
where there is nothing. The same source runs interpreted (a list is the buffer), compiled, and as WebAssembly, so that
the front door (`foxdice.core.game`) and the page read the same.

A game's scene module stands for this one where code is written for any game. Beside the functions it has names for
their numbers: DICE (letters), COLOURS (of dice), STEPS, PHASES, PLACES, STOCK, ACTIONS (by move), JOKERS and BONUSES
(that a move uses up, as written), EARNED (bonuses that a move brings), WORDS (of moves) and THROW_WORDS.
"""

from typing import Any

from foxdice.core.flat import Flat


def table(s: Flat, row: Any) -> int:
    """Write two rows as one: node, who decides (bits), active player, step, round, rounds, ordered throw, thrower."""
    raise NotImplementedError


def moment(s: Flat) -> int:
    """Return what stays the same as long as the same players choose at once: `Game.window` as a number."""
    raise NotImplementedError


def phase(s: Flat, player: int) -> int:
    """Return which of the game's phases it is for a player."""
    raise NotImplementedError


def dice(s: Flat, rows: Any) -> int:
    """Write a row for each die in the game: die, face (0 none), place, 0."""
    raise NotImplementedError


def marks(s: Flat, player: int, rows: Any) -> int:
    """Write a row for all that the pen has left on a player's sheet: ink, where, number, 0."""
    raise NotImplementedError


def stock(s: Flat, player: int, rows: Any) -> int:
    """Write a row for each kind of stock: which, had, used, 0."""
    raise NotImplementedError


def option(s: Flat, player: int, move: int, row: Any) -> int:
    """Write two rows as one: die, number it counts as, joker, cell, multiplied, action, bonus that is used up, 0."""
    raise NotImplementedError


def brings(states: Any, player: int, move: int, rows: Any) -> int:
    """Write what a legal move in states[0] brings at once, tried out in states[1]: what, which, how much, 0."""
    raise NotImplementedError


def chosen(s: Flat, player: int) -> int:
    """Return the move a player has chosen that is not on the sheet yet, or NONE."""
    raise NotImplementedError


def may_fall(s: Flat, outcome: int) -> bool:
    """Tell whether a throw is due and can come out like this: asked before it is believed."""
    raise NotImplementedError


def winners(s: Flat) -> int:
    """Return who is ahead, or who has won once it is over (bits); several share."""
    raise NotImplementedError


def move_words(s: Flat, player: int, move: int, words: Any) -> int:
    """Write the words that a move's text consists of; return how many."""
    raise NotImplementedError


def throw_words(s: Flat, outcome: int, words: Any) -> int:
    """Write the words that the text of a throw consists of; return how many."""
    raise NotImplementedError


def read_throw(s: Flat, words: Any, n: int) -> int:
    """Return the outcome that n words of a throw mean, or NONE; `may_fall` tells whether it can be."""
    raise NotImplementedError
