"""Objects are destroyed, moved, or enter the battlefield, attached where need be."""

from __future__ import annotations

from collections.abc import Sequence

from judge.abilities import who as w
from judge.abilities.bases import Objects, Players
from judge.abilities.durations import ForGood
from judge.abilities.effects import objects as o
from judge.abilities.filters import OfColor
from judge.abilities.walk import is_open, within
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ContinuousEffect, Kind, ObjectId, PlayerId, Recipient, Zone
from judge.rules.choices.recipients import PURPOSE_OF, objects, players
from judge.rules.combat.arrivals import arrives_unblocked, still_attacked
from judge.rules.effects.attacked import attacked_by
from judge.rules.effects.continuous import exile_until
from judge.rules.effects.there import there
from judge.rules.effects.zones.arrangement import chosen_end, put_in_order
from judge.rules.effects.zones.finding import found_each, rules_of_found
from judge.rules.keyword_rules.mutate import all_found, melded_leaves
from judge.rules.meaning import Context, find_objects, find_players, so_many_of_each
from judge.rules.process import Process
from judge.rules.requests import Purpose
from judge.rules.stack import enchants

BOTTOM = (o.Position.BOTTOM, o.Position.ANY_ORDER_BOTTOM, o.Position.RANDOM_BOTTOM)
DEPTH = {o.Position.SECOND: 1, o.Position.THIRD: 2}


@cites("701.7a", "消灭一个永久物指，将其从战场移至其拥有者的坟墓场")
def destroy(process: Process, effect: o.Destroy, context: Context) -> bool:
    """Permanents are destroyed at once."""
    ids = there(process, effect.objects, context, effect)
    because = (*process.because, *by_one_color(process, effect.objects, ids))
    done = process.do(*(e.Destroyed(i, effect.can_regenerate, because=because) for i in ids))
    context.this_way = tuple(i.object for i in done if isinstance(i, e.Destroyed))
    if isinstance(effect.objects, w.Every):
        context.it = context.this_way  # "for each permanent destroyed this way"
    return any(isinstance(event, e.Destroyed) for event in done)


@cites("608.2i", "它只检查该特定的特征之数值")
def by_one_color(process: Process, who: Objects, ids: Sequence[ObjectId]) -> tuple[str, ...]:
    """The rule by which an effect that names a color means objects of other colors besides."""
    if not any(isinstance(part, OfColor) for part in within(who)):
        return ()
    several = any(len(process.view.of(i).colors) > 1 for i in ids)
    return by_one_color.numbers if several else ()


def _meant(process: Process, effect: o.Move, zone: Zone, context: Context) -> tuple[ObjectId, ...]:
    """What is to be moved; what can't enter the battlefield is not chosen for that."""
    doing = effect if zone is Zone.BATTLEFIELD else None
    purpose = PURPOSE_OF.get(zone, Purpose.OTHER)
    return objects(process, effect.objects, context, purpose, doing)


@cites("400.7", "将被视同一个新的物件")
def move(process: Process, effect: o.Move, context: Context) -> bool:
    """Objects change zones at once; what they become is what is spoken of."""
    zone = Zone(effect.to)
    ids = meant = _meant(process, effect, zone, context)
    found = found_each(process, ids, context)
    ids = tuple(dict.fromkeys(n for several in found.values() for n in several))
    ids = tuple(i for i in ids if may_move(process, i, effect))
    if effect.from_zone == "battlefield":  # not what died meanwhile
        ids = tuple(i for i in ids if process.view.is_permanent(i))
    if effect.until is not None:
        return exile_until(process, ids, effect, context)
    ends = chosen_end.numbers if effect.position is o.Position.EITHER_END else ()
    if ends:
        effect = effect.with_(position=chosen_end(process, bool(ids), context))
    batch: tuple[e.Event, ...] = tuple(moved(process, i, zone, effect, context) for i in ids)
    melded = any(melded_leaves(process.view.object(i)) for i in ids)
    if melded or any(len(several) > 1 for several in found.values()):
        batch = e.stamp(batch, (*process.because, *all_found.numbers))
    gained = linked_by_gain(process, context) if effect.linked else ()
    besides = (*gained, *rules_of_found(process, meant, context))
    with process.also(*besides, *ends, *how_it_enters(effect)):
        within = zone is Zone.LIBRARY and all(process.view.object(i).zone is zone for i in ids)
        made = rearranged(process, batch) if within else process.do(*batch)
    now = tuple(n for i in ids for n in all_found(process.state, i))
    if zone is Zone.EXILE and effect.counters:
        exiled_with_counters(process, now, effect, context)
    context.this_way = tuple(i for i in ids if not process.view.exists(i))
    if effect.linked and context.source is not None and now:
        ordered = tuple(i for i in process.state.exile if i in now) if melded else now
        process.do(e.Linked(context.source, ordered or now))
    if len(ids) > 1:  # the cards of one melded permanent have their own rule
        put_in_order(process, now, effect.position, context.controller)
    if effect.position is o.Position.SHUFFLED:
        into = find_players(process.view, effect.into, context) if effect.into else ()
        shuffle_libraries(process, meant, now, into)
    _speak_of(effect, now, context)
    return bool(made)


