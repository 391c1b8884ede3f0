"""Make `throw.json`: a throw as the server tells it, with what must come out when the page unpacks it.

The same throw may end otherwise on another machine, so the file is kept; `tests/dice/arena/test_page.py` holds it to
the server's own unpacking.
"""

import base64
import json
from pathlib import Path
from typing import Any

import msgspec

from foxdice.dice.arena.cast import cast
from foxdice.dice.arena.chance import SeededSource
from foxdice.dice.arena.layout import Layout, LyingDie
from foxdice.dice.arena.plans import plan
from foxdice.dice.arena.settle import lay_out
from foxdice.dice.arena.text import format_throw
from foxdice.dice.arena.trajectory import encode
from foxdice.table.arena_look import BUILD, ArenaDie

FILE = Path(__file__).with_name("throw.json")


def make() -> dict[str, Any]:
    """Throw a die hard at a row of three."""
    dice = tuple(LyingDie(i, 22.0 * i - 22.0, 0.0, 31.25 * i, 3 + i) for i in range(3))
    layout = Layout(dice)
    throw = plan("gather", layout, 3, 3.0)
    outcome = cast(layout, throw, SeededSource("page"))
    staying = [fall.die for fall in outcome.falls if fall.fate == "lies"]
    rest = lay_out(outcome.rest, staying)
    poses = outcome.trajectory.poses()
    return {
        "shape": msgspec.to_builtins(BUILD.shape),
        "reach": msgspec.to_builtins(BUILD.reach),
        "gesture": format_throw(throw),
        "dice": [fall.die for fall in outcome.falls],
        "data": base64.b64encode(encode(outcome.trajectory)).decode(),
        "falls": [{"die": fall.die, "face": fall.face, "fate": fall.fate} for fall in outcome.falls],
        "frames": len(poses),
        "poses": {str(frame): poses[frame].round(5).tolist() for frame in (0, len(poses) // 2, len(poses) - 1)},
        "lying": [msgspec.to_builtins(ArenaDie(d.die, d.face, d.x, d.y, d.yaw)) for d in rest.dice],
        "before": [msgspec.to_builtins(ArenaDie(d.die, d.face, d.x, d.y, d.yaw)) for d in layout.dice],
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(make()) + "\n", encoding="utf-8")
