"""Every door of the project: where texts and bytes of somebody else come in.

A door is what its inputs are made of, and what opens it: that gives a function that lets one input
through, returns in a few words what came of it, and raises for what may not come out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from tests.fuzz import assistants, inside, site


@dataclass(frozen=True, slots=True)
class Door:
    """One way in; `own` are nasty pieces beside those of all doors.

    One input may take so many `seconds` of a processor, and the process grow by `megabytes`.
    """

    name: str
    seeds: Callable[[], Iterator[bytes]]
    open: Callable[[], inside.Through]
    own: Sequence[str] = ()
    seconds: float = 5
    megabytes: int = 600


DOORS = (
    Door("documents", inside.documents, inside.documents_door),
    Door("card-files", inside.card_files, inside.card_files_door),
    Door("card-text", inside.card_texts, inside.card_text_door),
    Door("scenarios", inside.scenarios, inside.scenarios_door, seconds=12),
    Door("questions", inside.questions, inside.questions_door, seconds=12),
    Door("queries", inside.queries, inside.queries_door),
    Door("urls", site.urls, site.door, site.NASTY, seconds=12),
    Door("headers", site.headers, site.door, site.NASTY, seconds=12),
    Door("bodies", site.bodies, site.door, site.NASTY, seconds=12),
    Door("assistants", assistants.calls, assistants.door, seconds=12),
)
BY_NAME = {door.name: door for door in DOORS}
