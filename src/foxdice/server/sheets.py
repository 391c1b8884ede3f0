"""Blank sheets, which the page lays marks on: drawn once, under names that change with what is on them."""

import hashlib
from typing import NamedTuple

from foxdice import core, draw
from foxdice.server.once import computed_once
from foxdice.texts import LANGUAGES


class Blank(NamedTuple):
    """The drawing of a blank sheet, and the name under which it can be kept for good."""

    name: str
    svg: bytes


@computed_once
def blank_sheet(game: str, language: str, *, spread: bool) -> Blank | None:
    """Return the blank sheet of a game or a variant, or None where it is played without."""
    known = core.get(game)
    if not known.sheet.areas:
        return None
    svg = draw.sheet(known, language=language, spread=spread, blank=True).encode()
    if spread and (narrow := blank_sheet(game, language, spread=False)) and svg == narrow.svg:
        return narrow  # so that it is fetched and kept once
    layout = "wide" if spread else "narrow"
    digest = hashlib.sha256(svg).hexdigest()[:16]
    return Blank(f"{game.replace(':', '-')}-{layout}-{language}-{digest}.svg", svg)


def find_sheet(name: str) -> bytes | None:
    """Return the blank sheet of a name; those of its language are drawn if they were not yet."""
    language = name.split("-")[-2] if name.count("-") > 1 else ""
    return _sheets_in(language).get(name) if language in LANGUAGES else None


def sheet_names(language: str) -> list[str]:
    """Return the names of all blank sheets in a language."""
    return list(_sheets_in(language))


@computed_once
def _sheets_in(language: str) -> dict[str, bytes]:
    ids = [id for edition in core.editions().values() for id in edition.ids]
    drawn = [blank_sheet(id, language, spread=wide) for id in ids for wide in (False, True)]
    return {blank.name: blank.svg for blank in drawn if blank}
