"""The way the dice went, frame by frame, small enough to send: quantised, as differences in time, deflated.

Bytes: frames a second (1), dice (1), frames (2, little-endian), moving dice (1), their places in the list (1
each), then deflated: the seven 16-bit values of each die that never moved; then for each moving die, each of
its seven values, each frame the zigzag difference to the frame before: all low bytes, then all high ones.
"""

import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from foxdice.dice.arena.engine import Poses
from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.material import FRAMES_PER_SECOND, PLACE_STEPS, ROTATION_STEPS

STILL_STEPS: Final = 2  # a die that never moves further is drawn as lying still

_HEAD: Final = struct.Struct("<BBHB")


@dataclass(frozen=True, slots=True, eq=False)
class Trajectory:
    """Frames × dice × (x, y, z, w, x, y, z) in whole steps, at so many frames a second."""

    steps: NDArray[np.int16]
    rate: int = FRAMES_PER_SECOND

    def __eq__(self, other: object) -> bool:
        """Compare rate and every step."""
        return isinstance(other, Trajectory) and self.rate == other.rate and np.array_equal(self.steps, other.steps)

    def poses(self) -> Poses:
        """Give places in millimetres and unit rotations, frames × dice × 7."""
        poses = self.steps.astype(np.float64)
        poses[:, :, :3] /= PLACE_STEPS
        poses[:, :, 3:] /= np.linalg.norm(poses[:, :, 3:], axis=2, keepdims=True)
        return poses


def quantise(frames: Sequence[Poses]) -> Trajectory:
    """Round poses to whole steps; rotations keep their sign from frame to frame."""
    poses = np.array(frames)
    along = (poses[1:, :, 3:] * poses[:-1, :, 3:]).sum(axis=2)
    poses[1:, :, 3:] *= np.cumprod(np.where(along < 0, -1.0, 1.0), axis=0)[:, :, None]
    places = np.clip(np.round(poses[:, :, :3] * PLACE_STEPS), -32768, 32767)
    rotations = np.round(poses[:, :, 3:] * ROTATION_STEPS)
    steps = np.concatenate([places, rotations], axis=2).astype(np.int16)
    still = (np.abs(steps.astype(np.int32) - steps[0]) <= STILL_STEPS).all(axis=(0, 2))
    steps[:, still] = steps[0, still]
    return Trajectory(steps)


def encode(trajectory: Trajectory) -> bytes:
    """Pack a trajectory."""
    frames, dice, _ = trajectory.steps.shape
    still = (trajectory.steps == trajectory.steps[0]).all(axis=(0, 2))
    moving = np.flatnonzero(~still)
    rows = trajectory.steps[:, moving].transpose(1, 2, 0).reshape(-1, frames)
    wide = np.diff(rows, axis=1, prepend=np.int16(0)).astype(np.int32)
    zigzag = ((wide << 1) ^ (wide >> 31)).astype(np.uint16)
    low, high = (zigzag & 255).astype(np.uint8), (zigzag >> 8).astype(np.uint8)
    body = trajectory.steps[0, still].astype("<i2").tobytes() + low.tobytes() + high.tobytes()
    head = _HEAD.pack(trajectory.rate, dice, frames, len(moving)) + bytes(moving.tolist())
    return head + zlib.compress(body, 7)  # 9 takes four times as long and saves one byte in a hundred


def decode(data: bytes) -> Trajectory:
    """Unpack a trajectory; raise ArenaError if the bytes are none."""
    try:
        return _decode(data)
    except (struct.error, zlib.error, ValueError, IndexError) as error:
        raise ArenaError("arena-unreadable-trajectory") from error


def _decode(data: bytes) -> Trajectory:
    rate, dice, frames, count = _HEAD.unpack_from(data)
    moving = list(data[_HEAD.size : _HEAD.size + count])
    lying = [i for i in range(dice) if i not in moving]
    body = zlib.decompress(data[_HEAD.size + count :])
    still, differences = body[: len(lying) * 14], body[len(lying) * 14 :]
    size = count * 7 * frames
    if len(differences) != 2 * size:
        raise ValueError("length")
    low = np.frombuffer(differences, np.uint8, size).astype(np.int32)
    high = np.frombuffer(differences, np.uint8, size, size).astype(np.int32)
    zigzag = low | (high << 8)
    changes = ((zigzag >> 1) ^ -(zigzag & 1)).reshape(count, 7, frames)
    steps = np.empty((frames, dice, 7), np.int16)
    steps[:, moving] = np.cumsum(changes, axis=2).astype(np.int16).transpose(2, 0, 1)
    steps[:, lying] = np.frombuffer(still, "<i2").reshape(len(lying), 7)
    return Trajectory(steps, rate)
