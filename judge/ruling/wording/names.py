"""What steps, zones and kinds of counter are called."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.state import Zone
from judge.keywords import KEYWORDS
from judge.oracle.counters import COUNTER_KINDS
from judge.values import Bilingual

ZONES: Mapping[Zone, Bilingual] = {
    Zone.LIBRARY: Bilingual("goes to its owner's library", "置入其拥有者的牌库"),
    Zone.HAND: Bilingual("goes to its owner's hand", "移回其拥有者手上"),
    Zone.BATTLEFIELD: Bilingual("enters the battlefield", "进战场"),
    Zone.GRAVEYARD: Bilingual("goes to its owner's graveyard", "置入其拥有者的坟墓场"),
    Zone.STACK: Bilingual("goes on the stack", "进入堆叠"),
    Zone.EXILE: Bilingual("is exiled", "被放逐"),
    Zone.COMMAND: Bilingual("goes to the command zone", "置入统帅区"),
}
DAY: Mapping[bool, Bilingual] = {
    True: Bilingual("day", "白昼"),
    False: Bilingual("night", "黑夜"),
}
MARKS: Mapping[str, Bilingual] = {  # what an object with a mark is
    "level": Bilingual("level", "等级"),
    "monstrous": Bilingual("monstrous", "已蛮化"),
    "renowned": Bilingual("renowned", "铭勇"),
    "sector": Bilingual("in sector", "星区"),
    "solved": Bilingual("solved", "已侦结"),
    "suspected": Bilingual("suspected", "受到怀疑"),
}
COUNTERS: Mapping[str, str] = {  # by kind, in Chinese
    **{keyword.name.en: keyword.name.zh for keyword in KEYWORDS},
    **{kind: zh for kind, zh in COUNTER_KINDS if zh},
}
