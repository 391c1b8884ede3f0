"""A real server on loopback, in a thread, for tests."""

import contextlib
import dataclasses
import logging
import socket
import threading
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import uvicorn

from foxdice.server.serve import configured
from foxdice.server.settings import Limits, Settings
from tests.server.gate import Gate

FIGURES: dict[str, str] = {}  # where they are, by the address of their server
Start = Callable[..., contextlib.AbstractContextManager[str]]

QUICK = Limits(
    messages_per_second=10_000,
    message_burst=10_000,
    requests_per_second=10_000,
    request_burst=10_000,
    address_requests_per_second=10_000,
    address_request_burst=10_000,
    tables_per_hour=100_000,
    address_tables_per_hour=100_000,
)


@contextlib.contextmanager
def running(settings: Settings) -> Iterator[str]:
    """Run a server; give its address."""
    figures, bound = (socket.create_server(("127.0.0.1", 0)) for _ in range(2))
    server = uvicorn.Server(configured(settings, figures))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
    thread.start()
    address = f"127.0.0.1:{bound.getsockname()[1]}"
    FIGURES[address] = f"127.0.0.1:{figures.getsockname()[1]}"
    try:
        yield address
    finally:
        server.should_exit = True
        thread.join()
        bound.close()
        figures.close()


def figures_of(address: str) -> str:
    """Return what Prometheus is told about a server that `running` runs."""
    with urllib.request.urlopen(f"http://{FIGURES[address]}/metrics") as answer:
        return str(answer.read().decode())


@pytest.fixture
def serving(tmp_path: Path) -> Start:
    """Start a server with quick bots and wide limits; fields of `Settings` and `Limits` can be given."""

    def start(**given: object) -> contextlib.AbstractContextManager[str]:
        names = {field.name for field in dataclasses.fields(Limits)}
        limits = dataclasses.replace(QUICK, **{name: value for name, value in given.items() if name in names})  # type: ignore[arg-type]
        others = {name: value for name, value in given.items() if name not in names}
        settings = dataclasses.replace(Settings(data=tmp_path, bot_pause=0, limits=limits), **others)  # type: ignore[arg-type]
        return running(settings)

    return start


@pytest.fixture
def gate(tmp_path: Path) -> Iterator[Gate]:
    """A gate at which work in other processes waits (`wait_at_the_gate`)."""
    gate = Gate(tmp_path / "gate")
    yield gate
    gate.remove()


@pytest.fixture(autouse=True)
def quiet_logs() -> Iterator[None]:
    """Keep logs out of the way; tests of logs look at them themselves."""
    logger = logging.getLogger("uvicorn")
    level = logger.level
    logger.setLevel(logging.ERROR)
    yield
    logger.setLevel(level)
