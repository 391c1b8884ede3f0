"""What can be set about a server."""

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


def default_data() -> Path:
    """Return the user's data folder."""
    return user_data_path("foxdice", appauthor=False)


def share_of_handles() -> int:
    """Return how many connections one address may hold: a quarter of what the system lets this process have."""
    return max(64, open_files() // 4)


def open_files() -> int:
    """Return how many files and connections this process may have open."""
    try:
        import resource
    except ImportError:  # Windows
        return 512
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1 << 16 if soft == resource.RLIM_INFINITY else soft


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for; generous to people, tight for programs that run wild."""

    frame_bytes: int = 8 * 1024
    body_bytes: int = 1 << 20  # a match of Der große Wurf is by far the longest record
    header_seconds: float = 10  # in which the head of a request has to arrive, and then its body
    body_seconds: float = 30
    hello_seconds: float = 10
    enter_seconds: float = 10  # in which the store has to answer whoever comes to a table
    silence_seconds: float = 20  # then a client is asked whether it is there; after as long again it is not
    messages_per_second: float = 20
    message_burst: int = 60
    requests_per_second: float = 20  # of one token
    request_burst: int = 100
    address_requests_per_second: float = 200  # of everybody at one address
    address_request_burst: int = 2000
    checks_at_once: int = 4  # of records, of all clients together
    tables_per_hour: int = 60  # of one token
    address_tables_per_hour: int = 600
    connections_per_address: int = field(default_factory=share_of_handles)  # for requests
    sockets_per_address: int = field(default_factory=share_of_handles)
    sockets_per_token: int = 16
    spectators_per_table: int = 64
    facts_per_table: int = 100_000
    outbox_bytes: int = 1 << 20


@dataclass(frozen=True)
class Settings:
    """One server process."""

    host: str = "127.0.0.1"
    port: int = 8080
    data: Path = field(default_factory=default_data)
    database: str = ""  # URL; empty: SQLite in the data folder
    origins: tuple[str, ...] = ()  # of pages that may ask, beside the server's own; their hosts are this server's names
    bot_pause: float = 0.7  # seconds before a bot's move is shown
    trust_proxy: bool = False  # take the client's address from X-Forwarded-For
    limits: Limits = field(default_factory=Limits)

    @property
    def is_private(self) -> bool:
        """Tell whether only this machine can reach the server."""
        return self.host in ("localhost", "::1") or self.host.startswith("127.")

    @property
    def database_url(self) -> str:
        """Return the URL of the database."""
        return self.database or f"sqlite:///{self.data / 'foxdice.sqlite3'}"
