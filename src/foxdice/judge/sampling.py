"""The outcomes of a throw to look at: all of them where they are few, a fair sample where they are many.

In a sample every die shows each face equally often (a Latin hypercube), so that it is far more even than chance; the
same position is always given the same one.
"""

from typing import Any, Final

from foxdice.core import parts, rules
from foxdice.dice import generator
from foxdice.judge import position
from foxdice.judge import rows as features
from foxdice.judge.layout import ASKED, COLUMNS, EXACT, FRONT, OUTCOMES, ROOTS, SEEN, WIDTH

MAX_ENUMERATED: Final = 216  # three dice


def outcomes(s: Any, longs: Any, given: Any, random: Any, count: int, seed: int) -> int:
    """Write outcomes of the throw that is due, equally likely, and whether these are all; return their number."""
    asked = ask(s, given)
    every = 1
    for place in range(asked):
        every = min(every * given[2 * place + 1], MAX_ENUMERATED + 1)
    longs[EXACT] = every <= MAX_ENUMERATED
    if every <= MAX_ENUMERATED:
        for number in range(every):
            rest = number
            for place in range(asked - 1, -1, -1):
                limit = given[2 * place + 1]
                given[2 * place + 2] = rest % limit
                rest //= limit
            given[0] = 0
            longs[OUTCOMES + number] = rules.draw(s, given)
        return int(every)
    generator.seed(random, seed)
    for place in range(asked):
        shuffle(longs, random, COLUMNS + place * ROOTS, given[2 * place + 1], count)
    for number in range(count):
        for place in range(asked):
            given[2 * place + 2] = longs[COLUMNS + place * ROOTS + number]
        given[0] = 0
        longs[OUTCOMES + number] = rules.draw(s, given)
    return count


def ask(s: Any, given: Any) -> int:
    """Find out which numbers the throw needs; return how many."""
    for place in range(2 * ASKED + 1):
        given[place] = 0
    rules.draw(s, given)
    return int(given[0])


def shuffle(longs: Any, random: Any, at: int, limit: int, count: int) -> None:
    """Write each number below a limit equally often, in any order."""
    for place in range(count):
        other = generator.below(random, place + 1)
        longs[at + place] = longs[at + other]
        longs[at + other] = place % limit


def sample(s: Any, longs: Any, rows: Any, given: Any, random: Any, count: int) -> int:
    """Write the outcomes to look at in a position; return their number."""
    features.clear(rows, 0, position.SIZE)
    position.write(s, 0, rows, 0)
    return outcomes(s, longs, given, random, count, features.crc(rows, 0, position.SIZE, 0))


def throw_all(states: Any, longs: Any, rows: Any, given: Any, random: Any, count: int) -> int:
    """Put what the throw that is due may lead to at the front; return how many outcomes were looked at."""
    n = sample(states[SEEN], longs, rows, given, random, count)
    for root in range(n):
        parts.copy_part(states, SEEN, states, FRONT + root * WIDTH)
        rules.throw(states[FRONT + root * WIDTH], longs[OUTCOMES + root])
    return n
