"""Effects that hold others: what each part may speak of, and what is spoken of after them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from judge.abilities import amounts as n
from judge.abilities import conditions as c
from judge.abilities import references as r
from judge.abilities import who as w
from judge.abilities.bases import Effect, Objects, Players, Who
from judge.abilities.effects import combinators as x
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.abilities.walk import TO_TARGETS, within
from judge.oracle.references.chance import clash, flip, roll, villainous
from judge.oracle.references.later import delayed, reflexive, replaced, rule_until
from judge.oracle.references.mentions import Mention, Scope, Unclear

if TYPE_CHECKING:
    from judge.oracle.references.resolver import Resolver


OF_CASTING = (c.WasPaid, c.WasCast, c.CastDuring, c.ManaWasSpent)  # of "this spell", by the way
OF_MANA = (n.ManaSpent, n.TimesKicked, n.ColorsSpent)
SEVERAL = (w.EachPlayer, w.EachOpponent, w.EachOtherPlayer, w.OpponentsOf)


def _fresh(scope: Scope, inner: Scope) -> list[Mention]:
    """What was spoken of in a branch and not before it."""
    return [m for m in inner.mentions if m not in scope.mentions]


def _join(scope: Scope, *branches: Scope) -> None:
    """What the branches spoke of is spoken of after them."""
    for branch in branches:
        for mention in _fresh(scope, branch):
            scope.add(mention)


def _named(who: object, label: int) -> list[Mention]:
    """A player who is named as the one who does something."""
    if not isinstance(who, Players) or isinstance(who, (w.You, w.TargetPlayer)):
        return []
    if isinstance(who, (w.AnOpponent, w.ChosenPlayer)):
        return []
    return [Mention(who, many=isinstance(who, SEVERAL), clause=label)]


def sequence(self: Resolver, effect: x.Sequence, scope: Scope) -> Effect:
    """One after the other."""
    return effect.with_(parts=tuple(self.effect(part, scope) for part in effect.parts))


def together(self: Resolver, effect: o.DealTogether | x.AtOnce, scope: Scope) -> Effect:
    """What is done at once."""
    return effect.with_(parts=tuple(self.effect(part, scope) for part in effect.parts))


def _without_done(scope: Scope, inner: Scope) -> Scope:
    """What can still be meant where something was not done: targets, but no results."""
    kept = [m for m in _fresh(scope, inner) if isinstance(m.now, TO_TARGETS)]
    return Scope([*scope.mentions, *kept], scope.kept)


def may(self: Resolver, effect: x.May, scope: Scope) -> Effect:
    """What a player may do, and what follows or doesn't."""
    label = self.next()
    player = self.value(effect.player, scope)
    for mention in _named(player, label):
        scope.add(mention)
    inner = scope.copy()
    done = self.effect(effect.effect, inner)
    then = self.maybe(effect.then, inner)
    refused = _without_done(scope, inner)
    otherwise = self.maybe(effect.otherwise, refused)
    _join(scope, inner, refused)
    return effect.with_(player=player, effect=done, then=then, otherwise=otherwise, label=0)


def anyone_may(self: Resolver, effect: x.AnyoneMay, scope: Scope) -> Effect:
    """What any player may do; that player is "you" in it."""
    inner = scope.copy()
    inner.add(Mention(w.You(), clause=self.next()))
    done = self.effect(effect.effect, inner)
    then, otherwise = self.maybe(effect.then, scope), self.maybe(effect.otherwise, scope)
    return effect.with_(effect=done, then=then, otherwise=otherwise)


def may_pay(self: Resolver, effect: x.MayPay, scope: Scope) -> Effect:
    """What a player may pay, and what follows or doesn't."""
    label = self.next()
    unpaid: Scope | None = None
    otherwise: Effect | None = None
    try:
        player = self.value(effect.player, scope)
    except Unclear:  # "return it to its owner's hand unless that player pays"
        unpaid = scope.copy()
        otherwise = self.maybe(effect.otherwise, unpaid)
        player = self.value(effect.player, unpaid)
    for mention in _named(player, label):
        scope.add(mention)
    paid = scope.copy()
    cost = self.cost(effect.cost, paid)
    then = self.maybe(effect.then, paid)
    if unpaid is None:
        unpaid = _without_done(scope, paid)
        otherwise = self.maybe(effect.otherwise, unpaid)
    _join(scope, paid, unpaid)
    return effect.with_(player=player, cost=cost, then=then, otherwise=otherwise)


