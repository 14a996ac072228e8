"""The state with what every object currently is: what rules look at.

A `View` is a snapshot; events are made from it and performed on its state.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, TypeVar

from judge.abilities import Ability, Keyword, Static
from judge.abilities.bases import StaticRule
from judge.abilities.modifications import ControlledByPlayer, Restricted
from judge.abilities.statics import Continuous
from judge.cards import Characteristics
from judge.game.state import (
    Attack,
    Block,
    Combat,
    ContinuousEffect,
    FloatingRule,
    GameObject,
    GameState,
    ObjectId,
    PlayerId,
    Recipient,
    Share,
    Zone,
)
from judge.rules.zone_contents import InForce as InForce
from judge.rules.zone_contents import Pile, Watcher, below_of, piles_of
from judge.values import Value

if TYPE_CHECKING:
    from judge.rules.engine import Engine
    from judge.rules.rulebook import Rulebook

R = TypeVar("R", bound=StaticRule)
Note = tuple[tuple[ObjectId, ...], tuple[str, ...]]  # objects, and rules behind what they are


def _gives_control(rule: StaticRule) -> bool:
    return isinstance(rule, Continuous) and any(
        isinstance(change, ControlledByPlayer) for change in rule.modifications
    )


class View:
    """A state, and the current characteristics of the objects that layers change."""

    __slots__ = (
        "_because",
        "_below",
        "_by_class",
        "_expanded",
        "_piles",
        "_statics",
        "_there",
        "_triggers",
        "changed",
        "engine",
        "has_effects",
        "is_of_board",
        "notes",
        "printed",
        "rulebook",
        "state",
    )

    def __init__(
        self,
        state: GameState,
        rulebook: Rulebook,
        changed: Mapping[ObjectId, Characteristics],
        notes: Sequence[Note] = (),
        *,
        has_effects: bool = False,
        is_of_board: bool = False,
        printed: tuple[Pile, ...] = (),
        below: tuple[Pile, ...] | None = None,
        there: tuple[ObjectId, ...] | None = None,
    ) -> None:
        self.state = state
        self.rulebook = rulebook
        self.engine: Engine = rulebook.engine
        self.changed = changed
        self.notes = notes  # the rules that made changed objects what they are
        self._because: Mapping[ObjectId, tuple[str, ...]] | None = None
        self.has_effects = has_effects  # any that layers apply
        self.is_of_board = is_of_board  # true while the objects and effects are the same
        self.printed = printed  # the piles as nothing changes them, where they are known
        self._piles: tuple[Pile, ...] | None = None if changed or not printed else printed
        self._below = below
        self._there = there
        self._by_class: dict[type[StaticRule], tuple[InForce, ...]] = {}
        self._statics: tuple[InForce, ...] | None = None
        self._triggers: tuple[Watcher, ...] | None = None
        self._expanded: dict[ObjectId, tuple[Ability, ...]] = {}

    def of_later(self, state: GameState) -> View:
        """The view of a state with the same objects, where effects look at no more than these."""
        view = View.__new__(View)
        view.state, view.is_of_board, view.has_effects = state, True, self.has_effects
        view.rulebook, view.engine = self.rulebook, self.engine
        view.changed, view.notes, view._because = self.changed, self.notes, self._because
        view.printed, view._there = self.printed, self._there
        view._piles, view._below, view._expanded = self._piles, self._below, self._expanded
        view._statics, view._by_class = self._statics, self._by_class
        view._triggers = self._triggers
        return view

    @property
    def because(self) -> Mapping[ObjectId, tuple[str, ...]]:
        """The rules that made each changed object what it is, each once."""
        if self._because is None:
            found: dict[ObjectId, dict[str, None]] = {}
            for ids, numbers in self.notes:
                for id_ in ids:
                    found.setdefault(id_, {}).update(dict.fromkeys(numbers))
            self._because = {id_: tuple(numbers) for id_, numbers in found.items()}
        return self._because

    @property
    def there(self) -> tuple[ObjectId, ...]:
        """The permanents that are not phased out, by their ids."""
        if self._there is None:
            objects, ids = self.state.objects, self.state.battlefield
            self._there = tuple([i for i in ids if objects[i].phased_out is None])
        return self._there

    def object(self, id_: ObjectId) -> GameObject:
        """The object itself: its zone, controller, counters and damage; last known if gone."""
        held = self.state.objects.get(id_)
        return self.state.known[id_].object if held is None else held

    def exists(self, id_: ObjectId) -> bool:
        """True if the object has not become another one or ceased to exist."""
        return id_ in self.state.objects

    def is_there(self, id_: ObjectId) -> bool:
        """True if an object exists and is not phased out: if anything can be done to it."""
        held = self.state.objects.get(id_)
        return held is not None and held.phased_out is None

    def of(self, id_: ObjectId) -> Characteristics:
        """The current characteristics of an object; the last known ones if it is gone."""
        now = self.changed.get(id_)
        if now is not None:
            return now
        held = self.state.objects.get(id_)
        return self.state.known[id_].now if held is None else held.printed

    def now(self, id_: ObjectId) -> Characteristics | None:
        """The current characteristics of an object; None if there is none of this id now."""
        return self.of(id_) if id_ in self.state.objects else None

    def abilities(self, id_: ObjectId) -> tuple[Ability, ...]:
        """The abilities of an object, with those that its keyword abilities stand for."""
        found = self._expanded.get(id_)
        if found is None:
            found = self.rulebook.expand(self.of(id_).abilities)
            self._expanded[id_] = found
        return found

    def keywords(self, id_: ObjectId) -> tuple[Keyword, ...]:
        """The keyword abilities of an object, each as often as it has it."""
        return tuple(a for a in self.of(id_).abilities if isinstance(a, Keyword))

    def has(self, id_: ObjectId, keyword: str) -> bool:
        """True if the object has the keyword ability of this English name."""
        for held in self.of(id_).abilities:
            if isinstance(held, Keyword) and held.name == keyword:
                return True
        return False

    def total(self, id_: ObjectId, keyword: str) -> int:
        """The sum of the numbers of a keyword ability, 0 without it."""
        return sum(held.number or 0 for held in self.keywords(id_) if held.name == keyword)

    def is_permanent(self, id_: Recipient | None) -> bool:
        """True if an object of this id is on the battlefield and not phased out."""
        held = self.state.objects.get(id_) if isinstance(id_, int) else None
        return held is not None and held.zone is Zone.BATTLEFIELD and held.phased_out is None

    def permanents(self) -> Iterator[GameObject]:
        """The permanents that are not phased out, in the order they came."""
        if self._piles is not None:
            return iter(self._piles[0].there)
        objects = self.state.objects
        return (held for id_ in self.state.battlefield if (held := objects[id_]).phased_out is None)

    def permanents_of(self, kind: str) -> tuple[GameObject, ...]:
        """The permanents of a type, subtype or supertype, in the order they came."""
        return self.piles[0].kinds.get(kind, ())

    def power(self, id_: ObjectId) -> int:
        """The current power; 0 where there is none (107.1b keeps a negative power)."""
        return self.of(id_).power or 0

    def toughness(self, id_: ObjectId) -> int:
        """The current toughness; 0 where there is none."""
        return self.of(id_).toughness or 0

    @property
    def active(self) -> PlayerId:
        """The active player."""
        return self.state.turn.active

    @property
    def combat(self) -> Combat:
        """The combat under way, one without attackers if there is none."""
        return self.state.combat or Combat()

    def attack_of(self, id_: ObjectId) -> Attack | None:
        """The attack that an object makes; None if it is not attacking."""
        return next((a for a in self.combat.attacks if a.attacker == id_), None)

    def block_of(self, id_: ObjectId) -> Block | None:
        """The block that an object makes; None if it is not blocking."""
        return next((b for b in self.combat.blocks if b.blocker == id_), None)

    @property
    def statics(self) -> tuple[InForce, ...]:
        """Every static ability that works where its object is, and every rule set up for a while.

        Whether its condition holds is for `judge.rules.statics` to ask.
        """
        if self._statics is None:
            found = [pile.statics for pile in self.piles]
            self._statics = (*chain.from_iterable(found), *self._set_up())
        return self._statics

    def rules_of(self, cls: type[StaticRule]) -> tuple[InForce, ...]:
        """Those of them that say something of a class, whether or not their conditions hold."""
        found = self._by_class.get(cls)
        if found is None:
            found = tuple([held for held in self.statics if isinstance(held.rule, cls)])
            self._by_class[cls] = found
        return found

    @property
    def controlling(self) -> tuple[InForce, ...]:
        """The static abilities that say who controls something (613.1b)."""
        return tuple([held for held in self.rules_of(Continuous) if _gives_control(held.rule)])

    @property
    def triggers(self) -> tuple[Watcher, ...]:
        """Every triggered ability that works where its object is, with the object's controller."""
        if self._triggers is None:
            self._triggers = tuple(chain.from_iterable(pile.triggers for pile in self.piles))
        return self._triggers

    @property
    def piles(self) -> tuple[Pile, ...]:
        """The zones' objects whose abilities can work, with what was found about them."""
        if self._piles is None:
            self._piles = piles_of(self.state, self.rulebook, self.changed, self.printed)
        return self._piles

    @property
    def below(self) -> tuple[Pile, ...]:
        """What is below the top card of each library, as printed: no ability there can work."""
        if self._below is None:
            self._below = below_of(self.state, self.rulebook, ())
        return self._below

    @property
    def keywords_there(self) -> frozenset[str]:
        """The keyword abilities that any permanent has, by their names."""
        return self.piles[0].keywords

    def _set_up(self) -> Iterator[InForce]:
        """The rules set up for a while, and what effects say of objects."""
        for rule in self.state.rules:
            yield InForce(rule.rule, rule.source, rule.controller, rule, rule.about)
        for effect in self.state.effects:
            for change in effect.modifications:
                if isinstance(change, Restricted) and isinstance(change.rule, StaticRule):
                    yield InForce(
                        change.rule, effect.source, effect.controller, effect, effect.objects
                    )


Origin = Static | FloatingRule | ContinuousEffect


class DamageDealing(Value):
    """Damage that is about to become its results."""

    source: ObjectId
    share: Share
    is_combat: bool
