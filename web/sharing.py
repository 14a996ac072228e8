"""A ruling becomes a permalink, and a permalink the rulings of then beside those of today."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import judge
from judge.scenario.setup import pools_version
from web.asking import Asked, read, rule_on
from web.errors import Busy, Refused, Unfinished
from web.store import Permalink, Replay, Store, Today, Unavailable

_OF_OLD = "2023-11-17"  # what links without an edition in their ids were ruled by


@dataclass(frozen=True, slots=True)
class Shared:
    """A permalink, and what today's engine makes of its scenario.

    `scenarios` are those of its text, empty where it can no longer be read; `answers` are today's,
    in both languages, where they are others.
    """

    link: Permalink
    today: Today
    scenarios: tuple[judge.Scenario, ...] = ()
    answers: tuple[Mapping[str, str], ...] = ()


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
    link = store.put(text, edition=edition, engine=engine(), rulings=rulings, by=by)
    with suppress(Unavailable):  # it is worked out again
        store.keep(link.id, _compared(link, asked))
    return link


def shared(store: Store, id: str) -> Shared:  # noqa: A002 - what it is called everywhere
    """What a permalink shares; raises `UnknownPermalink` and `Unavailable`.

    Its scenario is played once by a version of the engine, not at each view.
    """
    link = store.get(id)
    try:
        scenarios = read(link.scenario)
        found = store.replay(link.id, playing())
        if found is None:
            asked = rule_on(link.scenario, then=[str(kept["rules"]) for kept in link.rulings])
            if not all(each.ruling.may_be_kept for each in asked):
                raise Unfinished("refused.unfinished")
            found = _compared(link, asked)
            with suppress(Unavailable):  # a full disk: the link is shown all the same
                store.keep(link.id, found)
    except (Busy, Unfinished):
        return Shared(link, Today.UNFINISHED, scenarios)
    except (judge.BadScenario, Refused):
        return Shared(link, Today.UNREADABLE)
    return Shared(link, found.today, scenarios, found.answers)


def _compared(link: Permalink, asked: Sequence[Asked]) -> Replay:
    """What today's rulings on a permalink's scenario are beside those that it keeps."""
    now = [each.ruling.to_dict() for each in asked]
    if len(now) == len(link.rulings) and all(map(_is_same, now, link.rulings)):
        return Replay(playing(), Today.SAME)
    return Replay(playing(), Today.OTHERWISE, tuple(ruling["answer"] for ruling in now))


def _is_same(now: Mapping[str, Any], then: Mapping[str, Any]) -> bool:
    """True if a reader would call two rulings the same, however they are worded and told.

    Of a ruling that was kept without the values of its answers the table at the end is compared.
    """
    if now["verdict"] != then["verdict"] or len(now["outcomes"]) != len(then["outcomes"]):
        return False
    if "answers" not in then:
        return bool(now["board"] == then.get("board"))
    return list(_settled(now)) == list(_settled(then))


def _settled(ruling: Mapping[str, Any]) -> Iterator[Any]:
    """What a ruling says of each outcome: the values of what is asked, else what changed."""
    for one in (ruling, *ruling["outcomes"]):
        yield [answer["value"] for answer in one["answers"]] or one["answer"]


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


def playing() -> str:
    """What a ruling comes from: the version of the engine, and the cards that it knows."""
    cards = hashlib.sha256(pools_version().encode()).hexdigest()[:8]
    return f"{engine()}+{cards}"