def _speak_of(effect: o.Move, now: tuple[ObjectId, ...], context: Context) -> None:
    """What was moved is what is spoken of; from the top, also what none is picked from yet."""
    if not isinstance(effect.objects, w.TheRest):  # "that card" is still the one before
        context.it = now
    if isinstance(effect.objects, w.TopOf):
        context.rest = now  # as long as none of them is picked
    if is_open(effect.objects):
        context.note(len(now))  # "that many" after "all" or "any number"


@cites("122.1", "置于物件或牌手上")
def exiled_with_counters(
    process: Process, now: tuple[ObjectId, ...], effect: o.Move, context: Context
) -> None:
    """What is exiled "with a counter on it" gets it there, if it got there."""
    there = tuple(i for i in now if process.state.objects[i].zone is Zone.EXILE)
    by = context.controller
    counters = so_many_of_each(process.view, effect.counters, context)
    process.do(*(e.CountersPut(i, kind, n, by) for i in there for kind, n in counters))


@cites("608.2c", "按照叙述的顺序进行动作")
def rearranged(process: Process, batch: tuple[e.Event, ...]) -> tuple[e.Event, ...]:
    """Cards are put elsewhere in the library that they are in: they change no zone."""
    return process.do(*batch)


@cites("607.5", "这些异能将在该物件上互相关联，即使它们没有被印在该物件上")
def linked_by_gain(process: Process, context: Context) -> tuple[str, ...]:
    """The rule by which a pair of abilities that an object gained is linked; none for its own."""
    ability = context.stack.ability if context.stack is not None else None
    if ability is None or context.source is None:
        return ()
    printed = process.view.object(context.source).printed.abilities
    is_own = ability in printed or process.rulebook.rules_behind(printed, ability)
    return () if is_own else linked_by_gain.numbers


@cites("701.20a", "洗牌")
def shuffle_libraries(
    process: Process,
    meant: tuple[ObjectId, ...],
    now: tuple[ObjectId, ...],
    into: tuple[PlayerId, ...],
) -> None:
    """The libraries that objects are shuffled into, even where none are meant or get there."""
    state = process.state
    owners = [(state.objects.get(i) or state.known[i].object).owner for i in meant]
    there = all(state.objects[i].zone is Zone.LIBRARY for i in now) and len(now) >= len(meant)
    more = none_meant.numbers if not meant else () if there else not_there.numbers
    with process.also(*more):
        process.do(*(e.Shuffled(one) for one in dict.fromkeys((*into, *owners))))


@cites("701.20c", "该牌库仍然会洗牌")
def not_there() -> None:
    """Objects that would be shuffled in are elsewhere: the library is shuffled without them."""


@cites("701.20d", "即使该组中没有物件，该牌库仍然会洗牌")
def none_meant() -> None:
    """No objects would be shuffled in: the library is shuffled all the same."""


def how_it_enters(effect: o.Move) -> tuple[str, ...]:
    """The rules by which what an effect puts onto the battlefield enters as it says."""
    being = as_it_enters.numbers if effect.being else ()
    tapped = enters_tapped.numbers if effect.tapped else ()
    return (*being, *tapped, *(enters_transformed.numbers if effect.transformed else ()))


@cites("110.5b", "除非有咒语或异能特别说明，否则永久物进战场时皆为未横置")
def enters_tapped() -> None:
    """An effect says that it enters tapped."""


