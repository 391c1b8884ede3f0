"""Load a game's rules: one source, run as it is or compiled.

Rules are plain modules of plain functions. A game names the modules it consists of; some of them are shared with
another game and call an interface module that a module of the game implements. Loading makes fresh copies of the
modules that import each other, with the implementations in place of the interfaces and other values where a variant
gives any (another sheet, say); whatever is computed from such a value follows. What decorates the functions decides
what comes out: nothing for the interpreter, Numba's `njit` for the compiler
(docs/decisions/0001-one-source-interpreted-and-compiled.md).
"""

import builtins
import importlib
import importlib.machinery
import importlib.util
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

Decorator = Callable[[FunctionType], Any]
Tables = Callable[[tuple[int, ...]], Any]


@dataclass(frozen=True)
class Source:
    """The modules a game's rules consist of; the first one is the entry."""

    name: str  # tells the copies of a shared module apart
    modules: tuple[str, ...]
    implements: tuple[tuple[str, str], ...] = ()  # (interface, the module that implements it)
    tables: tuple[tuple[str, str, Any], ...] = ()  # (module, name, the value it has in this variant)

    def with_modules(self, modules: tuple[str, ...], implements: tuple[tuple[str, str], ...] = ()) -> "Source":
        """Return this source with more modules and more implementations."""
        return Source(self.name, self.modules + modules, self.implements + implements, self.tables)

    def with_tables(self, tables: tuple[tuple[str, str, Any], ...]) -> "Source":
        """Return this source with more values of its own."""
        return Source(self.name, self.modules, self.implements, self.tables + tables)

    def files(self) -> list[Path]:
        """Return the source files, for whoever must notice a change in any of them."""
        return [Path(_find(name).origin or "") for name in self.modules]

    def content(self) -> bytes:
        """Return all that the rules are made of, for whoever must notice a change in any of it."""
        return b"".join(file.read_bytes() for file in self.files()) + repr(self.tables).encode()


def load(source: Source, decorate: Decorator | None = None, table: Tables | None = None) -> dict[str, ModuleType]:
    """Return fresh copies of the source's modules by name, wired to each other, every function decorated.

    `table` turns the tables (global tuples of integers) into what the decorated functions read best.
    """
    copies = _copy_all(source, source.name if decorate is None else f"{source.name}.compiled")
    targets: dict[str, ModuleType] = {
        **copies,
        **{module.__name__: module for module in copies.values()},
        **{interface: copies[name] for interface, name in source.implements},
    }
    if decorate is not None:
        for module in copies.values():
            for key, value in _own_functions(module).items():
                setattr(module, key, decorate(value))
    if table is not None:
        for module in copies.values():
            for key, value in list(vars(module).items()):
                if isinstance(value, tuple) and value and all(type(number) is int for number in value):
                    setattr(module, key, table(value))
    for module in copies.values():
        _rewire(module, targets)
    return copies


def _find(name: str) -> importlib.machinery.ModuleSpec:
    spec = importlib.util.find_spec(name)
    if spec is None or spec.loader is None:
        raise ModuleNotFoundError(f"no rule module named {name}")
    return spec


def _copy_all(source: Source, mark: str) -> dict[str, ModuleType]:
    """Run every module once more; where one imports another of them, it gets the copy."""
    names = set(source.modules)
    copies: dict[str, ModuleType] = {}

    def copy(name: str) -> ModuleType:
        if name not in copies:
            # The copy has a name of its own, so that functions of two copies are told apart, by Numba's cache too.
            spec = importlib.util.spec_from_file_location(f"{name}@{mark}", _find(name).origin)
            assert spec is not None
            assert spec.loader is not None
            module = copies[name] = importlib.util.module_from_spec(spec)
            sys.modules[spec.name] = module  # where pickle and Numba's cache look a function's module up
            vars(module)["__builtins__"] = {**vars(builtins), "__import__": import_copies}
            spec.loader.exec_module(module)
            vars(module)["__builtins__"] = builtins
            for owner, key, value in source.tables:
                if owner == name:
                    setattr(module, key, value)
        return copies[name]

    def import_copies(name: str, *args: Any, **options: Any) -> Any:
        found = __import__(name, *args, **options)
        wanted: tuple[str, ...] = (args[2] if len(args) > 2 else options.get("fromlist")) or ()
        if wanted and name in names:
            return copy(name)
        inside = [key for key in wanted if f"{name}.{key}" in names]
        if not inside:
            return found
        others = {key: getattr(found, key) for key in wanted if key not in inside}
        return SimpleNamespace(**others, **{key: copy(f"{name}.{key}") for key in inside})

    for name in source.modules:
        copy(name)
    return copies


def _own_functions(module: ModuleType) -> dict[str, FunctionType]:
    return {
        key: value
        for key, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }


def _rewire(module: ModuleType, targets: Mapping[str, ModuleType]) -> None:
    for key, value in list(vars(module).items()):
        if isinstance(value, ModuleType) and value.__name__ in targets:
            setattr(module, key, targets[value.__name__])
        elif isinstance(value, FunctionType) and value.__module__ in targets:
            setattr(module, key, getattr(targets[value.__module__], value.__name__))
