"""What the sheets have in common: paper, areas, cells, badges."""

from collections.abc import Callable, Iterable
from functools import partial

from foxdice.core.game import AnyGame
from foxdice.core.sheet import Area, Bonus, Cell, Line, Mark, Marks
from foxdice.draw import ink
from foxdice.draw.icons import icon
from foxdice.draw.page import Frame, Page, columns
from foxdice.draw.style import patterns, style
from foxdice.draw.svg import Element, Value, box, element, group, path, words

WIDTH = 360
MARGIN = 6
INNER = WIDTH - 2 * MARGIN
BAND = 23  # height of the band on top of an area
PADDING = 4
TOP = 46  # below the title
BADGE = 18  # height of a bonus
BADGE_WIDTH = 27  # of a bonus that names its area


# ------------------------------------------------------------------ the paper


def sheet(
    page: Page, game: AnyGame, player: int | None, height: float, parts: Iterable[Element], width: float = WIDTH
) -> str:
    """Return a whole drawing as text; a blank sheet belongs to no player."""
    colours = [area.id for area in game.sheet.areas]
    name = page.title(game)
    if player is None and not page.blank:
        name = page.say("draw-blank-sheet", game=name)
    else:
        name = page.say("draw-sheet", game=name, player=(player or 0) + 1)
    title = [
        icon("fox", MARGIN + 19, 24, 32),
        element("text", page.title(game), x=MARGIN + 43, y=32, class_="title", font_size=23),
    ]
    paper = box(0.5, 0.5, width - 1, height - 1, "paper", round_=10)
    drawing = element(
        "svg",
        style(colours),
        patterns(colours, page.prefix),
        paper,
        *title,
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        width=width,
        height=height,
        class_=f"foxdice {game.id.replace(':', ' ')}",
        lang=page.language,
        data_digits=ink.digits() if page.blank else None,
        role="group",
        aria_label=name,
    )
    return f"{drawing}\n"


def labelled(name: str, *children: Element, **attributes: Value) -> Element:
    """Return a group that is one picture to people who hear the sheet."""
    return group(element("title", name), *children, role="img", aria_label=name, **attributes)


# ------------------------------------------------------------------ areas


def area(
    page: Page,
    area: Area,
    frame: Frame,
    name: str,
    hint: str,
    *children: Element,
    status: str | None = None,
    names: str | None = None,
) -> Element:
    """Return an area: its tint and pattern, a band with its letter and a hint, and what is on it.

    `status` is one more class for the whole area, `names` are those of its states.
    """
    band = Frame(frame.x, frame.y, frame.width, BAND)
    whole: dict[str, Value] = {"x": frame.x, "y": frame.y, "width": frame.width, "height": frame.height, "rx": 7}
    back = [
        box(frame.x, frame.y, frame.width, frame.height, f"tint-{area.id}", round_=7),
        element("rect", **whole, fill=f"url(#{page.id(f'pattern-{area.id}')})"),
        element(
            "path",
            d=f"M{band.x} {band.y + BAND}V{band.y + 7}a7 7 0 0 1 7 -7h{band.width - 14}a7 7 0 0 1 7 7V{band.y + BAND}Z",
            class_=f"solid-{area.id}",
        ),
        element("rect", **whole, fill="none", class_=f"line-{area.id}"),
        letter(page, area, band.x + 14, band.cy, "light", f"word-{area.id}"),
        element("text", hint, x=band.x + 29, y=band.cy + 4.6, class_=f"hint on-{area.id}", font_size=13),
    ]
    return group(
        group(*back, aria_hidden="true"),
        *children,
        id=page.id(f"area-{area.id}"),
        class_=f"area {area.id} {status}" if status else f"area {area.id}",
        role="group",
        aria_label=name,
        data_names=names,
    )


def letter(page: Page, area: Area, x: float, y: float, back: str, front: str) -> Element:
    """Return the round badge with the area's letter; `back` and `front` are classes that colour it."""
    return group(
        element("circle", cx=x, cy=y, r=9, class_=f"{back} line-{area.id}"),
        words(x, y, page.letters[area.id], front, 14),
        class_="letter",
    )


