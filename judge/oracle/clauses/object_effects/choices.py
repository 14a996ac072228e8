"""What is chosen and kept: a color, a type, a name, a player (614.12a)."""

from __future__ import annotations

from judge.abilities.bases import Filter
from judge.abilities.effects.combinators import Choose
from judge.abilities.filters import Non, OfSupertype, OfType
from judge.cards import COLOR_NAMED, CardType, Color, Supertype
from judge.language import Table, t, w
from judge.oracle.lexicon.filters import every, parts_of


def _other(c: Color | None = None, k: CardType | None = None) -> Choose:
    """A color or a card type, but for one."""
    if k is not None:
        return Choose("card type", among=tuple(one.value for one in CardType if one != k))
    return Choose("color", among=tuple(word for word, one in COLOR_NAMED.items() if one != c))


def _names(f: Filter, g: Filter | None = None) -> Choose:
    return Choose("card name", f if g is None else every(f, *parts_of(g)))


BASIC_LAND = (OfSupertype(Supertype.BASIC), OfType(CardType.LAND))
CHOICE = Table(
    "choice",
    (
        w(Choose("color"), "a color", "一种颜色"),
        t(
            _other,
            "a color other than {c:color}|a card type other than {k:card_type@s}",
            "一种{c:color}以外的颜色|一种除{c:color}以外的颜色|除{c:color}以外的一种颜色|"
            "一种{k:card_type}以外的牌的类别|一种除{k:card_type}以外的牌的类别",
            ex=("a color other than black", "一种黑色以外的颜色"),
        ),
        w(Choose("word", among=("odd", "even")), "odd or even", "奇数或偶数"),
        w(Choose("creature type"), "a creature type", "一种生物类别"),
        w(Choose("card name"), "a card name", "一个牌名|一个牌的名称"),
        t(
            _names,
            "a {f:type_filter@s} card name|an {f:type_filter@s} card name|a {f:negative} card name|"
            "a {f:negative}, {g:negative} card name",
            "一个{f:type_filter}牌[的名称/名]|一个{f:negative}牌的名称|"
            "一个{f:negative}[且/、]{g:negative}牌的名称",
            ex=("an artifact card name", "一个神器牌的名称"),
        ),
        w(
            Choose("card name", Non(every(*BASIC_LAND))),
            "a card name other than a basic land card name",
            "一个基本地牌名称以外的牌名|一个除了基本地牌以外的牌名",
        ),
        w(Choose("player"), "a player", "一位牌手"),
        w(Choose("opponent"), "an opponent", "一位对手"),
        w(Choose("card type"), "a card type", "一种牌的类别|一种牌类别"),
        w(Choose("land type"), "a land type", "一种地类别"),
        w(Choose("basic land type"), "a basic land type", "一种基本地类别"),
        w(Choose("number"), "a number", "一个数字"),
    ),
    ("a color", "一种颜色"),
)
