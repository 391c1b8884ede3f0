"""Opponents for Qwixx: the zoo, what a learned player sees, and how it plays."""

import itertools
from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import pytest
from bench import qwixx_match

from foxdice import bots, games
from foxdice.bots import Bot
from foxdice.bots.simulate import simulate
from foxdice.bots.tournament import meet
from foxdice.core import compiled
from foxdice.dice.generator import Seeded
from foxdice.games import AnyGame
from foxdice.games.qwixx.bots import levels, people, turn
from foxdice.games.qwixx.bots.learned import QwixxLearned
from foxdice.games.qwixx.bots.tempers import TEMPERS
from foxdice.games.qwixx.rules import PASS, PENALTY
from foxdice.games.qwixx.state import State
from foxdice.games.qwixx.training import turns
from foxdice.games.qwixx.training.games import QwixxGames
from foxdice.judge import learning
from foxdice.judge.network import Floats, Network, Rows
from foxdice.train.games import Rival
from foxdice.train.learner import SCALE

LEVELS = tuple(levels.LEVELS[""])
QWIXX = games.get("qwixx")
MIXED = games.get("qwixx:mixx-b")
each_pad = pytest.mark.parametrize("game", [QWIXX, MIXED], ids=lambda game: game.id)
NAMES = {kind: name for name, kind in TEMPERS.items()} | {0: "greedy"}


def some_network(margin: float = 0.1, seed: int = 5) -> Network:
    """Return a network that has learned nothing, but has an opinion about every position.

    Its weights are sixteenths, so that every sum is exact, in whatever order a processor adds up.
    """
    random = np.random.default_rng(seed)
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


@pytest.mark.skipif(not compiled.available(), reason="Numba is not installed")
@each_pad
def test_rivals_play_in_training_as_the_bot_does_with_their_weights(game: AnyGame) -> None:
    """Each by its own network and margin, guesses included, beside learners and the zoo."""
    networks = [some_network(), some_network(0.4, seed=6), some_network(0.0, seed=7)]
    rivals = [Rival(_in_hundreds(network), network.about["recipe"]["margin"]) for network in networks[1:]]
    seats = np.resize(np.arange(1, 6), 40)
    table = QwixxGames(game, seats, threads=2, against_zoo=0.9, margin=0.1, rivals=rivals, tempered=0.2)
    table.start(90)
    shown = 0
    while len(rows := table.look()):
        kept = table.choose(_in_hundreds(networks[0])(rows))
        assert (table.kinds[kept.games, kept.players] == turns.LEARNER).all()
        shown += len(kept.places)
    points, _ = table.results()
    table.close()
    assert shown
    learned = [QwixxLearned(game, "learned", network=network) for network in networks]
    met = set()
    for number, count in enumerate(seats):
        kinds = table.kinds[number][:count].tolist()
        met |= set(kinds)
        players = [learned[turns.mind_of(kind)] if kind < 0 else bots.get(NAMES[kind], game) for kind in kinds]
        assert play(game, players, 90 + number) == points[number][:count].tolist()
    assert {turns.LEARNER, turns.RIVAL, turns.RIVAL - 1} < met


def _in_hundreds(network: Network) -> Callable[[Rows], Floats]:
    return lambda rows: network.values(rows) / np.float32(SCALE)


@pytest.mark.skipif(not compiled.available(), reason="Numba is not installed")
def test_a_match_of_networks_has_the_same_dice_from_every_seat() -> None:
    """So a network among its equals wins exactly its share, and a better one more."""
    one, other, same = (Rival(_in_hundreds(some_network(seed=seed)), 0.1) for seed in (5, 6, 5))
    assert qwixx_match.wins(QWIXX, one, same, 3, 60, seed=1).sum(axis=1) == pytest.approx(1.0)
    won = qwixx_match.wins(QWIXX, one, other, 2, 100, seed=1)
    lost = qwixx_match.wins(QWIXX, other, one, 2, 100, seed=1)
    assert won.shape == (50, 2)
    assert won == pytest.approx(1 - lost[:, ::-1])


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


# ------------------------------------------------------------------ the mistakes of people


def _cells(*cells: str) -> int:
    return sum(1 << QWIXX.parse_move(QWIXX.new(1), 0, cell) for cell in cells)


def _after(before: State, crosses: int, penalties: int = 0) -> State:
    after = before.clone()
    after.sheets[0].crosses |= crosses
    after.sheets[0].penalties += penalties
    return after


@pytest.mark.parametrize("who", [people.BEGINNER, people.CAUTIOUS, people.SKILLED])
def test_people_fear_penalties(who: int) -> None:
    before = QWIXX.new(2)
    assert people.seems(before, _after(before, 0, penalties=1), 0, who) <= -5


def test_who_plays_better_fears_grabs_and_overlooks_less() -> None:
    before = QWIXX.new(2)
    levels = (people.BEGINNER, people.CAUTIOUS, people.SKILLED, people.NOBODY)
    fears = [-people.seems(before, _after(before, 0, penalties=1), 0, who) for who in levels]
    grabs = [people.seems(before, _after(before, _cells("r2", "r3")), 0, who) for who in levels]
    overlooked = [
        sum(people.overlooks(drawn * 7919, cell, 0, who) for drawn in range(1000) for cell in range(0, 48, 5))
        for who in levels
    ]
    for less in (fears, grabs, overlooked):
        assert less == sorted(less, reverse=True)
        assert less[0] > less[-1] == 0
    assert overlooked[0] / 10_000 == pytest.approx(people.OVERLOOKS[people.BEGINNER] / 1000, abs=0.02)


def test_only_who_has_played_a_while_shuns_leaving_numbers_out() -> None:
    before = QWIXX.new(2)
    near, far = (_after(before, _cells(cell)) for cell in ("r3", "r7"))
    shuns = [people.seems(before, near, 0, who) - people.seems(before, far, 0, who) for who in range(4)]
    assert shuns[people.BEGINNER] == shuns[people.NOBODY] == 0
    assert shuns[people.CAUTIOUS] > shuns[people.SKILLED] > 0


def test_passing_and_penalties_are_never_overlooked() -> None:
    assert not any(
        people.overlooks(drawn, move, 1, 1) for drawn in range(300) for move in (PASS, PENALTY, turn.NOTHING)
    )
