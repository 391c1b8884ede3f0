"""Structured logs, a line each, as JSON or as text. Only named fields are written, so that no secret slips in.

A line that was written while a request was answered carries its id, which the answer carries as `X-Request-Id` too.
"""

import logging
import sys
from contextvars import ContextVar
from typing import Any, Literal

import msgspec

TIME = "%Y-%m-%dT%H:%M:%S%z"
request_id: ContextVar[str] = ContextVar("request_id", default="")
FIELDS = (
    "table",
    "tables",
    "facts",
    "seconds",
    "reason",
    "bot",
    "game",
    "host",
    "port",
    "database",
    "client",
    "place",
    "code",
    "away",
)


def _is_ours(record: logging.LogRecord) -> bool:
    return record.name.partition(".")[0] in ("foxdice", "uvicorn")


def _line(record: logging.LogRecord, time: str) -> dict[str, Any]:
    line = {
        "time": time,
        "level": record.levelname.lower(),
        "logger": record.name,
        # What libraries say may quote what they were given; their own words suffice.
        "event": record.getMessage() if _is_ours(record) else str(record.msg).partition("\n")[0],
    }
    line |= {name: record.__dict__[name] for name in FIELDS if name in record.__dict__}
    if request := request_id.get():
        line["request"] = request
    if record.exc_info and record.exc_info[0]:
        line["error"] = record.exc_info[0].__name__
    return line


class JsonLines(logging.Formatter):
    """Writes a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        return msgspec.json.encode(_line(record, self.formatTime(record, TIME))).decode()


class TextLines(logging.Formatter):
    """Writes a log record as one line for a person."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line; no control character of whatever is quoted reaches the terminal."""
        line = _line(record, self.formatTime(record, TIME))
        head = [line.pop(name) for name in ("time", "level", "logger", "event")]
        text = "  ".join([*head, *(f"{name}={value}" for name, value in line.items())])
        return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def set_up_logs(level: int = logging.INFO, form: Literal["json", "text"] = "json") -> None:
    """Write all logs to standard error: the server's from a level on, of others what is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in ("foxdice", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
