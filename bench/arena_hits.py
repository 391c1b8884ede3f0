"""Measure how often a lying die is turned, by strength and aim; write table and plot of docs/arena.md.

`python -m bench.arena_hits`, a minute or two.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass

from rich.progress import Progress

from bench.arena_page import DOCS, write_part
from bench.arena_plot import draw_plot
from foxdice.dice.arena.cast import cast
from foxdice.dice.arena.chance import SeededSource, uniform
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.processes import throwing_processes
from foxdice.dice.arena.throw import Throw

STRENGTHS = (0.8, 1.2, 1.6, 2.0, 3.0, 4.0)
SHORT_OF = (24.0, 18.0, 12.0, 6.0, 0.0, -6.0)  # millimetres before the die's middle, against the throw


@dataclass(frozen=True)
class Hits:
    """Shares of the throws: the lying die shows another face; dice that are lost or cocked."""

    changed: float
    lying_out: float
    lying_cocked: float
    thrown_out: float
    thrown_cocked: float


def count_hits(strength: float, short: float, throws: int) -> Hits:
    """Throw at one die in the middle, lying in any yaw."""
    source = SeededSource(f"hits {strength} {short}")
    changed = 0
    fates = []
    for _ in range(throws):
        layout = Layout((LyingDie(0, 0.0, 0.0, 360 * uniform(source), 6),))
        lying, thrown = cast(layout, Throw((1,), (0.0, -short), strength), source).falls
        changed += lying.fate == "lies" and lying.face != 6
        fates.append((lying.fate, thrown.fate))
    return Hits(
        changed / throws,
        sum(lying == "out" for lying, _ in fates) / throws,
        sum(lying == "cocked" for lying, _ in fates) / throws,
        sum(thrown == "out" for _, thrown in fates) / throws,
        sum(thrown == "cocked" for _, thrown in fates) / throws,
    )


def main() -> None:
    """Measure, and write table and plot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--throws", type=int, default=400, help="throws a cell")
    throws = parser.parse_args().throws
    cells = [(strength, short) for strength in STRENGTHS for short in SHORT_OF]
    with throwing_processes(1) as pool, Progress() as progress:
        futures = {cell: pool.submit(count_hits, *cell, throws) for cell in cells}
        hits = {cell: futures[cell].result() for cell in progress.track(cells, description="hits")}
    write_part("hits", _tables(hits, throws))
    lines = {f"{s:g} m/s": [(short, hits[s, short].changed) for short in SHORT_OF] for s in STRENGTHS}
    (DOCS / "arena-hits.svg").write_text(draw_plot(lines), "utf-8")


def _tables(hits: dict[tuple[float, float], Hits], throws: int) -> str:
    head = "| strength | " + " | ".join(_aim(short) for short in SHORT_OF) + " |\n"
    head += "|---|" + "---:|" * len(SHORT_OF) + "\n"
    parts: list[tuple[str, Callable[[Hits], float]]] = [
        ("The lying die shows another face", lambda h: h.changed),
        ("The thrown die flies out", lambda h: h.thrown_out),
        ("The lying die flies out", lambda h: h.lying_out),
        ("Cocked dice, of both", lambda h: (h.lying_cocked + h.thrown_cocked) / 2),
    ]
    text = f"Percent of {throws} throws a cell.\n\n"
    for title, share in parts:
        rows = "".join(
            f"| {s:g} m/s | " + " | ".join(f"{100 * share(hits[s, d]):.1f}" for d in SHORT_OF) + " |\n"
            for s in STRENGTHS
        )
        text += f"{title}:\n\n{head}{rows}\n"
    return text


def _aim(short: float) -> str:
    if short == 0:
        return "its middle"
    return f"{abs(short):g} mm {'short' if short > 0 else 'long'}"


if __name__ == "__main__":
    main()
