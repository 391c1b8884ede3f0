"""A small line plot as SVG: share of changed dice by aim, one line a strength."""

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 60, 110, 30, 50
COLOURS = ("#4477aa", "#66ccee", "#228833", "#ccbb44", "#ee6677", "#aa3377")
DASHES = ("", "8 3", "2 3", "8 3 2 3", "12 4", "4 2")  # colour is never the only sign


def draw_plot(lines: dict[str, list[tuple[float, float]]]) -> str:
    """Draw the lines, each a list of (millimetres short, share from 0 to 1)."""
    shorts = sorted({short for line in lines.values() for short, _ in line}, reverse=True)
    first, last = shorts[0], shorts[-1]

    def x(short: float) -> float:
        return LEFT + (first - short) / (first - last) * (WIDTH - LEFT - RIGHT)

    def y(share: float) -> float:
        return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)

    parts = [_axis_text(WIDTH / 2, HEIGHT - 10, "aim: millimetres short of the die's middle")]
    parts.append(_axis_text(LEFT - 40, TOP - 12, "die changed", anchor="start"))
    for share in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0):
        parts.append(
            f'<path d="M{LEFT} {y(share):.1f}H{WIDTH - RIGHT}" stroke="#ddd" fill="none"/>'
            + _axis_text(LEFT - 8, y(share) + 4, f"{share:.0%}", anchor="end")
        )
    parts += [_axis_text(x(short), HEIGHT - BOTTOM + 18, f"{short:g}") for short in shorts]
    for i, (name, line) in enumerate(lines.items()):
        parts.append(_line(name, [(x(short), y(share)) for short, share in line], i))
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12" role="img"><title>How often a lying die changes its face</title>\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n{body}\n</svg>\n'
    )


def _line(name: str, points: list[tuple[float, float]], i: int) -> str:
    path = "L".join(f"{px:.1f} {py:.1f}" for px, py in points)
    key_y = TOP + 20 * i + 10
    style = f'stroke="{COLOURS[i]}" stroke-width="2.5" stroke-dasharray="{DASHES[i]}" fill="none"'
    return f'<path d="M{path}" {style}/><path d="M{WIDTH - RIGHT + 10} {key_y}h30" {style}/>' + _axis_text(
        WIDTH - RIGHT + 45, key_y + 4, name, anchor="start"
    )


def _axis_text(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="#333">{text}</text>'
