"""The rules against a second telling of them, event by event, with dice that fly, lean and turn."""

import pytest
from tests.games.scorers.wurf import Table
from tests.games.wurf.rough import rough_throw

from foxdice import games
from foxdice.core.record import Playthrough, Throw
from foxdice.dice.generator import Seeded
from foxdice.games.wurf.rules import VALUES, count
from foxdice.games.wurf.state import State

WAITING = ("start", "one", "all", "flat", "choice", "over")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("id", ["wurf", "wurf:match"])
def test_every_event_leads_to_the_same_table(id: str, players: int) -> None:
    game = games.get(id)
    for seed in range(30):
        playthrough, random = Playthrough(game, players), Seeded(seed)
        table = Table.from_header(playthrough.record.format())
        while (node := game.node(playthrough.state)).kind != "over":
            if node.kind == "throw":
                playthrough.play(Throw(rough_throw(playthrough.state, random)))
            else:
                playthrough.move(node.players[0], random.below(2))
            table.play(str(playthrough.record.events[-1]))
            assert told(table) == seen(playthrough.state)
        assert table.waiting == "over"


def told(table: Table) -> tuple[object, ...]:
    hands = [(len(table.hands[name]), table.scores.get(name, 0)) for name in table.names]
    return table.waiting, table.whose, sorted(table.arena), table.leaning, len(table.box), hands


def seen(state: State) -> tuple[object, ...]:
    arena = [str(value + 2) for value in range(VALUES) for _ in range(count(state.arena, value))]
    hands = [(hand.dice, hand.points) for hand in state.hands]
    return WAITING[state.coming], state.active, arena, state.cocked, state.lost, hands
