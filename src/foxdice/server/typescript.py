"""The page's types, made from the wire schema: `python -m foxdice.server.typescript > web/src/wire.ts`."""

import inspect
import types
from collections.abc import Iterator
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from foxdice.server import wire
from foxdice.table.events import AnyEvent
from foxdice.table.messages import AnyMessage

ROOTS: dict[str, Any] = {
    "ClientFrame": wire.ClientFrame,
    "ServerFrame": wire.ServerFrame,
    "Message": AnyMessage,
    "TableEvent": AnyEvent,
}
REST = (wire.Device, wire.OpenTable, wire.NewTable, wire.MyTables, wire.VerifyRecord, wire.Verified, wire.Problem)
SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def generate() -> str:
    """Return the TypeScript source."""
    structs: dict[str, type[msgspec.Struct]] = {}
    for root in (*ROOTS.values(), *REST):
        for found in _structs(root):
            structs[found.__name__] = found
            _collect(found, structs)
    parts = ["// Made from foxdice/server/wire.py by `make types`; do not edit.", ""]
    parts += [_interface(structs[name]) for name in sorted(structs)]
    parts += [f"export type {name} = {_type(root)};" for name, root in ROOTS.items()]
    return "\n".join(parts) + "\n"


def _collect(struct: type[msgspec.Struct], structs: dict[str, type[msgspec.Struct]]) -> None:
    for one in msgspec.structs.fields(struct):
        for found in _structs(one.type):
            if found.__name__ not in structs:
                structs[found.__name__] = found
                _collect(found, structs)


def _structs(type_: Any) -> Iterator[type[msgspec.Struct]]:
    """Yield the structs in a type."""
    if isinstance(type_, type) and issubclass(type_, msgspec.Struct):
        yield type_
    for part in get_args(type_):
        yield from _structs(part)


def _interface(struct: type[msgspec.Struct]) -> str:
    config = struct.__struct_config__
    lines = [
        f"/** {inspect.cleandoc(struct.__doc__ or '').splitlines()[0]} */",
        f"export interface {struct.__name__} {{",
    ]
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for one in msgspec.structs.fields(struct):
        may_be_missing = not one.required and (config.omit_defaults or config.forbid_unknown_fields)
        lines.append(f"  {one.encode_name}{'?' if may_be_missing else ''}: {_type(one.type)};")
    return "\n".join([*lines, "}", ""])


def _type(type_: Any) -> str:
    if type_ in SIMPLE:
        return SIMPLE[type_]
    origin, parts = get_origin(type_), get_args(type_)
    if origin in {Union, types.UnionType}:
        return " | ".join(_type(part) for part in parts)
    if origin is Literal:
        return " | ".join(f'"{part}"' for part in parts)
    if origin in {list, tuple}:
        inner = _type(parts[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    return str(type_.__name__)


if __name__ == "__main__":
    print(generate(), end="")
