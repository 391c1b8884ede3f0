"""The network as plain loops, compiled or for a browser: an input row, and what the last layer makes of it.

`shape` is the number of widths, the widths, at PARTS how many outputs add up to the value, and at MARGIN how many
thousandths of winning are how far one is ahead, and at TOLD how many outputs a second last layer has, 0 where there
is none. `weights` holds for each layer its weights, those of an input together, and its offsets; then the second last
layer, and the edges of who wins (`race`). `x` and `y` take turns.
"""

from typing import Any, Final

PARTS: Final = 15
MARGIN: Final = 14
TOLD: Final = 13


def outputs(rows: Any, at: int, weights: Any, shape: Any, x: Any, y: Any) -> int:
    """Run the network over a row; return 0 where the outputs lie in `x`, 1 where they lie in `y`."""
    layers = shape[0] - 1
    for place in range(shape[1]):
        x[place] = rows[at + place]
    start = 0
    for place in range(layers):
        inputs = shape[1 + place]
        width = shape[2 + place]
        if place % 2 == 0:
            layer(x, inputs, weights, start, width, y, place < layers - 1)
        else:
            layer(y, inputs, weights, start, width, x, place < layers - 1)
        start += (inputs + 1) * width
    return int(layers % 2)


def tell(weights: Any, shape: Any, x: Any, y: Any) -> int:
    """Run the second last layer after `outputs`, over what that made; return where the outputs lie, as it did.

    What the last layer was given still lies in the other place.
    """
    layers = shape[0] - 1
    start = size(shape)
    if layers % 2 == 0:
        layer(y, shape[layers], weights, start, shape[TOLD], x, False)
    else:
        layer(x, shape[layers], weights, start, shape[TOLD], y, False)
    return int(layers % 2)


def size(shape: Any) -> int:
    """Return how many numbers the layers have, the second last one aside."""
    numbers = 0
    for place in range(shape[0] - 1):
        numbers += (shape[1 + place] + 1) * shape[2 + place]
    return int(numbers)


def edges(shape: Any) -> int:
    """Return where the edges of who wins begin in the weights."""
    return size(shape) + int((shape[shape[0] - 1] + 1) * shape[TOLD])


def layer(x: Any, inputs: int, weights: Any, start: int, width: int, y: Any, hidden: bool) -> None:
    """Run one layer; inputs that are 0 are left out, which most are, and the others are added by fours."""
    offsets = start + inputs * width
    add_nothing(weights[offsets : offsets + width], y, width)
    a = used(x, 0, inputs)
    while a < inputs:
        b = used(x, a + 1, inputs)
        c = used(x, b + 1, inputs)
        d = used(x, c + 1, inputs)
        if d < inputs:
            add_four(x, a, b, c, d, weights, start, width, y)
        else:
            for i in range(a, inputs):
                if x[i] != 0:
                    add_one(x[i], weights[start + i * width : start + (i + 1) * width], y, width)
        a = used(x, d + 1, inputs)
    if hidden:
        for j in range(width):
            if y[j] < 0:
                y[j] = 0


def used(x: Any, i: int, inputs: int) -> int:
    """Return the first input from `i` on that is not 0; the number of inputs or more, where there is none."""
    while i < inputs and x[i] == 0:
        i += 1
    return i


def add_nothing(offsets: Any, y: Any, width: int) -> None:
    """Begin a layer."""
    for j in range(width):
        y[j] = offsets[j]


def add_one(v: float, w: Any, y: Any, width: int) -> None:
    """Add what one input makes."""
    for j in range(width):
        y[j] += v * w[j]


def add_four(x: Any, a: int, b: int, c: int, d: int, weights: Any, start: int, width: int, y: Any) -> None:
    """Add what four inputs make. Slices begin at 0, and so the loop needs no checks and is done in wide registers."""
    va, vb, vc, vd = x[a], x[b], x[c], x[d]
    wa = weights[start + a * width : start + (a + 1) * width]
    wb = weights[start + b * width : start + (b + 1) * width]
    wc = weights[start + c * width : start + (c + 1) * width]
    wd = weights[start + d * width : start + (d + 1) * width]
    for j in range(width):
        y[j] += va * wa[j] + vb * wb[j] + vc * wc[j] + vd * wd[j]
