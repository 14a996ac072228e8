"""What is found about the objects of a zone, so long as they are the same and as printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from judge.abilities import Ability, Keyword, Static, Triggered
from judge.abilities.bases import Pattern, StaticRule
from judge.abilities.patterns import EitherOf
from judge.cards import CardType, Characteristics
from judge.game.state import GameObject, GameState, Kind, ObjectId, PlayerId, Recipient
from judge.values import Value

if TYPE_CHECKING:
    from judge.rules.rulebook import Rulebook

T = TypeVar("T")
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


class kept(Generic[T]):  # noqa: N801 - a decorator
    """A property that is found once; functools has one that takes a lock each time."""

    def __init__(self, find: Callable[[Any], T]) -> None:
        self._find = find
        self._name = find.__name__

    def __get__(self, pile: object, kind: type | None = None) -> T:
        found = pile.__dict__[self._name] = self._find(pile)
        return found


class Pile:
    """Objects of one zone in order, and what their abilities are; `now` is what layers changed."""

    def __init__(
        self,
        held: Held,
        expand: Callable[[tuple[object, ...]], tuple[Ability, ...]],
        now: Mapping[ObjectId, Characteristics],
        *,
        is_battlefield: bool,
    ) -> None:
        self.held = held
        self._expand = expand
        self._now = now
        self._is_battlefield = is_battlefield
        self._is_changed: bool | None = None

    @kept
    def there(self) -> Held:
        """The objects whose abilities can work: all but phased-out and face-down exiled ones."""
        if self._is_battlefield:
            return tuple(held for held in self.held if held.phased_out is None)
        return tuple(held for held in self.held if held.face_down is None)

    def _of(self, held: GameObject) -> Characteristics:
        now = self._now.get(held.id)
        return held.printed if now is None else now

    def is_changed(self, rulebook: Rulebook) -> bool:
        """True if anything about the objects could make any other than what it is as printed."""
        if self._is_changed is None:
            self._is_changed = changes_any(rulebook, self.held)
        return self._is_changed

    @kept
    def _abilities(self) -> tuple[tuple[GameObject, Ability], ...]:
        """Each ability that can work, with its object; keyword abilities and what they mean."""
        expand = self._expand
        return tuple(
            (held, ability)
            for held in self.there
            if (own := self._of(held).abilities)
            for ability in expand(own)
        )

    @kept
    def statics(self) -> tuple[InForce, ...]:
        """Every static ability that works in this zone."""
        return tuple(
            InForce(ability.rule, held.id, held.controller, ability)
            for held, ability in self._abilities
            if isinstance(ability, Static) and ability.zone in (None, held.zone.value)
        )

    @kept
    def triggers(self) -> tuple[Watcher, ...]:
        """Every triggered ability that works in this zone, with the object's controller."""
        return tuple(
            (held.id, held.controller, ability)
            for held, ability in self._abilities
            if isinstance(ability, Triggered) and ability.zone in ("", held.zone.value)
        )

    @kept
    def watching(self) -> Mapping[type[Pattern], tuple[int, ...]]:
        """The places of the triggered abilities by the kinds of what they wait for."""
        found: dict[type[Pattern], list[int]] = {}
        for place, (_, _, ability) in enumerate(self.triggers):
            pattern = ability.pattern
            parts = pattern.parts if isinstance(pattern, EitherOf) else (pattern,)
            for kind in dict.fromkeys(map(type, parts)):
                found.setdefault(kind, []).append(place)
        return {kind: tuple(places) for kind, places in found.items()}

    @kept
    def keywords(self) -> frozenset[str]:
        """The keyword abilities that any object has that is not phased out, by their names."""
        own = (ability for held in self.there for ability in self._of(held).abilities)
        return frozenset(ability.name for ability in own if isinstance(ability, Keyword))

    @kept
    def kinds(self) -> Mapping[str, Held]:
        """The objects by their types, subtypes and supertypes."""
        found: dict[str, list[GameObject]] = {}
        for held in self.there:
            now = self._of(held)
            for word in (*now.types, *now.subtypes, *now.supertypes):
                found.setdefault(word, []).append(held)
        return {word: tuple(held) for word, held in found.items()}

    @kept
    def frail(self) -> Held:
        """The creatures whose toughness is 0 or less."""
        creatures = self.kinds.get(CardType.CREATURE, ())
        return tuple(held for held in creatures if (self._of(held).toughness or 0) <= 0)

    @kept
    def countered(self) -> Held:
        """The objects with counters."""
        return tuple(held for held in self.there if held.counters.kinds)

    @kept
    def attached(self) -> Held:
        """The objects that are attached to anything."""
        return tuple(held for held in self.there if held.attached_to is not None)

    @kept
    def no_cards(self) -> Held:
        """Tokens and copies of spells, phased-out ones too."""
        return tuple(held for held in self.held if held.kind in (Kind.TOKEN, Kind.COPY))

    @kept
    def marked(self) -> Held:
        """The objects with marks, phased-out ones too."""
        return tuple(held for held in self.held if held.marks)

    @kept
    def borrowed(self) -> bool:
        """True if anybody but its usual controller controls a permanent."""
        return any(held.base_controller not in (None, held.controller) for held in self.held)


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
    printed: tuple[Pile, ...],
) -> tuple[Pile, ...]:
    """The piles whose abilities can work, the battlefield first; of a library its top card.

    Of the piles `printed`, of which nothing is other than as printed, those are taken that hold
    the same still: what was found of them is known.
    """
    ids: list[tuple[ObjectId, ...]] = [state.battlefield, state.stack, state.command, state.exile]
    for player in state.players:
        ids += [player.hand, player.graveyard, player.library[:1]]
    changed, get = now.keys(), state.objects.__getitem__
    found = []
    for place, some in enumerate(ids):
        if not some:
            found.append(EMPTY)
            continue
        held = tuple(map(get, some))
        is_known = place < len(printed) and changed.isdisjoint(some)
        before = printed[place] if is_known else EMPTY
        is_same = before.held == held
        found.append(
            before if is_same else Pile(held, rulebook.expand, now, is_battlefield=not place)
        )
    return tuple(found)


def below_of(state: GameState, rulebook: Rulebook, known: tuple[Pile, ...]) -> tuple[Pile, ...]:
    """What is below the top card of each player's library; `known` are those found before."""
    get = state.objects.__getitem__
    found = []
    for place, player in enumerate(state.players):
        held = tuple(map(get, player.library[1:]))
        before = known[place] if place < len(known) else EMPTY
        is_same = before.held == held
        found.append(before if is_same else Pile(held, rulebook.expand, {}, is_battlefield=False))
    return tuple(found)


EMPTY = Pile((), lambda abilities: (), {}, is_battlefield=False)


def held_by(state: GameState, ids: Iterable[ObjectId]) -> Held:
    """The objects of these ids."""
    return tuple(map(state.objects.__getitem__, ids))
