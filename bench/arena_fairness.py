"""Is a lone die fair? Chi-square of some thousand faces a sample: `python -m bench.arena_fairness`.

With `--portable` in the engine that pages throw with, where one sample is taken.
"""

import argparse
import math
from collections import Counter

from rich.progress import track
from tests.dice.arena.throwing import any_throw

from foxdice.dice.arena.cast import cast
from foxdice.dice.arena.chance import SeededSource
from foxdice.dice.arena.engine import Engine
from foxdice.dice.arena.faces import FACES, format_face
from foxdice.dice.arena.layout import Layout
from foxdice.dice.arena.portable import PortableWorld
from foxdice.dice.arena.rapier import RapierWorld

SAMPLES = {"fair": 12_000} | {f"independent {i}": 6_000 for i in range(5)}
PORTABLE = "fair on a page"
PORTABLE_SAMPLE = 6_000


def sample(seed: str, count: int, engine: Engine = RapierWorld) -> Counter[int]:
    """Throw until enough dice have stayed in the arena."""
    source = SeededSource(seed)
    faces: Counter[int] = Counter()
    while faces.total() < count:
        (fall,) = cast(Layout(), any_throw((0,), source), source, engine).falls
        if fall.fate != "out":
            faces[fall.face] += 1
    return faces


def row(name: str, faces: Counter[int]) -> str:
    """Write a line of the table."""
    expected = faces.total() / len(FACES)
    chi_square = sum((faces[face] - expected) ** 2 / expected for face in FACES)
    counts = " | ".join(str(faces[face]) for face in FACES)
    return f"| {name} | {counts} | {chi_square:.2f} | {beyond(chi_square):.2g} |"


def beyond(chi_square: float) -> float:
    """Return the chance of a larger chi-square with five degrees of freedom."""
    half = chi_square / 2
    return math.erfc(math.sqrt(half)) + 2 * math.sqrt(half / math.pi) * math.exp(-half) * (1 + chi_square / 3)


def main() -> None:
    """Measure all samples, then all together."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--samples", type=int, default=len(SAMPLES), choices=range(1, len(SAMPLES) + 1))
    parser.add_argument("--portable", action="store_true", help="the engine of the pages")
    given = parser.parse_args()
    if given.portable:
        samples = {PORTABLE: sample(PORTABLE, PORTABLE_SAMPLE, PortableWorld)}
    else:
        seeds = list(SAMPLES)[: given.samples]
        samples = {seed: sample(seed, SAMPLES[seed]) for seed in track(seeds, description="samples")}
    print("| seed | " + " | ".join(format_face(face) for face in FACES) + " | chi² | p |")
    print("|---|" + "---:|" * 8)
    for seed, faces in samples.items():
        print(row(seed, faces))
    print(row("together", sum(samples.values(), Counter[int]())))


if __name__ == "__main__":
    main()
