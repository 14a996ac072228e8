"""What each kind of `Instead` makes of an event."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judge.abilities import statics as s
from judge.abilities.bases import Amount, Effect, Instead
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import Move, PutCounters
from judge.abilities.who import It, This
from judge.budget import expect, repetitions
from judge.cite import cites
from judge.errors import Limit, Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.action_editions import LATER, require
from judge.rules.engine import Apply
from judge.rules.event_results import results
from judge.rules.instead.entry import AS_IT_ENTERS, change_counters
from judge.rules.instead.prevention import prevent, redirect, spend_shield_counter
from judge.rules.instead.tokens import create_as_well, create_others
from judge.rules.keyword_rules.mutate import replaced_as_one
from judge.rules.meaning import Context, amount_of
from judge.rules.process import Process
from judge.rules.replacement.batch import Batch
from judge.rules.replacement.candidate import Candidate
from judge.rules.replacement.chooser import affected_player
from judge.rules.replacement.inherent import ShieldCounter
from judge.rules.replacement.kept_life import keep_life
from judge.rules.replacement.near import note_skipped
from judge.rules.replacement.outcome import Made
from judge.rules.requests import AskWord, Word

HEAL_SINCE = LATER["heal"][1]
PLACES: Mapping[str, int] = {"top": 0, "second from the top": 1, "shuffled": -1}
ONE_OF_AMOUNT = (e.Damage, e.LifeGained, e.LifeLost, e.CountersPut)


def number_in(candidate: Candidate, amount: Amount) -> int:
    """How much an amount of the effect is, as the event would happen."""
    words = candidate.words(amount)
    return amount_of(words.view, amount, words.context)


def multiply(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """As much times a factor."""
    assert isinstance(candidate.instead, s.Doubled)
    if candidate.instead.token_kinds_only:
        raise Unsupported("614.16", "doubling kinds of tokens", "使衍生物的种类加倍")
    factor = candidate.instead.factor
    return resized(candidate, event, lambda number: factor * number)


def halve(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """Half as many, rounded down."""
    return resized(candidate, event, lambda number: number // 2)


def increase(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """More by an amount, or less."""
    assert isinstance(candidate.instead, s.Increased)
    by = number_in(candidate, candidate.instead.by)
    return resized(candidate, event, lambda number: number + by)


def set_amount(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """Another amount."""
    assert isinstance(candidate.instead, s.BecomesAmount)
    amount = number_in(candidate, candidate.instead.amount)
    return resized(candidate, event, lambda _: amount)


def resized(candidate: Candidate, event: e.Event, change: Callable[[int], int]) -> Made:
    """The event with its amount changed."""
    match event:
        case e.Tokens(number=number, results=parts):
            many = max(0, change(number))
            if parts:
                expect(Limit.OBJECTS, many)
                parts = parts[:1] * many
            return Made((event.with_(number=many, results=parts),))
        case e.Mills(number=number):
            return Made((event.with_(number=max(0, change(number))),))
        case e.Draw():
            return Made((event,) * len(repetitions(change(1))))
        case e.Moved() | e.Created():
            return Made((change_counters(candidate, event, change),))
        case e.ManaMade(mana=mana):
            many = max(0, change(1))
            expect(Limit.OBJECTS, len(mana) * many)
            return Made((event.with_(mana=mana * many),))
    if isinstance(event, ONE_OF_AMOUNT):
        return Made((event.with_(amount=max(0, change(event.amount))),))
    raise Unsupported("614.1a", "another amount of what has no amount", "改变没有数量的事件的数量")


def produce(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """Mana of another type is produced; of another amount too, where the effect says so."""
    assert isinstance(candidate.instead, s.Produces) and isinstance(event, e.ManaMade)
    letters = tuple(candidate.instead.mana)
    if candidate.instead.keeps_amount:
        letters = letters * len(event.mana)
    return Made((event.with_(mana=tuple(event.mana[0].with_(letter=one) for one in letters)),))


@cites("701.20g", "除了该物件在指定位置之外，其余部分被随机化")
def in_its_place() -> None:
    """What is put at a place of the library at the same time is there, whatever is shuffled in."""


@cites("903.9c", "且表示该永久物之为指挥官的牌将置于统帅区")
def apart() -> None:
    """Of a melded or merged permanent only the card that is a commander goes to that zone."""


def to_zone(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """The object goes to another zone than it would."""
    instead = candidate.instead
    assert isinstance(instead, s.ToZoneInstead)
    if isinstance(event, e.Created):
        return Made()
    moved = _moved_by(settling, event)
    if moved is None:
        raise Unsupported(
            "614.1a", "another zone for what does not move", "为并无移动的事件改换区域"
        )
    held = settling.process.view.object(moved.object)
    if held.components and held.is_commander and instead.zone == Zone.COMMAND.value:
        return Made((e.CommanderApart(held.id), moved), (), apart.numbers)
    there = e.Moved(
        moved.object,
        Zone(instead.zone),
        PLACES.get(instead.position, -1),
        player=moved.player,
        shuffled=instead.position == "shuffled",
        milled=moved.milled,
        because=moved.because,
    )
    made: tuple[e.Event, ...] = (there,)
    if moved is not event:
        made = (event.with_(results=made),)
    if instead.position == "shuffled":
        besides = in_its_place.numbers if len(settling.events) > 1 else ()
        made = (*made, e.Shuffled(held.owner, because=(*moved.because, *besides)))
    effects: list[Effect] = [PutCounters(kind, n, It()) for kind, n in instead.counters]
    effects += [instead.then] if instead.then is not None else []
    context = candidate.outside.context
    return Made(
        (*settling.use(candidate.shield), *made),
        tuple((effect, context, moved.object) for effect in effects),
        replaced_as_one(held),
    )


def _moved_by(settling: Batch, event: e.Event) -> e.Moved | None:
    """The change of zone that an event is or comes to."""
    if isinstance(event, e.Moved):
        return event
    parts = results(settling.process.view, event)
    return next((part for part in parts if isinstance(part, e.Moved)), None)


@cites("701.19f", "任何对该牌手搜寻该区域的要求依然生效")
def search_top(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """Only so many cards from the top of the library are searched."""
    assert isinstance(candidate.instead, s.SearchesTop) and isinstance(event, e.Searched)
    tops = [candidate.instead.number, *([] if event.top is None else [event.top])]
    return Made((event.with_(top=min(tops)),), because=search_top.numbers)


def skip(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """Nothing happens in place of the event."""
    used = settling.use(candidate.shield)
    match event:
        case e.BeginStep(step=step):
            return Made((*used, e.StepSkipped(step)), because=never_is.numbers)
        case e.BeginTurn(player=player):
            return Made((*used, e.TurnSkipped(player)), because=never_is.numbers)
    if not settling.is_trial:
        whose = affected_player(settling.process.view, event)
        note_skipped(settling.process, candidate.held.source, whose)
    return Made(used)


@cites("500.10", "略过一个步骤、阶段或回合视同其并未存在")
def never_is() -> None:
    """A step, phase or turn that is skipped goes by as though it did not exist."""


def instead_do(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """Something else is done in place of the event."""
    assert isinstance(candidate.instead, s.InsteadDo)
    if isinstance(event, e.GameLost) and candidate.held.source is not None:
        return instead_of_losing(settling, candidate, event, candidate.held.source)
    follow = (candidate.instead.effect, context_for(candidate, event), None)
    return Made(settling.use(candidate.shield), (follow,))


def instead_of_losing(
    settling: Batch, candidate: Candidate, event: e.GameLost, source: ObjectId
) -> Made:
    """What is done instead; that its source is exiled is one of the events that happen at once."""
    assert isinstance(candidate.instead, s.InsteadDo)
    effect, context = candidate.instead.effect, context_for(candidate, event)
    used = settling.use(candidate.shield)
    if not isinstance(effect, Sequence) or effect.parts[0] != Move(This(), Zone.EXILE.value):
        return Made(used, ((effect, context, None),))
    rest = (Sequence(effect.parts[1:]), context, None)
    exiled = e.Moved(source, Zone.EXILE, player=candidate.held.controller)
    rivals = (_moved_by(settling, other) for _, other in settling.waiting)
    if settling.is_trial or not any(one is not None and one.object == source for one in rivals):
        return Made((*used, exiled), (rest,))
    stays = to_graveyard(settling.process, candidate.held.controller, source)
    return Made(used if stays else (*used, exiled), (rest,), to_graveyard.numbers)


@cites("400.6", "物件的操控者(如果没有操控者则由拥有者)选择哪个效应生效")
def to_graveyard(process: Process, player: PlayerId, source: ObjectId) -> bool:
    """True if the player has what would go to two zones at once go to the graveyard."""
    among = (Zone.GRAVEYARD.value, Zone.EXILE.value)
    answer = process.ask(AskWord(player, "zone", among, source))
    return isinstance(answer, Word) and answer.word == Zone.GRAVEYARD.value


def also_do(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """The event happens, and something else with it."""
    assert isinstance(candidate.instead, s.AlsoDo)
    follow = (candidate.instead.effect, context_for(candidate, event), _object_of(event))
    return Made((*settling.use(candidate.shield), event), (follow,))


@cites("701.69a", "remove that marked damage from that permanent", edition=HEAL_SINCE)
def heal_other(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """The damage is dealt, and what was marked before it is removed."""
    require(settling.process.rulebook.edition, "heal")
    if not isinstance(event, e.Damage) or not isinstance(event.recipient, int):
        return Made((event,))
    healed = e.DamageHealed(ObjectId(event.recipient), because=heal_other.numbers)
    return Made((*settling.use(candidate.shield), healed, event))


def _object_of(event: e.Event) -> ObjectId | None:
    return event.object if isinstance(event, e.Moved) else None


def context_for(candidate: Candidate, event: e.Event) -> Context:
    """The context of what an effect does; "that player" is whom the event is about."""
    context = candidate.outside.context
    if context.trigger_player is None:
        player = getattr(event, "player", None)
        context.trigger_player = PlayerId(player) if isinstance(player, str) else None
    return context


def regenerate(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """The permanent regenerates in place of being destroyed."""
    if not isinstance(event, e.Destroyed):
        raise Unsupported(
            "701.15a",
            "regeneration in place of what is not destruction",
            "以重生替代消灭以外的事件",
        )
    spent = settling.use(candidate.shield)
    return Made((*spent, e.Regenerated(event.object, because=event.because)))


INSTEAD: Mapping[type[Instead], Apply] = {
    s.Prevented: prevent,
    ShieldCounter: spend_shield_counter,
    s.Redirected: redirect,
    s.Doubled: multiply,
    s.TokensAsWell: create_as_well,
    s.OtherTokens: create_others,
    s.Halved: halve,
    s.Increased: increase,
    s.BecomesAmount: set_amount,
    s.Produces: produce,
    s.ToZoneInstead: to_zone,
    s.KeepsLife: keep_life,
    s.SearchesTop: search_top,
    s.InsteadDo: instead_do,
    s.AlsoDo: also_do,
    s.HealsOther: heal_other,
    s.Skipped: skip,
    s.Regenerates: regenerate,
    **AS_IT_ENTERS,
}
