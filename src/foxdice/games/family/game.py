"""The front door of the Clever games, as far as it is the same for all of them."""

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

from foxdice.core.errors import IllegalMove, InvalidText, UnknownGame
from foxdice.core.game import Game, MoveInfo, Request
from foxdice.core.sheet import Marks, Sheet
from foxdice.core.source import Source, load
from foxdice.core.tabletop import TableDie, Tabletop
from foxdice.core.text import Codec, Digits, Letters, Number, StateText, Words
from foxdice.games.family import throws, validity
from foxdice.games.family.dice import SLOTS, face, tray_is_served
from foxdice.games.family.state import EXTRA, PASSIVE_PICK, PICK, FamilySheet, FamilyState
from foxdice.games.family.turns import DECLINE, FIRST_MARK, LET_GO, REROLL, ROUNDS, STOP
from foxdice.texts import Name

S = TypeVar("S", bound=FamilyState)

ACTIONS = {REROLL: "reroll", LET_GO: "let-go", DECLINE: "decline", STOP: "stop"}
MODULES = ("foxdice.games.family.turns", "foxdice.games.family.dice", "foxdice.core.bits")
AREAS = "foxdice.games.family.areas"


class FamilyGame(Game[S]):
    """What the Clever games have in common."""

    name: ClassVar[str]  # the id of the game without a variant
    modules: ClassVar[tuple[str, ...]]  # of its areas, the one that implements the interface first
    sheets: ClassVar[tuple[str, Mapping[str, Sheet]]]  # the module of the sheet, and the sheets by variant
    texts: ClassVar[tuple[str, str, str]]  # the modules of notation, marks and validity, which read the sheet too
    players = range(1, 5)
    dice: ClassVar[tuple[str, ...]]  # their colours, white first
    letters: ClassVar[str]  # of the dice
    sheet_type: ClassVar[type[FamilySheet]]
    sheet_codecs: ClassVar[Mapping[str, Codec]]  # of the game's own fields
    actions: ClassVar[Mapping[int, str]] = ACTIONS

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
        # Notation and marks are copied like the rules, so that they read the sheet of the variant.
        texts = Source(f"{self.id}.texts", (*self.source.modules, *self.texts), self.source.implements, tables)
        copies = load(texts)
        self.notation: Any = copies[self.texts[0]]
        self._marks: Any = copies[self.texts[1]]
        self._validity: Any = copies[self.texts[2]]
        self._actions_by_name = {name: action for action, name in self.actions.items()}

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

    # ------------------------------------------------------------------ what lies on the table

    def tabletop(self, state: S) -> Tabletop:
        """Return dice, slots and tray."""
        extra = any(sheet.step == EXTRA for sheet in state.sheets)
        step = "extra" if extra else "passive" if tray_is_served(state) else "active"
        due = self.dice_to_throw(state).dice if self.node(state).kind == "throw" else ""
        dice = tuple(
            TableDie(letter, colour, None, "hand")
            if letter in due
            else TableDie(letter, colour, face(state, die) or None, _place(state, die))
            for die, (letter, colour) in enumerate(zip(self.letters, self.dice, strict=True))
        )
        return Tabletop(dice, state.active, step, state.round_number, self.rounds(state.players))

    def sheet_key(self, state: S, player: int) -> tuple[Any, ...]:
        """Return the sheet, the round, and whether it is the last one."""
        return state.players, state.round_number, self.node(state).kind == "over", state.sheets[player].key()

    def stock(self, state: S, player: int) -> Mapping[str, int]:
        """Return the actions that are left, and the foxes."""
        sheet = state.sheets[player]
        return {
            "reroll": sheet.rerolls - sheet.rerolls_used,
            "extra": sheet.extras - sheet.extras_used,
            "fox": sheet.foxes,
        }

    # ------------------------------------------------------------------ what a player may see

    def view(self, state: S, player: int | None) -> S:
        """Return the state with other players' sheets as they were before everybody began to choose."""
        view = state.clone()
        self.rules.conceal(view, -1 if player is None else player)
        return view

    # ------------------------------------------------------------------ throws

    def dice_to_throw(self, state: S) -> Request:
        """Return which dice are thrown now."""
        return throws.dice_to_throw(state, self.letters)

    def check_throw(self, state: S, outcome: int) -> None:
        """Raise `InvalidThrow` unless the outcome is one of the throw that is due."""
        throws.check_throw(outcome, self.letters, self.request(state))

    def format_throw(self, state: S, outcome: int) -> str:
        """Return an outcome of the throw that is due as text."""
        self.check_throw(state, outcome)
        return throws.format_throw(outcome, self.letters, self.request(state))

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
        return move in self.actions if move < FIRST_MARK else self.is_mark(move)

    def format_move(self, state: S, player: int, move: int) -> str:
        """Return a move as text: an action's name, or die and cell; +1 has a plus in front."""
        self.check_move(state, player, move)
        if move < FIRST_MARK:
            return self.actions[move]
        plus = "+" if self._takes_extra(state, player) else ""
        return plus + self.format_mark(state, player, move)

    def parse_move(self, state: S, player: int, text: str) -> int:
        """Return the move a text means."""
        action = self._actions_by_name.get(text)
        if action is not None:
            return action
        move = self.parse_mark(state, player, text.removeprefix("+"))
        takes_extra = self._takes_extra(state, player)
        if text.startswith("+") != takes_extra:
            raise IllegalMove("extra-now" if takes_extra else "no-extra-now")
        return move

    def info(self, state: S, player: int, move: int) -> MoveInfo:
        """Return what a move touches."""
        self.check_move(state, player, move)
        return MoveInfo(action=self.actions[move]) if move < FIRST_MARK else self.mark_info(state, player, move)

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

    def marks(self, state: S, player: int) -> Marks:
        """Return what a player has marked, cell by cell."""
        marks: Marks = self._marks.marks(state.sheets[player])
        return marks

    def is_mark(self, move: int) -> bool:
        """Tell whether a number from FIRST_MARK on stands for a move at all."""
        known: bool = self.notation.is_mark(move)
        return known

    def format_mark(self, state: S, player: int, move: int) -> str:
        """Return a move that marks the sheet as text."""
        text: str = self.notation.format_mark(state, state.sheets[player], move)
        return text

    def parse_mark(self, state: S, player: int, text: str) -> int:
        """Return the move that marks the sheet as a text says."""
        move: int = self.notation.parse_mark(state, state.sheets[player], text)
        return move

    def mark_info(self, state: S, player: int, move: int) -> MoveInfo:
        """Return what a move that marks the sheet touches."""
        info: MoveInfo = self.notation.mark_info(state, state.sheets[player], move)
        return info

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

    # ------------------------------------------------------------------ helpers

    def _takes_extra(self, state: S, player: int) -> bool:
        sheet = state.sheets[player]
        return sheet.step == EXTRA and not sheet.pending


def _place(state: FamilyState, die: int) -> str:
    """Return where a die lies that is not about to be thrown."""
    if state.tray >> die & 1:
        return "tray"
    for slot in range(SLOTS):
        if state.slots >> 3 * slot & 7 == die + 1:
            return f"slot-{slot + 1}"
    return "thrown"
