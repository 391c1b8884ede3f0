"""Qwixx: the front door."""

from typing import Any

from foxdice.core.errors import IllegalMove, InvalidText, UnknownGame
from foxdice.core.game import Game, Request
from foxdice.core.source import Source
from foxdice.core.text import Codec, Digits, Letters, Number, StateText, Words
from foxdice.games.qwixx import notation, pad, rules, scene, sheet, validity
from foxdice.games.qwixx.sheet import (
    LETTERS,
    PADS,
    PENALTY_BOXES,
    cell_colours,
    cell_numbers,
    cell_words,
    colour_cells,
    lock_colours,
    sheet_of,
    white_cells,
)
from foxdice.games.qwixx.state import Sheet, State


class Qwixx(Game[State]):
    """Qwixx, for two to five, or alone; on the base pad or another one."""

    version = 1
    players = range(1, 6)
    state_type = State
    scene_modules = (scene.__name__,)
    max_moves = 9  # two white dice with four colours, and one way not to cross

    def __init__(self, variant: str = "") -> None:
        if (variant or "base") not in PADS:
            known = ", ".join(_id(name) for name in PADS)
            raise UnknownGame("unknown-game", text=_id(variant), games=known)
        self.id = _id(variant)
        self.pad = PADS[variant or "base"]
        self.sheet = sheet_of(self.id, self.pad)
        tables = (
            (pad.__name__, "WHITE_CELLS", white_cells(self.pad)),
            (pad.__name__, "COLOUR_CELLS", colour_cells(self.pad)),
            (pad.__name__, "LOCK_COLOURS", lock_colours(self.pad)),
        )
        if variant:
            self.scene_tables = (
                (scene.__name__, "NUMBERS", cell_numbers(self.pad)),
                (scene.__name__, "CELL_COLOURS", cell_colours(self.pad)),
                (scene.__name__, "WORDS", (*cell_words(self.pad), *scene.ACTIONS.values())),
            )
        modules = (rules.__name__, "foxdice.core.bits", pad.__name__, sheet.__name__)
        self.source = Source(self.id, modules, tables=tables if variant else ())
        self._named = notation.Cells(self.id, self.pad)
        self._text = self._state_text()
        super().__init__()

    def empty(self, players: int) -> State:
        """Return a state with so many blank sheets."""
        return State(sheets=[Sheet() for _ in range(players)])

    def count(self, state: State) -> int:
        """Return the number of players."""
        return state.players

    def window(self, state: State) -> tuple[int, ...]:
        """Return the moment of the game."""
        return state.active, state.phase

    def thrower(self, state: State) -> int | None:
        """Return the active player."""
        return state.active

    def rounds(self, players: int) -> int | None:  # noqa: ARG002  # no number of players fixes it
        """Return None: the game lasts until two rows are closed or somebody has four penalties."""
        return None

    def sheet_key(self, state: State, player: int) -> tuple[Any, ...]:
        """Return the sheet and the rows that are closed."""
        return state.players, state.closed, self.node(state).kind == "over", state.sheets[player].key()

    # ------------------------------------------------------------------ throws

    def dice_to_throw(self, state: State) -> Request:
        """Return which dice are thrown now."""
        return notation.dice_to_throw(state, self.pad)

    def check_throw(self, state: State, outcome: int) -> None:
        """Raise `InvalidThrow` unless the outcome is one of the throw that is due."""
        if not self.scene.may_fall(state, outcome):
            raise notation.wrong_dice(outcome, self.request(state))

    def parse_throw(self, state: State, text: str) -> int:
        """Return the outcome a text means."""
        return notation.parse_throw(text, self.request(state))

    # ------------------------------------------------------------------ moves

    def is_move(self, move: int) -> bool:
        """Tell whether the number stands for a move at all."""
        return self._named.is_move(move)

    def why_not(self, state: State, player: int, move: int) -> IllegalMove:
        """Return the reason why a move is not legal now."""
        return self._named.why_not(state, player, move)

    def parse_move(self, state: State, player: int, text: str) -> int:  # noqa: ARG002
        """Return the move a text means."""
        return self._named.parse_move(text)

    # ------------------------------------------------------------------ states as text

    def format_state(self, state: State) -> str:
        """Return a state as one line of text."""
        return self._text.format(state)

    def flaw(self, state: State) -> InvalidText | None:
        """Return what is wrong with a state, or None."""
        return validity.flaw(self.rules, state)

    def read_state(self, text: str) -> State:
        """Return what a text says, field by field."""
        players = self._text.peek(text, "players")
        if players not in self.players:
            raise InvalidText("state-value", name="players", text=str(players))
        return self._text.parse(text, self.empty(players))

    def _state_text(self) -> StateText:
        table: dict[str, Codec] = {
            "players": Number(5),
            "active": Number(4),
            "phase": Words(("roll", "white", "colour", "over")),
            "deciding": Letters("12345"),
            "faces": Digits(6),
            "closed": Letters(LETTERS),
            "crossed": Number(1),
        }
        marks: dict[str, Codec] = {
            "crosses": self._named,
            "penalties": Number(PENALTY_BOXES),
            "choice": notation.Choice(self._named),
        }
        return StateText(self.id, table, {"sheets": marks})


def _id(pad: str) -> str:
    return "qwixx" if pad in ("", "base") else f"qwixx:{pad}"
