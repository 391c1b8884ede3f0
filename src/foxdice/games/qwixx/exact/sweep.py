"""What a position is worth when the rest is played perfectly, from the worth of the positions after it.

`worth[position, wait, penalties]` are the points still to come with a throw due: one's own when `wait` is 0, else there
are so many turns of others first, in which only the white sum counts.
"""

from typing import Any, Final

import numpy as np

from foxdice.games.qwixx.exact.positions import AFTER, CLOSED, GAIN, STATES, position_of
from foxdice.games.qwixx.rules import PENALTY_COSTS
from foxdice.games.qwixx.sheet import HIGHEST, PENALTY_BOXES, ROWS

NUMBERS: Final = HIGHEST + 1
IMPOSSIBLE: Final = -1e9
FACES: Final = 6


def sweep(rows: Any, first: int, last: int, play_on: int, worth: Any) -> None:
    """Work out rows[first:last], positions by the states of their rows; all positions after them are known.

    `play_on` is 1 where action 2 is played even when the second row has been closed in action 1.
    """
    one = np.empty((ROWS, NUMBERS, PENALTY_BOXES))
    two = np.empty((NUMBERS, ROWS, NUMBERS, PENALTY_BOXES))
    after = np.empty((ROWS, NUMBERS), np.int64)
    numbers = np.empty((ROWS, NUMBERS), np.int64)
    count = np.empty(ROWS, np.int64)
    found = np.empty(ROWS * FACES)
    found_in = np.empty(ROWS * FACES, np.int64)
    faces_left = np.empty(ROWS, np.int64)
    waits = worth.shape[1]
    for at in range(first, last):
        states = rows[at]
        position = position_of(states[0], states[1], states[2], states[3])
        list_open_numbers(states, after, numbers, count)
        one_cross(states, after, numbers, count, worth, waits - 1, one)
        two_crosses(states, after, numbers, count, worth, waits - 1, play_on, one, two)
        for penalties in range(PENALTY_BOXES - 1, -1, -1):
            nothing = -1.0 * PENALTY_COSTS
            if penalties + 1 < PENALTY_BOXES:
                nothing += worth[position, waits - 1, penalties + 1]
            worth[position, 0, penalties] = own_turn(nothing, penalties, one, two, count, found, found_in, faces_left)
            for wait in range(1, waits):
                worth[position, wait, penalties] = others_turn(position, states, after, worth, wait, penalties)


def list_open_numbers(states: Any, after: Any, numbers: Any, count: Any) -> None:
    """Write for each row the state after each number (-1: cannot be crossed), and the numbers that can be crossed."""
    for row in range(ROWS):
        count[row] = 0
        for number in range(2, NUMBERS):
            after[row, number] = AFTER[(row * STATES + states[row]) * NUMBERS + number]
            if after[row, number] >= 0:
                numbers[row, count[row]] = number
                count[row] += 1


def with_row(states: Any, row: int, state: int, other: int, other_state: int) -> int:
    """Return the position with one row, and another one unless it is -1, in new states."""
    red, yellow, green, blue = states[0], states[1], states[2], states[3]
    if row == 0:
        red = state
    elif row == 1:
        yellow = state
    elif row == 2:
        green = state
    else:
        blue = state
    if other == 1:
        yellow = other_state
    elif other == 2:
        green = other_state
    elif other == 3:
        blue = other_state
    return position_of(red, yellow, green, blue)


def gain(states: Any, row: int, number: int) -> int:
    """Return the points that crossing a number gives."""
    points: int = GAIN[(row * STATES + states[row]) * NUMBERS + number]
    return points


def one_cross(states: Any, after: Any, numbers: Any, count: Any, worth: Any, wait: int, one: Any) -> None:
    """Write what it is worth to cross one[row, number] and nothing else in one's turn."""
    for row in range(ROWS):
        for number in range(2, NUMBERS):
            for penalties in range(PENALTY_BOXES):
                one[row, number, penalties] = IMPOSSIBLE
        for place in range(count[row]):
            number = numbers[row, place]
            to = with_row(states, row, after[row, number], -1, 0)
            points = gain(states, row, number)
            for penalties in range(PENALTY_BOXES):
                one[row, number, penalties] = points + worth[to, wait, penalties]


