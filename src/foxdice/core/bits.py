"""Small questions about sets of bits, for rules that are also compiled."""

from typing import Final

# Each 5-bit window of this number occurs once, so multiplying by a single bit below 2**32 tells its place.
_DE_BRUIJN: Final = 0x077CB531
_PLACES: Final = tuple(
    next(place for place in range(32) if (_DE_BRUIJN << place & 0xFFFFFFFF) >> 27 == window) for window in range(32)
)


def place_of_bit(bit: int) -> int:
    """Return the place of the one bit that is set, below 32."""
    return _PLACES[(bit * _DE_BRUIJN & 0xFFFFFFFF) >> 27]


def append_places(base: int, bits: int, moves: list[int], n: int) -> int:
    """Append base + place for every bit that is set, below 32, to moves[n:]; return the new length."""
    while bits:
        lowest = bits & -bits
        moves[n] = base + _PLACES[(lowest * _DE_BRUIJN & 0xFFFFFFFF) >> 27]
        n += 1
        bits ^= lowest
    return n


def count_bits(bits: int) -> int:
    """Return how many bits are set."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n
