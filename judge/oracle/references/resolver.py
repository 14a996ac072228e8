"""Pronouns become what they mean: one walk over an ability, in the order of its text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from judge.abilities import ability as a
from judge.abilities import conditions as c
from judge.abilities import filters as f
from judge.abilities import references as r
from judge.abilities import statics as s
from judge.abilities import who as w
from judge.abilities.bases import Ability, Effect, Filter, Objects, Players, Who
from judge.abilities.costs import Cost
from judge.abilities.effects import combinators as x
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.abilities.spending import Spending
from judge.abilities.walk import put, within
from judge.oracle.references.happened import controller_said, spoken_by
from judge.oracle.references.holding import HOLDING, asked_about
from judge.oracle.references.mentions import Mention, Scope, meant, player_meant
from judge.oracle.references.nouns import nouns_of, nouns_of_token
from judge.oracle.references.spoken import NOTHING, SPOKEN, Spoken
from judge.oracle.references.subjects import about_subject
from judge.values import Value

SEVERAL = (w.EachPlayer, w.EachOpponent, w.EachOtherPlayer, w.OpponentsOf, w.YourTeam)
OPERANDS = (
    *("source", "to", "onto", "other", "of"),
    *("attached_to", "alongside", "blocking"),
)  # never the same as the first of the clause
STABLE = (*(w.This, w.Triggering, w.TriggerSource, w.ExactObject), r.TheTarget, r.Said, r.Kept)


class Resolver:
    """Resolves one ability; labels and names count up from 1 in it."""

    def __init__(self, paid: tuple[Mention, ...] = ()) -> None:
        self.paid = paid
        self.count = 0

    def next(self) -> int:
        """A label or name that is not used yet."""
        self.count += 1
        return self.count

    def nouns(self, who: Who, known: list[Mention]) -> frozenset[str]:
        """What words call the objects they mean."""
        said = next((m for m in known if m.now == who), None)
        return said.nouns if said is not None else _nouns(who)

    def named(self, value: object, scope: Scope) -> object:
        """A rule in which targets get names and other words stay as they are."""
        if isinstance(value, (w.Target, w.AnyTarget, w.TargetOf, w.TargetPlayer)):
            return self._target(value, scope)
        return _changed(value, lambda inner: self.named(inner, scope))

    # Abilities

    def ability(self, ability: Ability) -> Ability:
        """The ability with what its pronouns mean."""
        match ability:
            case a.SpellAbility(effect=effect):
                scope = self._scope()
                for mention in self.paid:
                    scope.add(mention)
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
        pattern = self.value(ability.pattern, scope)
        for mention in spoken_by(ability.pattern):
            scope.add(mention)
        condition = self.value(ability.condition, scope)
        for mention in asked_about(condition, scope, self.next()):
            scope.add(mention)
        effect = self.effect(ability.effect, scope)
        return ability.with_(pattern=pattern, condition=condition, effect=effect)

    def _static(self, ability: a.Static) -> Ability:
        scope = self._scope()
        ability = about_subject(ability)
        if isinstance(ability.rule, s.Replacement):
            return ability.with_(rule=self.replacement(ability.rule, scope))
        condition = self.granted(ability.condition)
        return ability.with_(rule=self.granted(ability.rule), condition=condition)

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
        if isinstance(value, c.PlayerIs):
            return self.value(value, scope)
        if isinstance(value, Ability):
            return self.nested(value)
        return _changed(value, lambda inner: self._players_only(inner, scope))

    def granted(self, value: object) -> object:
        """A value in which only the abilities that it gives have pronouns."""
        if isinstance(value, Ability):
            return self.nested(value)
        if isinstance(value, c.PlayerIs):
            return self.value(value, self._scope())
        if isinstance(value, w.ThatPlayer):  # of whom the rule is asked for: the player attacked
            return r.OnePlayer()
        return _changed(value, self.granted)

    # Values in general

    def value(self, value: object, scope: Scope) -> object:
        """A value with what its pronouns mean; targets in it are spoken of from then on."""
        match value:
            case w.It():
                return meant(scope, value, known=True)
            case w.ThatPlayer():
                return player_meant(scope, value)
            case Ability():
                return self.nested(value)
            case Effect():
                return self.effect(value, scope)
            case c.PlayerIs():
                return self._player_is(value, scope)
            case c.Happened() if f.IsIt() in set(within(value)):
                return self.value(put(value, f.IsIt(), f.IsOne(w.It())), scope)
            case w.ControllerOf(objects=w.It() as it):
                return value.with_(objects=self._controlled(it, scope))
            case w.TopOf():
                return self._top(value, scope)
            case Spending():
                return value  # what it does is about the spell that the mana is spent on
            case f.Compares():
                return self._compares(value, scope)
            case o.Fight(other=r.Itself()) | o.ExchangeControl(other=r.Itself()):
                return self._each_other(value, scope)
            case w.Target() | w.AnyTarget() | w.TargetOf() | w.TargetPlayer():
                return self._target(value, scope)
        return _changed(value, lambda inner: self.value(inner, scope))

    def _controlled(self, it: w.It, scope: Scope) -> Who:
        """ "Its controller" is not said of the source of an ability, which is "you"."""
        others = Scope([m for m in scope.mentions if not m.weak], scope.kept)
        return meant(others, it, known=True)

    def _player_is(self, value: c.PlayerIs, scope: Scope) -> c.PlayerIs:
        players = self.value(value.players, scope)
        inner = scope.copy()
        self.count += 1
        inner.add(Mention(r.OnePlayer(), clause=self.count))
        return value.with_(players=players, condition=self.value(value.condition, inner))

    def _target(self, value: Any, scope: Scope) -> Value:
        self.count += 1
        name = self.count
        renewed = _changed(value, lambda inner: self.value(inner, scope))
        assert isinstance(renewed, Value)
        for mention in _of_target(value, name):
            scope.add(mention)
        return renewed.with_(name=name)

    def _compares(self, value: f.Compares, scope: Scope) -> f.Compares:
        """ "Less than the cards in its controller's graveyard": of the object compared itself."""
        amount: object = value.amount
        for its in (w.ControllerOf, w.OwnerOf):
            own = (p.objects for p in within(amount) if isinstance(p, its))
            if any(isinstance(one, w.It) and not one.kind for one in own):
                amount = put(amount, its(w.It()), its(r.Itself()))
        return value.with_(amount=self.value(amount, scope))

    def _top(self, value: w.TopOf, scope: Scope) -> w.TopOf:
        """The top cards of libraries: how many is said of each player."""
        player = self.value(value.player, scope)
        inner = scope.copy()
        if isinstance(value.player, SEVERAL):
            self.count += 1
            inner.add(Mention(r.OnePlayer(), clause=self.count))
        return value.with_(player=player, number=self.value(value.number, inner))

    def _each_other(self, effect: Any, scope: Scope) -> Effect:
        """Two of one word "target": each is the other's other."""
        one = self._leaf(effect.with_(other=w.This()), scope)
        assert isinstance(one, (o.Fight, o.ExchangeControl))
        return one.with_(other=_words(one.one))

    def cost(self, cost: Cost, scope: Scope) -> Cost:
        """A cost; what is given up for it is spoken of."""
        parts = tuple(self.effect(part, scope.copy()) for part in cost.parts)
        for mention in given_up(cost):
            scope.add(mention)
        return cost.with_(parts=parts)

    # Effects

    def effect(self, effect: Effect, scope: Scope) -> Effect:
        """An effect with what its pronouns mean; what it speaks of is in the scope afterwards."""
        walk = HOLDING.get(type(effect))
        return walk(self, effect, scope) if walk is not None else self._leaf(effect, scope)

    def maybe(self, effect: Effect | None, scope: Scope) -> Effect | None:
        """An effect, where there is one."""
        return None if effect is None else self.effect(effect, scope)

    def _leaf(self, effect: Effect, scope: Scope) -> Effect:
        self.count += 1
        label = scope.clause = self.count
        said = SPOKEN.get(type(effect), NOTHING)
        changed: dict[str, object] = {}
        own: dict[str, list[Mention]] = {}
        order = _order(effect, said)
        fields = (*order, *(f_ for f_ in effect.__struct_fields__ if f_ not in order))
        for name in fields:
            value = getattr(effect, name)
            if not isinstance(value, (Value, tuple)):
                continue
            inside = _inside(effect, name, scope, own, said)
            start = len(inside.mentions)
            if name == "under" and isinstance(value, (w.OwnerOf, w.ControllerOf)):
                value = put(value, w.It(), r.Itself())  # each under its own owner's control
            if isinstance(value, Who) and not isinstance(value, w.ThatPlayer):
                new: object = self.operand(value, inside, players=name in ("to", "on"))
                if scope.spell and name == "source" and value == w.It():
                    new = w.This()  # "if this spell was kicked, it deals 4 damage"
            else:
                new = self.value(value, inside)
            fresh = inside.mentions[start:]
            scope.mentions += fresh
            changed[name] = new
            own[name] = fresh
            if name in said.mentions and isinstance(new, Who):
                for mention in self._mentioned(effect, name, new, label, said, scope):
                    _renewed(scope, mention)
                    own[name] = [*own[name], mention]
        for mention in _made(effect, label, said):
            scope.add(mention)
        return effect.with_(**changed, label=label)

    def operand(self, value: Who, scope: Scope, *, players: bool = False) -> Who:
        """Who or what an effect acts on: as it is now."""
        if isinstance(value, w.It):
            return meant(scope, value, known=False, players=players)
        if isinstance(value, w.Together):
            parts: list[Who] = []
            for part in value.parts:
                parts.append(self.operand(part, scope, players=players))
            return value.with_(parts=tuple(parts))
        renewed = self.value(value, scope)
        assert isinstance(renewed, Who)
        return renewed

    def _mentioned(
        self, effect: Effect, name: str, who: Who, label: int, said: Spoken, scope: Scope
    ) -> list[Mention]:
        """What a field of an effect speaks of, as later words mean it."""
        if isinstance(who, w.Together):
            return [Mention(r.Said(label), many=True, clause=label)] if name == said.result else []
        if isinstance(who, Players):
            return _of_players(who, label)
        if isinstance(effect, o.DealDamage) and name == "source" and who == w.This():
            return []
        if not isinstance(who, Objects) or isinstance(who, r.Itself):
            return []  # spoken of where it is said
        kept = next((m for m in scope.mentions if m.now == _words(who)), None)
        nouns = kept.nouns if kept is not None else _nouns(who)
        many = kept.many if kept is not None else _many(who)
        result: Who | None = r.Said(label) if name == said.result else None
        stable = isinstance(who, (*STABLE, w.Target))
        now, then = (_words(who) if stable and not said.moves else result), None
        if said.moves and _keeps_former(effect, nouns):
            then = _words(who) if stable else r.Said(label, before=True)
        if said.moves:
            nouns = _nouns_there(effect, nouns)
        done = {said.done} if not isinstance(effect, o.Move) or effect.to == "exile" else set()
        done |= kept.done if kept is not None else set()
        done |= {"chosen"} if isinstance(who, w.Chosen) else set()
        focus = not (isinstance(effect, o.Attach) and name == "objects" and who == w.This())
        made = [Mention(now, nouns, many, then, label, focus=focus, done=frozenset(done))]
        if (
            said.moves
            and isinstance(then, Objects)
            and getattr(effect, "to", "") in ("hand", "library")
        ):
            made.append(Mention(w.OwnerOf(then), many=many, clause=label, weak=True))
        return made


