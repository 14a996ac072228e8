"""Shields against damage that a spell or ability sets up (615.7, 615.8), and what moves it (614.9).

What would deal damage, and to whom, is said in any order: it is one value, `Harm`.
"""

from __future__ import annotations

from typing import NamedTuple, cast

from judge.abilities import patterns as p
from judge.abilities.amounts import Half, Minus, ThatMuch
from judge.abilities.bases import Amount, Duration, Effect, Filter, Instead, Pattern, Players, Who
from judge.abilities.durations import EndOfTurn
from judge.abilities.effects.combinators import ReplaceThisTurn
from judge.abilities.filters import (
    IsIt,
    IsThis,
    OfColor,
    WithKeyword,
)
from judge.abilities.references import AboutPlayers, Itself
from judge.abilities.statics import KeepsLife, Prevented, Redirected, Replacement
from judge.abilities.walk import put, within
from judge.abilities.who import (
    AnOpponent,
    Chosen,
    EachOpponent,
    EachPlayer,
    Every,
    It,
    This,
    Together,
    TriggerSource,
    You,
)
from judge.language import REJECTED, Table, t, w
from judge.oracle.composition.subject import sequence
from judge.oracle.lexicon.filters import either, every


class Side(NamedTuple):
    """What damage comes from or goes to: what is spoken of, or all of a kind.

    `chosen` is true of a source of one's choice, which is of that kind (609.7a); `each` are those
    that have a shield each, where it is good for so much (615.11).
    """

    about: Who | None = None
    filter: Filter | None = None
    player: Players | None = None
    chosen: bool = False
    each: Who | None = None


class Harm(NamedTuple):
    """Damage that would be dealt: to whom, and by what."""

    to: Side = Side()
    by: Side = Side()
    combat: bool | None = None


ANY, ANY_HARM = Side(), Harm()


def _dealt_to(r: Who) -> Side:
    """All of a kind are looked for each time damage would be dealt (611.2c), as is one of it."""
    if isinstance(r, AnOpponent):
        return Side(player=EachOpponent())
    if isinstance(r, Chosen):
        return Side(filter=r.filter)
    if isinstance(r, Every):
        return Side(filter=r.filter, each=r)
    if isinstance(r, You | EachPlayer | EachOpponent):
        return Side(player=r, each=r)
    parts = [_dealt_to(part) for part in r.parts] if isinstance(r, Together) else []
    kinds = [one.filter for one in parts if one.filter is not None]
    players = [one.player for one in parts if one.player is not None]
    if not parts or len(players) > 1 or len(kinds) + len(players) < len(parts):
        return Side(about=r)
    return Side(None, either(*kinds), players[0] if players else None, each=r)


def _dealt_by(o: Who) -> object:
    """ "A creature" is any that would deal it; one that is picked is "of your choice"."""
    if isinstance(o, Together):
        return REJECTED
    if isinstance(o, Every | Chosen):
        return Side(filter=o.filter)
    return Side(filter=IsThis()) if o == This() else Side(about=o)


def _of_kind(f: Filter, k: str) -> Side:
    return Side(filter=every(f, WithKeyword(k)), chosen=True)


def _pattern(to: Side, by: Side, combat: bool | None) -> Pattern | None:
    """615.9: a quality of the source is looked at again as the damage would be dealt."""
    if to.about is not None and by.about is not None:
        return None  # only one of the two can be what is spoken of
    source = IsIt() if by.about is not None else by.filter
    if source == every():
        source = None
    if to.about is None:
        return p.DealsDamage(source, combat, to.filter, to.player)
    if source is None:
        return p.IsDealtDamage(IsIt(), AboutPlayers(), combat)
    return p.DealsDamage(source, combat, IsIt(), AboutPlayers())


def _to_source(h: Harm, r: Who) -> Who | None:
    """The one that "its controller" or "itself" is said of; None where it could be two."""
    of_source = h.by.about is None and h.by.filter is not None
    said = [part for part in within(r) if isinstance(part, It | Itself)]
    if not said or not (of_source or h.by.about is not None):
        return r
    if of_source and h.to.about is not None and not isinstance(h.to.about, Players):
        return None
    for part in said:
        source = TriggerSource() if of_source else It()
        r = cast(Who, put(r, part, source))
    return r


