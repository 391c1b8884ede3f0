"""The Brook passes the kit, and its rules are those of its rule book."""

import pytest

from foxdice import core, testing
from foxdice.core.record import Playthrough
from foxdice.core.wasm import files

BROOK = core.get("brook")


@pytest.mark.parametrize("players", BROOK.players)
@pytest.mark.parametrize("check", testing.CHECKS)
def test_the_game_passes_the_kit(check: testing.Check, players: int) -> None:
    check(BROOK, players)


def test_the_rules_for_the_browser_come_from_these_sources() -> None:
    assert files.is_fresh(BROOK), "run `foxdice wasm brook`"


def play(rounds: list[tuple[str, str]]) -> Playthrough:
    """Play alone: throws, and what is chosen after each."""
    game = Playthrough(BROOK, 1)
    for thrown, move in rounds:
        game.throw(BROOK.parse_throw(game.state, thrown))
        game.move(0, BROOK.parse_move(game.state, 0, move))
    return game


def test_the_first_three_flowers_give_a_stone() -> None:
    state = play([("g1 b1", "g1"), ("g3 b1", "g3"), ("g2 b1", "g2")]).state
    assert set(BROOK.marks(state, 0)) == {"green-1", "green-2", "green-3", "blue-1"}


def test_the_fox_is_worth_the_weaker_row() -> None:
    state = play([("g4 b1", "g4"), ("g5 b1", "g5"), ("g6 b1", "g6"), ("g6 b1", "stone")]).state
    assert dict(BROOK.score(state, 0).areas) == {"green": 6, "blue": 2}
    assert BROOK.score(state, 0).bonus == 2


def test_a_stone_needs_its_number() -> None:
    state = play([("g1 b1", "stone")]).state
    BROOK.throw(state, BROOK.parse_throw(state, "g1 b1"))
    with pytest.raises(core.IllegalMove, match="at least 2; the blue die shows 1"):
        BROOK.apply(state, 0, BROOK.parse_move(state, 0, "stone"))
