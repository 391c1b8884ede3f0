"""What a person types: `foxdice COMMAND`."""

import os
import sys


def main() -> None:
    """Run a command."""
    # A bot asks its network about few positions at once: threads for that would only wait for each other. Training
    # multiplies large matrices. NumPy looks at this when it is first imported.
    if sys.argv[1:2] != ["train"]:
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    # Imported here so that one command can be run where what the others need is not installed.
    from foxdice.cli.app import main as run

    run()
