"""Effects that hold other effects: in order, if, may, for each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from judge.abilities.bases import Effect
from judge.abilities.effects import combinators as x
from judge.abilities.walk import within
from judge.abilities.who import ThatOne, TopOf
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import (
    PlayerId,
    Recipient,
)
from judge.rules.card_names import names_card_of
from judge.rules.costs import can_pay, pay_in_full
from judge.rules.effects.choosing import one_by_one, players, recipients, speak_of
from judge.rules.meaning import Context, amount_of, holds
from judge.rules.meaning.context import Result
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
    """A player chooses whether to do something."""
    for player in players(process, effect.player, context):
        answer = process.ask(AskYesNo(player, context.source, effect.effect, context.it))
        yes = isinstance(answer, Said) and answer.yes
        if yes:
            as_player(process, effect.effect, context, player)
            yes = context.done
        follows = effect.then if yes else effect.otherwise
        if follows is not None:
            with process.also(*(may if follows is effect.otherwise else if_done).numbers):
                carry_out(process, follows, context)
        context.done = yes
    return context.done


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
            context.paid = pay_in_full(process, player, effect.cost, own)
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
    holds_now = holds(process.view, effect.condition, context)
    follows = effect.then if holds_now else effect.otherwise
    if follows is None:
        return False
    carry_out(process, follows, context)
    return context.done


def for_each(process: Process, effect: x.ForEach, context: Context) -> None:
    """Once for each object or player."""
    spoken_of: list[Recipient] = []
    made: dict[int, Result] = {}
    affected: Iterable[Recipient] = recipients(process, effect.who, context)
    apart = any(isinstance(part, TopOf) for part in within(effect.effect)) and any(
        isinstance(part, ThatOne) for part in within(effect.effect)
    )
    besides = one_by_one.numbers if apart else ()
    for one in one_by_one(process, tuple(affected), context) if apart else affected:
        inner = context.about(one)
        inner.one = (one,)
        inner.results = dict(context.results)
        inner.results[effect.label] = Result((one,), (), (one,) if isinstance(one, str) else ())
        if isinstance(one, str):
            inner.player = one
        with process.also(*besides):
            carry_out(process, effect.effect, inner)
        _gather(made, inner.results, context.results)
        if inner.it != (one,):
            spoken_of.extend(inner.it)
    context.results.update(made)
    if spoken_of:  # "for each …, create a token. Those tokens …"
        context.it = tuple(dict.fromkeys(spoken_of))


def _gather(made: dict[int, Result], new: Mapping[int, Result], old: Mapping[int, Result]) -> None:
    """What was done for each is spoken of together afterwards."""
    for label, result in new.items():
        if old.get(label) is not result:
            before = made.get(label, Result())
            made[label] = Result(
                tuple(dict.fromkeys((*before.it, *result.it))),
                tuple(dict.fromkeys((*before.before, *result.before))),
                tuple(dict.fromkeys((*before.players, *result.players))),
            )


def repeat(process: Process, effect: x.Repeat, context: Context) -> None:
    """So many times."""
    for _ in range(amount_of(process.view, effect.number, context)):
        carry_out(process, effect.effect, context)


def by_player(process: Process, effect: x.DoByPlayer, context: Context) -> None:
    """Players do it, one after the other in APNAP order."""
    for player in players(process, effect.player, context):
        inner = context.about(*context.it)
        inner.controller, inner.player, inner.this_way = player, player, ()
        carry_out(process, effect.effect, inner)
        context.it, context.rest, context.done = inner.it, inner.rest, inner.done
        context.this_way = (*context.this_way, *inner.this_way)


@cites("608.2d", "则该牌手于这些效应生效时宣告其选择")
def choose(process: Process, effect: x.Choose, context: Context) -> None:
    """A word is chosen and kept, for this resolution and on the object."""
    from judge.rules.replacement.choosing_words import choose_for  # they need each other

    value = choose_for(process, context.controller, effect, context)
    context.chosen[effect.what] = value
    if effect.what in ("player", "opponent"):
        context.named = (PlayerId(str(value)),)
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
    x.ForEach: for_each,
    x.Repeat: repeat,
    x.Modes: modes,
    x.DoByPlayer: by_player,
    x.ReplaceThisTurn: set_up,
    x.Choose: choose,
    x.Nothing: lambda process, effect, context: None,
}
