"""Events of objects that change zones or are created."""

from __future__ import annotations

from judge.abilities.bases import Filter, Pattern, Players


class Enters(Pattern):
    """An object enters the battlefield; `at_once` reads "one or more", once a batch."""

    filter: Filter
    at_once: bool = False
    from_zone: str | None = None
    tapped: bool | None = None


class Leaves(Pattern):
    """A permanent leaves the battlefield."""

    filter: Filter
    at_once: bool = False


class Dies(Pattern):
    """A permanent is put into a graveyard from the battlefield (700.4)."""

    filter: Filter
    at_once: bool = False


class PutInto(Pattern):
    """An object is put into a zone, from a zone where one is named, by a filter of what it was.

    `from_zone` "anywhere" is None, `or_from` is another that will do; `player` is whose zone it is
    put into.
    """

    filter: Filter
    zone: str
    from_zone: str | None = None
    player: Players | None = None
    at_once: bool = False
    not_from: str | None = None  # "from anywhere other than the battlefield"
    or_from: str | None = None  # "from your library and/or your graveyard"
    milled: bool = False  # by milling


class Departs(Pattern):
    """An object leaves a zone other than the battlefield, of a player where one is named."""

    filter: Filter
    zone: str
    player: Players | None = None
    at_once: bool = False


class TokensCreated(Pattern):
    """Tokens are created under a player's control; `at_once` where one or more of them are."""

    player: Players | None = None
    filter: Filter | None = None
    at_once: bool = False


class PutAway(Pattern):
    """A spell that has resolved is put into its owner's graveyard (608.2m), who is a `player`."""

    filter: Filter
    player: Players | None = None
