"""Effects that hold other effects: in order, if, may, for each."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import combinators as x
from judge.abilities.effects.objects import PutCounters
from judge.abilities.walk import targets_of
from judge.budget import repetitions, step
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import PlayerId
from judge.rules.card_names import names_card_of
from judge.rules.choices.recipients import players, speak_of
from judge.rules.choices.together import in_turn
from judge.rules.choices.word import choose_for, choose_word
from judge.rules.costs import can_pay, pay_in_full
from judge.rules.costs.counts import counted, worked_out
from judge.rules.costs.optional_actions import can_do_all, is_done_with_none
from judge.rules.effects.batches import apart_from, as_one, gather, is_one_action
from judge.rules.effects.each import wants
from judge.rules.engine import Do
from judge.rules.instructions import AGAIN, carry_out
from judge.rules.meaning import Context, amount_of, holds
from judge.rules.process import Process
from judge.rules.replacement import set_up
from judge.rules.requests import AskModes, AskYesNo, CostOffer, Numbers, Said
from judge.rules.stack.target_choice import chooser_of

TIMES = "times repeated"  # by which `Context.chosen` notes it


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
    each = [(effect.effect, apart_from(context, *context.it)) for _ in found]
    with process.also(*in_turn(found)), as_one(process, each):
        for player, (_, inner) in zip(found, each, strict=True):
            inner.done = _chooses(process, effect, inner, player)
    gather(context, each)
    for player, (_, inner) in zip(found, each, strict=True):
        inner.player = player
        _follow(process, effect, inner, yes=inner.done)
        context.it, context.player, context.done = inner.it, inner.player, inner.done
    return context.done


def _chooses(process: Process, effect: x.May, context: Context, player: PlayerId) -> bool:
    """True if a player wants to do something, can do all of it, and did."""
    if not wants(process, effect, context, player):
        return False
    spoken_of = context.it
    as_player(process, effect.effect, context, player)
    context.done = context.done or is_done_with_none(effect.effect)
    if not context.done and effect.otherwise is not None:
        context.it = spoken_of  # what was not done speaks of nothing
    return context.done


def _follow(process: Process, effect: x.May, context: Context, *, yes: bool) -> None:
    follows = effect.then if yes else effect.otherwise
    if follows is not None:
        is_not = follows is effect.otherwise
        with process.also(*(may.numbers if is_not else rules_of_done(process))):
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
        cost = counted(process.view, effect.cost, context)
        paid = False
        if can_pay(process, player, cost, own):
            answer = process.ask(AskYesNo(player, context.source, CostOffer(cost)))
            paid = isinstance(answer, Said) and answer.yes
        else:
            process.note(cant_pay.numbers, player)
        if paid:
            context.paid = pay_in_full(process, player, cost, own)
            context.x = own.x
            amount = worked_out(process.view, effect.cost, cost, own)
            context.note(own.amount if amount is None else amount, context.shares)
        follows = effect.then if paid else effect.otherwise
        if follows is not None:
            is_unless = effect.first is x.First.OTHERWISE
            with process.also(*(unless.numbers if is_unless else rules_of_done(process))):
                carry_out(process, follows, context)
    return paid


@cites("118.3", "除非牌手具有足以完全支付某费用的资源，否则其不能支付该费用")
def cant_pay() -> None:
    """A player who has not enough to pay all of a cost can't pay it, and isn't asked."""


@cites("118.12a", "除非[一位牌手作另一件事]")
def unless() -> None:
    """What happens unless a player pays happens if that player doesn't."""


@cites("118.12", "部分检查牌手是否选择支付一个可选费用，或开始支付一个强制费用")
def chosen_or_begun() -> None:
    """Whether a player does something asks whether that was chosen or begun."""


def rules_of_done(process: Process) -> tuple[str, ...]:
    """The rules by which it is asked what was done: what a replacement says first is no cost."""
    return () if process.barred else chosen_or_begun.numbers


def if_done(process: Process, effect: x.IfDone, context: Context) -> bool:
    """What follows if something could be done, or else; of several things, if all of them were."""
    acts = effect.effect.parts if isinstance(effect.effect, x.Sequence) else (effect.effect,)
    done = True
    for act in acts:
        carry_out(process, act, context)
        done = done and context.done
    follows = effect.then if done else effect.otherwise
    with process.also(*rules_of_done(process)):
        if follows is not None:
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
    if not context.done and is_left(effect, follows) and effect.otherwise is not None:
        with process.also(*may.numbers):
            carry_out(process, effect.otherwise, context)
    return context.done


