"""The rulings of the brown and the pink area of Clever hoch Drei."""

import pytest
from tests.games.cubed.arrange import (
    brown,
    write_pink,
)
from tests.games.tables import Table

from foxdice.games import IllegalMove


def test_brown_skips_and_never_goes_back() -> None:
    table = Table("cubed", 1).throw("w4 y4 t4 b4 n4 p4")
    assert {move for move in table.legal() if move[0] == "n"} == {"n4>n4", "n4>n7"}
    table.move("n4>n7").throw("w4 y4 t4 b4 p4")
    assert not {move for move in table.legal() if ">n" in move}
    with pytest.raises(IllegalMove, match="cell 4 lies to the left of the last cross, in cell 7"):
        table.move("w4>n4")
    with pytest.raises(IllegalMove, match="4 is already crossed"):
        table.move("w4>n7")


def test_a_brown_bonus_needs_both_neighbours() -> None:
    table = Table("cubed", 1)
    table.sheet().brown = brown(1)
    table.throw("w5 y5 t5 b5 n5 p5").move("n5>n2")
    assert table.sheet().jokers == 1
    table.throw("w3 y3 t3 b3 p3").move("w3>n3")
    assert {move[0] for move in table.legal()} == {"?"}
    skipped = Table("cubed", 1)
    skipped.sheet().brown = brown(1)
    skipped.throw("w3 y3 t3 b3 n3 p3").move("n3>n3")
    assert skipped.kind() == "throw"
    assert skipped.sheet().jokers == 0


@pytest.mark.parametrize(
    ("cell", "halved", "multiplied"),
    [(2, 3, 5), (3, 3, 10), (4, 3, 10), (5, 3, 5), (8, 3, 5), (9, 3, 15), (12, 3, 15)],
)
def test_pink_is_halved_or_multiplied(cell: int, halved: int, multiplied: int) -> None:
    for text, points in ((f"p5>p{cell}", halved), (f"p5>p{cell}x", multiplied)):
        table = Table("cubed", 1)
        write_pink(table.sheet(), *(1,) * (cell - 1))
        table.throw("w1 y1 t1 b1 n1 p5").move(text)
        assert table.points("pink") == cell - 1 + points
        assert (table.sheet().pink_multiplied > 0) == text.endswith("x")
