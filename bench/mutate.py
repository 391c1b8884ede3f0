"""Deliberate faults in the code, and how many of them the tests notice.

    python -m bench.mutate qwixx --count 25
    python -m bench.mutate --list

Cosmic Ray knows what can be changed: another operator, another number, a condition turned round, a loop that never
runs. Of every place that can be changed one fault is drawn, of those a sample with a fixed seed, and for each the
tests that belong to the part run in a copy of the project, so that nothing here is touched. A fault is killed when a
test fails, or when the tests take far longer than they should. Survivors are listed with their line: each is either
the same behaviour in other words, or a test that is missing.
"""

import argparse
import ast
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).resolve().parent.parent
SEED = 13
COPIED = ("src", "tests", "bench", "docs", "web/src", "pyproject.toml")
LIMIT = 3  # times as long as the tests take without a fault
MIN_SECONDS = 30
# Two small integers that are equal are the same object, and nothing but None equals it: nobody can tell these apart.
UNTELLABLE = re.compile(r"Operator_((?!Is).*_Is(Not)?|Is_Eq|IsNot_NotEq)$")


@dataclass(frozen=True)
class Part:
    """Code, and the tests that look at it."""

    files: tuple[str, ...]
    tests: tuple[str, ...]
    only: str = ""  # of those tests, as pytest's -k


KIT = ("tests/games/test_kit.py", "tests/games/test_front_door.py", "tests/games/test_validity.py")
GAMES = ("clever", "cubed", "qwixx", "wurf")


def _of(*games: str) -> str:
    """Choose the tests of some games, without those that wait for a compiler."""
    return " and ".join(f"not {word}" for word in ("compiled", "numpy", *GAMES) if word not in games)


SERVER = tuple(
    f"tests/server/test_{name}.py" for name in ("frames", "limits", "security", "floods", "socket", "once", "faults")
)
PARTS = {
    "qwixx": Part(("games/qwixx/rules.py",), ("tests/games/qwixx", *KIT), _of("qwixx")),
    "wurf": Part(("games/wurf/rules.py",), ("tests/games/wurf", *KIT), _of("wurf")),
    "clever": Part(("games/clever/areas.py",), ("tests/games/clever", *KIT), _of("clever")),
    "family": Part(
        ("games/family/turns.py", "games/family/dice.py"),
        ("tests/games/clever", "tests/games/cubed", *KIT),
        _of("clever", "cubed"),
    ),
    "cubed": Part(("games/cubed/areas.py",), ("tests/games/cubed", *KIT), _of("cubed")),
    "core": Part(
        tuple(f"core/{name}.py" for name in ("bits", "chance", "flat", "game", "record", "sheet", "source", "text")),
        ("tests/games/test_front_door.py", "tests/games/test_registry.py", "tests/games", "tests/cli"),
        _of("clever", "qwixx", "wurf"),
    ),
    "table": Part(
        tuple(
            f"table/{name}.py"
            for name in (
                "clocks",
                "decide",
                "fold",
                "history",
                "lobby",
                "names",
                "presence",
                "said",
                "seats",
                "table",
                "throws",
            )
        ),
        ("tests/table",),
        "not ArenaMachine",  # random throws into the arena take as long as all the others together, and more
    ),
    "guards": Part(
        (
            "server/rates.py",
            "server/realtime/frames.py",
            *(f"server/http/{name}.py" for name in ("addresses", "connection", "guard", "requests")),
        ),
        SERVER,
    ),
}


@dataclass(frozen=True)
class Mutant:
    """One fault."""

    file: str
    line: int
    operator: str
    before: str
    after: str


@dataclass(frozen=True)
class Place:
    """A change that an operator can make; `occurrence` is its number in the file."""

    file: Path
    at: tuple[int, int]
    operator: str
    arguments: dict[str, Any]
    occurrence: int


def places(file: Path) -> Iterator[Place]:
    """Yield every change of a file, but for those of types, which do nothing when the code runs."""
    source = file.read_text(encoding="utf-8")
    tree = get_ast(source)
    of_types = annotated(source)
    for name in operator_names():
        operator_class = get_operator(name)
        if UNTELLABLE.search(name) or "Variable" in name:
            continue
        occurrence = 0
        operator = operator_class()
        for node in ast_nodes(tree):
            for start, _ in operator.mutation_positions(node):
                if not any(begin <= start < end for begin, end in of_types):
                    yield Place(file, start, name, {}, occurrence)
                occurrence += 1


