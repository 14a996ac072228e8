"""What day and night, marks and kinds of counter are called."""

from __future__ import annotations

from collections.abc import Mapping

from judge.keywords import KEYWORDS
from judge.oracle.lexicon.counters import COUNTER_KINDS
from judge.values import Bilingual

DAY: Mapping[bool, Bilingual] = {
    True: Bilingual("day", "白昼"),
    False: Bilingual("night", "黑夜"),
}
MARKS: Mapping[str, Bilingual] = {  # what an object with a mark is
    "level": Bilingual("level", "等级"),
    "monstrous": Bilingual("monstrous", "已蛮化"),
    "prepared": Bilingual("prepared", "已备法"),
    "renowned": Bilingual("renowned", "铭勇"),
    "sector": Bilingual("in sector", "星区"),
    "solved": Bilingual("solved", "已侦结"),
    "suspected": Bilingual("suspected", "已遭疑"),
}
COUNTERS: Mapping[str, str] = {  # by kind, in Chinese
    **{keyword.name.en: keyword.name.zh for keyword in KEYWORDS},
    **{kind: zh for kind, zh in COUNTER_KINDS if zh},
}