# ------------------------------------------------------------------ cells


def cell(
    page: Page,
    area: Area,
    cell: Cell,
    name: str,
    mark: Mark | None,
    hit: Frame,
    frame: Frame,
    *printed: Element,
    takes: str = "crosses",
    shade: str = "grey",
) -> Element:
    """Return a cell: where it is touched (`hit`), its box (`frame`), what is printed there, and the pen's mark.

    `takes` says whether crosses or numbers go there; `shade` is the class of a cell with a background of its own.
    """
    state = "free" if mark is None else "crossed" if mark.number is None else "written"
    return labelled(
        name,
        box(hit.x, hit.y, hit.width, hit.height, "hit", round_=0),
        box(frame.x, frame.y, frame.width, frame.height, f"box line-{area.id}" + (f" {shade}" if cell.shaded else "")),
        *printed,
        *_given(area, cell, frame),
        *([] if cell.crossed else _pen(page, cell.id, takes, mark, frame)),
        id=page.id(cell.id),
        class_=f"cell {takes} {state}",
        data_cell=cell.id,
        data_letter=area.letter.upper(),
        data_names=None if cell.crossed else page.cell_names(name, takes),
    )


def _given(area: Area, cell: Cell, frame: Frame) -> list[Element]:
    """Return the printed cross of a cell that is crossed from the start."""
    if not cell.crossed:
        return []
    x, y, reach = frame.cx, frame.cy, 7
    shape = f"M{x - reach:g} {y - reach:g}l{2 * reach} {2 * reach}m0 {-2 * reach}l{-2 * reach} {2 * reach}"
    return [path(shape, f"given-cross line-{area.id}")]


def _pen(page: Page, seed: str, takes: str, mark: Mark | None, frame: Frame) -> list[Element]:
    width, height = frame.width * 0.7, min(frame.height * 0.66, frame.width * 0.9)
    if mark is None:
        dot = element("circle", cx=frame.x + frame.width - 5.5, cy=frame.y + 5.5, r=3.2, class_="dot")
        ghost = ink.cross(seed, frame.cx, frame.cy, width, height, "ghost")
        if takes == "crosses":
            return [dot, ghost]
        return [dot, *number(page, seed, frame.cx, frame.cy, None, lambda length: _size(frame, length))]
    if mark.number is None:
        return [ink.cross(seed, frame.cx, frame.cy, width, height)]
    return number(page, seed, frame.cx, frame.cy, mark.number, lambda length: _size(frame, length))


def _size(frame: Frame, length: int) -> float:
    return min(20, frame.height * 0.62, frame.width * 1.2 / length)


def number(
    page: Page, seed: str, x: float, y: float, value: int | None, size: Callable[[int], float], class_: str = "mark"
) -> list[Element]:
    """Return a written number whose size depends on its length; where there is none, its place on a blank sheet."""
    if value is not None:
        return [ink.written(seed, x, y, size(len(str(value))), value, class_)]
    return [ink.place_for_number(seed, x, y, [size(length) for length in (1, 2, 3)], class_)] if page.blank else []


def pen(page: Page, shown: bool, mark: Callable[[], Element]) -> list[Element]:
    """Return a mark that is shown; on a blank sheet it is there, unseen."""
    if shown:
        return [mark()]
    return [ink.unseen(mark())] if page.blank else []


# ------------------------------------------------------------------ points


