"""For all tests: as `foxdice` itself does, no threads within a product of small matrices; and the same examples."""

import os

from hypothesis import HealthCheck, settings

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# Hypothesis tries the same examples every time, so that what passed once passes again, and on a busy machine too:
# nothing is said about how long they take. FOXDICE_EXPLORE=1 has it look for new ones.
settings.register_profile(
    "foxdice",
    derandomize="FOXDICE_EXPLORE" not in os.environ,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("foxdice")

# A package of its own: its tests run where it is installed (`test_fifth_game.py`).
collect_ignore = ["fifth_game"]
