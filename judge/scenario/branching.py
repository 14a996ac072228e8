"""Following every possible answer: one run of a play takes one answer to each open decision.

A `Branch` holds which answer each open decision takes, in order, and notes how many there were;
`next_branch` is the next one to run, until all have been; it goes on from the last crossing that
both runs come to.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any, TypeVar

from corpus.structs import Mutable, field
from judge.errors import Unsupported
from judge.game.state import Share
from judge.hearing import Heard
from judge.rules import requests as q
from judge.values import Bilingual, Value

Answer = TypeVar("Answer")


class Chosen(Value):
    """One answer that a run takes: who gave it, of what, and the sentence that says which it is.

    Nobody gives a result of chance.
    """

    player: str | None
    of: Bilingual | None
    choice: Bilingual

    @property
    def said(self) -> Bilingual:
        """The sentence, behind what the choice is of."""
        of, choice = self.of, self.choice
        if of is None:
            return choice
        return Bilingual(f"{of.en}: {choice.en}", f"{of.zh}：{choice.zh}")

    def to_dict(self) -> dict[str, Any]:
        """The choice as plain data."""
        return {
            "player": self.player,
            "of": None if self.of is None else {"en": self.of.en, "zh": self.of.zh},
            "choice": {"en": self.choice.en, "zh": self.choice.zh},
        }


Way = tuple[Chosen, ...]
MOST_WAYS = 50  # that are told of a crossing


class Branch(Mutable):
    """The answers that one run takes: by their places, then the first of each.

    `offered` are the answers that there are to each decision. A run knows them beforehand as far
    as the run before took the same, unless that one took something back.
    """

    explores: bool = False  # decisions of players are open too, not only results of chance
    places: tuple[int, ...] = ()
    merges: bool = True  # of answers between which nothing makes a difference there is one
    offered: list[Sequence[Any]] = field(default_factory=list)
    taken: int = 0
    took_back: bool = False
    choices: list[Chosen] = field(default_factory=list)
    crossings: dict[Hashable, Crossing] | None = None  # those of all runs; None: it keeps none
    trail: list[Crossing] = field(default_factory=list)  # those that this run came to
    start: Crossing | None = None  # where this run goes on from
    game: Any = None  # as it was set up, where it goes on from a crossing
    heard: Heard = field(default_factory=Heard)  # what the rules are asked in this run
    repeats: tuple[Any, ...] = ()  # the answers of another run, to be given again

    @property
    def way(self) -> tuple[int, ...]:
        """The place of each answer that was taken so far."""
        given = self.places[: self.taken]
        return (*given, *[0] * (self.taken - len(given)))

    def alone(self) -> Branch:
        """A run from the beginning that takes the same answers, as long as it is asked the same.

        A longer play may be asked otherwise, or offer fewer answers where some come to the same.
        """
        taken = tuple(answers[at] for at, answers in zip(self.way, self.offered, strict=False))
        return Branch(self.explores, (), self.merges, repeats=taken)

    def take(self, options: Callable[[], Sequence[Answer]]) -> Answer:
        """The answer that this run takes to the next open decision."""
        at, self.taken = self.taken, self.taken + 1
        if at == len(self.offered):
            self.offered.append(self._repeated(at, options()))
        offered: Sequence[Answer] = self.offered[at]
        return offered[self.places[at] if at < len(self.places) else 0]

    def _repeated(self, at: int, offered: Sequence[Answer]) -> Sequence[Answer]:
        """Only the answer that is to be given again, where it is among them; else all there are."""
        if at < len(self.repeats) and self.repeats[at] in offered:
            return (self.repeats[at],)
        self.repeats = self.repeats[:at]
        return offered

    @property
    def is_open(self) -> bool:
        """True if there was another answer to the decision that was taken last."""
        return len(self.offered[self.taken - 1]) > 1

    def take_back(self, taken: int, choices: int) -> None:
        """So many answers are left, and so many sentences of them; the others are not taken."""
        self.taken, self.took_back = taken, True
        del self.offered[taken:]
        del self.choices[choices:]


class Barred(Exception):  # an end, not an error
    """The answers that a run takes are refused by the rules, and others are not."""


class Met(Exception):  # an end, not an error
    """A run came to where another run has been, from where all was followed."""

    def __init__(self, crossing: Crossing) -> None:
        self.crossing = crossing
        super().__init__(repr(crossing.way))


class Crossing(Mutable):
    """A moment of a play that several ways of choosing may come to.

    `way` are the answers taken on the way there, `chosen` how many sentences tell them, and `left`
    the play as it is; `came` are the outcomes that come of it, with what is chosen from here.
    """

    way: tuple[int, ...]
    chosen: int
    left: Any
    came: dict[tuple[int, Way], None] = field(default_factory=dict)

    def is_on(self, way: tuple[int, ...]) -> bool:
        """True if a run that takes these answers comes by here."""
        return way[: len(self.way)] == self.way

    def further(self) -> list[tuple[int, Way]]:
        """The outcomes that come of it by each way there is; of very many ways the first."""
        if len(self.came) <= MOST_WAYS:
            return [*self.came]
        first: dict[int, Way] = {}
        for outcome, way in self.came:
            first.setdefault(outcome, way)
        return [*first.items()]


def note_outcome(branch: Branch, outcome: int, choices: Way) -> None:
    """An outcome comes of each crossing that the run came to, by what it chose since."""
    for crossing in branch.trail:
        crossing.came[outcome, choices[crossing.chosen :]] = None


def next_branch(branch: Branch, floor: int = 0) -> Branch | None:
    """The run after a run: the last decision that has another answer takes it.

    The first `floor` answers stay as they are.
    """
    taken = list(branch.way)
    while len(taken) > floor and taken[-1] + 1 >= len(branch.offered[len(taken) - 1]):
        taken.pop()
    if len(taken) <= floor:
        return None
    way = (*taken[:-1], taken[-1] + 1)
    trail = [one for one in branch.trail if one.is_on(way) and len(one.way) < len(way)]
    start = trail[-1] if trail else None
    sure = len(way) if not branch.took_back else 0 if start is None else len(start.way)
    following = Branch(branch.explores, way, branch.merges, branch.offered[:sure])
    following.crossings, following.trail = branch.crossings, trail
    if start is not None:
        following.start, following.game, following.taken = start, branch.game, len(start.way)
        following.choices = branch.choices[: start.chosen]
    return following


class Left(Value):
    """Runs that are still to be followed: this one and all after it with the first `floor` answers.

    Those of `WHOLE` are all that there are.
    """

    places: tuple[int, ...] = ()
    floor: int = 0


WHOLE = Left()


def left_of(branch: Branch, floor: int) -> Iterator[Left]:
    """What is left when a run is next, in parts that have nothing in common, in their order."""
    way = branch.places
    known = len(branch.offered)  # the decisions whose answers the run before has told
    if known < len(way):
        yield Left(way, floor)
        return
    yield Left(way, len(way))
    for at in reversed(range(floor, len(way))):
        for place in range(way[at] + 1, len(branch.offered[at])):
            yield Left((*way[:at], place), at + 1)


def _picks(request: q.AskPick | q.AskTargets) -> Iterator[Value]:
    for number in range(request.least, min(request.most, len(request.among)) + 1):
        for picked in combinations(request.among, number):
            if request.bounds is None or request.bounds.allow(picked):
                yield q.Picked(picked)


def _numbers(request: q.AskNumber) -> Iterator[Value]:
    if request.most is None:
        raise Unsupported(None, "every number there is", "所有可能的数字")
    return (q.Number(number) for number in range(request.least, request.most + 1))


def _modes(request: q.AskModes) -> Iterator[Value]:
    each = combinations_with_replacement if request.repeats else combinations
    for number in range(request.least, request.most + 1):
        for chosen in each(request.possible, number):
            yield q.Numbers(chosen)


def _divisions(request: q.AskDivision) -> Iterator[Value]:
    def shares(left: int, places: int) -> Iterator[tuple[int, ...]]:
        if places == 1:
            yield (left,)
            return
        for first in range(1, left - places + 2):
            for rest in shares(left - first, places - 1):
                yield (first, *rest)

    for amounts in shares(request.amount, len(request.among)):
        yield q.Divided(tuple(map(Share, request.among, amounts)))


OPTIONS: Mapping[type[q.Request], Callable[[Any], Iterator[Value]]] = {
    q.AskPick: _picks,
    q.AskTargets: _picks,
    q.AskYesNo: lambda request: iter((q.Said(True), q.Said(False))),
    q.AskNumber: _numbers,
    q.AskWord: lambda request: (q.Word(word) for word in request.among),
    q.AskRandom: lambda request: (q.Word(word) for word in request.among),
    q.AskModes: _modes,
    q.AskArrange: lambda request: map(q.Arranged, permutations(range(len(request.among)))),
    q.AskReplacement: lambda request: map(q.Number, range(len(request.among))),
    q.AskDivision: _divisions,
}
