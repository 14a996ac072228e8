"""Abilities that are created as an effect is carried out: delayed and reflexive ones."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.ability import Triggered
from judge.abilities.bases import Calculation, Effect, Objects, Players, Who
from judge.abilities.effects import combinators as x
from judge.abilities.effects.objects import Move
from judge.abilities.filters import IsIt
from judge.abilities.patterns import DoneSo, NextTime, StepBegins
from judge.abilities.references import Kept, TheTarget
from judge.abilities.walk import put, within
from judge.abilities.who import It, OwnerOf, This
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import (
    DelayedTrigger,
    ObjectId,
    Occurred,
    PendingTrigger,
    Recipient,
)
from judge.rules.choices.recipients import players
from judge.rules.copies import is_copy
from judge.rules.effects.combinators import may
from judge.rules.effects.zones.finding import found_again
from judge.rules.engine import Do
from judge.rules.instructions import carry_out
from judge.rules.meaning import Context, amount_of, find, find_objects, holds
from judge.rules.process import Process


@cites("603.7", "延迟触发式异能")
@cites("603.7a", "延迟触发式异能由咒语和异能在结算时创造")
def delayed(process: Process, effect: x.Delayed, context: Context) -> None:
    """An ability that triggers later is created; it remembers what is spoken of."""
    kept = tuple(_now(process, remembered(process, who, context)) for who in effect.kept)
    meant: tuple[Recipient, ...] = ()
    if effect.about is not None:
        meant = remembered(process, effect.about, context)
    elif any(isinstance(part, (It, IsIt)) for part in within(effect)):
        meant = context.it
    about = _now(process, meant)
    waiting = DelayedTrigger(
        Triggered(effect.pattern, _as_it_left(process, effect, context), effect.condition),
        context.controller,
        _source_of(process, effect, context),
        about,
        times=how_often(effect),
        in_turn=_in_turn(process, effect),
        until=effect.until,
        kept=kept,
    )
    more = how_often.numbers if lasts(effect) else ()
    if is_named(process, effect, context):
        more = (*more, *is_named.numbers)
    if about or any(kept):
        more = (*more, *spoken_of.numbers)
    process.do(e.TriggerWaits(waiting, because=(*process.because, *more)))


@cites("614.10a", "任何对被略过的步骤、阶段、或回合作出的安排将不会发生")
def _in_turn(process: Process, effect: x.Delayed) -> int | None:
    """The one turn in which it may trigger: this one, or the next that is taken."""
    if effect.this_turn:
        return process.state.turns_taken
    if isinstance(effect.pattern, StepBegins) and effect.pattern.next_turn:
        return process.state.turns_taken + 1
    return None


def remembered(process: Process, who: Who, context: Context) -> tuple[Recipient, ...]:
    """What words for a later ability mean now."""
    if isinstance(who, Players):
        found = players(process, who, context)
        if not found and isinstance(who, OwnerOf) and isinstance(who.objects, TheTarget):
            raise Unsupported(
                None, "'that player' where no target was chosen", "未选择任何目标时的“该牌手”"
            )
        return found
    return find(process.view, who, context)


def _now(process: Process, found: tuple[Recipient, ...]) -> tuple[Recipient, ...]:
    """Objects as what they have become."""
    return tuple(
        i if isinstance(i, str) else (process.state.current(ObjectId(i)) or i) for i in found
    )


@cites("608.2h", "则该效应使用其最后已知信息")
def _as_it_left(process: Process, effect: x.Delayed, context: Context) -> Effect:
    """What it does, with the numbers of what has left by now: "that spell's mana value"."""
    done: object = effect.effect
    for part in tuple(within(done)):
        of = getattr(part, "of", None)
        if not isinstance(part, Calculation) or not isinstance(of, Kept):
            continue
        words = effect.kept[of.place]
        if isinstance(words, Objects) and not _all_there(process, words, context):
            asked = put(part, of, words)
            assert isinstance(asked, Calculation)
            done = put(done, part, amount_of(process.view, asked, context))
    assert isinstance(done, Effect)
    return done


def _all_there(process: Process, words: Objects, context: Context) -> bool:
    return all(map(process.view.exists, find_objects(process.view, words, context)))


def _source_of(process: Process, effect: x.Delayed, context: Context) -> ObjectId | None:
    """The source of a delayed ability; where it moves "this card", the card that it is by now."""
    own = any(isinstance(part, Move) and part.objects == This() for part in within(effect.effect))
    if not own or context.source is None:
        return context.source
    return next(iter(found_again(process, context.source, context)), context.source)


@cites("707.11", "则即使该永久物改变名称，或变成其他东西的复制，此效应也会一直追踪该永久物")
def is_named(process: Process, effect: x.Delayed, context: Context) -> bool:
    """True if what happens later is said of a copy by its name: it means that permanent."""
    here = context.source
    if here is None or not process.view.is_permanent(here):
        return False
    return is_copy(process.view, here) and any(one == This() for one in within(effect.effect))


@cites("700.7", "则仅指该物件本身，即使该物件的[对象]特征当时已经改变")
def spoken_of() -> None:
    """ "That creature" is the very object, whatever it is by then."""


@cites("603.7b", "除非它具有一个时限，例如“本回合”")
def how_often(effect: x.Delayed) -> int | None:
    """How often it triggers: with a stated duration, every time (None)."""
    once = isinstance(effect.pattern, NextTime)  # "when you next cast a spell this turn"
    return None if lasts(effect) and not once else effect.times


def lasts(effect: x.Delayed) -> bool:
    """True if a duration is stated."""
    return effect.this_turn or effect.until is not None


def when_done(process: Process, effect: x.Reflexive, context: Context) -> bool:
    """An ability triggers on what is done just now."""
    return (linked if effect.name else reflexive)(process, effect, context)


@cites("603.12", "自身触发式异能")
def reflexive(process: Process, effect: x.Reflexive, context: Context) -> bool:
    """What a spell or ability does as it resolves triggers an ability that it says."""
    return trigger_if_done(process, effect, context)


@cites("603.11", "一些物件具有关联于一个或更多触发式异能的静止式异能")
def linked(process: Process, effect: x.Reflexive, context: Context) -> bool:
    """What a static ability does triggers the ability of its keyword that is linked to it."""
    with process.also(*process.rulebook.keyword(effect.name).rules_as(effect.name)):
        return trigger_if_done(process, effect, context)


def trigger_if_done(process: Process, effect: x.Reflexive, context: Context) -> bool:
    """The effect is carried out; if it is done, or what its words ask for, this has triggered."""
    if effect.optional:
        may(process, x.May(effect.effect), context)
    else:
        carry_out(process, effect.effect, context)
    asked = effect.condition
    if context.done if asked is None else holds(process.view, asked, context):
        kept = tuple(remembered(process, who, context) for who in effect.kept)
        about = Occurred(context.it, context.trigger_player, context.amount, kept=kept)
        ability = Triggered(DoneSo(), effect.then, name=effect.name)
        pending = PendingTrigger(
            ability, context.controller, context.source, None, about, context.x
        )
        process.happen((e.Triggered((pending,), because=process.because),))
    return context.done


EFFECTS: Mapping[type[Effect], Do] = {
    x.Delayed: delayed,
    x.Reflexive: when_done,
}
