"""Every state of a game is found good, and what could not be played on from is refused in words."""

import random

import pytest

from foxdice import core, texts
from foxdice.core import AnyGame, GameError, InvalidText
from foxdice.testing.playing import states

GAMES = [core.get(id) for id in ("clever", "cubed", "qwixx", "qwixx:mixx-b", "wurf", "wurf:match")]
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])


@every_game
def test_every_state_and_every_view_of_it_is_good(game: AnyGame) -> None:
    for players in game.players:
        for seed in range(3):
            for state in states(game, players, seed):
                assert game.status(state) is None, game.format_state(state)
                for player in (None, *range(players)):
                    view = game.view(state, player)
                    assert game.parse_state(game.format_state(view)) == view


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("qwixx players=2 active=4 | sheets | sheets", "state-player"),
        ("qwixx players=2 phase=white deciding=12 faces=766666 | sheets | sheets", "state-faces"),
        ("qwixx players=2 phase=over | sheets | sheets", "state-over"),
        ("qwixx players=2 deciding=1 | sheets | sheets", "state-deciding"),
        ("clever players=2 round_number=1 active=3 rolled=wybgop | sheets | sheets", "state-player"),
        ("clever players=1 round_number=1 faces=777777 rolled=wybgop | sheets yellow=4680", "state-faces"),
        ("clever players=1 round_number=1 rolled=wybgop | sheets yellow=4680 rerolls_used=2", "state-used"),
        ("clever players=1 round_number=1 rolled=wybgop | sheets yellow=4680 purple=2 purple_dice=53", "state-written"),
        ("clever players=1 round_number=1 rolled=wybgop | sheets yellow=4680 orange=2 orange_dice=5", "state-written"),
        ("clever players=2 round_number=1 deciding=1 rolled=wybgop | sheets | sheets", "state-deciding"),
        ("cubed players=1 round_number=1 rolled=wytbnp | sheets pink=1 pink_dice=3 pink_multiplied=2", "state-written"),
        ("clever players=1 round_number=1 | sheets yellow=4680", "state-value"),  # to be thrown, and no dice
        ("cubed players=1 round_number=2 faces=426465 | sheets rerolls=1", "state-value"),
        ("wurf players=2 game_number=2 | hands dice=8 | hands dice=8", "state-value"),
        ("wurf players=2 game_number=1 active=4 | hands dice=8 | hands dice=8", "state-player"),
    ],
)
def test_nonsense_is_refused_in_words(text: str, code: str) -> None:
    with pytest.raises(InvalidText) as caught:
        core.get(text.split()[0]).parse_state(text)
    assert caught.value.code == code
    for language in texts.LANGUAGES:
        assert caught.value.say(language)


def test_a_row_locked_without_five_crosses_is_refused() -> None:
    game = core.get("qwixx")
    state = game.new(1)
    state.sheets[0].crosses = 0b11 << 10  # the last number and the lock, and nothing before them
    state.closed = 1
    flaw = game.status(state)
    assert flaw
    assert flaw.code == "state-lock"
    state.sheets[0].crosses |= 0b11111
    assert game.status(state) is None
    state.closed = 0
    flaw = game.status(state)
    assert flaw
    assert flaw.code == "state-closed"


@every_game
def test_whatever_is_accepted_can_be_played_on(game: AnyGame) -> None:
    """Texts of real states with something changed: refused in words, or a state that nothing stumbles over."""
    chance = random.Random(game.id)
    good = [game.format_state(state) for state in states(game, 2, seed=5)]
    accepted = 0
    for changed in range(4000):
        text = chance.choice(good)
        try:
            state = game.parse_state(_without_a_word(text, chance) if changed % 4 == 0 else _misspelt(text, chance))
        except GameError as error:
            assert error.say("de")
            continue
        accepted += 1
        _play_on(game, state, chance)
    assert accepted


def _misspelt(text: str, chance: random.Random) -> str:
    letters = list(text)
    for _ in range(chance.randint(1, 2)):
        at = chance.randrange(len(letters))
        letters[at] = chance.choice("0123456789abcwybgopr=|,-") if chance.random() < 0.8 else ""
    return "".join(letters)


def _without_a_word(text: str, chance: random.Random) -> str:
    words = text.split()
    del words[chance.randrange(len(words))]
    return " ".join(words)


def _play_on(game: AnyGame, state: object, chance: random.Random) -> None:
    for _ in range(30):
        node = game.node(state)
        for player in range(2):
            assert game.score(state, player) is not None
            game.marks(state, player)
        if node.kind == "over":
            return
        if node.kind == "throw":
            game.throw(state, game.draw(state, _Below(chance)))
            continue
        player = chance.choice(node.players)
        move = chance.choice(game.legal(state, player))
        assert game.parse_move(state, player, game.format_move(state, player, move)) == move
        game.apply(state, player, move)


class _Below:
    def __init__(self, chance: random.Random) -> None:
        self.below = chance.randrange
