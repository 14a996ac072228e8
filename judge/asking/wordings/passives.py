"""What is done by a player or by a card becomes what that does: "it was cast by my opponent".

>>> import re
>>> pattern, active = ALIKE[Lang.EN][5]
>>> re.sub(pattern, active, "it was then sacrificed by my opponent this turn")
'then my opponent sacrifice it this turn'
"""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.values import Lang

SIGN = "[\uf500-\uf700]"  # of a player who has a name
NAME = "[\ue100-\uefff]"
BASES = {  # of the verbs whose doer may stand behind
    **{one: one for one in ("cast", "put")},
    **{
        f"{one}ed": one
        for one in (
            *("play", "destroy", "discard", "counter", "kill", "untap", "target", "return", "mill"),
            *("gain", "attack", "crack", "equip", "turn", "transform", "bolt", "cycl", "activat"),
            *("exil", "bounc", "sacrific", "copi", "steal"),
        )
    },
    "tapped": "tap",
    "drawn": "draw",
    "stolen": "steal",
    "paid": "pay",
    "chosen": "choose",
    "taken": "take",
    "given": "give",
}
OF_E = {"cycl": "cycle", "activat": "activate", "exil": "exile", "bounc": "bounce"}
OF_E |= {"sacrific": "sacrifice", "copi": "copy"}
DONE = "|".join(sorted(BASES, key=len, reverse=True))
LEADS = "(?:(?:then|and|but|so|if|when|after|now|later|also|next|in response|afterwards),? )*"
BE = "(?:is|are|am|was|were|has been|have been|had been|gets?|got)"
SOON = "(?: (?P<soon>then|now|later|also|just|next|already))?"
BY = rf"by (?P<who>me|my opponent|him|her|{SIGN})"
NOT_ASKED = (
    r"(?!(?:does|do|did|is|are|was|were|can|could|may|will|would|how|what|which|who|where)\b)"
)
DOERS = {"me": "i", "him": "he", "her": "she"}
OBJECTS = {"i": "me", "he": "him", "she": "her"}
ZH_WHO = "我的?对手|对手|我|他|她|[\uf500-\uf700]"


def _base(done: str) -> str:
    base = BASES[done]
    return OF_E.get(base, base)


def _active(found: re.Match[str]) -> str:
    who = DOERS.get(found["who"], found["who"])
    soon = f"{found['soon']} " if found["soon"] in ("then", "later", "next") else ""
    what = OBJECTS.get(found["what"], found["what"])
    mid = found["mid"] or ""
    return f"{found['lead']}{soon}{who} {_base(found['done'])} {what}{mid}{found['rest'] or ''}"


def _asked(found: re.Match[str]) -> str:
    who = DOERS.get(found["who"], found["who"])
    return (
        f"{found['lead']}{found['may']} {who} {_base(found['done'])} {found['what']}"
        f"{found['mid'] or ''}{found['rest'] or ''}"
    )


def _dealt(found: re.Match[str]) -> str:
    whom = OBJECTS.get(found["what"], found["what"])
    is_past = WAS.search(found[0]) and found["what"] in PLAYERS and not found["rest"]
    was = " by then" if is_past else ""
    by = f"{found['by']} deals {found['much']} to {whom}{was}{found['rest'] or ''}"
    return f"{found['lead']}{by}"


