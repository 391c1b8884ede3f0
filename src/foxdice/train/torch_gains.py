"""The chance of winning by everybody's gains, as `judge.gains` has it, on PyTorch."""

from typing import Any

import torch

from foxdice.judge import gains


class TorchGains:
    """Chances of winning, computed where the numbers are."""

    def __init__(self, device: str) -> None:
        self._bin_of = torch.from_numpy(gains.BIN_OF).to(device)
        self._edges = torch.from_numpy(gains.EDGES).to(device)
        self._widths = torch.from_numpy(gains.WIDTHS).float().to(device)
        self._middles = torch.from_numpy(gains.MIDDLES).to(device)

    def winning(self, values: Any, bins: Any, their_values: Any, their_bins: Any, index: Any) -> Any:
        """Return how likely positions are to win; `index` has the places of each one's others, -1 where nobody sits."""
        share, theirs = bins.softmax(dim=1), their_bins.softmax(dim=1)
        results = (values - share @ self._middles)[:, None] + self._middles
        places = their_values - theirs @ self._middles
        lower = theirs.cumsum(dim=1) - theirs
        beats = torch.ones_like(results)
        for seat in range(index.shape[1]):
            other = index[:, seat].clamp(min=0)
            gained = results - places[other][:, None]
            found = self._bin_of[gained.round().long().clamp(0, gains.GAINS - 1)]
            inside = ((gained - self._edges[found]) / self._widths[found]).clamp(0, 1)
            flat = other[:, None] * gains.BINS + found
            below = lower.view(-1)[flat] + theirs.view(-1)[flat] * inside
            beats *= torch.where((index[:, seat] >= 0)[:, None], below, 1.0)
        return (share * beats).sum(dim=1)
