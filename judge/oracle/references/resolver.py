"""Pronouns become what they mean: one walk over an ability, in the order of its text."""

from __future__ import annotations

from typing import Any

from judge.abilities import ability as a
from judge.abilities import amounts as n
from judge.abilities import conditions as c
from judge.abilities import filters as f
from judge.abilities import references as r
from judge.abilities import statics as s
from judge.abilities import who as w
from judge.abilities.bases import Ability, Condition, Effect, Objects, Who
from judge.abilities.costs import Cost
from judge.abilities.effects import objects as o
from judge.abilities.relations import PlayersWho
from judge.abilities.spending import Spending
from judge.abilities.walk import changed, within
from judge.abilities.who import AttachedTo as Host
from judge.cards import CardType
from judge.oracle.references.acts import Acts
from judge.oracle.references.branches import asked_about
from judge.oracle.references.differences import with_differences
from judge.oracle.references.happened import says_source, spoken_by
from judge.oracle.references.holding import HOLDING
from judge.oracle.references.leaf import leaf
from judge.oracle.references.mentions import SPELL, Mention, Scope, Unclear, meant, player_meant
from judge.oracle.references.others import (
    another,
    besides,
    besides_host,
    is_of_casting,
    is_of_either,
    other_players,
    others_than_target,
    supported,
)
from judge.oracle.references.paying import given_up
from judge.oracle.references.said import SEVERAL, exiled, nouns_said, of_target, words_of
from judge.oracle.references.subjects import about_subject, compared_to, compared_with_this, of_one
from judge.oracle.references.that_many import with_that_many
from judge.values import Value


