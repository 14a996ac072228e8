"""The rewrites that bring card text to one form, each with a text before and after it.

None may change a meaning. They are applied in order; the texts are tested.
"""

from __future__ import annotations

import re

from judge.language.template import SELF
from judge.values import Value

WIDTHS = str.maketrans(
    {
        **{chr(0xFF10 + digit): str(digit) for digit in range(10)},
        **{chr(0xFF21 + letter): chr(ord("A") + letter) for letter in range(26)},
        **{chr(0xFF41 + letter): chr(ord("a") + letter) for letter in range(26)},
        "－": "-",
        "−": "-",
        "–": "-",
        "＋": "+",
        "／": "/",
        "｛": "{",
        "｝": "}",
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "「": '"',
        "」": '"',
        "『": "'",
        "』": "'",
        "﹞": "]",
        "\u00a0": " ",
        "\u3000": " ",
    }
)


class Rewrite(Value):
    """A pattern, what is written for it, and an example before and after."""

    pattern: re.Pattern[str]
    new: str
    before: str
    after: str


def _row(pattern: str, new: str, before: str, after: str) -> Rewrite:
    return Rewrite(
        re.compile(pattern, re.IGNORECASE if pattern.startswith("\\A") else 0),
        new.replace("~", SELF),
        before,
        after.replace("~", SELF),
    )


ABILITY_WORDS = (  # 207.2c: they mean nothing
    "Adamant|Addendum|Alliance|Battalion|Bloodrush|Celebration|Channel|Chroma|Cohort|"
    "Constellation|Converge|Council's Dilemma|Coven|Delirium|Descend 4|Descend 8|"
    "Domain|Eerie|Eminence|Enrage|Fateful Hour|Fathomless Descent|Ferocious|"
    "Formidable|Grandeur|Hellbent|Heroic|Imprint|Inspired|Join Forces|Kinship|"
    "Landfall|Lieutenant|Magecraft|Metalcraft|Morbid|Pack Tactics|Paradox|Parley|"
    "Radiance|Raid|Rally|Revolt|Secret Council|Spell Mastery|Strive|Survival|Sweep|"
    "Tempting Offer|Threshold|Undergrowth|Valiant|Will of the Council|Corrupted|"
    "Will of the Planeswalkers|Underdog|Flurry|Renew|Legacy"
)
ABILITY_WORDS_ZH = (
    "固色|附案|联手|协战|血激|欢庆|魂力|渲色|齐力|星彩|聚辉|议争|鸠集|躁狂|落坟4|落坟8|领土|异景|威仪|激怒|命悬一刻|落坟无边|威猛|强横|声威|"
    "背水战|勇行|压印|启悟|携手|血族|地落|副官|魔艺|金技|丧心|集群战术|悖论|论争|辉耀|突击|奋扬|反抗|密议|精熟咒语|积力|生还|扫平|诱引|门槛|"
    "朽力|英武|议定|腐化"
)
_THIS = (
    "creature|land|artifact|enchantment|permanent|spell|card|token|Aura|Equipment|Vehicle|Saga|"
    "Class|Fortification|planeswalker|battle|Siege|emblem|Case|Room|Background|Curse|Spacecraft"
)

SIGNS = (  # a zero has the sign of the other side
    _row(r"-(\d+|x)/\+0(?!\d)", r"-\1/-0", "Ox gets -5/+0", "Ox gets -5/-0"),
    _row(r"\+0/-(\d+|x)", r"-0/-\1", "Ox gets +0/-2", "Ox gets -0/-2"),
)
ENGLISH = (
    *SIGNS,
    _row(r"\s+", " ", "a  creature", "a creature"),
    _row(r"\A | \Z", "", " a creature", "a creature"),
    _row(
        rf"\A(• )?(?:{ABILITY_WORDS}) — ",
        r"\g<1>",
        "Landfall — Whenever you win",
        "Whenever you win",
    ),
    _row(
        rf"\b[Tt]his (?:{_THIS})\b(?! (?:card|spell|token|costs? \{{))",
        "~",
        "this creature dies",
        "~ dies",
    ),
    _row(r"\b[Tt]his spell\b", "~", "this spell costs {1} less", "~ costs {1} less"),
    _row(
        r"\.\"(?=,| (?:and|or|until|in)\b)", '"', 'has "Draw a card." and', 'has "Draw a card" and'
    ),
    _row(r"\.'\"", "'\".", "has 'Draw.'\"", "has 'Draw'\"."),
    _row(r"\.([\"'])", r"\1.", 'has "Draw a card."', 'has "Draw a card".'),
    _row(r"[.;]? • ", " • ", "draw a card. • you win", "draw a card • you win"),
    _row(
        r"reveals their hand, then you choose",
        "reveals their hand. you choose",
        "target player reveals their hand, then you choose a card",
        "target player reveals their hand. you choose a card",
    ),
    _row(r"enters the battlefield", "enters", "when ~ enters the battlefield", "when ~ enters"),
    _row(
        r"enter the battlefield (?=tapped|as a copy)",
        "enter ",
        "creatures enter the battlefield tapped",
        "creatures enter tapped",
    ),
)

