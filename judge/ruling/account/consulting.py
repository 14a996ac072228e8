"""What the rules said during a play becomes part of its account."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.state import GameState, ObjectId
from judge.hearing import Heard
from judge.ruling.account.account import Consulted, Subject
from judge.scenario.record import Record


def consulted(heard: Heard, record: Record) -> Iterator[Consulted]:
    """The rules that were asked, in the order in which they were first, with whom it was about."""
    states = [record.state]
    for entry in record.entries[:1]:
        states.append(entry.before)
    known: dict[int | str, Subject | None] = {p.id: p.id for p in record.state.players}
    for (rules, is_so), about in heard.said.items():
        for one in about:
            if one not in known:
                known[one] = _body(states, one)
        found = {subject for one in about if (subject := known[one]) is not None}
        yield Consulted(rules, is_so, tuple(sorted(found, key=str)))


def _body(states: list[GameState], one: int | str) -> Subject | None:
    """The body of an object by its number, as far as it is there or remembered."""
    if isinstance(one, str):
        return None
    id_ = ObjectId(one)
    for state in states:
        held = state.objects.get(id_)
        if held is None and id_ in state.known:
            held = state.known[id_].object
        if held is not None:
            return held.body
    return None