def _words(who: Who) -> Who:
    """The words for what was said, where it is said again."""
    if isinstance(who, w.Target):
        return r.TheTarget(who.name)
    if isinstance(who, w.TargetPlayer):
        return r.TheTargetPlayer(who.name)
    return who


def _renewed(scope: Scope, mention: Mention) -> None:
    """What is spoken of again is the last that was spoken of."""
    scope.mentions = [
        m for m in scope.mentions if m.now != mention.now or m.outer is not mention.outer
    ]
    scope.add(mention)


def _of_target(value: Who, name: int) -> list[Mention]:
    """What a word "target" speaks of."""
    many = _many(value)
    match value:
        case w.Target(filter=filter_):
            made = [Mention(r.TheTarget(name), nouns_of(filter_), many, clause=name)]
            whose = controller_said(filter_)
            if isinstance(whose, (w.EachOpponent, w.EachPlayer)):
                one = w.ControllerOf(r.TheTarget(name))
                made.append(Mention(one, many=many, clause=name, weak=True))
            zone = next((p for p in within(filter_) if isinstance(p, f.InZone)), None)
            if zone is not None and zone.player is not None and not isinstance(zone.player, w.You):
                one_owner = w.OwnerOf(r.TheTarget(name))
                made.append(Mention(one_owner, many=many, clause=name, weak=True))
            return made
        case w.TargetPlayer():
            return [Mention(r.TheTargetPlayer(name), many=many, clause=name)]
        case w.TargetOf(filter=filter_):
            nouns = nouns_of(filter_)
            return [
                Mention(r.TheTarget(name), nouns, many, clause=name),
                Mention(r.TheTargetPlayer(name), many=many, clause=name),
            ]
    return [
        Mention(r.TheTarget(name), frozenset({"permanent"}), many, clause=name),
        Mention(r.TheTargetPlayer(name), many=many, clause=name),
    ]


