"""The dice of a day: the same for everybody, promised before, told after."""

from datetime import date

from foxdice import games
from foxdice.core.record import Playthrough
from foxdice.dice.daily import (
    day_at,
    dice_of,
    has_daily,
    name_of,
    practice_secret,
    reveal_at,
    secret_of,
)

DAY = date(2026, 11, 18)
KEY = bytes(32)
HOUR = 3_600_000


def first_throw(day: date, key: bytes, id: str = "clever") -> str:
    game = games.get(id)
    played = Playthrough(game, 1)
    return played.throw(dice_of(day, id, secret_of(key, day, id)).throw(game, played.state, 0)).text


def test_the_same_day_has_the_same_dice_and_no_other_has() -> None:
    assert first_throw(DAY, KEY) == first_throw(DAY, KEY)
    others = {secret_of(KEY, DAY, "clever").seed, secret_of(KEY, DAY, "qwixx").seed}
    others |= {secret_of(KEY, date(2026, 11, 19), "clever").seed, secret_of(b"\1" * 32, DAY, "clever").seed}
    others |= {secret_of(KEY, DAY, "clever").salt, practice_secret(DAY, "clever").seed}
    assert len(others) == 6


def test_practice_is_the_same_everywhere() -> None:
    """The page without a server makes the same (`web/src/lib/daily.test.ts`)."""
    secret = practice_secret(DAY, "clever")
    assert secret.seed.hex() == "ec2f70c9ab8c1da4c451b005f258d695fbaf40e9807318050873b406e7bd1c9a"
    assert secret.commitment == "d4861f6c74343972b91df8513b7e64c35e20a07589a7e4ccbe22446c73e9eff6"
    assert name_of(DAY, "clever") == "daily/2026-11-18/clever"


def test_a_day_is_over_an_hour_after_midnight() -> None:
    due = reveal_at(DAY)
    assert day_at(due - HOUR - 1) == DAY
    assert day_at(due - HOUR) == date(2026, 11, 19)


def test_games_that_need_a_hand_or_somebody_else_have_no_daily() -> None:
    daily = {id for id in games.ids() if has_daily(games.get(id))}
    assert daily
    for id in games.ids():
        game = games.get(id)
        assert (id in daily) == (1 in game.players and not game.in_arena)
