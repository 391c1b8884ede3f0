"""A game as WebAssembly, for pages and for Node: one file a game or variant, and what its numbers mean.

`names` and `files` need nothing but Python; `build` needs Numba and a linker.
"""
