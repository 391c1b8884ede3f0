"""A learner on PyTorch (the extra `train`): for large networks, on a GPU where there is one."""

from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from foxdice.judge.network import Floats, Network, Rows
from foxdice.train.learner import average_step, batch_size, earlier_weights, finished, input_scale, start_weights

MAX_AT_ONCE = 1 << 20  # rows valued in one go, for the memory's sake


class TorchLearner:
    """A network of weights and offsets, learning by Adam."""

    def __init__(self, size: int, points: int, hidden: list[int], seed: int, earlier: Network | None = None) -> None:
        torch.set_float32_matmul_precision("high")
        self._device = "cuda" if torch.cuda.is_available() else "cpu"
        self._random = torch.Generator(self._device).manual_seed(seed)
        self._numpy_scale = input_scale(size, points)
        fresh = start_weights([size, *hidden, 1], np.random.default_rng(seed))
        parts = earlier_weights(earlier, self._numpy_scale) if earlier else fresh
        self._parts: list[Any] = [self._tensor(part).requires_grad_() for part in parts]
        self._average: list[Any] = [part.detach().clone() for part in self._parts]
        self._scale = self._tensor(self._numpy_scale)
        self._adam = torch.optim.Adam(self._parts, fused=self._device == "cuda")
        self._rows: Any = None
        self._kept: list[Any] = []
        self._passes = 0

    def buffer(self, rows: int, size: int) -> Rows:
        """Return room for rows of positions in memory that a GPU reads fast."""
        room = torch.zeros((rows, size), dtype=torch.uint8, pin_memory=self._device == "cuda")
        return np.asarray(room.numpy())

    @torch.inference_mode()
    def values(self, rows: Rows, noise: float, *, averaged: bool = False) -> tuple[Floats, Floats]:
        """Return the values of positions with Gumbel noise, and without."""
        self._rows = torch.from_numpy(rows).to(self._device, non_blocking=True)
        parts = self._average if averaged else self._parts
        values = torch.cat([self._forward(parts, chunk) for chunk in self._rows.split(MAX_AT_ONCE)])
        if not noise:
            plain = values.cpu().numpy()
            return plain, plain
        uniform = torch.rand(len(values), device=self._device, generator=self._random).clamp(1e-9, 1 - 1e-7)
        noisy = values - noise * torch.log(-torch.log(uniform))
        return noisy.cpu().numpy(), values.cpu().numpy()

    def keep(self, places: npt.NDArray[np.int64]) -> None:
        """Keep some of the rows last valued to learn from."""
        self._kept.append(self._rows[torch.from_numpy(places).to(self._device)])

    def keep_more(self, rows: Rows) -> None:
        """Keep rows that were not valued to learn from."""
        self._kept.append(torch.from_numpy(rows).to(self._device))

    def learn(self, targets: Floats, rate: float) -> float:
        """Learn what the kept rows were worth, forget them, and return the mean loss."""
        rows = torch.cat(self._kept)
        self._kept.clear()
        self._passes += 1
        wanted = self._tensor(targets)
        for group in self._adam.param_groups:
            group["lr"] = rate
        order: Any = torch.randperm(len(rows), device=self._device, generator=self._random)
        batches = order.split(batch_size(len(rows)))
        loss = torch.zeros((), device=self._device)
        for batch in batches:
            error: Any = torch.nn.functional.mse_loss(self._forward(self._parts, rows[batch]), wanted[batch])
            self._adam.zero_grad(set_to_none=True)
            error.backward()
            self._adam.step()
            loss += error.detach()
        with torch.no_grad():
            for average, part in zip(self._average, self._parts, strict=True):
                average.lerp_(part, average_step(self._passes))
        return float(loss) / len(batches)

    def network(self) -> Network:
        """Return the averaged weights, taking positions as they are and giving points."""
        return finished([part.cpu().numpy() for part in self._average], self._numpy_scale)

    def _tensor(self, part: Floats) -> Any:
        return torch.from_numpy(part).to(self._device)

    def _forward(self, parts: list[Any], rows: Any) -> Any:
        x = rows.float() * self._scale
        for weights, offsets in zip(parts[:-2:2], parts[1:-2:2], strict=True):
            x = torch.relu(torch.addmm(offsets, x, weights))
        return torch.addmm(parts[-1], x, parts[-2])[:, 0]
