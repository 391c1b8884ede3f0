"""A small network of numbers that says what a position is worth, and the file it is kept in.

A weight file is one line of text `foxdice weights 1`, one line of JSON about it, and the numbers: for each layer its
weights and then its offsets, 16 bits each.
"""

import hashlib
import itertools
import json
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from foxdice.core import GameError

FIRST_LINE = b"foxdice weights 1"
Rows = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]


class DamagedWeights(GameError):
    """A weight file that cannot be used."""


@dataclass(frozen=True)
class Network:
    """Layers of weights and offsets; between two layers negative numbers become 0."""

    layers: tuple[tuple[Floats, Floats], ...]
    about: dict[str, Any] = field(default_factory=dict)  # what the file says about it: game, features, recipe

    def values(self, rows: Rows) -> Floats:
        """Return what the positions are worth, in points."""
        return self.outputs(self.hidden(rows))[:, 0]

    def hidden(self, rows: Rows) -> Floats:
        """Return what the last layer is given."""
        x: Floats = rows.astype(np.float32)
        for weights, offsets in self.layers[:-1]:
            x = x @ weights
            x += offsets
            np.maximum(x, 0, out=x)
        return x

    def outputs(self, hidden: Floats) -> Floats:
        """Return what the last layer makes of it, one column for each of its outputs."""
        weights, offsets = self.layers[-1]
        return np.asarray(hidden @ weights + offsets, np.float32)

    @property
    def shape(self) -> list[int]:
        """The width of the input and of every layer."""
        return [len(self.layers[0][0]), *(len(offsets) for _, offsets in self.layers)]


def dump(network: Network) -> bytes:
    """Return the content of a weight file."""
    numbers = b"".join(part.astype("<f2").tobytes() for layer in network.layers for part in layer)
    about = {**network.about, "shape": network.shape, "sha256": hashlib.sha256(numbers).hexdigest()}
    return FIRST_LINE + b"\n" + json.dumps(about).encode() + b"\n" + numbers


def load(content: bytes, name: str) -> Network:
    """Return the network in the content of a file; `name` is for the mistakes.

    Raises `DamagedWeights`.
    """
    first, _, rest = content.partition(b"\n")
    if first != FIRST_LINE:
        raise DamagedWeights("weights-start", file=name)
    head, _, numbers = rest.partition(b"\n")
    try:
        about = json.loads(head)
        shape, checksum = about["shape"], about["sha256"]
    except (ValueError, KeyError, TypeError) as error:
        raise DamagedWeights("weights-damaged", file=name) from error
    if hashlib.sha256(numbers).hexdigest() != checksum:
        raise DamagedWeights("weights-damaged", file=name)
    floats = np.frombuffer(numbers, "<f2").astype(np.float32)
    layers, at = [], 0
    for inputs, outputs in itertools.pairwise(shape):
        weights = floats[at : at + inputs * outputs].reshape(inputs, outputs)
        at += inputs * outputs
        layers.append((weights, floats[at : at + outputs]))
        at += outputs
    return Network(tuple(layers), about)
