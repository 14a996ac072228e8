"""What something says in quotation marks, in whatever words that is told, becomes "X says …".

A quotation is one sign by then: what leads to it is its colon, and a noun like "the text".

>>> pattern, word = ALIKE[Lang.EN][1]
>>> re.sub(pattern, word, "my enchantment has the text \\uf000")
'my enchantment says \\uf000'
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
Other = str | Callable[[re.Match[str]], str]


def _spell(found: re.Match[str]) -> str:
    """Whose spell says so has such a spell."""
    whose = found["whose"] or {"mine": "my", "his": "his"}.get(found["of"], "my opponent's")
    has = {"my": "i have", "his": "he has", "her": "she has"}.get(whose, "my opponent has")
    return f"{has} a {found['spell']} that says {found['says']}"


ALIKE: dict[Lang, tuple[tuple[str, Other], ...]] = {
    Lang.EN: (
        (rf"(?<=[a-z])[:,] ?{QUOTED}", " "),
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
        (rf"^(?:and )?(?:each|both|each one|both) of (?:them|these|those) (?:has|have|says?|reads?) {QUOTED}", "they each say "),
        (
            rf"^(?:(?P<whose>my|his|her|my opponent's) {SPELL}|an? (?P<spell2>instant|sorcery|spell)"
            r" of (?P<of>mine|his|my opponent's)) says (?P<says>[\uf000-\uf4ff])$".replace(
                "(?P<spell2>instant|sorcery|spell)", "(?:instant|sorcery|spell)"
            ),
            lambda found: _spell(found) if found["spell"] else found[0],
        ),
    ),
    Lang.ZH: (
        (
            "(?:上面|身上|牌面上|牌上|卡上|上)?(?:的)?(?:写着|写道|写的是|写了|写有|写明|写|说的是|说|印着|印的是|标着|注明)[,，:：]?"
            + QUOTED,
            "写着",
        ),
        (f"的{ZH_TEXT}(?:是|为|写着|说)?[,，:：]?{QUOTED}", "写着"),
        (f"(?:有|具有|带有|拥有)(?:一个|一项|一条|个|这样的|这个|如下)*{ZH_TEXT}(?:是|为|写着)?[,，:：]?{QUOTED}", "有"),
        (
            "(?:有|具有|带有|拥有)(?:一个|一项|一条|个)([\uf000-\uf4ff])(?:这个|这样|这一|这)?的?(?:触发式|起动式|静止式)?异能$",
            r"有\1",
        ),
        (f"(?<=[有着])[,，:：]{QUOTED}", ""),
        (f"^(?:而且|并且|且)?(?:它)?(?:自己|本身)(?:也)?(?:具有|写着|有){QUOTED}", "它有"),
        (
            f"^(我|对手|他)的(?:一[张个])?{ZH_SPELL}写着([\uf000-\uf4ff])$",
            r"\1有一个写着\3的\2",
        ),
    ),
}
