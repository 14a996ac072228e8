"""What somebody's spell or effect does is done by that player: "his spell destroys it"."""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.values import Lang

LEADS = "(?:(?:then|and|but|so|if|when|after|now|later|also|in response|afterwards),? )*"
KIND = "(?:spell|instant|sorcery|effect|ability|activated ability|triggered ability|trigger)s?"
VERBS = (
    "gives?|gave|deals?|dealt|destroys?|destroyed|exiles?|exiled|puts?|returns?|returned|taps?"
    "|tapped|untaps?|untapped|bounces?|bounced|kills?|killed|regenerates?"
    "|prevents?|prevented|removes?|removed"
)
HIS = r"(?:(?:my |an? |the )?opponent's|his|her|one of (?:my opponent's|his|her))"
ZH_WHO = "我的?对手|对手|我|他|她|[\uf500-\uf700]"
ZH_ONE = "(?:其中)?(?:一个|某个|另一个|另外一个|一张)?"
ZH_VERBS = "放|给|对|把|将|消灭|放逐|弹回|横置|重置|在|移去|移回|派出|重生|造成|防止|杀死|除去|反击"
WHICH = (
    "(?:(?:burn|bounce|damage|prevention|pump|protection|removal|kill|combat|draw|direct damage) )?"
)
ZH_WHICH = "(?:火焰|直伤|烧血|烧|伤害|弹回|消灭|去除|移除|防护|防止伤害的?|增强|加成|变大|保护)?"
Other = str | Callable[[re.Match[str]], str]


def _by(who: str) -> Callable[[re.Match[str]], str]:
    """The player in the place of the spell or effect; that it is a spell is told behind."""

    def said(found: re.Match[str]) -> str:
        kind = found["kind"].rstrip("s")
        is_spell = kind in ("spell", "instant", "sorcery")
        behind = f" by casting a {kind}" if is_spell else ""
        return f"{found['lead']}{who or found['who']} {found['rest']}{behind}"

    return said


def _by_zh(found: re.Match[str]) -> str:
    behind = "凭咒语" if found["kind"] in ("咒语", "瞬间", "法术") else ""
    return f"{found['lead']}{found['who']}{found['rest']}{behind}"


REST = rf" (?P<rest>(?:then |now |also |later )?(?:{VERBS})\b .*)$"
DONE = "destroyed|exiled|bounced|tapped|untapped|killed|countered|returned to [a-z' ]+?"
BY_WHAT = (
    rf" by (?:(?P<whose>(?:my |an? )?opponent's|his|her|my|SIGN's)|an?|one|some|another)"
    rf" {WHICH}(?P<kind>{KIND})"
    r"(?: of (?P<of>mine|his|my opponent's?)| (?P<by>my opponent|i|he|she) (?:controls?|casts?))?"
).replace("SIGN", "[\uf500-\uf700]")
ZH_DONE = "消灭|放逐|弹回|横置|重置|移回|反击|杀死"
ZH_KIND = f"{ZH_WHICH}(?P<kind>咒语|瞬间|法术|效应|异能|起动式异能|触发式异能)"
ZH_UNTIL = "直到回合结束|直到本回合结束|在本回合中?|本回合中?|直至回合结束"


def _passive(found: re.Match[str]) -> str:
    """What is done by a spell or an effect, which that player does; that it is a spell behind."""
    is_spell = found["kind"].rstrip("s") in ("spell", "instant", "sorcery")
    behind = " by casting a spell" if is_spell else ""
    who = found["whose"] or found["of"] or found["by"] or ""
    if not who:
        return f"{found['done']} {found['verb']}{behind}"
    mine = who in ("my", "mine", "i")
    doer = "i" if mine else who[0] if who[0] >= "\uf500" else "my opponent"
    subject = re.sub(r" (?:is|are|was|were|gets?|got|has been)(?: then| now)?$", "", found["done"])
    verb, _, to = found["verb"].partition(" ")
    verb = {"tapped": "tap", "untapped": "untap"}.get(verb) or re.sub("e?d$", "", verb)
    verb = {"exil": "exile", "bounc": "bounce"}.get(verb, verb)
    lead = re.match(LEADS, subject)
    start = lead.end() if lead else 0
    return " ".join(filter(None, (f"{subject[:start]}{doer}", verb, subject[start:], to))) + behind


def _passive_zh(found: re.Match[str]) -> str:
    """What is done by somebody's spell or effect, which that player does."""
    behind = "凭咒语" if found["kind"] in ("咒语", "瞬间", "法术") else ""
    if found["whose"]:
        return f"{found['lead']}{found['whose']}{found['verb']}{found['subject']}{behind}"
    return f"{found['lead']}{found['subject']}被{found['verb']}{found['rest']}{behind}"


