"""Clones, records and text."""

from typing import Any

from foxdice.core import AnyGame, GameError
from foxdice.core.record import Playthrough, parse
from foxdice.dice.generator import Seeded
from foxdice.testing.playing import random_game, states, step
from foxdice.testing.refusal import assert_read_or_refused, assert_refused


def clones_are_independent(game: AnyGame, players: int) -> None:
    """A clone is equal, and stays as it is when the game goes on."""
    playthrough, random = Playthrough(game, players), Seeded(5)
    while game.node(playthrough.state).kind != "over":
        before = playthrough.state.clone()
        assert before == playthrough.state
        assert hash(before) == hash(playthrough.state)
        kept = before.key()
        step(playthrough, random)
        assert before.key() == kept
        assert before != playthrough.state


def records_replay(game: AnyGame, players: int) -> None:
    """A record replays to the identical state."""
    for seed in range(5):
        played = random_game(game, players, seed)
        text = played.record.format()
        read = parse(text)
        assert read.format() == text
        assert read.replay().state == played.state


def texts_are_read_back(game: AnyGame, players: int) -> None:
    """States, moves and throws are read back as they were, and a move has one text only."""
    random = Seeded(6)
    for state in states(game, players, seed=6):
        assert_text_round_trip(game, state, random)
        for player in game.node(state).players:
            assert_one_text(game, state, player, random.below(8))


def assert_text_round_trip(game: AnyGame, state: Any, random: Seeded) -> None:
    """Check the texts of a state, of what can be chosen and of what can be thrown there."""
    assert game.parse_state(game.format_state(state)) == state
    node = game.node(state)
    for player in node.players:
        for move in game.legal(state, player):
            assert game.parse_move(state, player, game.format_move(state, player, move)) == move
            info = game.info(state, player, move)
            assert info.cell or info.action
    if node.kind == "throw":
        outcome = game.draw(state, random)
        assert game.parse_throw(state, game.format_throw(state, outcome)) == outcome


def assert_one_text(game: AnyGame, state: Any, player: int, at: int) -> None:
    """Check that no other way to write a legal move is understood: zeros put in (`at` is a place), other digits, …"""
    texts = [game.format_move(state, player, move) for move in game.legal(state, player)]
    for text in texts:
        digit = next((place for place, letter in enumerate(text) if letter.isdigit()), 0)
        others = (
            text[:at] + "0" + text[at:],
            text[:digit] + "0" + text[digit:],
            text[:digit] + chr(0x660 + int(text[digit])) + text[digit + 1 :] if text[digit].isdigit() else " ",
            text + " ",
            "+" + text,
            text.upper(),
        )
        for other in set(others) - set(texts):
            assert_refused(GameError, _move_by_text, game, state, player, other)


def _move_by_text(game: AnyGame, state: Any, player: int, text: str) -> None:
    game.apply(state, player, game.parse_move(state, player, text))


def texts_are_refused(game: AnyGame, players: int) -> None:
    """Damaged texts of states, moves, throws and records are read or refused in words."""
    random, played = Seeded(7), random_game(game, players, 7)
    thrown = game.new(players)
    outcome = game.format_throw(thrown, game.draw(thrown, random))
    for text in (game.format_state(played.state), played.record.format(), outcome, "throw", ""):
        for _ in range(60):
            at = random.below(len(text) + 1)
            letter = "0a| \n=>٣"[random.below(8)]
            assert_any_text(game, players, text[:at] + letter * random.below(3) + text[at + random.below(4) :])


def assert_any_text(game: AnyGame, players: int, text: str) -> None:
    """Check that whatever reads a text reads it or refuses it in words."""
    fresh = game.new(players)
    assert_read_or_refused(parse, text)
    assert_read_or_refused(game.parse_state, text)
    assert_read_or_refused(lambda text: game.parse_move(fresh, 0, text), text)
    assert_read_or_refused(lambda text: game.parse_throw(fresh, text), text)
