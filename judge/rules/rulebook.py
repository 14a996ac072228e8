"""What a game is played by: the edition, and the keyword abilities with the hooks they fill.

The rules ask at hook points; a keyword ability answers with a function that cites its own rule.
Most keyword abilities only stand for other abilities: `means` gives those.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from enum import Enum
from typing import TypeVar

from corpus.structs import Struct, field
from judge.abilities import Ability, Activated, Condition, Cost, Keyword, Static, Triggered
from judge.abilities.statics import Continuous
from judge.cite import Cited
from judge.errors import Unsupported
from judge.game.events import Event
from judge.game.state import ObjectId, PlayerId, Zone
from judge.hearing import unheard
from judge.rules.editions import Edition as Edition
from judge.rules.engine import Engine
from judge.rules.given.levels import SYMBOLS, stood_for
from judge.rules.given.names import GIVEN
from judge.rules.view import DamageDealing, View
from judge.values import Bilingual

T = TypeVar("T")
Held = tuple[object, ...]
Memo = dict[int, tuple[Held, T]]  # by identity: the abilities, what is made of them
KINDS = (Static, Triggered, Activated)  # of abilities that may bear a keyword's name
OF_FORM = " of another form"  # ends the name of what a form with a rule of its own stands for
MOST_KNOWN = 20_000  # tuples of abilities whose expansion is kept, by identity


class Way(Struct, kw_only=True):
    """A way of casting a card that a keyword ability gives (601.3, 118.9).

    `cost` takes the place of the mana cost; None leaves it, `free` takes it as nothing.
    """

    name: str
    zone: Zone = Zone.HAND
    cost: Cost | None = None
    additional: Cost | None = None  # paid besides the mana cost or what takes its place
    free: bool = False
    at_any_time: bool = False  # as though it had flash
    as_sorcery: bool = False  # in a main phase with the stack empty, whatever card it is
    flash_for_choices: tuple[str, ...] = ()  # so only with some choices, by these rules
    exiled_after: bool = False  # wherever it would go from the stack but the battlefield
    face_down: str | None = None
    face: int = 0
    condition: Condition | None = None
    for_choices: Condition | None = None  # on its targets or X, asked once they are chosen
    used_up: Hashable = None  # the permission that is good for one spell


class Extra(Struct, kw_only=True):
    """An additional cost that may be paid as a spell is cast, once or any number of times."""

    name: str
    cost: Cost
    repeats: bool = False


Ways = Cited[[View, ObjectId, Keyword], tuple[Way, ...]]
Extras = Cited[[View, ObjectId, Keyword], tuple[Extra, ...]]
# view, player, spell: what may be tapped or exiled for mana, as (object, letter or "" for generic)
Helps = Cited[[View, PlayerId, ObjectId], tuple[tuple[ObjectId, str], ...]]
Reduces = Cited[[View, PlayerId, ObjectId, Keyword], int]  # how much less generic mana it costs


class Strike(Enum):
    """The combat damage steps in which a creature assigns damage."""

    FIRST = "first"
    BOTH = "both"


MayBlock = Cited[[View, ObjectId, ObjectId], bool]  # view, attacker, blocker
MayBeBlocked = Cited[[View, ObjectId, tuple[ObjectId, ...]], bool]  # view, attacker, blockers
# view, object that would be a target, player who targets, the spell or the ability's source
MayTarget = Cited[[View, ObjectId, PlayerId, ObjectId | None], bool]
Results = Cited[[View, DamageDealing], tuple[Event, ...]]
Property = Cited[[], bool]
Means = Cited[[Keyword], tuple[Ability, ...]]
IsAbout = Callable[[View, ObjectId], bool]  # whether a rule is about what an object has
Matters = Cited[[View, ObjectId], bool]  # view, source: whether the rule matters


class KeywordAbility(Struct, kw_only=True):
    """A keyword ability: what it is called and the hooks it fills; None where it says nothing."""

    name: Bilingual
    rule: str
    since: str | None = None  # the edition that first has it; None is the base edition
    has_number: bool = False
    has_amount: bool = False  # its X may be what other words say that it is
    means: Means | None = None  # the abilities that it stands for
    by_kind: bool = False  # its rules are of static, triggered and activated abilities, in order
    form: Cited[[Keyword], bool] | None = None  # a form of it that a rule of its own is about
    form_alone: bool = False  # the rule of that form is instead of those of `means`
    resolving: Matters | None = None  # a rule that may matter as its ability resolves
    ways: Ways | None = None  # of casting the card
    extras: Extras | None = None  # additional costs that may be paid
    separately: Cited[[], None] | None = None  # each of several is paid and triggers by itself
    helps: Helps | None = None  # what pays for mana in its place: convoke, improvise, delve
    reduces: Reduces | None = None  # affinity and the like
    at_instant_speed: Property | None = None  # flash
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
    assigns_past_planeswalker: Property | None = None  # to its controller (702.19c)
    bands: Property | None = None  # it may attack in a band, and turns over the assignment
    damage_to_player: Results | None = None  # in place of losing life
    damage_to_creature: Results | None = None  # in place of marking damage
    damage_besides: Results | None = None  # in addition to all else
    indestructible: Property | None = None
    may_be_targeted: MayTarget | None = None
    untargeted_besides: tuple[tuple[IsAbout, Cited[[], None]], ...] = ()  # rules for that

    def called(self, keyword: Keyword) -> str:
        """The name that the abilities it stands for bear, which tells the form that it has."""
        has_form = self.form is not None and self.form(keyword)
        return f"{self.name.en}{OF_FORM}" if has_form else self.name.en

    def rules_for(self, keyword: Keyword) -> tuple[str, ...]:
        """The rules by which it stands for other abilities, in the form that this one has."""
        return self.rules_as(self.called(keyword))

    def rules_as(self, called: str) -> tuple[str, ...]:
        """The rules by which it stands for an ability that bears this name."""
        numbers = self.means.numbers if self.means is not None else (self.rule,)
        if self.form is None or not called.endswith(OF_FORM):
            return numbers
        return self.form.numbers if self.form_alone else (*numbers, *self.form.numbers)


def payment_of(keyword: Keyword) -> str:
    """The name of what is paid for a keyword ability: "squad", and "squad #2" for the second."""
    return keyword.name if keyword.instance == 1 else f"{keyword.name} #{keyword.instance}"


class Rulebook(Struct, eq=False):
    """An edition, all keyword abilities that are carried out, and the engine's tables."""

    edition: Edition
    keywords: tuple[KeywordAbility, ...]
    engine: Engine
    _by_name: dict[str, KeywordAbility] = field(default_factory=dict)
    _expanded: Memo[tuple[Ability, ...]] = field(default_factory=dict)
    _changing: Memo[bool] = field(default_factory=dict)
    _meanings: dict[Keyword, tuple[Ability, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._by_name.update({keyword.name.en: keyword for keyword in self.keywords})

    def keyword(self, name: str) -> KeywordAbility:
        """The keyword ability of this English name; raises LookupError where there is none."""
        return self._by_name[name]

    def knows(self, name: str) -> bool:
        """True if a keyword ability is carried out and the edition has it; by its English name."""
        return name in self._by_name and self.edition.has(self._by_name[name].since)

    def is_later(self, name: str) -> bool:
        """True of a keyword ability that only later editions have; by its English name."""
        return name in self._by_name and not self.knows(name)

    def named(self, name: str) -> Bilingual:
        """What a keyword ability is called, by its English name."""
        held = self._by_name.get(name)
        return Bilingual(name, name) if held is None else held.name

    def lacking(self, name: str) -> Bilingual:
        """How a keyword ability that is not known is named when it is declined."""
        since = self._by_name[name].since if name in self._by_name else None
        return Bilingual(
            f"the keyword {name}" + (f" (from the edition {since})" if since else ""),
            f"关键字{self.named(name).zh}" + (f"（自{since}版起）" if since else ""),
        )

    def of(self, view: View, id_: ObjectId) -> Iterator[KeywordAbility]:
        """The keyword abilities of an object, each once."""
        for name in dict.fromkeys(held.name for held in view.keywords(id_)):
            yield self._by_name[name]

    def first(
        self, view: View, id_: ObjectId, hook: Callable[[KeywordAbility], Property | None]
    ) -> Property | None:
        """The first function that the object's keyword abilities have at a hook."""
        return next((f for k in self.of(view, id_) if (f := hook(k)) is not None), None)

    def expand(self, abilities: tuple[object, ...]) -> tuple[Ability, ...]:
        """Abilities with those that keyword abilities stand for, each after its keyword."""
        return _known(self._expanded, abilities, self._all_of)

    def changes(self, abilities: tuple[object, ...]) -> bool:
        """True if one of these abilities makes an effect that layers apply."""
        return _known(self._changing, abilities, self._has_layers)

    def told_apart(self, abilities: tuple[object, ...]) -> Iterator[object]:
        """The abilities; the keyword ones that are paid separately have their places (702.78b)."""
        counted: Counter[str] = Counter()
        for ability in abilities:
            known = self._by_name.get(ability.name) if isinstance(ability, Keyword) else None
            if isinstance(ability, Keyword) and known is not None and known.separately:
                counted[ability.name] += 1
                yield ability.with_(instance=counted[ability.name])
            else:
                yield ability

    def _all_of(self, abilities: Held) -> tuple[Ability, ...]:
        with unheard():  # what is kept is worked out once, and told of no ruling
            return tuple(self._each(abilities))

    def _has_layers(self, abilities: Held) -> bool:
        statics = (one for one in self.expand(abilities) if isinstance(one, Static))
        return any(isinstance(one.rule, Continuous) for one in statics)

    def _each(self, abilities: tuple[object, ...]) -> Iterator[Ability]:
        for ability in self.told_apart(abilities):
            if isinstance(ability, Keyword):
                yield from self._meant(ability)
            elif isinstance(ability, SYMBOLS):
                yield from (ability, *stood_for(ability))
            elif isinstance(ability, Ability):
                yield ability

    def _meant(self, keyword: Keyword) -> tuple[Ability, ...]:
        found = self._meanings.get(keyword)
        if found is None:
            known = self._by_name[keyword.name]
            if keyword.amount is not None and not known.has_amount:
                raise Unsupported(known.rule, f"{known.name.en} X", f"{known.name.zh}X")
            with unheard():
                meant = () if known.means is None else known.means(keyword)
                name = known.called(keyword)
            named = (
                one.with_(name=name) if isinstance(one, (Triggered, Activated)) else one
                for one in meant
            )
            found = self._meanings[keyword] = (keyword, *named)
        return found

    def meaning_of(self, keyword: Keyword) -> tuple[Ability, ...]:
        """The abilities that a keyword ability stands for."""
        return self._meant(keyword)[1:]

    def rules_behind(self, abilities: tuple[object, ...], ability: Ability) -> tuple[str, ...]:
        """The rules of the keyword ability, of those given, that stands for an ability."""
        for keyword in self.told_apart(abilities):
            if isinstance(keyword, Keyword) and ability in self._meant(keyword)[1:]:
                return self._by_name[keyword.name].rules_for(keyword)
        return ()

    def rules_of(self, ability: Ability) -> tuple[str, ...]:
        """The rules of the keyword that an ability comes from; none if it is its own."""
        name = ability.name if isinstance(ability, KINDS) else ""
        if name in GIVEN:
            return GIVEN[name]
        keyword = self._by_name.get(name.removesuffix(OF_FORM))
        if keyword is None:
            return ()
        numbers = keyword.rules_as(name)
        return (numbers[KINDS.index(type(ability))],) if keyword.by_kind else numbers

    def rules_of_resolving(self, ability: Ability, view: View, source: ObjectId) -> tuple[str, ...]:
        """The rules of the keyword that matter only as an ability it stands for resolves."""
        name = ability.name if isinstance(ability, (Triggered, Activated)) else ""
        keyword = self._by_name.get(name.removesuffix(OF_FORM))
        hook = keyword.resolving if keyword is not None else None
        return hook.numbers if hook is not None and hook(view, source) else ()


def _known(memo: Memo[T], abilities: Held, make: Callable[[Held], T]) -> T:
    """What is made of some abilities, once for the same tuple of them."""
    known = memo.get(id(abilities))
    if known is None or known[0] is not abilities:
        if len(memo) >= MOST_KNOWN:
            memo.clear()
        known = memo[id(abilities)] = (abilities, make(abilities))
    return known[1]
