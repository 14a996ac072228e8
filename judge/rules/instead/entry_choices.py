""" "As this enters, …": choices and actions before an object enters (614.12a, 614.13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.abilities import statics as s
from judge.abilities.bases import Effect
from judge.abilities.durations import ForGood
from judge.abilities.effects import combinators as x
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.abilities.who import Chosen, It, This
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, Zone
from judge.rules.choices.recipients import PURPOSE_OF
from judge.rules.choices.word import choose_for
from judge.rules.costs import can_pay, pay
from judge.rules.instead.arrival import Arrival, add_counters
from judge.rules.instead.read_ahead import choose_lore
from judge.rules.instead.tribute import offer_tribute
from judge.rules.instructions import carry_out
from judge.rules.meaning import amount_of, holds, objects_of
from judge.rules.process import Process
from judge.rules.replacement.batch import Batch
from judge.rules.replacement.candidate import Candidate
from judge.rules.replacement.outcome import Made, before_entering
from judge.rules.replacement.pattern_match import entry_of
from judge.rules.requests import AskPick, AskYesNo, CostOffer, Picked, Purpose, Said, Why


def as_enters(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """What is done as an object enters is done before it does (614.12a)."""
    instead = candidate.instead
    assert isinstance(instead, s.AsEnters)
    entry = entry_of(settling.process, event)
    if entry is None or not isinstance(event, (e.Moved, e.Created)):
        raise Unsupported(
            "614.1c", "what enters neither by moving nor by being created", "既非移动也非派出的进场"
        )
    context = candidate.outside.context
    context.controller = entry.held.controller
    arrival = Arrival(settling, event, entry, context, [])
    if settling.is_trial:
        marks = (*arrival.entering.marks, ("as it enters", candidate.rule))
        arrival.change(marks=marks)
        return Made((arrival.event,))
    with before_entering(settling.process, (*settling.events, event), context):
        do(arrival, instead.effect)
    return Made((*settling.use(candidate.shield), arrival.event), tuple(arrival.follows))


@cites("614.12a", "该选择在永久物进入战场之前作出")
def do(arrival: Arrival, effect: Effect) -> None:
    """Carries out an effect on what enters; any other is carried out as usual, before it enters."""
    work = DOING.get(type(effect))
    if work is not None and work(arrival, effect) is not False:
        return
    if _means(arrival, effect):
        raise Unsupported(
            "614.12a", "an effect of this kind as an object enters", "物件进战场时的此种效应"
        )
    carry_out(arrival.settling.process, effect, arrival.context)
    _remember(arrival)


def _means(arrival: Arrival, effect: Effect) -> bool:
    """True if an effect is on the entering object itself, which is not there yet."""
    whom = getattr(effect, "objects", getattr(effect, "on", None))
    return isinstance(whom, This)


def _remember(arrival: Arrival) -> None:
    """What the effect noted down for the object goes along with it (607.2)."""
    event = arrival.event
    if not isinstance(event, e.Moved):
        return
    held = arrival.settling.process.view.object(event.object)
    chosen = {**dict(arrival.entering.chosen), **dict(held.chosen), **arrival.context.chosen}
    linked = tuple(dict.fromkeys((*arrival.entering.linked, *held.linked)))
    arrival.change(chosen=tuple(sorted(chosen.items(), key=str)), linked=linked)


def _sequence(arrival: Arrival, effect: x.Sequence) -> None:
    for part in effect.parts:
        do(arrival, part)


def _if_so(arrival: Arrival, effect: x.If) -> None:
    view = arrival.settling.process.view
    so = holds(view, effect.condition, arrival.context)
    follows = effect.then if so else effect.otherwise
    if follows is not None:
        do(arrival, follows)


def _asks(arrival: Arrival, what: Effect | CostOffer) -> bool:
    request = AskYesNo(arrival.player, arrival.context.source, what)
    answer = arrival.settling.process.ask(request)
    return isinstance(answer, Said) and answer.yes


def _may(arrival: Arrival, effect: x.May) -> None:
    arrival.context.done = True
    yes = _asks(arrival, effect.effect)
    if yes:
        do(arrival, effect.effect)
    follows = effect.then if yes and arrival.context.done else effect.otherwise
    if follows is not None:
        do(arrival, follows)


def _may_pay(arrival: Arrival, effect: x.MayPay) -> None:
    process, player = arrival.settling.process, arrival.player
    paid = can_pay(process, player, effect.cost, arrival.context)
    paid = paid and _asks(arrival, CostOffer(effect.cost))
    if paid:
        arrival.context.it = pay(process, player, effect.cost, arrival.context)
    follows = effect.then if paid else effect.otherwise
    if follows is not None:
        do(arrival, follows)


def _tap(arrival: Arrival, effect: o.Tap) -> bool | None:
    if not isinstance(effect.objects, This):
        return False
    arrival.change(tapped=True)
    return None


def _put_counters(arrival: Arrival, effect: o.PutCounters) -> bool | None:
    if not isinstance(effect.on, This):
        return False
    number = amount_of(arrival.settling.process.view, effect.number, arrival.context)
    arrival.event = add_counters(arrival.event, effect.kind, max(0, number))
    return None


def _change(arrival: Arrival, effect: o.Change) -> bool | None:
    """ "It gains haste": an effect on the object that begins with its entering."""
    if not isinstance(effect.objects, This) or not isinstance(effect.duration, ForGood):
        return False
    moved = arrival.event.object if isinstance(arrival.event, e.Moved) else None
    if moved is None:
        raise Unsupported(
            "614.12", "an effect on a token as it enters", "衍生物进战场时对其产生的效应"
        )
    context = arrival.context.about()
    arrival.follows.append((effect.with_(objects=It()), context, moved))
    return None


def _delayed(arrival: Arrival, effect: x.Delayed) -> bool | None:
    """A delayed trigger about the object itself is made as it enters, about what it is then."""
    later, more = effect.effect, list[Effect]()
    if isinstance(later, x.Sequence):  # what is done with what it then is
        later, *more = later.parts
    if not isinstance(later, (o.Move, o.Sacrifice)) or not isinstance(later.objects, This):
        return False
    moved = arrival.event.object if isinstance(arrival.event, e.Moved) else None
    if moved is None:
        raise Unsupported(
            "614.12",
            "a delayed trigger about a token as it enters",
            "衍生物进战场时关于它的延迟触发",
        )
    own = later.with_(objects=It())
    about = effect.with_(effect=x.Sequence((own, *more)) if more else own)
    arrival.follows.append((about, arrival.context.about(), moved))
    return None


@cites("614.13a", "你不能选择将成为该永久物的物件、或任何与该物件同时进入战场的其他物件")
def _movable(arrival: Arrival, among: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """Those of some objects that do not enter at the same time."""
    entering = arrival.settling.process.entering | arrival.settling.moving
    left = tuple(i for i in among if i not in entering)
    if len(left) < len(among):
        arrival.event = arrival.event.with_(because=(*arrival.event.because, *_movable.numbers))
    return left


@cites("614.13b", "不能选择令同一个物件改变区域多于一次")
def moves_once() -> None:
    """What is moved as the permanent enters can't be chosen for another effect of that kind."""


