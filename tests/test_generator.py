"""The seeded generator."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from foxdice.dice.generator import Seeded


@given(st.integers(0, 2**40), st.integers(1, 1000))
def test_numbers_are_below_the_limit_and_repeatable(seed: int, limit: int) -> None:
    first, second = Seeded(seed), Seeded(seed)
    numbers = [first.below(limit) for _ in range(20)]
    assert all(0 <= number < limit for number in numbers)
    assert numbers == [second.below(limit) for _ in range(20)]


def test_dice_are_even_within_and_across_seeds() -> None:
    one = Seeded(1)
    within = Counter(one.below(6) for _ in range(60_000))
    across = Counter(Seeded(seed).below(6) for seed in range(60_000))
    for counts in (within, across):
        chi_square = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6))
        assert chi_square < 20.5  # p = 0.001 with five degrees of freedom
