"""What objects are changed to for a while: "target creature gets +1/+1 until end of turn"."""

from __future__ import annotations

from judge.abilities.bases import (
    Ability,
    Amount,
    Condition,
    Duration,
    Effect,
    Modification,
    Objects,
    Who,
)
from judge.abilities.durations import AsLongAs, EndOfCombat, EndOfTurn, ForGood
from judge.abilities.effects.objects import Change, DealDamage
from judge.abilities.filters import IsIt
from judge.abilities.modifications import (
    GainAbilities,
    ModifyPowerToughness,
    Restricted,
    SwitchPowerToughness,
)
from judge.abilities.statics import AsThoughNotDefender, CantActivate, MustBeBlocked
from judge.abilities.walk import within
from judge.abilities.who import Every, It, This
from judge.language import REJECTED, UNSAID, Include, ListOf, Table, t, w
from judge.oracle.composition.subject import sequence
from judge.oracle.sentences.combat_limits import FOR_A_WHILE

Changed = tuple[Objects, tuple[Modification, ...]]
Lasting = tuple[tuple[Modification, ...], Duration]


def changed(o: Objects, m: tuple[Modification, ...], d: Duration | None = None) -> object:
    """Objects changed; rejected where no duration is said of what never lasts."""
    if d is None:
        if any(isinstance(mod, Restricted) for mod in m):
            return REJECTED
        return Change(o, m, ForGood())
    return Change(o, m, d)


def _has_as_long_as(
    o: Objects, m: tuple[Modification, ...], a: tuple[Ability, ...], c: Condition
) -> Effect:
    return Change(o, (*m, GainAbilities(a)), AsLongAs(c))


def leaves_duration(effect: Effect) -> bool:
    """True if a size is changed and it is not said for how long: another clause says it."""
    return any(
        isinstance(part, Change)
        and part.duration == ForGood()
        and any(isinstance(mod, ModifyPowerToughness) for mod in part.modifications)
        for part in within(effect)
    )


def _all_changed(all_of: tuple[Changed, ...], d: Duration) -> Effect:
    return sequence(*(Change(objects, mods, d) for objects, mods in all_of))


def _changed_and_deals(
    o: Objects, m: tuple[Modification, ...], d: Duration, n: Amount, r: Who
) -> object:
    """ "~ gets +1/+0 until end of turn and deals 1 damage to you"."""
    if not isinstance(o, (This, It)):
        return REJECTED
    made = changed(o, m, d)
    return sequence(made, DealDamage(n, r, o)) if isinstance(made, Effect) else made


def _inactive(o: Objects, d: Duration) -> Effect:
    return Change(o, (Restricted(CantActivate(IsIt(), mana_too=True)),), d)


def _switch(o: Objects, d: Duration) -> Effect:
    return Change(o, (SwitchPowerToughness(),), d)


def _each_in_its_time(o: Objects, all_of: tuple[Lasting, ...]) -> object:
    """ "Until end of turn and … this turn" say the same time in two ways; "this combat" another."""
    times: dict[Duration, list[Modification]] = {}
    for mods, d in all_of:
        times.setdefault(d, []).extend(mods)
    if len(times) > 1 and isinstance(o, Every):
        return REJECTED
    first, *others = (Change(It(), tuple(mods), d) for d, mods in times.items())
    return sequence(first.with_(objects=o), *others)