PLAYERS = ("i", "he", "she", "my opponent")
WAS = re.compile(r"\b(?:was|were|has been|have been|had been|got|takes?|took|suffers?|suffered)\b")
Other = str | Callable[[re.Match[str]], str]
DAMAGE = r"(?P<much>(?:\d+|[a-z]+) damage)"
REST = r"(?P<rest>(?: earlier| this turn| already| in response| before .+| after .+)*)"
ALIKE: dict[Lang, tuple[tuple[str, Other], ...]] = {
    Lang.EN: (
        (
            r"^(?:is|are) ((?:an?|any|one|two|three) [^ ]+ counters?) (?:put|placed) on (.+)$",
            r"does \2 get \1",
        ),
        (
            r"^(?:is|are|do|does|will) (?:one|either|any) (?:one )?of them (?:be )?(?:put|sent|go)"
            r"(?: going)? (?:in)?to (?:a|the|my|his|its owner's) graveyard$",
            "does one of them die",
        ),
        (r"^(do|does|will) either (?:one )?of (?=them\b)", r"\1 one of "),
        (
            r"^which (one|creature|of [a-z ]+?) (?:is|gets|will be) (?:sacrificed|destroyed|killed"
            r"|put into (?:a|the|its owner's|my|his) graveyard)$",
            r"which \1 dies",
        ),
        (
            rf"^(?:is|are|will) (.+?) (?:be )?saved(?: by (?:the [a-z]+(?: shield)?|it|that|this|my"
            rf" {NAME}|{NAME}))?$",
            r"does \1 survive",
        ),
        (
            rf"^(?P<lead>{LEADS}){NOT_ASKED}(?P<what>.+?) {BE}{SOON} (?P<done>{DONE})"
            rf"(?P<mid> [^,]+?)? {BY}(?P<rest> .*)?$",
            _active,
        ),
        (
            rf"^(?P<lead>(?:and |so |then |but )?)(?P<may>can|could|may) (?P<what>.+?) be"
            rf" (?P<done>{DONE})(?P<mid> [^,]+?)? {BY}(?P<rest> .*)?$",
            _asked,
        ),
        (
            rf"^(?P<lead>{LEADS}){NOT_ASKED}(?P<what>.+?) {BE}(?: then| now)? dealt {DAMAGE} by"
            rf" (?P<by>(?:my|his|her|my opponent's|the|an?) (?:[^ ]+ )?(?:{NAME}|\d+/\d+|it)"
            rf"|{NAME})"
            rf"{REST}$",
            _dealt,
        ),
        (
            rf"^(?P<lead>{LEADS})(?P<what>i|he|she|my opponent|{SIGN}) (?:takes?|took|suffers?)"
            rf" {DAMAGE} from (?P<by>(?:my|his|her|my opponent's|an?) {NAME}|{NAME}){REST}$",
            _dealt,
        ),
    ),
    Lang.ZH: (
        ("被造成了?(?=.{0,6}伤害)", "受到"),
        (
            r"^(.+?)被(?:(?:我|对手|他)的)?(?:一个|某个)?(?:灵气|结界|效应|咒语|异能)"
            r"(?:变成|变为|成为|设为|改为)了?(?:基础)?(?:力量[和与]?防御力)?(?:为)?(\d+/\d+)$",
            r"\1的基础力量和防御力成为\2",
        ),
        (
            "^(?:最后|结果)?被(?:牺牲|消灭|杀死|置入坟墓场)(?:掉)?的(?:会)?是(哪一?[个只]|谁)$",
            r"\1会死",
        ),
        ("^(哪一?[个只](?:生物)?)(?:会|要)?被(?:牺牲|消灭|杀死|置入坟墓场)(?:掉)?$", r"\1会死"),
        (rf"^({ZH_WHO})(?:被)?允许(?=.+吗$)", r"\1能"),
        (rf"^允许({ZH_WHO})(?=.+吗$)", r"\1能"),
        (
            rf"^(.+?)的操控权被({ZH_WHO})(?:得到|获得|夺取|取得|拿走|抢走|夺走)了?$",
            r"\2得到\1的操控权",
        ),
        (
            rf"^({ZH_WHO})用([^，]+?)(?:得到|获得|夺取|取得)了?(.+?)的操控权$",
            r"\1用\2获得\3的操控权",
        ),
        (
            rf"(被(?:{ZH_WHO})的?{NAME}|被{NAME})(?:指定为|指定成|选为|当作|作为)(?:了)?目标",
            r"\1指定",
        ),
    ),
}
