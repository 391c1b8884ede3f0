"""Run the benchmarks of the engine and of the environments; `--json` prints them for programs."""

from bench import engine, envs
from bench.result import tell


def main() -> None:
    """Measure, and print what came out beside what was asked for."""
    tell([*engine.measure(), *envs.quietly()], "Engine and environments, one core, per CPU-second")


if __name__ == "__main__":
    main()
