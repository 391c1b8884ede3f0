"""Every sheet, drawn: nothing of it is missing, nothing is there twice, everything has a name."""

import re

import pytest
from tests.draw.drawings import SVG, by_id, cells, classes, has, ids, names, parse, played, sheet_games

from foxdice import draw, games
from foxdice.games import AnyGame
from foxdice.texts import LANGUAGES

GAMES = sheet_games()
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
every_language = pytest.mark.parametrize("language", LANGUAGES)


def both(game: AnyGame, language: str = "en") -> list[str]:
    """Return a blank sheet and one at the end of a game."""
    return [draw.sheet(game, language=language), draw.sheet(game, played(game), 1, language=language)]


@every_game
def test_every_cell_of_the_sheet_is_drawn_once_with_its_id_its_name_and_its_letter(game: AnyGame) -> None:
    for svg in both(game):
        drawn = cells(parse(svg))
        printed = {cell.id: area for area in game.sheet.areas for cell in area.cells}
        assert drawn.keys() == printed.keys()
        for id, group in drawn.items():
            assert group.attrib["id"] == id
            assert group.attrib["role"] == "img"
            assert group.attrib["aria-label"] == group.findtext(f"{SVG}title")
            assert group.attrib["data-letter"] == printed[id].letter.upper()
            assert {"free", "crossed", "written"} & set(classes(group))


@every_game
def test_a_spread_sheet_has_the_same_cells_and_fits_a_desk(game: AnyGame) -> None:
    tall, spread = parse(draw.sheet(game)), parse(draw.sheet(game, spread=True))
    assert cells(spread).keys() == cells(tall).keys()
    assert names(spread) == names(tall)
    _, _, width, height = map(float, spread.attrib["viewBox"].split())
    assert width <= 720  # so that at 1440 × 900 no print gets smaller, and nothing has to be scrolled
    assert height <= 824


@every_game
def test_every_area_is_a_group_that_shows_its_letter_and_its_pattern(game: AnyGame) -> None:
    drawing = parse(draw.sheet(game))
    for area in game.sheet.areas:
        group = by_id(drawing, f"area-{area.id}")
        assert {cell.id for cell in area.cells} == cells(group).keys()
        letters = [part for part in group.iter() if "letter" in classes(part)]
        assert area.letter.upper() in {text.text for part in letters for text in part.iter(f"{SVG}text")}
        assert any(part.get("fill") == f"url(#pattern-{area.id})" for part in group.iter())


@every_game
@every_language
def test_cells_have_names_of_their_own_in_every_language(game: AnyGame, language: str) -> None:
    for svg in both(game, language):
        drawing = parse(svg)
        labels = [group.attrib["aria-label"] for group in cells(drawing).values()]
        assert len(set(labels)) == len(labels)
        assert drawing.attrib["lang"] == language
        assert all(name.strip() == name != "" for name in names(drawing))


@every_game
def test_languages_differ(game: AnyGame) -> None:
    english, german, russian = (names(parse(draw.sheet(game, language=language))) for language in ("en", "de", "ru"))
    for one, other in ((english, german), (english, russian), (german, russian)):
        assert len(one) == len(other)
        assert not set(one[1:]) & set(other[1:])


@every_game
def test_ids_are_unique_and_take_the_prefix(game: AnyGame) -> None:
    for svg in both(game):
        assert len(set(ids(parse(svg)))) == len(ids(parse(svg)))
    plain, prefixed = ids(parse(draw.sheet(game))), draw.sheet(game, prefix="me-")
    assert ids(parse(prefixed)) == [f"me-{id}" for id in plain]
    assert set(re.findall(r"url\(#(.*?)\)", prefixed)) <= set(ids(parse(prefixed)))


@every_game
def test_drawings_need_nothing_from_outside_and_run_nothing(game: AnyGame) -> None:
    for svg in both(game):
        tags = {element.tag.removeprefix(SVG) for element in parse(svg).iter()}
        assert tags <= {"svg", "style", "defs", "pattern", "g", "title", "rect", "circle", "path", "text", "ellipse"}
        assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
        assert "href" not in svg
        assert "@import" not in svg


@every_game
def test_cells_are_large_enough_for_a_finger_and_words_for_the_eye(game: AnyGame) -> None:
    drawing = parse(draw.sheet(game, played(game), 1))
    assert float(drawing.attrib["width"]) == 360
    for group in cells(drawing).values():
        hit = next(part for part in group.iter() if "hit" in classes(part))
        assert float(hit.attrib["width"]) >= 26
        assert float(hit.attrib["height"]) >= 44
    assert min(float(text.attrib["font-size"]) for text in drawing.iter(f"{SVG}text")) >= 13


@every_game
def test_nothing_reaches_beyond_the_paper(game: AnyGame) -> None:
    drawing = parse(draw.sheet(game, played(game), 1))
    width, height = float(drawing.attrib["width"]), float(drawing.attrib["height"])
    for rect in drawing.iter(f"{SVG}rect"):
        assert 0 <= float(rect.attrib["x"]) <= float(rect.attrib["x"]) + float(rect.attrib["width"]) <= width
        assert 0 <= float(rect.attrib["y"]) <= float(rect.attrib["y"]) + float(rect.attrib["height"]) <= height


@every_game
def test_tap_targets_do_not_overlap(game: AnyGame) -> None:
    hits = []
    for group in cells(parse(draw.sheet(game))).values():
        hit = next(part for part in group.iter() if "hit" in classes(part))
        x, y, width, height = (float(hit.attrib[name]) for name in ("x", "y", "width", "height"))
        hits.append((x, y, x + width, y + height))
    rounding = 0.11
    for place, (left, top, right, bottom) in enumerate(hits):
        for other_left, other_top, other_right, other_bottom in hits[:place]:
            apart_across = right <= other_left + rounding or other_right <= left + rounding
            apart_down = bottom <= other_top + rounding or other_bottom <= top + rounding
            assert apart_across or apart_down


@every_game
def test_blank_sheets_have_no_ink_and_played_ones_show_their_marks(game: AnyGame) -> None:
    blank, played = (parse(svg) for svg in both(game))
    assert not has(blank, "mark")
    marked = [group for group in cells(played).values() if "free" not in classes(group)]
    given = {cell.id for area in game.sheet.areas for cell in area.cells if cell.crossed}
    assert marked
    for group in marked:
        assert has(group, "mark") == (group.attrib["data-cell"] not in given)
        assert not has(group, "dot")
    for group in cells(blank).values():
        assert has(group, "dot") == ("free" in classes(group))


@every_game
def test_the_same_sheet_is_always_drawn_the_same(game: AnyGame) -> None:
    assert both(game) == both(game)


@every_game
def test_a_notebook_shows_a_player_sheet(game: AnyGame) -> None:
    state = played(game)
    assert draw.PlayerSheet(game, state, 2)._repr_svg_() == draw.sheet(game, state, 2)
    assert draw.PlayerSheet(game)._repr_svg_() == draw.sheet(game)


def test_mistakes_are_told() -> None:
    game = games.get("clever")
    with pytest.raises(ValueError, match="no player 3; 3 play"):
        draw.sheet(game, played(game), 3)
    with pytest.raises(ValueError, match="language 'fr'; choose one of en, de, ru"):
        draw.sheet(game, language="fr")
