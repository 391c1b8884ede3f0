"""Games that fill the sheet: a player who is eager for marks reaches what random play never sees."""

import pytest
from tests.games.scorers import cubed as slow

from foxdice import games
from foxdice.core.record import Playthrough, parse
from foxdice.dice.generator import Seeded

GAME = games.get("cubed")
IDLE = {"let-go", "decline", "stop", "enough", "reroll"}


def eager_game(players: int, seed: int) -> Playthrough:
    """Play a game in which nobody idles or gives up a bonus."""
    playthrough, random = Playthrough(GAME, players), Seeded(seed)
    state = playthrough.state
    while (node := GAME.node(state)).kind != "over":
        if node.kind == "throw":
            playthrough.throw(GAME.draw(state, random))
            continue
        player = node.players[0]
        moves = GAME.legal(state, player)
        marks = [move for move in moves if GAME.format_move(state, player, move) not in IDLE] or moves
        halves = [move for move in marks if not GAME.info(state, player, move).multiplied]
        playthrough.move(player, halves[random.below(len(halves))])
    return playthrough


@pytest.mark.parametrize("players", GAME.players)
def test_points_of_full_sheets_agree_with_the_slow_scorer(players: int) -> None:
    foxes = 0
    for seed in range(40):
        played = eager_game(players, seed)
        expected = slow.score(played.record.format())
        for player in range(players):
            score = GAME.score(played.state, player)
            assert {**score.areas, "bonus": score.bonus} == expected[player]
            foxes += played.state.sheets[player].foxes
    assert foxes


def test_no_action_has_more_than_seven_circles() -> None:
    for seed in range(60):
        for sheet in eager_game(1, seed).state.sheets:
            assert max(sheet.rerolls, sheet.jokers, sheet.extras) <= 7
            assert sheet.foxes <= 6


def test_the_list_of_moves_is_never_too_short() -> None:
    """All jokers and six dice that may be taken with +1: the longest list there is."""
    state = GAME.new(1)
    sheet = state.sheets[0]
    sheet.jokers, sheet.extras, sheet.step = 7, 7, 3
    sheet.left, sheet.left_numbers = 1, 5
    sheet.right, sheet.right_numbers = 1, 9
    sheet.pink, sheet.pink_dice = 1, 1
    state.tray, state.deciding, state.coming = 0b111111, 1, 4
    most = 0
    for faces in range(6**3):
        white, blue, rest = faces % 6 + 1, faces // 6 % 6 + 1, faces // 36 + 1
        state.faces = white | blue << 9 | rest << 3 | rest << 6 | rest << 12 | rest << 15
        most = max(most, len(GAME.legal(state, 0)))
    assert 150 < most <= GAME.max_moves


def test_records_of_full_games_replay() -> None:
    for seed in range(5):
        played = eager_game(2, seed)
        assert parse(played.record.format()).replay().state == played.state
