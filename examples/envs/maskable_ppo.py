"""MaskablePPO of sb3-contrib on the single environment. It needs PyTorch: pip install sb3-contrib

python examples/envs/maskable_ppo.py [STEPS]
"""

import sys

import gymnasium
from sb3_contrib import MaskablePPO

import foxdice.envs  # noqa: F401  # registers the environments


def main(steps: int) -> None:
    """Train for so many steps."""
    env = gymnasium.make("foxdice/clever-v0")
    model = MaskablePPO("MlpPolicy", env, n_steps=min(2048, steps), verbose=1, seed=1)
    model.learn(steps)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
