"""Random bits of the players' own, mixed into fair dice so that nobody decides alone how they fall.

Each device draws 128 bits and shows their SHA-256 before anybody shows bits. When all have done so, bits are opened and
go into every throw, beside the players' words. Who does not open in time is left out, and the others draw anew: that
is the next round. The record has a line for each round, with what each seat promised and opened:

    mix-1 1:5f1c…:09ab… 2:77e0…:-
    mix-2 1:a00b…:61d2…
"""

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

_LINE = "mix-"
_SHARE = re.compile("([1-9]):([0-9a-f]{64}|-):([0-9a-f]{32}|-)")
_BITS = re.compile("[0-9a-f]{32}")
_HASH = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Share:
    """What one seat gives: the fingerprint of its bits, then the bits; nothing yet at first."""

    hash: str = ""
    bits: str = ""


Round = Mapping[int, Share]  # by seat, counted from 0


def is_hash(text: str) -> bool:
    """Tell whether a text can be the fingerprint of bits."""
    return _HASH.fullmatch(text) is not None


def fits(bits: str, hash: str) -> bool:
    """Tell whether bits, in hexadecimal, are the ones that were promised."""
    return _BITS.fullmatch(bits) is not None and hashlib.sha256(bytes.fromhex(bits)).hexdigest() == hash


def is_promised(round: Round) -> bool:
    """Tell whether everybody has promised, so that bits can be opened."""
    return all(share.hash for share in round.values())


def is_open(round: Round) -> bool:
    """Tell whether everybody has opened."""
    return all(share.bits for share in round.values())


def late(round: Round) -> tuple[int, ...]:
    """Return the seats that others wait for: those without a promise, and after that those that have not opened."""
    if is_promised(round):
        return tuple(seat for seat, share in round.items() if not share.bits)
    return tuple(seat for seat, share in round.items() if not share.hash)


def words_with_bits(words: Sequence[str], rounds: Sequence[Round]) -> tuple[str, ...]:
    """Return what goes into the dice: the words of each seat, then the bits of each seat where there are any."""
    last = rounds[-1] if rounds else {}
    if not last or not is_open(last):
        return tuple(words)
    return (*words, *(last[seat].bits if seat in last else "" for seat in range(len(words))))


def format_rounds(rounds: Sequence[Round]) -> dict[str, str]:
    """Return the header lines of a record."""
    return {
        f"{_LINE}{number}": " ".join(map(_format, *zip(*round.items(), strict=True)))
        for number, round in enumerate(rounds, start=1)
    }


def _format(seat: int, share: Share) -> str:
    return f"{seat + 1}:{share.hash or '-'}:{share.bits or '-'}"


def parse_rounds(headers: Mapping[str, str]) -> list[Round]:
    """Return the rounds of a record; raise ValueError when they have another form."""
    lines = {name: text for name, text in headers.items() if name.startswith(_LINE)}
    if sorted(lines) != sorted(f"{_LINE}{number}" for number in range(1, len(lines) + 1)):
        raise ValueError(" ".join(lines))
    return [_parse(lines[f"{_LINE}{number}"]) for number in range(1, len(lines) + 1)]


def _parse(text: str) -> Round:
    round: dict[int, Share] = {}
    for word in text.split():
        found = _SHARE.fullmatch(word)
        if not found or int(found[1]) - 1 in round:
            raise ValueError(text)
        round[int(found[1]) - 1] = Share(*("" if part == "-" else part for part in found.group(2, 3)))
    return round


def are_right(rounds: Sequence[Round], players: int, *, unfinished: bool = False) -> bool:
    """Tell whether all bits fit their promises, nobody opened too early, and only the late were left out.

    The last round may be `unfinished` where nothing was thrown yet.
    """
    for number, round in enumerate(rounds):
        if not all(0 <= seat < players for seat in round):
            return False
        if any(share.bits and not fits(share.bits, share.hash) for share in round.values()):
            return False
        if not is_promised(round) and any(share.bits for share in round.values()):
            return False
        is_last = number + 1 == len(rounds)
        others = set(round) - set(late(round)) if late(round) else set()
        if others != (set() if is_last else set(rounds[number + 1])) and not (is_last and unfinished):
            return False
    return True
