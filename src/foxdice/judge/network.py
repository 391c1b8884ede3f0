"""A small network of numbers that says what a position is worth, and the file it is kept in.

A weight file is one line of text, one line of JSON about it, and the numbers. After `foxdice weights 1` they are for
each layer its weights and then its offsets, 16 bits each. After `foxdice weights 2` they are for each layer a number
for each input and one for each output, 32 bits each; the weights, 8 bits each, which are multiplied by the numbers of
their input and their output; and the offsets, 32 bits each.
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
FIRST_LINE_8 = b"foxdice weights 2"  # 8 bits a weight
LARGEST = 127  # of 8 bits with a sign
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
        return self.total(self.outputs(self.hidden(rows)))

    def total(self, outputs: Floats) -> Floats:
        """Return what the outputs say that positions are worth: what the parts add up to."""
        return np.asarray(outputs[:, : self.parts].sum(axis=1), np.float32)

    @property
    def parts(self) -> int:
        """How many outputs, the first, are parts of the value."""
        return len(self.about.get("parts", ("all",)))

    @property
    def tells_gains(self) -> bool:
        """Whether the outputs after the parts tell how likely which gain is (`judge.gains`)."""
        return bool(self.about.get("gains"))

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


def dump(network: Network, *, small: bool = False) -> bytes:
    """Return the content of a weight file, with 16 bits a weight or, where it is to be small, with 8."""
    numbers = b"".join(_small(*layer) if small else _plain(*layer) for layer in network.layers)
    about = {**network.about, "shape": network.shape, "sha256": hashlib.sha256(numbers).hexdigest()}
    return (FIRST_LINE_8 if small else FIRST_LINE) + b"\n" + json.dumps(about).encode() + b"\n" + numbers


def load(content: bytes, name: str) -> Network:
    """Return the network in the content of a file; `name` is for the mistakes.

    Raises `DamagedWeights`.
    """
    first, _, rest = content.partition(b"\n")
    if first not in (FIRST_LINE, FIRST_LINE_8):
        raise DamagedWeights("weights-start", file=name)
    head, _, numbers = rest.partition(b"\n")
    try:
        about = json.loads(head)
        shape, checksum = about["shape"], about["sha256"]
    except (ValueError, KeyError, TypeError) as error:
        raise DamagedWeights("weights-damaged", file=name) from error
    if hashlib.sha256(numbers).hexdigest() != checksum:
        raise DamagedWeights("weights-damaged", file=name)
    read = _read_small if first == FIRST_LINE_8 else _read_plain
    layers, at = [], 0
    for inputs, outputs in itertools.pairwise(shape):
        weights, offsets, at = read(numbers, at, inputs, outputs)
        layers.append((weights, offsets))
    return Network(tuple(layers), about)


def _plain(weights: Floats, offsets: Floats) -> bytes:
    return weights.astype("<f2").tobytes() + offsets.astype("<f2").tobytes()


def _read_plain(numbers: bytes, at: int, inputs: int, outputs: int) -> tuple[Floats, Floats, int]:
    count = (inputs + 1) * outputs
    floats = np.frombuffer(numbers, "<f2", count, at).astype(np.float32)
    return floats[:-outputs].reshape(inputs, outputs), floats[-outputs:], at + 2 * count


def _small(weights: Floats, offsets: Floats) -> bytes:
    """Return a layer in 8 bits a weight: points among the inputs have far smaller weights than what is 0 or 1."""
    by_input = np.maximum(np.abs(weights).max(axis=1), 1e-12).astype("<f4")
    by_input /= np.median(by_input)
    by_output = (np.maximum(np.abs(weights / by_input[:, None]).max(axis=0), 1e-12) / LARGEST).astype("<f4")
    whole = np.rint(weights / by_input[:, None] / by_output).astype("i1")
    return b"".join(part.tobytes() for part in (by_input, by_output, whole, offsets.astype("<f4")))


def _read_small(numbers: bytes, at: int, inputs: int, outputs: int) -> tuple[Floats, Floats, int]:
    by_input = np.frombuffer(numbers, "<f4", inputs, at)
    by_output = np.frombuffer(numbers, "<f4", outputs, at := at + 4 * inputs)
    whole = np.frombuffer(numbers, "i1", inputs * outputs, at := at + 4 * outputs).reshape(inputs, outputs)
    offsets = np.frombuffer(numbers, "<f4", outputs, at := at + inputs * outputs)
    weights = whole.astype(np.float32) * by_input[:, None] * by_output
    return weights, offsets.astype(np.float32), at + 4 * outputs
