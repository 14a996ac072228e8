"""Spells as they are cast: of what kind, by whom, from where: "red spells you cast from exile"."""

from __future__ import annotations

from typing import NamedTuple

from judge.abilities.bases import Filter, Players
from judge.abilities.filters import IsSpell, IsThis, OfType
from judge.abilities.who import AttachedPlayer, EachOpponent, EachPlayer, You
from judge.cards import CardType
from judge.language import Table, t, w
from judge.oracle.lexicon.filters import either, every


class SpellsCast(NamedTuple):
    """Spells of a filter that these players cast, None where anyone does; perhaps one of a turn."""

    filter: Filter
    player: Players | None = None
    nth: int | None = None
    is_next: bool = False


def _both(f: Filter, who: Players, g: Filter) -> SpellsCast:
    return SpellsCast(every(f, g), who)


CASTER = Table(
    "caster",
    (
        w(You(), "you cast", "你"),
        w(EachOpponent(), "your opponents cast", "对手|由对手|你的对手"),
        w(EachPlayer(), "a player casts|players cast", "牌手"),
        w(AttachedPlayer(), "enchanted player casts", "所结附的牌手"),
    ),
    ("you cast", "你"),
)
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
SPELLS_CAST = Table(
    "spells_cast",
    (
        w(SpellsCast(IsThis()), "@s ~", "~"),
        t(
            SpellsCast,
            "@p {filter:spells@p}|@s {filter:spells@s}|"
            "@p {filter:spells@p} {player:caster}|@s {filter:each_spell} {player:caster}",
            "{filter:spells}|"
            "{player:caster}施放[的/之/且]{filter:spells}|{player:caster}施放的{filter:each_spell}",
        ),
        t(
            _both,
            "@p {f:spells@p} {who:caster}{g:posts}|@s {f:each_spell} {who:caster}{g:posts}|"
            "@p {f:spells@p} {who:caster} from {g:cast_zone}|"
            "@s {f:each_spell} {who:caster} from {g:cast_zone}",
            "{who:caster}施放、且{g:posts}的{f:spells}|"
            "{who:caster}从{g:cast_zone}施放[的/之]{f:spells}",
            ex=("red spells you cast that target a creature", "你施放、且以生物为目标的红色咒语"),
        ),
        t(
            lambda n, f: SpellsCast(f, You(), n),
            "@s the {n:ordinal} {f:spells@s} you cast each turn",
            "你每回合中第{n:ordinal}个施放的{f:spells}|你每回合施放的第{n:ordinal}个{f:spells}",
        ),
    ),
    ("red spells you cast", "你施放的红色咒语"),
)
SPELLS_SOON = Table(  # as an effect says it of this turn
    "spells_soon",
    (
        t(
            SpellsCast,
            "@p {filter:spells@p} {player:caster} this turn",
            "{player:caster}本回合[中/]施放[的/之]{filter:spells}",
            ex=("red spells you cast this turn", "你本回合施放的红色咒语"),
        ),
        t(
            _both,
            "@p {f:spells@p} {who:caster} this turn{g:posts}|"
            "@p {f:spells@p} {who:caster} from {g:cast_zone} this turn",
            "{who:caster}本回合中施放、且{g:posts}的{f:spells}|"
            "{who:caster}本回合中从{g:cast_zone}施放的{f:spells}",
            ex=(
                "spells you cast this turn that target a creature",
                "你本回合中施放、且以生物为目标的咒语",
            ),
        ),
        t(
            lambda f: SpellsCast(f, You(), is_next=True),
            "@s the next {f:spells@s} you cast this turn",
            "你本回合[中/]施放的下一个{f:spells}|你本回合[中/]下一个施放的{f:spells}",
        ),
    ),
    ("the next red spell you cast this turn", "你本回合施放的下一个红色咒语"),
)
TABLES = (CASTER, EACH_SPELL, SPELLS_CAST, SPELLS_SOON)
