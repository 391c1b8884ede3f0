"""A match: as many games as players, the next one begins, points add up, the fewest win."""

import pytest
from tests.games.scorers.wurf import score

from foxdice import games, testing
from foxdice.core.record import Playthrough, Throw, parse
from foxdice.games import UnknownGame
from foxdice.games.wurf.sheet import DICE_EACH
from foxdice.judge import judge
from foxdice.testing.playing import random_game, states

MATCH = games.get("wurf:match")


def throw_away(playthrough: Playthrough) -> None:
    """Let the active player lose the whole hand as fast as can be."""
    state = playthrough.state
    loser, game_number = state.active, state.game_number
    while state.active == loser and state.game_number == game_number and MATCH.node(state).kind != "over":
        if MATCH.node(state).kind == "decision":
            playthrough.move(loser, 0)
        else:
            dice = len(MATCH.request(state).dice)
            lying = [str(value + 2) for value in range(5) if state.arena >> 5 * value & 31]
            playthrough.play(Throw(" ".join([*lying, *["X"] * dice])))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_game_is_begun_by_the_next_and_who_drops_out_scores_those_still_in(players: int) -> None:
    playthrough = Playthrough(MATCH, players)
    for number in range(players):
        state = playthrough.state
        assert (state.game_number, state.starter, state.active) == (number + 1, number, number)
        assert [hand.dice for hand in state.hands] == [DICE_EACH[players]] * players
        playthrough.play(Throw("3"))
        before = [hand.points for hand in state.hands]
        for place in range(players - 1):
            loser = (number + place) % players
            throw_away(playthrough)
            assert state.hands[loser].points == before[loser] + players - 1 - place
    assert MATCH.node(playthrough.state).kind == "over"
    everything = sum(range(players))
    assert [MATCH.score(playthrough.state, player).total for player in range(players)] == [everything] * players
    assert MATCH.winners(playthrough.state) == tuple(range(players))  # a tie is shared


def test_fewest_points_win() -> None:
    playthrough = random_game(MATCH, 4, 11)
    totals = [MATCH.score(playthrough.state, player).total for player in range(4)]
    assert len(set(totals)) > 1
    assert MATCH.winners(playthrough.state) == tuple(p for p, total in enumerate(totals) if total == min(totals))
    assert sum(totals) == 4 * (3 + 2 + 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_match_passes_the_kit(players: int) -> None:
    for check in testing.CHECKS:
        check(MATCH, players)


@pytest.mark.parametrize("players", [2, 5])
def test_points_of_a_match_agree_with_the_slow_scorer(players: int) -> None:
    for seed in range(10):
        text = random_game(MATCH, players, seed).record.format()
        state = parse(text).replay().state
        assert [{"bonus": hand.points} for hand in state.hands] == score(text)


def test_there_is_no_third_kind() -> None:
    with pytest.raises(UnknownGame, match="wurf, wurf:match"):
        games.get("wurf:best-of-three")


def test_a_match_of_two_is_fair_and_won_by_winning_games() -> None:
    """It is solved with the game: however it stands, a game won is worth half a match more than a game lost."""
    single, match = judge.of(games.get("wurf")), judge.of(MATCH)
    begun = MATCH.new(2)
    assert match.values([begun], 0)[0] == pytest.approx(50)
    for game_number, points in ((1, (0, 0)), (2, (1, 0)), (2, (0, 1))):
        differences = []
        for state in list(states(games.get("wurf"), 2, 5))[:-1]:
            alone = single.values([state], 0)[0]
            within = state.clone()
            within.game_number = game_number
            for hand, scored in zip(within.hands, points, strict=True):
                hand.points = scored
            differences.append(match.values([within], 0)[0] - alone / 2)
        assert differences == pytest.approx([differences[0]] * len(differences), abs=1e-3)
