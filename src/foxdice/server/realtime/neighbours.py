"""Other server processes on the same database: what they say about tables, and what they are told."""

import contextlib
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from foxdice.server.realtime.directory import Directory
from foxdice.server.realtime.room import Room
from foxdice.server.storage.store import Store
from foxdice.server.wire import Reaction, encode

FACE = "!"  # in front of a face that somebody shows


class Neighbours:
    """The other processes; alone there is nobody to hear and nobody to tell.

    News is the id of a table, behind which a process that stored facts of it says nothing more, one that wants to know
    who is connected there a question mark, and one that tells it how often and who.
    """

    def __init__(
        self,
        rooms: Directory,
        store: Store,
        look_for_news: Callable[[Room], None],
    ) -> None:
        self._rooms = rooms
        self._store = store
        self._look_for_news = look_for_news

    # ------------------------------------------------------------------ what they say

    def hear(self, process: str, news: Sequence[str]) -> None:
        """Hear what another process says."""
        self._store.heard += 1
        for one in news:
            with contextlib.suppress(msgspec.DecodeError):  # a newer release may say what this one does not know
                self._hear_one(process, one)

    def _hear_one(self, process: str, news: str) -> None:
        id, _, presence = news.partition(" ")
        room = self._rooms.get(id)
        if room is None:
            if not presence:
                self._rooms.outdate(id)
            return
        if presence.startswith(FACE):
            room.tell_reaction(msgspec.json.decode(presence.removeprefix(FACE), type=Reaction))
        elif presence == "?":
            self._tell_who_is_here(room)
        elif presence:
            count, _, who = presence.partition(" ")
            room.count_elsewhere(process, who, int(count), room.now())
        else:
            room.needs_reload = True
            self._look_for_news(room)

    def hear_everything(self) -> None:
        """After a lost connection to the others: look at every table again, and say who is here."""
        self._rooms.outdate_all()
        for room in self._rooms:
            room.needs_reload = True
            self._look_for_news(room)
            self._tell_who_is_here(room)

    def hear_who_is_alive(self, is_alive: Callable[[str], bool]) -> None:
        """Forget the connections of processes that are gone, maybe without a word."""
        for room in self._rooms:
            for process, who in list(room.elsewhere):
                if not is_alive(process):
                    room.count_elsewhere(process, who, 0, room.now())

    # ------------------------------------------------------------------ what they are told

    def ask_who_is_there(self, room: Room) -> None:
        """Ask who is connected to a table at other processes."""
        self._store.tell(f"{room.table.id} ?")

    def tell_presence(self, room: Room, who: str) -> None:
        """Tell everybody that somebody came or left."""
        room.tell_presence()
        if not who:
            return  # spectators without a token keep nobody's seat
        count = sum(watcher.who == who for watcher in room.watchers)
        self._store.tell(f"{room.table.id} {count} {who}")

    def tell_reaction(self, room: Room, reaction: Reaction) -> None:
        """Show a face to those at other processes."""
        self._store.tell(f"{room.table.id} {FACE}{encode(reaction).decode()}")

    def _tell_who_is_here(self, room: Room) -> None:
        for who, count in Counter(watcher.who for watcher in room.watchers if watcher.who).items():
            self._store.tell(f"{room.table.id} {count} {who}")
