"""Starts servers quickly for tests that kill them: everything is imported once, each server is a fork.

Arguments: data folder, port, a database URL or nothing, and `hasty` for a server that tells what it has not stored yet.
Each line on standard input starts a server and is answered with its process id.
"""

import asyncio
import os
import sys
from pathlib import Path

import msgspec

from foxdice.server.app import create_app  # noqa: F401  # so that every fork has it already
from foxdice.server.serve import bind, serve
from foxdice.server.settings import Settings
from foxdice.server.store import Append, Store
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
    data, port, database, kind = sys.argv[1:5]
    if kind == "hasty":
        be_hasty()
    child = 0
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)  # it was killed; now it is gone, and with it its port and its lock
        child = os.fork()
        if child == 0:
            settings = Settings(port=int(port), data=Path(data), database=database, bot_pause=0, limits=QUICK)
            serve(settings, bind(settings))
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
