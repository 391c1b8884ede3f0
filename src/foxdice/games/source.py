"""Load a game's rules: one source, run as it is or compiled.

Rules are plain modules of plain functions. A game names the modules it consists of; some of them are shared with
another game and call an interface module (`foxdice.games.family.areas`) that a module of the game stands for. Loading
makes fresh copies of the modules in which every reference to one of them, or to one of their functions, points at the
copy, with the stand-ins in place of the interfaces. What decorates the functions decides what comes out: nothing for
the interpreter, Numba's `njit` for the compiler.
"""

import importlib.machinery
import importlib.util
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

Decorator = Callable[[FunctionType], Any]
Tables = Callable[[tuple[int, ...]], Any]


@dataclass(frozen=True)
class Source:
    """The modules a game's rules consist of; the first one is the entry."""

    name: str  # tells the copies of a shared module apart
    modules: tuple[str, ...]
    stands_for: tuple[tuple[str, str], ...] = ()  # (interface, the module that stands for it)

    def with_modules(self, modules: tuple[str, ...], stands_for: tuple[tuple[str, str], ...] = ()) -> "Source":
        """Return this source with more modules and more stand-ins."""
        return Source(self.name, self.modules + modules, self.stands_for + stands_for)

    def files(self) -> list[Path]:
        """Return the source files, for whoever must notice a change in any of them."""
        return [Path(_find(name).origin or "") for name in self.modules]


def load(source: Source, decorate: Decorator | None = None, table: Tables | None = None) -> dict[str, ModuleType]:
    """Return fresh copies of the source's modules by name, wired to each other, every function decorated.

    `table` turns the tables (global tuples of integers) into what the decorated functions read best.
    """
    mark = source.name if decorate is None else f"{source.name}.compiled"
    copies = {name: _copy(name, mark) for name in source.modules}
    targets: dict[str, ModuleType] = {**copies, **{old: copies[new] for old, new in source.stands_for}}
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


def _copy(name: str, mark: str) -> ModuleType:
    # The copy has a name of its own, so that functions of two copies are told apart, by Numba's cache too.
    spec = importlib.util.spec_from_file_location(f"{name}@{mark}", _find(name).origin)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where pickle and Numba's cache look a function's module up
    spec.loader.exec_module(module)
    return module


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
