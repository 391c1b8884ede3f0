"""The table of Der große Wurf: the dice in the arena, the hands round it. There is no paper in this game."""

import math
from random import Random

from foxdice.core.game import AnyGame
from foxdice.draw import ink, parts
from foxdice.draw.icons import icon
from foxdice.draw.page import Frame, Page
from foxdice.draw.parts import INNER, MARGIN, TOP, WIDTH, labelled
from foxdice.draw.svg import Element, box, element, group, path, words
from foxdice.games.wurf.rules import count
from foxdice.games.wurf.sheet import FACES
from foxdice.games.wurf.state import OVER, Hand, State

_RIM = 168  # radius of the bowl
_FLOOR = 136  # radius of the felt
_HAND = 40
_GAP = 5
_GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))
# Pips by face, in steps from the middle.
_PIPS = {
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def draw(game: AnyGame, state: State | None, player: int, page: Page) -> str:
    """Return the table as a player sees it, or an empty arena, as SVG."""
    lying = [face for place, face in enumerate(FACES) for _ in range(count(state.arena, place))] if state else []
    content = [_arena(page, lying, TOP + _RIM)]
    y: float = TOP + 2 * _RIM + 2 * _GAP
    if state:
        for place, hand in enumerate(state.hands):
            throws = place == state.active and state.coming != OVER
            frame = Frame(MARGIN + 1.5, y, INNER - 3, _HAND)
            content.append(_hand(page, place, hand, throws, place == player, frame))
            y += _HAND + _GAP
        content.append(_lost(page, state.lost, y))
        y += _HAND
    return parts.sheet(page, game, player if state else None, y, content)


# ------------------------------------------------------------------ the arena


def _arena(page: Page, lying: list[int], y: float) -> Element:
    """Return the wooden bowl with the dice on its felt."""
    x = WIDTH / 2
    bowl = [
        element("circle", cx=x, cy=y, r=_RIM, class_="wood"),
        *(element("circle", cx=x, cy=y, r=radius, class_="grain") for radius in (162, 155, 149)),
        element("circle", cx=x, cy=y, r=_FLOOR, class_="felt"),
    ]
    size = 42 if len(lying) <= 8 else 24
    dice = [
        _lying_die(page, face, place, size, *_spot(place, len(lying), size, x, y)) for place, face in enumerate(lying)
    ]
    name = page.say("draw-arena", dice=page.say("count-dice", count=len(lying)))
    return group(group(*bowl, aria_hidden="true"), *dice, id=page.id("arena"), role="group", aria_label=name)


def _spot(place: int, dice: int, size: float, x: float, y: float) -> tuple[float, float]:
    """Return where a die lies: outwards like the seeds of a sunflower, so that no two ever touch."""
    reach = 0.82 * size * math.sqrt(place + (0.5 if dice > 1 else 0))
    angle = place * _GOLDEN_ANGLE - 2.2
    return x + reach * math.cos(angle), y + reach * math.sin(angle)


def _lying_die(page: Page, face: int, place: int, size: float, x: float, y: float) -> Element:
    turn = Random(f"arena-{place}-{face}").uniform(-24, 24)
    shadow = element("circle", cx=x + 2, cy=y + 4, r=size * 0.56, class_="shadow")
    return labelled(
        page.say("draw-die-shows", number=face),
        shadow,
        group(*_die(face, x, y, size), transform=f"rotate({turn:.1f} {x:.1f} {y:.1f})"),
        id=page.id(f"arena-{place + 1}"),
        class_="lying",
    )


def _die(face: int, x: float, y: float, size: float) -> list[Element]:
    step = size * 0.26
    pips = [
        element("circle", cx=x + across * step, cy=y + down * step, r=size * 0.095, class_="dark")
        for across, down in _PIPS[face]
    ]
    return [box(x - size / 2, y - size / 2, size, size, "die", round_=size * 0.22), *pips]


# ------------------------------------------------------------------ the hands


def _hand(page: Page, place: int, hand: Hand, throws: bool, mine: bool, frame: Frame) -> Element:
    """Return a player's row: number, dice, and the points of a match."""
    out = hand.dice == 0 and not throws
    name = [page.say("draw-hand", player=place + 1, dice=page.say("count-dice", count=hand.dice))]
    name += [page.say("draw-hand-turn")] if throws else [page.say("draw-hand-out")] if out else []
    points = []
    if hand.points:
        name.append(page.say("count-points", count=hand.points))
        points = [ink.written(f"points-{place}", frame.x + frame.width - 24, frame.cy, 20, hand.points)]
    return labelled(
        ", ".join(name),
        box(frame.x, frame.y, frame.width, frame.height, "field turn" if throws else "field", round_=7),
        icon("player", frame.x + 19, frame.cy, 20),
        words(frame.x + 40, frame.cy, place + 1, "print" if mine else "quiet-word", 18),
        *_row_of_dice(hand.dice, frame.x + 58, frame.width - 110, frame.cy),
        *points,
        id=page.id(f"hand-{place + 1}"),
        class_="hand out" if out else "hand",
    )


def _row_of_dice(dice: int, x: float, width: float, y: float) -> list[Element]:
    size = 20
    pitch = min(size + 5, (width - size) / max(dice - 1, 1))
    return [_cube(x + size / 2 + place * pitch, y, size) for place in range(dice)]


def _cube(x: float, y: float, size: float) -> Element:
    """Return a die that is not thrown yet: a cube seen from a corner."""
    wide, high = size * 0.45, size / 4
    top = f"M{x:.1f} {y - 2 * high:.1f}l{wide:.1f} {high:.1f}l{-wide:.1f} {high:.1f}l{-wide:.1f} {-high:.1f}Z"
    left = f"M{x - wide:.1f} {y - high:.1f}v{2 * high:.1f}l{wide:.1f} {high:.1f}v{-2 * high:.1f}Z"
    right = f"M{x + wide:.1f} {y - high:.1f}v{2 * high:.1f}l{-wide:.1f} {high:.1f}v{-2 * high:.1f}Z"
    return group(path(left, "die-side"), path(right, "die-side"), path(top, "die-top"))


def _lost(page: Page, lost: int, y: float) -> Element:
    """Return how many dice have left the game."""
    size = 19
    x = MARGIN + 20.5
    name = page.say("draw-lost", dice=page.say("count-dice", count=lost))
    return labelled(
        name,
        box(x - size / 2, y + 16 - size / 2, size, size, "die", round_=4),
        icon("cross", x, y + 16, 13),
        element("text", name, x=x + 20, y=y + 21, class_="hint quiet-word", font_size=14),
        id=page.id("lost"),
    )