class Resolver:
    """Resolves one ability; labels and names count up from 1 in it."""

    def __init__(
        self, paid: tuple[Mention, ...] = (), own: frozenset[CardType] = frozenset()
    ) -> None:
        self.paid = paid
        self.own = own
        self.count = 0
        self.acts = Acts()
        self.is_spell = self.of_either = False
        self.targeted: tuple[Who, ...] = ()

    def next(self) -> int:
        """A label or name that is not used yet."""
        self.count += 1
        return self.count

    def named(self, value: object, scope: Scope) -> object:
        """A rule in which targets get names and other words stay as they are."""
        if isinstance(value, (w.Target, w.AnyTarget, w.TargetOf, w.TargetPlayer)):
            return self._target(value, scope)
        return changed(value, lambda inner: self.named(inner, scope))

    # Abilities

    def ability(self, ability: Ability) -> Ability:
        """The ability with what its pronouns mean."""
        ability = with_differences(ability)
        match ability:
            case a.SpellAbility(effect=effect):
                self.is_spell = True
                scope = Scope([Mention(w.This(), SPELL, weak=True)])
                for mention in self.paid:
                    scope.add(mention)
                    self.acts.paid(mention.done)
                return ability.with_(effect=self.effect(effect, scope))
            case a.Activated():
                return self._activated(ability)
            case a.Triggered():
                return self._triggered(ability)
            case a.SagaChapter(effect=effect):
                return ability.with_(effect=self.effect(effect, self._scope()))
            case a.Static():
                return self._static(ability)
            case a.ClassLevel(abilities=abilities):
                return ability.with_(abilities=tuple(map(self.nested, abilities)))
        return ability

    def nested(self, ability: Ability) -> Ability:
        """An ability that another gives: it has a scope of its own."""
        return Resolver().ability(ability)

    def _scope(self) -> Scope:
        return Scope([Mention(w.This(), frozenset(), weak=True)])

    def _activated(self, ability: a.Activated) -> Ability:
        scope = self._scope()
        cost = self.cost(ability.cost, scope)
        limit = self.value(ability.limit, scope)
        less = self.value(ability.less, scope)
        effect = self.effect(ability.effect, scope)
        return ability.with_(cost=cost, effect=effect, limit=limit, less=less)

    def _triggered(self, ability: a.Triggered) -> Ability:
        scope = self._scope()
        about = next((part for part in within(ability.pattern) if isinstance(part, f.IsIt)), None)
        if about is not None and about.kind:
            raise Unclear(f"that {about.kind}")  # of another ability
        pattern = self.value(ability.pattern, scope)
        for mention in spoken_by(ability.pattern):
            scope.add(mention)
        self.acts.triggered(ability.pattern)
        self.of_either = is_of_either(ability.pattern)
        condition = self.value(ability.condition, scope)
        for mention in asked_about(condition, scope, self.next()):
            scope.add(mention)
        effect = self.effect(ability.effect, scope)
        return with_that_many(ability.with_(pattern=pattern, condition=condition, effect=effect))

    def _static(self, ability: a.Static) -> Ability:
        scope = self._scope()
        ability = about_subject(ability)
        if isinstance(ability.rule, s.Replacement):
            return ability.with_(rule=self.replacement(ability.rule, scope))
        condition = self.granted(ability.condition)
        rule = self.granted(compared_with_this(ability.rule))
        if isinstance(rule, s.Continuous):
            rule = rule.with_(what=besides_host(rule.what, self.own))
        return ability.with_(rule=rule, condition=condition)

    def replacement(self, rule: Value, scope: Scope) -> Value:
        """A replacement effect: the object of its event is "it" by itself."""
        assert isinstance(rule, s.Replacement)
        for mention in spoken_by(rule.pattern):
            scope.add(mention)
        changed = self._players_only(rule, scope)
        assert isinstance(changed, s.Replacement)
        return changed

    def _players_only(self, value: object, scope: Scope) -> object:
        if isinstance(value, w.ThatPlayer):
            return player_meant(scope, value)
        if isinstance(value, c.PlayerIs | PlayersWho) or says_source(value):
            return self.value(value, scope)
        if isinstance(value, Ability):
            return self.nested(value)
        return changed(value, lambda inner: self._players_only(inner, scope))

    def granted(self, value: object) -> object:
        """A value in which only the abilities that it gives have pronouns."""
        if isinstance(value, Ability):
            return self.nested(value)
        if isinstance(value, c.PlayerIs | PlayersWho):
            return self.value(value, self._scope())
        if isinstance(value, w.ThatPlayer):  # of whom the rule is asked for: the player attacked
            return r.OnePlayer()
        if isinstance(value, w.Linked):
            return w.Linked()
        return changed(value, self.granted)

    def value(self, value: object, scope: Scope) -> object:
        """A value with what its pronouns mean; targets in it are spoken of from then on."""
        match value:
            case str() | int() | None | Spending():  # that is of the spell the mana is spent on
                return value
            case w.It():
                return meant(scope, value, known=True)
            case w.ThatPlayer():
                return player_meant(scope, value)
            case w.EachOtherPlayer(than=None):
                return other_players(scope, self.acts.yours)
            case w.Linked():
                return exiled(scope, value)
            case Ability():
                return self.nested(value)
            case Effect():
                return self.effect(value, scope)
            case c.PlayerIs() | PlayersWho():
                return self._player_is(value, scope)
            case c.Happened() if any(isinstance(part, f.IsIt) for part in within(value)):
                return self.value(of_one(value), scope)
            case w.ControllerOf(objects=w.It() | Host()) | w.OwnerOf(objects=Host()):
                return value.with_(objects=self._whose(value.objects, scope))
            case w.TopOf():
                return self._top(value, scope)
            case n.CountersRemoved() | w.DoneThisWay() | w.ChosenPlayer() | w.AmongThem():
                value = self.acts.words(value, scope)
            case f.Compares():
                return value.with_(amount=self.value(compared_to(value), scope))
            case f.AllOf():
                value = besides(value, scope, self.own, self.is_spell)
            case f.Other() if self.is_spell:
                return others_than_target(scope)
            case Condition() if self.is_spell and is_of_casting(value):
                return self._as_is(value, scope)
            case o.Fight(other=r.Itself()) | o.ExchangeControl(other=r.Itself()):
                return self._each_other(value, scope)
            case w.Target() | w.AnyTarget() | w.TargetOf() | w.TargetPlayer():
                return self._target(value, scope)
        return changed(value, lambda inner: self.value(inner, scope))

    def _whose(self, it: Objects, scope: Scope) -> Who:
        """ "Its controller" is not said of the source of an ability, which is "you".

        "Enchanted creature's controller sacrifices it" has spoken of that creature.
        """
        if not isinstance(it, w.It):
            scope.add(Mention(it, nouns_said(it), many=False, clause=scope.clause))
            return it
        others = Scope([m for m in scope.mentions if not m.weak], scope.kept)
        return meant(others, it, known=True)

    def _as_is(self, value: Condition, scope: Scope) -> object:
        """A condition about casting, in which "other" is than this spell."""
        self.is_spell = False
        renewed = changed(value, lambda inner: self.value(inner, scope))
        self.is_spell = True
        return renewed

    def _player_is(self, value: c.PlayerIs | PlayersWho, scope: Scope) -> Value:
        players = self.value(value.players, scope)
        inner = scope.copy()
        if r.OnePlayer() not in within(value.condition):  # else "that player" is another
            inner.add(Mention(r.OnePlayer(), clause=self.next()))
        return value.with_(players=players, condition=self.value(value.condition, inner))

    def _target(self, value: Any, scope: Scope) -> Value:
        name = self.next()
        value = another(value, self.targeted, than_triggering=self.of_either)
        self.targeted = (*self.targeted, value)
        renewed = changed(value, lambda inner: self.value(inner, scope))
        assert isinstance(renewed, Value)
        for mention in of_target(value, name):
            scope.add(mention)
        return renewed.with_(name=name)

    def _top(self, value: w.TopOf, scope: Scope) -> w.TopOf:
        """The top cards of libraries: how many is said of each player."""
        player = self.value(value.player, scope)
        inner = scope.copy()
        if isinstance(value.player, SEVERAL):
            inner.add(Mention(r.OnePlayer(), clause=self.next()))
        return value.with_(player=player, number=self.value(value.number, inner))

    def _each_other(self, effect: Any, scope: Scope) -> Effect:
        """Two of one word "target": each is the other's other."""
        one = leaf(self, effect.with_(other=w.This()), scope)
        assert isinstance(one, (o.Fight, o.ExchangeControl))
        return one.with_(other=words_of(one.one))

    def cost(self, cost: Cost, scope: Scope) -> Cost:
        """A cost; what is given up for it is spoken of."""
        with self.acts.inside():
            parts = tuple(self.effect(part, scope.copy()) for part in cost.parts)
        for mention in given_up(cost):
            scope.add(mention)
            self.acts.paid(mention.done)
        self.acts.counters = tuple(p for p in parts if isinstance(p, o.RemoveCounters))
        return cost.with_(parts=parts)

    # Effects

    def effect(self, effect: Effect, scope: Scope) -> Effect:
        """An effect with what its pronouns mean; what it speaks of is in the scope afterwards."""
        if self.is_spell and isinstance(effect, o.Act):
            effect = supported(effect)
        walk = HOLDING.get(type(effect))
        return walk(self, effect, scope) if walk is not None else leaf(self, effect, scope)

    def maybe(self, effect: Effect | None, scope: Scope) -> Effect | None:
        """An effect, where there is one."""
        return None if effect is None else self.effect(effect, scope)

    def operand(self, value: Who, scope: Scope, *, players: bool = False) -> Who:
        """Who or what an effect acts on: as it is now."""
        if isinstance(value, w.It):
            return meant(scope, value, known=False, players=players)
        if isinstance(value, w.Together):
            parts: list[Who] = []
            for part in value.parts:
                parts.append(self.operand(part, scope, players=players))
                if isinstance(part, (w.AttachedTo, *SEVERAL)):  # "… and each creature they control"
                    many = not isinstance(part, w.AttachedTo)
                    scope.add(Mention(part, nouns_said(part), many, clause=self.next()))
            return value.with_(parts=tuple(parts))
        renewed = self.value(value, scope)
        assert isinstance(renewed, Who)
        return renewed
