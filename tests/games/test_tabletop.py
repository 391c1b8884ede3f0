"""What lies on the table."""

import pytest

from foxdice import games
from foxdice.core.record import Playthrough
from foxdice.dice.generator import Seeded


def test_dice_of_a_clever_game_move_from_hand_to_slot_and_tray() -> None:
    clever = games.get("clever")
    state = clever.new(2)
    assert {die.place for die in clever.tabletop(state).dice} == {"hand"}
    clever.throw(state, clever.parse_throw(state, "w4 y3 b3 g1 o3 p5"))
    assert [die.face for die in clever.tabletop(state).dice] == [4, 3, 3, 1, 3, 5]
    clever.apply(state, 0, clever.parse_move(state, 0, "w4>y3.4"))
    places = {die.letter: die.place for die in clever.tabletop(state).dice}
    assert places == {"w": "slot-1", "y": "tray", "b": "tray", "g": "tray", "o": "tray", "p": "hand"}
    assert clever.stock(state, 0) == {"reroll": 1, "extra": 0, "fox": 0}


def test_a_move_without_a_die_names_none() -> None:
    clever = games.get("clever")
    state = clever.new(2)
    clever.throw(state, clever.parse_throw(state, "w4 y3 b3 g1 o3 p5"))
    reroll = clever.info(state, 0, clever.parse_move(state, 0, "reroll"))
    assert (reroll.die, reroll.number, reroll.cell, reroll.action) == (None, None, None, "reroll")


@pytest.mark.parametrize("id", ["clever", "cubed"])
def test_when_a_game_is_over_no_dice_are_in_anybodys_hand(id: str) -> None:
    game = Playthrough(id, players=2)
    chance = Seeded(3)
    while game.node.kind != "over":
        if game.node.kind == "throw":
            game.roll(chance)
        else:
            player = game.node.players[0]
            game.choose(player, game.moves(player)[-1])
    assert "hand" not in {die.place for die in game.game.tabletop(game.state).dice}
    assert "rolled=" not in game.game.format_state(game.state)


def test_a_sheet_is_drawn_anew_when_and_only_when_it_changes() -> None:
    clever = games.get("clever")
    state = clever.new(2)
    mine, theirs = clever.sheet_key(state, 0), clever.sheet_key(state, 1)
    clever.throw(state, clever.parse_throw(state, "w4 y3 b3 g1 o3 p5"))
    clever.apply(state, 0, clever.parse_move(state, 0, "w4>y3.4"))
    assert clever.sheet_key(state, 0) != mine
    assert clever.sheet_key(state, 1) == theirs


def test_the_dice_of_qwixx_are_those_still_in_the_game() -> None:
    qwixx = games.get("qwixx")
    state = qwixx.new(2)
    qwixx.throw(state, qwixx.parse_throw(state, "w4 w1 r3 y6 g2 b6"))
    top = qwixx.tabletop(state)
    assert [(die.colour, die.face) for die in top.dice][:3] == [("white", 4), ("white", 1), ("red", 3)]
    assert top.step == "white"
    assert qwixx.stock(state, 1) == {"penalty": 0}


def test_the_arena_shows_its_dice() -> None:
    wurf = games.get("wurf")
    state = wurf.new(2)
    wurf.throw(state, wurf.parse_throw(state, "5"))
    top = wurf.tabletop(state)
    assert [(die.face, die.place) for die in top.dice] == [(5, "arena"), (None, "hand")]
    assert wurf.stock(state, 0) == {"dice": 9}


def test_every_variant_is_a_game() -> None:
    for id in games.ids():
        for variant in games.variants(id):
            assert games.get(variant).id == variant
