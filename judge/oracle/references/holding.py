"""Effects that hold others: what each part may speak of, and what is spoken of after them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from judge.abilities import references as r
from judge.abilities import who as w
from judge.abilities.bases import Effect, Players, Who
from judge.abilities.effects import combinators as x
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.abilities.walk import within
from judge.oracle.references.branches import (
    if_done,
    if_so,
    may,
    may_pay,
    named,
)
from judge.oracle.references.chance import clash, flip, roll, villainous
from judge.oracle.references.joining import fresh
from judge.oracle.references.later import delayed, reflexive, replaced, rule_until
from judge.oracle.references.mentions import Mention, Scope, Unclear
from judge.oracle.references.said import SEVERAL, nouns_known, words_of

if TYPE_CHECKING:
    from judge.oracle.references.resolver import Resolver


def sequence(self: Resolver, effect: x.Sequence, scope: Scope) -> Effect:
    """One after the other."""
    return effect.with_(parts=tuple(self.effect(part, scope) for part in effect.parts))


def together(self: Resolver, effect: x.AtOnce, scope: Scope) -> Effect:
    """What is done at once."""
    return effect.with_(parts=tuple(self.effect(part, scope) for part in effect.parts))


def deal_together(self: Resolver, effect: o.DealTogether, scope: Scope) -> Effect:
    """ "It deals 3 damage to target player and 1 damage to target creature": "it" is said once."""
    first, *others = effect.parts
    made = [self.effect(first, scope)]
    for part in others:
        if part.source == first.source and isinstance(made[0], o.DealDamage):
            part = part.with_(source=words_of(made[0].source))
        made.append(self.effect(part, scope))
    return effect.with_(parts=tuple(made))


def anyone_may(self: Resolver, effect: x.AnyoneMay, scope: Scope) -> Effect:
    """What any player may do; that player is "you" in it."""
    inner = scope.copy()
    inner.add(Mention(w.You(), clause=self.next()))
    done = self.effect(effect.effect, inner)
    then, otherwise = self.maybe(effect.then, scope), self.maybe(effect.otherwise, scope)
    return effect.with_(effect=done, then=then, otherwise=otherwise)


def for_each(self: Resolver, effect: x.ForEach, scope: Scope) -> Effect:
    """Once for each: the one that it is at is spoken of."""
    label = self.next()
    known = list(scope.mentions)
    who = _either(self.operand(effect.who, scope), scope)
    inner = scope.copy()
    single = isinstance(who, w.Target) and who.most == 1
    if isinstance(who, Players):
        inner.add(Mention(r.SaidPlayers(label), clause=label))
    elif not single:
        nouns = nouns_known(who, known)
        inner.add(Mention(r.Said(label), nouns, clause=label))
    done = self.effect(effect.effect, inner)
    for mention in fresh(scope, inner):
        if mention.clause == label:
            continue
        if isinstance(mention.now, r.TheTarget) and isinstance(who, SEVERAL):
            if mention.clause != mention.now.name:  # all that were chosen, for each player
                scope.add(mention.with_(now=r.Said(mention.clause), many=True))
            continue
        scope.add(mention if single else mention.with_(many=True))
    return effect.with_(who=who, effect=done, label=label)


def _either(who: Who, scope: Scope) -> Who:
    """Each target, where those are objects or players."""
    if isinstance(who, r.TheTarget) and any(
        m.now == r.TheTargetPlayer(who.name) for m in scope.mentions
    ):
        return r.TheTargets(who.name)
    return who


def repeat(self: Resolver, effect: x.Repeat, scope: Scope) -> Effect:
    """So many times."""
    number = self.value(effect.number, scope)
    return effect.with_(effect=self.effect(effect.effect, scope), number=number)


def repeat_while(self: Resolver, effect: x.RepeatWhile, scope: Scope) -> Effect:
    """What is done, and the condition of that."""
    done = self.effect(effect.effect, scope)
    return effect.with_(effect=done, condition=self.value(effect.condition, scope.copy()))


def modes(self: Resolver, effect: x.Modes, scope: Scope) -> Effect:
    """Each mode speaks for itself."""
    chooser = self.value(effect.chooser, scope)
    made = tuple(_by_itself(self, mode, scope.copy()) for mode in effect.modes)
    costs = tuple(self.value(cost, scope.copy()) for cost in effect.costs)
    return effect.with_(modes=made, costs=costs, chooser=chooser)


def one_of(self: Resolver, effect: x.OneOf, scope: Scope) -> Effect:
    """Each option speaks for itself."""
    return effect.with_(options=tuple(self.effect(o, scope.copy()) for o in effect.options))


def _by_itself(self: Resolver, effect: Effect, scope: Scope) -> Effect:
    """A mode: what another one targets is no target before it."""
    before = self.targeted
    with self.acts.apart():
        done = self.effect(effect, scope)
    self.targeted = before
    return done


def by_player(self: Resolver, effect: x.DoByPlayer, scope: Scope) -> Effect:
    """A player does it, who is "you" in it."""
    label = self.next()
    player = self.value(effect.player, scope)
    inner = scope.copy()
    inner.add(Mention(w.You(), clause=label))
    done = self.effect(effect.effect, inner)
    for mention in named(player, label):
        scope.add(mention)
    for mention in fresh(scope, inner):
        if mention.now != w.You():
            scope.add(mention)
    return effect.with_(player=player, effect=done)


def define_x(self: Resolver, effect: x.DefineX, scope: Scope) -> Effect:
    """ "Where X is its power": said after the effect, worked out before it."""
    before, label = scope.copy(), self.next()
    done = self.effect(effect.effect, scope)
    first = done.parts[0] if isinstance(done, x.Sequence) else done
    dealt = isinstance(first, (o.DealDamage, o.DealTogether))
    try:
        number = self.value(effect.x, before if dealt else scope.copy())
    except Unclear:
        number = self.value(effect.x, scope.copy() if dealt else before)
    results = [part for part in within(number) if isinstance(part, (r.Said, r.SaidPlayers))]
    if any(part.label > label for part in results):
        number = self.value(effect.x, before)
    if any(isinstance(part, r.Said) and part.label > label for part in within(number)):
        raise Unclear("x")  # what only this effect does
    return effect.with_(effect=done, x=number)


HOLDING: Mapping[type[Effect], Callable[[Resolver, Any, Scope], Effect]] = {
    x.Sequence: sequence,
    x.AtOnce: together,
    x.May: may,
    x.AnyoneMay: anyone_may,
    x.MayPay: may_pay,
    x.IfDone: if_done,
    x.If: if_so,
    x.ForEach: for_each,
    x.Repeat: repeat,
    x.RepeatWhile: repeat_while,
    x.Modes: modes,
    x.OneOf: one_of,
    x.DoByPlayer: by_player,
    x.Delayed: delayed,
    x.Reflexive: reflexive,
    x.ReplaceThisTurn: replaced,
    x.DefineX: define_x,
    pl.FlipCoin: flip,
    pl.RollDie: roll,
    pl.Clash: clash,
    pl.VillainousChoice: villainous,
    pl.RuleUntil: rule_until,
    o.DealTogether: deal_together,
}
