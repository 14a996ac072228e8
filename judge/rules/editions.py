"""The editions of the rules that are told apart, and what changed between them.

Numbers in the code are of the base edition. What only a later edition has is asked of the edition:
a flag here, `since` of a keyword ability, and the edition of the mark that cites the rule.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from judge.errors import Unsupported
from judge.values import Bilingual


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition of the rules by its date, and what changed between editions."""

    date: str
    has_damage_assignment_order: bool
    suspend_may_be_declined: bool = True

    def has(self, since: str | None) -> bool:
        """True if what came with the edition of a date is part of this one; None is always."""
        return since is None or since <= self.date


BASE_EDITION = Edition(
    "2023-11-17", has_damage_assignment_order=True, suspend_may_be_declined=False
)
EDITIONS = (  # those whose numbers are known, or that changed what is carried out
    BASE_EDITION,
    Edition("2024-02-02", has_damage_assignment_order=True),
    Edition("2024-06-07", has_damage_assignment_order=True),
    Edition("2024-09-20", has_damage_assignment_order=True),
    Edition("2024-11-08", has_damage_assignment_order=False),
    Edition("2025-06-06", has_damage_assignment_order=False),
    Edition("2026-08-07", has_damage_assignment_order=False),
)
NEWEST_EDITION = EDITIONS[-1]
CHAPTERS_COUNT = "2025-06-06"  # from then on a Saga without chapter abilities stays as it is
LIBRARIES_COUNT = "2026-08-07"  # from then on no mana ability moves a card to or from a library
CHANGES = (  # what is carried out of that which later editions brought, each with its date
    (
        "2024-02-02",
        Bilingual(
            "disguise, cloak, collect evidence, suspect and Cases are carried out, and a suspended "
            "card need not be played",
            "执行伪装、匿伏、搜证、怀疑与案件，已延缓的牌可以不使用",
        ),
    ),
    (
        "2024-06-07",
        Bilingual(
            "the card type tribal is named kindred, and plot, saddle and spree are carried out",
            "牌类别“部族”改称“亲缘”，并执行设谋、乘驾与追欢",
        ),
    ),
    (
        "2024-09-20",
        Bilingual(
            "freerunning, gift, offspring, impending and manifest dread are carried out",
            "执行自由奔跑、礼赠、繁生、隐现与显化惧象",
        ),
    ),
    (
        "2024-11-08",
        Bilingual(
            "combat damage is divided without a damage assignment order",
            "分配战斗伤害时没有伤害分配顺序",
        ),
    ),
    (
        "2025-06-06",
        Bilingual(
            "exhaust, harmonize, mobilize, job select, tiered and endure are carried out, and a "
            "Saga without chapter abilities gets no lore counters and is not sacrificed",
            "执行竭绝、谐颂、动员、职业选择、分级与续战，没有章节异能的传纪不放置学问指示物也不牺牲",
        ),
    ),
    (
        "2026-08-07",
        Bilingual(
            "warp, mayhem with a cost, web-slinging and blight are carried out, and what moves a "
            "card to or from a library is no mana ability",
            "执行跃迁、有费用的疯乱、蛛丝甩荡与衰萎，会将牌移入或移出牌库的异能不是法术力异能",
        ),
    ),
)
LAST_KNOWN = NEWEST_EDITION.date  # what later editions changed is not carried out

_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


def taken_for_granted(edition: Edition) -> tuple[Bilingual, ...]:
    """What a ruling by a later edition rests on: all but the known changes is the base edition."""
    if edition == BASE_EDITION:
        return ()
    base, known = BASE_EDITION.date, [text for date, text in CHANGES if edition.has(date)]
    return (
        Bilingual(
            f"Of what changed from the edition of {base} to that of {edition.date}: "
            f"{'; '.join(text.en for text in known)}. All else is by the edition of {base}.",
            f"{base}版至{edition.date}版的变化中：{'；'.join(text.zh for text in known)}。"
            f"其余均依据{base}版。",
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
