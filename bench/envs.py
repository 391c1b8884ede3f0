"""Environments: steps per CPU-second with masks and observations, beside what is installed of others in the same run.

python -m bench.envs [--json]

PettingZoo's classics need pygame, pgx brings JAX; neither is installed with Foxdice.
"""

import importlib.util
import time
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

import foxdice.envs  # noqa: F401  # registers the environments
from bench.result import Result, tell
from foxdice.envs import pettingzoo as foxdice_zoo

GAMES = 1024  # what a core's cache holds; with 4096 it is a tenth less
SECONDS = 1.0  # of CPU, for each
UNIT = "steps/s"
CLASSICS = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4")
PGX = ("backgammon", "2048")  # those with chance in every turn
TOYS = ("pgx 2048",)  # sixteen numbers for one player: measured, and no measure for board games
PGX_GAMES = 256


def vectorised(game: str, players: int) -> float:
    """Return steps per CPU-second of thousands of games in step, choosing at random included."""
    env: Any = gymnasium.make_vec(
        f"foxdice/{game}-v0", num_envs=GAMES, vectorization_mode="vector_entry_point", players=players
    )
    env.reset(seed=1)
    env.step(env.sample_legal())  # compiling is not playing
    steps, begun = 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        env.step(env.sample_legal())
        steps += GAMES
    return steps / (time.process_time() - begun)


def one_after_the_other(make: Callable[[], Any]) -> float:
    """Return steps per CPU-second of a PettingZoo environment, choosing at random included."""
    env, random = make(), np.random.default_rng(1)
    steps, begun, seed = 0, time.process_time(), 0
    while time.process_time() - begun < SECONDS:
        env.reset(seed=seed)
        seed += 1
        while not all(env.terminations.values()):
            legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
            env.step(int(legal[int(random.random() * len(legal))]))
            steps += 1
    return steps / (time.process_time() - begun)


def many_of_pgx(name: str) -> float:
    """Return steps per CPU-second of pgx games in step on this processor, choosing at random included."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    begin = jax.jit(jax.vmap(env.init))
    again = auto_reset(env.step, env.init)

    def go_on(state: Any, key: Any) -> Any:
        choosing, stepping = jax.random.split(key)
        scores = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        action = jax.random.categorical(choosing, scores, axis=-1)
        return jax.vmap(again)(state, action, jax.random.split(stepping, PGX_GAMES))

    step = jax.jit(go_on)
    key = jax.random.PRNGKey(1)
    state = step(begin(jax.random.split(key, PGX_GAMES)), key)  # compiling is not playing
    jax.block_until_ready(state.observation)
    steps, begun = 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        key, now = jax.random.split(key)
        state = step(state, now)
        jax.block_until_ready((state.observation, state.legal_action_mask))
        steps += PGX_GAMES
    return steps / (time.process_time() - begun)


def peers() -> list[Result]:
    """Return those of others that are installed."""
    results = []
    if importlib.util.find_spec("pgx"):
        results = [Result(f"pgx {name}", many_of_pgx(name), UNIT) for name in PGX]
    for name in CLASSICS:
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
        except ImportError:
            continue
        results.append(Result(f"PettingZoo {name}", one_after_the_other(module.raw_env), UNIT))
    return results


def measure() -> list[Result]:
    """Measure everything."""
    beside = peers()
    fastest = max((result.value for result in beside if result.what not in TOYS), default=0.0)
    return [
        Result("clever, vectorised", vectorised("clever", 1), UNIT, min=max(1e6, 20 * fastest)),
        Result("clever for two, vectorised", vectorised("clever", 2), UNIT),
        Result("qwixx for two, vectorised", vectorised("qwixx", 2), UNIT),
        Result("clever for two, AEC", one_after_the_other(lambda: foxdice_zoo.raw_env("clever", 2)), UNIT, min=15e3),
        *beside,
    ]


def quietly() -> list[Result]:
    """Measure everything without what pygame warns of in its own imports."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return measure()


def main() -> None:
    """Measure, and print what came out beside what was asked for."""
    tell(quietly(), "Environments, one core, per CPU-second")


if __name__ == "__main__":
    main()
