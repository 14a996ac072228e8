"""Rules that let a player cast spells and play lands from other zones than the hand (601.3)."""

from __future__ import annotations

from judge.abilities.bases import Filter
from judge.abilities.filters import (
    CastFrom,
    Formerly,
    HasCounter,
    IsCard,
    IsSpell,
    Non,
    OfType,
    OwnedBy,
)
from judge.abilities.statics import ManaAsAnyColor, PlayFrom
from judge.abilities.who import EachOpponent, You
from judge.cards import CardType
from judge.language import t, w
from judge.language.template import Row
from judge.oracle.filters import every, parts_of
from judge.oracle.predicates import Rules

OPPONENTS, YOU = EachOpponent(), You()
LAND = OfType(CardType.LAND)


def _cards_for(spells: Filter) -> Filter:
    """Spells as the cards they are before they are cast."""
    others = [part for part in parts_of(spells) if part != IsSpell()]
    return every(IsCard(), Non(LAND), *others)


def _cast_from_top(f: Filter) -> Rules:
    return (PlayFrom(_cards_for(f), "library", YOU, top_only=True),)


def _with_ice(k: str) -> Rules:
    marked = every(OwnedBy(OPPONENTS), HasCounter(k))
    cast = every(IsSpell(), CastFrom("exile"), Formerly(marked))
    return (
        PlayFrom(every(IsCard(), Non(LAND), marked), "exile", YOU),
        ManaAsAnyColor(YOU, from_snow=True, spells=cast),
    )


PERMISSIONS: tuple[Row, ...] = (
    w(
        (PlayFrom(every(IsCard(), LAND), "library", YOU, top_only=True),),
        "you may play lands from the top of your library",
        "你可以从你牌库顶使用地|你可以使用你牌库顶的地牌",
    ),
    t(
        _cast_from_top,
        "you may cast {f:spells@p} from the top of your library",
        "你可以从你牌库顶施放{f:spells}",
    ),
    t(
        _with_ice,
        "you may cast spells from among cards in exile your opponents own with {k:counter} "
        "counters on them, and you may spend mana from snow sources as though it were mana of any "
        "color to cast those spells",
        "你可以从放逐区里由对手拥有且其上有{k:counter}指示物的牌之中施放咒语，且你可以将产自雪境来源"
        "之法术力视同任意颜色的法术力来支付施放这类咒语的费用",
    ),
    t(
        lambda f: (PlayFrom(_cards_for(f), "graveyard", YOU, once=True),),
        "once during each of your turns, you may cast {f:a_spell} from your graveyard",
        "",
    ),
    w(
        (PlayFrom(IsCard(), "library", YOU, top_only=True),),
        "you may play lands and cast spells from the top of your library",
        "你可以从你牌库顶使用地和施放咒语|你可以从你牌库顶使用地及施放咒语",
    ),
)
