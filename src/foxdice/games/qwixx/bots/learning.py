"""How Qwixx is learned: turn by turn, and at tables for winning. A variant has weights of its own."""

from foxdice.core import AnyGame
from foxdice.games.qwixx.bots import features, patient, people, shares, shares_table, turn, zoo
from foxdice.games.qwixx.exact import positions
from foxdice.judge.learning import Learning


def learning(game: AnyGame) -> Learning:
    """Return how the game is learned on its pad."""
    variant = game.id.partition(":")[2]
    return Learning(
        modules=tuple(
            module.__name__ for module in (features, turn, zoo, patient, people, shares, shares_table, positions)
        ),
        weights=f"{variant}-" if variant else "",
        tables=((features.__name__, "ROWS_ARE_ALIKE", 0),) if variant else (),
        games_in_step="foxdice.games.qwixx.training.games:QwixxGames",
        for_winning=True,
        player="foxdice.games.qwixx.bots.learned:QwixxLearned",
        mind="foxdice.games.qwixx.bots.mind",
    )
