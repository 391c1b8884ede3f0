"""Names of people: something can be seen of them, and no two at a table are the same."""

import unicodedata
from collections.abc import Collection

from foxdice.table.errors import Refusal

LONGEST_NAME = 24
JOINERS = frozenset("\u200d\ufe0e\ufe0f")  # between and behind the parts of an emoji
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs, says Unicode, but with nothing on them


def check_name(name: str) -> None:
    """Raise `Refusal` unless it can be shown as a name."""
    fits = 0 < len(name) <= LONGEST_NAME and name == name.strip()
    if not (fits and all(_is_shown(name, place) for place in range(len(name)))):
        raise Refusal("table-name", max=LONGEST_NAME)


def told_apart(name: str, others: Collection[str]) -> str:
    """Return a name with a number behind it if somebody at the table has the same."""
    taken = {_key(other) for other in others}
    number, apart = 1, name
    while _key(apart) in taken:
        number += 1
        ending = f" {number}"
        apart = name[: LONGEST_NAME - len(ending)].rstrip() + ending
    return apart


def _is_shown(name: str, place: int) -> bool:
    letter = name[place]
    if letter in JOINERS:
        return place > 0 and _takes_joiner(name[place - 1])
    return letter.isprintable() and letter not in BLANKS


def _takes_joiner(letter: str) -> bool:
    return letter in JOINERS or unicodedata.category(letter) in ("So", "Sk")  # signs, and colours of skin


def _key(name: str) -> str:
    """Return what two names share that look the same."""
    return unicodedata.normalize("NFKC", name).casefold()