def is_left(effect: x.If, follows: Effect) -> bool:
    """True if what was said first is left to a player who does not do what may be done instead."""
    is_instead = effect.first is x.First.OTHERWISE and follows is effect.then
    return is_instead and isinstance(follows, x.May)


def repeat(process: Process, effect: x.Repeat, context: Context) -> None:
    """So many times."""
    for _ in repetitions(amount_of(process.view, effect.number, context)):
        carry_out(process, effect.effect, context)


def repeat_while(process: Process, effect: x.RepeatWhile, context: Context) -> None:
    """Once, and again as long as the condition is so of what was done last."""
    again = True
    while again:
        step()
        carry_out(process, effect.effect, context)
        again = holds(process.view, effect.condition, context)


@cites("608.2d", "则该牌手于这些效应生效时宣告其选择")
def choose(process: Process, effect: x.Choose, context: Context) -> None:
    """A word is chosen and kept, for this resolution and on the object."""
    value = choose_for(process, context.controller, effect, context)
    context.chosen[effect.what] = value
    if effect.what in ("player", "opponent"):
        context.named = (PlayerId(str(value)),)
    here = context.source
    if here is not None and (effect.filter is not None or process.view.is_permanent(here)):
        with process.also(*(names_card_of.numbers if effect.filter is not None else ())):
            process.do(e.Chose(context.controller, here, effect.what, value))


def again(process: Process, effect: x.Again, context: Context) -> None:
    """All that the spell or ability does is to be done again, by `carry_out_whole`."""
    before = context.chosen.get(TIMES, 0)
    assert isinstance(before, int)
    if effect.times is None or before < amount_of(process.view, effect.times, context):
        context.chosen[TIMES] = before + 1
        context.chosen[AGAIN] = True


@cites("608.2d", "则该牌手于这些效应生效时宣告其选择")
def modes(process: Process, effect: x.Modes, context: Context) -> None:
    """Modes of what is not on the stack are chosen as it is carried out; they have no targets."""
    if any(map(targets_of, effect.modes)):
        raise Unsupported(
            "700.2c",
            "targets of modes that are chosen as an effect is carried out",
            "于执行效应时选择的模式之目标",
        )
    view, number = process.view, len(effect.modes)
    least = amount_of(view, effect.least, context)
    most = number if effect.most is None else amount_of(view, effect.most, context)
    of = context.object or context.source
    chooser = chooser_of(process, effect.chooser, context)
    every = tuple(range(1, number + 1))
    request = AskModes(chooser, number, least, most, every, of, effect.repeats)
    answer = process.choose(request, context.source)
    for chosen in sorted(answer.numbers if isinstance(answer, Numbers) else ()):
        carry_out(process, effect.modes[chosen - 1], context)


@cites("608.2d", "则该牌手于这些效应生效时宣告其选择")
def one_of(process: Process, effect: x.OneOf, context: Context) -> bool:
    """The player chooses what is done: by the kind of counters that is put, or the first by "1".

    What can't be done is no choice, where another thing can.
    """
    player = context.controller
    named = {_word_of(number, one): one for number, one in enumerate(effect.options, start=1)}
    able = {word for word, one in named.items() if can_do_all(process, player, one, context)}
    words = tuple(word for word in named if word in able or not able)
    word = choose_word(process, player, "option", words, context)
    process.note_chosen(player if context.source is None else context.source)
    carry_out(process, named[word], context)
    return context.done


def _word_of(number: int, option: Effect) -> str:
    return option.kind if isinstance(option, PutCounters) else str(number)


EFFECTS: Mapping[type[Effect], Do] = {
    x.Sequence: sequence,
    x.May: may,
    x.MayPay: may_pay,
    x.IfDone: if_done,
    x.If: if_so,
    x.SpeakOf: speak_of,
    x.Repeat: repeat,
    x.RepeatWhile: repeat_while,
    x.Again: again,
    x.Modes: modes,
    x.OneOf: one_of,
    x.ReplaceThisTurn: set_up,
    x.Choose: choose,
    x.Nothing: lambda process, effect, context: None,
    x.ResolvesAnyway: lambda process, effect, context: None,
}
