"""Where everything lies in the flat buffers that a judge thinks in: the same interpreted, compiled and in a browser.

`states` holds the position that is asked about, room to try a move, and two fronts of states in the middle of chains,
which take turns: `WIDTH` of them for each root. `longs` holds whole numbers, `floats` what is worth what; `rows` has a
row of features for each link; `given` is what chance is told.
"""

from typing import Any, Final, NamedTuple

ROOTS: Final = 256  # states that are looked at together: outcomes of a throw, or moves
WIDTH: Final = 4  # so many states in the middle of a chain go on at every step
SLOTS: Final = ROOTS * WIDTH  # of a front
TRAIL: Final = 64  # moves of a chain
LINKS: Final = 1024  # states that are valued together
ASKED: Final = 32  # numbers that a throw may ask for
SEATS: Final = 8

# ------------------------------------------------------------------ states
SEEN: Final = 0
TRY: Final = 1
FRONT: Final = 2
STATES: Final = FRONT + 2 * SLOTS

# ------------------------------------------------------------------ longs
MOVES: Final = 0  # at the start, since the rules write them there
FOUND: Final = MOVES + 256  # links
COUNTS: Final = FOUND + 1  # states at the front, by side and root
LENGTHS: Final = COUNTS + 2 * ROOTS  # of the trails, by slot
TRAILS: Final = LENGTHS + 2 * SLOTS
PARENTS: Final = TRAILS + 2 * SLOTS * TRAIL  # by slot of the next front: where it comes from, by which move
CHOSEN: Final = PARENTS + SLOTS
MARKS: Final = CHOSEN + SLOTS
LINK_SLOT: Final = MARKS + SLOTS
LINK_MOVE: Final = LINK_SLOT + LINKS
LINK_KIND: Final = LINK_MOVE + LINKS
LINK_MARK: Final = LINK_KIND + LINKS
BEST_LENGTH: Final = LINK_MARK + LINKS  # by root
BEST_TRAIL: Final = BEST_LENGTH + ROOTS
COLUMNS: Final = BEST_TRAIL + ROOTS * TRAIL  # of a sample, by what was asked
OUTCOMES: Final = COLUMNS + ASKED * ROOTS
EXACT: Final = OUTCOMES + ROOTS  # whether the outcomes are all there are
TRIED: Final = EXACT + 1  # the moves that are compared
GUESSED: Final = TRIED + ROOTS  # what the others are likely to do, where somebody guesses that
CANDIDATES: Final = GUESSED + 8  # the moves that are played out, by their places
LONGS: Final = CANDIDATES + 8

# ------------------------------------------------------------------ floats
VALUES: Final = 0  # by link
NEXT_VALUES: Final = VALUES + LINKS  # by slot of the next front
BEST: Final = NEXT_VALUES + SLOTS  # by root
WORTH: Final = BEST + ROOTS  # by move
OUTPUTS: Final = WORTH + ROOTS  # of the network, for the end of a line
SHARES: Final = OUTPUTS + 256  # by candidate: how its games ended
EXPECTED: Final = SHARES + 8  # by seat: what it is to come to,
SPREADS: Final = EXPECTED + SEATS  # how far that may be off,
CHANCES: Final = SPREADS + SEATS  # and how likely it is to win
FLOATS: Final = CHANCES + SEATS

# ------------------------------------------------------------------ where there is no NumPy
WIDEST: Final = 4096  # layer of a network
KNOWN: Final = 1 << 14  # values of rows that are remembered

# ------------------------------------------------------------------ kinds of links
GOES_ON: Final = 0
SETTLED: Final = 1
OVER: Final = 2
NOTHING: Final = -1  # in place of a move: the root itself


class Buffers(NamedTuple):
    """All buffers together, where the network is one of them."""

    states: Any
    longs: Any
    given: Any  # what chance is told (`foxdice.core.wasm.chance`)
    random: Any  # a generator
    rows: Any
    floats: Any
    shape: Any  # of the network
    weights: Any
    x: Any  # layers of the network, in turn
    y: Any
    marks: Any  # of the rows whose values are known
    known: Any


# What they hold, as `foxdice.core.wasm.compile` calls it.
KINDS: Final = {
    "states": "m", "longs": "i", "given": "i", "random": "i", "rows": "r", "floats": "f", "shape": "i", "weights": "f",
    "x": "f", "y": "f", "marks": "i", "known": "f",
}  # fmt: skip
