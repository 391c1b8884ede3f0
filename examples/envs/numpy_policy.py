"""A policy for Ganz schön clever in NumPy alone: REINFORCE with masks on the vectorised environment.

    python examples/envs/numpy_policy.py [STEPS]

Prints what a game brings on average as it learns: a random player gets about 70.
"""

import sys
from collections import deque

import gymnasium
import numpy as np

import foxdice.envs  # noqa: F401  # registers the environments

GAMES, HORIZON, RATE = 256, 16, 0.02


def main(steps: int) -> None:
    """Train for so many steps of every game."""
    envs = gymnasium.make_vec("foxdice/clever-v0", num_envs=GAMES, vectorization_mode="vector_entry_point")
    actions, inputs = envs.single_action_space.n, envs.single_observation_space.shape[0]
    chance, weights = np.random.default_rng(1), np.zeros((inputs, actions), np.float32)
    rows, info = envs.reset(seed=1)
    scores, results = np.zeros(GAMES), deque([0.0], 1000)
    memory: deque[tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]] = deque()
    for step in range(steps):
        seen = np.minimum(rows, 1).astype(np.float32)
        logits = seen @ weights + np.where(info["action_mask"] == 1, 0, -1e9)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        chosen = (odds.cumsum(axis=1) > chance.random((GAMES, 1))).argmax(axis=1)
        rows, rewards, overs, _, info = envs.step(chosen)
        scores += rewards
        results.extend(scores[overs])
        scores[overs] = 0
        memory.append((seen, odds, chosen, rewards))
        if len(memory) == HORIZON:  # learn from the oldest choice: what came of it until now, compared with the others
            gained = sum(later[3] for later in memory)
            seen, odds, chosen, _ = memory.popleft()
            slope = -odds
            slope[np.arange(GAMES), chosen] += 1
            advantage = (gained - gained.mean()) / (gained.std() + 1)
            weights += RATE * seen.T @ (slope * advantage[:, None].astype(np.float32)) / GAMES
        if step % 200 == 199:
            print(f"{step + 1:6} steps: {np.mean(results):6.1f} points a game", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4000)
