"""A conversation with an engine, written down line by line as `docs/engines.md` shows it."""

import shlex
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples" / "engines"
TEE = """
import subprocess, sys
out = open(sys.argv[1], "a", encoding="utf-8")
engine = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
answers = {"fox": 2, "go": 2}
for line in sys.stdin:
    out.write("> " + line); out.flush()
    engine.stdin.write(line); engine.stdin.flush()
    for _ in range(answers.get(line.split()[0], 0)):
        answer = engine.stdout.readline()
        out.write("< " + answer); out.flush()
        sys.stdout.write(answer); sys.stdout.flush()
    if line.strip() == "quit":
        break
engine.wait()
"""


def lister() -> str:
    """Return the command of the example in Python."""
    return shlex.join([sys.executable, str(EXAMPLES / "lister.py")])


def noted(file: Path) -> str:
    """Return a command that writes the conversation with the example in Python to a file."""
    return shlex.join([sys.executable, "-c", TEE, str(file)]) + " " + lister()


def program(code: str) -> str:
    """Return a command that runs some lines of Python."""
    return shlex.join([sys.executable, "-c", code])
