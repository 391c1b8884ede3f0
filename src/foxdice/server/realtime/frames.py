"""WebSocket frames: where one ends, and a fast path for short text messages; the rest is left to `websockets`.

In the profile of a move, reading one frame and writing two by the library was as much as the rules of the game
(docs/decisions/0003-the-server.md).
"""

import struct

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library came without its compiled part
    from websockets.utils import apply_mask

HEAD, MASK = 2, 4  # bytes
TEXT = 0x81  # the first byte of a whole message
MASKED = 0x80  # in the second byte, beside the size; clients have to mask what they send
TWO_BYTES, EIGHT_BYTES = 126, 127  # sizes that say that the size follows
_SHORT_HEADS = tuple(bytes((TEXT, size)) for size in range(TWO_BYTES))
_LONG_HEAD = bytes((TEXT, TWO_BYTES))


def written(message: bytes) -> bytes:
    """Return the frame that brings a text message to a client."""
    size = len(message)
    if size < TWO_BYTES:
        return _SHORT_HEADS[size] + message
    if size < 1 << 16:
        return _LONG_HEAD + size.to_bytes(2, "big") + message
    return struct.pack("!BBQ", TEXT, EIGHT_BYTES, size) + message


def read_one(data: bytes | bytearray, max_bytes: int) -> bytes | None:
    """Return the short text message, of `max_bytes` at most, that data is, as it nearly always is; else None."""
    size = len(data) - HEAD - MASK
    if 0 <= size <= max_bytes and size < TWO_BYTES and data[1] == size + MASKED and data[0] == TEXT:
        return apply_mask(bytes(data[6:]), bytes(data[2:6]))
    return None


def end_of_frame(data: bytearray, at: int, max_bytes: int) -> int | None:
    """Return where the frame that begins at a place ends, or None while it is not all there.

    A frame that is larger than `max_bytes` ends behind its head: whoever reads on finds out that it is too large.
    """
    if len(data) < at + HEAD:
        return None
    size, start = data[at + 1] & ~MASKED, at + HEAD
    if size >= TWO_BYTES:
        more = 2 if size == TWO_BYTES else 8
        if len(data) < start + more:
            return None
        size, start = int.from_bytes(data[start : start + more], "big"), start + more
    if data[at + 1] & MASKED:
        start += MASK
    end = start if size > max_bytes else start + size
    return end if end <= len(data) else None
