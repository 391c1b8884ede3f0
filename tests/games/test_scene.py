"""What the scene functions say agrees with what the rules do."""

from typing import Any

import pytest

from foxdice import games
from foxdice.core import rows
from foxdice.games import AnyGame
from foxdice.testing.playing import states

VARIANTS = [games.get(variant) for id in games.ids() for variant in games.variants(id)]
every_variant = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in VARIANTS])


def some_states(game: AnyGame) -> Any:
    """Yield the states of a game of the fewest and one of the most players."""
    for players in {game.players[0], game.players[-1]}:
        yield from states(game, players, seed=players)


@every_variant
def test_what_a_move_brings_in_points_is_there_afterwards(game: AnyGame) -> None:
    for state in some_states(game):
        for player in game.node(state).players:
            before = game.score(state, player)
            for move in game.legal(state, player):
                after = state.clone()
                game.apply(after, player, move)
                score = game.score(after, player)
                gained = {which: much for what, which, much, _ in game.brings(state, player, move) if what == 0}
                named = [*score.areas.items(), ("", score.bonus)]
                was = [*before.areas.values(), before.bonus]
                expected = {place: now - was[place] for place, (_, now) in enumerate(named) if now != was[place]}
                assert gained == (expected if game.sheet.areas else {})


@pytest.mark.parametrize("id", ["clever", "cubed"])
def test_what_a_move_earns_is_in_stock_afterwards(id: str) -> None:
    game = games.get(id)
    for state in some_states(game):
        for player in game.node(state).players:
            for move in game.legal(state, player):
                after: Any = state.clone()
                game.apply(after, player, move)
                if after.round_number != state.round_number:
                    continue
                old, new = state.sheets[player], after.sheets[player]
                earned = {
                    game.scene.EARNED[which]: much
                    for what, which, much, _ in game.brings(state, player, move)
                    if what == rows.BONUS
                }
                assert earned.get("reroll", 0) == new.rerolls - old.rerolls
                assert earned.get("extra", 0) == new.extras - old.extras
                assert earned.get("fox", 0) == new.foxes - old.foxes


@every_variant
def test_points_and_marks_on_paper_are_those_of_the_score(game: AnyGame) -> None:
    numbers = [0] * rows.ROOM
    for state in some_states(game):
        for player in range(game.count(state)):
            count = game.scene.marks(state, player, numbers)
            marks = [numbers[rows.WIDTH * row : rows.WIDTH * row + rows.WIDTH] for row in range(count)]
            assert count * rows.WIDTH <= rows.ROOM
            written = [number for ink, _, number, _ in marks if ink == rows.POINTS]
            score = game.score(state, player)
            assert written == ([*score.areas.values(), score.bonus, score.total] if game.sheet.areas else [])
            full = [
                "-".join(line.cells)
                for area in game.sheet.areas
                for line in area.lines
                if all(cell in game.marks(state, player) for cell in line.cells)
            ]
            lines = ["-".join(line.cells) for area in game.sheet.areas for line in area.lines]
            assert [lines[at] for ink, at, _, _ in marks if ink == rows.LINE] == full


@every_variant
def test_throws_are_read_as_they_are_written(game: AnyGame) -> None:
    for state in some_states(game):
        if game.node(state).kind != "throw":
            continue
        text = game.format_throw(state, game.draw(state, _Lowest()))
        words = [game.scene.THROW_WORDS.index(word) for word in text.split()]
        assert game.scene.read_throw(state, words, len(words)) == game.parse_throw(state, text)
        assert game.scene.may_fall(state, game.parse_throw(state, text))
        assert not game.scene.may_fall(state, 0)


class _Lowest:
    """A source of numbers that are all 0."""

    def below(self, limit: int) -> int:
        """Return 0."""
        assert limit
        return 0
