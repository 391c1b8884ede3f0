"""Bots that have learned: what they see, what they are made of, how they play."""

from typing import Any

import numpy as np
import pytest

from foxdice import bots, games
from foxdice.bots.learned import Learned
from foxdice.bots.simulate import simulate
from foxdice.core import compiled, deciding
from foxdice.core import source as rule_source
from foxdice.dice import generator
from foxdice.dice.generator import Seeded
from foxdice.games import AnyGame
from foxdice.judge import learning
from foxdice.judge.network import DamagedWeights, Network, dump, load
from foxdice.judge.weight_files import SMALL, table_size, weight_file
from foxdice.judge.weights import small_weights, weights
from foxdice.train import lockstep
from foxdice.train.games import Games

PADS = [games.get(id) for id in ("qwixx", "qwixx:mixx-b")]
LEARNED = [games.get(id) for id in ("clever", "cubed")]  # learned for points, move by move
LEVELS = ("easy", "medium", "hard", "master")
each_game = pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.id)
each_learned = pytest.mark.parametrize("game", [*LEARNED, *PADS], ids=lambda game: game.id)


def window(game: AnyGame, seed: int) -> Any:
    """Return a position of three players in which two choose at the same time."""
    state, random = game.new(3), Seeded(seed)
    while len(game.node(state).players) < 2:
        if game.node(state).kind == "throw":
            game.throw(state, game.draw(state, random))
        else:
            player = game.node(state).players[0]
            moves = game.legal(state, player)
            game.apply(state, player, moves[random.below(len(moves))])
    return state


@each_learned
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_gives_the_same_move(game: AnyGame, level: str) -> None:
    """What another player has chosen unseen makes no difference, nor does the bot's past."""
    state = window(game, seed=3)
    other, player = game.node(state).players[:2]
    moves = set()
    for hidden in game.legal(state, other):
        future = state.clone()
        game.apply(future, other, hidden)
        if player not in game.node(future).players:
            continue
        assert game.view(future, player) == game.view(state, player)
        moves.add(bots.get(level, game, seed=7).choose(game, game.view(future, player), player))
    assert len(moves) == 1


@each_game
def test_bots_count_what_they_leave_to_the_others(game: AnyGame) -> None:
    """The active player leaves dice on the tray; whoever takes one from it leaves nothing to anybody."""
    plain, envious = Learned(game, "plain"), Learned(game, "envious", envy=1.0)
    state, random = game.new(2), Seeded(5)
    differs = {True: False, False: False}  # by whether the active player chose
    for _ in range(60):
        if game.node(state).kind == "throw":
            game.throw(state, game.draw(state, random))
            continue
        player = game.node(state).players[0]
        view, moves = game.view(state, player), game.legal(state, player)
        if len(moves) > 1:
            own = plain.values(game, view, player, moves)
            compared = envious.values(game, view, player, moves)
            differs[player == state.active] |= not np.allclose(own, compared)
        game.apply(state, player, moves[random.below(len(moves))])
    assert differs == {True: True, False: False}


@each_game
def test_compiled_and_interpreted_bots_see_the_same(game: AnyGame) -> None:
    if not compiled.available():
        pytest.skip("Numba is not installed")
    seats = np.array([1, 2, 3, 4])
    fast = Games(game, seats, threads=2)
    fast.start(11)
    slow = rule_source.load(learning.source(game, deciding.__name__, lockstep.__name__))[lockstep.__name__]
    size = learning.position(game).features.SIZE
    states = [game.new(int(players)) for players in seats]
    randoms = [[0] for _ in seats]
    for number, random in enumerate(randoms):
        generator.seed(random, 11 + number)
    scratch = [game.empty(4)]
    moves = [[0] * game.max_moves for _ in seats]
    counts, deciders, chosen = [0] * 4, [0] * 4, [0] * 4
    slips = np.zeros((4, 4))
    noise, steps = np.random.default_rng(0), 0
    while len(seen := fast.look()):
        slow.go_on(states, randoms, moves, counts, deciders)
        offsets = [sum(counts[:number]) for number in range(4)]
        rows = [bytearray(size) for _ in range(sum(counts))]
        slow.look(states, scratch, moves, counts, deciders, offsets, rows)
        assert np.array_equal(seen, np.array([list(row) for row in rows], np.uint8))
        values = noise.random(len(seen)).astype(np.float32)
        slow.choose(states, randoms, moves, counts, deciders, offsets, values, slips, chosen)
        assert fast.choose(values).places.tolist() == [row for row in chosen if row >= 0]
        steps += 1
    fast.close()
    assert steps > 100


