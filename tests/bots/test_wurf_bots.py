"""Bots for Der große Wurf."""

from collections import Counter, defaultdict
from itertools import product

import numpy as np
import pytest
from tests.dice.wurf.hands import PlainHand
from tests.dice.wurf.positions import table

from foxdice import bots, games
from foxdice.bots.simulate import simulate
from foxdice.bots.throws import throws
from foxdice.core.record import Playthrough
from foxdice.dice.arena.chance import SeededSource
from foxdice.dice.arena.odds import all_in_odds
from foxdice.games import WrongPlayers
from foxdice.games.wurf.bots.chances import of_all_in, of_throw
from foxdice.games.wurf.bots.thrower import Thrower
from foxdice.games.wurf.bots.values import solve
from foxdice.games.wurf.dice.hand import Style
from foxdice.games.wurf.dice.measured import MeasuredDice
from foxdice.games.wurf.rules import STOP, THROW, dice_in
from foxdice.games.wurf.state import FLAT

WURF = games.get("wurf")
VALUES = "23456"


# ------------------------------------------------------------------ what a throw leads to


@pytest.mark.parametrize("style", [Style("avoid", 1.2), Style("hit", 2.0), Style("gather", 3.0)])
@pytest.mark.parametrize("lying", [1, 3, 5])
def test_chances_agree_with_throws_drawn_and_judged_by_the_rules(lying: int, style: Style) -> None:
    dice, seen, every = MeasuredDice(SeededSource(f"{lying} {style}")), Counter[tuple[int, int]](), 3000
    sets = ["".join(values) for values in product(VALUES, repeat=lying) if sorted(set(values)) == list(values)]
    for number in range(every):
        state = table(sets[number % len(sets)], 5, 5, coming="one-die")
        WURF.throw(state, dice.throw(state, PlainHand(style)))
        if state.coming == FLAT:
            WURF.throw(state, dice.lay(state))
        seen[dice_in(state.arena), state.hands[0].dice - 4] += 1
    chances = of_throw(lying, style)
    assert sum(chances.values()) == pytest.approx(1)
    for result in chances | seen:
        assert seen[result] / every == pytest.approx(chances.get(result, 0), abs=0.04)


@pytest.mark.parametrize("dice", [1, 2, 4])
def test_chances_of_a_whole_hand_are_those_of_all_faces(dice: int) -> None:
    style = Style("avoid", 2.0)
    ends = all_in_odds(dice, style.strength)
    expected: defaultdict[tuple[int, int], float] = defaultdict(float)
    for end in ends:
        inside = end.lie + end.cocked
        for faces in product(range(6), repeat=inside):
            taken = sum(faces.count(value) for value in range(5) if faces.count(value) > 1)
            alone = sum(faces.count(value) == 1 for value in range(5))
            expected[alone, taken] += end.count / 6**inside
    every = sum(end.count for end in ends)
    chances = of_all_in(dice, style)
    assert chances == pytest.approx({result: share / every for result, share in expected.items()})


# ------------------------------------------------------------------ what a position is worth


def test_more_dice_are_better_and_the_others_dice_are_worse() -> None:
    begin = solve().begin[:, 1:19, 1:19]
    assert np.all(np.diff(begin, axis=1) > -1e-6)
    assert np.all(np.diff(begin, axis=2) < 1e-6)
    assert np.all((begin >= 0) & (begin <= 1))


def test_five_lying_dice_are_a_gift_and_an_empty_arena_is_a_threat() -> None:
    begin = solve().begin
    assert begin[5, 9, 9] > begin[1, 9, 9] > begin[0, 9, 9]


# ------------------------------------------------------------------ players


def test_greedy_throws_on_while_anything_lies_but_never_the_last_die() -> None:
    greedy = bots.get("greedy", WURF)
    assert greedy.choose(WURF, table("2", 5, 5), 0) == THROW
    assert greedy.choose(WURF, table("", 5, 5), 0) == STOP
    assert greedy.choose(WURF, table("2345", 1, 5), 0) == STOP


def test_steady_throws_on_at_five_lying_dice_and_stops_when_the_arena_is_empty() -> None:
    steady = bots.get("steady", WURF)
    assert steady.choose(WURF, table("23456", 5, 5), 0) == THROW
    assert steady.choose(WURF, table("", 5, 5), 0) == STOP


def test_steady_beats_greedy_and_greedy_beats_random() -> None:
    for better, worse in (("steady", "greedy"), ("greedy", "random")):
        points = simulate(WURF, (better, worse), 400, seed=3).totals.mean(axis=0)
        assert points[0] < points[1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_bot_plays_any_number_of_players_to_the_end(players: int) -> None:
    names = (("steady", "greedy", "random") * 2)[:players]
    result = simulate(games.get("wurf:match"), names, 10, seed=1)
    assert result.totals.sum(axis=1).tolist() == [players * players * (players - 1) // 2] * 10


def test_the_same_seed_gives_the_same_games_and_bots_begin_in_turn() -> None:
    first, again = (simulate(WURF, ("steady", "greedy"), 40, seed=9).totals.tolist() for _ in range(2))
    assert first == again
    other_seats = simulate(WURF, ("greedy", "steady"), 39, seed=10).totals.tolist()
    assert [totals[::-1] for totals in first[1:]] == other_seats


def test_a_game_in_the_arena_says_so() -> None:
    result = simulate(WURF, ("steady", "greedy"), 1, seed=2, physical=True)
    assert "physical arena" in result.throws
    assert "without physics" in simulate(WURF, ("random",) * 2, 1).throws
    assert sorted(result.totals[0]) == [0, 1]


def test_bots_watch_a_game_thrown_in_the_arena() -> None:
    players = [bots.get(name, WURF) for name in ("steady", "random")]
    assert all(isinstance(player, Thrower) for player in players)
    throw, playthrough = throws(WURF, players, seed=4), Playthrough(WURF, 2)
    while (node := WURF.node(playthrough.state)).kind != "over":
        if node.kind == "throw":
            playthrough.throw(throw(playthrough.state))
        else:
            (player,) = node.players
            playthrough.move(player, players[player].choose(WURF, playthrough.state, player))
    assert playthrough.record.format().splitlines()[-1] in ("result 1:0 2:1", "result 1:1 2:0")


def test_unknown_bots_and_wrong_tables_are_refused() -> None:
    with pytest.raises(bots.UnknownBot, match="steady"):
        bots.get("genius", WURF)
    with pytest.raises(bots.UnknownBot, match="random, greedy"):
        bots.get("steady", game=games.get("clever"))
    with pytest.raises(bots.UnknownBot, match="genius"):
        simulate(WURF, ("genius", "random"), 1)
    with pytest.raises(WrongPlayers):
        simulate(WURF, ("random",), 1)
