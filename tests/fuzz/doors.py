"""Every door of the project: where texts and bytes of somebody else come in.

A door is what its inputs are made of, and what opens it: that gives a function that lets one input
through, returns in a few words what came of it, and raises for what may not come out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from tests.fuzz import assistants, files, requests, site, words
from tests.fuzz.allowed import Through


@dataclass(frozen=True, slots=True)
class Door:
    """One way in; `own` are nasty pieces beside those of all doors.

    One input may take so many `seconds` of a processor, and the process grow by `megabytes`.
    """

    name: str
    seeds: Callable[[], Iterator[bytes]]
    open: Callable[[], Through]
    own: Sequence[str] = ()
    seconds: float = 5
    megabytes: int = 600


DOORS = (
    Door("documents", files.documents, files.documents_door),
    Door("card-files", files.card_files, files.card_files_door),
    Door("card-text", words.card_texts, words.card_text_door),
    Door("scenarios", words.scenarios, words.scenarios_door, seconds=12),
    Door("questions", words.questions, words.questions_door, seconds=12),
    Door("queries", words.queries, words.queries_door),
    Door("urls", requests.urls, site.door, requests.NASTY, seconds=12),
    Door("headers", requests.headers, site.door, requests.NASTY, seconds=12),
    Door("bodies", requests.bodies, site.door, requests.NASTY, seconds=12),
    Door("assistants", assistants.calls, assistants.door, seconds=12),
)
BY_NAME = {door.name: door for door in DOORS}
