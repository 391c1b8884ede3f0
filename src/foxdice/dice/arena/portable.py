"""The arena in Rapier's deterministic WebAssembly: the same throw ends in the same way in every browser, and here.

Pages throw with it where no server is, and who checks their records makes the throws again by it, in wasmtime (the
extra `play`). The calls are those of `web/src/lib/arena/engine.ts`, one for one: whatever changes here changes there.
"""

import atexit
import hashlib
import struct
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

import numpy as np

from foxdice.core.wasm import running
from foxdice.dice.arena import material
from foxdice.dice.arena.engine import Body, Poses
from foxdice.dice.arena.errors import ArenaError
from foxdice.dice.arena.geometry import Point
from foxdice.dice.arena.scenery import SCALE, SCENERY, Box, Piece
from foxdice.dice.arena.signature import ENGINE, ENGINE_HASH

_MODULE: Final = "./rapier_wasm3d_bg.js"  # what the engine calls what it needs from outside
_FIXED, _DYNAMIC, _MULTIPLY, _BY_MASS, _EVERYTHING = 1, 0, 2, 2, 0xFFFFFFFF
_USUAL_COLLISIONS: Final = 15
_STATIC_STIFFNESS: Final = 12  # so many bytes into the engine's parameters
_HANDLES, _POSES = 0, 1024  # in the memory of the helpers
_ROOM: Final = 16  # bytes of a place or a rotation there

# What the engine needs from outside: no clock, and a place to write numbers to. Nothing else of it is ever called.
_OUTSIDE: Final = {
    "__wbindgen_object_drop_ref": "",
    "__wbg_performance_": "i32.const 1",
    "__wbg_now_": "f64.const 0",
    "__wbindgen_object_clone_ref": "local.get 0",
    "__wbg_static_accessor_": "i32.const 1",
    "__wbg___wbindgen_is_undefined_": "i32.const 0",
    "__wbg_set_index_": f"""
        (f32.store offset={_POSES}
          (i32.add (i32.mul (local.get 0) (i32.const {_ROOM})) (i32.mul (local.get 1) (i32.const 4))) (local.get 2))""",
}
# Crossing into Python takes 50 µs, so what is called for every step and every die is looped beside the engine.
_LOOPS: Final = f"""(module
  (import "engine" "rawphysicspipeline_step" (func $step (param {"i32 " * 12})))
  (import "engine" "rawrigidbodyset_rbTranslation" (func $place (param i32 f64 i32)))
  (import "engine" "rawrigidbodyset_rbRotation" (func $rotation (param i32 f64 i32)))
  (import "outside" "memory" (memory 1))
  (func (export "advance") (param {"i32 " * 12} i32)
    (loop $again
      (call $step {" ".join(f"(local.get {place})" for place in range(12))})
      (br_if $again (local.tee 12 (i32.sub (local.get 12) (i32.const 1))))))
  (func (export "poses") (param $bodies i32) (param $dice i32) (local $die i32) (local $handle f64)
    (loop $again
      (local.set $handle (f64.load offset={_HANDLES} (i32.mul (local.get $die) (i32.const 8))))
      (call $place (local.get $bodies) (local.get $handle) (i32.mul (local.get $die) (i32.const 2)))
      (call $rotation (local.get $bodies) (local.get $handle)
        (i32.add (i32.mul (local.get $die) (i32.const 2)) (i32.const 1)))
      (local.set $die (i32.add (local.get $die) (i32.const 1)))
      (br_if $again (i32.lt_u (local.get $die) (local.get $dice))))))"""


class PortableWorld:
    """Dice in motion; the empty bowl is built once, and every throw begins with its memory as it was then."""

    def __init__(self, bodies: Sequence[Body]) -> None:
        self._bowl: Final = _bowl()
        self._bowl.clear()
        self._dice: Final = [self._bowl.add_die(body) for body in bodies]

    def poses(self) -> Poses:
        """Say where the dice are now."""
        return self._bowl.poses(self._dice)

    def advance(self) -> None:
        """Let one frame of time pass."""
        self._bowl.advance()

    def calm(self, linear: float, angular: float) -> None:
        """Damp all motion from now on."""
        for die in self._dice:
            self._bowl.calm(die, linear, angular)


