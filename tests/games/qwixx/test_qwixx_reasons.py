"""What Qwixx says about a move that is not legal is true, as anybody can see who looks at the sheet and the dice."""

import random
import re

from hypothesis import given, settings
from hypothesis import strategies as st

from foxdice import games
from foxdice.core import IllegalMove
from foxdice.dice.generator import Seeded

QWIXX = games.get("qwixx")
ROWS = {letter: [f"{letter}{number}" for number in range(2, 13)] for letter in "ry"}
ROWS |= {letter: [f"{letter}{number}" for number in range(12, 1, -1)] for letter in "gb"}
NAMES = {"r": "row-red", "y": "row-yellow", "g": "row-green", "b": "row-blue"}
MOVES = [*(cell for row in ROWS.values() for cell in row), "pass", "penalty"]


def is_true(text: str, player: int, move: str, legal: set[str], reason: IllegalMove) -> bool:
    """Tell whether a reason holds, from the state as text and the printed pad alone."""
    told = reason.details
    sheet = text.split(" | ")[player + 1]
    crosses = set(re.search(r"crosses=(\S+)", sheet)[1].split(",") if "crosses=" in sheet else ())  # type: ignore[index]
    first, second, *coloured = (int(face) for face in re.search(r"faces=(\d+)", text)[1])  # type: ignore[index]
    is_white = "phase=white" in text
    if reason.code == "penalty-due":
        return move == "pass" and "penalty" in legal
    if reason.code in ("penalty-later", "no-penalty-due"):
        return move == "penalty" and "pass" in legal and (reason.code == "penalty-later") == is_white
    row, letter, number = ROWS[move[0]], move[0], int(move[1:])
    place, crossed = row.index(move), [cell for cell in row if cell in crosses]
    if told["cell"] != number or ("row" in told and told["row"] != NAMES[letter]):
        return False
    after = [cell for cell in crossed if row.index(cell) > place]
    match reason.code:
        case "already-crossed":
            return move in crosses and told["area"] == NAMES[letter]
        case "cell-passed":
            return bool(after) and told["last"] == int(after[-1][1:])
        case "needs-five":
            return place == len(row) - 1 and told["count"] == len(crossed) < 5 == told["needed"]
        case "white-sum":
            dice = (told["first"], told["second"]) == (first, second) and told["sum"] == first + second
            return dice and number != first + second and is_white and not after
        case "colour-sum":
            die = coloured["rygb".index(letter)]
            said = {int(one) for one in re.findall(r"= (\d+)", str(told["sums"]))}
            return said == {first + die, second + die} and number not in said and not is_white and not after
    raise AssertionError(f"nobody has checked {reason.code}")


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), players=st.integers(2, 4))
def test_every_reason_is_true(seed: int, players: int) -> None:
    chance, dice = random.Random(seed), Seeded(seed)
    state = QWIXX.new(players)
    while (node := QWIXX.node(state)).kind != "over":
        if node.kind == "throw":
            QWIXX.throw(state, QWIXX.draw(state, dice))
            continue
        player = chance.choice(node.players)
        text = QWIXX.format_state(state)
        moves = QWIXX.legal(state, player)
        legal = {QWIXX.format_move(state, player, move) for move in moves}
        for move in MOVES:
            if move in legal:
                continue
            reason = QWIXX.why_not(state, player, QWIXX.parse_move(state, player, move))
            if reason.code == "row-closed":
                assert is_closed(text, move), (text, move)
            else:
                assert is_true(text, player, move, legal, reason), (text, player, move, reason.code, reason.details)
        QWIXX.apply(state, player, chance.choice(moves))


def is_closed(text: str, move: str) -> bool:
    """Tell whether somebody has locked the row of a cell."""
    closed = re.search(r"closed=(\S+)", text)
    return closed is not None and (move[0] in closed[1] or ROWS[move[0]][-1] in text)
