"""Opponents for Qwixx: the zoo, what a learned player sees, and how it plays."""

import itertools

import numpy as np
import numpy.typing as npt
import pytest

from foxdice import bots, games
from foxdice.bots import Bot
from foxdice.bots.simulate import simulate
from foxdice.bots.tournament import meet
from foxdice.core import compiled
from foxdice.dice.generator import Seeded
from foxdice.games import AnyGame
from foxdice.games.qwixx.bots.learned import QwixxLearned
from foxdice.games.qwixx.bots.levels import SLIPS
from foxdice.games.qwixx.bots.tempers import TEMPERS
from foxdice.games.qwixx.training import turns
from foxdice.games.qwixx.training.games import QwixxGames
from foxdice.judge import learning
from foxdice.judge.network import Floats, Network
from foxdice.train.learner import SCALE

LEVELS = tuple(SLIPS[""])
QWIXX = games.get("qwixx")
MIXED = games.get("qwixx:mixx-b")
each_pad = pytest.mark.parametrize("game", [QWIXX, MIXED], ids=lambda game: game.id)
NAMES = {kind: name for name, kind in TEMPERS.items()} | {0: "greedy"}


def some_network(margin: float = 0.1) -> Network:
    """Return a network that has learned nothing, but has an opinion about every position.

    Its weights are sixteenths, so that every sum is exact, in whatever order a processor adds up.
    """
    random = np.random.default_rng(5)
    sizes = ((learning.position(QWIXX).features.SIZE, 24), (24, 1))
    layers = tuple(
        (_sixteenths(random.standard_normal(size)), _sixteenths(random.standard_normal(size[1]))) for size in sizes
    )
    return Network(layers, {"recipe": {"margin": margin}})


def _sixteenths(numbers: npt.ArrayLike) -> Floats:
    return np.asarray(np.rint(np.asarray(numbers) * 16) / 16, np.float32)


def play(game: AnyGame, players: list[Bot], seed: int) -> list[int]:
    """Return everybody's points at the end of a game."""
    random, state = Seeded(seed), game.new(len(players))
    while (node := game.node(state)).kind != "over":
        if node.kind == "throw":
            game.throw(state, game.draw(state, random))
        else:
            player = node.players[-1]  # the order of choosing must not matter
            game.apply(state, player, players[player].choose(game, game.view(state, player), player))
    return [game.score(state, player).total for player in range(len(players))]


# ------------------------------------------------------------------ the zoo


@pytest.mark.parametrize(("better", "worse"), [("careful", "greedy"), ("racer", "greedy"), ("opportunist", "patient")])
def test_tempers_beat_each_other(better: str, worse: str) -> None:
    totals = simulate(QWIXX, (better, worse), 100, seed=3).totals
    assert (totals[:, 0] > totals[:, 1]).mean() > 0.6


def test_the_patient_one_makes_most_points_among_its_like() -> None:
    means = {name: simulate(QWIXX, (name, name), 40, seed=3).totals.mean() for name in TEMPERS}
    assert max(means, key=lambda name: float(means[name])) == "patient"


# ------------------------------------------------------------------ the learned player


@pytest.mark.skipif(not compiled.available(), reason="Numba is not installed")
@each_pad
def test_everybody_plays_at_a_table_as_in_training(game: AnyGame) -> None:
    """Compiled, in step and on threads, or one view after the other: the same games."""
    network = some_network()
    table = QwixxGames(game, np.resize(np.arange(1, 6), 30), threads=2, against_zoo=0.5, margin=0.1)
    table.start(70)
    while len(rows := table.look()):
        table.choose(network.values(rows) / np.float32(SCALE))
    points, _ = table.results()
    table.close()
    learner = QwixxLearned(game, "learner", network=network)
    met = set()
    for number, seats in enumerate(table.seats):
        kinds = table.kinds[number][:seats].tolist()
        met |= set(kinds)
        players = [learner if kind == turns.LEARNER else bots.get(NAMES[kind], game) for kind in kinds]
        assert play(game, players, 70 + number) == points[number][:seats].tolist()
    assert met == {turns.LEARNER, *NAMES}


def test_alike_rows_look_alike() -> None:
    """Red as yellow, green as blue, and both pairs the other way round: one position."""
    features = learning.position(QWIXX).features
    seen = set()
    for mine, other in [
        ("r2,r5,y3,g12,b9,b8", "r4,y2,y3,b7"),
        ("y2,y5,r3,g12,b9,b8", "y4,r2,r3,b7"),
        ("r2,r5,y3,b12,g9,g8", "r4,y2,y3,g7"),
        ("g12,g9,b11,r2,y5,y6", "g10,b12,b11,y7"),
    ]:
        state = QWIXX.new(2)
        for sheet, crosses in zip(state.sheets, (mine, other), strict=True):
            for cell in crosses.split(","):
                sheet.crosses |= 1 << QWIXX.parse_move(state, 0, cell)
        row = bytearray(features.SIZE)
        features.write(state, 0, row, 0)
        seen.add(bytes(row))
    assert len(seen) == 1


def test_rows_of_a_mixed_pad_are_told_apart() -> None:
    features = learning.position(MIXED).features
    seen = set()
    for row in range(4):
        state = MIXED.new(2)
        state.sheets[0].crosses |= 1 << 12 * row
        numbers = bytearray(features.SIZE)
        features.write(state, 0, numbers, 0)
        seen.add(bytes(numbers))
    assert len(seen) == 4


@each_pad
def test_levels_are_ordered_alone(game: AnyGame) -> None:
    means = [float(simulate(game, (level,), 24, seed=40).totals.mean()) for level in LEVELS]
    assert all(better - worse > 6 for worse, better in itertools.pairwise(means)), means


@pytest.mark.parametrize(
    ("game", "better", "worse"),
    [
        (QWIXX, "hard", "easy"),
        (QWIXX, "master", "medium"),
        (QWIXX, "master", "exact"),
        (MIXED, "hard", "easy"),
        (MIXED, "master", "medium"),
        (MIXED, "easy", "greedy"),
    ],
    ids=lambda value: getattr(value, "id", value),
)
def test_levels_are_ordered_at_a_table(game: AnyGame, better: str, worse: str) -> None:
    pairing = meet(game, (better, worse), 30, seed=40)[0]
    assert pairing.win_rate > 0.6, pairing


@pytest.mark.parametrize("ahead", [True, False])
def test_it_ends_the_game_exactly_when_it_wins(ahead: bool) -> None:
    """With five blue crosses and one row closed, the last blue number ends the game at once."""
    state = QWIXX.new(2)
    mine, other = state.sheets
    for cell in ("b12", "b11", "b10", "b9", "b8"):
        mine.crosses |= 1 << QWIXX.parse_move(state, 0, cell)
    for cell in ("r2", "r3") if ahead else tuple(f"{colour}{n}" for colour in "ry" for n in range(2, 10)):
        other.crosses |= 1 << QWIXX.parse_move(state, 0, cell)
    state.closed = 1 << 2
    QWIXX.throw(state, QWIXX.parse_throw(state, "w1 w1 r6 y6 b6"))
    doubtful = Network(tuple((0 * weights, 0 * offsets + 30) for weights, offsets in some_network().layers))
    bot = QwixxLearned(QWIXX, "learner", slip=20.0, network=Network(doubtful.layers, some_network().about))
    chosen = QWIXX.format_move(state, 0, bot.choose(QWIXX, QWIXX.view(state, 0), 0))
    assert (chosen == "b2") is ahead
