"""How a judge thinks: all its machines say the same, and what a bot leaves out costs it nothing."""

from typing import Any

import numpy as np
import pytest

from foxdice import bots, games
from foxdice.core import compiled
from foxdice.dice.generator import Seeded
from foxdice.games import AnyGame
from foxdice.judge import learning, portable
from foxdice.judge.layout import LONGS
from foxdice.judge.machines import Compiled, Interpreted
from foxdice.judge.network import Network
from foxdice.judge.portable import Portable
from foxdice.judge.thinking import Desk, Thinking
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


def quick(game: AnyGame) -> Desk:
    """Return a desk on the fastest machine that is there at once."""
    return Desk(Portable(game) if portable.is_available(game) else Interpreted(game))


@each_game
@pytest.mark.parametrize("players", [1, 3])
def test_all_machines_say_the_same(game: AnyGame, players: int) -> None:
    slow, others = Desk(Interpreted(game)), [Desk(Portable(game))] if portable.is_available(game) else []
    if compiled.available():
        others.append(Desk(Compiled(game)))
    network = weights(game, players)
    for view, seat in choices(game, players, every=8):
        told = slow.moves(view, seat, network, 4.0, 7, 0.5)
        glance = slow.at_a_glance(view, seat, network, 4.0, 7, 0.1)
        (line,) = slow.lines([view], seat, network)
        assert told[0] == game.legal(view, seat)
        for desk in others:
            assert desk.moves(view, seat, network, 4.0, 7, 0.5)[0] == told[0]
            assert desk.moves(view, seat, network, 4.0, 7, 0.5)[1] == pytest.approx(told[1], abs=0.01)
            assert desk.at_a_glance(view, seat, network, 4.0, 7, 0.1)[1] == pytest.approx(glance[1], abs=0.01)
            (same,) = desk.lines([view], seat, network)
            assert same[0] == pytest.approx(line[0], abs=0.01)
            assert same[1] == line[1]


@each_game
def test_the_brain_of_browsers_thinks_as_numba_does(game: AnyGame) -> None:
    """To the bit, and also where games are played out: its choices are those of the master on any machine."""
    if not (portable.is_available(game) and compiled.available()):
        pytest.skip("wasmtime or Numba is not installed")
    desks, network = (Desk(Portable(game)), Desk(Compiled(game))), weights(game, 2)
    near_the_end = learning.position(game).features.is_near_the_end
    every = choices(game, 2, every=1)
    due = [one for one in every if near_the_end(one[0])]
    for view, seat in [*every[::5], *due[:4]]:
        one, two = (desk.to_win(view, seat, network, envy=0.5) for desk in desks)
        assert one[0] == two[0]
        assert np.array_equal(one[1], two[1])


@each_game
def test_many_networks_share_one_memory(game: AnyGame) -> None:
    if not portable.is_available(game):
        pytest.skip("wasmtime is not installed")
    machine, network = Portable(game), weights(game, 1)
    desk, (view, seat) = Desk(machine), choices(game, 1, every=1)[0]
    first = desk.moves(view, seat, network)[1]
    for _ in range(12):
        same = Network(network.layers, network.about)
        assert np.array_equal(desk.moves(view, seat, same)[1], first)
    assert len(machine.longs) == LONGS
    assert machine.size() < 64_000_000


@each_game
def test_without_numba_the_end_of_a_table_is_played_out(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    if not portable.is_available(game):
        pytest.skip("wasmtime is not installed")
    monkeypatch.setattr(compiled, "available", lambda: False)
    thinking, network = Thinking(game), weights(game, 2)
    near_the_end = learning.position(game).features.is_near_the_end
    due = [one for one in choices(game, 2, every=1) if near_the_end(one[0])][:6]
    changed = [
        not np.array_equal(thinking.moves(view, seat, network)[1], thinking.to_win(view, seat, network)[1])
        for view, seat in due
    ]
    assert any(changed)


@each_game
def test_with_neither_numba_nor_wasmtime_the_master_plays_for_points(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "available", lambda: False)
    monkeypatch.setattr(portable, "is_available", lambda _game: False)
    thinking, network = Thinking(game), weights(game, 2)
    near_the_end = learning.position(game).features.is_near_the_end
    view, seat = next(one for one in choices(game, 2, every=1) if near_the_end(one[0]))
    assert np.array_equal(thinking.moves(view, seat, network)[1], thinking.to_win(view, seat, network)[1])


@each_game
def test_what_a_bot_leaves_out_is_not_the_best(game: AnyGame) -> None:
    """A bot follows only moves that may be the best; the judge follows all of them."""
    desk, network = quick(game), weights(game, 1)
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
    desk, features = quick(game), learning.position(game).features
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