def test_levels_are_ordered() -> None:
    """Alone, medium and hard are close; at tables hard looks through chains and thinks of the others (docs/bots.md)."""
    clever = games.get("clever")
    easy, medium, hard, master = (
        float(simulate(clever, (level,), 12, seed=40).totals.mean()) for level in ("easy", "medium", "hard", "master")
    )
    greedy = float(simulate(clever, ("greedy",), 100, seed=40, compile_rules=False).totals.mean())
    assert greedy < easy
    assert easy + 5 < min(medium, hard)
    assert max(medium, hard) + 5 < master


def test_also_in_the_large_game_a_master_is_better_than_an_easy_bot() -> None:
    """A game takes seconds; all its levels are told apart in the bench."""
    cubed = games.get("cubed")
    easy, master = (float(simulate(cubed, (LEVELS[place],), 6, seed=40).totals.mean()) for place in (0, -1))
    greedy = float(simulate(cubed, ("greedy",), 100, seed=40, compile_rules=False).totals.mean())
    assert greedy < easy < master - 5


@each_game
@pytest.mark.parametrize("players", [2, 4])
def test_the_master_beats_greedy_at_every_table(game: AnyGame, players: int) -> None:
    result = simulate(game, ("master", *("greedy",) * (players - 1)), 6, seed=1)
    assert result.totals[:, 0].mean() > result.totals[:, 1:].mean() + 20


def test_weights_survive_the_file() -> None:
    random = np.random.default_rng(1)
    layers = tuple(
        (random.standard_normal((a, b)).astype(np.float32), random.standard_normal(b).astype(np.float32))
        for a, b in ((5, 4), (4, 1))
    )
    network = Network(layers, {"game": "clever"})
    again = load(dump(network), "here")
    rows = random.integers(0, 2, (8, 5)).astype(np.uint8)
    assert np.allclose(again.values(rows), network.values(rows), atol=0.02)
    assert again.about["game"] == "clever"


def test_a_small_file_has_8_bits_a_weight() -> None:
    game = games.get("clever")
    large = weights(game, 2)
    content = dump(large, small=True)
    assert len(content) < 0.52 * len(dump(large))
    rows = np.random.default_rng(1).integers(0, 2, (64, large.shape[0])).astype(np.uint8)
    rows[:, :8] *= 40  # points
    values = large.values(rows)
    assert np.abs(load(content, "small").values(rows) - values).std() < 0.05 * values.std()


@pytest.mark.parametrize("game", [*LEARNED, PADS[0]], ids=lambda game: game.id)
@pytest.mark.parametrize("players", [1, 2])
def test_small_weights_are_small(game: AnyGame, players: int) -> None:
    made = small_weights(game, players)
    if made is None:
        pytest.skip("none was made")
    file = weight_file(game, table_size(players), SMALL)
    assert len(file.read_bytes()) < 300_000


@each_learned
@pytest.mark.parametrize("players", [1, 2])
def test_shipped_weights_are_small_and_say_where_they_come_from(game: AnyGame, players: int) -> None:
    network = weights(game, players)
    content = dump(network)
    assert len(content) <= 4 * 1024 * 1024
    assert load(content, "again").about["sha256"] == network.about["sha256"]
    assert {"recipe", "mean", "passes"} <= set(network.about)


@each_learned
def test_weights_for_other_rules_are_refused(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game), "version", game.version + 1)
    with pytest.raises(DamagedWeights):
        weights.__wrapped__(game, 2)


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda content: content[:-1], "damaged"),
        (lambda content: content[:-9] + b"\x00" + content[-8:], "damaged"),
        (lambda content: content.replace(b"weights 1", b"weights 9"), "another version"),
        (lambda content: content.replace(b'"shape"', b'"shade"'), "damaged"),
        (lambda _content: b"", "not a weight file"),
    ],
)
def test_damaged_weights_are_refused(damage: Any, says: str) -> None:
    content = dump(weights(games.get("clever"), 2))
    with pytest.raises(DamagedWeights, match=says):
        load(damage(content), "clever.fox")
