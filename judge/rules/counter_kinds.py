"""Which kinds of counters an edition has, and how many of which go where words leave it open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from judge.budget import repetitions
from judge.cite import cites
from judge.game.state import Counters, PlayerId
from judge.rules.editions import Edition
from judge.rules.given.radiation import RAD
from judge.rules.given.radiation import SINCE as RAD_SINCE
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import AskNumber, AskWord, Number, Why, Word
from judge.values import Bilingual

Taken = tuple[tuple[str, int], ...]
LATER = {
    RAD: ("拉德", RAD_SINCE)
}  # kinds with rules of their own, and the edition that brought these


def lacks_counters(edition: Edition, kind: str) -> Iterator[Bilingual]:
    """What is lacking where an edition does not say yet what counters of a kind do."""
    called, since = LATER.get(kind, ("", None))
    if not edition.has(since):
        yield Bilingual(
            f"{kind} counters (from the edition {since})", f"{called}指示物（自{since}版起）"
        )


def choose_kinds(
    process: Process,
    player: PlayerId,
    counters: Counters,
    kind: str | None,
    number: int | None,
    context: Context,
) -> Taken:
    """How many counters of each kind go: of one kind or of all, so many or every one.

    Where more kinds are there than can go, the player chooses, counter by counter.
    """
    there = tuple((one, n) for one, n in counters.kinds if n and kind in (None, one))
    if number is None or number >= sum(n for _, n in there):
        return there
    if len(there) < 2:
        return tuple((one, min(n, number)) for one, n in there if min(n, number))
    return one_by_one(process, player, there, number, context)


@cites("608.2d", "则该牌手于这些效应生效时宣告其选择")
def one_by_one(
    process: Process, player: PlayerId, there: Taken, number: int, context: Context
) -> Taken:
    """Counters of several kinds go as the player chooses, one after the other."""
    taken: Counter[str] = Counter()
    for _ in repetitions(number):
        among = tuple(kind for kind, n in there if taken[kind] < n)
        answer = process.choose(AskWord(player, "counter", among, context.source), context.source)
        word = answer.word if isinstance(answer, Word) else ""
        if word not in among:
            raise process.refuse(Why.BAD_CHOICE, player)
        taken[word] += 1
    return tuple((kind, taken[kind]) for kind, _ in there if taken[kind])


@cites("608.2d", "则该牌手于这些效应生效时宣告其选择")
def up_to(process: Process, most: int, context: Context) -> int:
    """How many, as the player wants: "up to three counters"."""
    if not most:
        return 0
    request = AskNumber(context.controller, 0, most, context.source)
    answer = process.choose(request, context.source)
    number = answer.number if isinstance(answer, Number) else most
    if not 0 <= number <= most:
        raise process.refuse(Why.BAD_CHOICE, context.controller)
    return number
