"""Der große Wurf told a second time, slowly: every die is a thing with a place. It shares no code with the rules."""

import re
from dataclasses import dataclass, field

DICE_EACH = {2: 9, 3: 8, 4: 7, 5: 6}


def score(record: str) -> list[dict[str, int]]:
    """Return everybody's points at the end of a record."""
    table = Table.from_header(record)
    for line in record.partition("\n\n")[2].splitlines():
        table.play(line)
    assert table.waiting == "over"
    return [{"bonus": table.scores.get(name, 0)} for name in table.names]


@dataclass
class Table:
    """People, their dice, and the dice in the arena by what they show."""

    names: list[int]
    games_left: int
    hands: dict[int, list[str]] = field(default_factory=dict)
    scores: dict[int, int] = field(default_factory=dict)
    arena: list[str] = field(default_factory=list)
    box: list[str] = field(default_factory=list)  # dice that left the game
    leaning: int = 0
    beginner: int = -1
    whose: int = 0
    waiting: str = ""

    @classmethod
    def from_header(cls, record: str) -> "Table":
        """Sit down as the header of a record says, and deal."""
        players = int(re.search(r"^players (\d)$", record, re.MULTILINE)[1])  # type: ignore[index]  # always there
        table = cls(list(range(players)), players if "game wurf:match\n" in record else 1)
        table.deal()
        return table

    def play(self, line: str) -> None:
        """Carry out one line of a record."""
        first, *words = line.split()
        if first == "throw":
            self.fall(words)
        elif first != "result":
            assert self.waiting == "choice"
            assert int(first) == self.whose + 1
            self.choose(words[0])

    def deal(self) -> None:
        """Give everybody their dice; the next one begins."""
        self.games_left -= 1
        self.beginner = (self.beginner + 1) % len(self.names)
        self.whose = self.beginner
        self.hands = {name: ["die"] * DICE_EACH[len(self.names)] for name in self.names}
        self.arena, self.box = [], []
        self.waiting = "start"

    def fall(self, words: list[str]) -> None:
        """Let dice fall; `words` say how all of them lie that were thrown or lay in the arena."""
        if self.waiting == "start":
            self.arena, self.waiting = words, "one"
            return
        if self.waiting == "flat":
            self.arena = self.arena + words
            self.leaning = 0
        else:
            thrown = len(self.hands[self.whose]) if self.waiting == "all" else 1
            del self.hands[self.whose][:thrown]
            self.arena = [word for word in words if word != "cocked"]
            self.leaning = words.count("cocked")
        self.box += [word for word in self.arena if word in ("X", "out")]
        self.arena = [word for word in self.arena if word not in ("X", "out")]
        if self.leaning:
            self.waiting = "flat"
            return
        twins = [word for word in self.arena if self.arena.count(word) > 1]
        self.hands[self.whose] += twins
        self.arena = [word for word in self.arena if word not in twins]
        if not self.hands[self.whose]:
            self.leave()
        elif twins:
            self.pass_on()
        else:
            self.waiting = "choice"

    def leave(self) -> None:
        """Whoever has no dice scores the others who have, and goes."""
        others = [name for name in self.names if self.hands[name]]
        self.scores[self.whose] = self.scores.get(self.whose, 0) + len(others)
        if len(others) > 1:
            self.pass_on()
        elif self.games_left:
            self.deal()
        else:
            self.waiting = "over"

    def choose(self, word: str) -> None:
        """Throw again or stop."""
        if word == "stop":
            self.pass_on()
        else:
            self.waiting = "one"

    def pass_on(self) -> None:
        """Hand the turn to the next who has dice."""
        order = self.names[self.whose + 1 :] + self.names[: self.whose + 1]
        self.whose = next(name for name in order if self.hands[name])
        self.waiting = "one" if self.arena else "all"
