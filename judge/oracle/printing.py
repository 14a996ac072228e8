"""What the tables word becomes a line as cards print it: capitals, quotes, full stops, habits.

>>> printed("~在它上放置x个+1/+1指示物".replace("~", SELF), Lang.ZH, "Ox")
'Ox在其上放置X个+1/+1指示物。'
>>> printed('enchanted land has "{t}: add {g}"', Lang.EN, "Ox")
'Enchanted land has "{T}: Add {G}."'
"""

from __future__ import annotations

import re

from judge.cards import Family, subtype
from judge.language.rewrites import Rewrite
from judge.language.template import GRANTER, SELF
from judge.values import Lang

_SYMBOL = re.compile(r"\{[^{}]+\}")
_WORD = re.compile(r"(?<![\w'-])[a-z]{3,}(?![\w-])")
_BEGINNING = re.compile(r"(?:\A|(?<=[.:—•] )|(?<=[\"“—]))[a-z]")
_COST = re.compile(r'(?:\A|(?<=")|(?<=• ))[^".:•—]*:')
_ITEM = re.compile(r"(?<=, )[a-z]")
_KINDS = {
    Lang.EN: re.compile(r"creature|land|artifact|enchantment|token|permanent"),
    Lang.ZH: re.compile(r"生物|地(?!位)|神器|结界|永久物"),
}
_THIS = {Lang.EN: ("this ", "permanent"), Lang.ZH: ("此", "永久物")}


def _row(pattern: str, new: str, before: str, after: str) -> Rewrite:
    return Rewrite(pattern, new, before, after)


ENGLISH = (  # habits of cards; what reads as something else is not said at all
    _row(r"(?<=[Aa]dd )\{1\}", "{C}", "add {1}", "add {C}"),
    _row(r"\b([Aa]) (?=[aeio]|un[^i]|8)", r"\1n ", "a artifact", "an artifact"),
    _row(r"\b((?:draw|discard|mill)s?) one card", r"\1 a card", "draw one card", "draw a card"),
    _row(r"\b(remove|put) one (?=\S+ counter)", r"\1 a ", "put one x counter", "put a x counter"),
    _row(
        r"\b(all|two|three|any number of)( [^.]*?) to its owner's hand\b",
        r"\1\2 to their owners' hands",
        "return all lands to its owner's hand",
        "return all lands to their owners' hands",
    ),
    _row(
        r"(can't [^.]*?) until end of turn",
        r"\1 this turn",
        "can't block until end of turn",
        "can't block this turn",
    ),
    _row(r"\b(you may )(?=\{)", r"\1pay ", "you may {2} rather", "you may pay {2} rather"),
    _row(r"(?<![—.]) • ", ". • ", "draw a card • you win", "draw a card. • you win"),
    _row(r"\A-(?=[\dx]+:)", "−", "-2: draw", "−2: draw"),
    _row(r"(?<![\w{])x(?![\w}])", "X", "draw x cards", "draw X cards"),
)
CHINESE = (
    _row(r"(?<=[\u4e00-\u9fff])/(?=[\u4e00-\u9fff])", "／", "妖精/战士", "妖精／战士"),
    _row(
        r"((?:不能|只能)[^，。]*?)直到回合结束",
        r"本回合\1",
        "生物不能被阻挡直到回合结束",
        "生物本回合不能被阻挡",
    ),
    _row(r"在你的回合的", "在你回合的", "在你的回合的战斗开始时", "在你回合的战斗开始时"),
    _row(
        r"个((?:目标)?[^，。；：张并且抓弃个]{0,20}牌)(?![手库])",
        r"张\1",
        "至多两个目标牌",
        "至多两张目标牌",
    ),
    _row(r"(搜寻[^，。]*牌)且将", r"\1，并将", "搜寻一张牌且将它放进", "搜寻一张牌，并将它放进"),
    _row(
        r"(只要[^，。]*，[^，。便]{1,24}?)(具有|得[+-])",
        r"\1便\2",
        "只要你操控神器，Ox具有飞行异能",
        "只要你操控神器，Ox便具有飞行异能",
    ),
    _row(r"～•", "～ • ", "选择一项～•抓牌", "选择一项～ • 抓牌"),
    _row(r"(?<![～。 ] )(?<![～。 ])•", "。 • ", "抓牌•放逐", "抓牌。 • 放逐"),
    _row(r"的的+", "的", "你的的牌", "你的牌"),
    _row(r"(?<![A-Za-z])x(?![A-Za-z])", "X", "抓x张牌", "抓X张牌"),
    _row(r"(你|其|其拥有者|该牌手)的(手上|手牌)", r"\1\2", "其拥有者的手上", "其拥有者手上"),
    _row(r"你的牌库顶的", "你牌库顶的", "你的牌库顶的两张牌", "你牌库顶的两张牌"),
    _row(
        r"你(坟墓场|牌库|回合|维持)(?=移|洗|施|置|的|开始)",
        r"你的\1",
        "从你坟墓场移回",
        "从你的坟墓场移回",
    ),
    _row(r"在(?:它|它们)上(?=各?放|$|。|，)", "在其上", "在它上放置", "在其上放置"),
    _row(r"在(它|它们)上", "在其上", "装备在它上", "装备在其上"),
    _row(r"(?:它|它们)上(?=的|每)", "其上", "它上的指示物", "其上的指示物"),
    _row(
        r"(你|目标牌手)(其上每有[^，]*)，便",
        r"\2，\1便",
        "你其上每有一个时间指示物，便抓一张牌",
        "其上每有一个时间指示物，你便抓一张牌",
    ),
    _row(r"从(?:它|它们)上", "从其上", "从它上移去", "从其上移去"),
    _row(
        r"每(个|张|位)([^，。；：]{0,30}?)各上",
        r"每\1\2上各",
        "每个生物各上放置",
        "每个生物上各放置",
    ),
    _row(
        r"对(每(?:个|张)[^，。；：]{0,30}?)(?<!各)造成",
        r"对\1各造成",
        "对每个生物造成1点伤害",
        "对每个生物各造成1点伤害",
    ),
    _row(r"(操控|它是|牌是)一个", r"\1", "若你操控一个神器", "若你操控神器"),
    _row(
        r"(\A|[。：•])若(?!否|不然|(?:你|他|该牌手|牌手)如此|(?:.{1,9})已增幅)",
        r"\1如果",
        "抓一张牌。若你操控神器",
        "抓一张牌。如果你操控神器",
    ),
    _row(r"(?<![\d/])-(\d+|X)：", "−\\1：", "-2：抓一张牌", "−2：抓一张牌"),
    _row(r"(?<=色)的(?=[^，。的]{2,8}衍生)", "", "1/1绿色的妖精衍生生物", "1/1绿色妖精衍生生物"),
)