def _of_players(who: Players, label: int) -> list[Mention]:
    """Players that an effect names."""
    if isinstance(who, (w.You, w.TargetPlayer)):
        return []
    if isinstance(who, SEVERAL):
        return [Mention(who, many=True, clause=label)]
    if isinstance(who, (w.AnOpponent, w.ChosenPlayer)):
        return [Mention(r.SaidPlayers(label), clause=label)]
    return [Mention(who, clause=label)]


def _many(who: Who) -> bool | None:
    """Whether words mean several; None where it may be one or more."""
    most = getattr(who, "most", 1)
    if isinstance(who, w.Chosen):
        return who.number != 1
    if isinstance(who, w.AmongThem):
        return who.number != 1
    if isinstance(who, w.TopOf):
        return who.number != 1
    if isinstance(who, w.Every):
        return True
    if isinstance(who, (w.Linked, w.DoneThisWay, w.TheRest)):
        return None
    if most is None:
        return True
    return most != 1 if isinstance(most, int) else True


def _nouns(who: Who) -> frozenset[str]:
    filter_ = getattr(who, "filter", None)
    if isinstance(filter_, Filter):
        return nouns_of(filter_)
    if isinstance(who, (w.TopOf, w.Linked, w.LastLinked, w.TheRest, w.AmongThem)):
        return frozenset({"card"})
    if isinstance(who, w.AttachedTo):
        return frozenset({"permanent"})
    return frozenset()


