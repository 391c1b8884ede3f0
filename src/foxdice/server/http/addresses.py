"""Who asks, by address: what one person can have many of counts as one."""

from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network, ip_address

PREFIX = 64  # of IPv6: what one household is given


def client_of(headers: Mapping[str, str], peer: str, *, trust_proxy: bool) -> str:
    """Return the address by which a client is limited.

    Of the addresses a proxy names the last is the one it saw itself; all before it were told by the client.
    """
    named = (headers.get("x-forwarded-for") or "").rsplit(",", 1)[-1].strip() if trust_proxy else ""
    return network(named) or network(peer) or peer


def network(address: str) -> str:
    """Return the address that stands for all those the same client can use, empty for something that is none."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Network((found, PREFIX), strict=False))
    return str(found)


def is_address(host: str) -> bool:
    """Tell whether a host is an address and not a name."""
    return bool(network(host.strip("[]")))
