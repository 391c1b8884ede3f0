"""The peers of the server: boardgame.io and Colyseus from npm, with as many tables, where Node is there."""

import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from bench.server_process import ended, free_port

FOLDER = Path(__file__).parent / "peers"
NAMES = {"boardgame": "boardgame.io 0.50.2", "colyseus": "Colyseus 0.16"}  # both keep everything in memory only
ELSEWHERE = {"boardgame": 5_300, "colyseus": 34_000}


@dataclass(frozen=True)
class Peer:
    """What a peer did with the same load."""

    name: str
    moves_per_cpu_second: float
    p99: float  # milliseconds
    elsewhere: float  # moves per CPU-second on the machine on which the goals were set


def measure(tables: int, seconds: float) -> list[Peer]:
    """Let both play; none, with a word about why, where they cannot be run."""
    if not shutil.which("node") or not shutil.which("npm"):
        print("boardgame.io and Colyseus are left out: there is no Node.", file=sys.stderr)
        return []
    if not (FOLDER / "node_modules").is_dir():
        install = ["npm", "install", "--no-save", "--no-fund", "--no-audit", "--silent"]
        if subprocess.run(install, cwd=FOLDER, check=False).returncode:
            print("boardgame.io and Colyseus are left out: npm could not install them.", file=sys.stderr)
            return []
    return [_measure(name, tables, seconds) for name in NAMES]


def _measure(name: str, tables: int, seconds: float) -> Peer:
    port = free_port()
    with ended(["node", f"{name}-server.js", str(port)], FOLDER) as server:
        assert server.stdout
        while server.stdout.readline() not in ("ready\n", ""):
            pass
        load = ["node", f"{name}-load.js", str(port), str(server.pid), str(tables), str(seconds)]
        done = subprocess.run(load, cwd=FOLDER, check=True, capture_output=True, text=True, timeout=seconds + 120)
    result = json.loads(done.stdout.splitlines()[-1])
    return Peer(NAMES[name], result["moves"] / result["cpu"], result["p99"], ELSEWHERE[name])
