"""Commands as a person types them."""

import subprocess
import sys


def foxdice(*words: object) -> subprocess.CompletedProcess[str]:
    """Run a command."""
    command = [sys.executable, "-c", "from foxdice.cli import main; main()", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False)
