"""What many ask for at the same moment is computed once."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Event

import pytest

from foxdice.server.once import computed_once

MANY = 8


def test_many_who_ask_at_once_share_one_computation() -> None:
    computed: list[str] = []
    everybody, go_on = Barrier(MANY + 1), Event()

    @computed_once
    def draw(name: str, *, wide: bool) -> str:
        computed.append(name)
        assert go_on.wait(30)
        return f"{name} {wide}"

    def ask(number: int) -> str:
        everybody.wait(30)
        return draw("fox", wide=bool(number % 2))

    with ThreadPoolExecutor(MANY) as pool:
        asked = [pool.submit(ask, number) for number in range(MANY)]
        everybody.wait(30)
        go_on.set()
        assert [answer.result() for answer in asked] == ["fox False", "fox True"] * (MANY // 2)
    assert len(computed) == 2


def test_what_failed_is_tried_again() -> None:
    tries: list[int] = []

    @computed_once
    def draw() -> int:
        tries.append(1)
        if len(tries) == 1:
            raise OSError("no disk")
        return len(tries)

    with pytest.raises(OSError, match="no disk"):
        draw()
    assert draw() == draw() == 2
