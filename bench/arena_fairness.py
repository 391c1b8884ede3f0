"""Is a lone die fair? Chi-square of 6,000 faces a sample: `python -m bench.arena_fairness`."""

import argparse
from collections import Counter

from rich.progress import track
from tests.dice.arena.throwing import any_throw

from foxdice.dice.arena.cast import cast
from foxdice.dice.arena.chance import SeededSource
from foxdice.dice.arena.faces import FACES, format_face
from foxdice.dice.arena.layout import Layout

SEEDS = ("fair", *(f"independent {i}" for i in range(5)))
FACES_A_SAMPLE = 6000


def sample(seed: str) -> Counter[int]:
    """Throw until enough dice have stayed in the arena."""
    source = SeededSource(seed)
    faces: Counter[int] = Counter()
    while faces.total() < FACES_A_SAMPLE:
        (fall,) = cast(Layout(), any_throw((0,), source), source).falls
        if fall.fate != "out":
            faces[fall.face] += 1
    return faces


def row(name: str, faces: Counter[int]) -> str:
    """Write a line of the table."""
    expected = faces.total() / len(FACES)
    chi_square = sum((faces[face] - expected) ** 2 / expected for face in FACES)
    return f"| {name} | " + " | ".join(str(faces[face]) for face in FACES) + f" | {chi_square:.2f} |"


def main() -> None:
    """Measure all samples, then all together."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--samples", type=int, default=len(SEEDS), choices=range(1, len(SEEDS) + 1))
    seeds = SEEDS[: parser.parse_args().samples]
    samples = {seed: sample(seed) for seed in track(seeds, description="samples")}
    print("| seed | " + " | ".join(format_face(face) for face in FACES) + " | chi² |")
    print("|---|" + "---:|" * 7)
    for seed, faces in samples.items():
        print(row(seed, faces))
    print(row("together", sum(samples.values(), Counter[int]())))


if __name__ == "__main__":
    main()
