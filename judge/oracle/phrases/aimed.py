"""How many targets: what stands before the word "target"."""

from __future__ import annotations

from typing import NamedTuple

from judge.abilities.bases import Amount
from judge.language import Table, t, w

MEASURES = ("个", "张", "名", "件", "位")


class Aimed(NamedTuple):
    """How many targets a word "target" asks for, and whether they are others than before."""

    least: Amount
    most: Amount | None
    another: bool = False


AIMED = Table(  # what stands before the word "target"
    "aimed",
    (
        w(
            Aimed(1, 1, another=True),
            "@s another|@s a second|@s a third",
            "@s 另一个|@s 另一|@s 另一张|@s 另一位",
        ),
        w(Aimed(0, 1), "@s up to one", "|".join(f"@s 至多一{c}" for c in MEASURES)),
        w(
            Aimed(0, 1, another=True),
            "@s up to one other|@s up to one another",
            "@s 至多一个其他|@s 至多另一个|@s 至多一个另外的",
        ),
        t(
            lambda n: Aimed(n, n),
            "@p {n:plural_count}",
            "|".join(f"@p {{n:plural_count}}{c}" for c in MEASURES),
        ),
        t(
            lambda n: Aimed(0, n),
            "@p up to {n:plural_count}",
            "|".join(f"@p 至多{{n:plural_count}}{c}" for c in MEASURES),
        ),
        t(
            lambda n: Aimed(0, n, another=True),
            "@p up to {n:plural_count} other",
            "@p 至多{n:plural_count}个其他",
        ),
        w(Aimed(0, None), "@p any number of", "@p 任意数量的|@p 任意数量"),
        w(Aimed(1, None), "@p one or more", "@p 一个或数个|@p 一个或更多"),
        w(Aimed(1, 2), "@p one or two", "@p 一个或两个"),
        w(
            Aimed(1, 3),
            "@p one, two, or three",
            "@p 一个、两个或三个|@p 一个，两个或三个|@p 一、二或三个",
        ),
    ),
    ("up to one", "至多一个"),
)
