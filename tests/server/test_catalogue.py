"""What a page is told about the games."""

import re
from importlib.resources import files

import pytest

from foxdice import core, texts
from foxdice.core.about import Result
from foxdice.dice.generator import Seeded
from foxdice.server.brains import find_brain
from foxdice.server.http.catalogue import CatalogueGame, catalogue
from foxdice.server.sheets import find_sheet

ALL = {game.id: game for game in catalogue().games}


def test_every_game_and_every_variant_is_there() -> None:
    assert tuple(ALL) == core.ids()
    for id, game in ALL.items():
        assert tuple(one.id for one in game.variants) == core.variants(id)
        assert all(one.bots for one in game.variants)


@pytest.mark.parametrize("id", ALL)
def test_a_game_says_only_what_there_are_words_for(id: str) -> None:
    for language in texts.LANGUAGES:
        for key in _keys(ALL[id]):
            assert texts.say(key, language, count=2, sum=7, rows="x")


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_page_is_brought_the_words_that_a_game_has_alone_or_with_some_others(language: str) -> None:
    folder = files("foxdice.texts")
    everywhere = "\n".join(
        folder.joinpath(f"{name}.{language}.ftl").read_text("utf-8") for name in ("page", "names", "together")
    )
    for game in catalogue(language).games:
        spoken = set(re.findall(r"^([a-z][a-z0-9-]*) =", f"{everywhere}\n{game.words}", re.MULTILINE))
        assert set(_keys(game)) - spoken == set(), game.id


@pytest.mark.parametrize("id", ALL)
def test_steps_and_actions_are_those_of_the_game(id: str) -> None:
    """Play a game at random: every step and action that comes up is described."""
    game, described = core.get(id), ALL[id]
    state, chance = game.new(2), Seeded(1)
    steps, actions = set(), set()
    for _ in range(400):
        node = game.node(state)
        if node.kind == "over":
            break
        steps.add(game.tabletop(state).step)
        if node.kind == "throw":
            game.throw(state, game.rules.draw(state, chance))
            continue
        player = node.players[0]
        legal = game.legal(state, player)
        actions |= {game.info(state, player, move).action for move in legal}
        game.apply(state, player, legal[chance.below(len(legal))])
    assert steps <= described.steps.keys()
    assert actions - {None} <= {action.name for action in described.actions}


@pytest.mark.parametrize("id", ALL)
def test_the_guide_speaks_of_what_the_game_has(id: str) -> None:
    game, described = core.get(id), ALL[id]
    scene = game.scene
    areas = {area.id for area in game.sheet.areas}
    cells = {cell.id for area in game.sheet.areas for cell in area.cells}
    happened = {f"got-{kind}" for kind in scene.STOCK} | {f"in-{area}" for area in areas} | {"gone", "taken", "lost"}
    places = {"throw", "dice", "cells", "marked", "fox", "rounds", "penalties", "table", "score", "bowl", "players"}
    places |= {f"action-{action.name}" for action in described.actions} | {f"stock-{kind}" for kind in scene.STOCK}
    can = {action.name for action in described.actions} | cells | {"bonus", "joker"}
    assert len({hint.text for hint in described.guide}) == len(described.guide) > 0
    for hint in described.guide:
        assert hint.at in places, hint
        assert hint.waits_for in {"", "throw", "decision", "others"}, hint
        assert hint.step is None or hint.step in described.steps, hint
        assert not hint.after or hint.after in happened, hint
        assert set(hint.offers) <= can, hint
        assert set(hint.chosen) <= set(scene.COLOURS), hint


def test_pictures_bring_nothing_but_shapes() -> None:
    for game in ALL.values():
        assert game.art.startswith("<svg ")
        assert not any(word in game.art for word in ("<script", "href", "onload", " id="))


def test_capabilities() -> None:
    assert [id for id, game in ALL.items() if game.can.arena] == ["wurf"]
    assert [id for id, game in ALL.items() if game.can.ranks] == ["clever", "cubed"]
    assert {game.start for game in ALL.values() if game.can.solo} == {"way-alone-short"}


def _keys(game: CatalogueGame) -> set[str]:
    keys = {game.start, f"short-{game.id}", f"pitch-{game.id}"} | ({game.die_gone} - {""})
    keys |= {hint.text for hint in game.guide if hint.text}
    keys |= {key for step in game.steps.values() for key in (step.prompt, step.throw, *step.prompt_with.values())}
    keys |= {step.button for step in game.steps.values()}
    keys |= {f"{stem}-{action.name}" for action in game.actions if not game.can.arena for stem in ("do", "does")}
    for variant in game.variants:
        keys |= _result(game, variant.result)
        if len(game.variants) > 1:
            keys |= {f"variant-{variant.words}", f"hint-{variant.words}"}
    return keys


def _result(game: CatalogueGame, result: Result) -> set[str]:
    areas = {result.area_name + area.id for area in core.get(game.id).sheet.areas}
    return areas | {result.area, result.bonus, result.amount_text, result.tie_broken} | ({result.why} - {""})


def test_every_file_of_a_brain_can_be_fetched_and_has_the_size_that_is_told() -> None:
    brains = [variant.brain for game in ALL.values() for variant in game.variants if variant.brain]
    assert brains
    for brain in brains:
        networks = {*brain.weights.values(), *brain.large.values()}
        assert brain.layers.keys() <= networks
        files = {*networks, *brain.layers.values(), f"{brain.code}.wasm", f"{brain.code}.json"}
        assert {name: len(find_brain(name) or b"") for name in files} == brain.sizes
        for size, large in brain.large.items():
            assert brain.sizes[large] > brain.sizes[brain.weights[size]]


def test_a_sheet_that_is_the_same_on_a_wide_page_is_fetched_once() -> None:
    for variant in (variant for game in ALL.values() for variant in game.variants if variant.sheet):
        narrow, wide = (find_sheet(name) for name in (variant.sheet, variant.wide_sheet))
        assert narrow
        assert wide
        assert (narrow == wide) == (variant.sheet == variant.wide_sheet)
