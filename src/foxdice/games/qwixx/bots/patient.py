"""What a row of Qwixx is still worth to somebody who plays for points: tenths of points, by the state of the row.

Made by `python -m bench.qwixx_patient`: the sum over four rows that comes closest to the exact worth of a sheet. A
closed row brings the end nearer, so it is worth less than nothing. States that perfect play never meets are left at 0.
"""

from typing import Final

WORTH: Final = (
    *(328, 372, 328, 391, 271, 328, 388, 211, 262, 312, 363, 153, 193, 237, 281, 327, 112, 124, 161, 198, 235, 272),
    *(0, 73, 97, 127, 155, 184, 214, 0, 26, 45, 67, 90, 110, 132, 154, -21, 43, 17, 18, 37, 49, 63, 78, 94),
    *(-33, -6, 6, 11, 19, 27, 36, -107),
)
