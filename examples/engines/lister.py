"""A complete engine in Python: it takes the move whose name comes last in the alphabet.

Try it: foxdice watch clever --bot "cmd:python examples/engines/lister.py,random"
"""

import sys


def say(line: str) -> None:
    """Send a line at once: an answer that waits in a buffer is a late one."""
    print(line, flush=True)


moves: list[str] = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "fox":
        say("id name Lister")
        say("ready")
    elif word == "moves":
        moves = rest.split()
    elif word == "go":
        say(f"info value {len(moves)}")
        say(f"move {max(moves)}")
    elif word == "quit":
        break