def _nouns_there(effect: Effect, nouns: frozenset[str]) -> frozenset[str]:
    """What is moved is called as before, and as it is where it is now."""
    return nouns | ({"permanent"} if getattr(effect, "to", "") == "battlefield" else {"card"})


def _keeps_former(effect: Effect, nouns: frozenset[str]) -> bool:
    """True if a permanent leaves: what it was is asked for later, not what the card is (608.2h)."""
    return getattr(effect, "to", "") != "battlefield" and "card" not in nouns


def _made(effect: Effect, label: int, said: Spoken) -> list[Mention]:
    """What an effect makes or finds: tokens, cards."""
    if not said.makes or (isinstance(effect, pl.Draw) and not effect.reveal):
        return []
    if isinstance(effect, x.Choose):
        chosen = effect.what in ("player", "opponent")
        return [Mention(r.SaidPlayers(label), clause=label)] if chosen else []
    number = getattr(effect, "number", 1)
    several = isinstance(getattr(effect, "player", None), SEVERAL)
    many = None if several else number != 1
    nouns = frozenset({said.makes})
    if isinstance(effect, o.Create):
        nouns = nouns_of_token(effect.token)
    if isinstance(effect, o.CreateCopy):
        nouns = frozenset({"token", "permanent", "creature"})
    if isinstance(effect, pl.RevealHand):
        many = True
    return [Mention(r.Said(label), nouns, many, clause=label, done=frozenset({said.done}))]


def _order(effect: Effect, said: Spoken) -> tuple[str, ...]:
    """ "It deals 3 damage to that creature": "it" is not that creature, which is clear first."""
    if isinstance(effect, o.DealDamage) and effect.source == w.It() and isinstance(effect.to, w.It):
        return ("to", "source", "amount")
    return said.order


