"""What is asked while a card is played is answered, and what else could have been answered.

The answers are those of `judge.scenario.choices`, but what may be chosen is chosen: one target of
"up to one", and X is 2. Other runs take the other answers: each mode, no, another result of chance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from corpus.structs import Mutable, field
from judge.game.state import ObjectId
from judge.rules import requests as q
from judge.scenario import answers, choices
from judge.scenario.play import Play
from judge.scenario.required import attackers_required, blockers_required
from judge.smoke.tables import BOB
from judge.values import Value

NAMES = {"creature type": "Goblin", "card name": "Hill Giant"}  # of words that may be any
X = 2
MOST_MODES = 6


class Manner(Mutable):
    """How one run answers, and what it was asked: `mode` is put before the other modes."""

    mode: int | None = None
    says: bool = True
    last: bool = False  # of results of chance the last, not the first
    attacker: ObjectId | None = None
    modes: list[int] = field(default_factory=list)
    asked: set[type[q.Request]] = field(default_factory=set)

    def others(self) -> Iterator[Manner]:
        """The manners in which else the same may be done, by what was asked."""
        for mode in self.modes[1:MOST_MODES]:
            yield Manner(mode=mode)
        if q.AskYesNo in self.asked:
            yield Manner(says=False)
        if q.AskRandom in self.asked:
            yield Manner(last=True)

    def __str__(self) -> str:
        said = (f" mode {self.mode}" if self.mode is not None else "", "" if self.says else " no")
        return "".join(said) + (" last" if self.last else "")


def answer(play: Play, manner: Manner, request: q.Request) -> Value:
    """The decision on a request."""
    manner.asked.add(type(request))
    made = ANSWERS.get(type(request))
    return choices.default(play, request) if made is None else made(play, manner, request)


def _picked(play: Play, manner: Manner, request: Any) -> q.Picked:
    default = choices.default(play, request)
    assert isinstance(default, q.Picked)
    if default.objects or not request.most or not manner.says:
        return default
    return q.Picked(request.among[:1])


def _modes(play: Play, manner: Manner, request: q.AskModes) -> q.Numbers:
    manner.modes[:] = request.possible
    first = [manner.mode] if manner.mode in request.possible else []
    found = [one for one in (*first, *request.possible) if one is not None]
    return q.Numbers(tuple(dict.fromkeys(found))[: max(request.least, 1)])


def _number(play: Play, manner: Manner, request: q.AskNumber) -> q.Number:
    most = X if request.most is None else min(request.most, X)
    return q.Number(max(request.least, most))


def _word(play: Play, manner: Manner, request: q.AskWord) -> q.Word:
    if not request.among and request.what in NAMES:
        return q.Word(NAMES[request.what])
    made = choices.default(play, request)
    assert isinstance(made, q.Word)
    return made


def _chance(play: Play, manner: Manner, request: q.AskRandom) -> q.Word:
    return q.Word(request.among[-1 if manner.last else 0])


def _attackers(play: Play, manner: Manner, request: q.AskAttackers) -> q.Attackers:
    required = attackers_required(play, play.view, request.player)
    one = manner.attacker
    if one is None or any(attacker == one for attacker, _ in required.attacks):
        return required
    held = play.view.state.objects.get(one)
    if held is None or held.controller != request.player:
        return required
    return q.Attackers((*required.attacks, (one, BOB)))


def _blockers(play: Play, manner: Manner, request: q.AskBlockers) -> q.Blockers:
    return blockers_required(play, play.view, request.player)


ANSWERS: Mapping[type[q.Request], Callable[[Play, Manner, Any], Value]] = {
    q.AskPick: _picked,
    q.AskTargets: _picked,
    q.AskYesNo: lambda play, manner, request: q.Said(manner.says),
    q.AskNumber: _number,
    q.AskModes: _modes,
    q.AskWord: _word,
    q.AskRandom: _chance,
    q.AskAttackers: _attackers,
    q.AskBlockers: _blockers,
    q.AskOrder: lambda play, manner, request: q.Picked(request.among),
    q.AskAssignment: lambda play, manner, request: answers.assignment(play, play.view, request)[0],
}
