"""How long a server lets others wait while it looks back on games.

`python -m bench.server_reviews` has 20 games of Ganz schön clever reviewed at once, asks for the server's health
fifty times a second meanwhile, and prints how long the answers took, beside those of the same server when idle.
"""

import json
import sys
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor

from bench.coach import play
from bench.server_process import running
from foxdice import core

REVIEWS = 20
PAUSE = 0.02  # seconds
QUIET = 200  # answers


def ask(port: int, path: str, body: bytes | None = None) -> float:
    """Return how many milliseconds an answer took."""
    begun = time.perf_counter()
    asked = urllib.request.Request(f"http://127.0.0.1:{port}{path}", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked, timeout=600) as answer:
        answer.read()
    return 1000 * (time.perf_counter() - begun)


def told(took: list[float]) -> str:
    """Return the figures of some answers."""
    sorted_ = sorted(took)
    half, most = (sorted_[int(share * (len(took) - 1))] for share in (0.5, 0.99))
    return f"{len(took)} answers: median {half:.1f}, p99 {most:.1f}, longest {sorted_[-1]:.1f} ms"


def main() -> None:
    """Measure, and print."""
    records = [play(core.get("clever"), "greedy", 1, seed).format() for seed in range(REVIEWS)]
    with running() as server:
        quiet = []
        for _ in range(QUIET):
            quiet.append(ask(server.port, "/api/health"))
            time.sleep(PAUSE)
        print(f"nothing to do: {told(quiet)}", flush=True)
        bodies = [json.dumps({"record": record, "player": 0}).encode() for record in records]
        took, ready = [], 0
        begun = time.perf_counter()
        with ThreadPoolExecutor(REVIEWS) as pool:
            reviews = [pool.submit(ask, server.port, "/api/review", body) for body in bodies]
            while ready < REVIEWS:
                took.append(ask(server.port, "/api/health"))
                time.sleep(PAUSE)
                if (done := sum(review.done() for review in reviews)) > ready:
                    ready = done
                    print(f"{ready} of {REVIEWS} reviewed", end="\r", file=sys.stderr, flush=True)
        for review in reviews:
            review.result()  # raises what went wrong
        print(f"{REVIEWS} reviews in {time.perf_counter() - begun:.0f} s: {told(took)}")


if __name__ == "__main__":
    main()
