"""The Brook: the front door."""

from typing import Any

from foxdice.core.errors import IllegalMove, InvalidText, InvalidThrow
from foxdice.core.game import Game, Request
from foxdice.core.source import Source
from foxdice.core.text import Letters, Number, StateText, Words
from foxdice_brook import notation, rules, scene, sheet, validity
from foxdice_brook.sheet import ROUNDS, SHEET
from foxdice_brook.state import Bank, State

_TEXT = StateText(
    "brook",
    {
        "players": Number(4),
        "round": Number(ROUNDS),
        "phase": Words(("roll", "choose", "over")),
        "deciding": Letters("1234"),
        "green": Number(6),
        "blue": Number(6),
    },
    {"sheets": {"flowers": Letters("123456"), "stones": Number(rules.STONES), "choice": Number(1 + rules.PASS)}},
)


class Brook(Game[State]):
    """The Brook, for one to four."""

    id = "brook"
    version = 1
    players = range(1, 5)
    state_type = State
    source = Source("brook", (rules.__name__, "foxdice.core.bits", sheet.__name__))
    scene_modules = (scene.__name__,)  # what a page shows of it
    sheet = SHEET
    max_moves = 3  # the flower, the stone, or neither

    def __init__(self, variant: str = "") -> None:  # noqa: ARG002  # there is but one
        super().__init__()

    def empty(self, players: int) -> State:
        """Return a state with so many blank sheets."""
        return State(sheets=[Bank() for _ in range(players)])

    def count(self, state: State) -> int:
        """Return the number of players."""
        return state.players

    def window(self, state: State) -> tuple[int, ...]:
        """Return the moment of the game."""
        return state.round, state.phase

    def thrower(self, state: State) -> int | None:
        """Return whose turn it is to throw for everybody."""
        return state.round % state.players

    def rounds(self, players: int) -> int | None:  # noqa: ARG002  # the same for any number
        """Return the number of rounds."""
        return ROUNDS

    def sheet_key(self, state: State, player: int) -> tuple[Any, ...]:
        """Return the sheet."""
        return (state.sheets[player].key(),)

    # ------------------------------------------------------------------ throws

    def dice_to_throw(self, state: State) -> Request:  # noqa: ARG002  # always both
        """Return which dice are thrown."""
        return Request(scene.DICE)

    def check_throw(self, state: State, outcome: int) -> None:
        """Raise `InvalidThrow` unless the outcome is one of the throw that is due."""
        request = self.request(state)
        if not self.scene.may_fall(state, outcome):
            raise InvalidThrow("throw-dice", text=str(outcome), dice=" ".join(request.dice))

    def parse_throw(self, state: State, text: str) -> int:
        """Return the outcome a text means."""
        self.request(state)
        return notation.parse_throw(text)

    # ------------------------------------------------------------------ moves

    def is_move(self, move: int) -> bool:
        """Tell whether the number stands for a move at all."""
        return 0 <= move <= rules.PASS

    def why_not(self, state: State, player: int, move: int) -> IllegalMove:
        """Return the reason why a move is not legal now."""
        return notation.why_not(state, state.sheets[player], move)

    def parse_move(self, state: State, player: int, text: str) -> int:  # noqa: ARG002
        """Return the move a text means."""
        return notation.parse_move(text)

    # ------------------------------------------------------------------ states as text

    def format_state(self, state: State) -> str:
        """Return a state as one line of text."""
        return _TEXT.format(state)

    def flaw(self, state: State) -> InvalidText | None:
        """Return what is wrong with a state, or None."""
        return validity.flaw(state)

    def read_state(self, text: str) -> State:
        """Return what a text says, field by field."""
        players = _TEXT.peek(text, "players")
        if players not in self.players:
            raise InvalidText("state-value", name="players", text=str(players))
        return _TEXT.parse(text, self.empty(players))
