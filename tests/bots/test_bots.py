"""The simplest bots."""

import pytest

from foxdice import bots, games
from foxdice.bots.simulate import NoArena, simulate
from foxdice.dice.generator import Seeded
from foxdice.games import WrongPlayers


def test_greedy_beats_random() -> None:
    result = simulate(games.get("clever"), ("greedy", "random"), 200, seed=5, compile_rules=False)
    greedy, random = result.totals.mean(axis=0)
    assert greedy > random + 20


def test_the_greedy_bot_plays_as_the_simulation_does() -> None:
    """The bot at a table and the one in the playouts are the same player."""
    game = games.get("clever")
    greedy = bots.get("greedy", game)
    for seed in range(3):
        random, state = Seeded(seed), game.new(1)
        while (node := game.node(state)).kind != "over":
            if node.kind == "throw":
                game.throw(state, game.draw(state, random))
            else:
                game.apply(state, 0, greedy.choose(game, game.view(state, 0), 0))
        simulated = simulate(game, ("greedy",), 1, seed=seed, compile_rules=False)
        assert simulated.totals[0, 0] == game.score(state, 0).total


def test_unknown_bots_and_wrong_tables_are_refused() -> None:
    with pytest.raises(bots.UnknownBot, match="genius"):
        bots.get("genius", games.get("clever"))
    with pytest.raises(bots.UnknownBot, match="genius"):
        simulate(games.get("clever"), ("genius",), 1)
    with pytest.raises(WrongPlayers):
        simulate(games.get("clever"), ("random",) * 5, 1)


def test_no_game_in_an_arena_is_simulated_as_if_dice_never_touched() -> None:
    wurf = games.get("wurf")
    assert "measured in the arena" in simulate(wurf, ("greedy", "random"), 2).throws
    assert simulate(games.get("qwixx"), ("greedy", "random"), 2).throws == "uniform"
    with pytest.raises(NoArena, match="qwixx"):
        simulate(games.get("qwixx"), ("greedy", "random"), 2, physical=True)