class _Bowl:
    """The engine with an empty bowl in it; one world at a time."""

    def __init__(self) -> None:
        import wasmtime

        self._store: Any = wasmtime.Store(running.engine())
        linker: Any = wasmtime.Linker(running.engine())
        module = _module()
        outside = linker.instantiate(self._store, wasmtime.Module(running.engine(), _outside(module)))
        for needed in module.imports:
            linker.define(self._store, _MODULE, needed.name, outside.exports(self._store)[needed.name])
        self._engine: Any = linker.instantiate(self._store, module).exports(self._store)
        linker.define(self._store, "outside", "memory", outside.exports(self._store)["memory"])
        for name in ("rawphysicspipeline_step", "rawrigidbodyset_rbTranslation", "rawrigidbodyset_rbRotation"):
            linker.define(self._store, "engine", name, self._engine[name])
        self._loops: Any = linker.instantiate(self._store, wasmtime.Module(running.engine(), _LOOPS)).exports(
            self._store
        )
        self._numbers: Any = outside.exports(self._store)["memory"]
        self._memory: Any = self._engine["memory"]
        self._build()
        self._image: Final = bytes(self._memory.read(self._store))

    def clear(self) -> None:
        """Take all dice out."""
        size = self._memory.data_len(self._store)
        self._memory.write(self._store, self._image)
        if size > len(self._image):  # what was grown since is zero again, as it was when it was grown
            self._memory.write(self._store, bytes(size - len(self._image)), len(self._image))

    def add_die(self, body: Body) -> float:
        """Put a die in; return what the engine calls it."""
        w, x, y, z = body.rotation
        die = self._add_body(
            _DYNAMIC,
            place=self._scaled(body.place),
            rotation=self._call("rawrotation_new", x, y, z, w),
            velocity=self._scaled(body.velocity),
            spin=self._vector(body.spin),
            damping=material.ANGULAR_DAMPING,
            watched=True,
        )
        shape = self._call("rawshape_roundCuboid", SCENERY.core, SCENERY.core, SCENERY.core, SCENERY.edge)
        inertia = (SCENERY.inertia, SCENERY.inertia, SCENERY.inertia)
        self._add_shape(die, shape, material.DIE, mass=material.MASS, inertia=inertia)
        return die

    def advance(self) -> None:
        """Let one frame of time pass."""
        self._loops["advance"](self._store, *self._world, material.STEPS_PER_FRAME)

    def poses(self, dice: Sequence[float]) -> Poses:
        """Say where dice are."""
        self._numbers.write(self._store, struct.pack(f"<{len(dice)}d", *dice), _HANDLES)
        self._loops["poses"](self._store, self._bodies, len(dice))
        read = self._numbers.read(self._store, _POSES, _POSES + len(dice) * 2 * _ROOM)
        numbers = np.frombuffer(read, np.float32).reshape(len(dice), 8).astype(np.float64)
        poses = numbers[:, (0, 1, 2, 7, 4, 5, 6)]
        poses[:, :3] /= SCALE
        return poses

    def calm(self, die: float, linear: float, angular: float) -> None:
        """Damp a die's motion."""
        self._call("rawrigidbodyset_rbSetLinearDamping", self._bodies, die, linear)
        self._call("rawrigidbodyset_rbSetAngularDamping", self._bodies, die, angular)

    def _build(self) -> None:
        parts = ("integrationparameters", "islandmanager", "broadphase", "narrowphase", "rigidbodyset", "colliderset")
        joints = ("softbodyset", "impulsejointset", "multibodyjointset", "ccdsolver")
        made = {name: self._call(f"raw{name}_new") for name in (*parts, *joints)}
        pipeline = self._call("rawphysicspipeline_new")
        gravity = self._vector((0.0, 0.0, -SCENERY.gravity))
        self._world = (pipeline, gravity, *made.values())
        self._bodies: int = made["rigidbodyset"]
        self._colliders: int = made["colliderset"]
        self._set_steps(made["integrationparameters"])
        ground = self._add_body(_FIXED)
        for box in (SCENERY.mat, SCENERY.table):
            self._add_box(ground, box)
        for piece in SCENERY.wall:
            self._add_piece(ground, piece)
        self.advance()  # so that the walls are sorted in before any die is there

    def _set_steps(self, steps: int) -> None:
        name = "rawintegrationparameters_set_"
        self._call(f"{name}dt", steps, 1 / (material.FRAMES_PER_SECOND * material.STEPS_PER_FRAME))
        self._call(f"{name}lengthUnit", steps, 1.0)
        self._call(f"{name}numSolverIterations", steps, material.SOLVER_ITERATIONS)
        self._call(f"{name}normalizedPredictionDistance", steps, material.PREDICTION)
        self._call(f"{name}contact_natural_frequency", steps, material.STIFFNESS)
        # Of contacts with what never moves: there is no function that sets it.
        self._memory.write(self._store, struct.pack("<f", material.STIFFNESS), steps + _STATIC_STIFFNESS)

    def _add_box(self, ground: float, box: Box) -> None:
        self._add_shape(ground, self._call("rawshape_cuboid", *box.halves), box.surface, place=self._vector(box.middle))

    def _add_piece(self, ground: float, piece: Piece) -> None:
        numbers = struct.pack(f"<{3 * len(piece)}f", *(number for point in piece for number in point))
        address = self._call("__wbindgen_export3", len(numbers), 4)
        self._memory.write(self._store, numbers, address)
        self._add_shape(ground, self._call("rawshape_convexHull", address, 3 * len(piece)), material.WALL)

    def _add_body(
        self,
        kind: int,
        place: int | None = None,
        rotation: int | None = None,
        velocity: int | None = None,
        spin: int | None = None,
        damping: float = 0.0,
        watched: bool = False,
    ) -> float:
        handle: float = self._call(
            "rawrigidbodyset_createRigidBody", self._bodies, 1, place or self._zero(), rotation or self._straight(),
            1.0, 0.0, 0, self._zero(), velocity or self._zero(), spin or self._zero(), self._zero(), self._straight(),
            1, 1, 1, 1, 1, 1, 0.0, damping, kind, 1, 0, 0.0, int(watched), 0, 0, 0,
        )  # fmt: skip
        return handle

    def _add_shape(
        self,
        body: float,
        shape: int,
        surface: material.Surface,
        place: int | None = None,
        mass: float = 0.0,
        inertia: Point = (0.0, 0.0, 0.0),
    ) -> None:
        room = self._call("__wbindgen_add_to_stack_pointer", -16)
        self._call(
            "rawcolliderset_createCollider", room, self._colliders, 1, shape, place or self._zero(), self._straight(),
            _BY_MASS if mass else 0, mass, self._zero(), self._vector(inertia), self._straight(), 1.0,
            surface.friction, surface.restitution, _MULTIPLY, _MULTIPLY, 0, _signed(_EVERYTHING), _signed(_EVERYTHING),
            _USUAL_COLLISIONS, 0, 0, 0.0, 0.0, 1, body, self._bodies,
        )  # fmt: skip
        self._call("__wbindgen_add_to_stack_pointer", 16)

    def _call(self, name: str, *values: float) -> Any:
        return self._engine[name](self._store, *values)

    def _vector(self, point: Point) -> int:
        made: int = self._call("rawvector_new", *point)
        return made

    def _scaled(self, point: Point) -> int:
        return self._vector((point[0] * SCALE, point[1] * SCALE, point[2] * SCALE))

    def _zero(self) -> int:
        return self._vector((0.0, 0.0, 0.0))

    def _straight(self) -> int:
        made: int = self._call("rawrotation_new", 0.0, 0.0, 0.0, 1.0)
        return made


