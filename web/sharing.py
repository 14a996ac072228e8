"""A ruling becomes a permalink, and a permalink the rulings of then beside those of today."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import judge
from web.asking import Asked, rule_on
from web.errors import Refused, Unfinished
from web.store import Permalink, Store

_SETTLED = ("verdict", "answer")
_OF_OLD = "2023-11-17"  # what links without an edition in their ids were ruled by


class Today(StrEnum):
    """What today's engine makes of a scenario that was ruled on before."""

    SAME = "same"
    OTHERWISE = "otherwise"
    UNREADABLE = "unreadable"
    UNFINISHED = "unfinished"


@dataclass(frozen=True, slots=True)
class Shared:
    """A permalink, and what today's engine makes of its scenario.

    `asked` are today's rulings; empty where the scenario can no longer be read.
    """

    link: Permalink
    today: Today
    asked: tuple[Asked, ...]


def share(store: Store, text: str, asked: Sequence[Asked]) -> Permalink:
    """The permalink of a scenario's text, which keeps these rulings if it is a new one.

    The edition that a scenario was ruled by is part of it, whether it names one or not. Raises
    `Invalid` for what is too long to be kept, `Unfinished` where time or memory ended a ruling,
    and `Unavailable`.
    """
    if not all(each.ruling.may_be_kept for each in asked):
        raise Unfinished("refused.unfinished")
    rulings = [each.ruling.to_dict() for each in asked]
    unnamed = [each.ruling.rules for each in asked if not each.scenario.rules]
    edition = next(iter((*unnamed, *(ruling["rules"] for ruling in rulings))), "")
    by = next((date for date in unnamed if date != _OF_OLD), "")
    return store.put(text, edition=edition, engine=engine(), rulings=rulings, by=by)


def shared(store: Store, id: str) -> Shared:  # noqa: A002 - what it is called everywhere
    """What a permalink shares; raises `UnknownPermalink` and `Unavailable`."""
    link = store.get(id)
    try:
        asked = rule_on(link.scenario, then=[str(kept["rules"]) for kept in link.rulings])
    except (judge.BadScenario, Refused):
        return Shared(link, Today.UNREADABLE, ())
    if not all(each.ruling.may_be_kept for each in asked):
        return Shared(link, Today.UNFINISHED, asked)
    now = [each.ruling.to_dict() for each in asked]
    is_same = list(map(_settled, now)) == list(map(_settled, link.rulings))
    return Shared(link, Today.SAME if is_same else Today.OTHERWISE, asked)


def _settled(ruling: Mapping[str, Any]) -> tuple[Any, ...]:
    """What a reader would call the ruling: not how its steps are told."""
    outcomes = [outcome["answer"] for outcome in ruling["outcomes"]]
    return (*(ruling[key] for key in _SETTLED), outcomes)


@cache
def engine() -> str:
    """The version of the engine: the release's, and eight letters that change with its code."""
    folder = Path(judge.__file__).parent
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    code = hashlib.sha256()
    for path in files:
        if "cli" not in path.relative_to(folder).parts:
            code.update(path.read_bytes())
    return f"{version('rules-judge')}+{code.hexdigest()[:8]}"
