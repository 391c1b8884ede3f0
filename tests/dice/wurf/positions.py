"""Positions for tests."""

from foxdice import games
from foxdice.games.wurf.state import State

WURF = games.get("wurf")


def table(arena: str, own: int, other: int, coming: str = "choice") -> State:
    """Two players with so many dice, the first one's turn; these values lie."""
    lost = 19 - own - other - len(arena)
    head = f"wurf players=2 game_number=1 coming={coming} lost={lost}" + (f" arena={arena}" if arena else "")
    state: State = WURF.parse_state(f"{head} | hands dice={own} | hands dice={other}")
    return state
