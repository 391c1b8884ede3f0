"""Where dice fit is one source: browsers run the same arithmetic, and get the same bits."""

import math
import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest

from foxdice.dice.arena import arithmetic, footprint, footprint_wasm

node = shutil.which("node")
DICE = 3000


def pairs() -> list[tuple[float, ...]]:
    """Return pairs of dice near each other and near the wall: at odds, in line, corner to corner."""
    random = Random(5)
    made: list[tuple[float, ...]] = []
    for _ in range(DICE):
        x, y, yaw = random.uniform(-75, 75), random.uniform(-56, 56), random.uniform(-360, 360)
        other = random.choice((yaw, yaw + 45, yaw + 90, random.uniform(-360, 360)))
        made.append((x, y, yaw, x + random.uniform(-24, 24), y + random.uniform(-24, 24), other))
    return made


def told(pair: tuple[float, ...]) -> list[float]:
    x, y, yaw = pair[:3]
    spot = [2 * x, 2 * y]
    footprint.push_inside(yaw, spot)
    return [footprint.is_inside(x, y, yaw), footprint.is_clear(*pair), footprint.gap(*pair), *spot]


@pytest.mark.skipif(node is None, reason="Node is not installed")
def test_node_says_the_same_to_the_bit() -> None:
    lines = "\n".join(" ".join(map(repr, pair)) for pair in pairs())
    compare = Path(__file__).with_name("footprint.mjs")
    result = subprocess.run(
        [str(node), compare, footprint_wasm.PATH], input=lines, capture_output=True, text=True, check=True
    )
    in_node = [[float(number) for number in line.split()] for line in result.stdout.splitlines()]
    here = [[float(number) for number in told(pair)] for pair in pairs()]
    assert in_node == here
    assert {row[0] for row in here} == {row[1] for row in here} == {0.0, 1.0}


def test_the_committed_file_comes_from_these_sources() -> None:
    assert footprint_wasm.is_fresh(), "run `make wasm`: where dice fit has changed"


def test_a_die_pushed_inside_is_inside() -> None:
    for x, y, yaw, *_ in pairs():
        spot = [2 * x, 2 * y]
        footprint.push_inside(yaw, spot)
        assert footprint.is_inside(spot[0], spot[1], yaw)


def test_sines_are_sines() -> None:
    for degrees in range(-800, 800, 7):
        assert arithmetic.sine(degrees) == pytest.approx(math.sin(math.radians(degrees)), abs=1e-14)
        assert arithmetic.cosine(degrees) == pytest.approx(math.cos(math.radians(degrees)), abs=1e-14)


def test_squares_that_cross_without_a_corner_inside_overlap() -> None:
    assert footprint.gap(0.0, 0.0, 0.0, 0.0, 0.0, 45.0) == -2 * footprint.EDGE
    assert footprint.gap(0.0, 0.0, 0.0, 20.0, 0.0, 0.0) == pytest.approx(4.0)
