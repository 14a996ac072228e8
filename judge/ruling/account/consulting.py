"""What the rules said during a play becomes part of its account."""

from __future__ import annotations

from collections.abc import Iterator

from judge.cite import cites
from judge.game.state import GameState, Kind, ObjectId
from judge.hearing import Heard
from judge.ruling.account.account import Consulted, Noticed, Subject
from judge.scenario.record import Record
from judge.values import Bilingual

AS_IT_WAS = Bilingual(
    "{name} has left, and is looked at all the same.", "{name}已离开，但仍须查看其信息。"
)


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


@cites("608.2h", "则该效应使用其最后已知信息")
def remembered(heard: Heard, record: Record) -> Iterator[Noticed]:
    """What has left counts as it last was, where an effect looks at it."""
    for id_ in heard.recalled:
        known = record.state.known.get(ObjectId(id_))
        if known is not None and known.object.kind is not Kind.ABILITY:
            yield Noticed(known.object.body, remembered.numbers, AS_IT_WAS)


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
