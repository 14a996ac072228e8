"""A scenario becomes a permalink that keeps its rulings as they were made, and back."""

from __future__ import annotations

from itertools import zip_longest
from typing import Annotated, Any

from corpus.model import Bilingual
from web import asking, sharing
from web.api.asking import AskAsked, RulingGiven, ruling, text_of
from web.api.route import Cost, Given, InEdition, Route, meant
from web.api.texts import Url
from web.desk import Desk
from web.present import links
from web.store import Today


class PermalinkGiven(Given, frozen=True, kw_only=True):
    """A scenario with the rulings that were made on it, by `engine` at `created` (UTC)."""

    id: str
    url: Url
    scenario: str
    edition: Annotated[str, meant("The edition ruled by.", "裁定所依据的版本。")]
    engine: str
    created: str
    today: Annotated[
        Today,
        meant("Whether today's engine rules the same.", "当前引擎的裁定是否相同。"),
    ]
    rulings: tuple[RulingGiven, ...]


class PermalinkAsked(InEdition, frozen=True, kw_only=True):
    """A permalink by its id."""

    id: Annotated[str, meant("The permalink's id.", "永久链接的标识。", max_length=64)]


def put(desk: Desk, asked: AskAsked) -> dict[str, Any]:
    """The permalink of a scenario; the same scenario has the same one.

    Raises `BadScenario`, `Refused`, `Invalid` for too long rulings, and `Unavailable`.
    """
    text = text_of(asked.scenario)
    link = sharing.share(desk.store, text, asking.rule_on(text, asked.edition))
    return _given(desk, sharing.shared(desk.store, link.id))


def get(desk: Desk, asked: PermalinkAsked) -> dict[str, Any]:
    """What a permalink keeps. Raises `UnknownPermalink` and `Unavailable`."""
    return _given(desk, sharing.shared(desk.store, asked.id))


def _given(desk: Desk, shared: sharing.Shared) -> dict[str, Any]:
    link = shared.link
    return {
        "id": link.id,
        "url": links.ruling(link.id),
        "scenario": link.scenario,
        "edition": link.edition,
        "engine": link.engine,
        "created": link.created.isoformat(),
        "today": shared.today,
        "rulings": [
            ruling(desk, kept, scenario)
            for kept, scenario in zip_longest(link.rulings, shared.scenarios)
        ],
    }


_AWAY = ("503",)
ROUTES = (
    Route(
        "/api/v1/permalinks",
        AskAsked,
        PermalinkGiven,
        put,
        Bilingual("A permalink to the rulings on a scenario", "场景裁定的永久链接"),
        method="POST",
        body="scenario",
        cost=Cost.HEAVY,
        fails=_AWAY,
    ),
    Route(
        "/api/v1/permalinks/<id>",
        PermalinkAsked,
        PermalinkGiven,
        get,
        Bilingual("What a permalink keeps", "永久链接的内容"),
        cost=Cost.HEAVY,
        fails=_AWAY,
    ),
)
