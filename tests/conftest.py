"""For all tests: as `foxdice` itself does, no threads within a product of small matrices."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# A package of its own: its tests run where it is installed (`test_fifth_game.py`).
collect_ignore = ["fifth_game"]