def _set_up(
    h: Harm, instead: Instead, d: Duration | None = None, times: int | None = None
) -> object:
    to = Side(filter=IsThis()) if h.to.about == This() and h.by.about is not None else h.to
    pattern = _pattern(to, h.by, h.combat)
    if isinstance(instead, Redirected) and isinstance(instead.to, Who):
        instead = instead.with_(to=_to_source(h, instead.to))
    if pattern is None or (isinstance(instead, Redirected) and instead.to is None):
        return REJECTED
    if times is not None and to == ANY and isinstance(pattern, p.DealsDamage):
        pattern = pattern.with_(at_once=True)  # all that the source would deal that time
    about = to.about if h.by.about is None else h.by.about
    chosen = h.by.filter if h.by.chosen else None
    rule = Replacement(pattern, instead)
    return ReplaceThisTurn(rule, times, about, chosen, d or EndOfTurn())


def _shield(
    n: Amount | None = None,
    h: Harm = ANY_HARM,
    combat: bool | None = None,
    d: Duration | None = None,
    to: Side = ANY,
    by: Side = ANY,
    r: Who | None = None,
) -> object:
    """All of the damage, or so much, is prevented, or dealt to another.

    Of so much each of a kind has its own shield, as the effect resolves (615.11).
    """
    if h == ANY_HARM:
        h = Harm(to, by)
    if n is not None:
        h = _with_each(h)
    instead = Prevented(n) if r is None else Redirected(r, n)
    return _set_up(h._replace(combat=combat), instead, d)


def _with_each(h: Harm) -> Harm:
    apart = h.to.each is not None and h.by.about is None
    return h._replace(to=Side(about=h.to.each)) if apart else h


def _next_time(
    d: Duration,
    to: Side = ANY,
    by: Side = ANY,
    combat: bool | None = None,
    up: bool | None = None,
    m: int = 0,
    r: Who | None = None,
) -> object:
    """All of the damage of one time, half of it, or all but so much."""
    amount: Amount | None = None if up is None else Half(ThatMuch(), up)
    if m:
        amount = Minus(ThatMuch(), m)
    instead = Prevented(amount) if r is None else Redirected(r)
    return _set_up(_with_each(Harm(to, by, combat)), instead, d, times=1)


def _made_other(
    o: Instead,
    d: Duration,
    t: tuple[Filter | None, Players | None] = (None, None),
    combat: bool | None = None,
    f: Filter | None = None,
    by: Side = ANY,
) -> object:
    """More or less damage for a while, by a source of a kind or by what is spoken of."""
    return _set_up(Harm(Side(None, *t), by if f is None else Side(filter=f), combat), o, d)


def _to_and_by(o: Who, combat: bool | None = None, d: Duration | None = None) -> object:
    to = _set_up(Harm(to=Side(about=o), combat=combat), Prevented(), d)
    by = _set_up(Harm(by=Side(about=It()), combat=combat), Prevented(), d)
    assert isinstance(to, Effect) and isinstance(by, Effect)
    return sequence(to, by)


def _life_kept(n: int, m: int, d: Duration) -> object:
    rule = Replacement(p.LosesLife(You(), by_damage=True), KeepsLife(n))
    return ReplaceThisTurn(rule, duration=d) if n == m else REJECTED


