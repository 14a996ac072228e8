"""Cards are played one after the other, by several processes if so wished, and told in order."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence

from judge.smoke.cards import Outcome, Players, ToPlay

AT_ONCE = 16  # cards that a process is given
_SHARED: list[tuple[Players, Sequence[ToPlay]]] = []  # what the processes inherit


def outcomes(players: Players, cards: Sequence[ToPlay], jobs: int) -> Iterator[Outcome | None]:
    """What came of each card, in their order; None for one that is not playable."""
    _SHARED.append((players, cards))
    try:
        places = range(len(cards))
        if jobs < 2:
            yield from map(_outcome, places)
            return
        with multiprocessing.get_context("fork").Pool(jobs) as pool:
            yield from pool.imap(_outcome, places, AT_ONCE)
    finally:
        _SHARED.pop()


def _outcome(place: int) -> Outcome | None:
    players, cards = _SHARED[-1]
    one = cards[place]
    return players.play(one).outcome if players.is_playable(one.card) else None
