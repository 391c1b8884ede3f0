"""The network as plain loops, for where there is no NumPy: an input row, and what the last layer makes of it.

`shape` is the number of widths, the widths, at PARTS how many outputs add up to the value, and at MARGIN how many
thousandths of winning are how far one is ahead. `weights` holds for each layer its weights, those of an input together,
and its offsets. `x` and `y` take turns.
"""

from typing import Any, Final

PARTS: Final = 15
MARGIN: Final = 14


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


def layer(x: Any, inputs: int, weights: Any, start: int, width: int, y: Any, hidden: bool) -> None:
    """Run one layer; inputs that are 0 are left out, which most are."""
    offsets = start + inputs * width
    for j in range(width):
        y[j] = weights[offsets + j]
    for i in range(inputs):
        v = x[i]
        if v != 0:
            base = start + i * width
            for j in range(width):
                y[j] += v * weights[base + j]
    if hidden:
        for j in range(width):
            y[j] = max(y[j], 0)
