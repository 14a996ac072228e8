"""Every answer to a decision that could make a difference.

Which of the cards that nobody has named is discarded changes nothing, nor which of two Saprolings
that nothing tells apart is sacrificed, nor does the order of abilities that say the same and
nothing of their source or of what triggered them: of answers that differ by no more there is one.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.abilities.effects.combinators import AtOnce
from judge.abilities.effects.combinators import Sequence as InOrder
from judge.abilities.effects.objects import DealDamage, PutCounters
from judge.abilities.effects.players import Draw, GainLife, LoseLife, Mill, Scry
from judge.abilities.walk import within
from judge.abilities.who import AnyTarget, EachOpponent, EachPlayer, TargetPlayer, This, You
from judge.budget import expect, step
from judge.errors import Limit, Unsupported
from judge.game.state import (
    GameObject,
    GameState,
    ObjectId,
    Occurred,
    PendingTrigger,
    PlayerId,
    Recipient,
    Zone,
)
from judge.rules import requests as q
from judge.scenario.branching import OPTIONS
from judge.scenario.independence import Free, independent
from judge.scenario.likeness import Likeness
from judge.scenario.play import Play
from judge.values import Value

EFFECTS = (AtOnce, InOrder, DealDamage, PutCounters, Draw, GainLife, LoseLife, Mill, Scry)
SOURCELESS = (AtOnce, InOrder, Draw, GainLife, LoseLife, Mill, Scry, EachOpponent, EachPlayer, You)
PLAIN = (*EFFECTS, AnyTarget, TargetPlayer, EachOpponent, EachPlayer, This, You)  # no word of "it"


def ways(play: Play, request: q.Request) -> list[Value]:
    """Every possible answer to a request, one of those between which nothing makes a difference.

    Raises `BudgetSpent` where there are too many, and `Unsupported` where they have no end.
    """
    found: list[Value] = []
    for way in _each(play, request):
        found.append(way)
        expect(Limit.WAYS, len(found))
    return found


def _each(play: Play, request: q.Request) -> Iterator[Value]:
    if isinstance(request, q.AskArrange) and play.branch.merges:
        objects = _Objects(play)
        kinds = alike([objects.arranged(one) for one in request.among])
        return map(q.Arranged, orders(kinds, independent(play, request.among)))
    if isinstance(request, q.AskPick | q.AskTargets) and play.branch.merges:
        objects = _Objects(play)
        return _picks(request, alike([objects.of(one) for one in request.among]))
    if isinstance(request, q.AskWord) and not request.among:
        raise Unsupported(None, "every word there is", "所有可能的词语")
    each = OPTIONS.get(type(request))
    if each is None:
        raise Unsupported(
            None, "every possible answer to a choice of this kind", "此种选择的所有可能答案"
        )
    return each(request)


def alike(kinds: list[Hashable]) -> list[list[int]]:
    """The places of things, those together between which there is no difference."""
    places: dict[Hashable, list[int]] = {}
    for place, kind in enumerate(kinds):
        places.setdefault(kind, []).append(place)
    return list(places.values())


def orders(
    alike: list[list[int]], is_free: Free | None = None, before: tuple[int, ...] = ()
) -> Iterator[tuple[int, ...]]:
    """Every order of things that differ; those that are alike keep theirs.

    Of orders that come to the same by moving things past others of which they are free there is
    the first one. `before` are the things that come first.

    >>> list(orders([[0], [1], [2]], lambda one, other: {one, other} == {0, 1}))
    [(0, 1, 2), (0, 2, 1), (1, 2, 0), (2, 0, 1)]
    """
    if not alike:
        yield before
    for first in alike:
        if is_free is not None and _comes_earlier(first[0], before, is_free):
            continue
        left = [same if same is not first else same[1:] for same in alike]
        yield from orders([same for same in left if same], is_free, (*before, first[0]))


def _comes_earlier(one: int, before: tuple[int, ...], is_free: Free) -> bool:
    """True if a thing can be moved before one of those before it that has a later place."""
    for other in reversed(before):
        if not is_free(one, other):
            return False
        if one < other:
            return True
    return False


def _picks(request: q.AskPick | q.AskTargets, alike: list[list[int]]) -> Iterator[q.Picked]:
    """Every pick that differs; of things that are alike the first are picked."""
    most = min(request.most, len(request.among))
    picks = sorted(_picked(alike, most), key=lambda places: (len(places), places))
    for places in picks:
        picked = tuple(request.among[place] for place in places)
        is_allowed = request.bounds is None or request.bounds.allow(picked)
        if len(picked) >= request.least and is_allowed:
            yield q.Picked(picked)


def _picked(alike: list[list[int]], most: int) -> Iterator[tuple[int, ...]]:
    """The places of so many things at most, those that are alike in their order."""
    step()
    if not alike:
        yield ()
        return
    for number in range(min(most, len(alike[0])) + 1):
        for rest in _picked(alike[1:], most - number):
            yield tuple(sorted((*alike[0][:number], *rest)))


class _Objects:
    """The objects and players that are picked or put in order, by what tells them apart."""

    def __init__(self, play: Play) -> None:
        self.state = play.meanwhile or play.state
        self.permanents = Likeness(play)

    def arranged(self, one: Value | Recipient) -> Hashable:
        """An object, a player or an ability that triggered."""
        return self.of(one) if isinstance(one, int | str) else _ability(one)

    def of(self, one: Recipient) -> Hashable:
        """An object or player; of a card without a name, only where it is among those with one."""
        held = self.state.objects.get(ObjectId(one)) if isinstance(one, int) else None
        if held is None or not _is_nameless(held):
            return self.permanents.of(one)
        place = _place(self.state, held.owner, ObjectId(held.id), held.zone)
        return (held.owner, held.zone, place)


def _ability(one: Value) -> Value:
    """An ability that triggered: without its event and source, where it says nothing of them."""
    if not isinstance(one, PendingTrigger):
        return one
    said = [word for part in (one.ability.effect, one.ability.condition) for word in within(part)]
    if not all(isinstance(word, PLAIN) for word in said):
        return one
    is_sourceless = all(isinstance(word, SOURCELESS) for word in said)
    source = None if is_sourceless else one.source
    return one.with_(event=None, occurred=Occurred(), since=0, source=source)


def _is_nameless(held: GameObject) -> bool:
    """True of a card without a name in a hand or library of which nothing else is known."""
    is_hidden = held.zone in (Zone.HAND, Zone.LIBRARY)
    return (
        is_hidden and held.printed.name is None and not (held.marks or held.chosen or held.linked)
    )


def _place(state: GameState, player: PlayerId, id_: ObjectId, zone: Zone) -> ObjectId | None:
    """The nearest card with a name above a card in a library."""
    line = state.player(player).library if zone is Zone.LIBRARY else ()
    above = line[: line.index(id_)] if id_ in line else ()
    named = (one for one in reversed(above) if state.objects[one].printed.name is not None)
    return next(named, None)
