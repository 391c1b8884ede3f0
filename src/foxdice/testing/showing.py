"""Marks, words, drawings and bots: what people meet."""

from xml.etree import ElementTree

from foxdice import bots, core, draw, texts
from foxdice.core import AnyGame
from foxdice.dice.generator import Seeded
from foxdice.testing.playing import random_game, states


def marks_are_where_moves_say(game: AnyGame, players: int) -> None:
    """A move that names a cell marks it; one that names none marks nothing before the next step."""
    cells = {cell.id for area in game.sheet.areas for cell in area.cells}
    for state in states(game, players, seed=8):
        deciding = game.node(state).players
        if len(deciding) != 1:  # several at once: nothing is on the sheet before all have chosen
            continue
        before = game.marks(state, deciding[0])
        assert set(before) <= cells
        for move in game.legal(state, deciding[0]):
            cell = game.info(state, deciding[0], move).cell
            after = state.clone()
            game.apply(after, deciding[0], move)
            new = set(game.marks(after, deciding[0])) - set(before)
            assert (cell in new) if cell else (not new or game.window(after) != game.window(state))


def everything_has_words(game: AnyGame, players: int) -> None:  # noqa: ARG001  # the same for any number
    """The game has a name, a short one, a pitch and rules in every language."""
    edition = core.edition(game)
    for language in texts.LANGUAGES:
        assert texts.rules(edition.id, language).startswith("# ")
        for key in ("short", "pitch"):
            assert texts.say(f"{key}-{edition.id}", language)
        for id in edition.ids:
            assert texts.say(f"game-{id.replace(':', '-')}", language)


def sheets_are_drawn(game: AnyGame, players: int) -> None:
    """Blank and played sheets are drawn in every language, every cell once and under its own id."""
    cells = [cell.id for area in game.sheet.areas for cell in area.cells]
    state = random_game(game, players, 9).state
    for language in texts.LANGUAGES:
        for played in (None, state):
            drawing = ElementTree.fromstring(draw.sheet(game, played, players - 1 if played else 0, language=language))
            drawn = [part.get("data-cell") for part in drawing.iter() if part.get("data-cell")]
            assert sorted(map(str, drawn)) == sorted(cells)


def bots_play(game: AnyGame, players: int) -> None:
    """The simplest bots play a game to its end and choose what is legal."""
    seats = [bots.get(("random", "greedy")[player % 2], game, player) for player in range(players)]
    state, random = game.new(players), Seeded(10)
    while (node := game.node(state)).kind != "over":
        if node.kind == "throw":
            game.throw(state, game.draw(state, random))
        else:
            player = node.players[0]
            game.apply(state, player, seats[player].choose(game, game.view(state, player), player))
    assert game.winners(state)
