"""A server for browser tests: a fresh folder, bots that answer at once, and limits no test can reach."""

import logging
import os
import sys
import tempfile
from pathlib import Path

from foxdice.server.serve import serve
from foxdice.server.settings import Limits, Settings

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for the process of the bots, as `foxdice serve` does

if __name__ == "__main__":
    limits = Limits(messages_per_second=1000, requests_per_second=5000, request_burst=10000, tables_per_hour=10000)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(port=int(sys.argv[1]), data=Path(folder), bot_pause=0, limits=limits)
        serve(settings, level=logging.WARNING)
