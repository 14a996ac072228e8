"""What a game is played by: the edition, and the keyword abilities with the hooks they fill.

The rules ask at hook points; a keyword ability answers with a function that cites its own rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum

from judge.cite import Cited
from judge.game.events import Event
from judge.game.state import ObjectId, PlayerId
from judge.rules.view import DamageDealing, View
from judge.values import Bilingual


class Strike(Enum):
    """The combat damage steps in which a creature assigns damage."""

    FIRST = "first"
    BOTH = "both"


MayBlock = Cited[[View, ObjectId, ObjectId], bool]  # view, attacker, blocker
MayBeBlocked = Cited[[View, ObjectId, tuple[ObjectId, ...]], bool]  # view, attacker, blockers
MayTarget = Cited[[View, ObjectId, PlayerId], bool]  # view, object, player who targets
Results = Cited[[View, DamageDealing], tuple[Event, ...]]
Property = Cited[[], bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class KeywordAbility:
    """A keyword ability: what it is called and the hooks it fills; None where it says nothing."""

    name: Bilingual
    rule: str
    has_number: bool = False
    may_attack: Property | None = None  # False: can't attack
    attacks_at_once: Property | None = None  # attacks although it came under control this turn
    attacks_untapped: Property | None = None
    evasion: MayBlock | None = None  # on the attacker: may this creature block it?
    blocking: MayBlock | None = None  # on the blocker: may it block this attacker?
    blocked_by: MayBeBlocked | None = None  # on the attacker: may these together block it?
    strikes: Cited[[], Strike] | None = None
    lethal: Cited[[int], int] | None = None  # the damage that is lethal, from what it would be
    assigns_excess: Property | None = None  # past its blockers, to what it attacks
    assigns_without_blockers: Property | None = None  # though blocked, to what it attacks
    damage_to_player: Results | None = None  # in place of losing life
    damage_to_creature: Results | None = None  # in place of marking damage
    damage_besides: Results | None = None  # in addition to all else
    indestructible: Property | None = None
    may_be_targeted: MayTarget | None = None


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition of the rules by its date, and what changed between editions."""

    date: str
    has_damage_assignment_order: bool


@dataclass(frozen=True, slots=True)
class Rulebook:
    """An edition and all keyword abilities that are carried out."""

    edition: Edition
    keywords: tuple[KeywordAbility, ...]

    def keyword(self, name: str) -> KeywordAbility:
        """The keyword ability of this English name; raises LookupError where there is none."""
        for keyword in self.keywords:
            if keyword.name.en == name:
                return keyword
        raise LookupError(name)

    def of(self, view: View, id_: ObjectId) -> Iterator[KeywordAbility]:
        """The keyword abilities of an object, each once."""
        for name in dict.fromkeys(held.name for held in view.keywords(id_)):
            yield self.keyword(name)

    def first(
        self, view: View, id_: ObjectId, hook: Callable[[KeywordAbility], Property | None]
    ) -> Property | None:
        """The first function that the object's keyword abilities have at a hook."""
        return next((f for k in self.of(view, id_) if (f := hook(k)) is not None), None)
