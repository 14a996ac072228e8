"""Rules that an event is done by, and that say nothing of it beside what else happened."""

from __future__ import annotations

from collections import Counter, defaultdict

from judge.game import events as e
from judge.ruling.account import Account, Occurrence

OF_SYMBOLS = ("107.4e", "107.4f")  # how symbols of a cost are paid for
ONE_BY_ONE = "121.2"  # cards are drawn so


def by_unit(account: Account) -> dict[int, Counter[type[e.Event]]]:
    """How many events of which kinds each unit of play has."""
    found: dict[int, Counter[type[e.Event]]] = defaultdict(Counter)
    for one in account.occurrences:
        found[one.unit][type(one.event)] += 1
    return found


def idle_of(one: Occurrence, beside: Counter[type[e.Event]]) -> tuple[str, ...]:
    """Of the rules of an event those that say nothing of it.

    Mana that is made pays for no symbol yet, that which is paid not for one that life pays for; and
    one card is drawn one at a time.
    """
    match one.event:
        case e.ManaMade() | e.Tap():
            return OF_SYMBOLS
        case e.ManaPaid() if beside[e.LifePaid]:
            return OF_SYMBOLS[1:]
        case e.Draw() if beside[e.Draw] == 1:
            return (ONE_BY_ONE,)
    return ()
