"""What asks in a word or two whether that may be done of which somebody spoke before.

>>> permission("can he legally do that", Lang.EN)
Permission(who='he', is_of_success=False)
>>> permission("will that work", Lang.EN)
Permission(who='', is_of_success=True)
>>> permission("can he do that twice", Lang.EN) is None
True
"""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.values import Lang, Value

SIGN = "[\uf500-\uf700]"  # of a player who has a name
WHO = rf"(?P<who>i|he|she|they|my opponent|{SIGN})"
FOR = rf"(?: for (?P<whom>me|him|her|them|my opponent|{SIGN}))?"
LET = rf"(?: (?P<whom>me|him|her|them|my opponent|{SIGN}))?"
IT = r"(?:that|this|it|so|such a (?:thing|play|move))"
DO_IT = rf"(?: (?:do|try|pull off) {IT}| make (?:that|this) (?:play|move))"
HOW = r"(?: (?:legally|still|even|already|also|just|ever|possibly|be))*"
LEADS = "(?:(?:so|and|but|then|now|well|if so),? )*"
NOW = (
    r"(?: (?:legally|at all|now|right now|right then|right away|here|then|this way|that way"
    r"|like (?:this|that)|at (?:this|that) (?:point|moment|time)|in time"
    r"|(?:under|by|within|according to) the rules|in (?:this|that) (?:case|situation)))*"
)
FREE = (
    "(?:legal|allowed|possible|ok|okay|fine|permitted|valid|alright|all right|acceptable|doable"
    rf"|feasible|kosher|(?:within|by) the rules|something {WHO} (?:can|may) do|an option"
    "|(?:an? )?(?:perfectly )?(?:legal|allowed|valid|permitted|possible)"
    " (?:play|move|action|choice|option))"
)
CHANCE = (
    "(?:the |a |any |enough |an )?(?:time|chance|opportunity|window|opening)"
    rf"(?: left)?(?: to{DO_IT}| for (?:that|this|it))?"
)
ENGLISH = (
    rf"(?:can|could|may|might) {WHO}{HOW}{DO_IT}?",
    rf"(?:do|does|will|would|did) {WHO}{HOW} get to{DO_IT}?",
    rf"(?:do|does|will|would) {WHO}{HOW} (?:have|get) {CHANCE}",
    rf"(?:am|is|are|would|will) {WHO}{HOW} (?:able|allowed|permitted|free)(?: to{DO_IT}?)?",
    rf"(?:am|is|are) {WHO}{HOW} in time",
    rf"(?:is|would|will|was) {IT}{HOW} {FREE}{FOR}(?: to do)?",
    rf"(?:is|would) there{HOW} {CHANCE}",
    rf"(?:do|would|will) the rules {HOW}(?:allow|permit|let){LET}(?: to)?(?:{DO_IT}| {IT})",
    "legal|allowed|possible|in time|an? legal (?:play|move)|permitted",
)
WORKS = rf"(?:will|would|does|do|can|could) {IT}{HOW} work(?: out)?(?: for (?:me|him|her))?"
ZH_PLAYER = f"(?:我|对手|他|她|{SIGN})"
ZH_WHO = f"(?P<who>我|对手|他|她|{SIGN})"
ZH_IT = "(?:(?:这样|这么|如此|那样|那么)?(?:做|来|干|办|打|操作))"
ZH_NOW = "(?:现在|此时|这时|还|也|是|会)*"
CHINESE = (
    f"{ZH_WHO}?{ZH_NOW}(?:能|有机会|来得及|得以|被允许){ZH_NOW}{ZH_IT}?吗",
    f"(?:(?:这|那)样?(?:么?做)?|此举|这种(?:做法|操作))?{ZH_NOW}(?:在?规则[上里]|按规则)?{ZH_NOW}"
    "(?:行|准|成|许|能|能行|允许|被允许|合法|合规|合规则|可行|准许|许可|来得及|没问题|赶得及|赶得上"
    "|办得到|做得到|能办到|能做到|合乎规则|符合规则|能被允许|算合法|合法的|允许的|被允许的)吗",
    f"规则[上里]?{ZH_NOW}(?:允许|准许?|许可|让){ZH_WHO}?{ZH_IT}?吗",
    f"{ZH_WHO}?{ZH_NOW}有(?:这个|这样的|这种)?(?:机会|时间|时机|权利){ZH_IT}?吗",
    f"裁判{ZH_NOW}(?:允许|准许?|让){ZH_WHO}?{ZH_IT}吗",
)
ZH_WORKS = f"(?:(?:这|那)样?(?:么?做|施放)?|这招)?{ZH_NOW}(?:能?行得通|能?奏效|有用|有效|管用)吗"
MAY = {
    Lang.EN: tuple(re.compile(f"{LEADS}(?:{one}){NOW}") for one in ENGLISH),
    Lang.ZH: tuple(re.compile(f"(?:那么?|请问|所以|但是?)?{one}") for one in CHINESE),
}
SUCCESS = {Lang.EN: re.compile(f"{LEADS}{WORKS}{NOW}"), Lang.ZH: re.compile(ZH_WORKS)}
ACTS = (  # what may be allowed or not
    "cast|play|activate|use|tap|attack|block|equip|crew|counter|target|respond|answer|flash|cycle"
    "|convoke|unmorph|turn it face up|pay its|pay the"
)
TIME = "(?:enough |the |a |an |any )?(?:time|chance|opportunity|window|right|opening)(?: left)?"
LEAD = "^((?:and |so |then |but |now )*)"
ANYONE = r"(i|he|she|they|it|my [^,]+?|his [^,]+?|the [^,]+?|[\ue100-\uf700][^,]*?)"
WHOM = rf"(?:for (me|him|her|my opponent|{SIGN}) )?"
ZH_ACTS = (
    "施放|起动|使用|横置|攻击|进攻|阻挡|挡|装备|佩带|搭载"
    "|反击|响应|循环|召集|翻开|翻回|打|放|用|下|移"
)
ZH_FREE = (
    "(?:这样)?(?:行|成|准|合法|合规|允许|可行|能|来得及|没问题"
    "|被允许|合乎规则|符合规则|赶得及|赶得上)"
)
Other = str | Callable[[re.Match[str]], str]