def with_signs(words: str) -> str:
    """Words with their symbols as they are printed.

    >>> with_signs("mutate {1}{g}")
    'mutate {1}{G}'
    """
    return _SYMBOL.sub(lambda match: match[0].upper(), words)


def printed(words: str, lang: Lang, name: str, *, is_sentence: bool = True) -> str:
    """Words of the tables as a line of the card of this name."""
    words = with_signs(words)
    words = _quotes(words, lang)
    for habit in ENGLISH if lang is Lang.EN else CHINESE:
        words = habit.regex.sub(habit.new, words)
    if lang is Lang.EN:
        words = _WORD.sub(lambda match: _capital(match[0]), words)
        words = _COST.sub(lambda match: _ITEM.sub(lambda m: m[0].upper(), match[0]), words)
        words = _BEGINNING.sub(lambda match: match[0].upper(), words)
    words = words.replace(SELF, name).replace(GRANTER, name)
    if not is_sentence or words.endswith(("”", '"', "」")):
        return words
    return words + (".。"[lang is Lang.ZH])


def _quotes(words: str, lang: Lang) -> str:
    """Abilities in quotes: the object that has one is "this creature", a full stop closes it."""
    parts = words.split('"')
    for place in range(1, len(parts), 2):
        if place == len(parts) - 1:
            break  # quotes within quotes: nothing is done
        before, after = "".join(parts[:place]), "".join(parts[place + 1 :])
        inner = parts[place].replace(SELF, _this(before, lang))
        closed = not after or (lang is Lang.ZH and after[0] in "，。且与和直")
        stop = (".。"[lang is Lang.ZH]) if closed else ""
        parts[place] = inner + stop
    if lang is Lang.EN:
        return '"'.join(parts)
    return "".join(part + "「」"[at % 2] for at, part in enumerate(parts[:-1])) + parts[-1]


def _this(before: str, lang: Lang) -> str:
    """ "This creature", after words that speak of creatures."""
    found = _KINDS[lang].findall(before)
    this, anything = _THIS[lang]
    return this + (found[-1] if found else anything)


def _capital(word: str) -> str:
    """The word with a capital letter if it is a subtype, alone or in the plural.

    Names of planes are left as they are: one of them is "time".
    """
    found = (subtype(form) for form in (word.title(), word.removesuffix("s").title()))
    is_known = any(one is not None and one.family is not Family.PLANE for one in found)
    return word.title() if is_known else word
