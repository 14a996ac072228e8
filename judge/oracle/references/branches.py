"""What is done or not: if, may, unless; what each branch may speak of, and what comes after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.abilities import amounts as n
from judge.abilities import conditions as c
from judge.abilities import references as r
from judge.abilities import who as w
from judge.abilities.bases import Effect, Objects, Players
from judge.abilities.effects import combinators as x
from judge.abilities.effects import objects as o
from judge.abilities.filters import Comparison
from judge.abilities.walk import put, within
from judge.oracle.lexicon.pronouns import THEY
from judge.oracle.references.joining import fresh, fresh_targets, join, join_either
from judge.oracle.references.mentions import Mention, Scope, Unclear
from judge.oracle.references.one_form import shuffled_last
from judge.oracle.references.said import SEVERAL, nouns_said, words_of
from judge.oracle.references.that_many import of_other_branch, of_undone

if TYPE_CHECKING:
    from judge.oracle.references.resolver import Resolver

OF_CASTING = (c.WasPaid, c.WasCast, c.CastDuring, c.ManaWasSpent)  # of "this spell", by the way
OF_MANA = (n.ManaSpent, n.TimesKicked, n.ColorsSpent)


def named(who: object, label: int) -> list[Mention]:
    """A player who is named as the one who does something."""
    if not isinstance(who, Players) or isinstance(who, (w.You, w.TargetPlayer, w.PlayersTogether)):
        return []
    if isinstance(who, (w.AnOpponent, w.ChosenPlayer)):
        return []
    return [Mention(words_of(who), many=isinstance(who, SEVERAL), clause=label)]


def _without_done(scope: Scope, inner: Scope) -> Scope:
    """What can still be meant where something was not done: targets, but no results."""
    return Scope([*scope.mentions, *fresh_targets(scope, inner)], scope.kept)


def _who_may(self: Resolver, player: object, label: int) -> list[Mention]:
    """The player who is named as the one who may do something, or you."""
    if isinstance(player, w.You):
        self.acts.yours = label
    return named(player, label)


def may(self: Resolver, effect: x.May, scope: Scope) -> Effect:
    """What a player may do, and what follows or doesn't."""
    label = self.next()
    player = self.value(effect.player, scope)
    for mention in _who_may(self, player, label):
        scope.add(mention)
    inner = scope.copy()
    done = self.effect(effect.effect, inner)
    then = self.maybe(effect.then, inner)
    refused = _without_done(scope, inner)
    otherwise = self.maybe(effect.otherwise, refused)
    join_either(self, label, scope, inner, refused)
    of_undone(done, then, instead=otherwise)
    told = effect.with_(player=player, effect=done, then=then, otherwise=otherwise, label=0)
    return shuffled_last(told)


def may_pay(self: Resolver, effect: x.MayPay, scope: Scope) -> Effect:
    """What a player may pay, and what follows or doesn't."""
    if effect.first is x.First.OTHERWISE and any(map(_refers, within(effect.player))):
        return unless(self, effect, scope)
    label = self.next()
    player = self.value(effect.player, scope)
    for mention in _who_may(self, player, label):
        scope.add(mention)
    paid = scope.copy()
    cost = self.cost(effect.cost, paid)
    then = self.maybe(effect.then, paid)
    unpaid = _without_done(scope, paid)
    otherwise = self.maybe(effect.otherwise, unpaid)
    join_either(self, label, scope, paid, unpaid)
    of_undone(cost, then, instead=otherwise)
    return effect.with_(player=player, cost=cost, then=then, otherwise=otherwise)


def _refers(part: object) -> bool:
    return isinstance(part, (w.It, w.ThatPlayer))


