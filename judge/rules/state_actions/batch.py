"""State-based actions that are performed at once: what comes to the same, what is remembered."""

from __future__ import annotations

from collections.abc import Iterable

from judge.cite import cites
from judge.game import events as e

Numbers = tuple[str, ...]
LEAVING = (e.PutIntoGraveyard, e.Destroyed)


@cites("704.7", "则一个单独的替代性效应将替代全部")
@cites("704.8", "该永久物的最后已知信息将以状态动作执行之前的游戏状态来决定")
def at_once(found: Iterable[tuple[e.Event, Numbers]]) -> list[e.Event]:
    """The batch of the events that actions found, each by the rules of all that come to it."""
    the_same, as_before = at_once.numbers
    merged: dict[e.Event, Numbers] = {}
    for event, numbers in found:
        before = merged.get(event)
        again = () if before is None else (*before, the_same)
        merged[event] = tuple(dict.fromkeys((*again, *numbers)))
    also = (as_before,) if len(merged) > 1 else ()
    return [
        event.with_(because=(*numbers, *(also if isinstance(event, LEAVING) else ())))
        for event, numbers in merged.items()
    ]
