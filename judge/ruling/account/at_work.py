"""Which of an object's abilities had to do with a play: what they are about happened or was tried.

A creature with deathtouch that dealt no damage has it all the same, but nothing turns on it. Each
ability is about kinds of events: `OF_HOOK` has those of what a keyword ability does, `OF_RULE`
those of a static ability's rule, and the patterns of triggers and replacements have their own.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache

from corpus.structs import held_by
from judge.abilities import Ability, Activated, Keyword, SpellAbility, Static, Triggered
from judge.abilities import patterns as p
from judge.abilities import statics as s
from judge.abilities.bases import Pattern, StaticRule
from judge.abilities.filters import IsThis, Targets
from judge.abilities.walk import within
from judge.game import events as e
from judge.game.state import BodyId, Zone
from judge.game.steps import Step
from judge.rules.patterns.occurrences import waits_for
from judge.rules.patterns.players import is_step
from judge.rules.view import View
from judge.ruling.account.account import Every, Occurrence, Subject
from judge.scenario.model import Item
from judge.values import Value

Kinds = frozenset[type[e.Event]]

CAST: Kinds = frozenset((e.SpellCast, e.CostDetermined, e.PutOnStack))
ACTIVATED: Kinds = frozenset((e.AbilityActivated,))
BEGUN: Kinds = frozenset((e.EffectBegan,))
LOSES: Kinds = frozenset((e.LifeLost, e.LifePaid))
PAYS: Kinds = frozenset((e.Discard, e.Attached))  # as is often done by what is activated
MOVES: Kinds = frozenset((e.Moved,))
COUNTERS: Kinds = frozenset((e.Countered, e.NotCountered))
TARGETED: Kinds = frozenset((e.BecameTarget,))
ATTACKS: Kinds = frozenset((e.AttackDeclared,))
BLOCKS: Kinds = frozenset((e.BlockDeclared,))
DEALS: Kinds = frozenset((e.Damage, e.DamagePrevented, e.DamageAssigned))
PERISHES: Kinds = frozenset((e.Destroyed, e.DamageMarked, e.Sacrificed, e.PutIntoGraveyard))
# Events beside which one of the others might have come: a creature that attacked was not blocked.
FAMILIES: tuple[Kinds, ...] = (
    ATTACKS | BLOCKS | frozenset((e.BecameBlocked, e.BecameUnblocked)),
    MOVES | CAST | PERISHES | frozenset((e.Discard, e.Created, e.Tokens, e.Draw)),
)
# What an event stands in for: where one of a kind was kept from happening, an ability was at work.
STANDS_FOR: Mapping[type[e.Event], Kinds] = {
    e.DamagePrevented: frozenset((e.Damage,)),
    e.NotDestroyed: frozenset((e.Destroyed,)),
    e.Regenerated: frozenset((e.Destroyed,)),
    e.Tokens: frozenset((e.Created,)),
    e.ConditionFailed: frozenset((e.AbilityTriggered,)),
    e.NotTriggered: frozenset((e.AbilityTriggered,)),
}
# By the hook of a keyword ability: the events of its object that it is about.
OF_HOOK: Mapping[str, Kinds] = {
    **dict.fromkeys(("evasion", "blocked_by", "blocking", "bands", "strikes"), ATTACKS | BLOCKS),
    **dict.fromkeys(("may_attack", "attacks_untapped"), ATTACKS),
    "attacks_at_once": ATTACKS | ACTIVATED,
    **dict.fromkeys(
        ("lethal", "assigns_excess", "assigns_without_blockers", "assigns_past_planeswalker"), DEALS
    ),
    **dict.fromkeys(("damage_to_player", "damage_to_creature", "damage_besides"), DEALS | LOSES),
    "indestructible": PERISHES,
    "may_be_targeted": TARGETED | PERISHES | BEGUN,
    **dict.fromkeys(("ways", "extras", "helps", "reduces", "at_instant_speed"), CAST | MOVES),
}
# Of what these hooks do the object is the source: what only is dealt damage has no use for them.
OF_SOURCES = frozenset(
    (
        *("lethal", "assigns_excess", "assigns_without_blockers", "assigns_past_planeswalker"),
        *("damage_to_player", "damage_to_creature", "damage_besides"),
    )
)
# By the class of a static ability's rule: the events, of any object, that it is about.
OF_RULE: Mapping[type[StaticRule], Kinds] = {
    **dict.fromkeys((s.CantAttack, s.MustAttack, s.OnlyAttacksAlone, s.AttackLimit), ATTACKS),
    **dict.fromkeys((s.CantBlock, s.CantBeBlocked, s.MustBlock, s.MustBeBlocked), ATTACKS | BLOCKS),
    **dict.fromkeys((s.CanBlockOnly, s.BlockLimit), ATTACKS | BLOCKS),
    **dict.fromkeys((s.CostChange, s.CostFloor, s.AdditionalCost), CAST | ACTIVATED),
}
# A continuous effect was at work where an object that it changes came to any of these.
OF_LOOKS = ATTACKS | BLOCKS | DEALS | PERISHES | TARGETED | CAST | BEGUN
# By the action: the events that it would be, where it is refused or only asked about.
TRIED: Mapping[str, Kinds] = {
    "attack": ATTACKS,
    "block": BLOCKS,
    "cast": CAST,
    "activate": ACTIVATED,
    "assign": DEALS,
}
OF_NO_EVENT = (p.DoneSo, p.RevealsThisWay)  # patterns of what the same ability does


class AtWork:
    """What came to pass in a play, or was tried, and who had a part in it.

    `of_looks`: what objects look like is asked about, or there is only a board to look at.
    """

    def __init__(self, view: View, every: Every, *, of_looks: bool) -> None:
        self.rulebook = view.rulebook
        self.of_looks = of_looks
        self.happened: set[type[e.Event]] = set()
        self.steps: set[Step] = set()
        self.skipped = {skipped.step for _, skipped in every.of(e.StepSkipped)}
        self.triggered: set[Ability] = set()
        self.own: dict[Subject, set[type[e.Event]]] = defaultdict(set)
        self.done: dict[Subject, set[type[e.Event]]] = defaultdict(set)  # by it
        self.entered: set[Subject | None] = set()
        self.described: dict[Subject, set[str]] = defaultdict(set)  # what abilities are asked of
        self.awaited: set[Subject] = set()  # of whom it is asked whether they trigger
        self.activated: dict[Subject, set[Ability | None]] = defaultdict(set)  # None: any of them
        self.changed = tuple(view.object(id_).body for id_ in view.changed)
        for one in every:
            kinds = kinds_of(type(one.event))
            self._add((*one.about, *one.by, one.actor), kinds)
            for subject in one.by if one.actor is None else (*one.by, one.actor):
                self.done[subject] |= kinds
        for one, moved in every.of(e.Moved, e.Created):
            if isinstance(moved, e.Created) or moved.to is Zone.BATTLEFIELD:
                self.entered.update((*one.about, one.actor))
        for _, event in every.of(e.BeginStep):
            self.steps.add(event.step)
        for _, triggered in every.of(e.Triggered):
            self.triggered.update(pending.ability for pending in triggered.triggers)
        for one, activated in every.of(e.AbilityActivated):
            for subject in one.by:
                self.activated[subject].add(_activated(one, activated))

    def try_(self, item: Item, subjects: Iterable[Subject]) -> None:
        """Adds an action that was refused, or is only asked about, and whom it is about."""
        whom = [*subjects]
        self._add(whom, TRIED.get(item.action, frozenset()) | TARGETED)
        for subject in whom if item.action == "activate" else ():
            self.activated[subject].add(None)

    def _add(self, subjects: Iterable[Subject | None], kinds: Kinds) -> None:
        self.happened |= kinds
        for subject in subjects:
            if subject is not None:
                self.own[subject] |= kinds

    def waits(self, ability: object) -> bool:
        """True of a triggered ability that has not triggered."""
        return isinstance(ability, Triggered) and ability not in self.triggered

    def words(self, ability: object, body: BodyId) -> tuple[object, ...]:
        """The words of an ability that were at work: one that did not trigger did nothing else.

        Where somebody asks whether it did, all of it is looked at.
        """
        if not isinstance(ability, Triggered) or not self.waits(ability) or body in self.awaited:
            return (ability,)
        return tuple(part for part in (ability.pattern, ability.condition) if part is not None)

    def idle(self, ability: object) -> frozenset[str]:
        """The keyword abilities that a static ability gives and that nothing came of, by name."""
        if not isinstance(ability, Static) or not isinstance(ability.rule, s.Continuous):
            return frozenset()
        given = (part for part in within(ability.rule) if isinstance(part, Keyword))
        known = (one for one in given if self.rulebook.knows(one.name))
        return frozenset(one.name for one in known if self._is_idle(one))

    def _is_idle(self, keyword: Keyword) -> bool:
        if any(_is_of(words, keyword.name) for words in self.described.values()):
            return False
        kinds = self._kinds(keyword)
        meant = self.rulebook.meaning_of(keyword)
        return not meant and bool(kinds) and all(map(self.happened.isdisjoint, kinds))

    def _kinds(self, keyword: Keyword) -> list[Kinds]:
        return [OF_HOOK[hook] for hook in self._hooks(keyword)]

    def _hooks(self, keyword: Keyword) -> list[str]:
        held = self.rulebook.keyword(keyword.name)
        return [hook for hook in OF_HOOK if getattr(held, hook) is not None]

    def has(self, ability: object, body: BodyId) -> bool:
        """True if an ability of an object had to do with what happened or was tried."""
        own = self.own[body]
        match ability:
            case Keyword(name=name) if self.rulebook.knows(name):
                return _is_of(self.described[body], name) or self._keyword(ability, body)
            case Triggered() if body in self.awaited:
                return True
            case Triggered(pattern=pattern) if isinstance(pattern, OF_NO_EVENT):
                return e.AbilityTriggered in own
            case Triggered(pattern=pattern):
                return self._waited(pattern, own)
            case Activated() if (known := self.activated.get(body)) and None not in known:
                return ability in known
            case Activated():
                return not own.isdisjoint(ACTIVATED | PAYS)
            case SpellAbility():
                return not own.isdisjoint(CAST)
            case Static(rule=s.Replacement(p.StepBegins(step=name), s.Skipped())):
                return any(is_step(step, name) for step in self.skipped)
            case Static(
                rule=s.Replacement(instead=s.EntersWith() | s.AsEnters() | s.EntersAsCopy())
            ):
                return bool(self.entered) and (body in self.entered or not _of_own(ability))
            case Static(rule=s.CantBeCountered()) if _of_own(ability):
                return not own.isdisjoint(COUNTERS)
            case Static(rule=s.Replacement(pattern=pattern)):
                return self._waited(pattern, own)
            case Static(rule=s.Continuous()):
                looked_at = (body, *self.changed)
                return self.of_looks or any(self.own[one] & OF_LOOKS for one in looked_at)
            case Static(rule=rule) if type(rule) in OF_RULE:
                return not self.happened.isdisjoint(OF_RULE[type(rule)])
        return True

    def _keyword(self, keyword: Keyword, body: BodyId) -> bool:
        own, hooks = self.own[body], self._hooks(keyword)
        done = self.own[body] if own & (ATTACKS | BLOCKS) else self.done[body]
        meant = self.rulebook.meaning_of(keyword)
        if not hooks and not meant:
            return True
        if any(isinstance(part, s.Replacement) for part in within(meant)) and own & MOVES:
            return True
        if any((done if hook in OF_SOURCES else own) & OF_HOOK[hook] for hook in hooks):
            return True
        return any(self.has(one, body) for one in meant)

    def _waited(self, pattern: Pattern, own: set[type[e.Event]]) -> bool:
        """True if something happened of the kind that a pattern is about."""
        parts = tuple(within(pattern))
        names = [part.step for part in parts if isinstance(part, p.StepBegins)]
        if names:
            return any(is_step(step, name) for step in self.steps for name in names)
        of_own = _happens_to_it(pattern)
        kinds = self.happened
        if of_own:  # nothing but being discarded is near to being cycled
            cycled = any(isinstance(part, p.Cycles) for part in parts)
            near = () if cycled else tuple(family for family in FAMILIES if own & family)
            kinds = own.union(self.happened & ATTACKS, *near)
        waiting = (part for part in parts if isinstance(part, Pattern))
        return any(waits_for(self.rulebook.engine, type(one), frozenset(kinds)) for one in waiting)


def _is_of(asked: Iterable[str], name: str) -> bool:
    """True if a keyword ability is among those that are asked about; without a word all are.

    >>> _is_of({"flying", "protection from red"}, "protection"), _is_of({""}, "flying")
    (True, True)
    """
    return any(not word or word.startswith(name) for word in asked)


def _happens_to_it(part: object) -> bool:
    """True of what the object itself does, or is done to it: not of a spell that targets it."""
    if isinstance(part, tuple):
        return any(map(_happens_to_it, part))
    if not isinstance(part, Value) or isinstance(part, Targets):
        return False
    return isinstance(part, IsThis) or any(map(_happens_to_it, held_by(part)))


def _of_own(ability: Static) -> bool:
    """True of what is about the object that has the ability alone."""
    return any(isinstance(part, IsThis) for part in within(ability))


def _activated(one: Occurrence, event: e.AbilityActivated) -> Ability | None:
    """The ability that was activated; None for a mana ability, which never is on the stack."""
    held = None if event.object is None else one.happened.after.objects.get(event.object)
    return None if held is None or held.stack is None else held.stack.ability


@cache
def kinds_of(kind: type[e.Event]) -> Kinds:
    """A kind of event, with the kinds that it stands in for."""
    return STANDS_FOR.get(kind, frozenset()) | {kind}
