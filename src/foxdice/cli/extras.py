"""Packages that come with an extra: who misses one is told which extra to install."""

import re
from importlib.metadata import PackageNotFoundError, requires

from foxdice.core import GameError

PREFERRED = "play"


class MissingExtra(GameError):
    """A command needs a package that the base installation does not bring."""


def missing_extra(error: ModuleNotFoundError, command: str) -> MissingExtra | None:
    """Return the mistake in words if the module comes with an extra of ours, otherwise nothing.

    An extra named like the command is suggested first: `train` to train.
    """
    module = (error.name or "").partition(".")[0]
    extras = [extra for package, extra in _extras() if package == module]
    if not extras:
        return None
    chosen = next((extra for extra in (command, PREFERRED) if extra in extras), extras[0])
    named = ", ".join(f"foxdice[{extra}]" for extra in extras)
    return MissingExtra("missing-extra", module=module, extras=named, extra=chosen)


def _extras() -> list[tuple[str, str]]:
    """Return every package that an extra brings, with the extra, as `pyproject.toml` declared them."""
    try:
        declared = requires("foxdice") or []
    except PackageNotFoundError:  # run from a source folder that nobody installed
        return []
    found = (re.match(r"([\w.]+).*\bextra == ['\"](\w+)['\"]", line) for line in declared)
    return [(match[1].lower(), match[2]) for match in found if match]
