"""Names of people: something can be seen of them, and no two at a table are the same."""

import unicodedata
from collections.abc import Collection

from foxdice.table.errors import Refusal

LONGEST_NAME = 24
JOINERS = frozenset("\u200d\ufe0e\ufe0f")  # between and behind the parts of an emoji
# Letters, signs and accents, says Unicode, but with nothing on them.
BLANKS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0))))
)
MOST_ACCENTS = 3  # on one letter; more would run over the lines above and below


def check_name(name: str) -> None:
    """Raise `Refusal` unless it can be shown as a name."""
    fits = 0 < len(name) <= LONGEST_NAME and name == name.strip()
    if not (fits and all(_is_shown(name, place) for place in range(len(name))) and _has_feet(name)):
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


def _has_feet(name: str) -> bool:
    """Tell whether every accent stands on something, and not too many on one letter."""
    accents = MOST_ACCENTS  # at the beginning there is nothing to stand on
    for letter in name:
        accents = accents + 1 if unicodedata.category(letter) in ("Mn", "Me") and letter not in JOINERS else 0
        if accents > MOST_ACCENTS:
            return False
    return True


def _takes_joiner(letter: str) -> bool:
    return letter in JOINERS or unicodedata.category(letter) in ("So", "Sk")  # signs, and colours of skin


def _key(name: str) -> str:
    """Return what two names share that look the same."""
    shown = "".join(letter for letter in name if letter not in JOINERS)
    return " ".join(unicodedata.normalize("NFKC", shown).casefold().split())
