"""The Brook: the front door."""

from collections.abc import Mapping
from typing import Any

from foxdice.core.errors import IllegalMove, InvalidText
from foxdice.core.game import Game, MoveInfo, Request
from foxdice.core.sheet import Mark, Marks
from foxdice.core.source import Source
from foxdice.core.tabletop import TableDie, Tabletop
from foxdice.core.text import Letters, Number, StateText, Words
from foxdice_brook import notation, rules, sheet, validity
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

    def tabletop(self, state: State) -> Tabletop:
        """Return the two dice."""
        due = self.node(state).kind == "throw"
        place = "hand" if due else "thrown"
        faces = (("g", "green", state.green), ("b", "blue", state.blue))
        dice = tuple(TableDie(letter, colour, None if due else face, place) for letter, colour, face in faces)
        played = state.round + 1 if due else state.round
        return Tabletop(dice, (played - 1) % state.players, "choose", played, ROUNDS)

    def sheet_key(self, state: State, player: int) -> tuple[Any, ...]:
        """Return the sheet."""
        return (state.sheets[player].key(),)

    def stock(self, state: State, player: int) -> Mapping[str, int]:
        """Return the fox, if the player has it."""
        flowers = state.sheets[player].flowers
        return {"fox": int(flowers & rules.FOX_FLOWERS == rules.FOX_FLOWERS)}

    def marks(self, state: State, player: int) -> Marks:
        """Return what a player has marked; a choice not yet carried out is not on the sheet."""
        own = state.sheets[player]
        flowers = {f"green-{number}": Mark() for number in range(1, 7) if own.flowers >> number - 1 & 1}
        return {**flowers, **{f"blue-{place}": Mark() for place in range(1, own.stones + 1)}}

    def chosen(self, state: State, player: int) -> int | None:
        """Return what a player has chosen while others still choose."""
        return state.sheets[player].choice - 1 if state.sheets[player].choice else None

    def view(self, state: State, player: int | None) -> State:
        """Return the state without what the others have chosen, and without who of them has chosen."""
        view = state.clone()
        for other, theirs in enumerate(view.sheets):
            if other != player and theirs.choice:
                theirs.choice = 0
                view.deciding |= 1 << other
        return view

    # ------------------------------------------------------------------ throws

    def dice_to_throw(self, state: State) -> Request:  # noqa: ARG002  # always both
        """Return which dice are thrown."""
        return Request(notation.DICE)

    def check_throw(self, state: State, outcome: int) -> None:
        """Raise `InvalidThrow` unless the outcome is one of the throw that is due."""
        self.request(state)
        notation.check_throw(outcome)

    def format_throw(self, state: State, outcome: int) -> str:  # noqa: ARG002
        """Return an outcome as text."""
        return notation.format_throw(outcome)

    def parse_throw(self, state: State, text: str) -> int:
        """Return the outcome a text means."""
        self.request(state)
        return notation.parse_throw(text)

    # ------------------------------------------------------------------ moves

    def is_move(self, move: int) -> bool:
        """Tell whether the number stands for a move at all."""
        return move in notation.WORDS

    def why_not(self, state: State, player: int, move: int) -> IllegalMove:
        """Return the reason why a move is not legal now."""
        return notation.why_not(state, state.sheets[player], move)

    def info(self, state: State, player: int, move: int) -> MoveInfo:
        """Return what a move touches."""
        return notation.info(state, state.sheets[player], move)

    def format_move(self, state: State, player: int, move: int) -> str:  # noqa: ARG002
        """Return a move as text."""
        return notation.WORDS[move]

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
