"""A training that is ended in the middle goes on from the latest of its passes, to the same network to the bit.

A checkpoint is a NumPy archive of plain arrays: what the learners hold, their chance included, and JSON about the rest.
It is written beside itself and then moved, so that a kill leaves the one before or the new one.
"""

import errno
import hashlib
import json
import os
import time
import zipfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from foxdice.core import GameError
from foxdice.train.learner import Arrays, Learner

ABOUT = "about"


class OtherTraining(GameError):
    """The checkpoint is damaged, or that of a training with other options."""


class NotKept(GameError):
    """The checkpoint cannot be written."""


@dataclass(frozen=True)
class Point:
    """A point of the learning curve."""

    pass_number: int
    games: int
    seconds: float
    mean: float  # of what is measured, while learning
    loss: float


@dataclass(frozen=True)
class Checkpoint:
    """Where a training is kept, and how many seconds may be lost at most."""

    file: Path
    seconds: float = 60.0


@dataclass
class Course:
    """How far a training is; with a checkpoint it is kept there after a pass, and taken up from there."""

    learners: Mapping[str, Learner]
    what: dict[str, Any]  # is trained: a checkpoint of anything else is refused
    checkpoint: Checkpoint | None = None
    curve: list[Point] = field(default_factory=list)
    _begun: float = field(default_factory=time.monotonic)
    _kept: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        """Take up what is kept; raise `OtherTraining`, or `NotKept` where nothing can be."""
        if self.checkpoint and self.checkpoint.file.exists():
            self._take_up(self.checkpoint.file)
        elif self.checkpoint and not self.checkpoint.file.parent.is_dir():  # told now, not after an hour
            raise NotKept("file-not-written", file=str(self.checkpoint.file), reason=os.strerror(errno.ENOENT))

    @property
    def seconds(self) -> float:
        """How long it has been trained, without the time in which it was not running."""
        return time.monotonic() - self._begun

    def done(self, point: Point) -> None:
        """Note a pass."""
        self.curve.append(point)
        if self.checkpoint and time.monotonic() - self._kept >= self.checkpoint.seconds:
            self.keep()

    def keep(self) -> None:
        """Write the checkpoint, where there is to be one."""
        if self.checkpoint:
            self._keep(self.checkpoint.file)
            self._kept = time.monotonic()

    @property
    def _digest(self) -> str:
        return hashlib.sha256(json.dumps(self.what, sort_keys=True).encode()).hexdigest()

    def _keep(self, file: Path) -> None:
        about = {"training": self._digest, "seconds": self.seconds, "curve": [asdict(point) for point in self.curve]}
        arrays: Arrays = {ABOUT: np.frombuffer(json.dumps(about).encode(), np.uint8)}
        for name, learner in self.learners.items():
            arrays |= {f"{name}.{key}": part for key, part in learner.state().items()}
        draft = file.with_name(f"{file.name}.draft")
        try:
            with draft.open("wb") as target:
                np.savez(target, **arrays)  # type: ignore[arg-type]  # one of its options is no array
                target.flush()
                os.fsync(target.fileno())
            draft.replace(file)
        except OSError as error:
            raise NotKept("file-not-written", file=str(file), reason=error.strerror or "") from error

    def _take_up(self, file: Path) -> None:
        try:
            with file.open("rb") as opened, np.load(opened, allow_pickle=False) as kept:
                about = json.loads(kept[ABOUT].tobytes())
                if about["training"] != self._digest:
                    raise OtherTraining("other-training", file=str(file))
                for name, learner in self.learners.items():
                    start = f"{name}."
                    learner.restore({key.removeprefix(start): kept[key] for key in kept.files if key.startswith(start)})
                self.curve = [Point(**point) for point in about["curve"]]
                self._begun = time.monotonic() - float(about["seconds"])
        except (OSError, EOFError, ValueError, KeyError, TypeError, AttributeError, zipfile.BadZipFile) as error:
            raise OtherTraining("other-training", file=str(file)) from error
