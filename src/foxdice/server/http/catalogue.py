"""The games there are, as a page has to know them: who can play what, with whom, and how it is told."""

from collections.abc import Iterator
from importlib.resources import files

import msgspec

from foxdice import bots, core
from foxdice.bots.guests import Guests
from foxdice.core import Edition
from foxdice.core.about import About, Action, Hint, Result, Step
from foxdice.server.brains import BrainFiles, brain_files
from foxdice.server.once import computed_once
from foxdice.server.rules import arena_name, rules_hash
from foxdice.server.sheets import blank_sheet
from foxdice.table.arena_look import BUILD, ArenaBuild
from foxdice.table.throws import dice_for

NO_GUESTS = Guests()


class Capabilities(msgspec.Struct, frozen=True):
    """What a game has: table and page choose by this, never by a game's name."""

    arena: bool  # thrown dice hit lying ones
    sheets: bool
    simultaneous: bool  # several may have to choose at once
    ranks: bool  # to be earned alone
    solo: bool
    penalties: bool
    coach: bool  # somebody can say what its moves are worth


class CatalogueVariant(msgspec.Struct, frozen=True):
    """A way to play a game: its texts are `variant-` and `hint-` with `words`; the weakest bot is first."""

    id: str
    words: str
    bots: tuple[str, ...]
    guests: tuple[str, ...]  # bots that the operator brought; they think at the server
    result: Result
    sheet: str  # the file of its blank sheet under /sheets/; nothing where it is played without
    wide_sheet: str  # the same for a wide page
    brain: BrainFiles | None  # its bots and its judge as a page runs them
    rules: str  # the hash in the names of its files under /rules/; nothing where there are none
    arena: str  # the files there by which its dice fly on a page; nothing where they do not


class CatalogueGame(msgspec.Struct, frozen=True):
    """A game: itself is the first of its variants, and its own dice are the first of those it can be played with."""

    id: str
    min_players: int
    max_players: int
    variants: tuple[CatalogueVariant, ...]
    dice: tuple[str, ...]
    can: Capabilities
    fewest_win: bool
    start: str  # the key of the usual way to begin: alone, or against one bot
    steps: dict[str, Step]
    actions: tuple[Action, ...]
    slots: int
    tray: bool
    die_gone: str
    guide: tuple[Hint, ...]
    art: str  # an SVG picture for the front page
    words: str  # the game's own texts, as Fluent


class Catalogue(msgspec.Struct, frozen=True):
    """The games there are, and the arena of those that are thrown into one."""

    games: tuple[CatalogueGame, ...]
    arena: ArenaBuild
    server: bool = True  # whether there is one behind the page, so that friends can meet


@computed_once
def catalogue(language: str = "en", guests: Guests = NO_GUESTS) -> Catalogue:
    """Return all games, with their own texts in a language."""
    return Catalogue(tuple(_described(edition, language, guests) for edition in core.editions().values()), BUILD)


def _described(edition: Edition, language: str, guests: Guests) -> CatalogueGame:
    about: About = edition.part("about")
    game = core.get(edition.id)
    solo = game.players[0] == 1
    return CatalogueGame(
        id=game.id,
        min_players=game.players[0],
        max_players=game.players[-1],
        variants=tuple(_variant(about, id, language, guests) for id in edition.ids),
        dice=dice_for(game),
        can=Capabilities(
            arena=game.in_arena,
            sheets=bool(game.sheet.areas),
            simultaneous=about.simultaneous,
            ranks=bool(game.sheet.ranks),
            solo=solo,
            penalties=about.penalties,
            coach=edition.is_judged,
        ),
        fewest_win=game.fewest_win,
        start="way-alone-short" if solo else "way-one-bot",
        steps=dict(about.steps),
        actions=about.actions,
        slots=about.slots,
        tray=about.tray,
        die_gone=about.die_gone,
        guide=about.guide,
        art=_text(edition.package, "art.svg"),
        words="\n".join(_words(edition, language)),
    )


def _variant(about: About, id: str, language: str, guests: Guests) -> CatalogueVariant:
    blank, wide = (blank_sheet(id, language, spread=spread) for spread in (False, True))
    return CatalogueVariant(
        id=id,
        words=id.replace(":", "-"),
        bots=bots.names(core.get(id)),
        guests=guests.names(core.get(id)),
        result=about.variant_results.get(id, about.result),
        sheet=blank.name if blank else "",
        wide_sheet=wide.name if wide else "",
        brain=brain_files(core.get(id)),
        rules=rules_hash(core.get(id)),
        arena=arena_name(core.get(id)),
    )


def _words(edition: Edition, language: str) -> Iterator[str]:
    """Yield what a page says of a game and of nothing else: its own words, and those it shares with others."""
    if edition.library:
        yield _text(edition.library, "texts", f"names.{language}.ftl")
    for what in ("names", "guide"):
        yield _text(edition.package, "texts", f"{what}.{language}.ftl")


def _text(package: str, *path: str) -> str:
    """Return a text file of a package, or nothing where it has none."""
    file = files(package).joinpath(*path)
    return file.read_text(encoding="utf-8") if file.is_file() else ""
