"""What a throw costs: CPU time and bytes of its trajectory: `python -m bench.arena`."""

import statistics
import time
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

from bench.arena_sampling import fill
from foxdice.dice.arena.cast import cast
from foxdice.dice.arena.chance import SeededSource, uniform
from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.processes import throwing_processes
from foxdice.dice.arena.throw import Throw
from foxdice.dice.arena.trajectory import encode

THROWS = 60


@dataclass(frozen=True)
class Scene:
    """So many dice thrown onto so many lying ones, and what that may cost."""

    name: str
    lying: int
    thrown: int
    max_ms: float | None = None
    max_bytes: int | None = None


SCENES = (
    Scene("one die alone", 0, 1, max_bytes=6000),
    Scene("one on five lying", 5, 1, max_bytes=6000),
    Scene("one on nine lying (ten in the arena)", 9, 1, max_ms=15, max_bytes=6000),
    Scene("one on ten lying", 10, 1, max_ms=15, max_bytes=6000),
    Scene("ten at once", 0, 10),
    Scene("all 31 at once", 0, 31, max_ms=60),
)


@dataclass(frozen=True)
class Cost:
    """Median and mean milliseconds of CPU time, median and largest bytes."""

    median_ms: float
    mean_ms: float
    median_bytes: int
    max_bytes: int


def cost_of(scene: Scene) -> Cost:
    """Throw with varied aim, strength and direction, and measure all threads' CPU time."""
    source = SeededSource(f"cost {scene.name}")
    dice = tuple(range(scene.lying, scene.lying + scene.thrown))
    times, sizes = [], []
    for number in range(-3, THROWS):  # the first ones warm up
        layout = fill(Layout(), scene.lying, source)
        aim = (60 * (uniform(source) - 0.5), 40 * (uniform(source) - 0.5))
        throw = Throw(dice, aim, strength=1 + 2 * uniform(source), direction=360 * uniform(source))
        start = time.process_time()
        packed = encode(cast(layout, throw, source).trajectory)
        if number >= 0:
            times.append((time.process_time() - start) * 1000)
            sizes.append(len(packed))
    return Cost(statistics.median(times), statistics.mean(times), int(statistics.median(sizes)), max(sizes))


def main() -> None:
    """Measure in a throwing process and in this one, side by side."""
    table = Table(title=f"CPU ms a throw, {THROWS} throws each; bytes of a trajectory")
    for heading in ("scene", "median", "mean", "goal", "in a free process: mean", "bytes", "most", "goal"):
        table.add_column(heading, justify="left" if heading == "scene" else "right")
    reached = True
    with throwing_processes(1) as pool:
        for scene in SCENES:
            kept, free = pool.submit(cost_of, scene).result(), cost_of(scene)
            reached &= scene.max_ms is None or kept.mean_ms <= scene.max_ms
            reached &= scene.max_bytes is None or kept.max_bytes <= scene.max_bytes
            table.add_row(
                scene.name,
                f"{kept.median_ms:.1f}",
                f"{kept.mean_ms:.1f}",
                f"{scene.max_ms:g}" if scene.max_ms else "",
                f"{free.mean_ms:.1f}",
                str(kept.median_bytes),
                str(kept.max_bytes),
                str(scene.max_bytes or ""),
            )
    console = Console()
    console.print(table)
    console.print("All goals reached." if reached else "A goal is missed.")


if __name__ == "__main__":
    main()
