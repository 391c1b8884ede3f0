"""How a drawing is styled: one small style sheet inside it.

Each colour can be set from outside by a variable of its name (`--foxdice-paper`, `--foxdice-yellow-tint`). A page
lights up what can be marked by giving a cell the class `legal`, and what was just marked by the class `new`; both
need no new drawing.
"""

from collections.abc import Iterable

from foxdice.draw import palette
from foxdice.draw.palette import COLOURS
from foxdice.draw.svg import Element, element, path

_NAMES = {
    "paper": palette.PAPER,
    "paper-edge": palette.PAPER_EDGE,
    "cell": palette.CELL,
    "grey-cell": palette.GREY_CELL,
    "print": palette.PRINT,
    "quiet": palette.QUIET,
    "pen": palette.PEN,
    "fox": palette.FOX,
    "fox-edge": palette.FOX_EDGE,
    "fox-light": palette.FOX_LIGHT,
    "wood": palette.WOOD,
    "wood-edge": palette.WOOD_EDGE,
    "felt": palette.FELT,
    "felt-edge": palette.FELT_EDGE,
}

# Selector: declarations; $name stands for a colour.
_RULES = {
    "": f"color:$print;font-family:{palette.FONT};font-weight:600;font-variant-numeric:tabular-nums;user-select:none",
    "text": "text-anchor:middle;fill:$print",
    ".paper": "fill:$paper;stroke:$paper-edge;stroke-width:1",
    ".title": "text-anchor:start;font-weight:800;fill:$print;letter-spacing:-.2px",
    ".hint": "text-anchor:start;font-weight:500",
    ".quiet-word": "fill:$quiet;font-weight:500",
    ".given-cross": "fill:none;stroke-width:3;stroke-linecap:round;opacity:.7",
    ".hit": "fill:transparent",
    ".box": "fill:$cell;stroke:$print;stroke-width:1.5",
    ".grey": "fill:$grey-cell",
    ".dashed": "stroke-dasharray:3 2.5",
    ".strip": "fill:$cell;opacity:.85",
    ".slot-edge": "fill:none;stroke:$paper-edge;stroke-width:1.2",
    ".field": "fill:$cell;stroke:$paper-edge;stroke-width:1.2",
    ".guide": "fill:none;stroke-width:4;opacity:.75;stroke-linecap:round;stroke-linejoin:round",
    ".pattern": "opacity:.3;fill:none;stroke-width:1.1",
    ".pattern.filled": "stroke:none",
    ".dark,.dark-pill": "fill:$print",
    ".diamond": "stroke:$print;stroke-linejoin:round",
    ".dark-line": "fill:none;stroke:$print;stroke-width:2.6;stroke-linecap:round",
    ".light": "fill:$cell",
    ".light-line": "fill:none;stroke:$cell;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round",
    ".quiet": "fill:$quiet",
    ".quiet-sign": "color:$quiet",
    ".fox-fur": "fill:$fox;stroke:$fox-edge;stroke-width:1;stroke-linejoin:round",
    ".fox-cheek": "fill:$fox-light",
    ".sign": "fill:none;stroke:currentColor;stroke-width:4;stroke-linecap:round",
    ".sign-dot": "fill:currentColor",
    ".mark path,.ghost path": (
        "fill:none;stroke:$pen;stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round;opacity:.92"
    ),
    ".mark.ring path": "stroke-width:2.1",
    ".mark.small path": "stroke-width:1.8",
    ".ghost": "display:none",
    ".dot": "display:none;fill:$fox",
    ".written .times": "opacity:.2",
    ".crossed .print": "opacity:.8",
    ".unplayed": "opacity:.4",
    ".closed .cell.free": "opacity:.5",
    ".wood": "fill:$wood;stroke:$wood-edge;stroke-width:2",
    ".grain": "fill:none;stroke:$wood-edge;stroke-width:1;opacity:.45",
    ".felt": "fill:$felt;stroke:$felt-edge;stroke-width:5",
    ".shadow": "fill:$felt-edge;opacity:.8",
    ".die": "fill:$cell;stroke:$print;stroke-width:1",
    ".die-side": "fill:$grey-cell;stroke:$print;stroke-width:1;stroke-linejoin:round",
    ".die-top": "fill:$cell;stroke:$print;stroke-width:1;stroke-linejoin:round",
    ".turn": "stroke:$fox;stroke-width:2.5",
    ".out": "opacity:.55",
    ".cell.legal": "cursor:pointer",
    ".cell.legal .box": "stroke:$fox;stroke-width:3.5",
    ".cell.legal .dot": "display:inline",
    ".cell.legal:hover .ghost,.cell.legal:focus .ghost": "display:inline;opacity:.4",
    ".cell:focus-visible": "outline:none",
    ".cell:focus-visible .box": "stroke:$print;stroke-width:4",
    ".cell.new .mark path": "stroke:$fox",
}


def style(colours: Iterable[str]) -> Element:
    """Return the style sheet of a drawing that uses these areas' colours."""
    rules = {_scoped(".foxdice", selectors): rule for selectors, rule in _RULES.items()}
    names = dict(_NAMES)
    # Rules of areas weigh more than the general ones (`svg` in front): where several games are on one page, the
    # general rules of one drawing come after the areas' rules of another.
    for name in colours:
        colour = COLOURS[name]
        for part in ("tint", "shade", "line", "solid", "on-solid", "word"):
            names[f"{name}-{part}"] = getattr(colour, part.replace("-", "_"))
        rules[f"svg.foxdice .tint-{name}"] = f"fill:${name}-tint"
        rules[f"svg.foxdice .shade-{name}"] = f"fill:${name}-shade"
        rules[f"svg.foxdice .solid-{name}"] = f"fill:${name}-solid"
        rules[f"svg.foxdice .line-{name}"] = f"stroke:${name}-line"
        rules[f"svg.foxdice .on-{name}"] = f"fill:${name}-on-solid;color:${name}-on-solid"
        rules[f"svg.foxdice .word-{name}"] = f"fill:${name}-word;color:${name}-word"
        rules[f"svg.foxdice .over-{name}"] = f"fill:${name}-word;stroke:${name}-tint;stroke-width:4;paint-order:stroke"
        rules[f"svg.foxdice .filled.line-{name}"] = f"fill:${name}-line"
    lines = [f"{selectors}{{{_filled_in(rule, names)}}}" for selectors, rule in rules.items()]
    return element("style", "\n" + "\n".join(lines) + "\n")


def patterns(colours: Iterable[str], prefix: str) -> Element:
    """Return the areas' patterns, to be laid over their tints."""
    shapes = []
    for name in colours:
        colour = COLOURS[name]
        classes = f"pattern line-{name}" + (" filled" if colour.filled else "")
        shapes.append(
            element(
                "pattern",
                path(colour.pattern, classes),
                id=f"{prefix}pattern-{name}",
                width=colour.size,
                height=colour.size,
                patternUnits="userSpaceOnUse",
            )
        )
    return element("defs", *shapes)


def _scoped(scope: str, selectors: str) -> str:
    return ",".join(f"{scope} {selector}".rstrip() for selector in selectors.split(","))


def _filled_in(rule: str, names: dict[str, str]) -> str:
    """Put colours in place of their names: plain, and again as a variable for whoever understands variables."""
    declarations = []
    for declaration in rule.split(";"):
        prop, _, value = declaration.partition(":")
        if value.startswith("$"):
            name = value[1:]
            declarations += [f"{prop}:{names[name]}", f"{prop}:var(--foxdice-{name},{names[name]})"]
        else:
            declarations.append(declaration)
    return ";".join(declarations)