@cites("712.14a", "它会以背面朝上的方式进入战场")
def enters_transformed() -> None:
    """An effect puts it onto the battlefield transformed: with its back face up."""


@cites("712.14a", "该牌留在其原有的区域")
def may_enter_transformed(process: Process, id_: ObjectId) -> bool:
    """False of what is no transforming double-faced card: it stays where it is."""
    held = process.state.objects[id_]
    return held.layout == "transform" and len(held.faces) > 1


def may_move(process: Process, id_: ObjectId, effect: o.Move) -> bool:
    """False for what is phased out, or an ability; and for what can't enter as it would have to."""
    held = process.state.objects[id_]
    if held.phased_out is not None or held.kind is Kind.ABILITY:
        return False
    return not effect.transformed or may_enter_transformed(process, id_)


def moved(process: Process, id_: ObjectId, zone: Zone, effect: o.Move, context: Context) -> e.Moved:
    """The event of one object that changes zones by an effect."""
    place = -1 if effect.position in BOTTOM else DEPTH.get(effect.position, 0)
    if effect.position is o.Position.SHUFFLED:
        place = after_known(process, process.view.object(id_).owner)
    if zone is not Zone.BATTLEFIELD:
        return e.Moved(
            id_,
            zone,
            place,
            player=context.controller,
            face_down=effect.face_down,
            shuffled=effect.position is o.Position.SHUFFLED and zone is Zone.LIBRARY,
        )
    as_said = entering(process, id_, effect, context)
    late = arrives_unblocked.numbers if as_said.unblocked and not effect.unblocked else ()
    because = (*process.because, *late)
    return e.Moved(id_, zone, entering=as_said, player=context.controller, because=because)


def after_known(process: Process, player: PlayerId) -> int:
    """The place after the cards of a library that are known: they come first, as given."""
    library = process.state.player(player).library
    unknown = (n for n, i in enumerate(library) if process.view.of(i).name is None)
    return next(unknown, len(library))


def one_controller(process: Process, who: Players, context: Context) -> PlayerId | None:
    """Under whose control an effect says a permanent enters; one of several opponents is chosen."""
    found = find_players(process.view, who, context)
    if len(found) > 1:
        found = players(process, who, context)
    if len(found) > 1:
        raise Unsupported(
            "110.2a",
            "several players under whose control a permanent would enter",
            "永久物将进战场时可能的操控者有多位",
        )
    return found[0] if found else None


def entering(process: Process, id_: ObjectId, effect: o.Move, context: Context) -> e.Entering:
    """How an effect puts an object onto the battlefield: under the control it says (110.2a)."""
    controller = context.controller
    if effect.under is not None:
        controller = one_controller(process, effect.under, context.about(id_)) or controller
    host: Recipient | None = None
    if effect.attached_to is not None:
        on = objects(process, effect.attached_to, context.about(*context.it))
        host = on[0] if on else None
    attacking = None
    if effect.attacking:
        attacking = attacked_by(process, effect.attacked, controller, context)
    elif effect.alongside is not None:
        beside = find_objects(process.view, effect.alongside, context)
        attacking = still_attacked(process, beside)
    return e.Entering(
        controller=controller,
        tapped=effect.tapped,
        counters=so_many_of_each(process.view, effect.counters, context),
        attached_to=host,
        hosted=effect.attached_to is not None,
        face_down="effect" if effect.face_down else None,
        face=1 if effect.transformed else 0,
        transformed=effect.transformed,
        attacking=attacking,
        unblocked=effect.unblocked or arrives_unblocked(process, attacking),
        being=as_it_enters(effect, context) if effect.being else None,
    )


@cites("611.2e", "该持续性效应于该永久物进战场的同时立即生效")
def as_it_enters(effect: o.Move, context: Context) -> ContinuousEffect:
    """The effect that says what a permanent is; it applies as it enters."""
    return ContinuousEffect((), effect.being, context.controller, context.source, ForGood())


def aura_host(process: Process, spell: ObjectId, context: Context) -> Recipient | None:
    """What a resolving Aura spell will enchant: its target."""
    if "Aura" not in process.view.of(spell).subtypes or context.stack is None:
        return None
    if enchants(process.view.of(spell).abilities) is None:
        raise Unsupported("303.4a", "an Aura spell without enchant", "没有结附异能的灵气咒语")
    groups = [group for group in context.stack.targets if group]
    return groups[-1][0] if groups else None