def annotated(source: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Return from where to where types are written."""
    found: list[ast.expr | None] = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                found.append(node.returns)
            case ast.arg() | ast.AnnAssign():
                found.append(node.annotation)
    return [
        ((one.lineno, one.col_offset), (one.end_lineno or 0, one.end_col_offset or 0))
        for one in found
        if one is not None
    ]


def sample(root: Path, part: Part, count: int, seed: int) -> list[Place]:
    """Return some changes of a copy of the project, at most one of a place."""
    chance = random.Random(seed)
    of_place: dict[tuple[Path, tuple[int, int]], list[Place]] = {}
    for name in part.files:
        for place in places(root / "src/foxdice" / name):
            of_place.setdefault((place.file, place.at), []).append(place)
    drawn = chance.sample(sorted(of_place), min(count, len(of_place)))
    return [chance.choice(of_place[key]) for key in drawn]


def run_tests(copy: Path, part: Part, seconds: float) -> bool | None:
    """Return whether the tests pass; None where they take too long."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *part.tests]
    command += ["--basetemp", str(copy / "temporary")]  # the folders of other runs are not ours to clear away
    if part.only:
        command += ["-k", part.only]
    environment = os.environ | {"PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    with subprocess.Popen(
        command,
        cwd=copy,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # with the servers that tests start, all of it can be ended
    ) as process:
        try:
            return process.wait(seconds) == 0
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            return None


def examine(copy: Path, part: Part, place: Place, seconds: float) -> tuple[Mutant, bool]:
    """Put a fault into the copy, and tell whether a test notices."""
    name = place.file.relative_to(copy)
    source = place.file.read_text(encoding="utf-8")
    changed = mutate_code(source, get_operator(place.operator)(**place.arguments), place.occurrence)
    line = place.at[0]
    mutant = Mutant(
        str(name),
        line,
        place.operator.removeprefix("core/"),
        source.splitlines()[line - 1].strip(),
        changed.splitlines()[line - 1].strip(),
    )
    place.file.write_text(changed, encoding="utf-8")
    try:
        return mutant, not run_tests(copy, part, seconds)
    finally:
        place.file.write_text(source, encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Examine one part, or all."""
    parser = argparse.ArgumentParser(prog="python -m bench.mutate", description=__doc__.partition("\n")[0])
    parser.add_argument("part", nargs="*", metavar="part", help=f"{', '.join(PARTS)}; all, where none is named")
    parser.add_argument("--count", type=int, default=25, help="faults of each part")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--list", action="store_true", help="only say how many places each part has")
    asked = parser.parse_args(arguments)
    wanted = asked.part or list(PARTS)
    if asked.list:
        for name in wanted:
            print(f"{name:8} {len(sample(ROOT, PARTS[name], sys.maxsize, asked.seed)):5} places")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in COPIED:
            take = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            take(ROOT / name, copy / name)
        for name in wanted:
            report(name, copy, asked)
    return 0


def report(name: str, copy: Path, asked: argparse.Namespace) -> None:
    """Examine a part and say what came of it."""
    part = PARTS[name]
    begun = time.monotonic()
    if not run_tests(copy, part, 3600):
        sys.exit(f"{name}: the tests fail without any fault")
    seconds = max(MIN_SECONDS, LIMIT * (time.monotonic() - begun))
    killed, survivors = 0, []
    for place in sample(copy, part, asked.count, asked.seed):
        mutant, is_killed = examine(copy, part, place, seconds)
        killed += is_killed
        if not is_killed:
            survivors.append(mutant)
            if not asked.json:
                print(f"  {mutant.file}:{mutant.line}  {mutant.before}\n    ->  {mutant.after}", flush=True)
    count = killed + len(survivors)
    if asked.json:
        print(
            json.dumps({"part": name, "killed": killed, "of": count, "survivors": [asdict(one) for one in survivors]})
        )
    else:
        print(f"{name:8} {killed} of {count} killed ({killed / count:.0%})", flush=True)


if __name__ == "__main__":
    sys.exit(main())
