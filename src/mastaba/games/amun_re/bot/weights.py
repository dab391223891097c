"""What each sign of strength was worth in the end, in hundredths of a point, fitted to many games. Used by bots alone.

Two columns for each of the six rounds, before and after its auction; a line for each sign."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import row

MOMENTS: Final = 12

LINES: Final = [
    1807, 1807, 1375, 1206,  877,  743,  761,  318,   38, -194, -302, -390,  # a beginning
      33,   33,   47,   39,   39,   37,   45,   34,   49,   33,   33,   27,  # gold up to 15
      31,   31,   25,   35,   29,   28,   21,   25,   20,   13,   16,   15,  # gold from 15 to 35
       0,    0, -113,  -61,   39,   53,   26,   18,   10,    8,    5,    2,  # gold above 35
      44,   44,   51,   54,   75,   58,    0,   30,   34,   36,   41,   24,  # a farmer, for each income to come
       9,    9,   -2,    3,    1,    7,    0,   -1,   -6,    3,   -5,   -2,  # the same for a level above 2
      32,   32,   29,   35,   44,   38,    0,   21,   19,   20,   17,   19,  # income, for each to come
      30,   30,   30,   34,   43,   31,    0,   19,   15,   19,   19,   19,  # camels, for each income to come
      79,   79,   56,   76,   88,   97,    0,   82,   86,  104,  105,  111,  # a temple
      24,   24,   72,  104,  141,   88,    0,  109,  106,  150,  150,  124,  # a pyramid
       0,    0,    0,    0,    0,  343,    0,    0,    0,    0,    0,  250,  # a complete set
      24,   24,   72,   89,  136,   43,    0,  109,  106,  136,  143,   59,  # a set in reach
       0,    0,    0,   15,    6,    0,    0,    0,    0,   14,    7,    0,  # the higher of two towers
     -17,  -17,   49,   29,   48,   58,    0,   57,   76,   74,   70,   77,  # a brick
     176,  176,  285,  323,  341,  526,    0,  257,  335,  329,  328,  432,  # the lead on a bank
     129,  129,  183,  232,  268,  482,    0,  238,  234,  230,  251,  350,  # a shared lead
      50,   50,  101,  106,   57,  110,    0,  188,  141,  138,  109,  115,  # one pyramid behind
      28,   28,    8,    2,   -2,   -9,   12,   15,   13,   18,   16,   27,  # an Architect
      97,   97,  128,   63,  -33,   60,   92,   65,   51,   60,   36,   58,  # a Free Farmer
      83,   83,    4,   48,   65,  116,   71,   85,   89,   56,   44,   48,  # an Extra Harvest
     111,  111,  113,  136,  153,  208,  128,  129,   89,   76,   60,   65,  # 8 Gold
      26,   26,    2,    8,   36,   18,   18,   28,   19,   24,   18,   20,  # an auction or offering card
       0,    0,    0,    0,    0,  259,    0,    0,    0,    0,    0,  287,  # a bonus card that is met
      60,   60,   73,   58,   97,   51,   44,   50,   44,   52,   53,   23,  # another bonus card
      19,   19,  -11,    0,  -14,   13,    0,   12,    2,    7,    1,   -6,  # a power symbol
      69,   69,  -84,   32,  -18,    4,    0,   78,   23,   40,    4,    9,  # a free field
      14,   14,   44,   23,   46,   65,  144,   55,   82,   51,   81,   48,  # a poorer player
      68,   68,    0,   90,    0,  103,    0,   53,    0,   79,    0,   74,  # a card about to be drawn
]  # fmt: skip
SIGNS: Final = 28

# The same by moment, so that the signs of a moment lie together.
WORTH: Final[vec[i64]] = row([LINES[sign * MOMENTS + moment] for moment in range(MOMENTS) for sign in range(SIGNS)])
