"""An event becomes the replacement and prevention effects that apply to it (614, 615).

Effects are looked for as the event would happen (614.4): among the rules in force, and, for what
would enter the battlefield, also among its own abilities as they would be there (614.12).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator

from corpus.structs import Struct
from judge.abilities import patterns as p
from judge.abilities.ability import Static
from judge.abilities.bases import Pattern
from judge.abilities.filters import AllOf, IsThis
from judge.abilities.statics import CantBeRegenerated, Prevented, Regenerates, Replacement
from judge.cite import cites
from judge.game import events as e
from judge.game.state import FloatingRule, ObjectId, Occurred, Zone
from judge.rules.influence.limits import prevents
from judge.rules.influence.reach import unlimited
from judge.rules.meaning import Context, holds, matches
from judge.rules.process import Process
from judge.rules.replacement.candidate import Candidate, Words, context_of
from judge.rules.replacement.inherent import inherent_effects, intrinsic_effects
from judge.rules.replacement.pattern_match import Entry, occurs
from judge.rules.statics import rules_in_force
from judge.rules.view import InForce, View

Numbers = tuple[str, ...]


class Source(Struct):
    """A replacement effect that is in force, under the key that names it."""

    held: InForce
    key: Hashable
    is_own: bool = False  # of the object that would enter


@cites("614.4", "替代性效应必须在对应的事件发生之前存在")
def find(
    view: View, event: e.Event, barred: frozenset[Hashable], entry: Entry | None
) -> list[Candidate]:
    """The effects that apply to an event, but for those that had their opportunity (614.5)."""
    sources = [*_in_force(view), *inherent_sources(view, event), *_of_moved(view, event)]
    if entry is not None:
        sources += own_sources(entry, event)
    return [
        candidate
        for source in sources
        if source.key not in barred
        and (candidate := _candidate(view, source, event, entry)) is not None
    ]


def _in_force(view: View) -> Iterator[Source]:
    if not view.rules_of(Replacement):
        return
    seen: Counter[Hashable] = Counter()
    for so in rules_in_force(view, Replacement):
        origin = so.origin
        held = InForce(so.rule, so.source, so.controller, origin, so.about)
        if isinstance(origin, FloatingRule):
            yield Source(held, ("floating", origin.timestamp))
            continue
        place = (held.source, origin)
        seen[place] += 1
        yield Source(held, ("static", *place, seen[place]))


@cites("113.6b", "只在这些区域才运作")
def _of_moved(view: View, event: e.Event) -> Iterator[Source]:
    """What a card says of its own leaving a library, in which no other ability functions."""
    if not isinstance(event, e.Moved) or view.object(event.object).zone is not Zone.LIBRARY:
        return
    held = view.object(event.object)
    if held.id in view.state.player(held.owner).library[:1]:
        return  # of the top card they are looked at anyway
    for number, ability in enumerate(view.abilities(held.id)):
        if not isinstance(ability, Static) or ability.zone is not None:
            continue
        rule = ability.rule
        if isinstance(rule, Replacement) and is_about_itself(rule.pattern):
            own = InForce(rule, held.id, held.controller, ability)
            yield Source(own, ("moved", held.id, ability, number))


def inherent_sources(view: View, event: e.Event) -> Iterator[Source]:
    """What counters and the rules themselves replace (122.1c-d, 122.1h, 903.9b, …)."""
    for number, held in enumerate(inherent_effects(view, event)):
        yield Source(held, ("inherent", held.source, held.rule, number))


@cites("614.12", "检查该永久物将存在于战场上的特征")
def own_sources(entry: Entry, event: e.Event) -> Iterator[Source]:
    """The abilities of what would enter that are about how it itself enters."""
    view, id_ = entry.view, entry.object
    if not view.is_permanent(id_):
        return
    for number, held in enumerate(intrinsic_effects(entry)):
        yield Source(held, ("own", "intrinsic", number), is_own=True)
    copies = sum(1 for what, _ in entry.entering.marks if what == "copied")
    seen: Counter[Hashable] = Counter()
    controller = view.object(id_).controller
    for ability in view.abilities(id_):
        if not isinstance(ability, Static) or ability.zone not in (None, Zone.BATTLEFIELD.value):
            continue
        rule = ability.rule
        if not isinstance(rule, Replacement) or not is_about_itself(rule.pattern):
            continue
        if not holds(view, ability.condition, Context(id_, controller)):
            continue
        seen[ability] += 1
        key = ("own", copies, ability, seen[ability])
        yield Source(InForce(rule, id_, controller, ability), key, is_own=True)


def is_about_itself(pattern: Pattern) -> bool:
    """True for events of the object itself only, not of a set that it belongs to (614.12)."""
    if isinstance(pattern, p.EitherOf):
        return all(is_about_itself(part) for part in pattern.parts)
    if isinstance(pattern, p.NextTime):
        return is_about_itself(pattern.pattern)
    filter_ = getattr(pattern, "filter", None)
    if isinstance(filter_, AllOf):
        return any(isinstance(part, IsThis) for part in filter_.parts)
    return isinstance(filter_, IsThis)


def _candidate(view: View, source: Source, event: e.Event, entry: Entry | None) -> Candidate | None:
    held = source.held
    rule = held.rule
    if not isinstance(rule, Replacement) or not _fits(view, held, rule, event):
        return None
    matching = Context(held.source, held.controller).about(*held.about)
    one = occurs(view, rule.pattern, event, matching, entry)
    if one is None:
        return None
    outside = Words(view, _outside(view, held, one, event, source))
    inside = outside if entry is None else Words(entry.view, context_of(held, one, held.source))
    candidate = Candidate(held, rule, source.key, one, outside, inside)
    words = candidate.words(rule.condition)
    return candidate if holds(words.view, rule.condition, words.context) else None


def _outside(view: View, held: InForce, one: Occurred, event: e.Event, source: Source) -> Context:
    """The context as things are now: what would enter is still what it is where it is."""
    now = tuple(i for i in one.it if not isinstance(i, int) or _is_known(view, ObjectId(i)))
    if isinstance(event, e.Moved) and len(now) < len(one.it):
        now = (*now, event.object)
    own = source.is_own
    moved = event.object if isinstance(event, e.Moved) else None
    return context_of(held, one.with_(it=now), moved if own else held.source)


def _is_known(view: View, id_: ObjectId) -> bool:
    return view.exists(id_) or id_ in view.state.known


@cites("104.3a", "牌手可以在任何时候认输")
def cant_be_replaced() -> bool:
    """No effect takes the place of a player's losing by conceding."""
    return False


