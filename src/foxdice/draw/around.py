"""What stands round the areas of a Clever sheet: rounds, actions and the result."""

from foxdice.draw import ink
from foxdice.draw.icons import icon
from foxdice.draw.page import Frame, Page, columns
from foxdice.draw.parts import INNER, MARGIN, WIDTH, badge, labelled, letter
from foxdice.draw.svg import Element, box, element, group, words
from foxdice.games.family.state import FamilyState
from foxdice.games.game import AnyGame
from foxdice.games.sheet import ActionRow, Bonus

ROUND_HEIGHT = 40
ACTION_HEIGHT = 34
RESULT_HEIGHT = 62
_COUNTERS = {"reroll": "rerolls", "extra": "extras", "joker": "jokers"}  # fields of a player's sheet
_ACTION_TEXTS = {"reroll": "action-reroll", "extra": "action-extra-die", "joker": "action-number-joker"}


# ------------------------------------------------------------------ rounds


def rounds(page: Page, game: AnyGame, state: FamilyState | None, y: float) -> Element:
    """Return the round track: what each round gives, where the game is, and which rounds so many do not play."""
    places = columns(MARGIN, INNER, len(game.sheet.rounds))
    boxes = [
        _round(page, game, state, number, Frame(x + 1.5, y, width - 3, ROUND_HEIGHT))
        for number, (x, width) in enumerate(places, start=1)
    ]
    return group(*boxes, id=page.id("rounds"), role="group", aria_label=page.say("round"))


def _round(page: Page, game: AnyGame, state: FamilyState | None, number: int, frame: Frame) -> Element:
    bonuses = game.sheet.rounds[number - 1]
    status = _round_status(game, state, number)
    name = _round_name(page, bonuses, number)
    left = frame.x + 14
    right = (left + 12 + frame.x + frame.width) / 2
    pen = []
    if status == "over":
        pen = [ink.cross(f"round-{number}", left, frame.cy, 16, 17)]
    elif status == "now":
        pen = [ink.ring(f"round-{number}", left, frame.cy, 23, 27)]
    return labelled(
        f"{name}, {page.say(f'draw-round-{status}')}" if status else name,
        box(frame.x, frame.y, frame.width, frame.height, "field", round_=7),
        words(left, frame.cy, number, "print", 19),
        *(_choice(page, bonuses, right, frame.cy) if bonuses else _most_players(game, number, right, frame.cy)),
        *pen,
        id=page.id(f"round-{number}"),
        class_=f"round {status}".rstrip(),
    )


def _round_status(game: AnyGame, state: FamilyState | None, number: int) -> str:
    if state is None:
        return ""
    if number > (game.rounds(state.players) or 0):
        return "unplayed"
    if number < state.round_number or game.node(state).kind == "over":
        return "over"
    return "now" if number == state.round_number else ""


def _round_name(page: Page, bonuses: tuple[Bonus, ...], number: int) -> str:
    if not bonuses:
        return page.say("draw-round", round=number)
    given = page.bonus(bonuses[0])
    for other in bonuses[1:]:
        given = page.say("draw-or", one=given, other=page.bonus(other))
    return page.say("draw-round-gives", round=number, bonus=given)


def _choice(page: Page, bonuses: tuple[Bonus, ...], x: float, y: float) -> list[Element]:
    """Return what a round gives: one bonus, or two to choose from, one above the other."""
    shift = 9.2
    first = y - shift * (len(bonuses) - 1)
    return [badge(page, bonus, x, first + 2 * shift * place) for place, bonus in enumerate(bonuses)]


def _most_players(game: AnyGame, number: int, x: float, y: float) -> list[Element]:
    """Say up to how many play a round that gives nothing."""
    most = max(players for players in game.players if (game.rounds(players) or 0) >= number)
    return [words(x - 5, y, f"≤{most}", "quiet-word", 13), icon("player", x + 9, y - 0.5, 11)]


# ------------------------------------------------------------------ actions


def actions(page: Page, game: AnyGame, sheet: object | None, y: float) -> Element:
    """Return the rows of actions: circled once earned, crossed once used."""
    rows = [
        _action_row(page, row, sheet, y + place * (ACTION_HEIGHT + 3)) for place, row in enumerate(game.sheet.actions)
    ]
    return group(*rows, id=page.id("actions"))


