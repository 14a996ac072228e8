"""Effects that hold other effects: in order, if, may, for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.abilities.ability import Triggered
from judge.abilities.bases import Effect
from judge.abilities.effects import combinators as x
from judge.abilities.effects.objects import Move
from judge.abilities.patterns import DoneSo
from judge.abilities.walk import targets_of, within
from judge.abilities.who import It, ThatPlayer, This
from judge.budget import repetitions
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import (
    DelayedTrigger,
    ObjectId,
    Occurred,
    PendingTrigger,
    PlayerId,
)
from judge.rules.card_names import names_card_of
from judge.rules.copying import is_copy
from judge.rules.costs import can_pay, pay_in_full
from judge.rules.effects.choosing import in_turn, players, recipients, speak_of
from judge.rules.effects.speaking import its_target
from judge.rules.effects.together import as_one, is_one_action
from judge.rules.meaning import Context, amount_of, holds
from judge.rules.process import Process
from judge.rules.replacement import set_up
from judge.rules.requests import AskYesNo, CostOffer, Said

Run = Callable[[Process, Effect, Context], None]
_RUN: list[Run] = []


def set_carry_out(run: Run) -> None:
    """Tells the combinators how the effects they hold are carried out."""
    _RUN[:] = [run]


def carry_out(process: Process, effect: Effect, context: Context) -> None:
    """Carries out an effect that another one holds."""
    _RUN[0](process, effect, context)


def sequence(process: Process, effect: x.Sequence, context: Context) -> bool:
    """One after the other."""
    done = False
    for part in effect.parts:
        carry_out(process, part, context)
        done = done or context.done
    return done


@cites("608.2d", "则该牌手于这些效应生效时宣告其选择")
def may(process: Process, effect: x.May, context: Context) -> bool:
    """A player chooses whether to do something; several choose in turn and do it at once."""
    found = players(process, effect.player, context)
    if len(found) < 2 or not is_one_action(effect.effect):
        for player in found:
            yes = _chooses(process, effect, context, player)
            _follow(process, effect, context, yes=yes)
        return context.done
    each = [(effect.effect, context.about(*context.it)) for _ in found]
    with process.also(*in_turn(found)), as_one(process, each):
        for player, (_, inner) in zip(found, each, strict=True):
            inner.done = _chooses(process, effect, inner, player)
    for player, (_, inner) in zip(found, each, strict=True):
        inner.player = player
        _follow(process, effect, inner, yes=inner.done)
        context.it, context.player, context.done = inner.it, inner.player, inner.done
    return context.done


def _chooses(process: Process, effect: x.May, context: Context, player: PlayerId) -> bool:
    """True if a player wants to do something and did."""
    answer = process.ask(AskYesNo(player, context.source, effect.effect, context.it))
    if not isinstance(answer, Said) or not answer.yes:
        return False
    spoken_of = context.it
    as_player(process, effect.effect, context, player)
    if not context.done and effect.otherwise is not None:
        context.it = spoken_of  # what was not done speaks of nothing
    return context.done


def _follow(process: Process, effect: x.May, context: Context, *, yes: bool) -> None:
    follows = effect.then if yes else effect.otherwise
    if follows is not None:
        with process.also(*(may if follows is effect.otherwise else if_done).numbers):
            carry_out(process, follows, context)
    context.done = yes


def as_player(process: Process, effect: Effect, context: Context, player: PlayerId) -> None:
    """Something is done by a player, who is "you" in it where it is not the controller."""
    if player == context.controller:
        carry_out(process, effect, context)
        return
    before = context.controller
    context.controller, context.player = player, player
    carry_out(process, effect, context)
    context.controller = before


@cites("118.12", "费用")
def may_pay(process: Process, effect: x.MayPay, context: Context) -> bool:
    """A player may pay a cost as the effect is carried out."""
    paid = False
    for player in players(process, effect.player, context):
        own = context.about(*context.it)
        own.controller = player
        paid = False
        if can_pay(process, player, effect.cost, own):
            answer = process.ask(AskYesNo(player, context.source, CostOffer(effect.cost)))
            paid = isinstance(answer, Said) and answer.yes
        if paid:
            pay_in_full(process, player, effect.cost, own)
            context.x = own.x
        follows = effect.then if paid else effect.otherwise
        if follows is not None:
            carry_out(process, follows, context)
    return paid


@cites("118.12", "部分检查牌手是否选择支付一个可选费用，或开始支付一个强制费用")
def if_done(process: Process, effect: x.IfDone, context: Context) -> bool:
    """What follows if something could be done, or else."""
    carry_out(process, effect.effect, context)
    done = context.done
    follows = effect.then if done else effect.otherwise
    if follows is not None:
        with process.also(*if_done.numbers):
            carry_out(process, follows, context)
    elif not done:
        process.do(e.NothingDone(context.controller, context.source))
    return done


@cites("608.2c", "按照叙述的顺序进行动作")
def if_so(process: Process, effect: x.If, context: Context) -> bool:
    """One thing or another, by a condition as it is now."""
    _speak_of_target(process, effect, context)
    target = its_target(process, effect.condition, effect.then, context)
    about = context.about(*target) if target else context
    follows = effect.then if holds(process.view, effect.condition, about) else effect.otherwise
    if follows is None:
        return False
    carry_out(process, follows, context)
    return context.done


def _speak_of_target(process: Process, effect: x.If, context: Context) -> None:
    """ "If …, it … instead": what takes the place of an effect speaks of that one's target."""
    replaced = effect.otherwise
    if replaced is None or targets_of(effect.then):
        return
    if not any(isinstance(part, (It, ThatPlayer)) for part in within(effect.then)):
        return
    for target in targets_of(replaced)[:1]:
        found = recipients(process, target, context)
        if found and isinstance(found[0], str):
            context.player = found[0]