CHANGES = (  # objects are changed for a while
    *FOR_A_WHILE,
    t(
        _each_in_its_time,
        "{o:objects@s} {all_of:lasting_list@s}|{o:objects@p} {all_of:lasting_list@p}",
        "{o:objects}{all_of:lasting_list}",
        ex=(
            "target creature gets +1/+1 until end of turn and can't block this turn",
            "目标生物得+1/+1直到回合结束，且本回合不能阻挡",
        ),
    ),
    t(
        lambda o, m: Change(o, *m),
        "{o:objects@s} {m:required_now@s}|{o:objects@p} {m:required_now@p}",
        "{o:objects}{m:required_now}",
        ex=("target creature attacks this turn if able", "目标生物本回合若能攻击，则必须攻击"),
    ),
    t(
        lambda o: Change(o, (Restricted(MustBeBlocked(IsIt(), by_all=True)),), EndOfTurn()),
        "all creatures able to block {o:objects} this turn do so",
        "本回合中所有能够阻挡{o:objects}的生物须阻挡之|所有能够阻挡{o:objects}的生物本回合须阻挡之",
        ex=(
            "all creatures able to block target creature this turn do so",
            "本回合中所有能够阻挡目标生物的生物须阻挡之",
        ),
    ),
    t(
        _changed_and_deals,
        "{o:objects@s} {m:gains@s} {d:duration} and deals {n:simple_amount} damage to "
        "{r:recipient}",
        "{o:objects}{m:gains}{d:duration}，且[对/向]{r:recipient}造成{n:simple_amount}点伤害",
        ex=(
            "~ gets +1/+0 until end of turn and deals 1 damage to you",
            "~得+1/+0直到回合结束，且对你造成1点伤害",
        ),
    ),
    t(
        changed,
        "{o:objects@s} {m:gains@s} {d:duration}|{o:objects@p} [/each ]{m:gains@p} {d:duration}|"
        "{o:objects@s} also {m:gains@s} {d:duration}|"
        "{o:objects@p} also {m:gains@p} {d:duration}",
        "{o:objects}{m:gains}{d:duration}|{o:objects}{m:gains}，{d:duration}|"
        "{o:objects}[在]{d:duration}{m:gains}",
        ex=("target creature gets +1/+1 until end of turn", "目标生物得+1/+1直到回合结束"),
    ),
    t(
        _has_as_long_as,
        "{o:objects@s} {m:gains@s} and has {a:keyword_phrase} for as long as {c:condition}|"
        "{o:objects@p} {m:gains@p} and have {a:keyword_phrase} for as long as {c:condition}",
        "",
        ex=("target creature gets +2/+2 and has fear for as long as you control ~", ""),
    ),
    t(
        changed,
        "{d:duration}, {o:objects@s} {m:gains@s}|{d:duration}, {o:objects@p} [/each ]{m:gains@p}",
        "{d:duration}，{o:objects}{m:gains}|{d:duration}{o:objects}{m:gains}|"
        "{d:duration}，{o:objects}各{m:gains}",
        ex=("until end of turn, target creature gets +1/+1", "直到回合结束，目标生物得+1/+1"),
    ),
    t(
        changed,
        "{o:objects@s} {m:gains@s}|{o:objects@p} {m:gains@p}",
        "{o:objects}{m:gains}",
        rank=1,
        ex=("it gains haste", "它获得敏捷异能"),
    ),
    t(
        _all_changed,
        "{all_of:changed_list} {d:duration}|{d:duration}, {all_of:changed_list}",
        "{d:duration}，{all_of:changed_list}|{all_of:changed_list}{d:duration}",
        ex=(
            "creatures you control get +1/+1 and it gains haste until end of turn",
            "直到回合结束，由你操控的生物得+1/+1，且它获得敏捷异能",
        ),
    ),
    t(
        _inactive,
        "{o:possessor_of} activated abilities can't be activated {d:duration}",
        "{d:duration}，{o:possessor_of}起动式异能不能起动",
        ex=(
            "its activated abilities can't be activated this turn",
            "本回合，其起动式异能不能起动",
        ),
    ),
    t(
        _switch,
        "switch {o:possessor_of} power and toughness {d:duration}",
        "[将]{o:possessor_of}力量与防御力互换{d:duration}|"
        "[互/交]换{o:possessor_of}力量与防御力{d:duration}|"
        "将{o:possessor_of}力量和防御力互换{d:duration}",
        ex=(
            "switch target creature's power and toughness until end of turn",
            "将目标生物的力量与防御力互换直到回合结束",
        ),
    ),
)
REQUIRED_NOW = Table(
    "required_now",
    (
        t(
            lambda rules, d: (tuple(map(Restricted, rules)), d),
            "@rules {rules:required} {d:for_now} if able|"
            "can't be blocked {d:for_now} except by {rules:only_blockers}",
            "{d:for_now}{rules:required}|{d:for_now}只能被{rules:only_blockers}阻挡",
            ex=("attacks this turn if able", "本回合若能攻击，则必须攻击"),
        ),
        t(
            lambda d: ((Restricted(AsThoughNotDefender(IsIt())),), d),
            "@s can attack {d:for_now} as though it didn't have defender|"
            "@p can attack {d:for_now} as though they didn't have defender",
            "{d:for_now}[中]能视同不具守军异能地进行攻击",
            ex=(
                "can attack this turn as though it didn't have defender",
                "本回合能视同不具守军异能地进行攻击",
            ),
        ),
    ),
    ("attacks this turn if able", "本回合若能攻击，则必须攻击"),
)
FOR_NOW = Table(
    "for_now",
    (
        w(EndOfTurn(), "this turn|each combat this turn", "本回合"),
        w(EndOfCombat(), "this combat", "本次战斗"),
    ),
    ("this turn", "本回合"),
)
LASTING = Table(  # a change with its time
    "lasting",
    (
        t(
            lambda m, d: (m, d),
            "@m {m:gains} {d:duration}",
            "{m:gains}{d:duration}|{d:duration}{m:gains}",
            ex=("gets +1/+1 until end of turn", "得+1/+1直到回合结束"),
        ),
        Include("required_now"),
    ),
    ("gets +1/+1 until end of turn", "得+1/+1直到回合结束"),
)
LASTING_LIST = Table(
    "lasting_list",
    (ListOf("lasting", (", ", " and ", ", and "), ("，", "，且", "，且"), 2),),
    (
        "gets +1/+1 until end of turn and can't block this turn",
        "得+1/+1直到回合结束，且本回合不能阻挡",
    ),
)
CHANGED = Table(
    "changed",
    (
        t(
            lambda o, m: (o, m),
            "{o:objects@s} {m:gains@s}|{o:objects@p} {m:gains@p}",
            "{o:objects}{m:gains}",
        ),
    ),
    ("it gains haste", "它获得敏捷异能"),
)
CHANGED_LIST = Table(
    "changed_list",
    (
        ListOf("changed", (", ", " and ", ", and "), ("，", "，且", "，且"), 2),
        ListOf("changed", (UNSAID,) * 3, ("，", "且", "且"), 2),
        ListOf("changed", (UNSAID,) * 3, ("，", "，", "，"), 2),
    ),
    (
        "creatures you control get +1/+1 and it gains haste",
        "由你操控的生物得+1/+1，且它获得敏捷异能",
    ),
)