def _action_row(page: Page, row: ActionRow, sheet: object | None, y: float) -> Element:
    counter = _COUNTERS[row.kind]
    earned, used = (getattr(sheet, counter), getattr(sheet, f"{counter}_used")) if sheet else (0, 0)
    frame = Frame(MARGIN + 1.5, y, INNER - 3, ACTION_HEIGHT)
    middle = frame.cy
    slots_end = frame.x + frame.width - (34 if row.end else 4)
    action = page.say(_ACTION_TEXTS[row.kind])
    slots = []
    for place, (x, width) in enumerate(columns(frame.x + 36, slots_end - frame.x - 36, row.slots), start=1):
        status = "used" if place <= used else "circled" if place <= earned else "free"
        slots.append(_slot(page, row, action, place, status, x + width / 2, middle))
    end = []
    if row.end:
        x = frame.x + frame.width - 17
        end = [
            labelled(page.bonus(row.end), badge(page, row.end, x, middle, row.kind if earned == row.slots else None))
        ]
    return group(
        box(frame.x, frame.y, frame.width, frame.height, "field", round_=7),
        icon(row.kind, frame.x + 19, middle, 24),
        *slots,
        *end,
        id=page.id(f"action-{row.kind}"),
        class_="action",
        role="group",
        aria_label=action,
    )


def _slot(page: Page, row: ActionRow, action: str, place: int, status: str, x: float, y: float) -> Element:
    seed = f"{row.kind}-{place}"
    pen = []
    if status != "free":
        pen.append(ink.ring(seed, x, y, 29, 29))
    if status == "used":
        pen.append(ink.cross(f"{seed}-used", x, y, 17, 17))
    printed = row.printed[place - 1] if row.printed else str(place)
    return labelled(
        f"{page.say('draw-slot', action=action, slot=place)}, {page.say(f'draw-slot-{status}')}",
        element("circle", cx=x, cy=y, r=12, class_="slot-edge"),
        words(x, y, printed, "quiet-word", 14),
        *pen,
        id=page.id(seed),
        class_={"free": "slot free", "circled": "slot circled", "used": "slot circled crossed"}[status],
    )


# ------------------------------------------------------------------ the result


def result(page: Page, game: AnyGame, state: FamilyState | None, player: int, y: float) -> Element:
    """Return the strip with the points of each area, of the foxes, and all together."""
    score = game.score(state, player) if state else None
    areas = game.sheet.areas
    fox_width, total_width = 66, 68
    boxes = []
    for area, (x, width) in zip(areas, columns(MARGIN, INNER - fox_width - total_width, len(areas)), strict=True):
        frame = Frame(x + 1.5, y, width - 3, RESULT_HEIGHT)
        points = score.areas[area.id] if score else None
        name = _points_name(page, page.say(f"area-{area.id}"), points)
        head = letter(area, frame.cx, y + 16, f"solid-{area.id}", f"on-{area.id}")
        boxes.append(_result_box(page, f"score-{area.id}", name, frame, head, points))
    boxes.append(_foxes(page, state, player, score.bonus if score else None, y, fox_width, total_width))
    total = Frame(WIDTH - MARGIN - total_width + 1.5, y, total_width - 3, RESULT_HEIGHT)
    word = page.say("total")
    head = words(total.cx, y + 16, word, "print", 14)
    name = _points_name(page, word, score.total if score else None)
    boxes.append(_result_box(page, "score-total", name, total, head, score.total if score else None))
    return group(*boxes, id=page.id("result"), role="group", aria_label=page.say("draw-result"))


def _foxes(
    page: Page, state: FamilyState | None, player: int, points: int | None, y: float, width: float, right: float
) -> Element:
    frame = Frame(WIDTH - MARGIN - right - width + 1.5, y, width - 3, RESULT_HEIGHT)
    foxes = state.sheets[player].foxes if state else None
    head = [icon("fox", frame.cx - (13 if state else 0), y + 16, 21)]
    name = _points_name(page, page.say("fox"), None)
    if foxes is not None and points is not None:
        head += [words(frame.cx + 5, y + 16, "×", "print", 14)]
        head += [ink.written("foxes", frame.cx + 18, y + 16, 15, foxes, "mark small")]
        name = page.say(
            "draw-foxes-of",
            foxes=page.say("count-foxes", count=foxes),
            points=page.say("count-points", count=points),
        )
    return _result_box(page, "score-fox", name, frame, group(*head), points)


def _points_name(page: Page, what: str, points: int | None) -> str:
    if points is None:
        return page.say("draw-points-open", what=what)
    return page.say("draw-points-of", what=what, points=page.say("count-points", count=points))


def _result_box(page: Page, id: str, name: str, frame: Frame, head: Element, points: int | None) -> Element:
    pen = [] if points is None else [ink.written(id, frame.cx, frame.y + 43, 21, points)]
    return labelled(
        name,
        box(frame.x, frame.y, frame.width, frame.height, "field", round_=7),
        head,
        *pen,
        id=page.id(id),
        class_="score",
    )
