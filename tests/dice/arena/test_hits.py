"""Dice change by being hit."""

from foxdice.dice.arena.cast import cast
from foxdice.dice.arena.chance import SeededSource
from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.plans import Kind, plan
from tests.dice.arena.throwing import THROWN, between, lone_die


def changed(kind: Kind, strength: float, throws: int = 150) -> int:
    """Count how often a lying die shows another face after the throw."""
    source = SeededSource(f"{kind} {strength}")
    count = 0
    for _ in range(throws):
        layout = Layout((lone_die(yaw=between(source, 0, 360)),))
        fall = cast(layout, plan(kind, layout, THROWN, strength), source).falls[0]
        count += fall.fate == "lies" and fall.face != 6
    return count


def test_hard_throws_turn_more_dice_than_gentle_ones() -> None:
    gentle, firm = changed("gather", 0.5), changed("gather", 2.0)
    assert firm > gentle + 30


def test_a_throw_that_is_to_touch_nothing_turns_nothing() -> None:
    assert changed("avoid", 0.8) == 0


def test_hard_throws_fly_out_more_often() -> None:
    def flown(strength: float) -> int:
        source = SeededSource(f"flown {strength}")
        layout = Layout((lone_die(x=-30.0, y=20.0),))
        return sum(
            cast(layout, plan("hit", layout, THROWN, strength), source).falls[-1].fate == "out" for _ in range(100)
        )

    assert flown(4.0) > flown(1.2) + 10
