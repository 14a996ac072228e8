"""A value that was chosen or said becomes a word of each language.

>>> word("Zombie").zh, word("blue").zh, word("loyalty").zh, word(True).en, word(3).zh
('灵俑', '蓝色', '忠诚', 'yes', '3')
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from judge.cards import CardType, Color, Supertype, subtype
from judge.cards.types import CHINESE_SUPERTYPES, CHINESE_TYPES
from judge.game.steps import Step
from judge.keywords import KEYWORDS
from judge.oracle.lexicon.counters import COUNTER_KINDS
from judge.rules.editions import Edition
from judge.values import Bilingual

COLORS: Mapping[Color, Bilingual] = {
    Color.WHITE: Bilingual("white", "白色"),
    Color.BLUE: Bilingual("blue", "蓝色"),
    Color.BLACK: Bilingual("black", "黑色"),
    Color.RED: Bilingual("red", "红色"),
    Color.GREEN: Bilingual("green", "绿色"),
}
TYPES: Mapping[CardType, str] = {kind: zh for zh, kind in reversed(CHINESE_TYPES.items())}
KINDRED_SINCE = "2024-06-07"  # by which edition the card type tribal is named kindred (308.3 there)
KINDRED = Bilingual("kindred", "亲缘")
SUPERTYPES: Mapping[Supertype, str] = {kind: zh for zh, kind in CHINESE_SUPERTYPES.items()}
STEPS: Mapping[Step, Bilingual] = {
    Step.UNTAP: Bilingual("untap step", "重置步骤"),
    Step.UPKEEP: Bilingual("upkeep step", "维持步骤"),
    Step.DRAW: Bilingual("draw step", "抓牌步骤"),
    Step.PRECOMBAT_MAIN: Bilingual("precombat main phase", "战斗前行动阶段"),
    Step.BEGINNING_OF_COMBAT: Bilingual("beginning of combat step", "战斗开始步骤"),
    Step.DECLARE_ATTACKERS: Bilingual("declare attackers step", "宣告攻击者步骤"),
    Step.DECLARE_BLOCKERS: Bilingual("declare blockers step", "宣告阻挡者步骤"),
    Step.FIRST_COMBAT_DAMAGE: Bilingual("first combat damage step", "第一个战斗伤害步骤"),
    Step.COMBAT_DAMAGE: Bilingual("combat damage step", "战斗伤害步骤"),
    Step.END_OF_COMBAT: Bilingual("end of combat step", "战斗结束步骤"),
    Step.POSTCOMBAT_MAIN: Bilingual("postcombat main phase", "战斗后行动阶段"),
    Step.END: Bilingual("end step", "结束步骤"),
    Step.CLEANUP: Bilingual("cleanup step", "清除步骤"),
}
OTHERS = (  # of choices, results of chance, and parts of a turn
    Bilingual("yes", "是"),
    Bilingual("no", "否"),
    Bilingual("heads", "正面"),
    Bilingual("tails", "反面"),
    Bilingual("odd", "奇数"),
    Bilingual("even", "偶数"),
    Bilingual("tap", "横置"),
    Bilingual("untap", "重置"),
    Bilingual("none", "无"),
    Bilingual("top", "上方"),
    Bilingual("bottom", "下方"),
    Bilingual("turn", "回合"),
    Bilingual("combat", "战斗阶段"),
    Bilingual("combat phase", "战斗阶段"),
    Bilingual("main phase", "行动阶段"),
)
WAYS = (  # of casting that no keyword ability gives
    Bilingual("alternative cost", "替代性费用"),
    Bilingual("as though it had flash", "视同具闪现异能"),
)
COUNTERS: Mapping[str, str | None] = dict(COUNTER_KINDS)  # kinds, in Chinese
ASKER, OPPONENT = "I", "my opponent"  # as a scenario of a question names its players
OPPONENTS: Mapping[str, Bilingual] = {  # of several, where a question gives them letters or numbers
    f"opponent {sign}": Bilingual(f"opponent {sign}", f"对手{sign}") for sign in "ABCDE12345"
}
ADDRESSED: Mapping[str, Bilingual] = {  # what a ruling calls them
    ASKER: Bilingual("you", "你"),
    OPPONENT: Bilingual("your opponent", "你的对手"),
    **OPPONENTS,
}
OF_LABELS: Mapping[str, Bilingual] = {  # how labels of a question tell whose an object is
    ASKER: Bilingual("my ", "我的"),
    OPPONENT: Bilingual("their ", "对手的"),
}


@cache
def _known() -> Mapping[str, Bilingual]:
    known = [Bilingual(kind.value, zh) for kind, zh in TYPES.items()] + [KINDRED]
    known += [Bilingual(kind.value, zh) for kind, zh in SUPERTYPES.items()]
    known += [*COLORS.values(), *STEPS.values(), *OTHERS]
    known += [keyword.name for keyword in KEYWORDS]
    return {one.en.casefold(): one for one in known}


def card_type(kind: CardType, edition: Edition) -> Bilingual:
    """A card type as an edition of the rules names it.

    >>> from judge.rules.editions import edition_at
    >>> [card_type(CardType.TRIBAL, edition_at(d)).en for d in ("2023-11-17", "2024-06-07")]
    ['tribal', 'kindred']
    """
    if kind is CardType.TRIBAL and edition.has(KINDRED_SINCE):
        return KINDRED
    return Bilingual(kind.value, TYPES[kind])


@cache
def _in_english() -> Mapping[str, str]:
    """Words of either language by which types and colors are told, as values of the judge."""
    kinds = {**CHINESE_TYPES, **CHINESE_SUPERTYPES, KINDRED.en: CardType.TRIBAL}
    colors = {zh: one.en for one in COLORS.values() for zh in (one.zh, one.zh.removesuffix("色"))}
    return {"无色": "colorless", **colors, **{word: kind.value for word, kind in kinds.items()}}


def in_english(said: str) -> str:
    """A type or color that is said in either language, by its English name; else what is said.

    >>> [in_english(said) for said in ("生物", "亲缘", "红", "鬼怪", "Bob")]
    ['creature', 'tribal', 'red', 'Goblin', 'Bob']
    """
    known, one = _in_english().get(said.casefold()), subtype(said)
    return known or (one.en if one is not None else said)


def word(value: object) -> Bilingual:
    """What was chosen, in both languages; what is no word of the rules stays as it is."""
    if isinstance(value, bool):
        return word("yes" if value else "no")
    if isinstance(value, Color):
        return COLORS[value]
    text = str(value)
    known = ADDRESSED.get(text) or _known().get(text.casefold())
    if known is not None:
        return known
    one = subtype(text)
    if one is not None:
        return Bilingual(one.en, one.zh[0])
    return Bilingual(text, COUNTERS.get(text) or text)


def called(player: str) -> Bilingual:
    """What a player is called: those of a question are spoken to, a name stays as it is.

    >>> called("my opponent").en, called("I").zh, called("Ann").zh
    ('your opponent', '你', 'Ann')
    """
    return ADDRESSED.get(player) or Bilingual(player, player)


def owned(player: str, name: Bilingual) -> Bilingual:
    """Something of a player's.

    >>> owned("Ann", Bilingual("Bear", "熊")).en, owned("I", Bilingual("Bear", "熊")).en
    ("Ann's Bear", 'your Bear')
    """
    whose = called(player)
    en = "your" if player == ASKER else f"{whose.en}'s"
    return Bilingual(f"{en} {name.en}", f"{whose.zh}的{name.zh}")


def spoken_to(label: Bilingual) -> Bilingual:
    """A label as it is said to whom gave it.

    >>> spoken_to(Bilingual("my Bear", "我的熊"))
    Bilingual(en='your Bear', zh='你的熊')
    """
    for player, whose in OF_LABELS.items():
        if label.en.startswith(whose.en) and label.zh.startswith(whose.zh):
            en, zh = label.en.removeprefix(whose.en), label.zh.removeprefix(whose.zh)
            return owned(player, Bilingual(en, zh))
    return label


def unowned(label: Bilingual) -> Bilingual:
    """A label without whose the object is.

    >>> unowned(Bilingual("my Bear", "我的熊"))
    Bilingual(en='Bear', zh='熊')
    """
    for whose in OF_LABELS.values():
        if label.en.startswith(whose.en) and label.zh.startswith(whose.zh):
            return Bilingual(label.en.removeprefix(whose.en), label.zh.removeprefix(whose.zh))
    return label


def words(values: Iterable[object]) -> Bilingual:
    """Several of them, in their order."""
    found = [word(value) for value in values]
    return Bilingual(", ".join(one.en for one in found), "、".join(one.zh for one in found))
