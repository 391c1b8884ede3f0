"""Der große Wurf: the front door."""

from typing import Any, Final

from foxdice.core.errors import IllegalMove, InvalidMove, InvalidText, UnknownGame
from foxdice.core.game import Game, Request
from foxdice.core.source import Source
from foxdice.core.text import Codec, Number, StateText, Words
from foxdice.games.wurf import length, notation, rules, scene, validity
from foxdice.games.wurf.sheet import DICE, SHEET
from foxdice.games.wurf.state import Hand, State

_MODULES: Final = (rules.__name__, length.__name__)
VARIANTS: Final = {
    "": Source("wurf", _MODULES),
    "match": Source("wurf-match", _MODULES, tables=((length.__name__, "MATCH", 1),)),
}


class Wurf(Game[State]):
    """Der große Wurf for two to five: a single game, or a match of as many games as players (`wurf:match`).

    Whoever drops out scores the number of players still in, in a single game too, so the fewest points win.
    A game ends because dice leave it. Nothing but luck makes them: every throw has at least one die that may show X,
    so with fair dice no game goes on for ever, and with throws that never show one it may.
    """

    version = 1
    players = range(2, 6)
    state_type = State
    sheet = SHEET
    scene_modules = (scene.__name__,)
    max_moves = 2
    fewest_win = True
    in_arena = True

    def __init__(self, variant: str = "") -> None:
        if variant not in VARIANTS:
            raise UnknownGame("unknown-game", text=f"wurf:{variant}", games=", ".join(map(_id, VARIANTS)))
        self.id = _id(variant)
        self.source = VARIANTS[variant]
        super().__init__()

    def empty(self, players: int) -> State:
        """Return a state with so many empty hands."""
        return State(hands=[Hand() for _ in range(players)])

    def count(self, state: State) -> int:
        """Return the number of players."""
        return state.players

    def window(self, state: State) -> tuple[int, ...]:
        """Return the moment of the game; nobody ever chooses at the same time as another."""
        return state.game_number, state.active, state.coming

    def thrower(self, state: State) -> int | None:
        """Return the active player."""
        return state.active

    def rounds(self, players: int) -> int | None:  # noqa: ARG002  # however many they are
        """Return None: a game lasts until one player is left."""
        return None

    def sheet_key(self, state: State, player: int) -> tuple[Any, ...]:
        """Return the points: there is no other paper."""
        return (state.hands[player].points,)

    # ------------------------------------------------------------------ throws

    def dice_to_throw(self, state: State) -> Request:
        """Return the dice to be thrown; they are all alike."""
        return Request("d" * rules.dice_to_throw(state))

    def check_throw(self, state: State, outcome: int) -> None:
        """Raise `InvalidThrow` unless the outcome is one of the throw that is due."""
        self.request(state)
        notation.check_throw(state, outcome)

    def parse_throw(self, state: State, text: str) -> int:
        """Return the outcome a text means."""
        self.request(state)
        return notation.parse_throw(state, text)

    # ------------------------------------------------------------------ moves

    def is_move(self, move: int) -> bool:
        """Tell whether the number stands for a move at all."""
        return move in scene.ACTIONS

    def why_not(self, state: State, player: int, move: int) -> IllegalMove:  # noqa: ARG002  # one reason for all
        """Return the only reason there is: whoever may choose may do both, so the dice have not been thrown."""
        return IllegalMove("dice-first")

    def parse_move(self, state: State, player: int, text: str) -> int:  # noqa: ARG002  # the text says it all
        """Return the move a text means."""
        for move, name in scene.ACTIONS.items():
            if text == name:
                return move
        raise InvalidMove("invalid-move", game=self.id, text=text)

    # ------------------------------------------------------------------ states as text

    def format_state(self, state: State) -> str:
        """Return a state as one line of text."""
        return self._state_text().format(state)

    def flaw(self, state: State) -> InvalidText | None:
        """Return what is wrong with a state, or None."""
        return validity.flaw(state, state.players if self.id.endswith(":match") else 1)

    def read_state(self, text: str) -> State:
        """Return what a text says, field by field."""
        players = self._state_text().peek(text, "players")
        if players not in self.players:
            raise InvalidText("state-value", name="players", text=str(players))
        return self._state_text().parse(text, self.empty(players))

    def _state_text(self) -> StateText:
        table: dict[str, Codec] = {
            "players": Number(self.players[-1]),
            "game_number": Number(self.players[-1]),
            "starter": Number(self.players[-1] - 1),
            "active": Number(self.players[-1] - 1),
            "coming": Words(scene.STEPS),
            "arena": notation.ArenaDice(DICE),
            "cocked": Number(DICE),
            "lost": Number(DICE),
        }
        most_points = self.players[-1] * (self.players[-1] - 1)
        return StateText(self.id, table, {"hands": {"dice": Number(DICE), "points": Number(most_points)}})


def _id(variant: str) -> str:
    return f"wurf:{variant}" if variant else "wurf"
