"""Events of permanents: tapped, targeted, changed."""

from __future__ import annotations

from judge.abilities.bases import Filter, Pattern, Players


class Sacrifices(Pattern):
    """A player sacrifices a permanent."""

    player: Players | None = None
    filter: Filter | None = None
    at_once: bool = False


class BecomesTapped(Pattern):
    """A permanent becomes tapped; a player taps it where one is named."""

    filter: Filter
    player: Players | None = None


class TappedForMana(Pattern):
    """A permanent is tapped for so much mana or more, by a player (106.12)."""

    filter: Filter
    player: Players | None = None
    least: int = 1


class BecomesUntapped(Pattern):
    """A permanent becomes untapped."""

    filter: Filter


class BecomesTarget(Pattern):
    """An object becomes the target of a spell or ability of a filter, of a player's."""

    filter: Filter | None = None
    by: Filter | None = None
    player: Players | None = None  # whose spell or ability
    target_player: Players | None = None


class CountersPut(Pattern):
    """Counters of a kind, one or more, are put on an object or player; `by` is who puts them.

    `by_effect`: "if an effect would put", so not as a cost (614.16). `each`: once for each of them;
    `nth`: there were fewer of the kind on it before, and are so many (122.7).
    """

    filter: Filter | None = None
    kind: str | None = None
    player: Players | None = None
    by: Players | None = None
    by_effect: bool = False
    each: bool = False
    nth: int | None = None


class CountersGone(Pattern):
    """The last counter of a kind is removed from an object, or any counter where not `last`.

    That happens once for each counter where `each`.
    """

    filter: Filter
    kind: str
    last: bool = True
    each: bool = False


class ChapterReached(Pattern):
    """Lore counters are put on this Saga: it had fewer than `number`, and has that many (714.2)."""

    number: int
    at_once: bool = True


class TurnedFaceUp(Pattern):
    """A permanent is turned face up."""

    filter: Filter


class BecomesLevel(Pattern):
    """The level of a Class becomes this one."""

    filter: Filter
    level: int


class Transforms(Pattern):
    """A permanent transforms."""

    filter: Filter


class Phases(Pattern):
    """A permanent phases in, or out."""

    filter: Filter
    in_: bool


class BecomesAttached(Pattern):
    """This becomes attached to an object, or unattached."""

    filter: Filter
    to: Filter | None = None
    un: bool = False


class ControlChanges(Pattern):
    """A player gains control of an object, or loses it, also as it leaves the battlefield."""

    filter: Filter
    gained_by: Players | None = None
    lost_by: Players | None = None


class IsCountered(Pattern):
    """A spell or ability is countered."""

    filter: Filter


class IsDestroyed(Pattern):
    """A permanent would be destroyed."""

    filter: Filter
