"""Starts servers quickly for tests that kill them: everything is imported once, each server is a fork.

Arguments: data folder, port, and a database URL or nothing. Each line on standard input starts a server and is
answered with its process id.
"""

import os
import sys
from pathlib import Path

from foxdice.server.app import create_app  # noqa: F401  # so that every fork has it already
from foxdice.server.serve import bind, serve
from foxdice.server.settings import Settings
from tests.server.conftest import QUICK


def main() -> None:
    """Fork a server for each line."""
    data, port, database = sys.argv[1:4]
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
