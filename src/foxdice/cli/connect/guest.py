"""A bot at a table of a server: it sits down, decides and throws when it has to, and comes back when it is cut off.

It keeps nothing of the game: before every decision it looks at the table as its seat may see it. So choices that are
taken back, rematches and a line that was lost need nothing of their own.
"""

from collections.abc import Iterator

from foxdice.bots.bot import Bot
from foxdice.bots.seating import tell_end
from foxdice.cli.connect.house import BREATH, TOO_FAST, House, Line, Lost, NotConnected, SaidNo
from foxdice.core import AnyGame
from foxdice.core.record import Playthrough
from foxdice.table import messages as msg
from foxdice.table.look import GameLook, Look

PAUSES = (0.5, 1, 2, 4, 8, *[15] * 40)  # seconds between tries to come back; some ten minutes in all
PATIENCE = 10  # refusals one after the other, after which it is no use


class Guest:
    """Plays the seat of a token. Seats may be numbered anew when a game begins, so it asks which one that is."""

    def __init__(self, house: House, game: AnyGame, bot: Bot, name: str, seat: int, *, stays: bool) -> None:
        """`seat` counts from 1; 0 is the first free one."""
        self._house = house
        self._game = game
        self._bot = bot
        self._name = name
        self._wanted = seat
        self._stays = stays
        self._is_seated = False
        self._is_out_of_time = False  # for this game
        self._number = 0  # of the game at the table whose end was not told yet; 0 before there is a seat
        self._refusals = 0  # one after the other

    def play(self) -> Iterator[Playthrough]:
        """Play, and yield every game that ended; raise `NotConnected`."""
        pauses = iter(PAUSES)
        while True:
            try:
                with self._house.line(self._house.look().version) as line:
                    for look in self._looks(line):
                        pauses = iter(PAUSES)
                        while self._has_ended(look):
                            ended = self._house.record(self._number).replay()
                            tell_end([self._bot], self._game, ended.state)
                            self._number += 1
                            yield ended
                            if not self._stays:
                                return
            except Lost as lost:
                pause = next(pauses, None)
                if pause is None:
                    raise self._house.gone(lost) from lost
                self._house.pause(pause)

    def _has_ended(self, look: Look) -> bool:
        """Tell whether a game of ours is over; whoever wanted another may have been quicker than our look."""
        if look.yours and not self._number:
            self._number = look.number
        return 0 < self._number < look.number + (look.phase == "over")

    def _looks(self, line: Line) -> Iterator[Look]:
        """Yield the table whenever it has changed, and do what is due."""
        while True:
            look = self._house.look()
            yield look
            self._check(look)
            message = self._due(look)
            if message is None:
                line.wait()
            else:
                self._say(line, message, look.version)

    def _say(self, line: Line, message: msg.AnyMessage, version: int) -> None:
        try:
            line.say(message, version)
            self._refusals = 0
        except SaidNo as refusal:
            if isinstance(message, msg.Back):
                self._is_out_of_time = True
                return
            self._refusals += 1  # somebody may have taken something back meanwhile: look again
            if isinstance(message, msg.Join) or self._refusals >= PATIENCE:
                raise NotConnected("connect-refused", text=refusal.text) from refusal
            if refusal.code == TOO_FAST:
                self._house.pause(BREATH)

    def _check(self, look: Look) -> None:
        """Raise `NotConnected` where there is no seat, or where the seat is a person's."""
        if any(not look.seats[seat].program for seat in look.yours):
            raise NotConnected("connect-person")
        if self._is_seated and not look.yours:
            raise NotConnected("connect-no-seat")
        self._is_seated = bool(look.yours)
        if not self._is_seated and look.phase != "lobby":
            raise NotConnected("table-already-started")

    def _due(self, look: Look) -> msg.AnyMessage | None:
        if not look.yours:
            return msg.Join(self._seat_to_take(look), self._name, program=True)
        if look.phase != "playing" or look.game is None:
            self._is_out_of_time = False
            return None
        seat = look.yours[0] if look.seat is None else look.seat
        if look.seats[seat].resigned:
            return None
        if look.seats[seat].replaced:
            return None if self._is_out_of_time else msg.Back(seat)
        return self._turn(look.game, seat)

    def _turn(self, look: GameLook, seat: int) -> msg.AnyMessage | None:
        if seat not in look.waiting:
            return None
        if look.waits_for == "throw":
            return msg.Throw(seat)
        view = self._game.parse_state(look.state)
        move = self._bot.choose(self._game, view, seat)
        return msg.Choose(seat, self._game.format_move(view, seat, move))

    def _seat_to_take(self, look: Look) -> int:
        if self._wanted:
            return self._wanted - 1  # where it is taken, or none, the server says so
        for number, seat in enumerate(look.seats):
            if seat.kind == "empty":
                return number
        raise NotConnected("connect-full")
