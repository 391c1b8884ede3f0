"""What takes long and is the same for everybody is computed once, also where many ask at the same moment."""

from collections.abc import Callable, Hashable
from concurrent.futures import Future
from functools import wraps
from threading import Lock
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Result = TypeVar("Result")


def computed_once(function: Callable[Given, Result]) -> Callable[Given, Result]:
    """Keep every result of a function for good; whoever asks while it is computed, in any thread, waits for it."""
    results: dict[Hashable, Future[Result]] = {}
    lock = Lock()

    @wraps(function)
    def answer(*args: Given.args, **kwargs: Given.kwargs) -> Result:
        asked = args, tuple(kwargs.items())
        with lock:
            known = results.get(asked)
            mine = results.setdefault(asked, Future())
        if known:
            return known.result()
        try:
            mine.set_result(function(*args, **kwargs))
        except BaseException as error:
            with lock:
                del results[asked]  # the next one tries again
            mine.set_exception(error)
        return mine.result()

    return answer
