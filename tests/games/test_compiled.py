"""The loader: what was compiled goes stale with any source, and nothing needs the compiler."""

from pathlib import Path

import pytest

from foxdice import games
from foxdice.bots.simulate import play_out
from foxdice.core import compiled
from foxdice.core.source import Source, load


def test_the_cache_goes_stale_with_any_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "foxdice_one.py").write_text("def one():\n    return 1\n")
    (tmp_path / "foxdice_two.py").write_text("def two():\n    return 2\n")
    source = Source("stale", ("foxdice_one", "foxdice_two"))
    before = compiled.cache_folder(source)
    assert compiled.cache_folder(source) == before
    (tmp_path / "foxdice_two.py").write_text("def two():\n    return 3\n")
    assert compiled.cache_folder(source) != before


def test_copies_call_each_other_and_the_stand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "foxdice_shared.py").write_text("import foxdice_hook\ndef both():\n    return foxdice_hook.name()\n")
    (tmp_path / "foxdice_hook.py").write_text("def name():\n    raise NotImplementedError\n")
    for name in ("left", "right"):
        (tmp_path / f"foxdice_{name}.py").write_text(f"def name():\n    return {name!r}\n")
        source = Source(name, ("foxdice_shared", f"foxdice_{name}"), (("foxdice_hook", f"foxdice_{name}"),))
        assert load(source)["foxdice_shared"].both() == name


@pytest.mark.parametrize("id", games.ids())
def test_everything_works_without_the_compiler(id: str) -> None:
    game = games.get(id)
    players = game.players[-1]
    slow = play_out(game, ("random",) * players, 3, compile_rules=False)
    assert not slow.compiled
    assert slow.decisions > 0
    if compiled.available():
        fast = play_out(game, ("random",) * players, 3, compile_rules=True)
        assert (fast.points == slow.points).all()
