"""Events of combat and damage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.abilities import patterns as p
from judge.abilities.bases import Filter, Pattern, Players
from judge.abilities.filters import IsThis
from judge.abilities.who import EachOpponent, EachPlayer, You
from judge.language import Template, Word, t, w
from judge.oracle.filters import either


def _any_of(*makers: type[Pattern]):  # type: ignore[no-untyped-def]
    def make(f: Filter) -> Pattern:
        return p.EitherOf(tuple(maker(f) for maker in makers))

    return make


def _fights(f: Filter, g: Filter | None = None) -> Pattern:
    return p.EitherOf((p.Blocks(f, g), p.BecomesBlocked(f, g)))


def _deals(
    f: Filter,
    combat: bool | None,
    g: Filter | None = None,
    q: Players | None = None,
    at_once: bool = False,
) -> Pattern:
    return p.DealsDamage(f, combat, g, q, at_once)


def _rows_of_damage() -> tuple[Template, ...]:
    """ "Deals [combat] damage [to …]", in all combinations."""
    return tuple(
        row
        for combat, en, zh in (
            (True, "combat damage", "战斗伤害"),
            (None, "damage", "伤害"),
            (False, "noncombat damage", "非战斗伤害"),
        )
        for at_once in (False, True)
        for row in _rows_of(combat, at_once, en, zh)
    )


def _rows_of(combat: bool | None, at_once: bool, en: str, zh: str) -> Iterator[Template]:
    """One kind of damage, dealt by one object or by one or more."""
    deals = "{f:one_or_more@p} deal" if at_once else "{f:event_subject@s} deals"
    said, dealer = f"{deals} {en}", "{f:one_or_more}" if at_once else "{f:event_subject}"
    fixed: dict[str, Any] = {"combat": combat, "at_once": at_once}
    if not at_once:
        yield t(_deals, said, f"{dealer}造成{zh}", **fixed)
    to_player = f"{dealer}对{{q:damaged_player}}造成{zh}"
    yield t(_deals, f"{said} to {{q:damaged_player}}", to_player, **fixed)
    yield t(_deals, f"{said} to {{g:a_permanent}}", f"{dealer}对{{g:a_permanent}}造成{zh}", **fixed)
    opponent: dict[str, Any] = {"q": EachOpponent()}
    for make, who, en_who, zh_who in (
        (_to_any_player, {}, "a player", "牌手"),
        (_deals, opponent, "an opponent", "对手"),
    ):
        yield t(
            make,
            f"{said} to {en_who} or {{g:permanents@s}}",
            f"{dealer}对{zh_who}或{{g:permanents}}造成{zh}|"
            f"{dealer}对任一{zh_who}或{{g:permanents}}造成{zh}",
            **fixed,
            **who,
        )


def _rows_of_sources() -> Iterator[Template]:
    """Damage that any source of a kind deals, and spells."""
    for kind, en_kind in (("a_source", "{f:a_source}"), ("a_spell", "{f:a_spell}")):
        for combat, en, zh in ((None, "damage", "伤害"), (False, "noncombat damage", "非战斗伤害")):
            yield t(
                _deals,
                f"{en_kind} deals {en} to {{q:damaged_player}}",
                f"{{f:{kind}}}对{{q:damaged_player}}造成{zh}",
                combat=combat,
            )
            yield t(
                _deals,
                f"{en_kind} deals {en} to {{g:a_permanent}}",
                f"{{f:{kind}}}对{{g:a_permanent}}造成{zh}",
                combat=combat,
            )
            yield t(
                _deals,
                f"{en_kind} deals {en} to one or more permanents and/or players",
                f"{{f:{kind}}}对一个或数个永久物和/或牌手造成{zh}",
                combat=combat,
            )


def _to_any_player(
    f: Filter, combat: bool | None, g: Filter | None = None, at_once: bool = False
) -> Pattern:
    return p.DealsDamage(f, combat, g, EachPlayer(), at_once)


OF_COMBAT: tuple[Template | Word, ...] = (
    *_rows_of_sources(),
    t(
        lambda f, q: p.DealsDamage(either(IsThis(), f), to_player=q),
        "~ or {f:a_spell} deals damage to {q:damaged_player}",
        "~或{f:a_spell}对{q:damaged_player}造成伤害",
    ),
    t(
        lambda f: p.DealsDamage(to=f),
        "a source deals damage to {f:event_subject@s}",
        "一个来源对{f:event_subject}造成伤害",
        ex=("a source deals damage to ~", "一个来源对~造成伤害"),
    ),
    t(
        p.Attacks,
        "{filter:event_subject@s} attacks",
        "{filter:event_subject}攻击|{filter:event_subject}进行攻击",
    ),
    t(
        p.Attacks,
        "{filter:one_or_more@p} attack",
        "{filter:one_or_more}攻击|{filter:one_or_more}进行攻击",
        at_once=True,
    ),
    t(
        lambda f, n: p.PlayerAttacks(EachPlayer(), f, n),
        "{n:number_word@p} or more {f:permanents@p} attack",
        "{n:number_word}个或更多{f:permanents}攻击|{n:number_word}个或更多{f:permanents}进行攻击",
        ex=("two or more creatures attack", "两个或更多生物攻击"),
        rank=1,  # "一个或更多" are told of all at once
    ),
    t(
        p.Attacks,
        "{filter:event_subject@s} attacks alone",
        "{filter:event_subject}单独攻击|{filter:event_subject}单独进行攻击",
        alone=True,
    ),
    t(
        p.Attacks,
        "{filter:event_subject@s} attacks for the first time each turn",
        "{filter:event_subject}每回合第一次攻击|{filter:event_subject}每回合首次攻击|"
        "{filter:event_subject}每回合中首次攻击",
        first=True,
        ex=("~ attacks for the first time each turn", "~每回合首次攻击"),
    ),
    t(
        p.Attacks,
        "{filter:event_subject@s} and at least {along_least:number_word@p} other "
        "{along:permanents@p} attack",
        "{filter:event_subject}与至少{along_least:number_word}个其他{along:permanents}攻击",
        ex=("~ and at least two other creatures attack", "~与至少两个其他生物攻击"),
    ),
    t(
        p.Attacks,
        "{filter:event_subject@s} and at least one other {along:permanents@s} attack",
        "",
        along_least=1,
        ex=("~ and at least one other creature attack", "~与至少一个其他生物攻击"),
    ),
    t(
        p.Attacks,
        "{filter:event_subject@s} attacks you",
        "{filter:event_subject}攻击你",
        whom=You(),
    ),
    t(
        _any_of(p.Attacks, p.Blocks),
        "{f:event_subject@s} attacks or blocks",
        "{f:event_subject}攻击或阻挡|{f:event_subject}进行攻击或阻挡",
    ),
    t(
        p.Blocks,
        "{filter:event_subject@s} blocks",
        "{filter:event_subject}阻挡|{filter:event_subject}进行阻挡",
    ),
    t(
        p.Blocks,
        "{filter:event_subject@s} blocks {blocked:a_permanent}",
        "{filter:event_subject}阻挡{blocked:a_permanent}",
    ),
    t(
        p.BecomesBlocked,
        "{filter:event_subject@s} becomes blocked",
        "{filter:event_subject}被阻挡|{filter:event_subject}受到阻挡",
    ),
    t(
        p.BecomesBlocked,
        "{filter:event_subject@s} becomes blocked by {by:a_permanent}",
        "{filter:event_subject}被{by:a_permanent}阻挡",
    ),
    t(
        _fights,
        "{f:event_subject@s} blocks or becomes blocked",
        "{f:event_subject}阻挡或被阻挡|{f:event_subject}进行阻挡或被阻挡",
    ),
    t(
        _fights,
        "{f:event_subject@s} blocks or becomes blocked by {g:a_permanent}",
        "{f:event_subject}阻挡{g:a_permanent}或被其阻挡|"
        "{f:event_subject}阻挡或被{g:a_permanent}阻挡|"
        "{f:event_subject}阻挡{g:a_permanent}或被{g:a_permanent}阻挡",
    ),
    t(
        p.AttacksUnblocked,
        "{filter:event_subject@s} attacks and isn't blocked",
        "{filter:event_subject}攻击且未被阻挡|{filter:event_subject}攻击且未受阻挡",
    ),
    t(
        p.AttacksUnblocked,
        "{filter:event_subject@s} attacks a player and isn't blocked",
        "{filter:event_subject}攻击牌手且未被阻挡|{filter:event_subject}攻击任一牌手且未被阻挡",
        player=True,
        ex=("~ attacks a player and isn't blocked", "~攻击牌手且未被阻挡"),
    ),
    t(
        _any_of(p.Enters, p.Attacks),
        "{f:event_subject@s} enters or attacks",
        "{f:event_subject}进战场或攻击",
    ),
    t(
        _any_of(p.Enters, p.Dies),
        "{f:event_subject@s} enters or dies",
        "{f:event_subject}进战场或死去",
    ),
    t(
        _any_of(p.Enters, p.Leaves),
        "{f:event_subject@s} enters or leaves the battlefield",
        "{f:event_subject}进战场或离开战场",
    ),
    t(
        _any_of(p.Enters, p.TurnedFaceUp),
        "{f:event_subject@s} enters or is turned face up",
        "{f:event_subject}进战场或翻回正面",
    ),
    t(
        _any_of(p.Attacks, p.Dies),
        "{f:event_subject@s} attacks or dies",
        "{f:event_subject}攻击或死去",
    ),
    *_rows_of_damage(),
    t(
        p.IsDealtDamage,
        "{filter:event_subject@s} is dealt damage",
        "{filter:event_subject}受到伤害",
    ),
    t(
        p.IsDealtDamage,
        "{filter:event_subject@s} is dealt combat damage",
        "{filter:event_subject}受到战斗伤害",
        combat=True,
    ),
    *(
        t(
            p.IsDealtDamage,
            f"{{filter:event_subject@s}} is dealt excess {en}",
            f"{{filter:event_subject}}受到过量{zh}",
            combat=combat,
            excess=True,
            ex=(f"a creature is dealt excess {en}", f"一个生物受到过量{zh}"),
        )
        for combat, en, zh in (
            (None, "damage", "伤害"),
            (True, "combat damage", "战斗伤害"),
            (False, "noncombat damage", "非战斗伤害"),
        )
    ),
    w(p.IsDealtDamage(player=You()), "you're dealt damage", "你受到伤害"),
    w(
        p.IsDealtDamage(player=You(), combat=True),
        "you're dealt combat damage",
        "你受到战斗伤害",
    ),
)
