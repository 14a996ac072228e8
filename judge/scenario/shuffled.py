"""Whose shuffled library the play took cards of, in the order that the scenario gives (701.20a)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.game import events as e
from judge.game.state import GameState, ObjectId, PlayerId, Zone
from judge.rules.process import Happened
from judge.values import Bilingual
from judge.words import called


def taken_in_order(entries: Iterable[object]) -> tuple[PlayerId, ...]:
    """The players whose library gave cards by its order after it was shuffled.

    A card that was put somewhere since, as on top, or that somebody searched for is none of these.
    """
    unordered: dict[PlayerId, frozenset[ObjectId]] = {}
    found: dict[PlayerId, None] = {}
    for happened, event in _events(entries):
        match event:
            case e.Shuffled(player=player):
                unordered[player] = _mixed(happened.after, player)
            case e.Searched(whose=player, library=True):
                unordered.pop(player, None)
            case e.Reordered(player=player, order=order) if player in unordered:
                unordered[player] -= frozenset(order)
            case e.Moved(object=id_, to=to):
                for player, ids in unordered.items():
                    if id_ in ids and to is not Zone.LIBRARY:
                        found[player] = None
                    unordered[player] = ids - {id_}
            case e.Revealed(objects=seen) | e.Looked(objects=seen):
                found.update({player: None for player, ids in unordered.items() if ids & set(seen)})
    return tuple(found)


def _events(entries: Iterable[object]) -> Iterator[tuple[Happened, e.Event]]:
    for one in entries:
        if isinstance(one, Happened):
            for event in e.flatten(one.batch):
                yield one, event
            yield from _events(one.below)


def _mixed(state: GameState, player: PlayerId) -> frozenset[ObjectId]:
    """The cards of a library, if they are not all alike: their order matters."""
    library = state.player(player).library
    names = {state.objects[id_].printed for id_ in library}
    return frozenset(library) if len(names) > 1 else frozenset()


def as_given(player: PlayerId) -> Bilingual:
    """Says that the order of a shuffled library is taken to be what the scenario gives."""
    who = called(player)
    return Bilingual(
        f"{who.en}'s library was shuffled; its cards are taken in the order that is given.",
        f"{who.zh}的牌库已经洗过；其中的牌以所给出的顺序计。",
    )