def _inside(
    effect: Effect, name: str, scope: Scope, own: Mapping[str, list[Mention]], said: Spoken
) -> Scope:
    """What the words of a field may mean, among what was spoken of."""
    found = list(scope.mentions)
    if said.each in own and isinstance(getattr(effect, said.each), SEVERAL):
        found = [m for m in found if m not in own[said.each]]
        found.append(Mention(r.OnePlayer(), clause=scope.clause))
    elif said.each in own and isinstance(getattr(effect, said.each), w.You):
        found.append(Mention(w.You(), clause=scope.clause))
    if isinstance(effect, o.DealDamage) and name in ("to", "amount"):
        found = [_one_by_one(m) if m in own.get("source", ()) else m for m in found]
        if name == "amount":  # "its power" is said of what deals the damage
            to = [replace(m, focus=False) for m in found if m in own["to"]]
            found = [*to, *(m for m in found if m not in own["to"])]
    elif name in ("number", "amount") and not isinstance(effect, o.DealDamage):
        found = _without_this(found, [m for made in own.values() for m in made])
    elif isinstance(effect, o.Change) and name == "modifications":
        own_ones = own["objects"]
        found = [replace(m, now=None, then=None) if m in own_ones and m.many else m for m in found]
    if name in OPERANDS and isinstance(getattr(effect, name), w.It):  # "attach ~ to it"
        mine = [m for made in own.values() for m in made if not m.is_player]
        found = [m for m in found if m not in mine]
    return Scope([_of_own(m, effect, scope.clause) for m in found], scope.kept, scope.clause)


def _of_own(mention: Mention, effect: Effect, label: int) -> Mention:
    """What the clause itself is about, while it is carried out; of several only one by one."""
    if mention.now != r.Said(label):
        return mention
    one_by_one = isinstance(effect, o.PutCounters) and isinstance(effect.on, w.Every)
    if mention.many is False or one_by_one:
        return replace(mention, now=r.Itself(), then=None, many=False)
    return replace(mention, now=None, then=None)


def _one_by_one(mention: Mention) -> Mention:
    """Several sources each deal their own damage."""
    if mention.is_player or (mention.many is False and mention.now is not None):
        return mention
    return replace(mention, now=r.Itself(), then=None, many=None)


def _without_this(found: list[Mention], own: list[Mention]) -> list[Mention]:
    """ "Put counters on ~ equal to its power": its power is another's, if one is spoken of."""
    others = [m for m in found if not m.weak and not m.is_player and m not in own]
    return [m for m in found if not (m in own and m.now == w.This())] if others else found


def _changed(value: object, change: Callable[[object], object]) -> object:
    """A value with each of what it holds changed."""
    if isinstance(value, tuple):
        return tuple(change(item) for item in value)
    if isinstance(value, Value):
        changed = {
            name: after
            for name in value.__struct_fields__
            if (after := change(before := getattr(value, name))) is not before
        }
        return value.with_(**changed) if changed else value
    return value


def given_up(cost: Cost) -> list[Mention]:
    """What is sacrificed, discarded, exiled or revealed to pay a cost, if that is one thing."""
    found: list[Mention] = []
    for part in cost.parts:
        objects = getattr(part, "objects", None)
        done = DONE.get(type(part), "")
        known = frozenset({done})
        if isinstance(part, pl.Discard):
            found.append(Mention(r.PaidWith(), frozenset({"card"}), part.number != 1, done=known))
        elif done and isinstance(objects, w.TopOf):
            found.append(
                Mention(r.PaidWith(), frozenset({"card"}), objects.number != 1, done=known)
            )
        elif done and isinstance(objects, w.Chosen):
            nouns = nouns_of(objects.filter)
            found.append(Mention(r.PaidWith(), nouns, objects.number != 1, done=known))
        elif done and isinstance(objects, w.This):
            found.append(Mention(w.This(), done=known))
        elif done and isinstance(objects, w.AttachedTo):
            found.append(Mention(r.PaidWith(), frozenset({"permanent"}), done=known))
    return found if sum(m.now == r.PaidWith() for m in found) < 2 else []


DONE: Mapping[type[Effect], str] = {
    o.Sacrifice: "sacrificed",
    pl.Discard: "discarded",
    o.Move: "exiled",
    pl.Reveal: "revealed",
}
