"""Faces are shown to everybody at a table, not too many, and only by those who sit there."""

import asyncio
import json

import pytest

from foxdice.server.realtime import room
from tests.server.client import open_table, watching
from tests.server.conftest import Start

ANNA, BORIS = "anna" * 10, "boris" * 10


def test_somebody_shows_a_face_a_few_times(serving: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "REACTIONS_PER_SECOND", 0.001)

    async def evening(address: str) -> None:
        table = await open_table(address, ANNA, seats=1)
        async with watching(address, table, ANNA) as anna, watching(address, table, BORIS) as boris:
            await anna.do("join", seat=0, name="Anna")
            await boris.until(len(anna.heard))
            react = json.dumps({"type": "react", "seat": 0, "face": "wow"})
            await boris.send_raw(react)
            for _ in range(5):
                await anna.send_raw(react)
            await anna.do("start")
            await boris.until(len(anna.heard))
            told = [json.loads(line) for frame in boris.frames for line in frame.splitlines()]
            faces = [line for line in told if line["type"] == "reaction"]
            assert faces == [{"type": "reaction", "seat": 0, "face": "wow"}] * 3

    with serving() as address:
        asyncio.run(evening(address))
