"""Run the benchmarks of the engine; `--json` prints them for programs."""

import json
import sys

from rich.console import Console
from rich.table import Table

from bench import engine


def main() -> None:
    """Measure, and print what came out beside what was asked for."""
    results = engine.measure()
    if "--json" in sys.argv:
        print(json.dumps([result.as_dict() for result in results], indent=1))
        return
    table = Table("what", "measured", "goal", "", title="Engine, one core, per CPU-second")
    for result in results:
        table.add_row(result.what, result.value_text(), result.goal_text(), "ok" if result.reached() else "below")
    Console().print(table)


if __name__ == "__main__":
    main()
