"""A learner on PyTorch (the extra `train`): for large networks, on a GPU where there is one."""

from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from foxdice.judge.gains import BIN_OF, GAINS
from foxdice.judge.network import Floats, Network, Rows
from foxdice.train.games import Others
from foxdice.train.heads import Heads
from foxdice.train.learner import (
    GAINS_WEIGHT,
    POINTS_WEIGHT,
    SCALE,
    Arrays,
    Targets,
    average_step,
    batch_size,
    earlier_weights,
    finished,
    input_scale,
    start_weights,
)
from foxdice.train.torch_gains import TorchGains

MAX_AT_ONCE = 1 << 16  # rows valued in one go: pieces of one size use the GPU's memory again


class TorchLearner:
    """A network of weights and offsets, learning by Adam."""

    def __init__(
        self, size: int, points: int, hidden: list[int], heads: Heads, seed: int, earlier: Network | None = None
    ) -> None:
        torch.set_float32_matmul_precision("high")
        self._device = "cuda" if torch.cuda.is_available() else "cpu"
        self._random = torch.Generator(self._device).manual_seed(seed)
        self._numpy_scale = input_scale(size, points)
        self._heads = heads
        fresh = start_weights([size, *hidden], heads, np.random.default_rng(seed))
        parts = earlier_weights(earlier, heads, self._numpy_scale) if earlier else fresh
        self._parts: list[Any] = [self._tensor(part).requires_grad_() for part in parts]
        self._average: list[Any] = [part.detach().clone() for part in self._parts]
        self._scale = self._tensor(self._numpy_scale)
        self._gains = TorchGains(self._device)
        self._bin_of = torch.from_numpy(BIN_OF).to(self._device)
        self._adam = torch.optim.Adam(self._parts, fused=self._device == "cuda")
        self._rows: Any = None
        self._valued: Any = None
        self._kept: list[Any] = []
        self._passes = 0

    def buffer(self, rows: int, size: int) -> Rows:
        """Return room for rows of positions in memory that a GPU reads fast."""
        room = torch.zeros((rows, size), dtype=torch.uint8, pin_memory=self._device == "cuda")
        return np.asarray(room.numpy())

    def values(self, rows: Rows, noise: float, *, averaged: bool = False, others: Others | None = None) -> Floats:
        """Return the values of positions with Gumbel noise; with `others`, for winning against them."""
        values: Floats = self._value(rows, noise, self._average if averaged else self._parts, others)
        return values

    def teach(self, rows: Rows, noise: float) -> tuple[Floats, tuple[Any, Any]]:
        """Return the values of positions with Gumbel noise, and a lesson about them for another learner of the kind."""
        values = self._value(rows, noise, self._parts, None)
        return values, (self._rows, self._valued)

    @torch.no_grad()
    def _value(self, rows: Rows, noise: float, weights: list[Any], others: Others | None) -> Floats:
        self._rows, self._valued = self._look(rows, weights)
        count = len(self._heads.parts)
        values = self._valued[:, :count].sum(dim=1)
        if others is not None and len(others.rows):
            _, left = self._look(others.rows, weights)
            theirs, bins = left[:, :count].sum(dim=1) * SCALE, left[:, count:]
            index = torch.from_numpy(others.places).to(self._device)
            pieces = (each.split(MAX_AT_ONCE) for each in (values, self._valued, index))
            wins = [
                self._gains.winning(value * SCALE, output[:, count:], theirs, bins, seats)
                for value, output, seats in zip(*pieces, strict=True)
            ]
            values = torch.cat(wins) + POINTS_WEIGHT * values
        if noise:
            uniform = torch.rand(len(values), device=self._device, generator=self._random).clamp(1e-9, 1 - 1e-7)
            values = values - noise * torch.log(-torch.log(uniform))
        return np.asarray(values.cpu().numpy())

    def _look(self, rows: Rows, weights: list[Any]) -> tuple[Any, Any]:
        there = torch.from_numpy(rows).to(self._device, non_blocking=True)
        return there, torch.cat([self._forward(weights, chunk) for chunk in there.split(MAX_AT_ONCE)])

    def keep(self, places: npt.NDArray[np.int64]) -> Floats:
        """Keep some of the rows last valued to learn from; return the parts of their values, without noise."""
        chosen = torch.from_numpy(places).to(self._device)
        self._kept.append(self._rows[chosen])
        return np.asarray(self._valued[chosen, : len(self._heads.parts)].cpu().numpy())

    def keep_more(self, rows: Rows) -> None:
        """Keep rows that were not valued to learn from."""
        self._kept.append(torch.from_numpy(rows).to(self._device))

    def learn(self, targets: Targets, rate: float) -> float:
        """Learn what the kept rows were worth, forget them, and return the mean loss."""
        rows = torch.cat(self._kept)
        self._kept.clear()
        bins = self._bins(rows, self._tensor(targets.ends)) if self._heads.gains else None
        return self._study(rows, self._tensor(targets.parts), bins, rate)

    def lesson(self, rows: Rows, outputs: Floats) -> tuple[Any, Any]:
        """Return a lesson of what was said about rows earlier."""
        return torch.from_numpy(rows).to(self._device), self._tensor(outputs)

    def study(self, lesson: tuple[Any, Any], rate: float) -> float:
        """Learn what another learner says about rows, and return the mean loss."""
        rows, outputs = lesson
        count = len(self._heads.parts)
        bins = outputs[:, count:].softmax(dim=1) if self._heads.gains else None
        return self._study(rows, outputs[:, :count], bins, rate)

    @torch.no_grad()
    def end_pass(self) -> None:
        """Let the averaged weights follow."""
        self._passes += 1
        for average, part in zip(self._average, self._parts, strict=True):
            average.lerp_(part, average_step(self._passes))

    def network(self, *, averaged: bool = True) -> Network:
        """Return the averaged weights, or the newest, taking positions as they are and giving points."""
        weights = self._average if averaged else self._parts
        return finished([part.detach().cpu().numpy() for part in weights], self._heads, self._numpy_scale)

    def state(self) -> Arrays:
        """Return all that another learner needs to go on as this one would, chance included."""
        found = {f"part.{place}": part.detach() for place, part in enumerate(self._parts)}
        found |= {f"average.{place}": part for place, part in enumerate(self._average)}
        for place, part in enumerate(self._parts):
            found |= {f"adam.{place}.{key}": value for key, value in self._adam.state[part].items()}
        arrays = {name: part.cpu().numpy() for name, part in found.items()}
        return {**arrays, "chance": self._random.get_state().numpy(), "passes": np.array(self._passes)}

    @torch.no_grad()
    def restore(self, state: Arrays) -> None:
        """Go on from there; raise `KeyError` or `ValueError` where it is that of a learner of another kind."""
        for place, (part, average) in enumerate(zip(self._parts, self._average, strict=True)):
            for target, name in ((part, f"part.{place}"), (average, f"average.{place}")):
                if target.shape != state[name].shape:
                    raise ValueError(name)
                target.copy_(self._tensor(state[name]))
            start = f"adam.{place}."
            here = {key.removeprefix(start): value for key, value in state.items() if key.startswith(start)}
            on_device = {key: torch.from_numpy(value) for key, value in here.items()}
            self._adam.state[part] = {key: value.to(self._device) for key, value in on_device.items()}
        self._random.set_state(torch.from_numpy(state["chance"]))
        self._passes = int(state["passes"])

    def _study(self, rows: Any, parts: Any, bins: Any, rate: float) -> float:
        for group in self._adam.param_groups:
            group["lr"] = rate
        count = parts.shape[1]
        order: Any = torch.randperm(len(rows), device=self._device, generator=self._random)
        batches = order.split(batch_size(len(rows)))
        loss = torch.zeros((), device=self._device)
        for batch in batches:
            outputs = self._forward(self._parts, rows[batch])
            error = outputs[:, :count] - parts[batch]
            missed = error.sum(dim=1).square().mean()
            loss += missed.detach()
            if count > 1:
                missed = missed + error.square().mean()
            if bins is not None:
                surprise: Any = torch.nn.functional.cross_entropy(outputs[:, count:], bins[batch])
                missed = missed + GAINS_WEIGHT * surprise
            self._adam.zero_grad(set_to_none=True)
            missed.backward()
            self._adam.step()
        return float(loss) / len(batches)

    def _bins(self, rows: Any, ends: Any) -> Any:
        """Return in which bin the gain of each row fell."""
        held = rows[:, list(self._heads.held)].long().sum(dim=1)
        return self._bin_of[((ends * SCALE).round().long() - held).clamp(0, GAINS - 1)]

    def _tensor(self, part: Floats) -> Any:
        return torch.from_numpy(part).to(self._device)

    def _forward(self, weights: list[Any], rows: Any) -> Any:
        x = rows.float() * self._scale
        for matrix, offsets in zip(weights[:-2:2], weights[1:-2:2], strict=True):
            x = torch.relu(torch.addmm(offsets, x, matrix))
        return torch.addmm(weights[-1], x, weights[-2])
