"""Keyword abilities that spells are given as they are cast: convoke, cascade, replicate, …"""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.ability import Static
from judge.abilities.bases import Filter
from judge.abilities.filters import CastFrom, ControlledBy, IsSpell, OfType
from judge.abilities.modifications import GainAbilities
from judge.abilities.statics import Continuous
from judge.abilities.who import You
from judge.cards import CardType
from judge.language import REJECTED, Table, t, w
from judge.oracle.filters import either, every

AS_CAST = (
    *("affinity", "cascade", "casualty", "conspire", "convoke", "delve", "improvise", "replicate"),
    "storm",
)


def _as_cast(f: Filter, k: tuple[Keyword, ...], *zones: Filter) -> object:
    """Only what matters as a spell is paid for or has been cast: it is a spell already."""
    if any(keyword.name not in AS_CAST for keyword in k):
        return REJECTED
    spells = every(f, IsSpell(), ControlledBy(You()), *zones)
    return (Static(Continuous(spells, (GainAbilities(k),))),)


def _replicate(f: Filter) -> object:
    return _as_cast(f, (Keyword("replicate"),))


EACH_SPELL = Table(
    "each_spell",
    (
        t(lambda f: f, "each {f:spells@s}", "每个{f:spells}"),
        w(
            every(IsSpell(), either(OfType(CardType.INSTANT), OfType(CardType.SORCERY))),
            "each instant and sorcery spell",
            "每个瞬间与法术咒语",
        ),
    ),
    ("each artifact spell", "每个神器咒语"),
)
AS_CAST_ROWS = (
    t(
        _as_cast,
        "{f:spells@p} you cast have {k:keyword_phrase}|"
        "{f:each_spell} you cast has {k:keyword_phrase}",
        "你施放的{f:spells}具{k:keyword_phrase}|你施放的{f:each_spell}都具{k:keyword_phrase}",
        ex=("artifact spells you cast have convoke", "你施放的神器咒语具召集异能"),
    ),
    t(
        lambda f, k: _as_cast(f, k, CastFrom("exile")),
        "{f:spells@p} you cast from exile have {k:keyword_phrase}",
        "你从放逐区施放的{f:spells}具{k:keyword_phrase}",
        ex=(
            "artifact spells you cast from exile have convoke",
            "你从放逐区施放的神器咒语具召集异能",
        ),
    ),
    t(
        _replicate,
        "{f:each_spell} you cast has replicate. the replicate cost is equal to its mana cost",
        "你施放的{f:each_spell}都具覆诵异能。其覆诵费用等同于该咒语的法术力费用|"
        "你所使用的{f:each_spell}都具覆诵异能。其覆诵费用等同于该咒语的法术力费用",
    ),
)
