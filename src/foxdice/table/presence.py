"""Who is connected to a table; known to this process only, and not part of the facts."""


class Presence:
    """Connections by hashed token, and since when somebody is gone."""

    def __init__(self, since: int) -> None:
        self._since = since  # before that nobody was here
        self._online: dict[str, int] = {}  # connections
        self._gone: dict[str, int] = {}

    def arrive(self, who: str) -> None:
        """Count a connection."""
        self._online[who] = self._online.get(who, 0) + 1
        self._gone.pop(who, None)

    def leave(self, who: str, now: int) -> None:
        """Count a connection that is gone."""
        self._online[who] = self._online.get(who, 0) - 1
        if self._online[who] <= 0:
            del self._online[who]
            self._gone[who] = now

    def is_online(self, who: str) -> bool:
        """Tell whether somebody is connected."""
        return who in self._online

    def gone_since(self, who: str) -> int:
        """Return since when somebody is not connected."""
        return self._gone.get(who, self._since)
