"""Before the end of a game its seed is nowhere: in no message, log line, view or stored row."""

import asyncio
import base64
import logging
import random
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from foxdice.dice.fair import SEED_BYTES, FairDice, Secret
from foxdice.server.logs import JsonLines
from foxdice.server.realtime.commits import Commits
from foxdice.server.realtime.room import Room
from foxdice.server.storage.seal import Seal
from foxdice.table import Table
from tests.server.client import open_table, play_seat, request, watching
from tests.server.conftest import Start

ANNA = "anna" * 10


def play_and_keep_everything(serving: Start, data: Path, game: str = "clever") -> tuple[bytes, bytes, str]:
    """Play a game; return all that left the process before its end, the seed revealed at its end, and its name."""
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(JsonLines().format(record))

    keep = Keep(logging.DEBUG)
    logger = logging.getLogger("foxdice")
    logger.addHandler(keep)
    logger.setLevel(logging.DEBUG)
    seen: list[bytes] = []

    async def evening(address: str) -> tuple[str, str]:
        table = await open_table(address, ANNA, game=game)
        async with watching(address, table, ANNA) as anna:
            await anna.do("join", seat=0, name="Anna")
            await anna.do("invite", seat=1, bot="greedy")
            await anna.do("start")
            while not any(event["type"] == "ended" for event in anna.heard):
                seen[:] = [frame.encode() for frame in anna.frames]
                seen.extend(file.read_bytes() for file in data.glob("foxdice.sqlite3*"))
                seen.extend(line.encode() for line in lines)
                for path in ("", "/record", "/sheets/1"):
                    seen.append(request(address, "GET", f"/api/tables/{table}{path}", token=ANNA)[1])
                await play_seat(anna, 0, random.Random(1), moves=20 if game == "clever" else 3)
            return str(anna.heard[-1]["seed"]), f"{table}/1"

    try:
        with serving() as address:
            seed, name = asyncio.run(evening(address))
    finally:
        logger.removeHandler(keep)
        logger.setLevel(logging.NOTSET)
    assert lines
    return b"\n".join(seen), bytes.fromhex(seed), name


def check_that_nothing_shows(everything: bytes, seed: bytes, name: str) -> None:
    """Look for the seed, and for the keys of single throws derived from it, in all the forms they may be written in."""
    assert len(seed) == SEED_BYTES
    keys = [FairDice(seed, name, ("", "")).key(throw) for throw in range(40)]
    for hidden in (seed, *keys):
        for form in (hidden, hidden.hex().encode(), base64.b64encode(hidden)[:40], b"%d" % int.from_bytes(hidden)):
            assert form not in everything, "the seed can be seen before the end"


@pytest.mark.parametrize("game", ["clever", "wurf"])
def test_before_the_end_the_seed_is_nowhere_and_the_token_never(serving: Start, tmp_path: Path, game: str) -> None:
    everything, seed, name = play_and_keep_everything(serving, tmp_path, game)
    check_that_nothing_shows(everything, seed, name)
    assert ANNA.encode() not in everything, "the token itself is stored or sent"
    assert stat.S_IMODE((tmp_path / "key").stat().st_mode) == 0o600


def spill_into_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    close = Commits._sealed

    def spill(self: Commits, table: Table) -> list[tuple[int, bytes]]:
        if table.secret:
            logging.getLogger("foxdice.hub").debug("sealed", extra={"reason": table.secret.seed.hex()})
        return close(self, table)

    monkeypatch.setattr(Commits, "_sealed", spill)


def spill_into_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Seal, "close", lambda self, secret, name: secret.seed + secret.salt)  # noqa: ARG005
    monkeypatch.setattr(
        Seal,
        "open",
        lambda self, sealed, name: Secret(sealed[:SEED_BYTES], sealed[SEED_BYTES:]),  # noqa: ARG005
    )


def spill_to_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    def spill(self: Room) -> None:
        for watcher in self.watchers:
            seed = self.table.secret.seed if self.table.secret else b""
            watcher.send(b'{"type":"presence","online":[],"note":"%b"}' % base64.b64encode(seed))

    monkeypatch.setattr(Room, "tell_presence", spill)


@pytest.mark.parametrize("spill", [spill_into_the_log, spill_into_the_database, spill_to_everybody])
def test_a_server_that_spills_the_seed_is_found_out(
    serving: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spill: Callable[[pytest.MonkeyPatch], None]
) -> None:
    """The test above can fail: these servers say too much."""
    spill(monkeypatch)
    everything, seed, name = play_and_keep_everything(serving, tmp_path)
    with pytest.raises(AssertionError, match="the seed can be seen"):
        check_that_nothing_shows(everything, seed, name)
