"""Structured logs: one JSON object a line. Only named fields are written, so that no secret slips in."""

import logging
import sys

import msgspec

FIELDS = ("table", "tables", "facts", "seconds", "reason", "bot", "game", "host", "port", "database", "client")


class JsonLines(logging.Formatter):
    """Writes a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line |= {name: record.__dict__[name] for name in FIELDS if name in record.__dict__}
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
        return msgspec.json.encode(line).decode()


def set_up_logs(level: int = logging.INFO) -> None:
    """Write the logs of the server and of uvicorn to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("foxdice", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
