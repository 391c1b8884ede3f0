"""The rulings of +1, rounds, ties and the game alone in Clever hoch Drei, and what is printed on the sheet."""

from collections import Counter

import pytest
from tests.games.cubed.arrange import (
    after_active_turn,
    brown,
    fill,
    write_pink,
)
from tests.games.tables import Table

from foxdice.games import IllegalMove, NotYourTurn
from foxdice.games.cubed.sheet import SHEET

# ------------------------------------------------------------------ +1


def test_extra_dice_at_the_end_of_ones_own_turn_each_die_once() -> None:
    table = after_active_turn(extras=3)
    assert table.waits_for() == {1}
    table.move("+p2>p2x", "+w5>p3x")  # from the tray, and one that was used already
    assert {move[1] for move in table.legal() if move[0] == "+"} == set("tn")
    with pytest.raises(IllegalMove, match="pink die has been taken with \\+1"):
        table.move("+p2>p4")
    table.move("stop")
    assert table.waits_for() == {2}
    assert table.sheet().extras_used == 2


def test_each_player_takes_each_die_once() -> None:
    table = after_active_turn(players=3, extras=1, passive_extras=1).move("+p2>p2")
    table.move("decline", "+p2>p1", player=2).move("decline", "+p2>p1", player=3)
    assert [table.sheet(player).extras_used for player in (1, 2, 3)] == [1, 1, 1]


# ------------------------------------------------------------------ rounds, end, ties, alone


@pytest.mark.parametrize(("players", "rounds"), [(1, 6), (2, 6), (3, 5), (4, 4)])
def test_rounds_by_players_and_what_they_give(players: int, rounds: int) -> None:
    table = Table("cubed", players)
    assert table.game.rounds(players) == rounds
    gifts, turns = [], 0
    while table.kind() != "over":
        for player in sorted(table.waits_for()):
            legal = table.legal(player)
            table.move(*({"stop", "decline", "let-go", "#?1>p1"} & legal), player=player)
        if table.kind() == "throw":
            if table.state.roll == 0 and not table.game.request(table.state).ordered:
                turns += 1
                if table.state.active == 0:
                    gifts.append(
                        (table.sheet().rerolls, table.sheet().extras, table.sheet().jokers, table.sheet().pink)
                    )
            table.throw(" ".join(f"{die}1" for die in table.due()))
    assert turns == rounds * players
    all_gifts = [(1, 0, 0, 0), (1, 1, 0, 0), (1, 1, 1, 0), (1, 1, 1, 1), (1, 1, 1, 1), (1, 1, 1, 1)]
    assert gifts == all_gifts[:rounds]


def test_extra_dice_and_jokers_may_be_used_at_the_very_end_and_rerolls_expire() -> None:
    table = after_active_turn(passive_extras=1, jokers=4)
    table.state.round_number, table.state.active = 6, 1  # as if it were the last turn of the game
    table.sheet(2).rerolls = 2
    table.move("decline", player=2)
    assert "reroll" not in table.legal(2)
    table.move("+p2j6>p1", player=2)
    assert table.kind() == "over"
    with pytest.raises(NotYourTurn, match="over"):
        table.game.apply(table.state, 0, 0)


def test_a_tie_goes_to_the_best_single_area_and_is_shared_otherwise() -> None:
    table = Table("cubed", 3)
    for player, (crosses, pink) in enumerate(((1, 6), (2, 0), (2, 0)), start=1):
        sheet = table.sheet(player)
        sheet.brown = brown(*range(1, crosses + 1))
        write_pink(sheet, *(pink,) * (pink > 0))
    assert [table.game.score(table.state, player).total for player in range(3)] == [5, 5, 5]
    assert table.game.winners(table.state) == (1, 2)


def test_a_fox_may_be_worth_nothing() -> None:
    table = Table("cubed", 1)
    table.sheet().foxes = 6
    table.sheet().brown = brown(1)
    assert table.points("bonus") == 0


def test_alone_the_other_three_dice_count_as_the_active_players() -> None:
    table = Table("cubed", 1).throw("w6 y1 t1 b1 n1 p1").move("w6>p1")
    fill(table.sheet())
    table.sheet().brown = brown(1)
    table.throw("p6 w5 t3 n4 b2 y1")
    assert "reroll" not in table.legal()
    assert table.legal() == {"w5>n2", "w5>n8", "n4>n4", "n4>n7", "decline"}


def test_alone_an_extra_yellow_die_goes_by_its_slot() -> None:
    table = Table("cubed", 1)
    table.throw("w6 y1 t1 b1 n1 p1").move("w6>p1")
    table.sheet().extras = 1
    table.throw("p6 y6 w5 n1 t1 b1").move("decline")
    assert {move for move in table.legal() if ">y" in move} == {"+y6>y2.6", "+w5>y3.5"}


# ------------------------------------------------------------------ the sheet


def test_there_are_seven_sources_of_each_action_and_six_foxes() -> None:
    cells = [cell.bonus for area in SHEET.areas for cell in area.cells]
    lines = [line.bonus for area in SHEET.areas for line in area.lines]
    rounds = [bonus for choices in SHEET.rounds for bonus in choices]
    ends = [row.end for row in SHEET.actions]
    kinds = Counter(bonus.kind for bonus in (*cells, *lines, *rounds, *ends) if bonus)
    assert (kinds["reroll"], kinds["joker"], kinds["extra"], kinds["fox"]) == (7, 7, 7, 6)
    assert [row.slots for row in SHEET.actions] == [7, 7, 7]


def test_every_cell_has_a_name_of_its_own() -> None:
    ids = [cell.id for area in SHEET.areas for cell in area.cells]
    assert len(set(ids)) == len(ids) == 18 + 30 + 12 + 12 + 12
    assert {"yellow-1-3", "turquoise-2-5", "blue-l3", "blue-r2", "brown-7", "pink-4"} <= set(ids)
