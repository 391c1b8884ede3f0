"""Several choose at once."""

from typing import Any

from foxdice.core import AnyGame
from foxdice.core.record import Playthrough, parse
from foxdice.dice.generator import Seeded
from foxdice.testing.playing import step


def order_of_arrival_leaves_no_trace(game: AnyGame, players: int) -> None:
    """Choices made at once give the same state and the same record in whatever order they arrive."""
    for seed in range(12):
        playthrough, random = Playthrough(game, players), Seeded(seed)
        while (node := game.node(playthrough.state)).kind != "over":
            if len(node.players) < 2:
                step(playthrough, random)
                continue
            text = playthrough.record.format()
            first, second = parse(text).replay(), parse(text).replay()
            choices = _play_window(first, random)
            waiting = list(node.players)
            while any(choices.values()):
                player = waiting[random.below(len(waiting))]
                if choices[player]:
                    second.move(player, choices[player].pop(0))
            assert first.state == second.state
            assert first.record.format() == second.record.format()
            playthrough = first


def _play_window(playthrough: Playthrough, random: Seeded) -> dict[int, list[int]]:
    """Let all who choose at once do so, one after the other; return what each did."""
    game = playthrough.game
    window = game.window(playthrough.state)
    choices: dict[int, list[int]] = {player: [] for player in game.node(playthrough.state).players}
    for player, chosen in choices.items():
        while game.window(playthrough.state) == window and player in game.node(playthrough.state).players:
            moves = game.legal(playthrough.state, player)
            chosen.append(moves[random.below(len(moves))])
            playthrough.move(player, chosen[-1])
    return choices


def views_leak_nothing(game: AnyGame, players: int) -> None:
    """Nobody sees what another has chosen before all have."""
    for seed in range(12):
        playthrough, random = Playthrough(game, players), Seeded(seed)
        while (node := game.node(playthrough.state)).kind != "over":
            if len(node.players) > 1:
                _check_views(game, playthrough.state, node.players, players, random)
            step(playthrough, random)


def chooses_at_once(game: AnyGame, players: int) -> bool:
    """Tell whether several ever choose at once, in a dozen random games."""
    for seed in range(12):
        playthrough, random = Playthrough(game, players), Seeded(seed)
        while (node := game.node(playthrough.state)).kind != "over":
            if len(node.players) > 1:
                return True
            step(playthrough, random)
    return False


def _check_views(game: AnyGame, state: Any, deciding: tuple[int, ...], players: int, random: Seeded) -> None:
    mover = deciding[random.below(len(deciding))]
    before = {player: game.view(state, player) for player in (*range(players), None) if player != mover}
    for move in game.legal(state, mover):
        after = state.clone()
        game.apply(after, mover, move)
        for player, view in before.items():
            assert game.view(after, player) == view
            if player in deciding:
                assert game.legal(view, player) == game.legal(after, player)
    assert game.legal(game.view(state, mover), mover) == game.legal(state, mover)
