"""What can be set about a server."""

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


def default_data() -> Path:
    """Return the user's data folder."""
    return user_data_path("foxdice", appauthor=False)


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for; generous to people, tight for programs that run wild."""

    frame_bytes: int = 8 * 1024
    body_bytes: int = 1 << 20  # a match of Der große Wurf is by far the longest record
    messages_per_second: float = 20
    message_burst: int = 60
    requests_per_second: float = 20
    request_burst: int = 100
    checks_at_once: int = 4  # of records whose throws have to be made again, of all clients together
    tables_per_hour: int = 60
    sockets_per_client: int = 64
    watchers_per_table: int = 64
    outbox_bytes: int = 1 << 20


@dataclass(frozen=True)
class Settings:
    """One server process."""

    host: str = "127.0.0.1"
    port: int = 8080
    data: Path = field(default_factory=default_data)
    database: str = ""  # URL; empty: SQLite in the data folder
    origins: tuple[str, ...] = ()  # allowed beside the server's own
    bot_pause: float = 0.7  # seconds before a bot's move is shown
    trust_proxy: bool = False  # take the client's address from X-Forwarded-For
    limits: Limits = Limits()

    @property
    def database_url(self) -> str:
        """Return the URL of the database."""
        return self.database or f"sqlite:///{self.data / 'foxdice.sqlite3'}"
