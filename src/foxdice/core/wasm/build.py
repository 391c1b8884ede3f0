"""Compile a game's rules and scene functions to one WebAssembly file.

Numba types the plain functions and gives LLVM IR; that is parsed again for wasm32, linked, optimised and emitted.
Exported functions take and return numbers as f64, so that JavaScript passes plain numbers and all bits of a throw (up
to 40) survive; buffers hold 32 bits, so that JavaScript reads them through an Int32Array; states are pointers.
"""

import os
import re
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

from foxdice.core import compiled
from foxdice.core.game import AnyGame
from foxdice.core.rows import ROOM
from foxdice.core.source import load
from foxdice.core.wasm.linker import link

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
# Numba shall only type: LLVM optimises for wasm32 afterwards, and must not see what this machine can do.
SETTINGS = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_OPT": "0",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
}
# What is exported, and what it takes: a state (s), two states (t), a number (n), a buffer (b).
RULES = {
    "start": "sn", "deciders": "s", "is_over": "s", "legal": "snb", "apply": "snn", "throw": "sn",
    "points": "snn", "total": "sn", "conceal": "sn",
}  # fmt: skip
SCENE = {
    "table": "sb", "phase": "sn", "dice": "sb", "marks": "snb", "stock": "snb", "option": "snnb", "brings": "tnnb",
    "chosen": "sn", "may_fall": "sn", "winners": "s", "move_words": "snnb", "throw_words": "snb", "read_throw": "sbn",
}  # fmt: skip


def build(game: AnyGame) -> bytes:
    """Return the WebAssembly of a game or a variant.

    Raises `NoLinker`. Numba must not have been imported yet: its settings are read once.
    """
    os.environ |= SETTINGS
    llvm: Any = import_module("llvmlite.binding")
    numba: Any = import_module("numba")
    source = game.scene_source.with_modules((compiled.PARTS_COMPILED,), ((compiled.PARTS, compiled.PARTS_COMPILED),))
    modules = load(source, numba.njit(nogil=True, error_model="numpy"), lambda table: np.array(table, np.int64))
    record = numba.from_dtype(compiled.record_type(game.state_type))
    exports = {
        **_functions(modules[game.source.modules[0]], RULES),
        **_functions(modules[game.scene_modules[0]], SCENE),
    }
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n'
    whole = llvm.parse_assembly(head)
    for name, (function, takes) in exports.items():
        code, inner = _typed(function, takes, record)
        whole.link_in(llvm.parse_assembly(head + code))
        whole.link_in(llvm.parse_assembly(head + _face(name, inner, takes)))
    for thing in (*whole.functions, *whole.global_variables):
        if not thing.is_declaration and thing.name not in exports:
            thing.linkage = "internal"  # also Numba's `common` globals, at which LLVM's writer for wasm aborts
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = False
    for _ in range(2):
        builder = llvm.create_pass_builder(machine, tuning)
        builder.getModulePassManager().run(whole, builder)
    missing = [thing.name for thing in whole.functions if thing.is_declaration and not thing.name.startswith("llvm.")]
    if missing:
        raise RuntimeError(f"{game.id} needs what a browser does not have: {', '.join(missing)}")
    return link(machine.emit_object(whole), exports)


def _functions(module: ModuleType, names: dict[str, str]) -> dict[str, tuple[Callable[..., Any], str]]:
    return {name: (getattr(module, name), takes) for name, takes in names.items()}


def _typed(function: Callable[..., Any], takes: str, record: Any) -> tuple[str, str]:
    """Return the IR of a function that takes pointers, and what it is called there."""
    numba: Any = import_module("numba")
    types = numba.types
    kinds = {
        "s": types.CPointer(record),
        "t": types.CPointer(record),
        "n": types.int64,
        "b": types.CPointer(types.int32),
    }
    signature = tuple(kinds[kind] for kind in takes)
    made = numba.njit(nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(
        _with_pointers(function, takes)
    )
    made.compile(signature)
    result = made.overloads[signature]
    code = re.sub(r"^target (triple|datalayout) = .*$", "", result.library.get_llvm_str(), flags=re.MULTILINE)
    return re.sub(r'"target-(cpu|features)"="[^"]*"', "", code), result.fndesc.llvm_func_name


def _with_pointers(function: Callable[..., Any], takes: str) -> Callable[..., Any]:
    """Return a function that takes pointers where `function` takes states and buffers."""
    carray: Any = import_module("numba").carray
    made: dict[str, Callable[..., Any]] = {
        "s": lambda s: function(carray(s, 1)[0]),
        "sn": lambda s, a: function(carray(s, 1)[0], a),
        "snn": lambda s, a, b: function(carray(s, 1)[0], a, b),
        "sb": lambda s, rows: function(carray(s, 1)[0], carray(rows, ROOM)),
        "snb": lambda s, a, rows: function(carray(s, 1)[0], a, carray(rows, ROOM)),
        "sbn": lambda s, rows, a: function(carray(s, 1)[0], carray(rows, ROOM), a),
        "snnb": lambda s, a, b, rows: function(carray(s, 1)[0], a, b, carray(rows, ROOM)),
        "tnnb": lambda s, a, b, rows: function(carray(s, 2), a, b, carray(rows, ROOM)),
    }
    return made[takes]


def _face(name: str, inner: str, takes: str) -> str:
    """Return the IR of a function that JavaScript can call: pointers are i32, numbers are f64."""
    numbers = [kind == "n" for kind in takes]
    arguments = ", ".join(f"{'double' if number else 'i32'} %a{at}" for at, number in enumerate(numbers))
    casts = [
        f"%b{at} = " + (f"fptosi double %a{at} to i64" if number else f"inttoptr i32 %a{at} to ptr")
        for at, number in enumerate(numbers)
    ]
    kinds = ["i64" if number else "ptr" for number in numbers]
    passed = ", ".join(["ptr %r", "ptr %e", *(f"{kind} %b{at}" for at, kind in enumerate(kinds))])
    body = [
        *casts,
        "%r = alloca i64",
        "%e = alloca ptr",
        "store i64 0, ptr %r",  # a function that returns nothing, or a truth in one byte, leaves the rest as it is
        f'%s = call i32 @"{inner}"({passed})',
        "%v = load i64, ptr %r",
        "%w = sitofp i64 %v to double",
        "ret double %w",
    ]
    declared = f'declare i32 @"{inner}"({", ".join(["ptr", "ptr", *kinds])})'
    return f"{declared}\ndefine double @{name}({arguments}) {{\n" + "\n".join(body) + "\n}\n"
