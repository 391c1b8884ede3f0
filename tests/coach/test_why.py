"""Reasons: what they name is true by the rules, and what they count adds up."""

from itertools import islice
from typing import Any

import pytest

from foxdice import coach, games
from foxdice.coach import bonuses
from foxdice.core import NotYourTurn
from foxdice.core.sheet import Bonus
from foxdice.judge import judge as judges
from foxdice.testing.playing import states
from foxdice.texts import LANGUAGES

KEPT = {"reroll": "rerolls", "extra": "extras", "joker": "jokers", "fox": "foxes"}


def waiting(sheet: Any) -> int:
    """Return how many bonuses wait to be used, whatever they are."""
    return sum(int(digit) for digit in f"{sheet.pending:o}")


@pytest.mark.parametrize(("id", "players"), [("clever", 1), ("cubed", 1), ("clever", 3), ("cubed", 2)])
def test_no_move_is_said_to_bring_a_bonus_that_the_rules_do_not_give(id: str, players: int) -> None:
    game = games.get(id)
    named = 0
    for seed in range(12):
        for state in islice(states(game, players, seed), 0, None, players):
            for move in game.legal(state, 0):
                after = state.clone()
                game.apply(after, 0, move)
                before, then = state.sheets[0], after.sheets[0]
                found = bonuses.brought(game, state, 0, move)
                named += len(found)
                uses_one = before.pending > 0
                for kind, field in KEPT.items():
                    count = sum(bonus.kind == kind for bonus in found)
                    gained = getattr(then, field, 0) - getattr(before, field, 0)
                    assert count <= gained, (seed, game.format_state(state), game.format_move(state, 0, move))
                at_once = sum(bonus.kind in bonuses.AT_ONCE for bonus in found)
                assert at_once <= max(0, waiting(then) - waiting(before) + uses_one), game.format_state(state)
    assert named > 100


def test_a_finished_row_is_named_with_what_it_gives() -> None:
    game = games.get("clever")
    state = game.new(1)
    state.sheets[0].blue = 0b0110  # 3 and 4 are crossed; 2 finishes the row, which gives an orange 5
    game.throw(state, game.parse_throw(state, "w1 y3 b1 g1 o1 p1"))
    move = game.parse_move(state, 0, "b1>b2")
    assert bonuses.brought(game, state, 0, move) == (Bonus("write", "orange", 5),)
    assert [bonuses.name(Bonus("write", "orange", 5), language) for language in LANGUAGES] == [
        "a 5 in orange",
        "eine 5 in Orange",
        "число 5 в оранжевую область",
    ]


@pytest.mark.parametrize(("id", "players"), [("clever", 1), ("cubed", 1), ("qwixx", 1), ("clever", 2), ("cubed", 3)])
def test_parts_add_up_and_the_reasons_outweigh_the_losses(id: str, players: int) -> None:
    game = games.get(id)
    looked = 0
    for number, state in enumerate(states(game, players, 7)):
        if number % 5 or len(game.legal(state, 0)) < 2:
            continue
        appraisal = coach.appraise(game, state, 0)
        worst = appraisal.options[-1]
        why = appraisal.why(worst.move)
        looked += 1
        assert sum(amount for _, amount in why.parts) == pytest.approx(worst.loss, abs=0.05)
        if why.reasons and worst.loss > 1:
            gained = sum(amount for _, amount in why.reasons)
            assert gained > -sum(amount for _, amount in why.parts if amount < 0) - 0.5
        for language in LANGUAGES:
            said = why.say(language)
            assert "{" not in said
            assert said == "" or said.endswith(".")
    assert looked


def test_the_best_comes_first_and_nobody_is_advised_out_of_turn() -> None:
    game = games.get("qwixx")
    state = game.new(2)
    with pytest.raises(NotYourTurn):
        coach.appraise(game, state, 0)
    game.throw(state, game.parse_throw(state, "w1 w2 r1 y1 g1 b1"))
    appraisal = coach.appraise(game, state, 0)
    assert appraisal.unit == "wins"
    assert [option.loss for option in appraisal.options] == sorted(option.loss for option in appraisal.options)
    assert appraisal.best.loss == 0


@pytest.mark.parametrize("id", ["clever", "qwixx"])
def test_advice_does_not_change_with_what_others_have_chosen_in_secret(id: str) -> None:
    game = games.get(id)
    compared = 0
    for state in states(game, 2, 5):
        node = game.node(state)
        if node.kind != "decision" or node.players != (0, 1) or len(game.legal(state, 0)) < 2:
            continue
        alone = coach.appraise(game, state, 0)
        for move in game.legal(state, 1)[:3]:
            chosen = state.clone()
            game.apply(chosen, 1, move)
            if 0 in game.node(chosen).players:
                again = coach.appraise(game, chosen, 0)
                assert [option.value for option in again.options] == [option.value for option in alone.options]
                compared += 1
        if compared > 6:
            return
    assert compared


def test_the_parts_of_qwixx_alone_are_rows_and_penalties() -> None:
    """What a row holds that is closed is known; who skips numbers pays for it in their row, and nowhere else."""
    game = games.get("qwixx")
    state = game.new(1)
    game.throw(state, game.parse_throw(state, "w4 w6 r1 y1 g1 b1"))
    appraisal = coach.appraise(game, state, 0)
    skips_eight = next(option for option in appraisal.options if option.text == "r10")
    told = dict(appraisal.why(skips_eight.move).parts)
    assert set(told) == {"red", "yellow", "green", "blue", "bonus", "future"}
    assert told["red"] > 15
    assert told["yellow"] == told["bonus"] == 0
    closed = 0
    lively = (state for seed in range(40) for number, state in enumerate(states(game, 1, seed)) if number % 5 == 0)
    for state in lively:
        if closed > 3:
            return
        for line in judges.of(game).lines([state], 0):
            (parts,) = judges.of(game).parts([line], 0)
            assert sum(parts.values()) == pytest.approx(line.value, abs=0.01)
            for place, row in enumerate(("red", "yellow", "green", "blue")):
                if line.end.closed >> place & 1:
                    assert parts[row] == game.rules.points(line.end, 0, place)
                    closed += 1
    raise AssertionError("no row was ever closed")
