"""A policy for Ganz schön clever in PyTorch: actor and critic with masks on the vectorised environment.

    python examples/envs/torch_policy.py [ROUNDS]

Prints what a game brings on average as it learns: a random player gets about 70. It needs PyTorch: pip install torch
"""

import sys
from collections import deque

import gymnasium
import numpy as np
import torch
from torch import nn

import foxdice.envs  # noqa: F401  # registers the environments

GAMES, HORIZON, DISCOUNT, RATE = 256, 16, 0.99, 1e-3
POINTS = 30.0  # a gain of so many is 1 to the network


def masked(logits: torch.Tensor, masks: np.ndarray) -> torch.distributions.Categorical:
    """Return the odds of the legal actions; at the end of a game there is none, and any will do."""
    legal = torch.from_numpy(masks).bool()
    return torch.distributions.Categorical(logits=logits.masked_fill(~legal & legal.any(1, keepdim=True), -1e9))


def main(rounds: int) -> None:
    """Train for so many rounds of a few steps of every game."""
    torch.manual_seed(1)
    torch.set_num_threads(1)  # so small a network is slower on several
    envs = gymnasium.make_vec("foxdice/clever-v0", num_envs=GAMES, vectorization_mode="vector_entry_point")
    inputs, actions = envs.single_observation_space.shape[0], int(envs.single_action_space.n)
    body = nn.Sequential(nn.Linear(inputs, 128), nn.ReLU(), nn.Linear(128, actions + 1))
    adam = torch.optim.Adam(body.parameters(), RATE)
    rows, info = envs.reset(seed=1)
    scores, results = np.zeros(GAMES), deque([0.0], 1000)
    for round_number in range(rounds):
        steps = []
        for _ in range(HORIZON):
            out = body(torch.from_numpy(rows).float().clamp(max=1))
            policy = masked(out[:, :-1], info["action_mask"].copy())  # the environment's arrays change with a step
            chosen = policy.sample()
            rows, rewards, overs, _, info = envs.step(chosen.numpy())
            scores += rewards
            results.extend(scores[overs])
            scores[overs] = 0
            steps.append((policy, chosen, out[:, -1], rewards / POINTS, overs.copy()))
        with torch.no_grad():
            worth = body(torch.from_numpy(rows).float().clamp(max=1))[:, -1]
        loss = torch.zeros(())
        for policy, chosen, value, gained, overs in reversed(steps):
            worth = torch.from_numpy(gained).float() + DISCOUNT * worth * torch.from_numpy(~overs)
            better = worth - value
            loss = loss - (policy.log_prob(chosen) * better.detach()).mean() + 0.5 * better.square().mean()
            loss = loss - 0.005 * policy.entropy().mean()
        adam.zero_grad()
        loss.backward()
        adam.step()
        if round_number % 20 == 19:
            print(f"{round_number + 1:6} rounds: {np.mean(results):6.1f} points a game", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