def repeat(process: Process, effect: x.Repeat, context: Context) -> None:
    """So many times."""
    for _ in repetitions(amount_of(process.view, effect.number, context)):
        carry_out(process, effect.effect, context)


@cites("603.7", "延迟触发式异能")
@cites("603.7a", "延迟触发式异能由咒语和异能在结算时创造")
def delayed(process: Process, effect: x.Delayed, context: Context) -> None:
    """An ability that triggers later is created; it remembers what is spoken of."""
    about = tuple(
        i if isinstance(i, str) else (process.state.current(ObjectId(i)) or i) for i in context.it
    )
    waiting = DelayedTrigger(
        Triggered(effect.pattern, effect.effect, effect.condition),
        context.controller,
        _source_of(process, effect, context),
        about,
        times=how_often(effect),
        until_turn=process.state.turns_taken if effect.this_turn else None,
    )
    more = how_often.numbers if effect.this_turn else ()
    if is_named(process, effect, context):
        more = (*more, *is_named.numbers)
    if about:
        more = (*more, *spoken_of.numbers)
    process.do(e.TriggerWaits(waiting, because=(*process.because, *more)))


def _source_of(process: Process, effect: x.Delayed, context: Context) -> ObjectId | None:
    """The source of a delayed ability; where it moves "this card", the card that it is by now."""
    from judge.rules.effects.zones.moving import found_again  # they need each other

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
    return None if effect.this_turn else effect.times


@cites("603.12", "自身触发式异能")
def reflexive(process: Process, effect: x.Reflexive, context: Context) -> bool:
    """An ability that triggers on what is done just now."""
    if effect.optional:
        may(process, x.May(effect.effect), context)
    else:
        carry_out(process, effect.effect, context)
    if context.done:
        about = Occurred(context.it, context.player, context.amount)
        ability = Triggered(DoneSo(), effect.then)
        pending = PendingTrigger(
            ability, context.controller, context.source, None, about, context.x
        )
        process.happen((e.Triggered((pending,), because=process.because),))
    return context.done


@cites("608.2d", "则该牌手于这些效应生效时宣告其选择")
def choose(process: Process, effect: x.Choose, context: Context) -> None:
    """A word is chosen and kept, for this resolution and on the object."""
    from judge.rules.replacement.choosing_words import choose_for  # they need each other

    value = choose_for(process, context.controller, effect, context)
    context.chosen[effect.what] = value
    if effect.what in ("player", "opponent"):
        context.player = PlayerId(str(value))
    here = context.source
    if here is not None and (effect.filter is not None or process.view.is_permanent(here)):
        with process.also(*(names_card_of.numbers if effect.filter is not None else ())):
            process.do(e.Chose(here, effect.what, value))


def modes(process: Process, effect: x.Modes, context: Context) -> None:
    """Modes of what is not on the stack are chosen as it is carried out."""
    raise Unsupported("700.2", "modes chosen as an effect is carried out")


EFFECTS: Mapping[type[Effect], Callable[[Process, Any, Context], object]] = {
    x.Sequence: sequence,
    x.May: may,
    x.MayPay: may_pay,
    x.IfDone: if_done,
    x.If: if_so,
    x.SpeakOf: speak_of,
    x.Repeat: repeat,
    x.Modes: modes,
    x.Delayed: delayed,
    x.Reflexive: reflexive,
    x.ReplaceThisTurn: set_up,
    x.Choose: choose,
    x.Nothing: lambda process, effect, context: None,
}