def unless(self: Resolver, effect: x.MayPay, scope: Scope) -> Effect:
    """ "Counter target spell unless its controller pays {2}"; several pay each for themselves."""
    label = self.next()
    unpaid, paid = scope.copy(), scope.copy()
    otherwise = self.maybe(effect.otherwise, unpaid)
    said = [m for m in fresh(scope, unpaid) if not isinstance(m.now, r.PaidWith)]
    paid.mentions += [_undone(m, label) for m in said]
    player = self.value(effect.player, paid)
    if _are_several(player, paid):
        raise Unclear("they")
    if isinstance(player, SEVERAL):
        one = put(effect.otherwise, player, THEY)
        each = effect.with_(player=THEY, otherwise=one)
        if each == effect:
            raise Unclear("they")  # each of several players, and nothing done to one of them
        return self.effect(x.ForEach(player, each), scope)
    for mention in named(player, label):
        paid.add(mention)
    cost = self.cost(effect.cost, paid)
    then = self.maybe(effect.then, paid)
    join(scope, paid, unpaid)
    return effect.with_(player=player, cost=cost, then=then, otherwise=otherwise)


def _are_several(player: object, scope: Scope) -> bool:
    """True of the controllers of several objects, who would have to pay each for themselves."""
    if not isinstance(player, (w.ControllerOf, w.OwnerOf)):
        return False
    of = player.objects
    known = [m for m in scope.mentions if of in (m.now, m.then)]
    return isinstance(of, w.Every) or any(m.many is not False for m in known[-1:])


def if_done(self: Resolver, effect: x.IfDone, scope: Scope) -> Effect:
    """What is done, and what follows if it was."""
    inner, label = scope.copy(), self.next()
    done = self.effect(effect.effect, inner)
    then = self.maybe(effect.then, inner)
    failed = _without_done(scope, inner)
    otherwise = self.maybe(effect.otherwise, failed)
    join_either(self, label, scope, inner, failed)
    of_undone(done, then, instead=otherwise)
    return effect.with_(effect=done, then=then, otherwise=otherwise)


def if_so(self: Resolver, effect: x.If, scope: Scope) -> Effect:
    """The parts of an effect with a condition, in the order of the text."""
    orders = {x.First.THEN: then_first, x.First.OTHERWISE: otherwise_first}
    label = self.next()
    told = orders.get(effect.first, condition_first)(self, effect, scope)
    return of_other_branch(told, effect.first, label)


def then_first(self: Resolver, effect: x.If, scope: Scope) -> x.If:
    """ "Destroy target creature if it's white": what is asked is of what was just spoken of."""
    inner, other, label = scope.copy(), scope.copy(), self.next()
    inner.spell = other.spell = _of_paying(effect.condition)
    then = self.effect(effect.then, inner)
    said = [_undone(m, label) for m in fresh(scope, inner)]
    condition = self.value(effect.condition, Scope([*scope.mentions, *said], scope.kept))
    other.mentions += fresh_targets(other, inner)
    otherwise = self.maybe(effect.otherwise, other)
    join_either(self, label, scope, inner, other)
    order = x.First.CONDITION  # what stands first is of no more account
    return effect.with_(condition=condition, then=then, otherwise=otherwise, first=order)


def otherwise_first(self: Resolver, effect: x.If, scope: Scope) -> x.If:
    """ "…. If it's red, … instead": of what would be done, targets and kinds can be meant."""
    other, inner, label = scope.copy(), scope.copy(), self.next()
    other.spell = inner.spell = _of_paying(effect.condition)
    otherwise = self.maybe(effect.otherwise, other)
    said = [m for m in fresh(scope, other) if not (m.is_player and m.weak)]
    inner.mentions += [_undone(m, label) for m in said]
    asked = Scope([m for m in inner.mentions if not m.weak], scope.kept)
    try:
        condition = self.value(effect.condition, asked)
    except Unclear:
        condition = self.value(effect.condition, inner.copy())
    for mention in asked_about(condition, inner, self.next()):
        inner.add(mention)
    then = self.effect(effect.then, inner)
    join_either(self, label, scope, inner, other)
    return effect.with_(condition=condition, then=then, otherwise=otherwise)


def _undone(mention: Mention, before: int) -> Mention:
    """What was spoken of, where nothing is done to it: never what would have come of it."""
    if not _came_after(mention.now, before):
        return mention
    if _came_after(mention.said, before):
        return mention.with_(now=None, then=None)
    nouns = frozenset({"player"}) if mention.is_player else mention.nouns
    return mention.with_(now=mention.said, then=None, nouns=nouns)


