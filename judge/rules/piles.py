"""What is found about the objects of a zone, so long as they are the same and as printed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from judge.abilities import Ability, Keyword, Static, Triggered
from judge.abilities.bases import Pattern, StaticRule
from judge.abilities.patterns import EitherOf
from judge.budget import step
from judge.cards import CardType, Characteristics
from judge.game.state import GameObject, GameState, ObjectId, PlayerId, Recipient
from judge.values import Value

if TYPE_CHECKING:
    from judge.rules.rulebook import Rulebook

Watcher = tuple[ObjectId, PlayerId, Triggered]
Held = tuple[GameObject, ...]


class InForce(Value):
    """A rule that a static ability or an effect makes so, and whose it is.

    `origin` is the static ability, or the effect or floating rule, that it comes from; `about` are
    the objects or players that an effect speaks of.
    """

    rule: StaticRule
    source: ObjectId | None
    controller: PlayerId
    origin: Value
    about: tuple[Recipient, ...] = ()


class Pile:
    """Objects of one zone in order, and what their abilities are; `now` is what layers changed."""

    def __init__(
        self,
        held: Held,
        rulebook: Rulebook,
        now: Mapping[ObjectId, Characteristics],
        *,
        is_battlefield: bool,
    ) -> None:
        self.held = held
        self._rulebook = rulebook
        self._now = now
        self._is_battlefield = is_battlefield

    @cached_property
    def there(self) -> Held:
        """The objects whose abilities can work: all but phased-out and face-down exiled ones."""
        if self._is_battlefield:
            return tuple(held for held in self.held if held.phased_out is None)
        return tuple(held for held in self.held if held.face_down is None)

    def _of(self, held: GameObject) -> Characteristics:
        now = self._now.get(held.id)
        return held.printed if now is None else now

    def _abilities(self) -> Iterator[tuple[GameObject, Ability]]:
        """Each ability that can work, with its object; keyword abilities and what they mean."""
        for held in self.there:
            for ability in self._rulebook.expand(self._of(held).abilities):
                yield held, ability

    @cached_property
    def statics(self) -> tuple[InForce, ...]:
        """Every static ability that works in this zone."""
        return tuple(
            InForce(ability.rule, held.id, held.controller, ability)
            for held, ability in self._abilities()
            if isinstance(ability, Static) and ability.zone in (None, held.zone.value)
        )

    @cached_property
    def triggers(self) -> tuple[Watcher, ...]:
        """Every triggered ability that works in this zone, with the object's controller."""
        return tuple(
            (held.id, held.controller, ability)
            for held, ability in self._abilities()
            if isinstance(ability, Triggered) and ability.zone in ("", held.zone.value)
        )

    @cached_property
    def watching(self) -> Mapping[type[Pattern], tuple[int, ...]]:
        """The places of the triggered abilities by the kinds of what they wait for."""
        found: dict[type[Pattern], list[int]] = {}
        for place, (_, _, ability) in enumerate(self.triggers):
            pattern = ability.pattern
            parts = pattern.parts if isinstance(pattern, EitherOf) else (pattern,)
            for kind in dict.fromkeys(map(type, parts)):
                found.setdefault(kind, []).append(place)
        return {kind: tuple(places) for kind, places in found.items()}

    @cached_property
    def keywords(self) -> frozenset[str]:
        """The keyword abilities that any object has that is not phased out, by their names."""
        own = (ability for held in self.there for ability in self._of(held).abilities)
        return frozenset(ability.name for ability in own if isinstance(ability, Keyword))

    @cached_property
    def kinds(self) -> Mapping[str, Held]:
        """The objects by their types, subtypes and supertypes."""
        found: dict[str, list[GameObject]] = {}
        for held in self.there:
            now = self._of(held)
            for word in (*now.types, *now.subtypes, *now.supertypes):
                found.setdefault(word, []).append(held)
        return {word: tuple(held) for word, held in found.items()}

    @cached_property
    def frail(self) -> Held:
        """The creatures whose toughness is 0 or less."""
        creatures = self.kinds.get(CardType.CREATURE, ())
        return tuple(held for held in creatures if (self._of(held).toughness or 0) <= 0)

    @cached_property
    def countered(self) -> Held:
        """The objects with counters."""
        return tuple(held for held in self.there if held.counters.kinds)

    @cached_property
    def attached(self) -> Held:
        """The objects that are attached to anything."""
        return tuple(held for held in self.there if held.attached_to is not None)

    @cached_property
    def marked(self) -> Held:
        """The objects with marks, phased-out ones too."""
        return tuple(held for held in self.held if held.marks)

    @cached_property
    def borrowed(self) -> bool:
        """True if anybody but its usual controller controls a permanent."""
        return any(held.base_controller not in (None, held.controller) for held in self.held)

    @cached_property
    def is_changed(self) -> bool:
        """True if anything about the objects could make any other than what it is as printed."""
        return changes_any(self._rulebook, self.held)


def changes_any(rulebook: Rulebook, objects: Iterable[GameObject]) -> bool:
    """True if anything about these objects could make any other than what it is as printed."""
    return any(
        held.counters.kinds
        or held.face_down is not None
        or (held.printed.abilities and rulebook.changes(held.printed.abilities))
        for held in objects
    )


def piles_of(
    state: GameState,
    rulebook: Rulebook,
    now: Mapping[ObjectId, Characteristics],
    before: tuple[Pile, ...] = (),
) -> tuple[Pile, ...]:
    """The piles whose abilities can work, the battlefield first; of a library its top card.

    Of the piles `before` those are taken that hold the same: what was found of them is known.
    """
    ids: list[tuple[ObjectId, ...]] = [state.battlefield, state.stack, state.command, state.exile]
    for player in state.players:
        ids += [player.hand, player.graveyard, player.library[:1]]
    step(len(state.battlefield) // 100)
    found = []
    for place, some in enumerate(ids):
        held = held_by(state, some)
        if place < len(before) and before[place].held == held:
            found.append(before[place])
        else:
            found.append(Pile(held, rulebook, now, is_battlefield=not place))
    return tuple(found)


def held_by(state: GameState, ids: Iterable[ObjectId]) -> Held:
    """The objects of these ids."""
    return tuple(map(state.objects.__getitem__, ids))
