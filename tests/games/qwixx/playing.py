"""Positions of Qwixx set up from words, and moves played on them."""

import re

from foxdice import games
from foxdice.games.qwixx.state import State

QWIXX = games.get("qwixx")


def position(*sheets: str, active: int = 1, closed: str = "") -> State:
    """Return a game in which a throw is due; a sheet is its crosses and a minus for each penalty: `r2,r3 --`."""
    head = f"qwixx players={len(sheets)} active={active - 1}" + (f" closed={closed}" if closed else "")
    state: State = QWIXX.parse_state(" | ".join([head, *map(_sheet, sheets)]))
    return state


def _sheet(text: str) -> str:
    crosses = text.rstrip("- ")
    return "sheets" + (f" crosses={crosses}" if crosses else "") + f" penalties={text.count('-')}"


def play(state: State, script: str) -> State:
    """Play lines like those of a record, parted by semicolons: `throw w4 w1 r3 y6 g2 b6; 1 r5; 2 pass`."""
    for line in re.split(r"\s*;\s*", script):
        who, _, what = line.partition(" ")
        if who == "throw":
            QWIXX.throw(state, QWIXX.parse_throw(state, what))
        else:
            player = int(who) - 1
            QWIXX.apply(state, player, QWIXX.parse_move(state, player, what))
    return state


def legal(state: State, player: int) -> set[str]:
    """Return a player's legal moves as text."""
    return {QWIXX.format_move(state, player - 1, move) for move in QWIXX.legal(state, player - 1)}


def waiting(state: State) -> tuple[str, tuple[int, ...]]:
    """Return what the game waits for, and for whom, the first player being 1."""
    node = QWIXX.node(state)
    return node.kind, tuple(player + 1 for player in node.players)


def total(state: State, player: int) -> int:
    """Return a player's points."""
    return QWIXX.score(state, player - 1).total
