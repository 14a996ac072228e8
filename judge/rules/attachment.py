"""What an Aura, Equipment or Fortification may be attached to (303.4, 301.5, 701.3)."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities import who as w
from judge.abilities.bases import Filter, Who
from judge.abilities.effects import objects as o
from judge.abilities.references import Those
from judge.abilities.statics import PlayerHas
from judge.cite import cites
from judge.game.state import ObjectId, PlayerId, Recipient
from judge.rules.engine import Numbers
from judge.rules.influence.reach import in_range
from judge.rules.meaning import Context, find, find_players, matches
from judge.rules.meaning.zones import zones_of
from judge.rules.stack import enchants
from judge.rules.statics import rules_in_force
from judge.rules.targets import is_of_word
from judge.rules.view import View


@cites("701.3b", "则该灵气、武具或工事不会移动")
def can_move_to(view: View, thing: ObjectId, to: Recipient) -> bool:
    """True if an Aura, Equipment or Fortification can be attached there; else it doesn't move."""
    if not may_attach(view, thing, to):
        return False
    is_aura = "Aura" in view.of(thing).subtypes
    return not (is_protected if is_aura else keeps_off_equipment)(view, thing, to)


@cites("702.16d", "具有保护的永久物不能佩戴具所述特性的武具或构工具有该特性的工事")
def keeps_off_equipment(view: View, thing: ObjectId, on: Recipient) -> bool:
    """True if what an Equipment or Fortification would be attached to has protection from it."""
    return is_protected(view, thing, on)


def may_attach(view: View, thing: ObjectId, to: Recipient) -> bool:
    """True if an Aura, Equipment or Fortification can be attached so (301.5, 303.4)."""
    now = view.of(thing)
    if not in_range(view, view.object(thing).controller, to):  # 801.8, 801.9
        return False
    if to == thing:
        return False
    if "Aura" in now.subtypes:
        word = enchants(now.abilities)
        return (
            word is not None
            and _is_there(view, word, to)
            and is_of_word(view, word, to, Context(thing, view.object(thing).controller))
        )
    if isinstance(to, int) and not view.is_permanent(to):
        return False
    if isinstance(to, str) or (now.is_creature and not view.has(thing, "reconfigure")):
        return False
    types = {kind.value for kind in view.of(to).types}
    return ("Equipment" in now.subtypes and "creature" in types) or (
        "Fortification" in now.subtypes and "land" in types
    )


def _is_there(view: View, word: Who, to: Recipient) -> bool:
    """True of a player, and of an object in a zone that an Aura's enchant ability means."""
    if isinstance(to, str):
        return True
    held = view.state.objects.get(to)
    there = zones_of(word.filter) if isinstance(word, w.Target) else ()
    return held is not None and held.phased_out is None and held.zone in there


@cites("702.16n", "此叙述的意义为这些灵气不会因状态动作置入其拥有者的坟墓场")
def spares(view: View, spared: Filter, thing: ObjectId, context: Context) -> bool:
    """True if what gives the protection says that it doesn't remove this Aura."""
    return matches(view, spared, thing, context)


def is_protected(view: View, thing: ObjectId, on: ObjectId | PlayerId) -> bool:
    """True if what something is attached to has protection from it (702.16c-d)."""
    if not isinstance(on, int):
        return is_protected_player(view, thing, on)
    context = Context(on, view.object(on).controller)
    return any(
        held.name == "protection"
        and held.quality is not None
        and matches(view, held.quality, thing, context)
        and (held.spared is None or not spares(view, held.spared, thing, context))
        for held in view.keywords(on)
    )


def is_protected_player(view: View, thing: ObjectId, player: PlayerId) -> bool:
    """True if a player has protection from what is attached, or would be, to them (702.16c)."""
    for held in rules_in_force(view, PlayerHas):
        ability, own = held.rule.ability, held.context
        if not isinstance(ability, Keyword) or ability.name != "protection":
            continue
        if player not in find_players(view, held.rule.player, own):
            continue
        if ability.quality is None or matches(view, ability.quality, thing, own):
            return True
    return False


def why_not_attached(
    view: View, player: PlayerId, effect: o.Attach, id_: ObjectId, context: Context
) -> Numbers:
    """Why an object can't become attached, or have attached what is known; None if it can."""
    if isinstance(effect.objects, Those):
        pairs: tuple[tuple[ObjectId, Recipient], ...]
        pairs = tuple((ObjectId(thing), id_) for thing in effect.objects.ids)
    elif isinstance(effect.to, w.Chosen):
        return None  # where it goes is picked of what it may be attached to
    else:
        pairs = tuple((id_, to) for to in find(view, effect.to, context))
    able = any(
        can_move_to(view, thing, to) and view.object(thing).attached_to != to for thing, to in pairs
    )
    return None if able else can_move_to.numbers
