"""What a page is shown: complete, in every game, and nothing that a seat may not know."""

import random
from xml.etree import ElementTree

import pytest

from foxdice.server.http.scene import Scene, scene
from foxdice.server.realtime.bot_seats import is_watched
from foxdice.table import Table
from foxdice.table import messages as msg
from tests.table.conftest import say_to

WHO = "host"


def seated(game: str, players: int) -> Table:
    """Return a table at which one device holds all seats, in play."""
    table, _ = Table.open("table", msg.Open(game=game, seats=players), WHO, 0)
    for seat in range(players):
        table.handle(msg.Join(seat, f"Player {seat + 1}"), WHO, 0)
    table.handle(msg.Start(), WHO, 0)
    return table


def go_on(table: Table, chance: random.Random) -> Scene:
    """Do one thing at a table; return what was shown before."""
    node = table.game.node(table.state)
    seat = node.players[0] if node.players else table.game.tabletop(table.state).active
    shown = scene(table, WHO, 0, "en", seat, ())
    if node.kind == "throw":
        say_to(table, msg.Throw(seat), WHO, 0)
    else:
        assert shown.look.game is not None
        table.handle(msg.Choose(seat, chance.choice(shown.look.game.options).move), WHO, 0)
    return shown


@pytest.mark.parametrize(("game", "players"), [("clever", 1), ("clever", 3), ("cubed", 2), ("qwixx", 3), ("wurf", 2)])
def test_a_whole_game_can_be_shown(game: str, players: int) -> None:
    table = seated(game, players)
    chance = random.Random(7)
    while table.phase == "playing":
        shown = go_on(table, chance)
        assert shown.look.game is not None
        assert len(shown.gains) == len(shown.look.game.options)
        letters = {die.letter for die in shown.dice}
        assert all(option.die in letters for option in shown.look.game.options if option.die)
    end = scene(table, WHO, 0, "en", 0, ())
    assert [sheet.total for sheet in end.sheets] == list(table.end.scores if table.end else ())
    assert any(sheet.winner for sheet in end.sheets)
    assert (end.sheets[0].rank is None) == (players > 1)
    assert all(line.kind in ("throw", "move") for line in end.log)


@pytest.mark.parametrize("game", ["clever", "cubed", "qwixx"])
def test_every_cell_of_an_option_is_in_the_drawing(game: str) -> None:
    table = seated(game, 2)
    chance = random.Random(3)
    while table.phase == "playing" and len(table.plays) < 40:
        shown = go_on(table, chance)
        assert shown.look.game is not None
        assert shown.look.seat is not None
        drawing = ElementTree.fromstring(shown.sheets[shown.look.seat].svg)
        cells = {element.get("data-cell") for element in drawing.iter()}
        assert {option.cell for option in shown.look.game.options if option.cell} <= cells


def test_one_sees_what_one_has_chosen_before_the_others_do() -> None:
    table, _ = Table.open("table", msg.Open(game="qwixx", seats=2), "0", 0)
    for seat in range(2):
        table.handle(msg.Join(seat, f"Player {seat + 1}"), str(seat), 0)
    table.handle(msg.Start(), "0", 0)
    table.handle(msg.Throw(0), "0", 0)
    shown = scene(table, "1", 0, "en", 1, ())
    assert shown.look.game is not None
    option = next(option for option in shown.look.game.options if option.cell)
    assert shown.held is None
    table.handle(msg.Choose(1, option.move), "1", 0)
    assert scene(table, "1", 0, "en", 1, ()).held == option.cell
    assert scene(table, "0", 0, "en", 0, ()).held is None
    assert scene(table, "spectator", 0, "en", None, ()).held is None
    table.handle(msg.Choose(0, "pass"), "0", 0)
    assert scene(table, "1", 0, "en", 1, ()).held is None


def test_bots_wait_while_dice_in_flight() -> None:
    table = seated("wurf", 2)
    say_to(table, msg.Throw(0), WHO, 0)
    assert not is_watched(table)  # the start die is laid
    say_to(table, msg.Throw(0), WHO, 0)
    assert is_watched(table)


def test_gains_are_what_a_move_brings_at_once() -> None:
    table = seated("clever", 1)
    chance = random.Random(5)
    for _ in range(30):
        node = table.game.node(table.state)
        before = table.game.score(table.state, 0).total
        shown = go_on(table, chance)
        if node.kind == "decision" and shown.look.game:
            made = table.plays[-1].text
            place = [option.move for option in shown.look.game.options].index(made)
            assert table.game.score(table.state, 0).total - before == shown.gains[place]


def test_drawings_that_are_known_are_left_out() -> None:
    table = seated("clever", 2)
    first = scene(table, WHO, 0, "en", 0, ())
    stamps = [sheet.stamp for sheet in first.sheets]
    assert all(sheet.svg for sheet in first.sheets)
    assert not any(sheet.svg for sheet in scene(table, WHO, 0, "en", 0, stamps).sheets)
    assert scene(table, WHO, 0, "de", 0, stamps).sheets[0].svg


def test_the_log_follows_an_undo() -> None:
    table = seated("clever", 1)
    table.handle(msg.Throw(0), WHO, 0)
    shown = scene(table, WHO, 0, "en", 0, ())
    assert shown.look.game is not None
    table.handle(msg.Choose(0, shown.look.game.options[0].move), WHO, 0)
    assert [line.kind for line in scene(table, WHO, 0, "en", 0, ()).log] == ["throw", "move"]
    table.handle(msg.Undo(0), WHO, 0)
    assert scene(table, WHO, 0, "en", 0, ()).log == shown.log


def test_a_choice_made_at_the_same_time_stays_hidden() -> None:
    table, _ = Table.open("table", msg.Open(game="qwixx", seats=2), "ada", 0)
    for seat, who in enumerate(("ada", "bob")):
        table.handle(msg.Join(seat, who), who, 0)
    table.handle(msg.Start(), "ada", 0)
    table.handle(msg.Throw(0), "ada", 0)
    before = scene(table, "bob", 0, "en", None, ())
    options = scene(table, "ada", 0, "en", None, ()).look.game
    assert options is not None
    table.handle(msg.Choose(0, options.options[0].move), "ada", 0)
    after = scene(table, "bob", 0, "en", None, ())
    assert (after.sheets, after.log, after.dice) == (before.sheets, before.log, before.dice)


def test_a_table_before_the_game_shows_its_seats_only() -> None:
    table, _ = Table.open("table", msg.Open(game="clever", seats=2), WHO, 0)
    shown = scene(table, WHO, 0, "en", None, ())
    assert shown.sheets == ()
    assert len(shown.look.seats) == 2
