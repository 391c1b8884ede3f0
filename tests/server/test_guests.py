"""Bots that the operator of a server brings: people play against them under a name, and a failure is in the record."""

import asyncio
import json
import random
import sys
from pathlib import Path

import pytest

from foxdice import bots
from foxdice.bots.guests import Guests, named
from foxdice.core.record import parse
from tests.server.client import Client, open_table, play_seat, request, watching
from tests.server.conftest import Start

ANNA = "anna" * 10
ENGINES = Path(__file__).parents[2] / "examples/engines"
LISTER = f"Lister=cmd:{sys.executable} {ENGINES / 'lister.py'}"
MUTE = f"Mute=cmd:{sys.executable} -c pass"


def evening_with(address: str, bot: str) -> tuple[list[dict[str, object]], str]:
    """Play a game against a bot; return what was heard, and the record."""

    async def evening() -> tuple[list[dict[str, object]], str]:
        table = await open_table(address, ANNA)
        async with watching(address, table, ANNA) as anna:
            await sit_down(anna, bot)
            await play_seat(anna, 1, random.Random(1))
            _, record, _ = await asyncio.to_thread(request, address, "GET", f"/api/tables/{table}/record")
            return anna.heard, record.decode()

    return asyncio.run(evening())


async def sit_down(client: Client, bot: str) -> None:
    """Play second to a bot."""
    await client.do("invite", seat=0, bot=bot)
    await client.do("join", seat=1, name="Guest")
    await client.do("start")


def test_people_play_against_a_program_that_the_operator_brought(serving: Start) -> None:
    with serving(bots=(LISTER,)) as address:
        heard, record = evening_with(address, "Lister")
        offered = json.loads(request(address, "GET", "/api/games")[1])["games"]
    assert heard[-1]["type"] == "ended"
    assert not any(event["type"] == "forfeited" for event in heard)
    assert "cmd:" not in record
    assert parse(record).headers["seat-1"] == "Lister"
    guests = {variant["id"]: variant["guests"] for game in offered for variant in game["variants"]}
    assert guests["clever"] == ["Lister"]
    assert guests["wurf"] == []  # a program has no hand


def test_a_program_that_fails_plays_on_by_chance_and_the_record_says_so(serving: Start) -> None:
    with serving(bots=(MUTE,)) as address:
        heard, record = evening_with(address, "Mute")
    assert heard[-1]["type"] == "ended"
    forfeited = [event["reason"] for event in heard if event["type"] == "forfeited"]
    assert forfeited == ["gone", "given-up"]
    assert parse(record).headers["forfeit"] == "1 gone, 1 given-up"


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("cmd:./x=y", "x=y"),
        ("My bot=cmd:./x --fast", "My bot"),
        ("cmd:python3 bots/lister.py", "lister"),
        ("folder/strong.fox", "strong"),
        ("mymodule:MyBot", "MyBot"),
    ],
)
def test_a_guest_is_called_as_given_or_like_its_file(given: str, name: str) -> None:
    assert named(given)[0] == name


def test_what_plays_nothing_or_is_called_like_another_is_refused_at_once() -> None:
    with pytest.raises(bots.UnknownBot, match="no-such-program"):
        Guests(["cmd:no-such-program"])
    with pytest.raises(bots.UnknownBot, match="'unclosed"):
        Guests(["cmd:'unclosed"])
    with pytest.raises(bots.UnknownBot, match="Lister"):
        Guests([LISTER, LISTER])
