"""Compile plain functions to WebAssembly.

Numba types them and gives LLVM IR; that is parsed again for wasm32, linked, optimised and emitted. Exported functions
take and return numbers as f64, so that JavaScript passes plain numbers and all bits of a throw (up to 40) survive;
states and buffers are pointers.
"""

import os
import re
from collections.abc import Callable, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from foxdice.core import compiled
from foxdice.core.game import AnyGame
from foxdice.core.rows import ROOM
from foxdice.core.source import Source, load
from foxdice.core.wasm.linker import link

CHANCE = "foxdice.core.chance"
CHANCE_IN_BROWSER = "foxdice.core.wasm.chance"
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
SIMD = ",+simd128"
# Numba shall only type: LLVM optimises for wasm32 afterwards, and must not see what this machine can do.
SETTINGS = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_OPT": "0",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
}
ANY = 1 << 27  # so many numbers a buffer may have: whoever calls knows better
# What a function may take: a letter, what it is in Numba's types, and how the function sees what it points to.
KINDS: Mapping[str, tuple[str, str]] = {
    "s": ("state", "carray({}, 1)[0]"),  # a state
    "t": ("state", "carray({}, 2)"),  # two states
    "m": ("state", f"carray({{}}, {ANY})"),  # states
    "n": ("int64", "{}"),  # a whole number
    "d": ("float64", "{}"),  # a number
    "b": ("int32", f"carray({{}}, {ROOM})"),  # 32 bits, so that JavaScript reads them through an Int32Array
    "i": ("int64", f"carray({{}}, {ANY})"),
    "r": ("uint8", f"carray({{}}, {ANY})"),
    "f": ("float32", f"carray({{}}, {ANY})"),
    "p": ("float64", "carray({}, 2)"),  # a pair of numbers
}
NUMBERS = "nd"


class Gathered(NamedTuple):
    """Arguments that a function takes as one tuple."""

    made: type[Any]
    takes: str


Exports = dict[str, tuple[Callable[..., Any], str]]


def load_for_browser(source: Source) -> dict[str, ModuleType]:
    """Return a source's modules, to be typed by Numba; it reads its settings once, so nobody must have imported it."""
    os.environ |= SETTINGS
    numba: Any = import_module("numba")
    implements = ((compiled.PARTS, compiled.PARTS_COMPILED), (CHANCE, CHANCE_IN_BROWSER))
    source = source.with_modules((compiled.PARTS_COMPILED, CHANCE_IN_BROWSER), implements)
    return load(source, numba.njit(nogil=True, error_model="numpy"), lambda table: np.array(table, np.int64))


def functions(module: ModuleType, names: Mapping[str, str]) -> Exports:
    """Return functions of a module with what they take."""
    return {name: (getattr(module, name), takes) for name, takes in names.items()}


def compile_exports(
    game: AnyGame | None, exports: Exports, gathered: Mapping[str, Gathered] | None = None, simd: bool = False
) -> bytes:
    """Return the WebAssembly of functions over states of a game, or over none.

    Raises `NoLinker`.
    """
    llvm: Any = import_module("llvmlite.binding")
    numba: Any = import_module("numba")
    record = numba.from_dtype(compiled.record_type(game.state_type)) if game else None
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES + SIMD * simd)
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n'
    whole = llvm.parse_assembly(head)
    for name, (function, takes) in exports.items():
        face, kinds = _with_pointers(function, takes, gathered or {})
        code, inner, is_whole = _typed(face, kinds, record)
        whole.link_in(llvm.parse_assembly(head + code))
        whole.link_in(llvm.parse_assembly(head + _face(name, inner, kinds, is_whole)))
    for thing in (*whole.functions, *whole.global_variables):
        if not thing.is_declaration and thing.name not in exports:
            thing.linkage = "internal"  # also Numba's `common` globals, at which LLVM's writer for wasm aborts
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization, tuning.slp_vectorization = simd, False
    for _ in range(2):
        builder = llvm.create_pass_builder(machine, tuning)
        builder.getModulePassManager().run(whole, builder)
    missing = [thing.name for thing in whole.functions if thing.is_declaration and not thing.name.startswith("llvm.")]
    if missing:
        raise RuntimeError(f"{', '.join(exports)} need what a browser does not have: {', '.join(missing)}")
    return link(machine.emit_object(whole), exports)