def _came_after(who: object, before: int) -> bool:
    """True of words for what an effect later than a label came upon."""
    results = (p for p in within(who) if isinstance(p, (r.Said, r.SaidPlayers, r.SaidAny)))
    return any(part.label > before for part in results)


def _of_paying(condition: object) -> bool:
    """True of a condition that speaks of this spell: whether it was kicked, or cast from exile."""
    asked = condition.condition if isinstance(condition, c.Not) else condition
    return isinstance(asked, OF_CASTING)


def condition_first(self: Resolver, effect: x.If, scope: Scope) -> x.If:
    """A condition that nothing before it explains speaks of the target of what depends on it."""
    inner, other, label = scope.copy(), scope.copy(), self.next()
    inner.spell = other.spell = _of_paying(effect.condition)
    strong = Scope([m for m in scope.mentions if not m.weak], scope.kept)
    condition: object = None
    try:
        condition = self.value(effect.condition, strong)
    except Unclear:
        then = self.effect(effect.then, inner)
        condition = self.value(effect.condition, _first_target(effect, inner) or scope.copy())
    else:
        named_now, about = fresh(scope, strong), asked_about(condition, scope, self.next())
        inner.mentions += [*named_now, *about]
        again = (m.with_(clause=self.next()) for m in about if m.now != w.This())
        other.mentions += [*named_now, *again]  # "if it's a land card, …. If it isn't, …"
        for mention in _damaged(self, condition):
            inner.add(mention)
        inner.mentions = [m for m in inner.mentions if m.now not in _results_of_undone(condition)]
        then = self.effect(effect.then, inner)
    other.mentions += fresh_targets(other, inner)
    otherwise = self.maybe(effect.otherwise, other)
    join_either(self, label, scope, inner, other)
    return effect.with_(condition=condition, then=then, otherwise=otherwise)


def asked_about(condition: object, scope: Scope, label: int) -> list[Mention]:
    """ "If that creature is an Assassin, it …": what is asked about was spoken of last."""
    asked = condition.condition if isinstance(condition, c.Not) else condition
    if isinstance(asked, OF_CASTING) or any(isinstance(p_, OF_MANA) for p_ in within(asked)):
        return []
    about = asked.objects if isinstance(asked, c.Matches) else asked  # not what it shares with
    said = [part for part in within(about) if isinstance(part, Objects)]
    if not said:
        return []
    known = [m for m in scope.mentions if said[-1] in (m.now, m.then)]
    if known:
        return [known[-1].with_(clause=label, weak=False)]
    if isinstance(said[-1], w.AttachedTo):
        return [Mention(said[-1], frozenset({"permanent"}), clause=label)]
    return []


def _damaged(self: Resolver, condition: object) -> list[Mention]:
    """ "If a creature is dealt damage this way, … that creature": none if none was dealt any."""
    done = [part for part in within(condition) if isinstance(part, r.DoneBy)]
    if len(done) != 1 or isinstance(condition, c.Not):
        return []
    hit = all(("dealt damage", part) in self.acts.done for part in done[0].parts)
    return [Mention(done[0], nouns_said(done[0]), None, clause=self.next())] if hit else []


def _results_of_undone(condition: object) -> list[Objects]:
    """ "If you don't put it onto the battlefield": of what was not put, nothing has come there."""
    match condition:
        case c.AmountIs(n.ThisWay(r.DoneBy(parts)), Comparison.EQUAL, 0):
            return [part.with_(before=False) for part in parts if isinstance(part, r.Said)]
    return []


def _first_target(effect: x.If, inner: Scope) -> Scope | None:
    first = effect.then.parts[0] if isinstance(effect.then, x.Sequence) else effect.then
    if isinstance(first, (o.DealDamage, o.DealTogether)):
        return None
    targets = [m for m in inner.mentions if isinstance(m.now, r.TheTarget)]
    return Scope(targets[:1], inner.kept) if targets else None