def two_crosses(
    states: Any, after: Any, numbers: Any, count: Any, worth: Any, wait: int, play_on: int, one: Any, two: Any
) -> None:
    """Write what two[white sum, row, number] is worth: with this white sum, crossing a number in action 2.

    Before it, in action 1, the best is chosen that goes together with it, which may be nothing.
    """
    closed = 0
    for row in range(ROWS):
        closed += states[row] == CLOSED
    game_can_end = closed > 0 and not play_on
    for row in range(ROWS):
        if count[row] == 0:
            continue
        for white in range(2, NUMBERS):
            for number in range(2, NUMBERS):
                for penalties in range(PENALTY_BOXES):
                    two[white, row, number, penalties] = one[row, number, penalties]
    for row in range(ROWS):
        for place in range(count[row]):
            number = numbers[row, place]
            state = after[row, number]
            ends = game_can_end and state == CLOSED
            points = gain(states, row, number)
            if not ends:
                for second in range(2, NUMBERS):
                    step = (row * STATES + state) * NUMBERS + second
                    if AFTER[step] >= 0:
                        to = with_row(states, row, AFTER[step], -1, 0)
                        improve(two, number, row, second, points + GAIN[step], worth, to, wait)
            for other in range(row + 1, ROWS):
                for other_place in range(count[other]):
                    other_number = numbers[other, other_place]
                    other_state = after[other, other_number]
                    to = with_row(states, row, state, other, other_state)
                    both = points + gain(states, other, other_number)
                    if not ends:
                        improve(two, number, other, other_number, both, worth, to, wait)
                    if not (game_can_end and other_state == CLOSED):
                        improve(two, other_number, row, number, both, worth, to, wait)


def improve(two: Any, white: int, row: int, number: int, points: int, worth: Any, to: int, wait: int) -> None:
    """Raise two[white, row, number] to what this way is worth."""
    for penalties in range(PENALTY_BOXES):
        value = points + worth[to, wait, penalties]
        two[white, row, number, penalties] = max(two[white, row, number, penalties], value)


def own_turn(
    nothing: float, penalties: int, one: Any, two: Any, count: Any, found: Any, found_in: Any, faces_left: Any
) -> float:
    """Return the mean over all throws of the best that one's own turn allows."""
    mean = 0.0
    for white in range(1, FACES + 1):
        for other in range(white, FACES + 1):
            best = nothing
            for row in range(ROWS):
                best = max(best, one[row, white + other, penalties])
            value = best_with_colours(best, white, other, penalties, two, count, found, found_in, faces_left)
            mean += value * (1 if white == other else 2)
    return mean / (FACES * FACES)


def best_with_colours(
    best: float,
    white: int,
    other: int,
    penalties: int,
    two: Any,
    count: Any,
    found: Any,
    found_in: Any,
    faces_left: Any,
) -> float:
    """Return the mean over the coloured dice of what the two white ones allow; `best` is possible without any colour.

    With the white dice given, each coloured die gives its row a value, independently of the other dice. So the chance
    that none exceeds a value is a product, and the mean of the greatest is a sum over the values from above.
    """
    n = 0
    for row in range(ROWS):
        faces_left[row] = FACES
        if count[row] == 0:
            continue
        for face in range(1, FACES + 1):
            value = max(
                two[white + other, row, white + face, penalties], two[white + other, row, other + face, penalties]
            )
            if value > best:
                place = n
                while place > 0 and found[place - 1] < value:
                    found[place] = found[place - 1]
                    found_in[place] = found_in[place - 1]
                    place -= 1
                found[place] = value
                found_in[place] = row
                n += 1
    mean = 0.0
    none_above = 1.0
    for place in range(n):
        faces_left[found_in[place]] -= 1
        none = faces_left[0] * faces_left[1] * faces_left[2] * faces_left[3] / FACES**ROWS
        mean += found[place] * (none_above - none)
        none_above = none
    return mean + best * none_above


def others_turn(position: int, states: Any, after: Any, worth: Any, wait: int, penalties: int) -> float:
    """Return the mean over all white sums of the best when somebody else is active."""
    mean = 0.0
    for total in range(2, NUMBERS):
        best = worth[position, wait - 1, penalties]
        for row in range(ROWS):
            if after[row, total] >= 0:
                to = with_row(states, row, after[row, total], -1, 0)
                best = max(best, gain(states, row, total) + worth[to, wait - 1, penalties])
        mean += best * (FACES - abs(total - FACES - 1))
    return mean / (FACES * FACES)
