"""All sheets of Qwixx, numbered as far as the future tells them apart.

What a row can still bring depends on which of its cells are open and on how many crosses it has: 54 states instead of
the 1,280 ways to cross it. They and the steps between them are read off the game's rules. Of the four rows, red and
yellow are alike, so are green and blue, and the two pairs mirror each other (a sum n is as likely as 14 - n): one
number stands for up to eight sheets.
"""

from typing import Final

from foxdice.games.qwixx.game import Qwixx
from foxdice.games.qwixx.sheet import HIGHEST, PADS, ROW_BITS, ROWS

_RULES: Final = Qwixx().rules
_NUMBERS: Final = HIGHEST + 1

# ------------------------------------------------------------------ the states of one row, from the rules


def _kind(row: int) -> tuple[int, int, int]:
    """Return what decides a row's future: its open cells, its crosses as long as any is open, and its lock."""
    open_cells = _RULES.open_cells(row, _RULES.locked_rows(row))
    here: int = open_cells & _RULES.ALL_NUMBERS
    return here, row.bit_count() if here else 0, _RULES.locked_rows(row)


def _reachable() -> dict[int, tuple[int, int, int]]:
    """Return every way to have crossed a row, with its kind."""
    found = {0: _kind(0)}
    waiting = [0]
    while waiting:
        row = waiting.pop()
        for place in range(_RULES.LAST + 1):
            if found[row][0] >> place & 1:
                crossed = _RULES.cross(row, place)
                if crossed not in found:
                    found[crossed] = _kind(crossed)
                    waiting.append(crossed)
    return found


_KINDS: Final = _reachable()
_EXAMPLES: Final = {kind: row for row, kind in sorted(_KINDS.items(), key=lambda item: item[0], reverse=True)}
_ORDER: Final = sorted(_EXAMPLES, key=lambda kind: (kind[2], _EXAMPLES[kind].bit_length(), kind[1]))
_STATES: Final = {kind: state for state, kind in enumerate(_ORDER)}

STATES: Final = len(_ORDER)
EMPTY: Final = _STATES[_kind(0)]
CLOSED: Final = STATES - 1
STATE_OF_ROW: Final = tuple(_STATES[_KINDS.get(row, _KINDS[0])] for row in range(1 << ROW_BITS))
DEPTH: Final = tuple(_EXAMPLES[kind].bit_length() for kind in _ORDER)  # grows with every cross


def _step(row: int, state: int, number: int) -> tuple[int, int]:
    """Return the state after crossing a number, and the points gained; -1 when it cannot be crossed."""
    place = next((place for place, cell in enumerate(PADS["base"][row]) if cell.number == number), -1)
    crosses = _EXAMPLES[_ORDER[state]]
    if place < 0 or not _ORDER[state][0] >> place & 1:
        return -1, 0
    crossed = _RULES.cross(crosses, place)
    return _STATES[_kind(crossed)], _RULES.row_points(crossed, 0) - _RULES.row_points(crosses, 0)


_STEPS: Final = [
    _step(row, state, number) for row in range(ROWS) for state in range(STATES) for number in range(_NUMBERS)
]
AFTER: Final = tuple(after for after, _ in _STEPS)  # by (row * STATES + state) * 13 + number
GAIN: Final = tuple(gain for _, gain in _STEPS)

# ------------------------------------------------------------------ the number of a position

PAIRS: Final = STATES * (STATES + 1) // 2
POSITIONS: Final = PAIRS * (PAIRS + 1) // 2


def unordered(one: int, other: int) -> int:
    """Return the number of a pair in which the order does not matter."""
    if one < other:
        one, other = other, one
    return one * (one + 1) // 2 + other


def position_of(red: int, yellow: int, green: int, blue: int) -> int:
    """Return the number of a position from the states of its rows."""
    return unordered(unordered(red, yellow), unordered(green, blue))


def position_of_sheet(crosses: int, closed: int) -> int:
    """Return the number of the position of a player's crosses, with `closed` the rows that are closed (bits)."""
    return position_of(
        row_state(crosses, closed, 0),
        row_state(crosses, closed, 1),
        row_state(crosses, closed, 2),
        row_state(crosses, closed, 3),
    )


def row_state(crosses: int, closed: int, row: int) -> int:
    """Return the state of a row; a row that somebody else has closed is as good as locked."""
    if closed >> row & 1:
        return CLOSED
    return STATE_OF_ROW[crosses >> ROW_BITS * row & (1 << ROW_BITS) - 1]
