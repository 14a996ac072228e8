"""What rules say, in a sentence of our own in each language, for those that decide most often.

A statement stands after what happened: "Grizzly Bears is destroyed: a creature with damage as great
as its toughness is destroyed." A rule may say something else where it came in by one way, or by one
kind of event: what is refused for evoke was not cast for it, so that nothing of it is sacrificed.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from judge.values import Bilingual

TABLE = Path(__file__).with_name("statements.tsv")  # the rule, English, Chinese


WAY = "/"  # between the number and the kind of a reason or event: 702.74a/refused, 701.21a/Tap


def _read() -> dict[str, Bilingual]:
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t") for line in lines if not line.startswith("#"))
    return {rule: Bilingual(en, zh) for rule, en, zh in rows}


_EVERY = _read()
STATEMENTS: Mapping[str, Bilingual] = {k: said for k, said in _EVERY.items() if WAY not in k}
BY_WAY: Mapping[str, Bilingual] = {k: said for k, said in _EVERY.items() if WAY in k}
