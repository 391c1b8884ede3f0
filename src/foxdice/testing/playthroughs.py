"""What is checked while a game is played: who decides, what is refused, how it ends."""

from foxdice.core import AnyGame, IllegalMove, InvalidMove, InvalidThrow, Node, NotYourTurn, WrongPlayers
from foxdice.testing.playing import random_game, states
from foxdice.testing.refusal import assert_refused


def games_end(game: AnyGame, players: int) -> None:
    """Random games come to an end, with points and winners."""
    for seed in range(20):
        state = random_game(game, players, seed).state
        assert game.node(state) == Node("over")
        totals = [game.score(state, player).total for player in range(players)]
        assert totals == [game.rules.total(state, player) for player in range(players)]
        assert game.winners(state)
        assert set(game.winners(state)) <= set(range(players))
        assert all(game.legal(state, player) == [] for player in range(players))


def who_decides_has_moves(game: AnyGame, players: int) -> None:
    """Those who decide have moves, each once, and nobody else has any."""
    for state in states(game, players, seed=1):
        node = game.node(state)
        for player in range(-1, players + 1):
            moves = game.legal(state, player)
            assert bool(moves) == (player in node.players)
            assert len(set(moves)) == len(moves)
            assert all(game.is_move(move) for move in moves)
            if moves:  # in many games in step there are others' moves where these are written
                written = [game.max_moves] * game.max_moves
                assert written[: game.rules.legal(state, player, written)] == moves


def legal_moves_apply_and_others_are_refused(game: AnyGame, players: int) -> None:
    """A legal move changes the state; any other is refused in words and leaves it as it was."""
    known = _moves_of(game)
    for number, state in enumerate(states(game, players, seed=2)):
        if number % 5:
            continue
        node = game.node(state)
        for player in range(players):
            legal = set(game.legal(state, player))
            for move in legal:
                after = state.clone()
                game.apply(after, player, move)
                assert after != state
            before = state.clone()
            for move in known - legal:
                expected = (IllegalMove, InvalidMove) if player in node.players else NotYourTurn
                assert_refused(expected, game.apply, state, player, move)
            assert state == before


def _moves_of(game: AnyGame) -> set[int]:
    """Collect moves that occur, and numbers that are no move at all."""
    moves = {-1, 10**6}
    for players in game.players:
        for state in states(game, players, seed=3):
            for player in game.node(state).players:
                moves.update(game.legal(state, player))
    return moves


def wrong_numbers_of_players_are_refused(game: AnyGame, players: int) -> None:
    """A game has as many players as it says, and no other number."""
    assert game.count(game.new(players)) == players
    for wrong in (game.players[0] - 1, game.players[-1] + 1):
        assert_refused(WrongPlayers, game.new, wrong)


def states_are_good(game: AnyGame, players: int) -> None:
    """Every state of a game, and every view of it, can be played on from."""
    for state in states(game, players, seed=5):
        assert game.status(state) is None
        for player in (*range(players), None):
            assert game.status(game.view(state, player)) is None


def throws_are_checked(game: AnyGame, players: int) -> None:
    """Only what the due dice can show is accepted, and only when a throw is due."""
    for state in states(game, players, seed=4):
        before = state.clone()
        if game.node(state).kind == "throw":
            assert_refused(InvalidThrow, game.throw, state, -1)
            assert_refused(InvalidThrow, game.throw, state, 1 << 62)
        else:
            assert_refused(InvalidThrow, game.throw, state, 0)
            assert_refused(InvalidThrow, game.request, state)
        assert state == before
