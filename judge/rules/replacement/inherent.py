"""Replacement effects that no ability makes: of counters, commanders, and ways of casting."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from judge.abilities import Keyword
from judge.abilities import patterns as p
from judge.abilities.ability import SagaChapter
from judge.abilities.bases import Instead
from judge.abilities.effects.objects import ChooseLore, RemoveCounters
from judge.abilities.filters import IsThis
from judge.abilities.statics import (
    AsEnters,
    EntersWith,
    InsteadDo,
    PlayerHas,
    Prevented,
    Replacement,
    ToZoneInstead,
)
from judge.abilities.who import EachPlayer, This
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, OnStack, Zone
from judge.rules.editions import LORE_IS_GAINED
from judge.rules.mana_abilities import intrinsic_abilities
from judge.rules.meaning import find_players, matches
from judge.rules.replacement.pattern_match import Entry
from judge.rules.statics import rules_in_force
from judge.rules.view import InForce, View
from judge.values import Value


class Inherent(Value):
    """An effect that the rules give: by which rules."""

    numbers: tuple[str, ...]


class ShieldCounter(Instead):
    """The damage is prevented and one shield counter removed, however much is dealt at once."""


Found = Iterator[tuple[ObjectId, Replacement, tuple[str, ...]]]
DESTROYED, DEALT = p.IsDestroyed(IsThis()), p.IsDealtDamage(IsThis())
_NO_ATTRACTIONS = (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY)
DIES, UNTAPS, LEAVES = p.Dies(IsThis()), p.BecomesUntapped(IsThis()), p.Leaves(IsThis())


def inherent_effects(view: View, event: e.Event) -> Iterator[InForce]:
    """The effects of this kind that are about an event's object or player."""
    find = EFFECTS.get(type(event))
    if find is None:
        return
    for id_, rule, numbers in find(view, event):
        held = view.object(id_)
        player = held.owner if held.is_commander and rule.optional else held.controller
        yield InForce(rule, id_, player, Inherent(numbers))


@cites("122.1c", "如果此永久物将因一个效应的结果被消灭，改为从其上移去一个后盾指示物")
def spare_shielded(view: View, event: e.Destroyed) -> Found:
    """A shield counter is removed instead of destruction by an effect, not by the rules (704)."""
    by_rules = any(number.startswith("704.") for number in event.because)
    if not by_rules and _count(view, event.object, "shield"):
        instead = InsteadDo(RemoveCounters("shield", 1, This()))
        yield event.object, Replacement(DESTROYED, instead), spare_shielded.numbers


@cites("122.1c", "则防止该伤害并从其上移去一个后盾指示物")
def protect_shielded(view: View, event: e.Damage) -> Found:
    """A shield counter prevents damage and is removed."""
    if isinstance(event.recipient, int) and _count(view, ObjectId(event.recipient), "shield"):
        rule = Replacement(DEALT, ShieldCounter())
        yield ObjectId(event.recipient), rule, protect_shielded.numbers


@cites("122.1d", "则改为从其上移去一个晕眩指示物")
def keep_stunned(view: View, event: e.Untap) -> Found:
    """A stun counter is removed instead of untapping."""
    if _count(view, event.object, "stun"):
        instead = InsteadDo(RemoveCounters("stun", 1, This()))
        yield event.object, Replacement(UNTAPS, instead), keep_stunned.numbers


@cites("122.1h", "如果此永久物将从战场进入坟墓场，则改为放逐之")
def exile_final(view: View, event: e.Moved) -> Found:
    """A permanent with a finality counter is exiled instead of going to the graveyard."""
    if event.to is Zone.GRAVEYARD and _count(view, event.object, "finality"):
        yield event.object, Replacement(DIES, ToZoneInstead("exile")), exile_final.numbers


@cites("903.9b", "该牌手可以改为将其置入统帅区")
def save_commander(view: View, event: e.Moved) -> Found:
    """A commander that would go to its owner's hand or library may go to the command zone."""
    if event.to in (Zone.HAND, Zone.LIBRARY) and view.object(event.object).is_commander:
        pattern = p.PutInto(IsThis(), event.to.value)
        rule = Replacement(pattern, ToZoneInstead("command"), optional=True)
        yield event.object, rule, save_commander.numbers


@cites(
    "717.6",
    "如果一张具有游乐场牌背的牌将从任何地方置入战场、放逐区或统帅区之外的区域，改为将它置入统帅区",
)
def keep_attraction(view: View, event: e.Moved) -> Found:
    """An Attraction card goes nowhere but the battlefield, exile and the command zone."""
    if event.to in _NO_ATTRACTIONS and view.object(event.object).lit:
        pattern = p.PutInto(IsThis(), event.to.value)
        rule = Replacement(pattern, ToZoneInstead("command"))
        yield event.object, rule, keep_attraction.numbers