_THIS_ZH = (
    "生物|地|神器|结界|永久物|咒语|牌|衍生物|灵气|武具|载具|传纪|职业|工事|鹏洛客|旅法师|战役|围攻|徽记|"
    "结界物"
)

_SIGNS_ZH = (  # of mana and tapping, as some printings have them
    *((zh, str(number)) for number, zh in enumerate("一二三四五六七八九十", 1)),
    *(("白", "W"), ("蓝", "U"), ("黑", "B"), ("红", "R"), ("绿", "G"), ("无", "C")),
    *(("横置", "T"), ("重置", "Q")),
)
CHINESE = (
    *SIGNS,
    *(_row(rf"\{{{zh}\}}", f"{{{en}}}", f"加{{{zh}}}", f"加{{{en}}}") for zh, en in _SIGNS_ZH),
    _row(r"\s+", "", "当 ~ 进战场", "当~进战场"),
    _row(r",", "，", "飞行,先攻", "飞行，先攻"),
    _row(r":", "：", "{T}:抓一张牌", "{T}：抓一张牌"),
    _row(r";", "；", "甲;乙", "甲；乙"),
    _row(rf"\A(•)?(?:{ABILITY_WORDS_ZH})[～—]", r"\g<1>", "地落～每当你", "每当你"),
    _row(r"受此结界的", "所结附的", "受此结界的生物", "所结附的生物"),
    _row(
        r"((?:所结附|佩带此武具)的生物[^\"]*?)此生物",
        r"\1该生物",
        "所结附的生物攻击时，消灭此生物",
        "所结附的生物攻击时，消灭该生物",
    ),
    _row(rf"此(?:{_THIS_ZH})(?![牌类])", "~", "此生物死去", "~死去"),
    _row(r"。\"", '"。', '具有"抓一张牌。"', '具有"抓一张牌"。'),
    _row(r"\"。(?=，|且|与|和|直到)", '"', '具有"抓牌"。且', '具有"抓牌"且'),
    _row(r"[。；]•", "•", "抓一张牌。•你获胜", "抓一张牌•你获胜"),
    _row(r"具有", "具", "具有飞行", "具飞行"),
    _row(r"玩家", "牌手", "目标玩家", "目标牌手"),
    _row(r"(?<!时，)如果", "若", "如果你", "若你"),  # "时，如果" asks later
    _row(r"(?:进入战场|进场)", "进战场", "当~进场时", "当~进战场时"),
    _row(r"移回场上", "移回战场", "将它移回场上", "将它移回战场"),
    _row(r"放置进战场", "放进战场", "将它放置进战场", "将它放进战场"),
    _row(
        r"向(?=(?:任一|一位)?(?:对手|牌手)造成(?:战斗)?伤害)",
        "对",
        "每当~向对手造成伤害时",
        "每当~对对手造成伤害时",
    ),
    _row(r"你的(坟墓场|牌库|手牌|战场|回合|维持|结束步骤)", r"你\1", "你的坟墓场", "你坟墓场"),
    _row(r"到你的法术力池(?:中)?", "", "加{G}到你的法术力池中", "加{G}"),
    _row(r"任一目标", "任意一个目标", "对任一目标", "对任意一个目标"),
    _row(r"其他的", "其他", "其他的生物", "其他生物"),
    _row(r"。([）」])?\Z", r"\1", "抓一张牌。", "抓一张牌"),
)
