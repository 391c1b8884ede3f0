"""The front door of the Clever games, as far as it is the same for all of them."""

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

from foxdice.core.errors import IllegalMove, InvalidText, UnknownGame
from foxdice.core.game import Game, Request
from foxdice.core.sheet import Sheet
from foxdice.core.source import Source, load
from foxdice.core.text import Codec, Digits, Letters, Number, StateText, Words
from foxdice.games.family import throws, validity
from foxdice.games.family.state import PASSIVE_PICK, PICK, FamilySheet, FamilyState
from foxdice.games.family.turns import DECLINE, FIRST_MARK, LET_GO, REROLL, ROUNDS, STOP
from foxdice.texts import Name

S = TypeVar("S", bound=FamilyState)

MODULES = ("foxdice.games.family.turns", "foxdice.games.family.dice", "foxdice.core.bits")
AREAS = "foxdice.games.family.areas"
SCENE = "foxdice.games.family.scene"


class FamilyGame(Game[S]):
    """What the Clever games have in common."""

    name: ClassVar[str]  # the id of the game without a variant
    modules: ClassVar[tuple[str, ...]]  # of its areas, the one that implements the interface first
    sheets: ClassVar[tuple[str, Mapping[str, Sheet]]]  # the module of the sheet, and the sheets by variant
    texts: ClassVar[tuple[str, str]]  # the modules of notation and validity, which read the sheet too
    players = range(1, 5)
    dice: ClassVar[tuple[str, ...]]  # their colours, white first
    letters: ClassVar[str]  # of the dice
    sheet_type: ClassVar[type[FamilySheet]]
    sheet_codecs: ClassVar[Mapping[str, Codec]]  # of the game's own fields

    def __init__(self, variant: str = "") -> None:
        module, sheets = self.sheets
        ids = {one: f"{self.name}:{one}" if one else self.name for one in (*sheets, variant)}
        self.id = ids[variant]
        if variant not in sheets:
            raise UnknownGame("unknown-game", text=self.id, games=", ".join(ids[one] for one in sheets))
        self.sheet = sheets[variant]
        tables = ((module, "SHEET", self.sheet),) if variant else ()
        self.source = Source(self.id, (*MODULES, *self.modules, module), ((AREAS, self.modules[0]),), tables)
        super().__init__()
        # Notation is copied like the rules, so that it reads the sheet of the variant.
        whole = self.scene_source.with_modules(self.texts)
        copies = load(Source(f"{self.id}.texts", whole.modules, whole.implements, whole.tables))
        self.notation: Any = copies[self.texts[0]]
        self._validity: Any = copies[self.texts[1]]
        self._actions_by_name = {name: action for action, name in self.scene.ACTIONS.items()}

    def empty(self, players: int) -> S:
        """Return a state with so many blank sheets."""
        state: Any = self.state_type()
        state.sheets = [self.sheet_type() for _ in range(players)]
        state.shown = [self.sheet_type() for _ in range(players)]
        return state  # type: ignore[no-any-return]

    def count(self, state: S) -> int:
        """Return the number of players."""
        return state.players

    def window(self, state: S) -> tuple[int, ...]:
        """Return the moment of the game."""
        return state.round_number, state.active, state.roll, state.coming

    def thrower(self, state: S) -> int | None:
        """Return the active player."""
        return state.active

    def rounds(self, players: int) -> int | None:
        """Return how many rounds are played."""
        return ROUNDS[players]

    # ------------------------------------------------------------------ points

    def worth(self, state: S, player: int) -> tuple[int, ...]:
        """Return the points; of those who have the same, whoever has the best single area wins."""
        score = self.score(state, player)
        return score.total, max(score.areas.values())

    def sheet_key(self, state: S, player: int) -> tuple[Any, ...]:
        """Return the sheet, the round, and whether it is the last one."""
        return state.players, state.round_number, self.node(state).kind == "over", state.sheets[player].key()

    # ------------------------------------------------------------------ throws

    def dice_to_throw(self, state: S) -> Request:
        """Return which dice are thrown now."""
        return throws.dice_to_throw(state, self.letters)

    def check_throw(self, state: S, outcome: int) -> None:
        """Raise `InvalidThrow` unless the outcome is one of the throw that is due."""
        if not self.scene.may_fall(state, outcome):
            raise throws.wrong_dice(outcome, self.request(state))

    def parse_throw(self, state: S, text: str) -> int:
        """Return the outcome a text means."""
        return throws.parse_throw(text, self.letters, self.request(state))

    # ------------------------------------------------------------------ moves

    def is_legal(self, state: S, player: int, move: int) -> bool:
        """Tell whether a player may make a move now."""
        if not self.is_move(move) or not 0 <= player < state.players or not state.deciding >> player & 1:
            return False
        legal: bool = self.rules.is_legal(state, player, move, [0] * self.max_moves)
        return legal

    def is_move(self, move: int) -> bool:
        """Tell whether the number stands for a move at all."""
        return move in self.scene.ACTIONS if move < FIRST_MARK else self.is_mark(move)

    def parse_move(self, state: S, player: int, text: str) -> int:
        """Return the move a text means."""
        action: int | None = self._actions_by_name.get(text)
        if action is not None:
            return action
        move = self.parse_mark(state, player, text.removeprefix("+"))
        takes_extra = self.scene.family.takes_extra(state, player)
        if text.startswith("+") != takes_extra:
            raise IllegalMove("extra-now" if takes_extra else "no-extra-now")
        return move

    def why_not(self, state: S, player: int, move: int) -> IllegalMove:
        """Return the reason why a move is not legal now."""
        sheet = state.sheets[player]
        if sheet.pending:
            unused: IllegalMove = self.notation.why_not_bonus(sheet, move)
            return unused
        if move == REROLL:
            return IllegalMove("no-reroll-left" if sheet.step == PICK else "no-reroll-now")
        if move == LET_GO:
            return IllegalMove("roll-is-usable" if sheet.step == PICK else "no-roll-to-let-go")
        if move == DECLINE:
            return IllegalMove("nothing-to-decline")
        if move == STOP:
            return IllegalMove("nothing-to-stop")
        reason: IllegalMove = self.notation.why_not_mark(
            state, sheet, move, lambda die: self.why_not_die(state, player, die)
        )
        return reason

    def why_not_die(self, state: S, player: int, die: int) -> IllegalMove | None:
        """Return why a die may not be chosen at all, or None when it may."""
        if self.rules.usable_dice(state, player) >> die & 1:
            return None
        step = state.sheets[player].step
        name = {PICK: "die-not-thrown", PASSIVE_PICK: "die-not-on-tray"}.get(step, "die-already-taken")
        return IllegalMove(name, die=Name(f"die-{self.dice[die]}"))

    def is_mark(self, move: int) -> bool:
        """Tell whether a number from FIRST_MARK on stands for a move at all."""
        known: bool = self.notation.is_mark(move)
        return known

    def parse_mark(self, state: S, player: int, text: str) -> int:
        """Return the move that marks the sheet as a text says."""
        move: int = self.notation.parse_mark(state, state.sheets[player], text)
        return move

    # ------------------------------------------------------------------ states as text

    def format_state(self, state: S) -> str:
        """Return a state as one line of text."""
        return self._state_text(state.hidden).format(state)

    def flaw(self, state: S) -> InvalidText | None:
        """Return what is wrong with a state, or None."""
        sheets = state.sheets + state.shown if state.hidden else state.sheets
        return validity.flaw(state) or next(filter(None, map(self.sheet_flaw, sheets)), None)

    def sheet_flaw(self, sheet: FamilySheet) -> InvalidText | None:
        """Return what is wrong with what a player has marked, or None."""
        flaw: InvalidText | None = self._validity.flaw(sheet)
        return flaw

    def read_state(self, text: str) -> S:
        """Return what a text says, field by field."""
        players = self._state_text(0).peek(text, "players")
        if players not in self.players:
            raise InvalidText("state-value", name="players", text=str(players))
        hidden = self._state_text(0).peek(text, "hidden")
        return self._state_text(hidden).parse(text, self.empty(players))

    def _state_text(self, hidden: int) -> StateText:
        """While choices are hidden, the sheets that everybody last saw are part of the state."""
        table: dict[str, Codec] = {
            "players": Number(4),
            "round_number": Number(6),
            "active": Number(3),
            "coming": Words(("roll", "extra", "passive", "solo-roll", "next-turn", "over")),
            "deciding": Letters("1234"),
            "hidden": Number(1),
            "roll": Number(3),
            "faces": Digits(6),
            "rolled": Letters(self.letters),
            "tray": Letters(self.letters),
            "slots": Digits(3),
        }
        sheet: dict[str, Codec] = {
            "step": Words(("idle", "pick", "passive-pick", "extra")),
            "pending": Digits(20),
            "extra_taken": Letters(self.letters),
            "rerolls": Number(7),
            "rerolls_used": Number(7),
            "extras": Number(7),
            "extras_used": Number(7),
            "foxes": Number(6),
            **self.sheet_codecs,
        }
        return StateText(self.id, table, {"sheets": sheet, "shown": sheet} if hidden else {"sheets": sheet})
