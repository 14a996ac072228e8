"""What rules say, in a sentence of our own in each language, for those that decide most often.

A statement stands after what happened: "Grizzly Bears is destroyed: a creature with damage as great
as its toughness is destroyed."
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from judge.values import Bilingual

TABLE = Path(__file__).with_name("statements.tsv")  # the rule, English, Chinese


def _read() -> dict[str, Bilingual]:
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t") for line in lines if not line.startswith("#"))
    return {rule: Bilingual(en, zh) for rule, en, zh in rows}


STATEMENTS: Mapping[str, Bilingual] = _read()