def _fits(view: View, held: InForce, rule: Replacement, event: e.Event) -> bool:
    """What an effect asks of an event besides its pattern: its source, and regeneration."""
    if isinstance(event, e.Conceded):
        return cant_be_replaced()
    if isinstance(rule.instead, Regenerates):
        return isinstance(event, e.Destroyed) and may_regenerate(view, event)
    if not isinstance(event, e.Damage):
        return True
    prevented = isinstance(rule.instead, Prevented)
    if prevented and not prevents(view, held.controller, rule.pattern, event):
        return False
    chosen = held.origin.chosen if isinstance(held.origin, FloatingRule) else ()
    return not chosen or any(is_that_source(view, one, event.source) for one in chosen)


def not_prevented(process: Process, damage: e.Damage, barred: frozenset[Hashable]) -> Numbers:
    """The rule by which damage out of range of what would prevent it is dealt; none if none is."""
    view = process.view
    if not view.state.limited:
        return ()
    everywhere = unlimited(view)
    spared = (
        source.key not in barred
        and _candidate(everywhere, source, damage, None) is not None
        and _candidate(view, source, damage, None) is None
        for source in _in_force(view)
        if isinstance(source.held.rule, Replacement)
        and isinstance(source.held.rule.instead, Prevented)
    )
    return prevents.numbers if any(spared) else ()


@cites("701.15c", "叙述为某永久物不能重生的效应不会阻止此类异能的起动或咒语的施放")
def may_regenerate(view: View, event: e.Destroyed) -> bool:
    """Where a permanent can't be regenerated, its shields do nothing."""
    return event.can_regenerate and not any(
        matches(view, held.rule.filter, event.object, held.context)
        for held in rules_in_force(view, CantBeRegenerated)
    )


@cites("400.7c", "将会继续防止该咒语所成的永久物将造成的伤害")
def is_that_source(view: View, chosen: ObjectId, source: ObjectId) -> bool:
    """The source chosen; for a permanent spell also the permanent that it became."""
    if chosen == source:
        return True
    left = view.state.known.get(chosen)
    return left is not None and left.object.zone is Zone.STACK and left.became == source
