"""One game being played at a table: what others may hear of yet, and what can still be taken back."""

from collections.abc import Iterable
from typing import Any

from foxdice.core import AnyGame, Node
from foxdice.core.record import Event as Play
from foxdice.core.record import Move, Playthrough, Record, Throw
from foxdice.table import events as ev
from foxdice.table.errors import Refusal


class Course:
    """The course of a game. A play is a throw or a choice; a choice is **held** while several choose at once."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game
        self.throws = 0
        self.changes = 0  # how often plays were taken back or corrected
        self._players = players
        self._held: list[ev.Chosen] = []
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

    def fall(self, outcome: int, gesture: str = "", rest: str = "") -> str:
        """Let dice fall; return the throw as text; raise `InvalidThrow`."""
        throw = self._play.throw(outcome, gesture, rest)
        self.node = self.game.node(self.state)
        return throw.text

    def repeat(self, throw: Throw) -> str:
        """Let dice fall as somebody says; return the canonical text; raise `InvalidThrow`."""
        text = self._play.play(throw).text
        self.node = self.game.node(self.state)
        return text

    def choose(self, seat: int, text: str) -> None:
        """Carry out a choice; raise what the game raises."""
        self._play.choose(seat, text)
        self.node = self.game.node(self.state)

    def note(self, fact: ev.Thrown | ev.Chosen) -> list[ev.AnyEvent]:
        """Take note of the play just carried out; return what everybody hears now."""
        if isinstance(fact, ev.Thrown):
            self.throws += 1
            self._frozen = len(self.plays)
            self._look_around()
            return [fact]
        heard: list[ev.AnyEvent] = []
        if self._together:
            self._held.append(fact)
        else:
            heard.append(fact)
        if self._play.window != self._window or self.node.kind != "decision":
            heard += self.publish_held()
            self._look_around()
        return heard

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
        self._go_on_from(self._replay([*self.plays[:-1], Throw(text)]))
        self.changes += 1
        self._look_around()

    def plan_undo(self, seat: int, *, unlimited: bool) -> tuple[list[Play], int]:
        """Return the plays that are left when a seat takes its last choice back, and how many shown ones go.

        Never across a throw, never across another player's choice, unless `unlimited`. Raises `Refusal`.
        """
        plays = self.plays
        own = next((at for at in reversed(range(len(plays))) if _is_by(plays[at], seat)), None)
        if own is None:
            raise Refusal("table-nothing-to-undo")
        shown = len(plays) - len(self._held)
        if own >= shown:
            return plays[:own] + plays[own + 1 :], 0
        if own == len(plays) - 1 and own >= self._frozen:
            return plays[:own], 1
        if unlimited:
            return plays[:own], shown - own
        crosses_throw = any(isinstance(play, Throw) for play in plays[own:])
        raise Refusal("table-undo-throw" if crosses_throw else "table-undo-other")

    def take_back(self, seat: int, *, unlimited: bool) -> int:
        """Take a choice back; return how many shown plays went with it."""
        plays, count = self.plan_undo(seat, unlimited=unlimited)
        self._go_on_from(self._replay(plays))
        self.throws = sum(isinstance(play, Throw) for play in plays)
        self.changes += 1
        if count:
            self._held = []
            self._frozen = min(self._frozen, len(plays))
            self._look_around()
        else:
            del self._held[max(at for at, chosen in enumerate(self._held) if chosen.seat == seat)]
        return count

    def _look_around(self) -> None:
        """Notice who chooses now, and whether several do at once."""
        self._window = self._play.window
        self._together = len(self.node.players) > 1
        if self._together:  # or one could find out whether somebody has chosen yet, by trying to take something back
            self._frozen = len(self.plays)

    def _replay(self, plays: Iterable[Play]) -> Playthrough:
        return Record(self.game, self._players, {}, list(plays)).replay()


def _is_by(play: Play, seat: int) -> bool:
    return isinstance(play, Move) and play.player == seat


def _seat(chosen: ev.Chosen) -> int:
    return chosen.seat
