"""The peers: how fast others make random decisions on this machine, now."""

import random
import time

import chess
import pyspiel


def chess_moves_per_second(seconds: float = 1.0) -> float:
    """Return random moves per CPU-second of python-chess: list the legal ones, choose, push."""
    chance = random.Random(1)
    board, moves = chess.Board(), 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        legal = list(board.legal_moves)
        if not legal or board.is_game_over():
            board.reset()
            continue
        board.push(chance.choice(legal))
        moves += 1
    return moves / (time.process_time() - begun)


def yacht_decisions_per_second(seconds: float = 1.0) -> float:
    """Return random decisions per CPU-second of OpenSpiel's C++ yacht, driven by its own C++ simulation."""
    game = pyspiel.load_game("yacht")
    chance = random.Random(1)
    bots = [pyspiel.make_uniform_random_bot(player, 1) for player in range(game.num_players())]
    decisions, spent = 0, 0.0
    while spent < seconds:
        state = game.new_initial_state()
        begun = time.process_time()
        pyspiel.evaluate_bots(state, bots, chance.randrange(1 << 30))
        spent += time.process_time() - begun  # counting the decisions afterwards is not their work
        decisions += sum(1 for entry in state.full_history() if entry.player >= 0)
    return decisions / spent