def is_available() -> bool:
    """Tell whether throws of this arena can be made here."""
    return running.available() and _code() is not None


@cache
def _bowl() -> _Bowl:
    atexit.register(_bowl.cache_clear)  # while wasmtime is still there to take it back
    return _Bowl()


def _module() -> Any:
    """Return the compiled engine."""
    code = _code()
    if not running.available() or code is None:
        raise ArenaError("arena-no-engine", engine=ENGINE)
    return running.module(f"{ENGINE}-{ENGINE_HASH[:16]}", code)


def _code() -> bytes | None:
    """Return the engine's file: the page brings it along, and its hash says that it is the right one."""
    folder = resources.files("foxdice").joinpath("server/static/assets")
    if not folder.is_dir():
        return None
    for file in folder.iterdir():
        if file.name.startswith("rapier") and file.name.endswith(".wasm"):
            code = file.read_bytes()
            if hashlib.sha256(code).hexdigest() == ENGINE_HASH:
                return code
    return None


def _outside(module: Any) -> str:
    """Return the text of a module that gives the engine what it needs from outside."""
    functions = []
    for needed in module.imports:
        does = next((code for name, code in _OUTSIDE.items() if needed.name.startswith(name)), "unreachable")
        takes = "".join(f"(param {type_})" for type_ in needed.type.params)
        gives = "".join(f"(result {type_})" for type_ in needed.type.results)
        functions.append(f'(func (export "{needed.name}") {takes}{gives} {does})')
    return f'(module (memory (export "memory") 1) {"".join(functions)})'


def _signed(number: int) -> int:
    return number - (1 << 32) if number >= 1 << 31 else number
