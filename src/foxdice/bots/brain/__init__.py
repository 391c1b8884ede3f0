"""Bots and judges for browsers: one WebAssembly file a game or variant, and what its numbers mean.

`files` needs no more than the bots themselves; `build` needs Numba and a linker.
"""
