"""What Clever hoch Drei says about a move that is not legal is true: the marks and the dice show it."""

import random
import re

from hypothesis import given, settings
from hypothesis import strategies as st

from foxdice import games
from foxdice.core import IllegalMove
from foxdice.core.game import MoveInfo
from foxdice.core.sheet import Marks
from foxdice.dice.generator import Seeded

CUBED = games.get("cubed")
MOVES = [move for move in range(1 << 13) if CUBED.is_move(move)]
DICE = "wytbnp"


class Position:
    """A position as a player sees it: text, marks and what the legal moves touch."""

    def __init__(self, text: str, player: int, marks: Marks, legal: list[MoveInfo]) -> None:
        self._table, *sheets = text.split(" | ")
        self._sheet = sheets[player]
        self.marks = marks
        self.legal = legal

    def value(self, name: str) -> str:
        """Return something that is written down, of the player or of the table."""
        found = re.search(rf"\b{name}=(\S+)", self._sheet) or re.search(rf"\b{name}=(\S+)", self._table)
        return found[1] if found else ""

    def marked(self, beginning: str) -> list[int]:
        """Return the numbers of the cells of a row or column of cells that are marked."""
        return sorted(int(cell.removeprefix(beginning)) for cell in self.marks if cell.startswith(beginning))

    def face(self, die: str) -> int:
        """Return what a die shows."""
        return int(self.value("faces")[DICE.index(die)])


def is_true(position: Position, move: MoveInfo, reason: IllegalMove) -> bool:
    """Tell whether a reason holds."""
    told, legal, cell = reason.details, position.legal, move.cell or ""
    of_die = [other for other in legal if other.die == move.die]
    match reason.code:
        case "already-crossed":
            return cell in position.marks
        case "row-full":
            return cell in position.marks or not cell
        case "brown-passed":
            last = position.marked("brown-")[-1]
            return told["last"] == last > int(cell.removeprefix("brown-")) == told["cell"]
        case "pink-first":
            return move.multiplied and position.marked("pink-") == []
        case "die-shows":
            return move.joker is None and told["shown"] == position.face(move.die or "") != told["said"] == move.number
        case "joker-changes-nothing":
            return move.joker is not None and position.face(move.die or "") == move.number == told["shown"]
        case "no-such-joker":
            return all(other.joker != move.joker for other in legal)
        case "die-not-thrown":
            return not of_die and (move.die or "") not in position.value("rolled")
        case "die-not-on-tray" | "die-already-taken":
            return not of_die
        case "yellow-row":
            row = f"yellow-{len(str(told['row']))}-"
            yellow = [other.cell or "" for other in of_die if (other.cell or "").startswith("yellow")]
            return not cell.startswith(row) and all(other.startswith(row) for other in yellow)
        case "yellow-grey":
            # Another die may lie on a slot, and so have a row where this one, on the tray, needs a grey cell.
            return position.value("step") != "pick" and all(other.cell != cell for other in of_die)
        case "blue-needs":
            side = cell.rstrip("0123456789")
            numbers = position.marked(side)
            outermost = position.marks[f"{side}{numbers[-1]}"].number if numbers else 7
            return told["last"] == outermost and str(told["number"]) not in str(told["fits"]).split(", ")
        case "bonus-first":
            return all(other.bonus or other.action for other in legal) and not any(other.die for other in legal)
        case "further-first":
            return all(other.action == "enough" or (other.cell or "").startswith("turquoise") for other in legal)
        case "further-column":
            return told["column"] == int(position.value("turquoise_column")) != move.number
        case "no-further-cross":
            return all(other.action != "enough" for other in legal)
        case "no-bonus-now":
            return not position.value("pending")
        case "no-such-bonus":
            area = cell.partition("-")[0]  # a bonus is for one area, but for the black one
            return all(other.bonus != move.bonus or not (other.cell or "").startswith(area) for other in legal)
        case "no-reroll-left":
            return position.value("step") == "pick" and position.value("rerolls") == position.value("rerolls_used")
        case "no-reroll-now" | "no-roll-to-let-go":
            return position.value("step") != "pick"
        case "roll-is-usable":
            return position.value("step") == "pick" and any(other.die for other in legal)
        case "nothing-to-decline" | "nothing-to-stop":
            return all(other.action != move.action for other in legal)
    raise AssertionError(f"nobody has checked {reason.code}")


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**6), players=st.integers(1, 3))
def test_every_reason_is_true(seed: int, players: int) -> None:
    chance, dice = random.Random(seed), Seeded(seed)
    state = CUBED.new(players)
    while (node := CUBED.node(state)).kind != "over":
        if node.kind == "throw":
            CUBED.throw(state, CUBED.draw(state, dice))
            continue
        player = chance.choice(node.players)
        moves = CUBED.legal(state, player)
        legal = [CUBED.info(state, player, move) for move in moves]
        position = Position(CUBED.format_state(state), player, CUBED.marks(state, player), legal)
        for move in chance.sample(MOVES, 60):
            if move not in moves:
                reason = CUBED.why_not(state, player, move)
                info = CUBED.info(state, player, move)
                assert is_true(position, info, reason), (
                    CUBED.format_state(state),
                    player,
                    info,
                    reason.details,
                    reason.code,
                )
        CUBED.apply(state, player, chance.choice(moves))
