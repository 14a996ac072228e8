"""That something is there becomes what somebody has: "there's a Forest in my graveyard".

What is there stands behind its place, before it or behind "there"; the same is said of counters and
of what is attached. `ALIKE` has the words that `judge.asking.wordings.alike` puts in their place.

>>> pattern, word = ALIKE[Lang.EN][2]
>>> re.sub(pattern, word, "there is a forest in my graveyard")
'my graveyard contains a forest'
"""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.asking.wordings.phrases import EN_NUMBERS
from judge.values import Lang

NAME = "[\ue100-\uefff]"
SIGN = "[\uf500-\uf700]"  # of a player who has a name
WHOSE = rf"(?P<whose>my|his|her|my opponent's|{SIGN}'s)"
LIES = "(?:is|are|lies?|sits?|rests?|stands?|waits?)"
SIDE = "(?:side(?: of the (?:table|board|battlefield))?|board|battlefield)"
COUNT = rf"(?:an?|{'|'.join(EN_NUMBERS)}|\d+)"
COUNTERS = rf"(?P<counters>{COUNT} [^ ]+ counters?)"
NOT_ALL = r"(?!(?:no|nothing|none|only|any|as many|enough|more|at least)\b)"  # of a count left open
ENTERED = (
    "(?:came into play|comes into play|came in|entered(?: the battlefield)?|enters(?: the"
    " battlefield)?|arrived|arrives|came down|showed up)"
)
UNDER = rf"under {WHOSE} control (?P<turn>this turn|last turn)$"
OF_NOBODY = r"(?P<of>(?:an? |one )?(?!(?:my|his|her|their|the|that|this|it|another|each)\b)"
ZH_WHO = "(?P<who>我|对手|他|她|[\uf500-\uf700])"
ZH_LIES = "(?:躺|摆|放|搁|埋|待|留|存|睡|挂|立|坐|站|杵|趴|竖)(?:着|了)"
ZH_COUNTERS = "(?P<counters>[0-9一二两三四五六七八九十]+个[^，]{1,8}指示物)"
ZH_ONE = "(?P<one>一?[只个张头]|)"
HOLDS = {"my": "i hold", "his": "he holds", "her": "she holds"}
Other = str | Callable[[re.Match[str]], str]


def _controls(found: re.Match[str]) -> str:
    """Whoever's side something is on controls it."""
    who = {"my": "i control", "his": "he controls", "her": "she controls"}.get(found["whose"])
    return f"{who or found['whose'].removesuffix(chr(39) + 's') + ' controls'} {found['what']}"


def _entered(found: re.Match[str]) -> str:
    """What came under somebody's control is that player's."""
    what = re.sub(r"^(?:an?|one) ", "", found["of"])
    return f"{found['whose']} {what} entered the battlefield {found['turn']}"


ALIKE: dict[Lang, tuple[tuple[str, Other], ...]] = {
    Lang.EN: (
        (rf"\b(?:sits?|stands?|lies?|rests?) (?:out )?on (?={WHOSE} {SIDE}\b)", "is on "),
        (r"\b(?:one|a) single (?=card\b|creature\b|counter\b)", "one "),
        (
            rf"^there {LIES} (?:already |still )?(?P<what>{NOT_ALL}[^,]+) in {WHOSE} graveyard$",
            r"\g<whose> graveyard contains \g<what>",
        ),
        (
            rf"^in {WHOSE} graveyard (?:there )?{LIES} (?:already |still )?(?P<what>{NOT_ALL}.+)$",
            r"\g<whose> graveyard contains \g<what>",
        ),
        (rf"^(?:over )?(?:on|under) {WHOSE} {SIDE} (?:there )?{LIES} (?P<what>.+)$", _controls),
        (rf"^there {LIES} (?P<what>{NOT_ALL}[^,]+?) (?:out )?on {WHOSE} {SIDE}$", _controls),
        (rf"^{WHOSE} side(?: of the (?:table|board))? (?:has|holds) (?P<what>.+)$", _controls),
        (
            rf"^(?:over )?across the table(?: from me)? (?:there )?{LIES} (?P<what>.+)$"
            rf"|^(?P<that>.+) {LIES} across the table(?: from me)?(?P<more> with [^,]+)?$",
            lambda found: (
                f"my opponent controls {found['what'] or found['that']}{found['more'] or ''}"
            ),
        ),
        (
            rf"^there (?:is|are) no (?P<what>[^,]+?) (?:out )?on {WHOSE} {SIDE}$",
            lambda found: (
                _controls(found).replace(f"s {found['what']}", f"s no {found['what']}")
                if found["whose"] != "my"
                else f"i control no {found['what']}"
            ),
        ),
        (
            rf"^there {LIES} (?P<what>{NOT_ALL}[^,]+) in {WHOSE} hand$",
            lambda found: f"{HOLDS.get(found['whose'], 'my opponent holds')} {found['what']}",
        ),
        (
            rf"^{COUNTERS} (?:is|are|sits?|rests?|lies?) (?:already |still |now )?on (?P<on>.+)$",
            r"there are \g<counters> on \g<on>",
        ),
        (
            r"^there (?:is|are) (?:already |still )?(?P<what>an? aura|an? equipment"
            rf"|(?:an? )?{NAME}) (?:attached to|on|enchanting|equipped to)"
            r" (?P<on>(?!the (?:battlefield|stack|table)\b)"
            rf"(?:my|his|her|my opponent's|the|that|one of my|an?) [^,]*?|it|{NAME})"
            rf"(?<! side)(?<! board)(?<! battlefield)$",
            r"\g<on> has \g<what> on it",
        ),
        (
            r"^(?P<what>(?:(?:protection from )?[a-z]+)(?: strike)?) is the (?:only|sole) ability"
            r" (?:on|of) (?P<on>(?:my|his|her|my opponent's) (?:[a-z]+ )?(?:\d+/\d+|creature))$",
            r"\g<on> has \g<what>",
        ),
        (
            rf"^(?P<whose>my|his|her|my opponent's) (?P<of>[^,]+?) {ENTERED} under"
            r" (?P=whose) control (?P<turn>this turn|last turn)$",
            _entered,
        ),
        (rf"^{OF_NOBODY}[^,]+?) {ENTERED} {UNDER}", _entered),
    ),
    Lang.ZH: (
        (
            f"^{ZH_WHO}(?:的)?手(?:上|里|中|牌里)(?:正|还|只|就)?(?:拿|握|攥|捏|留|抓|扣|藏)(?:着|了|有)(?=.)(?!.*吗$)",
            r"\g<who>手上有",
        ),
        (
            "(?<=[物客她他它])的?(?:身上|上面)(?=(?:正好|恰好|还|只|刚好)?有?"
            "[0-9一二两三四五六七八九十]+点忠诚)",
            "",
        ),
        (rf"(坟墓场[里中上]?)(?:还|也|正|里|中)?{ZH_LIES}(?=.)(?!吗)", r"\1有"),
        (
            "((?:我|对手|他|她|[\uf500-\uf700])的?(?:这边|那边|场上|面前|战场上))"
            rf"(?:还|也|正)?{ZH_LIES}(?=.)",
            r"\1有",
        ),
        (
            rf"^{ZH_WHO}(?:场上)?有{ZH_ONE}(?P<what>[^，有]*?(?:\d+/\d+(?:的)?(?:生物)?|生物|{NAME}))"
            rf"，?(?:它?的?(?:身上|上面|上))?(?:带着|带有|放着|放了|有着|有|背着|顶着|挂着|贴着){ZH_COUNTERS}$",
            r"\g<who>有\g<one>带有\g<counters>的\g<what>",
        ),
    ),
}