def if_done(self: Resolver, effect: x.IfDone, scope: Scope) -> Effect:
    """What is done, and what follows if it was."""
    inner = scope.copy()
    done = self.effect(effect.effect, inner)
    then = self.maybe(effect.then, inner)
    failed = _without_done(scope, inner)
    otherwise = self.maybe(effect.otherwise, failed)
    _join(scope, inner, failed)
    return effect.with_(effect=done, then=then, otherwise=otherwise)


def if_so(self: Resolver, effect: x.If, scope: Scope) -> Effect:
    """A condition that nothing before it explains speaks of the target of what depends on it."""
    inner, other = scope.copy(), scope.copy()
    asked = effect.condition
    inner.spell = isinstance(asked.condition if isinstance(asked, c.Not) else asked, c.WasPaid)
    other.spell = inner.spell
    strong = Scope([m for m in scope.mentions if not m.weak], scope.kept)
    condition: object = None
    try:
        condition = self.value(effect.condition, strong)
    except Unclear:
        then = self.effect(effect.then, inner)
        condition = self.value(effect.condition, _first_target(effect, inner) or scope.copy())
    else:
        for branch in (inner, other):
            for mention in (*_fresh(scope, strong), *asked_about(condition, scope, self.next())):
                branch.add(mention)
        then = self.effect(effect.then, inner)
    other.mentions += [m for m in _fresh(other, inner) if isinstance(m.now, TO_TARGETS)]
    otherwise = self.maybe(effect.otherwise, other)
    _join(scope, inner, other)
    return effect.with_(condition=condition, then=then, otherwise=otherwise)


def asked_about(condition: object, scope: Scope, label: int) -> list[Mention]:
    """ "If that creature is an Assassin, it …": what is asked about was spoken of last."""
    asked = condition.condition if isinstance(condition, c.Not) else condition
    if isinstance(asked, OF_CASTING) or any(isinstance(p_, OF_MANA) for p_ in within(asked)):
        return []
    said = [part for part in within(asked) if isinstance(part, Objects)]
    if not said:
        return []
    known = [m for m in scope.mentions if said[-1] in (m.now, m.then)]
    if known:
        return [replace(known[-1], clause=label, weak=False)]
    if isinstance(said[-1], w.AttachedTo):
        return [Mention(said[-1], frozenset({"permanent"}), clause=label)]
    return []


def _first_target(effect: x.If, inner: Scope) -> Scope | None:
    first = effect.then.parts[0] if isinstance(effect.then, x.Sequence) else effect.then
    if isinstance(first, (o.DealDamage, o.DealTogether)):
        return None
    targets = [m for m in inner.mentions if isinstance(m.now, r.TheTarget)]
    return Scope(targets[:1], inner.kept) if targets else None


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
        nouns = self.nouns(who, known)
        inner.add(Mention(r.Said(label), nouns, clause=label))
    done = self.effect(effect.effect, inner)
    for mention in _fresh(scope, inner):
        if mention.clause == label:
            continue
        if isinstance(mention.now, r.TheTarget) and isinstance(who, SEVERAL):
            if mention.clause != mention.now.name:  # all that were chosen, for each player
                scope.add(replace(mention, now=r.Said(mention.clause), many=True))
            continue
        scope.add(mention if single else replace(mention, many=True))
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


def modes(self: Resolver, effect: x.Modes, scope: Scope) -> Effect:
    """Each mode speaks for itself."""
    chooser = self.value(effect.chooser, scope)
    made = tuple(self.effect(mode, scope.copy()) for mode in effect.modes)
    costs = tuple(self.value(cost, scope.copy()) for cost in effect.costs)
    return effect.with_(modes=made, costs=costs, chooser=chooser)


def by_player(self: Resolver, effect: x.DoByPlayer, scope: Scope) -> Effect:
    """A player does it, who is "you" in it."""
    label = self.next()
    player = self.value(effect.player, scope)
    inner = scope.copy()
    inner.add(Mention(w.You(), clause=label))
    done = self.effect(effect.effect, inner)
    for mention in _named(player, label):
        scope.add(mention)
    for mention in _fresh(scope, inner):
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
    x.Modes: modes,
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
    o.DealTogether: together,
}
