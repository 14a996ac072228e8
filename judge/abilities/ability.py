"""The abilities that an object has (113.3)."""

from __future__ import annotations

from judge.abilities.bases import Ability, Amount, Condition, Effect, Filter, Pattern, StaticRule
from judge.abilities.costs import Cost
from judge.cards import ManaCost
from judge.values import Value


class Keyword(Ability):
    """A keyword ability by its English name, with its number, cost or quality where it has one.

    >>> Keyword("toxic", 2)
    Keyword(name='toxic', number=2, cost=None, quality=None, word=None, spared=None, amount=None, \
instance=1)
    """

    name: str
    number: int | None = None  # -1 stands for X
    cost: Cost | None = None
    quality: Filter | None = None  # protection from it, enchant it, affinity for it, …
    word: str | None = None  # what a landwalk, a cycling or a partner names
    spared: Filter | None = None  # what is attached and stays on, of what protection is from
    amount: Amount | None = None  # what its X is, where words beside it say so
    instance: int = 1  # which of several it is, where each of them is paid separately


class SpellAbility(Ability):
    """What an instant or sorcery does (113.3a)."""

    effect: Effect


class Limit(Value):
    """When and how often an activated ability may be activated."""

    sorcery_speed: bool = False
    times_each_turn: int | None = None
    once: bool = False
    condition: Condition | None = None
    any_player: bool = False
    your_turn: bool = False
    with_priority: bool = False  # "only as an instant": not while a cost is paid
    least_x: int = 0  # "X can't be 0"


class Activated(Ability):
    """A cost and an effect (602); a loyalty ability where the cost is `PayLoyalty`.

    `zone` is where the object must be: the battlefield unless the text says otherwise.
    `less` is mana that it costs less to activate, so many times.
    """

    cost: Cost
    effect: Effect
    limit: Limit = Limit()
    zone: str = "battlefield"
    name: str = ""  # of the keyword that it comes from ("equip")
    less: tuple[ManaCost, Amount] | None = None


class Triggered(Ability):
    """An event and an effect (603); `condition` is an intervening "if" (603.4).

    `do_once`: what it says is done only once each turn, and it triggers only until then (603.2i).
    `once`: it triggers only once, as long as its object is that object. `first`: only as it
    happens for the first time each turn, to each object or for each player. `only` has to be so as
    the event happens, and isn't asked again ("during your turn"). `x` is what its X is as it
    triggers: before the event, for what leaves the battlefield (603.10a).
    """

    pattern: Pattern
    effect: Effect
    condition: Condition | None = None
    times_each_turn: int | None = None
    zone: str = "battlefield"
    name: str = ""
    do_once: bool = False
    once: bool = False
    first: bool = False
    only: Condition | None = None
    x: Amount | None = None


class Static(Ability):
    """Something that is so (604), as long as a condition holds.

    `zone` None: wherever the object is (a characteristic-defining ability, 604.3). `name` is of the
    keyword or symbol that it comes from, where rules of that say what it does.
    """

    rule: StaticRule
    condition: Condition | None = None
    zone: str | None = "battlefield"
    name: str = ""


class SagaChapter(Ability):
    """A chapter ability of a Saga (714.2)."""

    chapters: tuple[int, ...]
    effect: Effect


class StationSymbol(Ability):
    """A station symbol {N+}: the abilities of its striation, and the size printed in it (721.2)."""

    counters: int
    abilities: tuple[Ability, ...] = ()
    power: int | None = None
    toughness: int | None = None


class ClassLevel(Ability):
    """A level of a Class or a leveler: its cost or range, and the abilities it gives (716, 711)."""

    level: int
    abilities: tuple[Ability, ...]
    cost: Cost | None = None
    power: int | None = None
    toughness: int | None = None
    up_to: int | None = None
