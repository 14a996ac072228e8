"""What is done for each of several objects, or by each of several players: at once (608.2f)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from judge.abilities.bases import Effect, Players
from judge.abilities.effects import combinators as x
from judge.abilities.walk import within
from judge.abilities.who import Chosen, ThatOne, TopOf, You
from judge.game.state import PlayerId, Recipient
from judge.rules.choices.recipients import one_by_one, players, recipients
from judge.rules.choices.together import in_turn
from judge.rules.costs.optional_actions import can_do_all, is_done_with_none
from judge.rules.effects.batches import Done, apart_from, as_one, can_be_at_once, gather
from judge.rules.engine import Do
from judge.rules.instructions import carry_out
from judge.rules.meaning import Context
from judge.rules.meaning.context import Result
from judge.rules.process import Process
from judge.rules.requests import AskYesNo, Said


def for_each(process: Process, effect: x.ForEach, context: Context) -> None:
    """Once for each object or player."""
    affected: Sequence[Recipient] = recipients(process, effect.who, context)
    apart = any(isinstance(part, TopOf) for part in within(effect.effect)) and any(
        isinstance(part, ThatOne) for part in within(effect.effect)
    )
    ordered = one_by_one(process, tuple(affected), context) if apart else affected
    each = ((effect.effect, _about(effect, context, one)) for one in ordered)
    chosen = any(isinstance(part, (Chosen, x.May)) for part in within(effect.effect))
    actors = [one for one in affected if isinstance(one, str)] if chosen else []
    with process.also(*(one_by_one.numbers if apart else in_turn(actors))):
        done = do_apart(process, each) if apart else do_each(process, list(each))
    gather(context, done)
    spoken_of = [i for _, inner in done if inner.it != inner.one for i in inner.it]
    if spoken_of:  # "for each …, create a token. Those tokens …"
        context.it = tuple(dict.fromkeys(spoken_of))


def _about(effect: x.ForEach, context: Context, one: Recipient) -> Context:
    inner = apart_from(context, one)
    inner.one = (one,)
    inner.results[effect.label] = Result((one,), (), (one,) if isinstance(one, str) else ())
    if isinstance(one, str):
        inner.player = one
    return inner


def by_player(process: Process, effect: x.DoByPlayer, context: Context) -> None:
    """Players do it: each chooses in APNAP order, then they act at once (101.4)."""
    each: list[Done] = []
    for player in players(process, effect.player, context):
        inner = apart_from(context, *context.it)
        inner.controller, inner.player, inner.this_way = player, player, ()
        each.append((effect.effect, inner))
    with process.also(*in_turn([inner.controller for _, inner in each])):
        do_each(process, each)
    gather(context, each)
    _note_amounts(context, each)
    for _, inner in each:
        context.it, context.rest, context.done = inner.it, inner.rest, inner.done
        context.this_way = (*context.this_way, *inner.this_way)


def _note_amounts(context: Context, each: Sequence[Done]) -> None:
    """ "That many" is from now on what they did, of several players each one's own."""
    did = {inner.controller: inner.amount for _, inner in each}
    if any(amount != context.amount for amount in did.values()):
        shares = each[0][1].shares if len(each) == 1 else did
        context.note(sum(did.values()), shares)


def parts_at_once(process: Process, effect: x.AtOnce, context: Context) -> None:
    """Several actions that one instruction names, at once."""
    each = [(part, apart_from(context, *context.it)) for part in effect.parts]
    do_each(process, each)
    gather(context, each)
    spoken_of = [i for _, inner in each if inner.it != context.it for i in inner.it]
    context.it = tuple(dict.fromkeys(spoken_of)) or context.it


def do_each(process: Process, each: list[Done]) -> list[Done]:
    """Carries out effects, each in a context of its own: at once where that can be."""
    if len(each) > 1 and _may_all(process, each):
        return _who_want(process, each)
    if len(each) < 2 or not all(can_be_at_once(effect, each) for effect, _ in each):
        return do_apart(process, each)
    sequences = [effect.parts for effect, _ in each if isinstance(effect, x.Sequence)]
    if not sequences:
        with as_one(process, each):
            return do_apart(process, each)
    for parts in zip(*sequences, strict=True):
        do_each(process, [(part, inner) for part, (_, inner) in zip(parts, each, strict=True)])
    return each


def _may_all(process: Process, each: list[Done]) -> bool:
    """True of several things of which each player may do one, and that can be done together."""
    doing = [
        (effect.effect, inner)
        for effect, inner in each
        if isinstance(effect, x.May) and effect.then is None and effect.otherwise is None
    ]
    if len(doing) < len(each) or not all(
        isinstance(effect, x.Sequence) and can_be_at_once(effect, doing) for effect, _ in doing
    ):
        return False
    who = [one for may, inner in each for one in players(process, _player_of(may), inner)]
    return len(who) == len(set(who)) == len(each)


def _player_of(effect: Effect) -> Players:
    return effect.player if isinstance(effect, x.May) else You()


def _who_want(process: Process, each: list[Done]) -> list[Done]:
    """Those who may do something choose in turn; then those who want to do it together."""
    doing: list[tuple[Done, PlayerId]] = []
    for effect, inner in each:
        (player,) = players(process, _player_of(effect), inner)
        if isinstance(effect, x.May) and wants(process, effect, inner, player):
            doing.append(((effect.effect, inner), inner.controller))
            inner.controller, inner.player = player, player
    do_each(process, [done for done, _ in doing])
    for (effect, inner), controller in doing:
        inner.controller, inner.done = controller, inner.done or is_done_with_none(effect)
    return each


def wants(process: Process, effect: x.May, context: Context, player: PlayerId) -> bool:
    """True if a player can do all of something, and chooses to."""
    if not can_do_all(process, player, effect.effect, context):
        process.note(can_do_all.numbers, player)
        return False
    answer = process.ask(AskYesNo(player, context.source, effect.effect, context.it))
    return isinstance(answer, Said) and answer.yes


def do_apart(process: Process, each: Iterable[Done]) -> list[Done]:
    """Carries out effects one after the other, each in a context of its own."""
    done: list[Done] = []
    for effect, inner in each:
        carry_out(process, effect, inner)
        done.append((effect, inner))
    return done


EFFECTS: Mapping[type[Effect], Do] = {
    x.AtOnce: parts_at_once,
    x.ForEach: for_each,
    x.DoByPlayer: by_player,
}
