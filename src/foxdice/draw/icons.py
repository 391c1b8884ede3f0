"""Small pictures, drawn in a square of 24 and put where they are needed."""

from foxdice.draw.svg import Element, box, element, moved, path

SIZE = 24


def icon(kind: str, x: float, y: float, size: float) -> Element:
    """Return a picture in the middle of a place: fox, reroll, extra, joker, question, cross, lock or player."""
    return moved(x - size / 2, y - size / 2, size / SIZE, *_ICONS[kind], class_=f"icon {kind}")


_FOX = (
    path("M3 2.5L9 7Q12 6 15 7L21 2.5Q22.6 9 20.6 13.4Q18 19.6 12 22.4Q6 19.6 3.4 13.4Q1.4 9 3 2.5Z", "fox-fur"),
    path("M3.4 13.4Q8.2 12.4 10.4 16.4L12 22.4Q6 19.6 3.4 13.4Z", "fox-cheek"),
    path("M20.6 13.4Q15.8 12.4 13.6 16.4L12 22.4Q18 19.6 20.6 13.4Z", "fox-cheek"),
    path("M4.6 5.4L7.9 8L5.2 10.2ZM19.4 5.4L16.1 8L18.8 10.2Z", "dark"),
    path("M7.4 12.6A1.25 1.25 0 0 1 9.9 12.6ZM14.1 12.6A1.25 1.25 0 0 1 16.6 12.6Z", "dark"),
    path("M10 20.4Q12 18.9 14 20.4Q13.6 22.7 12 23Q10.4 22.7 10 20.4Z", "dark"),
)
_REROLL = (
    element("circle", cx=12, cy=12, r=11.4, class_="dark"),
    path("M6.2 11A6 6 0 0 1 16.4 7.9M17.8 13A6 6 0 0 1 7.6 16.1", "light-line"),
    path("M18.4 4.6V10.2H12.8ZM5.6 19.4V13.8H11.2Z", "light"),
)
_EXTRA = (
    box(0.8, 0.8, 22.4, 22.4, "dark", round_=6),
    path("M3.8 12.2H11M7.4 8.6V15.8M13.4 9.2L17 6.4V18", "light-line"),
)
_JOKER = (
    path("M12 0.3L23.7 12L12 23.7L0.3 12Z", "dark diamond"),
    path("M12 5L13.9 9.6L18.9 10L15.1 13.2L16.3 18L12 15.4L7.7 18L8.9 13.2L5.1 10L10.1 9.6Z", "light"),
)
_QUESTION = (
    path("M7.4 8Q7.8 3.6 12 3.6Q16.4 3.8 16.4 7.6Q16.4 10 13.8 11.6Q12 12.8 12 15.4", "sign"),
    element("circle", cx=12, cy=20, r=2.1, class_="sign-dot"),
)
_CROSS = (path("M5 5L19 19M19 5L5 19", "sign"),)
_LOCK = (
    path("M7.4 11V7.6A4.6 4.6 0 0 1 16.6 7.6V11", "dark-line"),
    box(4, 10.4, 16, 12, "dark", round_=3),
    path("M12 14.2A1.7 1.7 0 0 1 12.9 17.4V19.4H11.1V17.4A1.7 1.7 0 0 1 12 14.2Z", "light"),
)
_PLAYER = (
    element("circle", cx=12, cy=6.6, r=4.6, class_="quiet"),
    path("M5 22Q5 12.4 12 12.4Q19 12.4 19 22Z", "quiet"),
)
_ICONS = {
    "fox": _FOX,
    "reroll": _REROLL,
    "extra": _EXTRA,
    "joker": _JOKER,
    "question": _QUESTION,
    "cross": _CROSS,
    "lock": _LOCK,
    "player": _PLAYER,
}
