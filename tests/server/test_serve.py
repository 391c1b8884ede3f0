"""`foxdice serve` and `foxdice play` as a person runs them: from the start to Ctrl-C."""

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.client import PATIENCE, Json, open_table, play_seat, request, watching

ANNA, BORIS = "anna" * 10, "boris" * 8
FOXDICE = Path(sys.executable).with_name("foxdice")
READY = "Foxdice: http://"


class Program:
    """`foxdice` with some arguments, in a process group of its own like a program in a terminal."""

    def __init__(self, *arguments: object, **environment: str) -> None:
        self.process = subprocess.Popen(
            [FOXDICE, *map(str, arguments)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
            start_new_session=True,
        )

    def address(self) -> str:
        """Return host and port, which it prints before it can be reached."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert line.startswith(READY), line
        return line.removeprefix(READY).strip().rstrip("/")

    def wait_until_ready(self) -> None:
        """Read the log up to the line that says so."""
        self.wait_for('"listening"')

    def wait_for(self, words: str) -> Json:
        """Read the log up to a line with some words, and return that line."""
        assert self.process.stderr
        while words not in (line := self.process.stderr.readline()):
            assert line, f"ended before {words}"
        return dict(json.loads(line))

    def stop(self, by: signal.Signals) -> tuple[int, list[Json]]:
        """Send a signal to the whole group, like a terminal; return the exit code and the lines of the log."""
        os.killpg(self.process.pid, by)
        _, log = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, [json.loads(line) for line in log.splitlines()]


@contextlib.contextmanager
def running(*arguments: object, **environment: str) -> Iterator[Program]:
    """Run `foxdice`, and leave nothing of it behind."""
    program = Program(*arguments, **environment)
    try:
        yield program
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(program.process.pid, signal.SIGKILL)
        program.process.communicate()


async def hear_to_the_end(connection: ClientConnection) -> None:
    while True:
        await connection.recv()


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_with_a_goodbye_and_nothing_is_lost(tmp_path: Path, by: signal.Signals) -> None:
    heard: list[Json] = []

    async def evening(program: Program, address: str) -> tuple[str, int | None, list[Json]]:
        table = await open_table(address, ANNA, seats=3)
        async with watching(address, table, ANNA, heard) as anna, watching(address, table, BORIS) as boris:
            await anna.do("join", seat=0, name="Anna")
            await boris.do("join", seat=1, name="Boris")
            await anna.do("invite", seat=2, bot="greedy")  # so that the processes of the bots end too
            await anna.do("start")
            playing = asyncio.create_task(play_seat(boris, 1, random.Random(2)))
            await play_seat(anna, 0, random.Random(1), moves=6)
            async with connect(f"ws://{address}/ws/{table}", compression=None) as watching_only:
                await watching_only.send(json.dumps({"type": "hello"}))
                code, log = await asyncio.to_thread(program.stop, by)
                assert code == 0
                with pytest.raises(ConnectionClosed) as closed:
                    await hear_to_the_end(watching_only)
                await asyncio.gather(playing, return_exceptions=True)
        received = closed.value.rcvd
        return table, received.code if received else None, log

    with running("serve", "--port", 0, "--data", tmp_path, "--bot-pause", 0) as program:
        address = program.address()
        program.wait_until_ready()
        table, code, log = asyncio.run(evening(program, address))
    assert code == 1001
    assert log, "nothing was said about the end"
    assert not any(line["level"] in ("error", "critical") for line in log), log

    async def next_morning(address: str) -> list[Json]:
        async with watching(address, table) as anybody:
            return anybody.heard

    with running("serve", "--port", 0, "--data", tmp_path) as program:
        address = program.address()
        program.wait_until_ready()
        assert asyncio.run(next_morning(address))[: len(heard)] == heard


def test_play_opens_the_page_in_the_browser_on_loopback(tmp_path: Path) -> None:
    told = tmp_path / "told"
    os.mkfifo(told)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {told}\n')
    browser.chmod(0o755)
    with running("play", "--data", tmp_path, BROWSER=str(browser)) as program:
        address = program.address()
        opened = told.read_text()  # waits until the browser is there
        assert opened == f"http://{address}/"
        assert address.startswith("127.0.0.1:")
        assert request(address, "GET", "/api/health")[0] == 200  # at once: it is opened when there is something to see
        assert program.stop(signal.SIGINT)[0] == 0


def test_a_port_that_is_taken_is_said_in_words(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        for command in ("play", "serve"):
            with running(command, "--port", port, "--data", tmp_path, BROWSER="false") as program:
                said, more = program.process.communicate(timeout=PATIENCE)
            assert program.process.returncode not in (0, None)
            assert "--port" in said + more
            assert "Traceback" not in said + more
