"""The bot of the tutorial in docs/write-bots.md: it counts what a cross skips."""

from typing import Any


class Frugal:
    """Crosses what skips least; rather nothing than skip too much."""

    name = "frugal"
    price = 0.5  # of a skipped cell
    penalty = 1.0  # what it gives to avoid a penalty

    def choose(self, game: Any, view: Any, player: int) -> int:
        """Return the move it likes best."""
        return max(game.legal(view, player), key=lambda move: self.likes(game, view, player, move))

    def likes(self, game: Any, view: Any, player: int, move: int) -> float:
        """Return how much it likes a move."""
        info = game.info(view, player, move)
        if info.cell is None:
            return -self.penalty if info.action == "penalty" else 0
        row = [cell.id for cell in game.sheet.area(info.cell.partition("-")[0]).cells]
        crossed = [row.index(cell) for cell in game.marks(view, player) if cell in row]
        skipped = row.index(info.cell) - max(crossed, default=-1) - 1
        return 1 - self.price * skipped
