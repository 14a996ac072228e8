"""Choices that the rules ask for are answered by what the script says, or by the default.

A default is an assumption of the ruling. Defaults: what may be done is done, and what may be paid
is paid; of several objects the first are picked, as few as may be, but unnamed cards are discarded
first and the newest legend is kept; triggers go on the stack in the order they triggered; of
replacement effects the first applies first; Phyrexian symbols are paid with mana.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

from judge.abilities.statics import MayAssignAsUnblocked
from judge.budget import step
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId, PlayerId, Recipient, Share
from judge.rules import requests as q
from judge.rules.mana.phyrexian import BY_LIFE
from judge.scenario.answers import as_unblocked
from judge.scenario.assumptions import assumed, chosen
from judge.scenario.choosers import note_chooser
from judge.scenario.fitting import named
from judge.scenario.matching import take_fitting
from judge.scenario.play import Play, wait
from judge.scenario.retaking import note
from judge.scenario.ways import ways
from judge.values import Value


def answer(play: Play, request: q.Request) -> Value:
    """The decision on a request: the first answer of the player's that fits, else the default."""
    note_chooser(play, request)
    if isinstance(request, q.AskRandom):
        return _random(play, request)
    implied = _implied(play, request)
    if implied is not None:
        return implied
    given = take_fitting(play, request, request.player)
    if given is not None:
        return given
    made_by = _by_controller(play, request)
    if made_by is not None:
        return made_by
    wait(play, request)
    if play.branch.explores:
        made = _branched(play, request)
        note(play, request, made)
        return made
    made = default(play, request)
    note(play, request, made)
    play.assumptions.append(assumed(play, request, made))
    return made


def _implied(play: Play, request: q.Request) -> Value | None:
    """What the rest of the script says of a request: how damage is assigned as if unblocked."""
    if isinstance(request, q.AskYesNo) and isinstance(request.what, MayAssignAsUnblocked):
        return as_unblocked(play, play.view, request)
    return None


def default(play: Play, request: q.Request) -> Value:
    """The answer that is taken where nobody gives one."""
    return DEFAULTS[type(request)](play, request)


@cites("719.5", "牌手的操控者替该牌手作出所有规则或任何物件要求作出选择与决定")
def _by_controller(play: Play, request: q.Request) -> Value | None:
    """What the player who controls the one asked says in their place, if anything."""
    other = play.state.player(request.player).mark("controlled by")
    return None if other is None else take_fitting(play, request, PlayerId(str(other)))


def _branched(play: Play, request: q.Request) -> Value:
    """One of all possible answers; which one is what the outcome depends on."""
    made = play.branch.take(lambda: ways(play, request))
    if play.branch.is_open:
        play.branch.choices.append(chosen(play, request, made))
    return made


def _random(play: Play, request: q.AskRandom) -> Value:
    if not play.random:
        wait(play, request)
        return _branched(play, request)
    given = str(play.random.pop(0))
    if request.what == "random":
        found = named(play, given, tuple(ObjectId(int(i)) for i in request.among))
        given = str(found) if found is not None else given
    words = {"win": "heads", "won": "heads", "lose": "tails", "lost": "tails"}
    given = words.get(given, given)
    if given not in request.among:
        raise Unsupported("705.1", f"{given!r} as a result of chance", f"以“{given}”作为随机结果")
    return q.Word(given)


def _pick_default(play: Play, request: q.AskPick) -> q.Picked:
    among, number = list(request.among), request.least
    objects = play.view.state.objects
    if request.purpose is q.Purpose.LEGEND:
        among.reverse()
    if request.purpose is q.Purpose.DISCARD:
        among.sort(key=lambda i: objects[ObjectId(int(i))].printed.name is not None)
    if request.purpose is q.Purpose.FIND:
        number = request.most
    return _allowed(request, among, number)


def _allowed(
    request: q.AskPick | q.AskTargets, among: Sequence[Recipient], number: int
) -> q.Picked:
    """The first of some objects that may be picked together: so many, or as many as may be."""
    bounds = request.bounds
    if bounds is None:
        return q.Picked(tuple(among[:number]))
    for some in range(number, request.least - 1, -1):
        for picked in combinations(among, some):
            step()
            if bounds.allow(picked):
                return q.Picked(picked)
    return q.Picked(())


def _word_default(play: Play, request: q.AskWord) -> q.Word:
    if not request.among:
        raise Unsupported(None, f"a choice ({request.what}) that is not given", "未给出的选择")
    return q.Word(request.among[0])


def _number_default(play: Play, request: q.AskNumber) -> q.Number:
    most = request.least if request.what == BY_LIFE else request.most
    return q.Number(request.least if most is None else most)


def _division_default(play: Play, request: q.AskDivision) -> q.Divided:
    share, more = divmod(request.amount, len(request.among))
    return q.Divided(
        tuple(Share(one, share + (place < more)) for place, one in enumerate(request.among))
    )


def _modes_default(play: Play, request: q.AskModes) -> q.Numbers:
    chosen = request.possible[: request.least]
    return q.Numbers((*chosen[:1] * (request.least - len(chosen)), *chosen))


DEFAULTS: Mapping[type[q.Request], Callable[[Play, Any], Value]] = {
    q.AskPick: _pick_default,
    q.AskTargets: lambda play, r: _allowed(r, r.among, r.least),
    q.AskYesNo: lambda play, r: q.Said(True),
    q.AskNumber: _number_default,
    q.AskWord: _word_default,
    q.AskModes: _modes_default,
    q.AskArrange: lambda play, r: q.Arranged(tuple(range(len(r.among)))),
    q.AskReplacement: lambda play, r: q.Number(0),
    q.AskDivision: _division_default,
}
