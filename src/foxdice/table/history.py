"""One game being played at a table: what others may hear of yet, and what can still be taken back."""

from typing import Any

from foxdice.core import AnyGame, Node
from foxdice.core.record import Event as Play
from foxdice.core.record import Move, Playthrough, Throw
from foxdice.table import events as ev
from foxdice.table.decision import UNREAD
from foxdice.table.errors import Refusal

# With dice that somebody types in, a game can go on for ever. A copy of it is kept that is not much more than so many
# plays old, and whoever corrects a throw or takes a choice back waits for the plays since then, not for the whole game.
PLAYS_PER_COPY = 64


class History:
    """The plays of a game and where they led.

    A play is a throw or a choice; a choice is **held** while several choose at once.
    """

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game
        self.throws = 0
        self.changes = 0  # how often plays were taken back or corrected
        self._players = players
        self._copy: Playthrough | None = None  # before one of the latest throws
        self._held: list[ev.Chosen] = []
        self._undone: list[list[Play]] = []  # what can be made again, the latest last
        self._frozen = 0  # plays that stand: a throw, or others' choices, came after them
        self._go_on_from(Playthrough(game, players))
        self._look_around()

    def _go_on_from(self, play: Playthrough) -> None:
        self._play = play
        self.state: Any = play.state  # with everything in it
        self.plays: list[Play] = play.record.events  # held ones at the end
        self.node: Node = self.game.node(play.state)  # what the game waits for

    @property
    def shown(self) -> list[Play]:
        """Return the plays everybody may hear of."""
        return self.plays[: len(self.plays) - len(self._held)]

    @property
    def held(self) -> list[ev.Chosen]:
        """Return the choices others may not hear of yet."""
        return self._held

    @property
    def rest(self) -> str:
        """Return how dice in an arena came to rest when any were moved last, or nothing."""
        return next((play.rest for play in reversed(self.plays) if isinstance(play, Throw) and play.rest), "")

    def moves_of(self, seat: int) -> int:
        """Return how many choices of a seat stand."""
        return sum(isinstance(play, Move) and play.player == seat for play in self.plays)

    # ------------------------------------------------------------------ playing

    def check_fall(self, outcome: int) -> str:
        """Return the text of an outcome of the throw that is due; raise `InvalidThrow`."""
        return self.game.format_throw(self.state, outcome)

    def read_throw(self, text: str) -> int:
        """Return the outcome that a text means; raise `InvalidThrow`."""
        return self.game.parse_throw(self.state, text)

    def read_choice(self, seat: int, text: str) -> int:
        """Return the move that a text means; raise what the game raises."""
        return self._play.read_choice(seat, text)

    def fold(self, fact: ev.Thrown | ev.Chosen, number: int = UNREAD) -> list[ev.AnyEvent]:
        """Carry out a play whose number is known or read now; return what everybody hears of it."""
        self._undone.clear()
        return self._carry_out(fact, number)

    def _carry_out(self, fact: ev.Thrown | ev.Chosen, number: int = UNREAD) -> list[ev.AnyEvent]:
        if isinstance(fact, ev.Thrown):
            self._throw(fact, number)
            return [fact]
        if number == UNREAD:
            number = self.read_choice(fact.seat, fact.move)
        self._play.carry_out(Move(fact.seat, fact.move), number)
        self.node = self.game.node(self.state)
        heard: list[ev.AnyEvent] = []
        if self._together:
            self._held.append(fact)
        else:
            heard.append(fact)
        if self._play.window != self._window or self.node.kind != "decision":
            heard += self.publish_held()
            self._look_around()
        return heard

    def _throw(self, fact: ev.Thrown, number: int) -> None:
        text = fact.text
        if number == UNREAD:
            number = self.read_throw(text)
            text = self.check_fall(number)
        if len(self.plays) >= PLAYS_PER_COPY + (len(self._copy.record.events) if self._copy else 0):
            self._copy = self._play.copy()
        self._play.carry_out(Throw(text, fact.gesture, fact.rest), number)
        self.node = self.game.node(self.state)
        self.throws += 1
        self._frozen = len(self.plays)
        self._look_around()

    def publish_held(self) -> list[ev.Chosen]:
        """Return the choices that were held, by seat; they stand now."""
        held = sorted(self._held, key=_seat)
        if held:
            self._held = []
            self._frozen = len(self.plays)
        return held

    # ------------------------------------------------------------------ correcting and taking back

    def check_correction(self, text: str) -> str:
        """Return the canonical text of a corrected last throw; raise `Refusal` or `InvalidThrow`."""
        if not self.plays:
            raise Refusal("table-nothing-to-correct")
        if not isinstance(self.plays[-1], Throw):
            raise Refusal("table-correct-too-late")
        return self._replay(self.plays[:-1]).play(Throw(text)).text

    def correct(self, text: str) -> None:
        """Replace the last throw."""
        self._undone.clear()
        self._go_on_from(self._replay([*self.plays[:-1], Throw(text)]))
        self.changes += 1
        self._look_around()

    def plan_undo(self, seat: int, *, unlimited: bool) -> int:
        """Return how many shown plays go when a seat takes its last choice back; none for one that is held.

        Never across a throw, never across another player's choice, unless `unlimited`. Raises `Refusal`.
        """
        plays = self.plays
        own = next((at for at in reversed(range(len(plays))) if _is_by(plays[at], seat)), None)
        if own is None:
            raise Refusal("table-nothing-to-undo")
        shown = len(plays) - len(self._held)
        if own >= shown:
            return 0
        if own == len(plays) - 1 and own >= self._frozen:
            return 1
        if unlimited:
            return shown - own
        crosses_throw = any(isinstance(play, Throw) for play in plays[own:])
        raise Refusal("table-undo-throw" if crosses_throw else "table-undo-other")

    def take_back(self, seat: int, count: int) -> None:
        """Take the last shown plays back, or where there are none to go the choice that a seat holds."""
        if count:
            shown = self.shown
            self._undone.append(shown[-count:])
            self._held = []
            left = shown[:-count]
        else:
            del self._held[max(at for at, chosen in enumerate(self._held) if chosen.seat == seat)]
            own = max(at for at, play in enumerate(self.plays) if _is_by(play, seat))
            left = self.plays[:own] + self.plays[own + 1 :]
        self._go_on_from(self._replay(left))
        self.throws = sum(isinstance(play, Throw) for play in left)
        self.changes += 1
        if count:
            self._frozen = min(self._frozen, len(left))
            self._look_around()

    def can_redo(self, seat: int) -> bool:
        """Tell whether a seat took something back that can be made again."""
        return bool(self._undone) and not self._held and _is_by(self._undone[-1][0], seat)

    def plan_redo(self, seat: int) -> int:
        """Return how many plays are made again; raise `Refusal`."""
        if not self.can_redo(seat):
            raise Refusal("table-nothing-to-redo")
        return len(self._undone[-1])

    def make_again(self) -> None:
        """Make again what was taken back last."""
        for play in self._undone.pop():
            if isinstance(play, Throw):
                self._carry_out(ev.Thrown(0, 0, play.text, play.gesture, play.rest))
            else:
                self._carry_out(ev.Chosen(0, play.player, play.text))
        self.changes += 1

    def _look_around(self) -> None:
        """Notice who chooses now, and whether several do at once."""
        self._window = self._play.window
        self._together = len(self.node.players) > 1
        if self._together:  # or one could find out whether somebody has chosen yet, by trying to take something back
            self._frozen = len(self.plays)

    def _replay(self, plays: list[Play]) -> Playthrough:
        """Return the game after so many of its plays, maybe with another last one."""
        if self._copy and len(plays) < len(self._copy.record.events):
            self._copy = None
        play = self._copy.copy() if self._copy else Playthrough(self.game, self._players)
        for event in plays[len(play.record.events) :]:
            play.play(event)
        return play


def _is_by(play: Play, seat: int) -> bool:
    return isinstance(play, Move) and play.player == seat


def _seat(chosen: ev.Chosen) -> int:
    return chosen.seat
