"""What a child is given by its parent, told in the environment."""

import os

import msgspec

VARIABLE = "FOXDICE_CHILD"


class Inheritance(msgspec.Struct):
    """File descriptors."""

    line: int
    sockets: list[int]  # to serve on
    figures: int | None = None  # for Prometheus

    def in_environment(self) -> dict[str, str]:
        """Return the environment of the child."""
        return {**os.environ, VARIABLE: msgspec.json.encode(self).decode()}


def inherited() -> Inheritance | None:
    """Return what this process was given, or None when nobody started it as a child."""
    told = os.environ.pop(VARIABLE, "")
    return msgspec.json.decode(told, type=Inheritance) if told else None
