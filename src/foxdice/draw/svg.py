"""Just enough SVG: elements, text, escaping."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape

Value = str | int | float | None


@dataclass(frozen=True)
class Element:
    """One element. Strings among its children are text."""

    tag: str
    attributes: Mapping[str, str]
    children: tuple["Element | str", ...]

    def __str__(self) -> str:
        return "\n".join(self._lines(""))

    def _lines(self, indent: str) -> Iterator[str]:
        attributes = "".join(f' {name}="{escape(value)}"' for name, value in self.attributes.items())
        if not self.children:
            yield f"{indent}<{self.tag}{attributes}/>"
        elif all(isinstance(child, str) for child in self.children):
            words = escape("".join(map(str, self.children)), quote=False)
            yield f"{indent}<{self.tag}{attributes}>{words}</{self.tag}>"
        else:
            yield f"{indent}<{self.tag}{attributes}>"
            for child in self.children:
                if isinstance(child, Element):
                    yield from child._lines(indent + " ")
                else:
                    yield escape(child, quote=False)
            yield f"{indent}</{self.tag}>"


def element(tag: str, *children: "Element | str", **attributes: Value) -> Element:
    """Return an element; attributes that are None are left out, `class_` is class, `stroke_width` is stroke-width."""
    return Element(
        tag,
        {
            name.rstrip("_").replace("_", "-"): number(value) if isinstance(value, int | float) else value
            for name, value in attributes.items()
            if value is not None
        },
        children,
    )


def group(*children: Element | str, **attributes: Value) -> Element:
    """Return a group."""
    return element("g", *children, **attributes)


def moved(x: float, y: float, scale: float, *children: Element, **attributes: Value) -> Element:
    """Return a group with its origin at another place and in another size."""
    transform = f"translate({number(x)} {number(y)}) scale({scale:.3g})"
    return group(*children, transform=transform, **attributes)


def box(x: float, y: float, width: float, height: float, class_: str, round_: float = 5) -> Element:
    """Return a rectangle with round corners."""
    return element("rect", x=x, y=y, width=width, height=height, rx=round_, class_=class_)


def words(x: float, y: float, text: str | int, class_: str = "print", size: float = 13) -> Element:
    """Return text in the middle of a place."""
    # Not every program that shows SVG knows `dominant-baseline`, so the baseline is set by hand.
    return element("text", str(text), x=x, y=y + 0.355 * size, class_=class_, font_size=size)


def path(shape: str, class_: str | None = None, **attributes: Value) -> Element:
    """Return a path."""
    return element("path", d=shape, class_=class_, **attributes)


def number(value: float) -> str:
    """Return a number in as few characters as a tenth needs: nobody sees less."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text
