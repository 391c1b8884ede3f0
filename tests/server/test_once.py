"""What a client repeats because it never heard the answer is done once, and answered again."""

import asyncio
import json

from tests.server.client import Json, open_table, watching
from tests.server.conftest import Start

ANNA = "anna" * 10


def test_a_message_repeated_on_another_line_is_answered_and_not_done_again(serving: Start) -> None:
    async def evening(address: str) -> list[Json]:
        table = await open_table(address, ANNA, seats=1)
        heard: list[Json] = []
        async with watching(address, table, ANNA, heard) as anna:
            await anna.do("join", seat=0, name="Anna")
            await anna.do("start")
            throw = {"type": "do", "id": 77, "version": len(heard), "message": {"type": "throw", "seat": 0}}
            await anna.send_raw(json.dumps(throw))
            await anna.until(4)
        async with watching(address, table, ANNA, heard) as anna:
            await anna.send_raw(json.dumps(throw))
            while len(anna.frames) < 2 or not any('"id":77' in frame for frame in anna.frames):
                await anna.news()
            answer: Json = next(json.loads(frame) for frame in anna.frames if '"id":77' in frame)
        return [answer, *heard]

    with serving() as address:
        answer, *heard = asyncio.run(evening(address))
    assert (answer["type"], answer["events"]) == ("update", [])
    assert sum(event["type"] == "thrown" for event in heard) == 1
    assert not any("said" in event for event in heard)