def _with_pointers(
    function: Callable[..., Any], takes: str, gathered: Mapping[str, Gathered]
) -> tuple[Callable[..., Any], str]:
    """Return a function that takes pointers where `function` takes states and buffers, and the kinds of all of them."""
    kinds, passed = "", []
    for letter in takes:
        several = gathered[letter].takes if letter in gathered else letter
        seen = [KINDS[kind][1].format(f"a{len(kinds) + place}") for place, kind in enumerate(several)]
        kinds += several
        passed.append(f"{letter}({', '.join(seen)})" if letter in gathered else seen[0])
    known = {"carray": import_module("numba").carray, "function": function}
    known |= {letter: tuple_.made for letter, tuple_ in gathered.items()}
    arguments = ", ".join(f"a{place}" for place in range(len(kinds)))
    # Numba types a function by its source, so what takes these arguments and no others is written here.
    face: Callable[..., Any] = eval(f"lambda {arguments}: function({', '.join(passed)})", known)
    return face, kinds


def _typed(face: Callable[..., Any], kinds: str, record: Any) -> tuple[str, str, bool]:
    """Return the IR of a function that takes pointers, what it is called there, and whether it gives whole numbers."""
    numba: Any = import_module("numba")
    types = numba.types
    named = [record if KINDS[kind][0] == "state" else getattr(types, KINDS[kind][0]) for kind in kinds]
    signature = tuple(
        type_ if kind in NUMBERS else types.CPointer(type_) for kind, type_ in zip(kinds, named, strict=True)
    )
    made = numba.njit(nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(face)
    made.compile(signature)
    result = made.overloads[signature]
    code = re.sub(r"^target (triple|datalayout) = .*$", "", result.library.get_llvm_str(), flags=re.MULTILINE)
    code = re.sub(r'"target-(cpu|features)"="[^"]*"', "", code)
    return code, result.fndesc.llvm_func_name, result.signature.return_type != types.float64


def _face(name: str, inner: str, kinds: str, is_whole: bool) -> str:
    """Return the IR of a function that JavaScript can call: pointers are i32, numbers are f64."""
    outer = {"n": "double", "d": "double"}
    inside = {"n": "i64", "d": "double"}
    casts = {"n": "fptosi double {} to i64", "d": "fadd double {}, -0.0"}
    arguments = ", ".join(f"{outer.get(kind, 'i32')} %a{at}" for at, kind in enumerate(kinds))
    types = [inside.get(kind, "ptr") for kind in kinds]
    passed = ", ".join(["ptr %r", "ptr %e", *(f"{type_} %b{at}" for at, type_ in enumerate(types))])
    body = [
        *(f"%b{at} = " + casts.get(kind, "inttoptr i32 {} to ptr").format(f"%a{at}") for at, kind in enumerate(kinds)),
        "%r = alloca i64",
        "%e = alloca ptr",
        "store i64 0, ptr %r",  # a function that returns nothing, or a truth in one byte, leaves the rest as it is
        f'%s = call i32 @"{inner}"({passed})',
        *(["%v = load i64, ptr %r", "%w = sitofp i64 %v to double"] if is_whole else ["%w = load double, ptr %r"]),
        "ret double %w",
    ]
    declared = f'declare i32 @"{inner}"({", ".join(["ptr", "ptr", *types])})'
    return f"{declared}\ndefine double @{name}({arguments}) {{\n" + "\n".join(body) + "\n}\n"
