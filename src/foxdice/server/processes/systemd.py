"""What systemd wants to hear from a service of `Type=notify`."""

import os
import socket

VARIABLE = "NOTIFY_SOCKET"


def tell(state: str) -> None:
    """Tell systemd how the service is, for instance `READY=1`; where nobody wants to know, do nothing."""
    address = os.environ.get(VARIABLE)
    if not address:
        return
    if address.startswith("@"):  # a name that is no file
        address = "\0" + address[1:]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.connect(address)
        line.send(state.encode())
