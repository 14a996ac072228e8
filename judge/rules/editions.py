"""The editions of the rules that are told apart, and what changed between them.

Numbers in the code are of the base edition. What only a later edition has is asked of the edition:
a flag here, `since` of a keyword ability, and the edition of the mark that cites the rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from corpus.structs import Struct
from judge.errors import Unsupported
from judge.values import Bilingual

FREE_SINCE = "2024-11-08"  # from then on combat damage has no order
TURNING: ContextVar[set[str] | None] = ContextVar("TURNING", default=None)


class Edition(Struct):
    """An edition of the rules by its date, and what changed between editions."""

    date: str

    def has(self, since: str | None) -> bool:
        """True if what came with the edition of a date is part of this one; None is always."""
        return since is None or since <= self.date

    def rules_as(self, since: str) -> bool:
        """True if a change of a date is part of this one, where what is ruled turns on that.

        Who listens (`turned_on`) is told of the date: by a neighbor it would be ruled otherwise.
        """
        turning = TURNING.get()
        if turning is not None:
            turning.add(since)
        return self.has(since)

    @property
    def has_damage_assignment_order(self) -> bool:
        """True if several creatures are dealt combat damage in an order that is chosen."""
        return not self.rules_as(FREE_SINCE)

    @property
    def suspend_may_be_declined(self) -> bool:
        """True if the last time counter of a suspended card need not be followed by playing it."""
        return self.rules_as("2024-02-02")


@contextmanager
def turned_on() -> Iterator[set[str]]:
    """Meanwhile the dates of changes on which rulings turn are gathered."""
    found: set[str] = set()
    token = TURNING.set(found)
    try:
        yield found
    finally:
        TURNING.reset(token)


BASE_EDITION = Edition("2023-11-17")
EDITIONS = (  # those whose numbers are known, or that changed what is carried out
    BASE_EDITION,
    Edition("2024-02-02"),
    Edition("2024-06-07"),
    Edition("2024-09-20"),
    Edition("2024-11-08"),
    Edition("2025-06-06"),
    Edition("2026-08-07"),
)
NEWEST_EDITION = EDITIONS[-1]
CHAPTERS_COUNT = "2025-06-06"  # from then on a Saga without chapter abilities stays as it is
MODALS_TURN = "2026-08-07"  # from then on a modal double-faced permanent may transform
SIEGES_COUNT = "2026-08-07"  # from then on only a Siege waits for its abilities to be put away
BEGINS_AGAIN = "2025-06-06"  # from then on a duration may begin again as its effect comes
ONE_OF_SEVERAL = "2025-06-06"  # from then on a copy is aimed at one of several that are made
TAKEN_LOOKS_BACK = "2025-06-06"  # from then on what an opponent takes from a player is seen so
ANY_MODIFIED = "2025-06-06"  # from then on what is no creature may be modified too
LANDS_ADVENTURE = "2025-06-06"  # from then on a card on an adventure is played, as a land too
LIBRARIES_COUNT = "2026-08-07"  # from then on no mana ability moves a card to or from a library
EACH_MILLED = "2026-08-07"  # from then on what is said of the milled card is so of each of several
LORE_IS_GAINED = "2026-08-07"  # from then on a Saga gets its first lore counter by an ability
LAST_KNOWN = NEWEST_EDITION.date  # what later editions changed is not carried out
WORDS_ALONE = ("spree", "tiered")
# keywords of later editions that no value of card text stands for

_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


def taken_for_granted(edition: Edition) -> tuple[Bilingual, ...]:
    """What a ruling by a later edition rests on: `docs/editions.md` lists what is carried out."""
    if edition == BASE_EDITION:
        return ()
    base = BASE_EDITION.date
    return (
        Bilingual(
            f"Ruled by the edition of {edition.date}, as far as what changed since {base} is "
            "carried out here; all else is as it was then.",
            f"依据{edition.date}版裁定；{base}版以来的变化只计入此处已执行的，其余仍如当时。",
        ),
    )


def edition_at(date: str | None) -> Edition:
    """The edition whose rules hold on a date, the base edition without one.

    Raises `Unsupported` for a date before the base edition or after the last one known.

    >>> edition_at(None).date, edition_at("2024-09-20").date
    ('2023-11-17', '2024-09-20')
    """
    if date is None:
        return BASE_EDITION
    if not _DATE.fullmatch(date) or not BASE_EDITION.date <= date <= LAST_KNOWN:
        raise Unsupported(
            None,
            f"the edition of {date} (those from {BASE_EDITION.date} to {LAST_KNOWN} are known)",
            f"{date}版（已知{BASE_EDITION.date}至{LAST_KNOWN}的各版）",
        )
    return max((one for one in EDITIONS if one.date <= date), key=lambda one: one.date)
