"""Clauses whose subject is an object: fights, deals damage, becomes a copy."""

from __future__ import annotations

from judge.abilities.amounts import QualityOf, ThatMuch
from judge.abilities.bases import (
    Amount,
    Duration,
    Effect,
    Filter,
    Modification,
    Objects,
    Players,
    Who,
)
from judge.abilities.effects.combinators import Sequence, SpeakOf
from judge.abilities.effects.objects import (
    Act,
    BecomeBlocked,
    BecomeCopy,
    Change,
    DealDamage,
    DontUntap,
    Fight,
    PhaseOut,
    PutCounters,
)
from judge.abilities.filters import IsIt, IsOne, Non, Quality
from judge.abilities.modifications import ModifyPowerToughness, Restricted
from judge.abilities.statics import (
    AssignsNoDamage,
)
from judge.abilities.walk import TARGETS
from judge.abilities.who import AmongThem, Chosen, ControllerOf, Every, It
from judge.language import REJECTED, Table, t, w
from judge.oracle.composition.subject import done_to
from judge.oracle.lexicon.filters import every
from judge.oracle.lexicon.pronouns import pronouns
from judge.oracle.phrases.amounts.worked_out import times


def _kept_tapped(o: Objects, who: Players) -> object:
    """In the next untap step of a player who is named; those of its controller have a row."""
    return REJECTED if isinstance(who, ControllerOf) else DontUntap(o, who)


def _become_copy(
    o: Objects, c: Objects, d: Duration | None = None, e: tuple[Modification, ...] = ()
) -> Effect:
    return BecomeCopy(o, c, d, e)


def _others_copy(f: Filter, c: Objects, d: Duration) -> Effect:
    """Than the target, which is spoken of first."""
    others = Every(every(f, Non(IsOne(It()))))
    return Sequence((SpeakOf(c), BecomeCopy(others, It(), d)))


def _grows(o: Objects, c: tuple[Amount, Amount], d: Duration, n: Amount) -> object:
    if not all(isinstance(side, int) for side in c):
        return REJECTED
    return Change(o, (ModifyPowerToughness(times(c[0], n), times(c[1], n)),), d)


def _either_size(
    o: Objects, a: tuple[Amount, Amount], b: tuple[Amount, Amount], d: Duration
) -> object:
    return done_to(
        o, lambda it: tuple(Change(it, (ModifyPowerToughness(*size),), d) for size in (a, b))
    )


def _each_by_power(o: Objects, r: Who) -> Effect:
    return DealDamage(QualityOf(Quality.POWER, It()), r, o)


def _fight(a: Objects, b: Objects) -> Effect:
    return Fight(a, b)


