"""What something says in quotation marks, in whatever words that is told, becomes "X says …".

A quotation is one sign by then: what leads to it is its colon, and a noun like "the text".

>>> pattern, word = ALIKE[Lang.EN][0]
>>> re.sub(pattern, word, "according to my enchantment, \\uf000") == "my enchantment says \\uf000"
True
"""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.values import Lang

QUOTED = "(?=[\uf000-\uf4ff])"
TEXT = "(?:text|rules text|ability|wording|words|line|clause|following text|following ability)"
OF = "(?:an?|the|this|these|its|one) "
SPELL = "(?P<spell>instant|sorcery|spell|removal spell|burn spell)"
ZH_TEXT = "(?:叙述|规则叙述|文字|牌文|内容|效果|效应|异能|能力|原文|规则文字)"
ZH_SPELL = "(?P<spell>瞬间|法术|咒语)"
HOLDS = {"my": "i hold", "his": "he holds", "her": "she holds"}
HOLDS |= {"my opponent's": "my opponent holds"}
HAS = {"my": "i have", "mine": "i have", "his": "he has", "her": "she has"}
Other = str | Callable[[re.Match[str]], str]


def _spell(found: re.Match[str]) -> str:
    """Whose spell says so has such a spell."""
    has = HAS.get(found["whose"], "my opponent has")
    return f"{has} a {found['spell']} that says {found['says']}"


ALIKE: dict[Lang, tuple[tuple[str, Other], ...]] = {
    Lang.EN: (
        (rf"^according to (.+?),? {QUOTED}", r"\1 says "),
        (rf"(?<=[a-z])[:,] ?{QUOTED}", " "),
        (rf" \({QUOTED}", " that says "),
        (rf"^the {TEXT} (?:of|on) (.+?) (?:is|says|reads|states) {QUOTED}", r"\1 says "),
        (
            r" (?:(?:out|in play|on the battlefield|on my side) )?(?:saying|reading|stating)"
            rf" {QUOTED}",
            " that says ",
        ),
        (
            r" (?:out|in play|on the battlefield) (?:with|(?:that|which) (?:says|reads|has))"
            rf" {QUOTED}",
            " that says ",
        ),
        (
            rf"\b(?<!i )(?:reads|states|goes|(?:says|reads|states) that|has {OF}{TEXT}(?: that)?"
            rf"(?: (?:says|reads|states|saying|reading))?|has written on it|carries {OF}{TEXT}"
            rf"|comes with {OF}{TEXT}) {QUOTED}",
            "says ",
        ),
        (rf"\bwith {OF}{TEXT}(?: (?:that (?:says|reads)|saying|reading))? {QUOTED}", "that says "),
        (rf"\bwhose {TEXT} (?:is|says|reads|states) {QUOTED}", "that says "),
        (rf"^(?:its|the) {TEXT} (?:is|says|reads|states) {QUOTED}", "it says "),
        (rf"(?<=\w)'s {TEXT} (?:is|says|reads|states) {QUOTED}", " says "),
        (
            r"^(?:and )?(?:each|both|each one) of (?:them|these|those) (?:has|have|says?|reads?)"
            rf" {QUOTED}",
            "they each say ",
        ),
        (
            r"\b(casts?|plays?|uses?|aims?|points?) (an? (?:instant|sorcery|spell))"
            r" (?:on|at|targeting) ([^,\uf000-\uf4ff]+?)(?: (?:that|which|it) says)?"
            r" ([\uf000-\uf4ff])$",
            r"\1 \2 that says \4 targeting \3",
        ),
        (
            r"^an? ([a-z ]*card) in (my|his|her|my opponent's) hand says ([\uf000-\uf4ff])$",
            lambda found: f"{HOLDS[found[2]]} a {found[1]} that says {found[3]}",
        ),
        (
            rf"^(?P<whose>my|his|her|my opponent's) {SPELL} says (?P<says>[\uf000-\uf4ff])$",
            _spell,
        ),
        (
            rf"^an? {SPELL} of (?P<whose>mine|his|hers|my opponent's) says"
            r" (?P<says>[\uf000-\uf4ff])$",
            _spell,
        ),
    ),
    Lang.ZH: (
        (
            f"(施放了?|使用了?|打出了?|结算了?)(?:一个|一张){ZH_SPELL}[,，:：]?([\uf000-\uf4ff])$",
            r"\1一个写着\3的\2",
        ),
        (f"^(?:它|其)?的?{ZH_TEXT}(?:是|为|写着|说)[,，:：]?{QUOTED}", "它写着"),
        (
            "(?:上面|上头|身上|牌面上|牌上|卡上|上)?(?:的)?(?:写着|写道|写的是|写了|写有|写明|写|说的是|说|印着|印的是|标着|注明)[,，:：]?"
            + QUOTED,
            "写着",
        ),
        (f"的{ZH_TEXT}(?:是|为|写着|说)?[,，:：]?{QUOTED}", "写着"),
        (
            "^(?!(?:我|对手|他|她)(?:场上)?有)(.+?)(?:有|具有|带有|拥有)"
            f"(?:一个|一项|一条|个|这样的|这个|如下)*{ZH_TEXT}(?:是|为|写着)?[,，:：]?{QUOTED}",
            r"\1有",
        ),
        (
            "^(?!(?:我|对手|他|她)(?:场上)?有)(.+?)(?:有|具有|带有|拥有)(?:一个|一项|一条|个)?([\uf000-\uf4ff])(?:这个|这样|这一|这)?的?(?:触发式|起动式|静止式)?异能$",
            r"\1有\2",
        ),
        (f"(?<=[有着])[,，:：]{QUOTED}", ""),
        (f"^(?:而且|并且|且)?(?:它)?(?:自己|本身)(?:也)?(?:具有|写着|有){QUOTED}", "它有"),
        (
            f"^(我|对手|他)的(?:一[张个])?{ZH_SPELL}写着([\uf000-\uf4ff])$",
            r"\1有一个写着\3的\2",
        ),
    ),
}
