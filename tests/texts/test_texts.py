"""Short texts: every language says the same things, with the same arguments, in its own grammar."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from foxdice import bots, games
from foxdice.texts import LANGUAGES, folders, rules, say

FOLDER = files("foxdice.texts")
COLOURS = {
    "clever": ["white", "yellow", "blue", "green", "orange", "purple"],
    "cubed": ["white", "yellow", "turquoise", "blue", "brown", "pink"],
    "qwixx": ["white", "red", "yellow", "green", "blue"],
}
NAME = re.compile(r"(?P<subject>[a-z][a-z0-9-]*)\.(?P<language>[a-z]{2})\.ftl")


class Variables(Visitor):
    """Collect the names of all arguments and all plural forms of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.forms: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.forms.append({variant.key.name for variant in node.variants if hasattr(variant.key, "name")})
        self.generic_visit(node)


def file_names() -> list[str]:
    return sorted(file.name for file in FOLDER.iterdir() if file.name.endswith(".ftl"))


def entries(language: str) -> list[ast.EntryType]:
    """Read every entry of every file of a language, broken ones included."""
    found: list[ast.EntryType] = []
    for file in (file for folder in folders() for file in folder.iterdir()):
        if file.name.endswith(f".{language}.ftl"):
            found += FluentParser().parse(file.read_text(encoding="utf-8")).body
    return found


def messages(language: str) -> dict[str, Variables]:
    found = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


def subjects() -> set[str]:
    return {match["subject"] for name in file_names() if (match := NAME.fullmatch(name))}


def test_every_subject_has_one_file_in_each_language_and_there_are_no_others() -> None:
    wanted = {f"{subject}.{language}.ftl" for subject in subjects() for language in LANGUAGES}
    assert "names.en.ftl" in wanted
    assert set(file_names()) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_readable(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_given_twice(language: str) -> None:
    keys = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ast.Message))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_and_arguments_are_the_same_in_every_language(language: str) -> None:
    here = {key: found.names for key, found in messages(language).items()}
    assert here == {key: found.names for key, found in messages("en").items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_are_kebab_case(language: str) -> None:
    assert [key for key in messages(language) if not re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_and_says_something(language: str) -> None:
    for key, found in messages(language).items():
        text = say(key, language, **dict.fromkeys(found.names, 3))
        assert text.strip(), key
        assert not re.search("[\u2066-\u2069]", text), f"{key} carries isolating marks"


@pytest.mark.parametrize(
    ("language", "forms"),
    [("en", {"one", "other"}), ("de", {"one", "other"}), ("ru", {"one", "few", "many", "other"})],
)
def test_counted_things_have_all_plural_forms_of_their_language(language: str, forms: set[str]) -> None:
    counted = {key: found.forms for key, found in messages(language).items() if key.startswith("count-")}
    assert counted
    assert {key: given for key, given in counted.items() if given != [forms]} == {}


@pytest.mark.parametrize(
    ("language", "key", "count", "text"),
    [
        ("en", "count-dice", 1, "1 die"),
        ("en", "count-dice", 0, "0 dice"),
        ("en", "count-foxes", 2, "2 foxes"),
        ("en", "count-penalties", 4, "4 penalties"),
        ("de", "count-points", 1, "1 Punkt"),
        ("de", "count-foxes", 3, "3 Füchse"),
        ("de", "count-rerolls", 0, "0 Neuwürfe"),
        ("ru", "count-points", 0, "0 очков"),
        ("ru", "count-points", 1, "1 очко"),
        ("ru", "count-points", 3, "3 очка"),
        ("ru", "count-points", 11, "11 очков"),
        ("ru", "count-points", 12, "12 очков"),
        ("ru", "count-points", 121, "121 очко"),
        ("ru", "count-points", 1.5, "1,5 очка"),
        ("ru", "count-foxes", 5, "5 лис"),
        ("ru", "count-extra-dice", 2, "2 дополнительных кубика"),
        ("ru", "count-number-jokers", 7, "7 чисел-джокеров"),
    ],
)
def test_counting_follows_the_grammar(language: str, key: str, count: float, text: str) -> None:
    assert say(key, language, count=count) == text


def test_russian_has_three_different_words_after_a_whole_number() -> None:
    for key in messages("ru"):
        if key.startswith("count-"):
            one, few, many = (say(key, "ru", count=count).split(" ", 1)[1] for count in (1, 2, 5))
            assert len({one, few, many}) == 3, key


def test_arguments_are_filled_in() -> None:
    assert say("round-of", "ru", round=2, rounds=6) == "Раунд 2 из 6"
    assert say("slot-number", "de", slot="II") == "Platz II"
    assert say("game-clever") == "That's Pretty Clever (Ganz schön clever)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_games_need_a_name_for_has_one(language: str) -> None:
    needed = {f"game-{game}" for game in ("clever", "cubed", "qwixx", "wurf")}
    needed |= {f"die-{colour}" for dice in COLOURS.values() for colour in dice}
    needed |= {f"area-{colour}" for game in ("clever", "cubed") for colour in COLOURS[game][1:]}
    needed |= {f"row-{colour}" for colour in COLOURS["qwixx"][1:]}
    needed |= {f"rank-clever-{place}" for place in range(1, 10)}
    needed |= {f"rank-cubed-{place}" for place in range(1, 12)}
    assert needed - messages(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COLOURS)
def test_no_two_colours_of_a_game_have_the_same_letter(game: str, language: str) -> None:
    letters = [say(f"letter-{colour}", language) for colour in COLOURS[game]]
    assert len(set(letters)) == len(letters)


def test_an_unknown_key_is_named_in_the_error() -> None:
    with pytest.raises(KeyError, match="no text 'no-such-text' in the language 'de'"):
        say("no-such-text", "de")


def test_a_missing_argument_is_named_in_the_error() -> None:
    with pytest.raises(ValueError, match=r"'round-of' cannot be filled in.*rounds"):
        say("round-of", "en", round=1)


def test_an_unknown_language_or_game_gets_the_list_of_known_ones() -> None:
    with pytest.raises(ValueError, match="language 'fr'; choose one of en, de, ru"):
        say("fox", "fr")
    with pytest.raises(ValueError, match="language 'fr'; choose one of en, de, ru"):
        rules("clever", "fr")
    with pytest.raises(ValueError, match="game 'chess'; choose one of clever, cubed, qwixx, wurf"):
        rules("chess", "en")


def test_importing_texts_does_not_import_fluent() -> None:
    program = "import sys, foxdice.texts; print('fluent.runtime' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "False"


@pytest.mark.parametrize("id", [variant for id in games.ids() for variant in games.variants(id)])
def test_every_game_has_a_bot_with_a_name_for_people(id: str) -> None:
    named = {key.removeprefix("bot-") for key in messages("en") if key.startswith("bot-")}
    assert len(named & set(bots.names(games.get(id)))) >= 2
