"""The rules of a trigger event: of its kind, of what it looks at, and of how often it happens."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.ability import Triggered
from judge.abilities.bases import Pattern
from judge.abilities.conditions import WasPaid
from judge.abilities.walk import within
from judge.abilities.who import This, Triggering
from judge.cite import cites
from judge.game.state import ObjectId, Occurred, PendingTrigger
from judge.rules.damage import excess_damage
from judge.rules.patterns import looks_back, rule_of_looking_back
from judge.rules.patterns.later import CRIMES_SINCE, EXPENDING_SINCE
from judge.rules.patterns.look import Look
from judge.rules.rulebook import Rulebook
from judge.rules.triggers.ability import parts_of
from judge.rules.view import View

KICKED = ("kicker", "multikicker")
MOVED = (This(), Triggering())
OBJECTS = ("objects", "on", "to")  # what effects call what they do something to
BECOMING = (p.BecomesTapped, p.BecomesUntapped, p.BecomesAttached, p.BecomesMonarch)


def rules_of_kind(ability: Triggered, rulebook: Rulebook) -> tuple[str, ...]:
    """The rules of the kind of trigger event that an ability has."""
    found: list[str] = []
    for pattern in parts_of(ability.pattern):
        found += (*_of_zones(pattern, ability), *_of_combat(pattern))
        if isinstance(pattern, p.StepBegins):
            found += step_begins.numbers
        if isinstance(pattern, p.Cycles):
            found += cycles.numbers
        if isinstance(pattern, BECOMING):
            found += becomes.numbers
        if type(pattern) in OF_LATER_EVENTS:
            found += OF_LATER_EVENTS[type(pattern)].numbers
        if getattr(pattern, "nth", None) is not None and isinstance(pattern, p.CountersPut):
            found += nth_counter.numbers
        if getattr(pattern, "excess", False):
            found += excess_damage.numbers
        if looks_back(pattern, rulebook.edition) and not isinstance(pattern, p.Discards):
            found.append(rule_of_looking_back(pattern))
    if isinstance(ability.condition, WasPaid):
        of_one = " {" in ability.condition.keyword
        found += of_one_kicker.numbers if of_one else ()
        found += of_kicker.numbers if ability.condition.keyword in KICKED else ()
    return tuple(found)


@cites("702.33e", "这些异能会关联到此物件上印的增幅异能")
def of_kicker() -> None:
    """What an object does if it was kicked is linked to the kicker printed on it."""


@cites("607.2i", "它们中的每个异能都将明确提及哪一个费用")
def of_one_kicker() -> None:
    """What speaks of one of several kicker costs is linked to that one."""


@cites("702.29c", "当你弃掉[此牌]以支付循环异能的起动费用")
def cycles() -> None:
    """What waits for a card to be cycled triggers as it is discarded to pay for that."""


@cites("603.6", "改变区域触发")
@cites("603.6a", "进入战场异能在一个永久物进入战场时触发")
@cites("603.6c", "离开战场异能当一个永久物从战场转移到其他区域")
def _of_zones(pattern: Pattern, ability: Triggered) -> tuple[str, ...]:
    """What does something to the object that moved looks for it where it went."""
    zones, entering, leaving = _of_zones.numbers
    parts = tuple(within(ability.effect))
    finds = any(getattr(part, name, None) in MOVED for part in parts for name in OBJECTS)
    more = (zones,) if finds else ()
    match pattern:
        case p.Enters():
            return (*more, entering)
        case p.Leaves() | p.Dies():
            return (*more, leaving)
        case p.PutInto():
            return (zones,)
    return ()


@cites("508.2a", "只在生物被宣告为攻击者的时间点触发")
@cites("509.5f", "它只有在该生物成为阻挡生物的时间点上具有这些特性的情况下，才会触发")
def _of_combat(pattern: Pattern) -> tuple[str, ...]:
    """Attackers and blockers are looked at as they are declared, never later."""
    attacking, blocking = _of_combat.numbers
    match pattern:
        case p.Attacks():
            return (attacking,)
        case p.Blocks(blocked=met) | p.BecomesBlocked(by=met):
            return (blocking,) if met is not None else ()
    return ()


@cites("603.2b", "当一个阶段或步骤开始时")
def step_begins() -> None:
    """What triggers at the beginning of a step does so as it begins."""


@cites("700.13", "that spell or ability targets at least one opponent", edition=CRIMES_SINCE)
def commits_crime() -> None:
    """A player commits a crime who targets an opponent or what is an opponent's."""


@cites("700.14", "spent this turn to cast spells", edition=EXPENDING_SINCE)
def expends() -> None:
    """A player expends so much as a spell's mana makes it that of the turn."""


OF_LATER_EVENTS = {p.CommitsCrime: commits_crime, p.Expends: expends}


@cites("122.7", "放置指示物前有少于N个指示物")
def nth_counter() -> None:
    """The Nth counter is put where there were fewer before, and there are so many after."""


@cites("603.2f", "它们只在所叙述的事件发生时触发")
def becomes() -> None:
    """What "becomes" something triggers it only as that happens, not where it is so already."""


@cites("603.6b", "改变永久物特征的持续性效应在该永久物在战场上的瞬间便生效")
@cites("611.3c", "它们在决定该永久物是否在进入战场时触发异能之前生效")
def rules_of_entered(view: View, pending: PendingTrigger) -> tuple[str, ...]:
    """The rule by which a permanent enters as what effects make of it, where they do."""
    enters = any(isinstance(part, p.Enters) for part in parts_of(pending.ability.pattern))
    changed = any(isinstance(i, int) and view.because.get(ObjectId(i)) for i in pending.occurred.it)
    return rules_of_entered.numbers if enters and changed else ()


@cites("603.2c", "如果一个事件包含发生多次，则它会反复触发")
@cites("700.1", "一次的“发生”有可能被作为单一事件，也可能被作为数个事件")
@cites("603.2d", "然后该异能触发等量的次数")
def rules_of_number(look: Look, waiting: tuple[PendingTrigger, ...]) -> tuple[str, ...]:
    """The rules by which one ability triggers several times at once; each of several does once."""
    by_ability: dict[tuple[ObjectId | None, Triggered], list[Occurred]] = {}
    for pending in waiting:
        by_ability.setdefault((pending.source, pending.ability), []).append(pending.occurred)
    *several, again = rules_of_number.numbers
    found: list[str] = []
    for (source, ability), occurred in by_ability.items():
        each = any(getattr(part, "each", False) for part in parts_of(ability.pattern))
        found += several if len({*occurred}) > 1 or (each and len(occurred) > 1) else ()
        once = len({*occurred}) * _instances(look, source, ability)
        found += [again] if not each and once < len(occurred) else ()
    found += [one for pending in waiting if _is_once_for_many(pending) for one in several]
    return tuple(dict.fromkeys(found))


def _instances(look: Look, source: ObjectId | None, ability: Triggered) -> int:
    """How many times the source of an ability has it: once, if it is not known any more."""
    for view in (look.after, look.before):
        if source is not None and source in view.state.objects:
            return max(1, view.abilities(source).count(ability))
    return 1


def _is_once_for_many(pending: PendingTrigger) -> bool:
    """True of "one or more …", which triggered once on several at the same time."""
    at_once = any(getattr(part, "at_once", False) for part in parts_of(pending.ability.pattern))
    return at_once and max(len(pending.occurred.it), len(pending.occurred.source)) > 1
