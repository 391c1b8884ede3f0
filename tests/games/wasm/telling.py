"""Random games as events, and how the front door shows them, to compare: `python -m tests.games.wasm.telling`."""

import json
from dataclasses import asdict
from typing import Any

import msgspec

from foxdice import games
from foxdice.core.record import Move, Playthrough, Throw
from foxdice.dice.generator import Seeded
from foxdice.games import AnyGame

EVERY = 9  # plays between two looks


def shown(game: AnyGame, state: Any, seat: int) -> dict[str, Any]:
    """Return what a seat sees, in the words of the page."""
    view = game.view(state, seat)
    node, top = game.node(view), game.tabletop(view)
    scores = [game.score(view, player) for player in range(game.count(view))]
    chosen = game.chosen(view, seat)
    return {
        "seat": seat,
        "waits_for": node.kind,
        "waiting": list(node.players) if node.kind != "throw" else [game.thrower(view)],
        "due": game.request(view).dice if node.kind == "throw" else "",
        "ordered": node.kind == "throw" and game.request(view).ordered,
        "dice": [asdict(die) for die in top.dice],
        "active": top.active,
        "step": top.step,
        "round": top.round,
        "rounds": top.rounds,
        "options": [
            {"move": game.format_move(view, seat, move)}
            | msgspec.to_builtins(game.info(view, seat, move))  # without what does not apply
            for move in game.legal(view, seat)
        ],
        "scores": [score.total for score in scores],
        "points": [[*score.areas.values(), score.bonus] for score in scores],
        "stock": [dict(game.stock(view, player)) for player in range(game.count(view))],
        "cells": [sorted(game.marks(view, player)) for player in range(game.count(view))],
        "winners": list(game.winners(view)),
        "held": None if chosen is None else game.info(view, seat, chosen).cell,
    }


def told(game: AnyGame, players: int, seed: int) -> dict[str, Any]:
    """Return a game as plays in the order they were made, with looks in between."""
    playthrough, random = Playthrough(game, players), Seeded(seed)
    plays: list[dict[str, Any]] = []
    looks: list[dict[str, Any]] = []
    while game.node(playthrough.state).kind != "over":
        state = playthrough.state
        node = game.node(state)
        event: Throw | Move
        if node.kind == "throw":
            event = playthrough.throw(game.draw(state, random))
        else:
            player = node.players[random.below(len(node.players))]
            moves = game.legal(state, player)
            event = playthrough.move(player, moves[random.below(len(moves))])
        if isinstance(event, Throw):
            plays.append({"type": "thrown", "at": 0, "seat": 0, "text": event.text})
        else:
            plays.append({"type": "chosen", "at": 0, "seat": event.player, "move": event.text})
        if len(plays) % EVERY == 0 or game.node(playthrough.state).kind == "over":
            seat = len(plays) % players
            looks.append({"after": len(plays), **shown(game, playthrough.state, seat)})
    return {"game": game.id, "players": players, "plays": plays, "looks": looks}


def main() -> None:
    """Print a game a line: of the fewest and of the most players."""
    for id in games.ids():
        for variant in games.variants(id):
            game = games.get(variant)
            for players in (game.players[0], game.players[-1]):
                print(json.dumps(told(game, players, seed=players)))


if __name__ == "__main__":
    main()
