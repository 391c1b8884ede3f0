"""Chains looked through: one choice often brings the next, and only where nobody chooses any more is a value told.

Orders of the same marks meet in one state. Where there are still too many, those that look best go on: the first look
at a state in the middle of a chain only decides about that.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from foxdice.core import AnyGame
from foxdice.judge.judge import Line
from foxdice.judge.network import Floats

WIDTH = 1  # so many states in the middle of a chain go on at every step; each more costs as much again


@dataclass
class _Link:
    """A state on the way, which of the roots it comes from, and how it was come to."""

    state: Any
    root: int
    moves: tuple[int, ...]


def follow(game: AnyGame, states: Sequence[Any], player: int, value: Callable[[list[Any]], Floats]) -> list[Line]:
    """Return the best line of each state up to where the player has nothing to choose."""
    best: list[Line | None] = [None] * len(states)
    roots = [_Link(state, root, ()) for root, state in enumerate(states)]
    links = [link for link in roots if not _chooses(game, link, player)]
    links += [after for link in roots if _chooses(game, link, player) for after in _after(game, [link], player)]
    while links:
        going_on: list[list[tuple[float, _Link]]] = [[] for _ in states]
        for link, worth in zip(links, map(float, value([link.state for link in links])), strict=True):
            known = best[link.root]
            if _chooses(game, link, player):
                going_on[link.root].append((worth, link))
            elif known is None or worth > known.value:
                best[link.root] = Line(worth, link.state, link.moves)
        links = []
        for found in going_on:
            found.sort(key=lambda pair: -pair[0])
            links += _after(game, [link for _, link in found[:WIDTH]], player)
    return [line for line in best if line is not None]


def _chooses(game: AnyGame, link: _Link, player: int) -> bool:
    return bool(game.rules.deciders(link.state) >> player & 1)


def _after(game: AnyGame, links: list[_Link], player: int) -> list[_Link]:
    """Return what all moves lead to, each state once."""
    found: dict[Any, _Link] = {}
    room = [0] * game.max_moves
    for link in links:
        for move in room[: game.rules.legal(link.state, player, room)]:
            after = link.state.clone()
            game.rules.apply(after, player, move)
            found.setdefault(after.key(), _Link(after, link.root, (*link.moves, move)))
    return list(found.values())
