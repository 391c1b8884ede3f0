"""The examples run as they stand, for some seconds."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from foxdice.core import compiled

EXAMPLES = Path(__file__).parents[2] / "examples" / "envs"


def run(name: str, *words: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *words]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout


@pytest.mark.skipif(not compiled.available(), reason="Numba is not installed")
def test_a_policy_in_numpy_learns() -> None:
    lines = run("numpy_policy.py", "800").splitlines()
    means = [float(line.split()[2]) for line in lines]
    assert means[-1] > means[0] + 5


def test_an_algorithm_of_openspiel_plays() -> None:
    assert "searching" in run("openspiel_mcts.py", "2")


@pytest.mark.skipif(find_spec("torch") is None or not compiled.available(), reason="PyTorch is not installed")
def test_a_policy_in_pytorch_learns() -> None:
    means = [float(line.split()[2]) for line in run("torch_policy.py", "60").splitlines()]
    assert means[-1] > means[0] + 5


@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="sb3-contrib (with PyTorch) is not installed")
def test_maskable_ppo_trains() -> None:
    assert "total_timesteps" in run("maskable_ppo.py", "256")