@cites("702.16e", "则此伤害会被防止")
def protect_player(view: View, event: e.Damage) -> Found:
    """A player with protection from the source's quality is dealt no damage by it."""
    if isinstance(event.recipient, int):
        return
    for held in rules_in_force(view, PlayerHas):
        rule, own = held.rule, held.context
        if getattr(rule.ability, "name", "") != "protection":
            continue
        if event.recipient not in find_players(view, rule.player, own):
            continue
        quality = getattr(rule.ability, "quality", None)
        if quality is None or matches(view, quality, event.source, own):
            rule_ = Replacement(p.IsDealtDamage(player=EachPlayer()), Prevented())
            by = event.source if held.source is None else held.source  # of no object's effect
            yield by, rule_, protect_player.numbers


def exile_cast(view: View, event: e.Moved) -> Found:
    """A spell cast in a way that exiles it goes nowhere else from the stack (702.34a)."""
    held = view.object(event.object)
    if held.zone is not Zone.STACK or event.to in (Zone.BATTLEFIELD, Zone.EXILE, Zone.STACK):
        return
    using = (held.stack or OnStack()).using
    if using is None or not view.rulebook.knows(using):
        return
    ways = view.rulebook.keyword(using).ways
    own = [keyword for keyword in view.keywords(event.object) if keyword.name == using]
    for keyword in own[:1] or [Keyword(using)]:
        if ways is not None and any(
            way.name == using and way.exiled_after for way in ways(view, held.id, keyword)
        ):
            pattern = p.PutInto(IsThis(), event.to.value)
            yield held.id, Replacement(pattern, ToZoneInstead("exile")), ways.numbers


ONE_LORE = Replacement(p.Enters(IsThis()), EntersWith(counters=(("lore", 1),)))


@cites("714.3a", "于不具跳读异能的传纪进战场时，其操控者在其上放置一个学问指示物")
def add_lore(entry: Entry) -> Replacement:
    """A Saga enters with a lore counter, or with as many as its controller chooses."""
    return _chosen_lore(entry) or ONE_LORE


@cites("714.3a", "“This Saga enters with a lore counter on it.”", edition=LORE_IS_GAINED)
def lore_ability(entry: Entry) -> Replacement | None:
    """The same as an ability, which a Saga has not if it lost all that it has.

    A land whose type is set keeps it (305.7): it loses only what its text gives, as Urza's Saga
    under Blood Moon, and has the mana ability of its new type.
    """
    is_left = _chapters(entry) or intrinsic_abilities(entry.view, entry.object)
    return ONE_LORE if is_left else None


def _chosen_lore(entry: Entry) -> Replacement | None:
    """What lets a number be chosen, for a Saga that has read ahead and chapters."""
    numbers = [number for held in _chapters(entry) for number in held.chapters]
    if not numbers or not entry.view.has(entry.object, "read ahead"):
        return None
    return Replacement(p.Enters(IsThis()), AsEnters(ChooseLore(max(numbers))))


def _chapters(entry: Entry) -> list[SagaChapter]:
    held = entry.view.abilities(entry.object)
    return [one for one in held if isinstance(one, SagaChapter)]


def intrinsic_effects(entry: Entry) -> Iterator[InForce]:
    """What the rules say of how an object enters by what it is."""
    view = entry.view
    if "Saga" not in view.of(entry.object).subtypes:
        return
    is_ability = view.rulebook.edition.rules_as(LORE_IS_GAINED) and _chosen_lore(entry) is None
    find = lore_ability if is_ability else add_lore
    if (rule := find(entry)) is not None:
        yield InForce(rule, entry.object, entry.held.controller, Inherent(find.numbers))


def _count(view: View, id_: ObjectId, kind: str) -> int:
    return view.object(id_).counters.count(kind) if view.is_permanent(id_) else 0


def _of_damage(view: View, event: e.Damage) -> Found:
    yield from protect_shielded(view, event)
    yield from protect_player(view, event)


def _of_moves(view: View, event: e.Moved) -> Found:
    for find in (exile_final, save_commander, keep_attraction, exile_cast):
        yield from find(view, event)


EFFECTS: Mapping[type[e.Event], Callable[[View, Any], Found]] = {
    e.Destroyed: spare_shielded,
    e.Damage: _of_damage,
    e.Untap: keep_stunned,
    e.Moved: _of_moves,
}
