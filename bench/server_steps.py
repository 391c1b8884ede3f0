"""`python -m bench.server_steps`: how many steps of the interpreter a move costs the server, and in which functions.

Seconds depend on the machine and on its hour; steps do not. The server runs as in `make bench-server`, but every step
of its Python is counted, which makes it ten times slower. A short evening beside a long one tells what the start costs.
`--json` prints the counts for programs.
"""

import argparse
import json
import tempfile
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table

from bench.server import load
from bench.server_process import running

COUNT = """
import atexit, collections, json, sys, threading
steps, calls = collections.Counter(), collections.Counter()

def begin(frame, event, argument):
    code = frame.f_code
    frame.f_trace_opcodes = True
    frame.f_trace_lines = False
    calls[code] += 1

    def step(frame, event, argument):
        if event == "opcode":
            steps[code] += 1
        return step

    return step

def write():
    sys.settrace(None)
    found = [(code.co_filename, code.co_qualname, calls[code], count) for code, count in steps.items()]
    with open(%r, "w") as file:
        json.dump(found, file)

atexit.register(write)
threading.settrace(begin)  # the store works in a thread of its own
sys.settrace(begin)
"""
SHOWN = 40

Counts = dict[str, tuple[int, int]]  # calls and steps by function


def count(tables: int, seconds: float) -> tuple[int, Counts]:
    """Play; return how many moves were made, and the calls and steps of each function."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "steps.json"
        with running(COUNT % str(file)) as server:
            played = uvloop.run(load(server, tables, seconds, 0))
        rows = json.loads(file.read_text())
    counts: Counts = {}
    for path, name, calls, steps in rows:
        before = counts.get(f"{_short(path)} {name}", (0, 0))
        counts[f"{_short(path)} {name}"] = before[0] + calls, before[1] + steps
    return played.moves, counts


def _short(path: str) -> str:
    for folder in ("/site-packages/", "/src/", "/lib/"):
        path = path.rpartition(folder)[2]
    return path


def main() -> None:
    """Count and print."""
    options = argparse.ArgumentParser(description="Count the steps of the interpreter for a move.")
    options.add_argument("--json", action="store_true", help="print the counts for programs")
    options.add_argument("--seconds", type=float, default=20.0, help="so long is played")
    given = options.parse_args()
    few, start = count(50, given.seconds / 20)
    many, everything = count(50, given.seconds)
    moves = many - few
    rows: list[tuple[str, float, float]] = []
    for name, (calls, steps) in everything.items():
        calls_before, steps_before = start.get(name, (0, 0))
        rows.append((name, (calls - calls_before) / moves, (steps - steps_before) / moves))
    rows.sort(key=lambda row: -row[2])
    if given.json:
        print(json.dumps({"moves": moves, "functions": rows}, indent=1))
        return
    called = sum(calls for _, calls, _ in rows)
    taken = sum(steps for _, _, steps in rows)
    table = Table(
        "function", "calls", "steps", title=f"{taken:,.0f} steps in {called:.0f} calls a move; {moves:,} moves"
    )
    for name, per_move, within in rows[:SHOWN]:
        table.add_row(name, f"{per_move:.2f}", f"{within:.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
