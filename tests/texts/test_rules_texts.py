"""Rules texts: complete, and the same rules in every language."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from io import StringIO
from itertools import pairwise

import pytest
from rich.console import Console
from rich.markdown import Markdown

from foxdice import core
from foxdice.texts import LANGUAGES, rules, say

GAMES = core.ids()

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)

SECTIONS = {
    "en": "Goal|What you need|Your turn|The others|Bonuses and actions|End and scoring|Questions",
    "de": "Ziel|Was du brauchst|Dein Zug|Die anderen|Boni und Aktionen|Ende und Wertung|Fragen",
    "ru": "Цель|Что понадобится|Ваш ход|Остальные|Бонусы и действия|Конец и подсчёт|Частые вопросы",
}
ALONE = {"en": "Playing alone", "de": "Allein spielen", "ru": "Игра в одиночку"}
AREAS = {
    "clever": ["yellow", "blue", "green", "orange", "purple"],
    "cubed": ["yellow", "turquoise", "blue", "brown", "pink"],
}


def headings(text: str) -> list[tuple[int, str]]:
    return [(len(marks), title) for marks, title in re.findall(r"^(#+) (.+)$", text, re.MULTILINE)]


def outline(text: str) -> list[str]:
    """Name the kind of every block, in order: that much has to be the same in every language."""
    kinds = []
    for block in re.split(r"\n\s*\n", text.strip()):
        first = block.split()[0]
        if re.fullmatch(r"#+|>|\||-", first):
            size = block.count("\n- ") if first == "-" else block.count("\n|") if first == "|" else 0
            kinds.append(f"{first}{size}")
        else:
            kinds.append("steps" + str(len(re.findall(r"^\d\.", block, re.MULTILINE))))
    return kinds


def table_cells(text: str) -> list[list[str]]:
    lines = [line for line in text.splitlines() if line.startswith("|") and not line.startswith("|---")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


@every_game
def test_there_is_one_file_for_each_language_and_no_other(game: str) -> None:
    there = {file.name for file in files(core.editions()[game].package).joinpath("texts").iterdir()}
    assert {name for name in there if name.endswith(".md")} == {f"rules.{language}.md" for language in LANGUAGES}


@every_game
@every_language
def test_the_title_is_the_name_of_the_game(game: str, language: str) -> None:
    assert headings(rules(game, language))[0] == (1, say(f"game-{game}", language))


@every_game
@every_language
def test_every_section_is_there_in_order(game: str, language: str) -> None:
    titles = [title for level, title in headings(rules(game, language)) if level == 2]
    wanted = SECTIONS[language].split("|")
    known = [start for title in titles for start in wanted if title.startswith(start)]
    assert known == wanted
    assert (ALONE[language] in titles) == (game != "wurf")


@every_game
@every_language
def test_no_section_is_empty(game: str, language: str) -> None:
    text = rules(game, language)
    # A section may go straight on to its parts, but never to the next section of its own level.
    assert re.findall(r"^(#{2,3}) [^\n]+\n\s*(?:\1 |\Z)", text, re.MULTILINE) == []
    assert 500 <= len(re.findall(r"\w+", text)) <= 1800


@every_game
@every_language
def test_blocks_are_parallel_in_every_language(game: str, language: str) -> None:
    assert outline(rules(game, language)) == outline(rules(game, "en"))


@every_game
@every_language
def test_tables_and_examples_have_the_same_numbers_in_every_language(game: str, language: str) -> None:
    ours, english = rules(game, language), rules(game, "en")
    assert [numbers(" ".join(row)) for row in table_cells(ours)] == [
        numbers(" ".join(row)) for row in table_cells(english)
    ]
    example = re.compile(r"^(?:> .*\n)+", re.MULTILINE)
    assert [numbers(block) for block in example.findall(ours)] == [numbers(block) for block in example.findall(english)]


@pytest.mark.parametrize("game", AREAS)
@every_language
def test_every_area_has_its_part_with_an_example(game: str, language: str) -> None:
    parts = re.split(r"^### ", rules(game, language).replace("\n## ", "\n### ## "), flags=re.MULTILINE)
    areas = [part for part in parts if not part.startswith("## ")][1:]
    # Russian headings agree with «область», the colour itself does not: the stem is enough.
    starts = [say(f"colour-{colour}", language)[:3].casefold() for colour in AREAS[game]]
    for part, start in zip(areas, starts, strict=True):
        assert part.casefold().startswith(start)
        assert "\n> " in part


@pytest.mark.parametrize(("game", "ranks"), [("clever", 9), ("cubed", 11)])
@every_language
def test_ranks_have_the_names_they_get_in_the_game(game: str, ranks: int, language: str) -> None:
    named = [cells[1] for cells in table_cells(rules(game, language))[-ranks:]]
    assert named == [say(f"rank-{game}-{place}", language) for place in range(1, ranks + 1)]


@every_language
def test_points_of_qwixx_are_triangle_numbers(language: str) -> None:
    rows = table_cells(rules("qwixx", language))
    crosses = [str(count) for count in range(1, 13)]
    points = next(below for above, below in pairwise(rows) if above[1:] == crosses)
    assert [int(cell) for cell in points[1:]] == [n * (n + 1) // 2 for n in range(1, 13)]


@every_language
def test_rows_of_mixx_b_hold_each_number_once(language: str) -> None:
    rows = [cells[1].split() for cells in table_cells(rules("qwixx", language))[-4:]]
    assert [sorted(map(int, row)) for row in rows] == [list(range(2, 13))] * 4
    assert [row[-1] for row in rows] == ["11", "10", "3", "4"]


@every_game
@every_language
def test_sums_in_examples_are_right(game: str, language: str) -> None:
    for left, right in re.findall(r"(\d[\d +−×]*) = (\d+)", rules(game, language)):
        total = 0
        for sign, term in re.findall(r"([+−]?) ?(\d+(?: × \d+)?)", left):
            first, _, second = term.partition(" × ")
            total += (-1 if sign == "−" else 1) * int(first) * int(second or 1)
        assert total == int(right), left


@every_game
@every_language
def test_rules_read_well_in_a_terminal(game: str, language: str) -> None:
    out = StringIO()
    Console(file=out, width=80, color_system=None).print(Markdown(rules(game, language)))
    shown = out.getvalue()
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert "**" not in shown
    assert "…" not in shown
    assert "|---" not in shown
