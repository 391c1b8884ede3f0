"""The wire schema as TypeScript, for the page: `python -m foxdice.server.typescript > web/src/lib/api/generated.ts`."""

import json
import sys
from typing import Any

from msgspec import inspect

from foxdice.coach import bonuses, verdicts
from foxdice.coach.review import MOMENTS
from foxdice.coach.why import EXPLAINED, WORTH_SAYING
from foxdice.judge.judge import THROWS
from foxdice.server import wire
from foxdice.server.http.catalogue import Catalogue
from foxdice.server.wire_coach import AppraisalFacts, ReviewFacts
from foxdice.table.look import Look
from foxdice.table.messages import AnyMessage

ROOTS = (
    wire.ClientFrame,
    wire.ServerFrame,
    wire.Device,
    wire.OpenTable,
    wire.NewTable,
    wire.MyTables,
    wire.BeginDaily,
    wire.Dailies,
    wire.DailyResults,
    Catalogue,
    Look,
    wire.VerifyRecord,
    wire.Verified,
    wire.LookBack,
    ReviewFacts,
    AppraisalFacts,
    wire.Problem,
)
UNIONS = {"ClientFrame": wire.ClientFrame, "ServerFrame": wire.ServerFrame, "AnyMessage": AnyMessage}
# By what the coach judges: the page's own judges by the same.
COACH = {
    "throws": THROWS,
    "moments": MOMENTS,
    "worth_saying": WORTH_SAYING,
    "explained": EXPLAINED,
    "kept": bonuses.KEPT,
    "at_once": bonuses.AT_ONCE,
    "verdicts": verdicts.VERDICTS,
    "verdicts_from": verdicts.FROM,
    "sure": verdicts.SURE,
    "race": verdicts.RACE,
    "counts_from": verdicts.COUNTS_FROM,
    "accuracy_from": verdicts.ACCURACY_FROM,
    "rates": verdicts.RATES,
    "last_rate": verdicts.LAST_RATE,
    "tau": verdicts.TAU,
    "lucky_throw": verdicts.LUCKY_THROW,
    "lucky_game": verdicts.LUCKY_GAME,
    "very_lucky_game": verdicts.VERY_LUCKY_GAME,
}
_PLAIN: dict[type[Any], str] = {
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.NoneType: "null",
}


Shape = inspect.StructType | inspect.DataclassType


def generate() -> str:
    """Return the declarations of everything that goes over the wire."""
    found: dict[str, Shape] = {}
    for root in inspect.multi_type_info(ROOTS):
        _collect(root, found)
    lines = ["// Made from the server's schema by `python -m foxdice.server.typescript`; not written by hand.", ""]
    for name in sorted(found):
        lines += [_declare(found[name]), ""]
    for name, union in UNIONS.items():
        lines += [f"export type {name} = {_name(inspect.type_info(union))};", ""]
    lines += [f"export const COACH = {json.dumps(COACH, indent=2)} as const;", ""]
    return "\n".join(lines)


def _collect(type_: Any, found: dict[str, Shape]) -> None:
    if isinstance(type_, Shape):
        if type_.cls.__name__ not in found:
            found[type_.cls.__name__] = type_
            for field in type_.fields:
                _collect(field.type, found)
    elif isinstance(type_, inspect.UnionType):
        for part in type_.types:
            _collect(part, found)
    elif isinstance(type_, inspect.ListType | inspect.VarTupleType):
        _collect(type_.item_type, found)
    elif isinstance(type_, inspect.DictType):
        _collect(type_.value_type, found)


def _declare(type_: Shape) -> str:
    lines = [f"export interface {type_.cls.__name__} {{"]
    optional = False
    if isinstance(type_, inspect.StructType):
        if type_.tag is not None:
            lines.append(f'  {type_.tag_field}: "{type_.tag}";')
        # What a client sends may leave out what has a default; what the server sends only where it says so.
        optional = type_.cls.__struct_config__.omit_defaults or type_.forbid_unknown_fields
    for field in type_.fields:
        mark = "?" if optional and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_name(field.type)};")
    return "\n".join([*lines, "}"])


def _name(type_: Any) -> str:
    if isinstance(type_, Shape):
        return str(type_.cls.__name__)
    if isinstance(type_, inspect.UnionType):
        return " | ".join(_name(part) for part in type_.types)
    if isinstance(type_, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in type_.values)
    if isinstance(type_, inspect.ListType | inspect.VarTupleType):
        item = _name(type_.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(type_, inspect.DictType):
        return f"Record<string, {_name(type_.value_type)}>"
    return _PLAIN[type(type_)]


if __name__ == "__main__":
    sys.stdout.write(generate())
