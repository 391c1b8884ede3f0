"""For all tests: as `foxdice` itself does, no threads within a product of small matrices."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
