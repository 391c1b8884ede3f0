"""Frames are written with the length that fits."""

import struct

import pytest

from foxdice.server.realtime.frames import written


@pytest.mark.parametrize(
    ("size", "head"),
    [
        (125, bytes([0x81, 125])),
        (126, struct.pack("!BBH", 0x81, 126, 126)),
        (65_535, struct.pack("!BBH", 0x81, 126, 65_535)),
        (65_536, struct.pack("!BBQ", 0x81, 127, 65_536)),
    ],
)
def test_a_frame_says_its_length(size: int, head: bytes) -> None:
    assert written(b"x" * size) == head + b"x" * size
