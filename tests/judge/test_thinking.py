"""How a judge thinks: interpreted and compiled say the same, and what a bot leaves out costs it nothing."""

from typing import Any

import numpy as np
import pytest

from foxdice import bots, games
from foxdice.core import compiled
from foxdice.dice.generator import Seeded
from foxdice.games import AnyGame
from foxdice.judge import learning
from foxdice.judge.thinking import Desk
from foxdice.judge.weights import weights

each_game = pytest.mark.parametrize("game", [games.get(id) for id in ("clever", "cubed")], ids=lambda game: game.id)


def choices(game: AnyGame, players: int, every: int, bot: str = "random") -> list[tuple[Any, int]]:
    """Return views of a game between bots in which somebody has several moves."""
    found, dice, state, playing = [], Seeded(3), game.new(players), bots.get(bot, game)
    while (at := game.node(state)).kind != "over":
        if at.kind == "throw":
            game.throw(state, game.draw(state, dice))
            continue
        seat = at.players[0]
        view = game.view(state, seat)
        if len(game.legal(view, seat)) > 1:
            found.append((view, seat))
        game.apply(state, seat, playing.choose(game, view, seat))
    return found[::every]


@each_game
@pytest.mark.parametrize("players", [1, 3])
def test_compiled_and_interpreted_desks_say_the_same(game: AnyGame, players: int) -> None:
    if not compiled.available():
        pytest.skip("Numba is not installed")
    slow, fast = Desk(game, compile_rules=False), Desk(game, compile_rules=True)
    network = weights(game, players)
    for view, seat in choices(game, players, every=8):
        for desk in (slow, fast):
            assert desk.moves(view, seat, network)[0] == game.legal(view, seat)
        one, two = (desk.moves(view, seat, network, 4.0, 7, 0.5)[1] for desk in (slow, fast))
        assert one == pytest.approx(two, abs=0.01)
        (line,), (same,) = (desk.lines([view], seat, network) for desk in (slow, fast))
        assert line[0] == pytest.approx(same[0], abs=0.01)
        assert line[1] == same[1]


@each_game
def test_what_a_bot_leaves_out_is_not_the_best(game: AnyGame) -> None:
    """A bot follows only moves that may be the best; the judge follows all of them."""
    desk, network = Desk(game, compile_rules=compiled.available()), weights(game, 1)
    lost = []
    for view, seat in choices(game, 1, every=3, bot="master"):
        moves, worth = desk.moves(view, seat, network)
        afters = [view.clone() for _ in moves]
        for after, move in zip(afters, moves, strict=True):
            game.rules.apply(after, seat, move)
        values = [value for value, _ in desk.lines(afters, seat, network)]
        lost.append(max(values) - values[int(np.argmax(worth))])
    assert np.mean(lost) < 0.25


@each_game
def test_only_near_the_end_of_a_table_moves_are_played_out(game: AnyGame) -> None:
    desk, features = Desk(game, compile_rules=compiled.available()), learning.position(game).features
    for players in (1, 2):
        network, played_out = weights(game, players), 0
        for view, seat in choices(game, players, every=1):
            moves, worth = desk.moves(view, seat, network, envy=0.5)
            same, to_win = desk.to_win(view, seat, network, envy=0.5)
            assert moves == same
            if players == 1 or not features.is_near_the_end(view):
                assert np.array_equal(worth, to_win)
                continue
            ahead = to_win > worth.max()
            assert ahead.sum() <= 5
            assert (worth[ahead] >= worth.max() - 5).all()
            assert np.array_equal(to_win, desk.to_win(view, seat, network, envy=0.5)[1])
            played_out += int(ahead.any())
        assert bool(played_out) == (players > 1)
