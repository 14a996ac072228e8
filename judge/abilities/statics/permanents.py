"""Rules of objects: what they are modified to, and what can not be done to them."""

from __future__ import annotations

from judge.abilities.bases import Filter, Modification, Objects, Pattern, Players, StaticRule


class Continuous(StaticRule):
    """Objects of a filter (or these) are modified (611.3)."""

    what: Filter | Objects
    modifications: tuple[Modification, ...]


class DoesntUntap(StaticRule):
    """Permanents don't untap during their controllers' untap steps."""

    filter: Filter


class UntapsWithOthers(StaticRule):
    """Permanents untap during the untap step of each player but the rule's controller."""

    filter: Filter


class MayStayTapped(StaticRule):
    """The controller may choose not to untap a permanent during their untap step."""

    filter: Filter


class UntapLimit(StaticRule):
    """Players can't untap more than so many permanents of a filter during their untap steps."""

    filter: Filter
    most: int


class CantBeCountered(StaticRule):
    """Spells can't be countered."""

    filter: Filter


class CantBeTargeted(StaticRule):
    """Objects can't be targets of spells and abilities of a filter, of these players."""

    filter: Filter
    by: Filter | None = None
    player: Players | None = None


class CantBeRegenerated(StaticRule):
    """Permanents can't be regenerated: shields do not apply to their destruction (701.15c)."""

    filter: Filter


class CantBeSacrificed(StaticRule):
    """Permanents can't be sacrificed."""

    filter: Filter


class MostCounters(StaticRule):
    """Permanents can't have more than so many counters of a kind on them (704.5r)."""

    filter: Filter
    kind: str
    most: int


class CantHaveCounters(StaticRule):
    """Counters, or those of a kind, can't be put on objects."""

    filter: Filter
    kind: str | None = None


class LegendRuleOff(StaticRule):
    """The legend rule doesn't apply to permanents of a filter."""

    filter: Filter


class DoubleTriggers(StaticRule):
    """Triggered abilities of permanents that such events cause trigger an additional time."""

    filter: Filter
    pattern: Pattern | None = None


class NoTriggers(StaticRule):
    """Events of a pattern don't cause abilities to trigger: all, or those of such objects."""

    pattern: Pattern
    filter: Filter | None = None


class CrewsAs(StaticRule):
    """Creatures crew Vehicles as though their power were greater by so much, or using toughness.

    `mounts`: they saddle Mounts so, too.
    """

    filter: Filter
    more: int = 0
    by_toughness: bool = False
    mounts: bool = False


class CantCrew(StaticRule):
    """Creatures can't be tapped to crew Vehicles."""

    filter: Filter


class CantEnter(StaticRule):
    """Objects of a filter can't enter the battlefield, from a zone where one is named (614.17d)."""

    filter: Filter
    from_zone: str | None = None
