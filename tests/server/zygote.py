"""Starts servers quickly for tests that kill them: everything is imported once, each server is a fork.

Arguments: data folder, a database URL or nothing, and `hasty` for a server that tells what it has not stored yet. The
first line on standard output is the port; each line on standard input starts a server and is answered with its process
id as soon as people can connect to it. The port stays taken while no server is there, or whoever looks for it could be
given the same port and find itself.
"""

import asyncio
import os
import sys
from pathlib import Path

import msgspec

from foxdice.server.app import create_app  # noqa: F401  # so that every fork has it already
from foxdice.server.binding import bind
from foxdice.server.serve import serve
from foxdice.server.settings import Settings
from foxdice.server.storage.store import Append, Store
from tests.server.conftest import QUICK


def be_hasty() -> None:
    """Break what the crash test is about: everybody hears of a move a moment before it is stored."""
    store = Store.append

    def tell_then_store(self: Store, append: Append) -> None:
        asyncio.get_running_loop().call_later(0.05, store, self, msgspec.structs.replace(append, done=lambda _: None))
        append.done(None)

    Store.append = tell_then_store  # type: ignore[method-assign]


def main() -> None:
    """Fork a server for each line."""
    data, database, kind = sys.argv[1:4]
    if kind == "hasty":
        be_hasty()
    settings = Settings(port=0, data=Path(data), database=database, bot_pause=0, limits=QUICK)
    bound = bind(settings)
    bound.listen()  # who connects while no server is there is answered by the next one
    print(bound.getsockname()[1], flush=True)
    child = 0
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)  # it was killed; now it is gone, and with it its lock
        child = os.fork()
        if child == 0:
            serve(settings, [bound], ready=lambda: print(os.getpid(), flush=True))
            os._exit(0)


if __name__ == "__main__":
    main()
