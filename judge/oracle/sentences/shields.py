"""Shields against damage that a spell or ability sets up (615.7, 615.8)."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.amounts import Half, ThatMuch
from judge.abilities.bases import Amount, Duration, Effect, Filter, Pattern, Who
from judge.abilities.durations import EndOfTurn
from judge.abilities.effects.combinators import ReplaceThisTurn
from judge.abilities.effects.objects import DealDamage
from judge.abilities.effects.players import GainLife
from judge.abilities.filters import (
    ControlledBy,
    HostOfThis,
    IsIt,
    IsPermanent,
    IsThis,
    OfType,
    WithKeyword,
)
from judge.abilities.references import AboutPlayers
from judge.abilities.statics import KeepsLife, Prevented, Redirected, Replacement
from judge.abilities.who import (
    ControllerOf,
    Every,
    It,
    TriggerSource,
    You,
)
from judge.cards import CardType
from judge.language import REJECTED, Table, t
from judge.oracle.composition.subject import sequence
from judge.oracle.lexicon.filters import every

SPOKEN = p.IsDealtDamage(IsIt(), AboutPlayers())


def _spoken(f: Filter | None) -> Pattern:
    """615.9: a quality of the source is looked at again as the damage would be dealt."""
    return SPOKEN if f in (None, every()) else p.DealsDamage(f, None, IsIt(), AboutPlayers())


def _shield(
    r: Who, n: Amount | None = None, f: Filter | None = None, times: int | None = None
) -> object:
    if r == You() and n is None and f is None:
        return REJECTED  # "to you" has a row of its own
    rule = Replacement(_spoken(f), Prevented(n))
    return ReplaceThisTurn(rule, times=times, about=r, chosen=f)


def _from_one_with(k: str, r: Who) -> object:
    creatures = every(IsPermanent(), OfType(CardType.CREATURE), WithKeyword(k))
    return _shield(r, f=creatures, times=1)


def _combat_shield(r: Who) -> object:
    if r == You():
        return REJECTED  # "to you" has a row of its own
    pattern = p.IsDealtDamage(IsIt(), AboutPlayers(), combat=True)
    return ReplaceThisTurn(Replacement(pattern, Prevented()), about=r)


def _dealt_by(o: Who, combat: bool | None = None, d: Duration | None = None) -> Effect:
    """Of what was chosen or spoken of; 611.2c: it is looked at each time what else deals damage."""
    if isinstance(o, Every):
        return _by_every(o.filter, combat)
    rule = Replacement(p.DealsDamage(IsIt(), combat), Prevented())
    return ReplaceThisTurn(rule, about=o, duration=d or EndOfTurn())


def _life_kept(n: int, m: int, d: Duration) -> object:
    rule = Replacement(p.LosesLife(You(), by_damage=True), KeepsLife(n))
    return ReplaceThisTurn(rule, duration=d) if n == m else REJECTED


def _healed_by(o: Who) -> Effect:
    gain = GainLife(ThatMuch(), You())
    rule = Replacement(p.DealsDamage(IsIt()), Prevented(then=gain))
    return ReplaceThisTurn(rule, times=1, about=o)


def _to_and_by(o: Who, combat: bool | None = None) -> Effect:
    to = Replacement(p.IsDealtDamage(IsIt(), None, combat), Prevented())
    return sequence(ReplaceThisTurn(to, about=o), _dealt_by(It(), combat))


def _by_every(f: Filter, combat: bool | None = None) -> Effect:
    return ReplaceThisTurn(Replacement(p.DealsDamage(f, combat), Prevented()))


def _struck_back(f: Filter) -> Effect:
    back = DealDamage(ThatMuch(), ControllerOf(TriggerSource()))
    rule = Replacement(_spoken(f), Prevented(then=back))
    return ReplaceThisTurn(rule, times=1, about=You(), chosen=f)


def _harm(n: Amount, f: Filter, r: Who) -> Effect:
    mine = every(IsPermanent(), ControlledBy(You()))
    rule = Replacement(p.IsDealtDamage(mine, You()), Redirected(r, n))
    return ReplaceThisTurn(rule, chosen=f)


def _moved_to(n: Amount, a: Who, b: Who) -> Effect:
    return ReplaceThisTurn(Replacement(SPOKEN, Redirected(b, n)), about=a)


def _this_to(n: Amount, r: Who) -> Effect:
    return ReplaceThisTurn(Replacement(p.IsDealtDamage(IsThis()), Redirected(r, n)))


def _host_to(n: Amount, r: Who) -> Effect:
    return ReplaceThisTurn(Replacement(p.IsDealtDamage(HostOfThis()), Redirected(r, n)))


EFFECTS = Table(
    "shield_effect",
    (
        t(
            _shield,
            "prevent the next {n:simple_amount} damage that would be dealt to {r:recipient} this "
            "turn|"
            "prevent all damage {f:a_source} of your choice would deal to {r:recipient} this turn",
            "[防止本回合中/于本回合中，防止/防止]接下来将对{r:recipient}"
            "造成的{n:simple_amount}点伤害|"
            "选择{f:a_source}[，/。]于本回合中，防止该来源将对{r:recipient}造成的所有伤害",
        ),
        t(
            _shield,
            "prevent all damage that would be dealt [to {r:recipient} this turn/this turn to "
            "{r:recipient}]",
            "[防止本回合中/于本回合中，防止]将对{r:recipient}造成的所有伤害",
            rank=1,
        ),
        t(
            _combat_shield,
            "prevent all combat damage that would be dealt to {r:recipient} this turn",
            "[防止本回合中/于本回合中，防止]将对{r:recipient}造成的所有战斗伤害",
            rank=1,
        ),
        t(
            _dealt_by,
            "prevent all combat damage that would be dealt by {o:one_objects} this turn|"
            "prevent all combat damage {o:target_permanent} would deal this turn",
            "[防止本回合中/于本回合中，防止]{o:one_objects}将造成的所有战斗伤害",
            combat=True,
            rank=1,
        ),
        t(
            _dealt_by,
            "prevent all damage [{o:target_permanent}/{o:target_spell}] would deal this turn|"
            "prevent all damage that would be dealt by {o:target_permanent} this turn",
            "[防止本回合中/于本回合中，防止]{o:target_permanent}将造成的所有伤害|"
            "防止{o:target_spell}本回合中将造成的所有伤害",
        ),
        t(
            lambda o, d: _dealt_by(o, d=d),
            "{d:duration}, prevent all damage {o:target_permanent} would deal|"
            "{d:duration}, prevent all damage that would be dealt by {o:target_permanent}",
            "{d:duration}，防止{o:target_permanent}将造成的所有伤害",
            ex=(
                "until your next turn, prevent all damage target permanent would deal",
                "直到你的下一个回合，防止目标永久物将造成的所有伤害",
            ),
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
        t(
            _healed_by,
            "the next time {o:target_permanent} would deal damage this turn, prevent that damage. "
            "you gain life equal to the damage prevented this way",
            "防止{o:target_permanent}在本回合中下一次将造成的伤害。你获得与以此法所防止的伤害等量的生命",
        ),
        t(
            _by_every,
            "prevent all damage that would be dealt by [{f:permanents@p}/{f:other_sources}] "
            "this turn|prevent all damage that would be dealt this turn by [{f:permanents@p}"
            "/{f:other_sources}]|"
            "prevent all damage [{f:permanents@p}/{f:other_sources}/that {f:other_sources}] "
            "would deal this turn",
            "于本回合中，防止所有{f:permanents}将造成的所有伤害|"
            "防止本回合中由{f:permanents}造成的所有伤害|"
            "于本回合中，防止将由{f:permanents}造成的所有伤害|"
            "于本回合中，防止所有{f:other_sources}将造成的所有伤害|"
            "于本回合中，防止将由{f:other_sources}造成的所有伤害",
        ),
        t(
            _to_and_by,
            "prevent all {combat:damage_kind} that would be dealt to and dealt by {o:one_objects} "
            "this turn",
            "[防止本回合中/于本回合中，防止]将对{o:one_objects}造成以及由其造成的所有"
            "{combat:damage_kind}",
        ),
        t(
            _shield,
            "the next time {f:a_source} of your choice would deal damage to {r:recipient} this "
            "turn, prevent that damage",
            "选择{f:a_source}[。/，]于本回合中，防止该来源下一次将对{r:recipient}造成的伤害",
            times=1,
        ),
        t(
            lambda f, r, up: _shield(f=f, r=r, n=Half(ThatMuch(), up), times=1),
            "the next time {f:a_source} of your choice would deal damage to {r:recipient} this "
            "turn, prevent half that damage, {up:rounded}",
            "选择{f:a_source}。于本回合中，防止该来源下一次将对{r:recipient}造成的伤害的一半，"
            "{up:rounded}",
        ),
        t(
            _from_one_with,
            "the next time a creature of your choice with {k:keyword_name} would deal damage to "
            "{r:recipient} this turn, prevent that damage",
            "选择一个具{k:keyword_name}异能的生物。于本回合中，防止该来源下一次将对{r:recipient}"
            "造成的伤害",
        ),
        t(
            _struck_back,
            "the next time {f:a_source} of your choice would deal damage to you this turn, "
            "prevent that damage. if damage is prevented this way, ~ deals that much damage to "
            "that source's controller",
            "选择{f:a_source}。于本回合中，防止该来源下一次将对你造成的伤害。若以此法防止伤害，则~"
            "对该来源的操控者造成等量的伤害",
        ),
        t(
            _harm,
            "the next {n:simple_amount} damage that {f:a_source} of your choice would deal to you "
            "and/or permanents you control this turn is dealt to {r:recipient} instead",
            "选择{f:a_source}。本回合中，该来源接下来将对你和/或由你操控的永久物造成的"
            "{n:simple_amount}点伤害，改为对{r:recipient}造成之",
        ),
        t(
            _host_to,
            "the next {n:simple_amount} damage that would be dealt to enchanted creature this turn "
            "is dealt to {r:recipient} instead",
            "本回合中，"
            "接下来将对所结附的生物造成的{n:simple_amount}点伤害改为对{r:recipient}造成之",
        ),
        t(
            _moved_to,
            "the next {n:simple_amount} damage that would be dealt to {a:any_target} this turn is "
            "dealt to {b:any_target} instead",
            "[于]本回合中，接下来将对{a:any_target}造成的{n:simple_amount}点伤害，"
            "改为对{b:any_target}造成之",
            ex=(
                "the next 2 damage that would be dealt to any target this turn is dealt to another "
                "target instead",
                "于本回合中，接下来将对任意一个目标造成的2点伤害，改为对任意一个其他目标造成之",
            ),
        ),
        t(
            _this_to,
            "the next {n:simple_amount} damage that would be dealt to ~ this turn is dealt to "
            "{r:recipient} instead",
            "本回合中，接下来将对~造成的{n:simple_amount}点伤害改为对{r:recipient}造成之|"
            "于本回合中，接下来将对~造成的{n:simple_amount}点伤害改为对{r:recipient}造成之",
        ),
    ),
    (
        "prevent the next 3 damage that would be dealt to any target this turn",
        "防止本回合中接下来将对任意一个目标造成的3点伤害",
    ),
)
TABLES = (EFFECTS,)
