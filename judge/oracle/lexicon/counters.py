"""The kinds of counter, in both languages."""

from __future__ import annotations

import re

from judge.language import REJECTED, Lexeme, Table, t, w
from judge.oracle.lexicon.keywords import NAMES
from judge.values import Lang

COUNTER_KINDS = (  # no Chinese: no printed card has it
    ("age", "岁月"),
    ("aim", "瞄准"),
    ("arrow", ""),
    ("arrowhead", "箭头"),
    ("awakening", "觉醒"),
    ("blaze", "火灾"),
    ("blood", "鲜血"),
    ("bounty", ""),
    ("bribery", "贿赂"),
    ("brick", "石砖"),
    ("burden", ""),
    ("charge", "充电"),
    ("coin", ""),
    ("collection", ""),
    ("component", ""),
    ("corpse", "尸体"),
    ("credit", ""),
    ("croak", "蛙声"),
    ("crystal", ""),
    ("defense", "布防"),
    ("depletion", ""),
    ("despair", "绝望"),
    ("devotion", "奉献"),
    ("divinity", "神威"),
    ("doom", "末日"),
    ("dream", ""),
    ("egg", "蛋卵"),
    ("energy", "能量"),
    ("enlightened", "启化"),
    ("experience", "经验"),
    ("eyeball", ""),
    ("fade", "消退"),
    ("fate", "命运"),
    ("feather", "飞羽"),
    ("filibuster", "阻挠"),
    ("finality", ""),
    ("flood", "洪水"),
    ("fury", "狂怒"),
    ("fuse", ""),
    ("gem", ""),
    ("ghostform", "魂体"),
    ("gold", "黄金"),
    ("growth", "生长"),
    ("harmony", ""),
    ("hatchling", "幼雏"),
    ("healing", "医疗"),
    ("hit", "灭口"),
    ("hoofprint", "蹄印"),
    ("hone", "砺锋"),
    ("hour", "时刻"),
    ("ice", "寒冰"),
    ("incarnation", ""),
    ("intervention", ""),
    ("javelin", "标枪"),
    ("judgment", ""),
    ("ki", "聚气"),
    ("knowledge", ""),
    ("landmark", ""),
    ("level", "等级"),
    ("lore", "学问"),
    ("loyalty", "忠诚"),
    ("luck", "运气"),
    ("manifestation", "具现"),
    ("mannequin", "假模"),
    ("mine", ""),
    ("mining", "采矿"),
    ("music", ""),
    ("oil", "油"),
    ("omen", ""),
    ("page", ""),
    ("palliation", "盾牌"),
    ("petal", ""),
    ("petrification", "石化"),
    ("phylactery", "避邪符"),
    ("plague", "疫病"),
    ("plot", "秘谋"),
    ("poison", "中毒"),
    ("pressure", ""),
    ("prey", "猎物"),
    ("quest", "探索"),
    ("rad", "拉德"),
    ("rust", ""),
    ("scream", ""),
    ("shield", "后盾"),
    ("silver", "白银"),
    ("sleep", ""),
    ("slime", "黏菌"),
    ("slumber", "静眠"),
    ("soul", "灵魂"),
    ("spore", "芽孢"),
    ("storage", "储藏"),
    ("strife", ""),
    ("study", "读书"),
    ("stun", "晕眩"),
    ("suspect", "怀疑"),
    ("theft", "窃盗"),
    ("ticket", ""),
    ("tide", ""),
    ("time", "计时"),
    ("tower", "高升"),
    ("training", ""),
    ("trap", ""),
    ("treasure", ""),
    ("unity", "团结"),
    ("velocity", "速度"),
    ("verse", "词句"),
    ("vitality", ""),
    ("void", "虚空"),
    ("vow", "誓言"),
    ("wage", ""),
    ("winch", ""),
    ("wind", ""),
    ("wish", "祈愿"),
)
_KEYWORD_COUNTERS = (
    ("flying", "飞行"),
    ("first strike", "先攻"),
    ("double strike", "连击"),
    ("deathtouch", "死触"),
    ("haste", "敏捷"),
    ("hexproof", "辟邪"),
    ("indestructible", "不灭"),
    ("lifelink", "系命"),
    ("menace", "威慑"),
    ("reach", "延势"),
    ("shadow", "次元幽影"),
    ("trample", "践踏"),
    ("vigilance", "警戒"),
)


_KNOWN = frozenset(en for en, _ in (*COUNTER_KINDS, *_KEYWORD_COUNTERS))
_KEYWORDS = frozenset(en.lower() for en, *_ in NAMES) - {"echo"}  # an echo counter is no keyword's
_NO_NAMES = (  # words that stand before "counter" and are no name
    "a|an|the|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|twenty|x"
    "|more|fewer|less|additional|extra|another|any|all|each|no|many|much|that|those|these|other"
    "|its|their|your|of|and|or|target|last|kind|same|such|with|remove|put"
)


def _kind_of(text: str) -> str:
    return text


def _open(text: str) -> object:
    return REJECTED if text in _KNOWN or text in _KEYWORDS else text


COUNTER = Table(
    "counter",
    (
        Lexeme(
            re.compile(r"[+-]\d/[+-]\d"),
            _kind_of,
            str,
            lambda value: isinstance(value, str) and "/" in value,
            first="+-",
        ),
        *(w(en, en, zh) for en, zh in (*COUNTER_KINDS, *_KEYWORD_COUNTERS)),
        Lexeme(  # any other word names a kind of its own
            re.compile(rf"(?!(?:{_NO_NAMES})\b)[a-z][a-z'-]+(?= counters?\b)"),
            _open,
            str,
            lambda value: isinstance(value, str) and "/" not in value and value not in _KNOWN,
            first="abcdefghijklmnopqrstuvwxyz",
            lang=Lang.EN,
        ),
    ),
    ("+1/+1", "+1/+1"),
)
COUNTERS_CALLED = Table(  # of a kind, or of any
    "counters_called",
    (
        t(lambda k: k, "@s {k:counter} counter|@p {k:counter} counters", "{k:counter}指示物"),
        w(None, "@s counter|@p counters", "指示物"),
    ),
    ("+1/+1 counters", "+1/+1指示物"),
)
PLAYER_COUNTER = Table(  # what only players have
    "player_counter",
    (
        w("poison", "poison", "中毒"),
        w("experience", "experience", "经验"),
        w("rad", "rad", "拉德"),
    ),
    ("poison", "中毒"),
)
TABLES = (COUNTER, COUNTERS_CALLED, PLAYER_COUNTER)
