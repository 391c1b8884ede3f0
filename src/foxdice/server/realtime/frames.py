"""The frames that nearly all frames of a WebSocket are, read and written at once; all others are left to `websockets`.

In the profile of a move, reading one frame and writing two by the library was as much as the rules of the game
(docs/decisions/0003-the-server.md).
"""

import struct

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library came without its compiled part
    from websockets.utils import apply_mask

TEXT, PONG = 0x81, 0x8A  # the first byte of a whole message, and of an answer to a ping
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


def read_one(data: bytes, most: int) -> bytes | None:
    """Return the short text message, of `most` bytes, that data is, as it nearly always is; None if it is not."""
    size = len(data) - 6
    if 0 <= size <= most and size < TWO_BYTES and data[1] == size + MASKED and data[0] == TEXT:
        return apply_mask(data[6:], data[2:6])
    return None


def read(data: bytes, most: int) -> tuple[list[bytes], int]:
    """Return the whole text messages, of `most` bytes each, that data begins with, and where anything else begins."""
    messages = []
    at, end = 0, len(data)
    while end - at >= 6 and (data[at] == TEXT or data[at] == PONG):
        size, start = data[at + 1] - MASKED, at + 6
        if size == TWO_BYTES and data[at] == TEXT:
            size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
        elif size >= TWO_BYTES:
            break
        if not 0 <= size <= most or start + size > end:
            break
        if data[at] == TEXT:
            messages.append(apply_mask(data[start : start + size], data[start - 4 : start]))
        at = start + size
    return messages, at
