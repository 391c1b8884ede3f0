"""A game at a table, spoken to in text: for worked examples."""

from typing import Any

from foxdice import games
from foxdice.core.record import Playthrough


class Table:
    """A game in which throws and moves are said as text; positions may be arranged by hand through `sheet`."""

    def __init__(self, game: str, players: int) -> None:
        self.game = games.get(game)
        self.playthrough = Playthrough(self.game, players)

    @property
    def state(self) -> Any:
        """The state, to look at and to arrange."""
        return self.playthrough.state

    def sheet(self, player: int = 1) -> Any:
        """Return a player's sheet; players count from 1."""
        return self.state.sheets[player - 1]

    def throw(self, text: str) -> "Table":
        """Let the dice fall."""
        self.playthrough.throw(self.game.parse_throw(self.state, text))
        return self

    def move(self, *texts: str, player: int = 1) -> "Table":
        """Carry out a player's moves."""
        for text in texts:
            self.playthrough.move(player - 1, self.game.parse_move(self.state, player - 1, text))
        return self

    def legal(self, player: int = 1) -> set[str]:
        """Return the texts of a player's legal moves."""
        moves = self.game.legal(self.state, player - 1)
        return {self.game.format_move(self.state, player - 1, move) for move in moves}

    def waits_for(self) -> set[int]:
        """Return the players who have to choose."""
        return {player + 1 for player in self.game.node(self.state).players}

    def kind(self) -> str:
        """Return the kind of node."""
        return self.game.node(self.state).kind

    def due(self) -> str:
        """Return the dice to be thrown."""
        return self.game.request(self.state).dice

    def points(self, area: str, player: int = 1) -> int:
        """Return a player's points in an area, or for the bonus."""
        score = self.game.score(self.state, player - 1)
        return score.bonus if area == "bonus" else score.areas[area]
