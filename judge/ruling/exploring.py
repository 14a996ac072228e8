"""A scenario played once for each possible answer to its open decisions: what it depends on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from corpus.structs import Mutable, Struct, field
from judge.budget import spend
from judge.errors import BudgetSpent, Limit
from judge.ruling.by_edition import Citation
from judge.ruling.ruling import Possibility, Ruling, Said, Verdict
from judge.scenario.branching import (
    Barred,
    Branch,
    Chosen,
    Left,
    Met,
    Way,
    left_of,
    next_branch,
    note_outcome,
)
from judge.scenario.record import Failed
from judge.values import Bilingual
from judge.words import called

MOST_TOLD = 8  # answers that are told together


class Run(Struct):
    """One way of choosing: what is so by it of all that counts, and how the ruling on it is made.

    `outcome` are the values of what is asked; without a question, all that a player can see. It is
    None where it is the only way.
    """

    outcome: Any
    failed: tuple[Failed, ...]
    ruling: Callable[[], Ruling]


class Found(Mutable):
    """An outcome: the ruling on the run that first came to it, and each way that leads to it."""

    outcome: Any
    ruling: Ruling
    ways: list[Way] = field(default_factory=list)


class Search:
    """What was found so far; of runs that come to the same outcome only the first is ruled on."""

    def __init__(self) -> None:
        self.found: list[Found] = []
        self.failed: dict[str, Failed] = {}

    def follow(self, play: Callable[[Branch], Run], branch: Branch) -> None:
        """One run is played to its end, or to where another run has been."""
        try:
            run = play(branch)
        except Barred:
            return
        except Met as met:
            for place, further in met.crossing.further():
                self._note(branch, place, (*branch.choices, *further))
            return
        self.failed.update((str(one), one) for one in run.failed)
        self._note(branch, self._place_of(run.outcome, run.ruling), tuple(branch.choices))

    def add(self, part: Part) -> None:
        """What was found of runs after those that were followed so far."""
        for one in part.found:
            place = self._place_of(one.outcome, lambda one=one: one.ruling)  # type: ignore[misc]
            held = self.found[place]
            held.ways += [way for way in one.ways if way not in held.ways]
        self.failed.update((str(one), one) for one in part.failed)

    def _place_of(self, outcome: Any, ruling: Callable[[], Ruling]) -> int:
        """Which outcome this is; the ruling on it is made if it is new."""
        for place, one in enumerate(self.found):
            if one.outcome == outcome:
                return place
        self.found.append(Found(outcome, ruling()))
        return len(self.found) - 1

    def _note(self, branch: Branch, place: int, way: Way) -> None:
        note_outcome(branch, place, way)
        if way not in self.found[place].ways:
            self.found[place].ways.append(way)

    def ruling(self) -> Ruling:
        """One ruling of all that was found: determined if what counts is always the same."""
        rulings = [one.ruling for one in self.found]
        citations = dict.fromkeys(cited for one in rulings for cited in one.citations)
        each = (set(one.citations).difference(one.only_named) for one in rulings)
        carried_out = set[Citation]().union(*each)
        together = rulings[0].with_(
            citations=tuple(citations),
            only_named=tuple(one for one in citations if one not in carried_out),
            assumptions=tuple(dict.fromkeys(said for one in rulings for said in one.assumptions)),
            failed=tuple(self.failed.values()),
        )
        if len(rulings) == 1:
            return together
        return together.with_(
            verdict=Verdict.DEPENDS,
            answer=_either([one.answer for one in rulings], self.depends()),
            answers=_shared([one.answers for one in rulings], self.depends()),
            outcomes=self.outcomes(),
            objects=(),
            board=None,
        )

    def depends(self) -> Bilingual:
        """On what it depends: on the choices of one player or of several, or on chance alone."""
        every = {one.player for found in self.found for way in found.ways for one in way}
        if every == {None}:
            return CHANCE
        return choices_of(every.pop()) if len(every) == 1 else CHOICES

    def outcomes(self) -> tuple[Possibility, ...]:
        """The outcomes as they first came."""
        return tuple(
            Possibility(one.ruling.answer, one.ruling.answers, tuple(one.ways))
            for one in self.found
        )

    def shorten(self) -> None:
        """Of the ways that were all followed, choices that make no difference are not told."""
        ways = [(way, place) for place, one in enumerate(self.found) for way in one.ways]
        for one in self.found:
            one.ways = []
        for way, place in telling(ways):
            self.found[place].ways.append(way)


class Part(Struct):
    """What was found of some of the runs, in their order, and what is left of them.

    `start` is the first of these runs, `spent` the limit that ended them, and `dates` are those of
    changes that the rulings turn on.
    """

    start: tuple[int, ...]
    found: tuple[Found, ...]
    failed: tuple[Failed, ...]
    ways: int
    left: tuple[Left, ...] = ()
    spent: BudgetSpent | None = None
    dates: frozenset[str] = frozenset()


def follow(
    play: Callable[[Branch], Run], first: Branch, floor: int = 0, most: int | None = None
) -> Part:
    """The first run and those after it with its first `floor` answers, at most so many."""
    search, number, spent = Search(), 0, None
    branch: Branch | None = first
    try:
        while branch is not None and number != most:
            spend(Limit.WAYS)
            number += 1
            search.follow(play, branch)
            branch = next_branch(branch, floor)
    except BudgetSpent as error:
        branch, spent = None, error
    left = () if branch is None else tuple(left_of(branch, floor))
    failed = tuple(search.failed.values())
    return Part(first.places, tuple(search.found), failed, number, left, spent)


def together(parts: Iterable[Part]) -> Ruling:
    """The ruling of all parts of a play.

    Where there were too many runs to follow, it has the outcomes found till then, if they differ;
    else it raises `BudgetSpent`.
    """
    search, spent = Search(), None
    for part in sorted(parts, key=lambda one: one.start):
        search.add(part)
        spent = spent or part.spent
    if spent is not None:
        if len(search.found) < 2:
            raise spent
        return search.ruling().with_(**_ended(spent, search.outcomes(), search.depends()))
    search.shorten()
    return search.ruling()


def _ended(
    spent: BudgetSpent, outcomes: tuple[Possibility, ...], depends: Bilingual
) -> dict[str, Any]:
    """What is so of a ruling that a limit ended with these outcomes found."""
    found = _either([outcome.answer for outcome in outcomes], depends)
    return {
        "verdict": Verdict.UNSUPPORTED,
        "answer": Bilingual(
            f"I stopped before I had an answer. {spent.words.en} As far as I came: {found.en}",
            f"尚未得出答案便已停止。{spent.words.zh}到此为止的结果：{found.zh}",
        ),
        "unsupported": (spent.words.en,),
        "limit": spent.limit,
    }


def _shared(every: list[tuple[Said, ...]], depends: Bilingual) -> tuple[Said, ...]:
    """The answers that are the same by every choice; None where they differ."""
    text = Bilingual(f"{depends.en}.", f"{depends.zh}。")
    found = []
    for each in zip(*every, strict=True):
        is_same = all(one.value == each[0].value for one in each)
        found.append(each[0] if is_same else each[0].with_(value=None, text=text))
    return tuple(found)


def telling(ways: list[tuple[Way, int]]) -> list[tuple[Way, int]]:
    """Ways with their outcomes, without those choices of which each leads on to the same."""
    found: list[tuple[Way, int]] = [(way, place) for way, place in ways if not way]
    after: dict[Chosen, list[tuple[Way, int]]] = {}
    for way, place in ways:
        if way:
            after.setdefault(way[0], []).append((way[1:], place))
    told = {first: telling(rest) for first, rest in after.items()}
    if len(told) > 1 and not found and len({frozenset(rest) for rest in told.values()}) == 1:
        return next(iter(told.values()))
    for first, rest in told.items():
        found += (((first, *way), place) for way, place in rest)
    return found


CHOICES = Bilingual("It depends on the choices", "取决于所作的选择")


def choices_of(player: str | None) -> Bilingual:
    """That it depends on what one player chooses.

    >>> choices_of("Bob").en
    "It depends on Bob's choices"
    """
    who = called(str(player))
    return Bilingual(f"It depends on {who.en}'s choices", f"取决于{who.zh}所作的选择")


CHANCE = Bilingual("It depends on chance", "取决于随机的结果")


def _either(answers: list[Bilingual], depends: Bilingual) -> Bilingual:
    each = [*dict.fromkeys(answers)]
    en, zh = [one.en for one in each[:MOST_TOLD]], [one.zh for one in each[:MOST_TOLD]]
    more = len(each) - MOST_TOLD
    if more > 0:
        en.append(f"one of {more} more, listed with the outcomes.")
        zh.append(f"另外{more}种之一，见各结果。")
    return Bilingual(
        f"{depends.en}: " + " Or: ".join(en),
        f"{depends.zh}：" + "或者：".join(zh),
    )
