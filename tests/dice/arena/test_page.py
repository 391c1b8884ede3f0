"""The page unpacks throws by itself; here its test data is held to what the server means by it."""

import base64
import json
from pathlib import Path

import msgspec
import numpy as np

from foxdice.dice.arena.text import parse_throw
from foxdice.dice.arena.trajectory import decode
from foxdice.table.arena_look import BUILD

MADE = json.loads((Path(__file__).parents[3] / "web/tests/arena/throw.json").read_text(encoding="utf-8"))


def test_the_bytes_mean_the_same_here_and_on_the_page() -> None:
    poses = decode(base64.b64decode(MADE["data"])).poses()
    assert len(poses) == MADE["frames"]
    for frame, expected in MADE["poses"].items():
        assert np.allclose(poses[int(frame)], expected, atol=1e-5)


def test_the_page_is_tested_with_our_arena() -> None:
    assert MADE["shape"] == json.loads(msgspec.json.encode(BUILD.shape))
    assert MADE["reach"] == json.loads(msgspec.json.encode(BUILD.reach))


def test_throws_are_read_as_the_page_writes_them() -> None:
    throw = parse_throw("7+8 aim=1.23,0 strength=2 direction=90 fall=50 height=160 spin=-1 moved=4:X@-3.5,7/31.25")
    assert (throw.dice, throw.aim, throw.strength, throw.spin) == ((7, 8), (1.23, 0.0), 2.0, -1.0)
    assert [(die.die, die.face, die.x, die.y, die.yaw) for die in throw.moved] == [(4, 1, -3.5, 7.0, 31.25)]
