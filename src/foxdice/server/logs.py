"""Structured logs: one JSON object a line. Only named fields are written, so that no secret slips in."""

import logging
import sys

import msgspec

FIELDS = ("table", "tables", "facts", "seconds", "reason", "bot", "game", "host", "port", "database", "client")


def _is_ours(record: logging.LogRecord) -> bool:
    return record.name.partition(".")[0] in ("foxdice", "uvicorn")


class JsonLines(logging.Formatter):
    """Writes a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            # What libraries say may quote what they were given; their own words suffice.
            "event": record.getMessage() if _is_ours(record) else str(record.msg).partition("\n")[0],
        }
        line |= {name: record.__dict__[name] for name in FIELDS if name in record.__dict__}
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
        return msgspec.json.encode(line).decode()


def set_up_logs(level: int = logging.INFO) -> None:
    """Write all logs to standard error: the server's from a level on, of others what is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in ("foxdice", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
