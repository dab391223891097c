"""Files of values that are made to be hard to read, each within what a request may carry."""

from __future__ import annotations

MOST = 20_000  # characters of `data`
LINE = 1_990

BOMBS = {
    "lists in lists": "a = " + "[" * (LINE - 10),
    "lists in lists, line by line": "a = " + "[\n" * (MOST // 2 - 10),
    "tables in tables": "a = " + "{a=" * (LINE // 3 - 10),
    "long dotted names": "".join(f"k{k}" + ".a" * (LINE // 2 - 10) + " = 1\n" for k in range(10)),
    "dotted names": "".join(f"k{k}" + ".a" * 25 + " = 1\n" for k in range(MOST // 64)),
    "dotted headers": "".join(f"[k{k}" + ".a" * 25 + "]\n" for k in range(MOST // 64)),
    "many names": "".join(f"k{k}=1\n" for k in range(MOST // 9)),
    "many tables": "".join(f"[t{k}]\nx=1\n" for k in range(MOST // 14)),
    "many lists of tables": "[[a]]\n" * (MOST // 6 - 1),
    "a deep header": "[a" + ".a" * 29 + "]\n" + "".join(f"k{k}=1\n" for k in range(MOST // 10)),
    "a long number": "[stock]\ncapacity = " + "9" * (LINE - 20),
    "a long number, sixteen to a digit": "[stock]\ncapacity = 0x" + "f" * (LINE - 20),
    "a number of too many digits": "[stock]\ncapacity = " + "9" * (MOST - 100),
    "a long list": "[stock]\nstart = [" + "1,\n" * (MOST // 3 - 20) + "]\n",
    "a long text": "[site]\nnile = '''" + "x\n" * (MOST // 2 - 20) + "'''\n",
    "half a letter": "[site]\nnile = '\ud800'\n",
    "huge stock": "[stock]\nstart = [-10000000, 10000000, 2]\n",
    "less than nothing": "[stock]\nstart = [1, -1, 1]\n",
}
