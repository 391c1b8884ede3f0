"""What a bot is called at a table when nobody says."""

from pathlib import PurePath

from foxdice.bots.outside import PROGRAM
from foxdice.table.names import LONGEST_NAME


def called(bot: str) -> str:
    """Return a short name: of a program its file, of a class its own.

    >>> [called(bot) for bot in ("greedy", "bots.mine:MyBot", "weights.fox", "cmd:python bots/lister.py --fast")]
    ['greedy', 'MyBot', 'weights', 'lister']
    """
    words = [word for word in bot.removeprefix(PROGRAM).split() if not word.startswith("-")]
    last = PurePath(words[-1]).name if words else ""
    name = last.rpartition(":")[2] if ":" in last else PurePath(last).stem
    return name[:LONGEST_NAME].strip() or "bot"
