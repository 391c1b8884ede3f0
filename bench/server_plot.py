"""Moves per CPU-second of the servers as bars, in SVG."""

from collections.abc import Mapping

WIDTH, ROW, LEFT, RIGHT, TOP = 640, 44, 190, 90, 46


def draw_bars(title: str, bars: Mapping[str, float]) -> str:
    """Draw a bar for each name, the longest across the page."""
    most = max(bars.values())
    height = TOP + ROW * len(bars) + 10
    parts = [_text(16, 26, title, "start", 'font-weight="bold"')]
    for row, (name, value) in enumerate(bars.items()):
        y = TOP + ROW * row
        width = value / most * (WIDTH - LEFT - RIGHT)
        parts.append(_text(LEFT - 10, y + 22, name, "end"))
        parts.append(f'<rect x="{LEFT}" y="{y + 4}" width="{width:.1f}" height="26" fill="{COLOURS[row == 0]}"/>')
        parts.append(_text(LEFT + width + 8, y + 22, f"{value:,.0f}", "start"))
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="13" role="img"><title>{title}</title>\n'
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>\n{body}\n</svg>\n'
    )


COLOURS = {True: "#d1603d", False: "#8a94a6"}  # ours, the others'


def _text(x: float, y: float, text: str, anchor: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="#333" {more}>{text}</text>'