def _of_whom(found: re.Match[str]) -> str:
    """The question whether a player may do what stands behind; without a player, whoever asks."""
    return f"{found[1]}can {OBJECTS.get(found[2] or 'me', found[2])} "


def _of_deed(found: re.Match[str]) -> str:
    """The question in Chinese whether a deed may be done."""
    return f"{found[1] or '我'}能{found[2]}吗"


OBJECTS = {"me": "i", "him": "he", "her": "she", "them": "they"}

ALIKE: dict[Lang, tuple[tuple[str, Other], ...]] = {  # what asks whether a deed may be done
    Lang.EN: (
        (
            rf"{LEAD}(?:do|does|will|would|did) {ANYONE}(?: still| even| now)* get to"
            rf" (?=(?:{ACTS})\b)",
            r"\1can \2 ",
        ),
        (
            rf"{LEAD}(?:do|does|will|would) {ANYONE}(?: still| even| now)* (?:have|get) {TIME} to"
            rf" (?=(?:{ACTS})\b)",
            r"\1can \2 ",
        ),
        (rf"{LEAD}(?:am|is|are) {ANYONE}(?: still)? in time to (?=(?:{ACTS})\b)", r"\1can \2 "),
        (
            rf"{LEAD}(?:is|would|will) there(?: still| be)* {TIME} {WHOM}to"
            rf" (?!respond(?: to (?:it|that|this))?$)(?=(?:{ACTS})\b)",
            _of_whom,
        ),
        (
            rf"{LEAD}(?:is|would|will) it(?: still| be)* (?:legal|possible|ok|okay|fine|allowed"
            rf"|permitted|alright) {WHOM}to (?=(?:{ACTS})\b)",
            _of_whom,
        ),
        (
            rf"{LEAD}(?:do|would|will) the rules(?: still)? (?:allow|permit|let)"
            rf" (me|him|her|my opponent|{SIGN}) (?:to )?(?=(?:{ACTS})\b)",
            _of_whom,
        ),
        (
            rf"{LEAD}((?:can|could|may|might) {ANYONE}) (?:legally|lawfully|even)"
            rf" (?=(?:{ACTS})\b)",
            r"\1\2 ",
        ),
        (rf"{LEAD}((?:can|could|may|might) .+?) (?:in time|legally)$", r"\1\2"),
        (
            rf"{LEAD}((?:can|could|may|might) {ANYONE}(?: still)?) (?:answer|reply|react)"
            r"(?: with| by casting) ",
            r"\1\2 respond with ",
        ),
        (
            rf"{LEAD}((?:can|could|may|might) {ANYONE}(?: still)?) (?:answer|react to|reply to)"
            r" ([^,]+?) (?:with|by casting) ",
            r"\1\2 respond to \4 with ",
        ),
    ),
    Lang.ZH: (
        (
            f"^([^，能想]{{0,14}}?)(?:{ZH_NOW})(?:有(?:机会|时间|权利?)|赶得[及上]|被(?:规则)?允许|得以)"
            f"[来去]?(?=[^，]*(?:{ZH_ACTS}))([^，]+?)吗$",
            _of_deed,
        ),
        (
            f"^规则[上里]?会?(?:允许|准许?|许可|让)({ZH_PLAYER})(?=[^，]*(?:{ZH_ACTS}))([^，]+?)吗$",
            _of_deed,
        ),
        (
            f"^({ZH_PLAYER})?(?:想要?|打算|准备)?((?!的|能)(?=[^，]*(?:{ZH_ACTS}))[^，能是有]+?)"
            f"{ZH_FREE}吗$",
            _of_deed,
        ),
        ("(?<=能)(?:站?出来|上前|上去|出去|下来)(?=阻挡|挡|攻击|进攻)", ""),
        (
            "^([^，能]*?)(施放|起动|攻击|阻挡|横置|使用|循环|佩带|装备|搭载)得[了成](?=[^，]*吗$)",
            r"\1能\2",
        ),
    ),
}


class Permission(Value):
    """Whether somebody may do what was spoken of; of whom, if it is said; or whether it works."""

    who: str
    is_of_success: bool


def permission(said: str, lang: Lang) -> Permission | None:
    """What some words ask of what was spoken of, where it is whether that may be done."""
    if SUCCESS[lang].fullmatch(said):
        return Permission("", True)
    for found in filter(None, (pattern.fullmatch(said) for pattern in MAY[lang])):
        names = {OBJECTS.get(one, one) for one in found.groupdict().values() if one}
        return Permission(names.pop() if names else "", False) if len(names) <= 1 else None
    return None