def scale(page: Page, area: Area, frame: Frame, lines: int = 1, crosses: int = 0) -> Element:
    """Return the points by number of crosses, with a ring round those that are reached."""
    steps = area.points[1:]
    in_a_line = -(-len(steps) // lines)
    places = columns(frame.x, frame.width, in_a_line)
    content = [box(frame.x, frame.y, frame.width, frame.height, "strip")]
    for place, points in enumerate(steps):
        x, width = places[place % in_a_line]
        y = frame.y + frame.height / lines * (place // in_a_line + 0.5)
        content.append(words(x + width / 2, y, points, f"word-{area.id}", 14))
        content += pen(page, place == crosses - 1, partial(ink.ring, f"{area.id}-scale", x + width / 2, y, 25, 20))
    name = page.say("draw-scale", points=", ".join(map(str, steps)))
    return labelled(name, *content, class_="scale", data_ink=page.ink(f"scale-{area.id}"))


# ------------------------------------------------------------------ bonuses


def badge(page: Page, bonus: Bonus, x: float, y: float, seed: str = "", earned: bool = False) -> Element:
    """Return a bonus in the middle of a place; with a ring once it is earned, if it can be (`seed` is the ring's)."""
    width = BADGE_WIDTH if bonus.area else BADGE + 1
    return group(
        *_badge(page, bonus, x, y),
        *(pen(page, earned, partial(ink.ring, seed, x, y, width + 5, BADGE + 6)) if seed else []),
        class_="bonus earned" if earned else "bonus",
    )


def _badge(page: Page, bonus: Bonus, x: float, y: float) -> list[Element]:
    """Return an icon, or a small cell with what is marked in it and the letter of the area where it is marked."""
    if bonus.kind not in ("cross", "write", "question"):
        return [icon(bonus.kind, x, y, BADGE + 1)]
    width = BADGE_WIDTH if bonus.area else BADGE
    left = x - width / 2 + BADGE / 2
    back = f"solid-{bonus.area} line-{bonus.area}" if bonus.area else "dark"
    sign = words(left, y, bonus.number, "print", 13) if bonus.number else icon(bonus.kind, left, y, 10)
    return [
        box(x - width / 2, y - BADGE / 2, width, BADGE, back),
        box(left - BADGE / 2 + 2.5, y - BADGE / 2 + 2.5, BADGE - 5, BADGE - 5, "light", round_=3),
        sign,
        *([words(x + width / 2 - 6, y, page.letters[bonus.area], f"on-{bonus.area}", 13)] if bonus.area else []),
    ]


def line_bonus(page: Page, line: Line, place: int, marks: Marks, x: float, y: float) -> Element:
    """Return the bonus of a row, a column or a diagonal, with its ring once all of its cells are marked."""
    return named_line_bonus(page, line, line_name(page, line, place), marks, x, y)


def named_line_bonus(page: Page, line: Line, name: str, marks: Marks, x: float, y: float) -> Element:
    """Return the bonus of a line of cells that is called by a name."""
    if line.bonus is None:
        raise ValueError(f"the {line.kind} {line.cells} has no bonus to draw")
    seed, full = "-".join(line.cells), is_full(line, marks)
    free, earned = _line_names(page, name, page.bonus(line.bonus))
    return labelled(
        earned if full else free,
        badge(page, line.bonus, x, y, seed, full),
        class_="line",
        data_ink=page.ink(f"line-{seed}"),
        data_names=page.names(free=free, earned=earned),
    )


def _line_names(page: Page, line: str, bonus: str) -> list[str]:
    return [page.say(key, line=line, bonus=bonus) for key in ("draw-line-gives", "draw-line-earned")]


def line_points(page: Page, line: Line, place: int, marks: Marks, area: str, x: float, y: float) -> Element:
    """Return the points of a line of cells, with a ring once all of them are marked."""
    seed = "-".join(line.cells)
    points = page.say("count-points", count=line.points)
    full = is_full(line, marks)
    free, earned = _line_names(page, line_name(page, line, place), points)
    ring = pen(page, full, lambda: ink.ring(seed, x, y, 27, 23))
    printed = words(x, y, line.points, f"over-{area}", 16)
    return labelled(
        earned if full else free,
        printed,
        *ring,
        class_="line",
        data_ink=page.ink(f"line-{seed}"),
        data_names=page.names(free=free, earned=earned),
    )


def line_name(page: Page, line: Line, place: int) -> str:
    """Name a line: `row 1`."""
    if line.kind == "diagonal":
        return page.say("draw-line-diagonal")
    return page.say(f"draw-line-{line.kind}", line=place)


def is_full(line: Line, marks: Marks) -> bool:
    """Tell whether all cells of a line are marked."""
    return all(cell in marks for cell in line.cells)


def lines_of(area: Area, kind: str) -> list[Line]:
    """Return the area's lines of a kind, in order."""
    return [line for line in area.lines if line.kind == kind]
