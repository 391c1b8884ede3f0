"""Where settings come from: what is built in, then a file, then the environment, then flags; the later one wins.

Every setting has one name: `port` and, for a limit, `limits.frame_bytes` in the file (TOML), `FOXDICE_PORT` and
`FOXDICE_LIMITS_FRAME_BYTES` in the environment. Most have a flag of the same name too.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal, get_origin, get_type_hints

import msgspec
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from foxdice.server.errors import ServerError
from foxdice.server.settings import Limits, Settings

LIMITS = "limits."
FILE_VARIABLE = "FOXDICE_SETTINGS"
Source = Literal["built in", "file", "environment", "flag"]


@dataclass(frozen=True)
class Setting:
    """One setting: its name, its value, and who said so."""

    name: str
    value: Any
    source: Source
    about: str

    @property
    def variable(self) -> str:
        """The name of its environment variable."""
        return variable(self.name)


def variable(name: str) -> str:
    """Return the environment variable of a setting."""
    return "FOXDICE_" + name.replace(".", "_").upper()


def read(file: Path | None, environment: Mapping[str, str], flags: Mapping[str, Any]) -> list[Setting]:
    """Return every setting; raise `ServerError` for one that is unknown or cannot be used.

    A flag that is None was not given.
    """
    if file is None and environment.get(FILE_VARIABLE):
        file = Path(environment[FILE_VARIABLE])
    hints = dict(_hints())
    known = {name: Setting(name, value, "built in", _about(hints[name])) for name, value in _built_in().items()}
    in_environment = {name: environment[variable(name)] for name in hints if environment.get(variable(name))}
    given: tuple[tuple[Source, Mapping[str, Any]], ...] = (
        ("file", _read_file(file) if file else {}),
        ("environment", in_environment),
        ("flag", {name: value for name, value in flags.items() if value is not None}),
    )
    for source, values in given:
        for name, value in values.items():
            if name not in hints:
                near = get_close_matches(name, hints, 1, cutoff=0)
                raise ServerError("server-setting-unknown", name=name, near=near[0])
            known[name] = Setting(name, _convert(name, value, hints[name], source), source, _about(hints[name]))
    return list(known.values())


def settings(all: list[Setting]) -> Settings:
    """Return the settings as the server takes them."""
    own = {one.name: one.value for one in all if not one.name.startswith(LIMITS)}
    limits = {one.name.removeprefix(LIMITS): one.value for one in all if one.name.startswith(LIMITS)}
    return Settings(**own, limits=Limits(**limits))


def as_toml(all: list[Setting]) -> str:
    """Return all settings as a file that can be read again, passwords left out; comments say what each is."""
    lines, in_limits = [], False
    for one in sorted(all, key=lambda one: one.name.startswith(LIMITS)):
        if one.name.startswith(LIMITS) and not in_limits:
            lines += ["", "[limits]"]
            in_limits = True
        value = json.dumps(_shown(one), ensure_ascii=False)
        about = "; ".join(filter(None, (one.about, one.source, one.variable)))
        lines.append(f"{one.name.removeprefix(LIMITS)} = {value}  # {about}")
    return "\n".join(lines) + "\n"


def _hints() -> Iterator[tuple[str, Any]]:
    """Give every setting with its type, in the order they are declared."""
    own = get_type_hints(Settings, include_extras=True)
    yield from ((field.name, own[field.name]) for field in fields(Settings) if field.name != "limits")
    limits = get_type_hints(Limits, include_extras=True)
    yield from ((LIMITS + field.name, limits[field.name]) for field in fields(Limits))


def _built_in() -> dict[str, Any]:
    default = Settings()
    own = {field.name: getattr(default, field.name) for field in fields(Settings) if field.name != "limits"}
    return own | {LIMITS + field.name: getattr(default.limits, field.name) for field in fields(Limits)}


def _about(hint: Any) -> str:
    return "".join(meta.description or "" for meta in getattr(hint, "__metadata__", ()))


def _read_file(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ServerError("server-settings-file", file=str(file), reason=error.strerror or "?") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ServerError("server-settings-file", file=str(file), reason=str(error)) from error
    limits = found.pop("limits", {})
    if not isinstance(limits, dict):
        raise ServerError("server-setting", name="limits", source="file", reason="not a table")
    return found | {LIMITS + name: value for name, value in limits.items()}


def _convert(name: str, value: Any, hint: Any, source: Source) -> Any:
    if isinstance(value, str) and _is_list(hint):
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        return msgspec.convert(value, hint, strict=source == "file", dec_hook=_decode)
    except (msgspec.ValidationError, TypeError, UnicodeEncodeError) as error:  # the last: bytes that are no text
        raise ServerError("server-setting", name=name, source=source, reason=str(error)) from error


def _is_list(hint: Any) -> bool:
    return get_origin(getattr(hint, "__origin__", hint)) is tuple


def _decode(type_: type, value: Any) -> Any:
    if type_ is Path and isinstance(value, (str, Path)):
        return Path(value).expanduser()
    raise TypeError(f"Expected `{type_.__name__}`, got `{type(value).__name__}`")


def _shown(one: Setting) -> Any:
    if isinstance(one.value, Path):
        return str(one.value)
    if one.name == "database" and one.value:
        try:
            return make_url(one.value).render_as_string(hide_password=True)
        except ArgumentError:  # said when the server starts
            return "?"
    return one.value