OBJECT_CLAUSE = Table(  # objects as the subject of what is done
    "object_clause",
    (
        t(
            _fight,
            "{a:one_objects@s} fights {b:one_objects}|{a:one_objects@p} fight {b:one_objects}|"
            "{a:target_permanent_s} and {b:target_permanent} fight each other",
            "{a:one_objects}[与/和]{b:one_objects}互斗|"
            "{a:target_permanent_s}与{b:target_permanent}互斗",
        ),
        t(
            lambda o, d: Change(o, (Restricted(AssignsNoDamage(IsIt())),), d),
            "{o:objects} <assigns/assign> no combat damage {d:duration}",
            "{o:objects}{d:duration}不分配战斗伤害|{d:duration}，{o:objects}不分配战斗伤害|"
            "{o:objects}不分配战斗伤害{d:duration}",
            ex=("~ assigns no combat damage this turn", "~本回合不分配战斗伤害"),
        ),
        t(
            _grows,
            "{o:objects} <gets/get> {c:change} {d:duration} for each {n:counted}|"
            "{o:objects} <gets/get> an additional {c:change} {d:duration} for each {n:counted}",
            "{n:counted}，{o:objects}便得{c:change}{d:duration}|"
            "{d:duration}，{n:counted}，{o:objects}便得{c:change}",
            ex=(
                "target creature gets +1/+1 until end of turn for each creature you control",
                "每有一个由你操控的生物，目标生物便得+1/+1直到回合结束",
            ),
        ),
        t(
            _either_size,
            "{o:objects} <gets/get> {a:change} or {b:change} {d:duration}",
            "{o:objects}得{a:change}或{b:change}{d:duration}",
            ex=(
                "~ gets +1/-1 or -1/+1 until end of turn",
                "~得+1/-1或-1/+1直到回合结束",
            ),
        ),
        t(
            lambda o, k, d: Change(o, k, d),
            "{o:objects@s} is {k:becoming} {d:duration}",
            "",
        ),
        t(
            lambda who: (
                SpeakOf(who) if isinstance(who, (*TARGETS, AmongThem, Chosen)) else REJECTED
            ),
            "choose {who:target_permanent}|choose {who:any_target}|choose {who:card_objects}|"
            "choose {who:target_players}|choose {who:target_spell}|choose {who:among}",
            "选择{who:target_permanent}|选择{who:any_target}|选择{who:card_objects}|"
            "选择{who:target_players}|选择{who:target_spell}|选择{who:among}",
            ex=("choose target creature", "选择目标生物"),
        ),
        t(PhaseOut, "{objects} <phases/phase> out", "{objects}跃离"),
        t(
            lambda o: DontUntap(o),
            "{o:objects@s} doesn't untap during its controller's next untap step|"
            "{o:objects@p} don't untap during their controllers' next untap steps|"
            "{o:objects@p} don't untap during [their/its] controller's next untap step",
            "{o:objects}[于/在]其操控者的下一个重置步骤中不能重置|"
            "{o:objects}于其操控者的下一个重置步骤[中不能重置之/不能重置]|"
            "{o:objects}在其操控者的下一个重置步骤不能重置",
        ),
        t(
            lambda who, o: SpeakOf(o.with_(player=who)),
            "{who:one_chooser@s} chooses {o:among}",
            "{who:one_chooser}选择{o:among}",
            ex=("an opponent chooses one of them", "一位对手选择其中一张"),
        ),
        t(
            _kept_tapped,
            "{o:objects@s} doesn't untap during {who:possessive} next untap step|"
            "{o:objects@p} don't untap during {who:possessive} next untap step",
            "{o:objects}于{who:possessive}下一个重置步骤中不[能]重置",
            ex=("it doesn't untap during your next untap step", "它于你的下一个重置步骤中不能重置"),
        ),
        t(
            lambda o: Act("explore", o),
            "{o:objects} <explores/explore>|{o:objects} <explores/explore> again",
            "[令]{o:objects}勘察|{o:objects}进行勘察|[令]{o:objects}再勘察|再勘察{o:objects}",
        ),
        t(
            lambda o, a: Act(a, o),
            "{o:objects} <becomes/become> {a:become_so}|"
            "{o:objects} <becomes/become> no longer {a:no_longer}|"
            "{o:objects} <is/are> no longer {a:no_longer}|{o:it_is_now} no longer {a:no_longer}",
            "{o:objects}成为已{a:become_so}|{o:objects}不再{a:no_longer}",
        ),
        t(
            lambda o, n: Act("endure", o, n),
            "{o:objects} <endures/endure> {n:simple_amount}",
            "{o:objects}续战{n:simple_amount}",
            ex=("~ endures 2", "~续战2"),
        ),
        t(lambda o: Act("connive", o), "{o:objects} <connives/connive>", "{o:objects}行谋"),
        t(
            BecomeBlocked,
            "{objects} <becomes/become> blocked",
            "{objects}成为[已受阻挡/被阻挡的生物]|使{objects}成为已受阻挡",
        ),
        t(
            _become_copy,
            "{o:objects} <becomes/become> a copy of {c:copied}[ {d:duration}]|"
            "{o:objects} <becomes/become> a copy of {c:copied}[ {d:duration}], except "
            "{e:exceptions}|"
            "{d:duration}, {o:objects@s} becomes a copy of {c:copied}[, except {e:exceptions}]",
            "{o:objects}[成为/变成]{c:copied}的复制品|"
            "{o:objects}成为{c:copied}的复制品{d:duration}|"
            "{o:objects}成为{c:copied}的复制品，{d:duration}|"
            "{o:objects}成为{c:copied}的复制品[{d:duration}]，但{e:exceptions}|"
            "{d:duration}，{o:objects}成为{c:copied}的复制品[，但{e:exceptions}]",
            ex=(
                "~ becomes a copy of target creature until end of turn",
                "~成为目标生物的复制品直到回合结束",
            ),
        ),
        t(
            _others_copy,
            "each other {f:permanents@s} becomes a copy of {c:target_permanent} {d:duration}",
            "[每个其他/其他每个]{f:permanents}成为{c:target_permanent}的复制品{d:duration}",
            ex=(
                "each other creature becomes a copy of target creature until end of turn",
                "每个其他生物成为目标生物的复制品直到回合结束",
            ),
            rank=-1,
        ),
        t(
            lambda o, n, r: DealDamage(n, r, o),
            "{o:damager} <deals/deal> {n:simple_amount} damage to {r:recipient}|"
            "{o:damager} also <deals/deal> {n:simple_amount} damage to {r:recipient}",
            "{o:damager}[对/向]{r:recipient}造成{n:simple_amount}点伤害|"
            "{o:damager}对{r:recipient}各造成{n:simple_amount}点伤害",
        ),
        t(
            lambda o, r, n: DealDamage(n, r, o),
            "{o:damager} <deals/deal> damage equal to {n:amount} to {r:recipient}|"
            "{o:damager} <deals/deal> damage to {r:recipient} equal to {n:amount}",
            "{o:damager}[对/向]{r:recipient}造成等同于{n:amount}的伤害|"
            "{o:damager}对{r:recipient}造成若干[点]伤害，其数量等同于{n:amount}|"
            "{o:damager}对{r:recipient}[造成数量/各造成]等同于{n:amount}的伤害|"
            "{o:damager}[对/向]{r:recipient}[各]造成伤害，其数量等同于{n:amount}",
        ),
        t(
            _each_by_power,
            "{o:target_permanent@p} each deal damage equal to their power to {r:recipient}",
            "{o:target_permanent}各依本身力量对{r:recipient}造成伤害|"
            "{o:target_permanent}各对{r:recipient}造成等同于其本身力量的伤害",
            ex=(
                "two target creatures each deal damage equal to their power to target player",
                "两个目标生物各依本身力量对目标牌手造成伤害",
            ),
        ),
        t(
            lambda o, r: DealDamage(ThatMuch(), r, o),
            "{o:damager} <deals/deal> that much damage to {r:recipient}",
            "{o:damager}对{r:recipient}造成等量[的]伤害|{o:damager}向{r:recipient}造成等量的伤害",
        ),
        t(
            lambda o, n, r, m: (
                REJECTED if times(n, m) is REJECTED else DealDamage(times(n, m), r, o)
            ),
            "{o:damager} <deals/deal> {n:number} damage to {r:recipient} for each {m:counted}",
            "{m:counted}，{o:damager}便对{r:recipient}造成{n:number}点伤害|"
            "{m:counted}，则{o:damager}对{r:recipient}造成{n:number}点伤害",
        ),
        t(
            lambda o, n, r: DealDamage(n, r, o, divided=True),
            "{o:damager} <deals/deal> {n:simple_amount} damage divided as you choose among "
            "{r:divided_among}",
            "{o:damager}对{r:divided_among}造成共{n:simple_amount}点伤害，[你可/由你]任意分配|"
            "{o:damager}造成{n:simple_amount}点伤害，你可任意分配给{r:divided_among}|"
            "{o:damager}对{r:divided_among}造成[总共]{n:simple_amount}点伤害，由你任意分配|"
            "{o:damager}造成共{n:simple_amount}点伤害，你可以任意分配于{r:divided_among}",
        ),
        t(
            lambda o, n, r: DealDamage(n, r, o, evenly=True),
            "{o:damager} <deals/deal> {n:simple_amount} damage divided evenly, rounded down, among "
            "{r:divided_among}",
            "{o:damager}造成{n:simple_amount}点伤害，平均分配给{r:divided_among}，小数点后舍去",
            ex=(
                "~ deals x damage divided evenly, rounded down, among any number of targets",
                "~造成x点伤害，平均分配给任意数量的目标，小数点后舍去",
            ),
        ),
        t(
            lambda n, k, r: PutCounters(k, n, r, divided=True),
            "distribute {n:plural_count} {k:counter} counters among {r:divided_among}",
            "将{n:plural_count}个{k:counter}指示物分配给{r:divided_among}|"
            "将{n:plural_count}个{k:counter}指示物任意分配于{r:divided_among}上|"
            "将{n:plural_count}个{k:counter}指示物任意分配给{r:divided_among}",
        ),
    ),
    ("~ deals 3 damage to any target", "~对任意一个目标造成3点伤害"),
)
NO_LONGER = Table("no_longer", (w("unsuspect", "suspected", "遭疑"),), ("suspected", "遭疑"))
IT_IS_NOW = Table("it_is_now", pronouns("it's|they're"), ("it's", ""))
BECOME_SO = Table(  # by a keyword action, named by what does it
    "become_so",
    (
        w("plot", "plotted", "设谋"),
        w("prepare", "prepared", "备法"),
        w("unprepare", "unprepared", "撤法"),
        w("saddle", "saddled until end of turn", "乘驾直到回合结束"),
    ),
    ("plotted", "设谋"),
)