HARMED = Table(  # whom damage would be dealt to
    "harmed",
    (
        t(_dealt_to, "{r:recipient}", "{r:recipient}"),
        t(
            lambda f: Side(filter=f, player=You()),
            "you and/or {f:permanents@p}",
            "你和/或{f:permanents}",
            ex=("you and/or permanents you control", "你和/或由你操控的永久物"),
        ),
    ),
    ("any target", "任意一个目标"),
)
CHOSEN_SOURCE = Table(  # 609.7a
    "chosen_source",
    (
        t(
            lambda f: Side(filter=f, chosen=True),
            "{f:a_source} of your choice|{f:a_permanent} of your choice",
            "{f:a_source}|{f:a_permanent}",
        ),
        t(
            _of_kind,
            "{f:a_permanent} of your choice with {k:keyword_name}",
            "",
            ex=("a creature of your choice with flying", ""),
        ),
        w(
            Side(filter=OfColor(None), chosen=True),
            "a source of your choice of the chosen color",
            "一个该色的来源|一个所选颜色的来源",
        ),
    ),
    ("a red source of your choice", "一个红色来源"),
)
HARMING = Table(  # what would deal damage
    "harming",
    (
        t(_dealt_by, "{o:one_objects}|{o:target_spell}", "{o:one_objects}|{o:target_spell}"),
        t(
            lambda f: Side(filter=f),
            "{f:permanents@p}|{f:other_sources}|that {f:other_sources}|{f:a_spell}",
            "[所有/]{f:permanents}|[所有/]{f:other_sources}|{f:a_spell}",
            rank=1,
        ),
    ),
    ("target creature", "目标生物"),
)
HARM = Table(  # "damage that would be dealt …"
    "harm",
    (
        t(Harm, "to {to:harmed}", "将对{to:harmed}造成"),
        t(
            Harm,
            "by {by:harming}|by {by:chosen_source}",
            "{by:harming}将造成|将由{by:harming}造成|由{by:harming}造成",
            ex=("by target creature", "目标生物将造成"),
        ),
        t(
            Harm,
            "to {to:harmed} by {by:harming}|to {to:harmed} by {by:chosen_source}",
            "{by:harming}将对{to:harmed}造成|将由{by:harming}对{to:harmed}造成",
            ex=("to you by target creature", "目标生物将对你造成"),
        ),
    ),
    ("to any target", "将对任意一个目标造成"),
)
HARM_OF = Table(  # "damage …", and "the next time …"
    "harm_of",
    (
        t(
            Harm,
            "{by:harming} would deal[ to {to:harmed}]|"
            "{by:chosen_source} would deal[ to {to:harmed}]",
            "",
            ex=("target creature would deal to you", ""),
        ),
    ),
)
_NEXT_TIME = (  # what is said of the next time
    "{by:harming} would deal {combat:damage_kind}[ to {to:harmed}]",
    "{by:chosen_source} would deal {combat:damage_kind}[ to {to:harmed}]",
    "{combat:damage_kind} would be dealt to {to:harmed}",
)
_TO = "[ to {t:dealt_to}]"
_DEALT = (  # what damage, and for how long, in any order
    "that would be dealt {h:harm} {d:duration}",
    "that would be dealt {d:duration} {h:harm}",
    "that would be dealt to {to:harmed} {d:duration} by {by:harming}",
    "that would be dealt to {to:harmed} {d:duration} by {by:chosen_source}",
    "[that ]{h:harm_of} {d:duration}",
)
EFFECTS = Table(
    "shield_effect",
    (
        t(
            _shield,
            "|".join(
                (
                    *(f"prevent all {{combat:damage_kind}} {one}" for one in _DEALT),
                    "prevent all {combat:damage_kind} that would be dealt {d:duration}",
                    "{d:duration}, prevent all {combat:damage_kind} that would be dealt {h:harm}",
                    "{d:duration}, prevent all {combat:damage_kind} {h:harm_of}",
                )
            ),
            "[防止{d:duration}/{d:duration}，防止]{h:harm}的所有{combat:damage_kind}|"
            "[防止{d:duration}/{d:duration}，防止]将造成的所有{combat:damage_kind}|"
            "{d:duration}，防止所有[将造成的]{combat:damage_kind}|"
            "防止所有{d:duration}将造成的{combat:damage_kind}|"
            "防止{by:harming}{d:duration}将造成的所有{combat:damage_kind}|"
            "选择{by:chosen_source}[，/。]{d:duration}，"
            "防止该来源将对{to:harmed}造成的所有{combat:damage_kind}",
        ),
        t(
            _shield,
            "|".join(
                f"prevent the next {{n:simple_amount}} {{combat:damage_kind}} {one}"
                for one in _DEALT
            ),
            "[防止{d:duration}/{d:duration}，防止]接下来{h:harm}的{n:simple_amount}点"
            "{combat:damage_kind}|防止接下来{h:harm}的{n:simple_amount}点{combat:damage_kind}|"
            "选择{by:chosen_source}[，/。]{d:duration}，防止该来源接下来将对{to:harmed}造成的"
            "{n:simple_amount}点{combat:damage_kind}",
        ),
        t(
            _next_time,
            "|".join(
                f"the next time {one} {{d:duration}}, prevent {what}"
                for one in _NEXT_TIME
                for what in (
                    "that damage",
                    "half that damage, {up:rounded}",
                    "all but {m:number} of that damage",
                )
            ),
            "选择{by:chosen_source}[。/，]{d:duration}，防止该来源下一次将对{to:harmed}造成的"
            "{combat:damage_kind}[/的一半，{up:rounded}]|"
            "选择{by:chosen_source}[。/，]{d:duration}，该来源下一次将对{to:harmed}造成"
            "{combat:damage_kind}时，防止其中除{m:number}点以外的伤害|"
            "选择{by:chosen_source}[。/，]{d:duration}，防止该来源下一次将造成的{combat:damage_kind}|"
            "防止{by:harming}{d:duration}下一次将[对{to:harmed}/]造成的{combat:damage_kind}|"
            "{d:duration}，防止{by:harming}下一次将[对{to:harmed}/]造成的{combat:damage_kind}",
            ex=(
                "the next time a red source of your choice would deal damage to you this turn, "
                "prevent that damage",
                "选择一个红色来源。于本回合中，防止该来源下一次将对你造成的伤害",
            ),
        ),
        t(
            _next_time,
            "|".join(
                f"the next time {one} {{d:duration}}, {what} to {{r:recipient}} instead"
                for one in _NEXT_TIME
                for what in (
                    "that damage is dealt",
                    "[it/that source/that creature/that spell] deals that damage",
                )
            ),
            "选择{by:chosen_source}[。/，]{d:duration}，该来源下一次将对{to:harmed}造成的"
            "{combat:damage_kind}[，/]改为对{r:recipient}造成[之/]|"
            "{d:duration}，{by:harming}下一次将对{to:harmed}造成的{combat:damage_kind}[，/]"
            "改为对{r:recipient}造成[之/]|"
            "{d:duration}，下一次将对{to:harmed}造成的{combat:damage_kind}[，/]"
            "改为对{r:recipient}造成[之/]",
            ex=(
                "the next time damage would be dealt to ~ this turn, that damage is dealt to any "
                "target instead",
                "本回合中，下一次将对~造成的伤害改为对任意一个目标造成",
            ),
        ),
        t(
            _shield,
            "|".join(
                f"all {{combat:damage_kind}} {one} is dealt to {{r:recipient}} instead"
                for one in _DEALT
            ),
            "{d:duration}，[所有/]{h:harm}的所有{combat:damage_kind}[，/]"
            "改为对{r:recipient}造成[之/]|"
            "所有{d:duration}{h:harm}的{combat:damage_kind}[，/]改为对{r:recipient}造成[之/]|"
            "选择{by:chosen_source}[，/。]{d:duration}，"
            "该来源将对{to:harmed}造成的所有{combat:damage_kind}[，/]改为对{r:recipient}造成[之/]",
            ex=(
                "all damage that would be dealt to you this turn by target creature is dealt to "
                "its controller instead",
                "本回合中，目标生物将对你造成的所有伤害，改为对其操控者造成之",
            ),
        ),
        t(
            _shield,
            "|".join(
                f"the next {{n:simple_amount}} {{combat:damage_kind}} {one} is dealt to "
                "{r:recipient} instead"
                for one in _DEALT
            ),
            "{d:duration}，接下来{h:harm}的{n:simple_amount}点{combat:damage_kind}[，/]改为对"
            "{r:recipient}造成[之/]|"
            "选择{by:chosen_source}[，/。]{d:duration}，该来源接下来将对{to:harmed}造成的"
            "{n:simple_amount}点{combat:damage_kind}[，/]改为对{r:recipient}造成[之/]",
            ex=(
                "the next 2 damage that would be dealt to any target this turn is dealt to another "
                "target instead",
                "于本回合中，接下来将对任意一个目标造成的2点伤害，改为对任意一个其他目标造成之",
            ),
        ),
        t(
            _made_other,
            "|".join(
                f"{said}, {{o:other_damage}}"
                for by in ("{f:damage_source}", "{by:harming}")
                for said in (
                    f"if {by} would deal {{combat:damage_kind}} {{d:duration}}{_TO}",
                    f"if {by} would deal {{combat:damage_kind}} to {{t:dealt_to}} {{d:duration}}",
                    f"{{d:duration}}, if {by} would deal {{combat:damage_kind}}{_TO}",
                )
            ),
            "|".join(
                f"{{d:duration}}，若{by}将[对{{t:dealt_to}}]造成{{combat:damage_kind}}，"
                "[则]{o:other_damage}"
                for by in ("{f:damage_source}", "{by:harming}")
            ),
            ex=(
                "if a red source would deal damage this turn, it deals double that damage instead",
                "本回合中，若一个红色来源将造成伤害，则改为造成两倍的伤害",
            ),
        ),
        t(
            _to_and_by,
            "prevent all {combat:damage_kind} that would be dealt to and dealt by {o:one_objects} "
            "{d:duration}|{d:duration}, prevent all {combat:damage_kind} that would be dealt to "
            "and dealt by {o:one_objects}",
            "[防止{d:duration}/{d:duration}，防止]将对{o:one_objects}造成以及由其造成的所有"
            "{combat:damage_kind}",
        ),
        t(
            _life_kept,
            "{d:duration}, damage that would reduce your life total to less than {n:number} "
            "reduces it to {m:number} instead",
            "{d:duration}，将使你的总生命减至{n:number}以下的伤害，改为减少至{m:number}",
            ex=(
                "until end of turn, damage that would reduce your life total to less than 1 "
                "reduces it to 1 instead",
                "直到回合结束，将使你的总生命减至1以下的伤害，改为减少至1",
            ),
        ),
    ),
    (
        "prevent the next 3 damage that would be dealt to any target this turn",
        "防止本回合中接下来将对任意一个目标造成的3点伤害",
    ),
)
TABLES = (HARMED, CHOSEN_SOURCE, HARMING, HARM, HARM_OF, EFFECTS)
