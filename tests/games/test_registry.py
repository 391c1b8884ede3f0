"""The list of games."""

import pytest

from foxdice import games
from foxdice.core.registry import variants


def test_every_game_and_variant_is_found_once() -> None:
    ids = [id for name in games.ids() for id in variants(name)]
    assert ids == ["clever", "cubed", "qwixx", "qwixx:mixx-b", "wurf", "wurf:match"]
    for id in ids:
        assert games.get(id).id == id
        assert games.get(id) is games.get(id)


@pytest.mark.parametrize("id", ["", "chess", "clever:", "clever:x", "qwixx:base", "qwixx:mixx-b:x", "wurf:"])
def test_an_unknown_one_is_refused_with_the_list(id: str) -> None:
    with pytest.raises(games.UnknownGame, match="clever, cubed, qwixx, qwixx:mixx-b, wurf, wurf:match"):
        games.get(id)
