"""The notebooks: every cell runs, in order, and what a notebook would show can be shown."""

import ast
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from foxdice.core import compiled
from foxdice.games.qwixx.exact import positions

NOTEBOOKS = sorted((Path(__file__).parents[2] / "notebooks").glob("*.ipynb"))
needs_numba = pytest.mark.skipif(not compiled.available(), reason="Numba is not installed")


def run(code: str, names: dict[str, Any]) -> Any:
    """Run a cell as a notebook does: the value of a last expression is what it shows."""
    tree = ast.parse(code)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names) if isinstance(last, ast.Expr) else None


def put_a_table(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a table where the solution is looked for: to work it out takes minutes."""
    monkeypatch.setattr(compiled, "cache_folder", lambda _source, what: folder / what)
    (folder / "qwixx-exact").mkdir()
    np.save(folder / "qwixx-exact" / "1.npy", np.full((positions.POSITIONS, 1, 4), 12.5))


@needs_numba
@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_every_cell_runs(file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FOXDICE_NOTEBOOK_MINUTES", "0.05")
    if "solved" in file.stem:
        put_a_table(tmp_path, monkeypatch)
    notebook = json.loads(file.read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": "notebook"}
    shown = []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [], "a notebook is kept without what it showed"
            found = run("".join(cell["source"]), names)
            shown += [found] if found is not None else []
            if hasattr(found, "_repr_svg_"):
                assert found._repr_svg_().startswith("<svg")
    assert shown, "a notebook that shows nothing"