TOLD_TO = "(?:tells|makes|has|lets|forces|instructs|allows|causes|directs)"


def _told_to(found: re.Match[str]) -> str:
    """What a spell has its caster do that player does; what it has another do is of the spell."""
    is_mine = found["who"] == "i"
    if (found["whom"] == "me") is is_mine:
        return f"{found['lead']}{found['who']} {found['deed']} by casting a {found['kind']}"
    whose = "my" if is_mine else "my opponent's"
    return f"{found['lead']}{whose} spell makes {found['whom']} {found['deed']}"


def _told_to_zh(found: re.Match[str]) -> str:
    """The same of Chinese words."""
    who, whom = (OTHERS.get(found[key], found[key]) for key in ("who", "whom"))
    if whom in ("自己", who):
        return f"{found['who']}{found['deed']}凭咒语"
    return f"{found['who']}的咒语让{found['whom']}{found['deed']}"


OTHERS = {"他": "对手", "她": "对手", "我的对手": "对手"}
ALIKE: dict[Lang, tuple[tuple[str, Other], ...]] = {
    Lang.EN: (
        (
            rf"^(?P<lead>{LEADS})(?P<who>i|he|she|my opponent) (?:casts?|resolves?|plays?|uses?)"
            rf" an? (?P<kind>spell|instant|sorcery) (?:that|which) {TOLD_TO} (?P<whom>me|him|her"
            r"|my opponent) (?:to )?(?P<deed>.+)$",
            _told_to,
        ),
        (rf"^(?P<lead>{LEADS}){HIS} {WHICH}(?P<kind>{KIND}){REST}", _by("my opponent")),
        (rf"^(?P<lead>{LEADS})(?:my|our|one of my) {WHICH}(?P<kind>{KIND}){REST}", _by("i")),
        (
            rf"^(?P<lead>{LEADS})(?:an?|one|some|another) {WHICH}(?P<kind>{KIND}) of mine{REST}",
            _by("i"),
        ),
        (
            rf"^(?P<lead>{LEADS})(?:an?|one|some|another) {WHICH}(?P<kind>{KIND}) of"
            rf" (?:my opponent's?|his|hers){REST}",
            _by("my opponent"),
        ),
        (
            rf"^(?P<lead>{LEADS})(?:an?|one|some|another) {WHICH}(?P<kind>{KIND})"
            rf" (?:that )?(?:my opponent|he|she) (?:controls|casts|cast){REST}",
            _by("my opponent"),
        ),
        (rf"^(?P<lead>{LEADS})(?P<who>[\uf500-\uf700])'s {WHICH}(?P<kind>{KIND}){REST}", _by("")),
        (
            rf"^(?P<done>.+ (?:is|are|was|were|gets?|got|has been)(?: then| now)?)"
            rf" (?P<verb>{DONE}){BY_WHAT}$",
            _passive,
        ),
    ),
    Lang.ZH: (
        (
            rf"^(?P<who>{ZH_WHO})(?:施放|结算|使用|用)了?(?:一个|一张)?(?:能|会)?(?:让|叫|使|令|要)"
            rf"(?P<whom>{ZH_WHO}|自己)(?P<deed>[^，的]+)的(?:咒语|瞬间|法术)$",
            _told_to_zh,
        ),
        (
            rf"([让使令将把给])([^让使令将把给]+?)(?:{ZH_UNTIL})，?(得|获得|成为|变成|变为|具有|失去)"
            r"([^吗]+)$",
            r"\1\2\3\4直到回合结束",
        ),
        (
            rf"^(?P<lead>(?:然后|接着|随后|后来|之后|现在|如果|当|若|响应，?)?)(?P<who>{ZH_WHO})的{ZH_ONE}"
            rf"{ZH_KIND}(?P<rest>(?:就|便|又|再|会)?(?:{ZH_VERBS}).*)(?<!吗)$",
            _by_zh,
        ),
        (
            rf"^(?P<lead>(?:然后|接着|随后|后来|之后|现在)?)(?P<subject>.+?)"
            rf"被(?:(?P<whose>{ZH_WHO})的)?{ZH_ONE}{ZH_KIND}(?P<verb>{ZH_DONE})(?P<rest>.*)(?<!吗)$",
            _passive_zh,
        ),
        (
            rf"^(?P<lead>.+)被(?P<who>)(?:(?:{ZH_WHO})的)?{ZH_ONE}{ZH_KIND}造成了?"
            r"(?P<rest>\d+点伤害|[一两三四五六七八九十]+点伤害)$",
            lambda found: f"{found['lead']}受到{found['rest']}",
        ),
    ),
}
