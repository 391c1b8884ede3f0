"""A table that waits for players is found by a short code."""

import asyncio
import json

from foxdice.server.tokens import CODE_LENGTH, is_code, new_table_id
from tests.server.client import open_table, request, watching
from tests.server.conftest import Start

ANNA = "anna" * 10


def find(address: str, code: str) -> tuple[int, str]:
    status, body, _ = request(address, "GET", f"/api/codes/{code}")
    return status, json.loads(body).get("table", "")


def test_a_table_begins_with_its_code() -> None:
    ids = {new_table_id() for _ in range(100)}
    assert len(ids) == 100
    assert all(is_code(id[:CODE_LENGTH]) for id in ids)


def test_a_waiting_table_is_found_until_its_game_begins(serving: Start) -> None:
    async def evening(address: str) -> None:
        table = await open_table(address, ANNA, seats=1)
        code = table[:CODE_LENGTH]
        assert find(address, code.upper()) == (200, table)
        assert find(address, code[:-1]) == (404, "")
        assert find(address, "______") == (404, "")
        async with watching(address, table, ANNA) as anna:
            await anna.do("join", seat=0, name="Anna")
            await anna.do("start")
        assert find(address, code) == (404, "")

    with serving() as address:
        asyncio.run(evening(address))
