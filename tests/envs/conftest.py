"""Where a library of trainers cannot be had for a Python, its tests are left out (`make matrix` says so)."""

from importlib.util import find_spec

LIBRARIES = {
    "test_examples.py": "gymnasium",
    "test_gymnasium.py": "gymnasium",
    "test_openspiel.py": "pyspiel",
    "test_pettingzoo.py": "pettingzoo",
}

collect_ignore = [file for file, library in LIBRARIES.items() if find_spec(library) is None]
