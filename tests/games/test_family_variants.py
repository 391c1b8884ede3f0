"""Another sheet for a Clever game: data, and the same rules, texts and drawings follow it."""

from dataclasses import replace
from typing import Any

import pytest

from foxdice.bots.simulate import play_out
from foxdice.core import AnyGame, UnknownGame
from foxdice.core.compiled import available
from foxdice.core.sheet import Sheet
from foxdice.dice.generator import Seeded
from foxdice.games.clever import sheet as clever
from foxdice.games.clever.game import Clever
from foxdice.games.cubed import sheet as cubed
from foxdice.games.cubed.game import Cubed

EVERY = pytest.mark.parametrize(("game", "sheets", "area"), [(Clever, clever.SHEETS, 1), (Cubed, cubed.SHEETS, 3)])


def richer(sheet: Sheet, place: int) -> Sheet:
    """Return a sheet with an area whose crosses are worth ten times as much."""
    areas = list(sheet.areas)
    areas[place] = replace(areas[place], points=tuple(10 * points for points in areas[place].points))
    return replace(sheet, areas=tuple(areas))


def play(game: AnyGame, seed: int) -> Any:
    """Play a game for two at random."""
    state, random = game.new(2), Seeded(seed)
    while (node := game.node(state)).kind != "over":
        if node.kind == "throw":
            game.throw(state, game.draw(state, random))
            continue
        moves = game.legal(state, node.players[0])
        game.apply(state, node.players[0], moves[random.below(len(moves))])
    return state


@EVERY
def test_a_variant_is_another_sheet(
    game: Any, sheets: dict[str, Sheet], area: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sheets, "rich", richer(sheets[""], area))
    plain, rich = game(), game("rich")
    assert rich.id == f"{plain.id}:rich"
    id = rich.sheet.areas[area].id
    for seed in range(10):
        state = play(plain, seed)
        assert play(rich, seed) == state
        for player in range(2):
            expected = dict(plain.score(state, player).areas)
            assert dict(rich.score(state, player).areas) == {**expected, id: 10 * expected[id]}
            assert rich.marks(state, player) == plain.marks(state, player)


@EVERY
def test_a_variant_is_compiled_like_the_game(
    game: Any, sheets: dict[str, Sheet], area: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not available():
        pytest.skip("without the compiler there is nothing to compare")
    monkeypatch.setitem(sheets, "rich", richer(sheets[""], area))
    rich = game("rich")
    fast, slow = (play_out(rich, ("random", "greedy"), 20, compile_rules=compiled) for compiled in (True, False))
    assert (fast.points == slow.points).all()
    assert fast.points[:, :, area].any()
    assert (fast.points[:, :, area] % 10 == 0).all()


def test_a_sheet_that_numbers_its_cells_differently_is_read_by_texts_too(monkeypatch: pytest.MonkeyPatch) -> None:
    yellow = clever.SHEET.areas[0]
    turned = replace(yellow, rows=tuple(tuple(reversed(row)) for row in yellow.rows))
    monkeypatch.setitem(clever.SHEETS, "turned", replace(clever.SHEET, areas=(turned, *clever.SHEET.areas[1:])))
    game = Clever("turned")
    state = game.new(1)
    assert set(game.marks(state, 0)) == set(Clever().marks(Clever().new(1), 0))
    game.throw(state, game.parse_throw(state, "w1 y3 b1 g1 o1 p1"))
    cells = {game.info(state, 0, move).cell for move in game.legal(state, 0) if game.info(state, 0, move).die == "y"}
    assert cells == {"yellow-1-1", "yellow-4-2"}


@pytest.mark.parametrize("game", [Clever, Cubed])
def test_an_unknown_variant_is_refused(game: Any) -> None:
    with pytest.raises(UnknownGame, match=f"{game.name}:nothing"):
        game("nothing")
