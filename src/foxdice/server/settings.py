"""What can be set about a server."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta
from platformdirs import user_data_path

MAX_HANDLES = 1 << 14  # enough for thousands of players


def default_data() -> Path:
    """Return the user's data folder."""
    return user_data_path("foxdice", appauthor=False)


def share_of_handles() -> int:
    """Return how many connections of a kind one address may hold: a quarter of what this process can have."""
    return open_files() // 4


def open_files() -> int:
    """Let this process have as many files and connections open as the system allows, and return how many."""
    try:
        import resource
    except ImportError:  # Windows
        return 512
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_HANDLES if hard == resource.RLIM_INFINITY else min(MAX_HANDLES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


class Address(NamedTuple):
    """Where to listen."""

    host: str
    port: int


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for; generous to people, tight for programs that run wild."""

    frame_bytes: Annotated[int, Meta(ge=1, description="size of a frame of a WebSocket")] = 8 * 1024
    body_bytes: Annotated[
        int,
        Meta(
            ge=1,
            description="size of what a request carries; the longest record is a match in the arena, throw by throw",
        ),
    ] = 1 << 20
    header_seconds: Annotated[float, Meta(gt=0, description="in which the head of a request has to arrive")] = 10
    body_seconds: Annotated[float, Meta(gt=0, description="in which the rest of a request has to arrive")] = 30
    hello_seconds: Annotated[float, Meta(gt=0, description="in which a new WebSocket has to say who it is")] = 10
    enter_seconds: Annotated[
        float, Meta(gt=0, description="in which the database has to answer whoever comes to a table")
    ] = 10
    silence_seconds: Annotated[
        float, Meta(gt=0, description="then a client is asked whether it is there; after as long again it is not")
    ] = 20
    messages_per_second: Annotated[float, Meta(gt=0, description="of one WebSocket, of whatever kind")] = 20
    message_burst: Annotated[int, Meta(ge=1, description="as many at once before that counts")] = 60
    cut_offs_per_minute: Annotated[
        float, Meta(gt=0, description="of WebSockets that flood, at one address; then it gets no new ones for a while")
    ] = 6
    cut_off_burst: Annotated[int, Meta(ge=1, description="as many at once before that counts")] = 10
    requests_per_second: Annotated[float, Meta(gt=0, description="of one token")] = 20
    request_burst: Annotated[int, Meta(ge=1, description="as many at once before that counts")] = 100
    address_requests_per_second: Annotated[float, Meta(gt=0, description="of everybody at one address")] = 200
    address_request_burst: Annotated[int, Meta(ge=1, description="as many at once before that counts")] = 2000
    checks_at_once: Annotated[int, Meta(ge=1, description="of records, of all clients together")] = 4
    checks_of_address: Annotated[int, Meta(ge=1, description="of records, of one address")] = 2
    reviews_at_once: Annotated[int, Meta(ge=1, description="that are made or wait, of all clients together")] = 32
    reviews_of_address: Annotated[
        int, Meta(ge=1, description="of one address; at the end of a game a family looks back")
    ] = 8
    hints_at_once: Annotated[int, Meta(ge=1, description="that are made or wait, of all clients together")] = 64
    hints_of_address: Annotated[int, Meta(ge=1, description="of one address")] = 16
    tables_per_hour: Annotated[int, Meta(ge=1, description="of one token")] = 60
    address_tables_per_hour: Annotated[int, Meta(ge=1, description="of one address")] = 600
    connections_per_address: Annotated[
        int, Meta(ge=1, description="for requests; unless set, a quarter of all file handles")
    ] = field(default_factory=share_of_handles)
    sockets_per_address: Annotated[
        int, Meta(ge=1, description="WebSockets; unless set, a quarter of all file handles")
    ] = field(default_factory=share_of_handles)
    sockets_per_token: Annotated[int, Meta(ge=1, description="WebSockets")] = 16
    spectators_per_table: Annotated[int, Meta(ge=1, description="who watch and have no seat")] = 64
    facts_per_table: Annotated[int, Meta(ge=1, description="stored of one table")] = 100_000
    events_per_game: Annotated[
        int, Meta(ge=1, description="of one game; four times the longest, a match of five with real dice")
    ] = 4_000
    outbox_bytes: Annotated[
        int, Meta(ge=1, description="that wait for one client; whoever takes them more slowly is cut off")
    ] = 1 << 20


@dataclass(frozen=True)
class Settings:
    """One server process. The descriptions are what `--show-settings` shows; `configuration.py` reads them."""

    host: Annotated[str, Meta(description="address to listen on")] = "127.0.0.1"
    port: Annotated[int, Meta(description="port to listen on; 0 takes any free one", ge=0, le=65535)] = 8080
    data: Annotated[Path, Meta(description="folder for games and key")] = field(default_factory=default_data)
    workers: Annotated[
        int,
        Meta(
            description="processes under a parent, which SIGHUP replaces without a break; 0: this process alone",
            ge=0,
            le=256,
        ),
    ] = 0
    database: Annotated[str, Meta(description="URL of a PostgreSQL database; empty: SQLite in the data folder")] = ""
    # Their hosts are this server's names.
    origins: Annotated[
        tuple[str, ...], Meta(description="addresses of the page as people see them, beside our own")
    ] = ()
    bot_pause: Annotated[float, Meta(description="seconds before a bot's move is shown", ge=0, le=60)] = 0.7
    bots: Annotated[tuple[str, ...], Meta(description="bots of your own, NAME=BOT (docs/engines.md)")] = ()
    trust_proxy: Annotated[bool, Meta(description="take the client's address from X-Forwarded-For")] = False
    keep_days: Annotated[
        float, Meta(description="tables untouched for so long are removed, looked for every hour; 0 keeps all", ge=0)
    ] = 0
    archive: Annotated[
        str, Meta(description="folder for the records of tables before they are removed; empty: they are gone")
    ] = ""
    log: Annotated[Literal["json", "text"], Meta(description="how a line of the log looks: json or text")] = "json"
    metrics: Annotated[
        str,
        Meta(
            description="HOST:PORT for Prometheus, the port after it for each further worker; empty: none",
            pattern=r"^(\S+:\d{1,5})?$",
        ),
    ] = ""
    limits: Limits = field(default_factory=Limits)

    @property
    def is_private(self) -> bool:
        """Tell whether only this machine can reach the server."""
        return self.host in ("localhost", "::1") or self.host.startswith("127.")

    @property
    def metrics_address(self) -> Address:
        """Return where Prometheus finds the figures."""
        host, _, port = self.metrics.rpartition(":")
        return Address(host.strip("[]"), int(port))

    @property
    def database_url(self) -> str:
        """Return the URL of the database."""
        return self.database or f"sqlite:///{self.data / 'foxdice.sqlite3'}"
