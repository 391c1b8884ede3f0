"""What stands round the areas of a Clever sheet: rounds, actions and foxes."""

from collections.abc import Mapping

from foxdice.core.game import AnyGame
from foxdice.core.sheet import ActionRow, Bonus
from foxdice.draw import ink
from foxdice.draw.icons import icon
from foxdice.draw.page import Frame, Page, columns
from foxdice.draw.parts import INNER, MARGIN, badge, labelled, number, pen
from foxdice.draw.result import field, points_name, strip
from foxdice.draw.svg import Element, box, element, group, words
from foxdice.games.family.state import FamilySheet, FamilyState

ROUND_HEIGHT = 40
ACTION_HEIGHT = 34
Used = Mapping[str, tuple[int, int]]  # by kind of action: how many slots are circled, which are crossed (bits)
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
    return labelled(
        f"{name}, {page.say(f'draw-round-{status}')}" if status else name,
        box(frame.x, frame.y, frame.width, frame.height, "field", round_=7),
        words(left, frame.cy, number, "print", 19),
        *(_choice(page, bonuses, right, frame.cy) if bonuses else _max_players(game, number, right, frame.cy)),
        *pen(page, status == "over", lambda: ink.cross(f"round-{number}", left, frame.cy, 16, 17)),
        *pen(page, status == "now", lambda: ink.ring(f"round-{number}", left, frame.cy, 23, 27)),
        id=page.id(f"round-{number}"),
        class_=f"round {status}".rstrip(),
        data_names=page.names(
            free=name,
            **{other: f"{name}, {page.say(f'draw-round-{other}')}" for other in ("now", "over", "unplayed")},
        ),
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


def _max_players(game: AnyGame, number: int, x: float, y: float) -> list[Element]:
    """Say up to how many play a round that gives nothing."""
    largest = max(players for players in game.players if (game.rounds(players) or 0) >= number)
    return [words(x - 5, y, f"≤{largest}", "quiet-word", 13), icon("player", x + 9, y - 0.5, 11)]


# ------------------------------------------------------------------ actions


def used_actions(sheet: FamilySheet | None) -> Used:
    """Return the actions that every Clever sheet has."""
    if sheet is None:
        return {}
    return {
        "reroll": (sheet.rerolls, (1 << sheet.rerolls_used) - 1),
        "extra": (sheet.extras, (1 << sheet.extras_used) - 1),
    }


def actions(page: Page, game: AnyGame, used: Used, y: float) -> Element:
    """Return the rows of actions: circled once earned, crossed once used."""
    rows = [
        _action_row(page, row, used.get(row.kind, (0, 0)), y + place * (ACTION_HEIGHT + 3))
        for place, row in enumerate(game.sheet.actions)
    ]
    return group(*rows, id=page.id("actions"))


def _action_row(page: Page, row: ActionRow, state: tuple[int, int], y: float) -> Element:
    earned, used = state
    frame = Frame(MARGIN + 1.5, y, INNER - 3, ACTION_HEIGHT)
    middle = frame.cy
    slots_end = frame.x + frame.width - (34 if row.end else 4)
    action = page.say(_ACTION_TEXTS[row.kind])
    slots = []
    for place, (x, width) in enumerate(columns(frame.x + 36, slots_end - frame.x - 36, row.slots), start=1):
        status = "used" if used >> place - 1 & 1 else "circled" if place <= earned else "free"
        slots.append(_slot(page, row, action, place, status, x + width / 2, middle))
    end = []
    if row.end:
        x = frame.x + frame.width - 17
        ringed = badge(page, row.end, x, middle, row.kind, earned == row.slots)
        end = [labelled(page.bonus(row.end), ringed, data_ink=page.ink(f"end-{row.kind}"))]
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
    printed = row.printed[place - 1] if row.printed else str(place)
    about = [page.say("draw-slot", action=action, slot=place)]
    if row.printed:
        about.append(page.say("draw-slot-shows", printed=printed))
    names = {state: ", ".join([*about, page.say(f"draw-slot-{state}")]) for state in ("free", "circled", "used")}
    return labelled(
        names[status],
        element("circle", cx=x, cy=y, r=12, class_="slot-edge"),
        words(x, y, printed, "quiet-word", 14),
        *pen(page, status != "free", lambda: ink.ring(seed, x, y, 29, 29)),
        *pen(page, status == "used", lambda: ink.cross(f"{seed}-used", x, y, 17, 17)),
        id=page.id(seed),
        class_={"free": "slot free", "circled": "slot circled", "used": "slot circled crossed"}[status],
        data_names=page.names(**names),
    )


# ------------------------------------------------------------------ the result


def result(page: Page, game: AnyGame, state: FamilyState | None, player: int, y: float) -> Element:
    """Return the points of each area, of the foxes, and all together."""
    score = game.score(state, player) if state else None
    foxes: int | None = state.sheets[player].foxes if state else None

    def fox_field(frame: Frame) -> Element:
        points = score.bonus if score else None
        if (foxes is None or points is None) and not page.blank:
            name = points_name(page, page.say("fox"), None)
            return field(page, "fox", name, frame, icon("fox", frame.cx, y + 16, 21), None, None)
        name = page.say(
            "draw-foxes-of",
            foxes=page.say("count-foxes", count=foxes or 0),
            points=page.say("count-points", count=points or 0),
        )
        head = group(
            icon("fox", frame.cx - 13, y + 16, 21),
            words(frame.cx + 5, y + 16, "×", "print", 14),
            *number(page, "foxes", frame.cx + 18, y + 16, foxes, lambda _length: 15, "mark small"),
        )
        said = page.names(
            name=page.say("draw-foxes-of", foxes="{count}", points="{points}"),
            count=page.counted("count-foxes"),
            points=page.counted("count-points"),
        )
        return field(page, "fox", name, frame, head, points, said)

    return strip(page, game, score, y, fox_field)
