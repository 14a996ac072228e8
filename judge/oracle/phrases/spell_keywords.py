"""Keyword abilities that spells are given as they are cast: convoke, cascade, replicate, …"""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.ability import Static
from judge.abilities.bases import Filter
from judge.abilities.filters import ControlledBy, IsSpell
from judge.abilities.modifications import GainAbilities
from judge.abilities.statics import Continuous, GainAsCast
from judge.abilities.who import You
from judge.language import REJECTED, t
from judge.oracle.lexicon.filters import every
from judge.oracle.phrases.spells_cast import SpellsCast

AS_CAST = (
    *("affinity", "cascade", "casualty", "conspire", "convoke", "delve", "improvise", "replicate"),
    *("storm", "demonstrate", "ripple"),
)


def _as_cast(c: SpellsCast, k: tuple[Keyword, ...]) -> object:
    """Only what matters as a spell is paid for or has been cast: it is a spell already."""
    if c.player != You() or c.nth or any(keyword.name not in AS_CAST for keyword in k):
        return REJECTED
    spells = every(c.filter, IsSpell(), ControlledBy(You()))
    return (Static(Continuous(spells, (GainAbilities(k),))),)


def _gain(c: SpellsCast, k: tuple[Keyword, ...]) -> object:
    """Gained for good as they are cast (610.5), whatever becomes of what says so."""
    if c.player != You() or c.nth:
        return REJECTED
    return (Static(GainAsCast(c.filter, You(), k)),)


def _replicate(f: Filter) -> object:
    return _as_cast(SpellsCast(f, You()), (Keyword("replicate"),))


AS_CAST_ROWS = (
    t(
        _as_cast,
        "{c:spells_cast@p} have {k:keyword_phrase}|{c:spells_cast@s} has {k:keyword_phrase}",
        "{c:spells_cast}具{k:keyword_phrase}|{c:spells_cast}都具{k:keyword_phrase}",
        ex=("artifact spells you cast have convoke", "你施放的神器咒语具召集异能"),
    ),
    t(
        _gain,
        "{c:spells_cast@p} gain {k:keyword_phrase} as you cast them",
        "{c:spells_cast}于你施放时获得{k:keyword_phrase}",
        ex=(
            "creature spells you cast gain offspring {2} as you cast them",
            "你施放的生物咒语于你施放时获得繁生{2}",
        ),
    ),
    t(
        _replicate,
        "{f:each_spell} you cast has replicate. the replicate cost is equal to its mana cost",
        "你[施放/所使用]的{f:each_spell}都具覆诵异能。其覆诵费用等同于该咒语的法术力费用",
    ),
)