def _sacrifice(arrival: Arrival, effect: o.Sacrifice) -> bool | None:
    """Any number of permanents are sacrificed; how many is then what is spoken of."""
    if not isinstance(effect.objects, Chosen):
        return False
    found = _pick(arrival, effect.objects, Purpose.SACRIFICE)
    process = arrival.settling.process
    with process.also(*moves_once.numbers):
        process.do(*(e.Sacrificed(arrival.player, i) for i in found))
    _spoken(arrival, found)
    arrival.change(marks=(*arrival.entering.marks, ("devoured", len(found))))
    return None


def _move(arrival: Arrival, effect: o.Move) -> bool | None:
    """Objects of the player's choice are put elsewhere."""

    if not isinstance(effect.objects, Chosen):
        return False
    found = _pick(arrival, effect.objects, PURPOSE_OF.get(Zone(effect.to), Purpose.OTHER))
    _spoken(arrival, found)
    with arrival.settling.process.also(*moves_once.numbers):
        carry_out(arrival.settling.process, effect.with_(objects=It()), arrival.context)
    _remember(arrival)
    arrival.context.done = bool(found)
    return None


def _reveal(arrival: Arrival, effect: pl.Reveal) -> bool | None:
    """Cards of the player's choice are revealed."""
    if not isinstance(effect.objects, Chosen):
        return False
    found = _pick(arrival, effect.objects, Purpose.OTHER)
    if found:
        arrival.settling.process.do(e.Revealed(arrival.player, found))
    _spoken(arrival, found)
    return None


def _spoken(arrival: Arrival, found: tuple[ObjectId, ...]) -> None:
    arrival.context.it, arrival.context.amount = found, len(found)
    arrival.context.done = bool(found)


def _pick(arrival: Arrival, words: Chosen, purpose: Purpose) -> tuple[ObjectId, ...]:
    process, context = arrival.settling.process, arrival.context
    among = _movable(arrival, objects_of(process.view, words.filter, context))
    number = amount_of(process.view, words.number, context)
    least = number if words.least is None else amount_of(process.view, words.least, context)
    most, least = min(number, len(among)), min(least, len(among))
    if most == 0 or least == len(among):
        return among[:most]
    answer = process.ask(AskPick(arrival.player, among, least, most, purpose, context.source))
    picked = answer.objects if isinstance(answer, Picked) else ()
    fits = least <= len(picked) <= most and len(set(picked)) == len(picked)
    if not fits or not set(picked) <= set(among):
        raise process.refuse(Why.BAD_CHOICE, arrival.player)
    return tuple(ObjectId(int(i)) for i in picked)


@cites("614.12a", "但需要作出选择，该选择在永久物进入战场之前作出")
def _chosen(process: Process, arrival: Arrival, effect: x.Choose) -> object:
    """What is chosen of a kind before the permanent enters."""
    return choose_for(process, arrival.player, effect, arrival.context)


def _choose(arrival: Arrival, effect: x.Choose) -> None:
    value = _chosen(arrival.settling.process, arrival, effect)
    arrival.context.chosen[effect.what] = value
    key = "player" if effect.what == "opponent" else effect.what
    chosen = {**dict(arrival.entering.chosen), key: value}
    arrival.change(chosen=tuple(sorted(chosen.items(), key=str)))


def _nothing(arrival: Arrival, effect: x.Nothing) -> None:
    """Nothing is done."""


DOING: Mapping[type[Effect], Callable[[Arrival, Any], bool | None]] = {
    x.Sequence: _sequence,
    x.If: _if_so,
    x.May: _may,
    x.MayPay: _may_pay,
    x.Choose: _choose,
    x.Delayed: _delayed,
    x.Nothing: _nothing,
    o.ChooseLore: choose_lore,
    o.OfferTribute: offer_tribute,
    o.Tap: _tap,
    o.PutCounters: _put_counters,
    o.Change: _change,
    o.Sacrifice: _sacrifice,
    o.Move: _move,
    pl.Reveal: _reveal,
}
