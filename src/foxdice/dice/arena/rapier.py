"""The arena in Rapier, as fast as it goes here.

It must not be forked after its first step: worker processes have to be spawned.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np
import rapier3d

from foxdice.dice.arena import material
from foxdice.dice.arena.engine import Body, Poses
from foxdice.dice.arena.scenery import SCALE, SCENERY, scaled


class RapierWorld:
    """Dice in motion, restored from a snapshot: building the bowl anew takes fifty times as long."""

    def __init__(self, bodies: Sequence[Body]) -> None:
        snapshot, handles = _empty_bowl(len(bodies))
        self._world: Final = rapier3d.PhysicsWorld.restore(snapshot)
        self._dice: Final = [self._world.rigid_bodies[handle] for handle in handles]
        for die, body in zip(self._dice, bodies, strict=True):
            die.translation = rapier3d.Vec3(*scaled(body.place))
            die.rotation = rapier3d.Rotation3.from_quaternion(*body.rotation)
            die.linvel = rapier3d.Vec3(*scaled(body.velocity))
            die.angvel = rapier3d.Vec3(*body.spin)
            die.wake_up(True)

    def poses(self) -> Poses:
        """Say where the dice are now."""
        numbers: list[float] = []
        for die in self._dice:
            place, rotation = die.translation, die.rotation
            numbers += (place.x, place.y, place.z, rotation.w, rotation.i, rotation.j, rotation.k)
        rows = np.array(numbers).reshape(-1, 7)
        rows[:, :3] /= SCALE
        return rows

    def advance(self) -> None:
        """Let one frame of time pass."""
        for _ in range(material.STEPS_PER_FRAME):
            self._world.step()

    def calm(self, linear: float, angular: float) -> None:
        """Damp all motion from now on."""
        for die in self._dice:
            die.linear_damping = linear
            die.angular_damping = angular


@cache
def _empty_bowl(dice: int) -> tuple[bytes, list[rapier3d.RigidBodyHandle]]:
    """Build the bowl with so many dice once, and keep it as a snapshot."""
    world = rapier3d.PhysicsWorld(gravity=(0.0, 0.0, -SCENERY.gravity))
    _set_steps(world)
    _add_bowl(world)
    handles = [_add_die(world, i) for i in range(dice)]
    return world.snapshot(), handles


def _set_steps(world: rapier3d.PhysicsWorld) -> None:
    steps = world.integration_parameters
    steps.dt = 1 / (material.FRAMES_PER_SECOND * material.STEPS_PER_FRAME)
    steps.length_unit = 1.0
    steps.num_solver_iterations = material.SOLVER_ITERATIONS
    steps.normalized_prediction_distance = material.PREDICTION
    softness = rapier3d.SpringCoefficients(material.STIFFNESS, 10.0)
    steps.contact_softness = softness
    steps.static_contact_softness = softness


def _add_bowl(world: rapier3d.PhysicsWorld) -> None:
    ground = world.add_body(rapier3d.RigidBody.fixed())
    for box in (SCENERY.mat, SCENERY.table):
        shape = rapier3d.Collider.cuboid(*box.halves).translation(box.middle)
        world.add_collider(_made_of(shape, box.surface), ground)
    for piece in SCENERY.wall:
        world.add_collider(_made_of(rapier3d.Collider.convex_hull(list(piece)), material.WALL), ground)


def _add_die(world: rapier3d.PhysicsWorld, i: int) -> rapier3d.RigidBodyHandle:
    waiting = rapier3d.RigidBody.dynamic().translation((30.0 + 5.0 * i, 100.0, 1.0)).ccd_enabled(True)
    handle = world.add_body(waiting.linear_damping(0.0).angular_damping(material.ANGULAR_DAMPING))
    # For rounded boxes the engine takes the inertia of the inner box, about half of the true one.
    inertia = (SCENERY.inertia, SCENERY.inertia, SCENERY.inertia)
    weight = rapier3d.MassProperties(mass=material.MASS, principal_inertia=inertia)
    shape = rapier3d.Collider.round_cuboid(SCENERY.core, SCENERY.core, SCENERY.core, SCENERY.edge).mass_properties(
        weight
    )
    world.add_collider(_made_of(shape, material.DIE), handle)
    return handle


def _made_of(shape: rapier3d.ColliderBuilder, surface: material.Surface) -> rapier3d.ColliderBuilder:
    multiply = rapier3d.CoefficientCombineRule.MULTIPLY
    return (
        shape.restitution(surface.restitution)
        .friction(surface.friction)
        .restitution_combine_rule(multiply)
        .friction_combine_rule(multiply)
    )
