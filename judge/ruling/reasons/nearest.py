"""Of all places at which a rule came in the one that is nearest to what is asked."""

from __future__ import annotations

from judge.ruling.account import Consulted, Subject
from judge.ruling.reasons.reason import BESIDE, FAR, NEAR, Reason

FEW = 2  # objects: of so many each is told though none is near


class Nearest:
    """Of all places at which a rule came in, in each way, the nearest to what is asked."""

    def __init__(self, near: set[Subject], sources: set[Subject]) -> None:
        self.near = near
        self.sources = sources
        self.found: dict[tuple[str, str], Reason] = {}

    def add(
        self,
        rules: tuple[str, ...],
        kind: str,
        of: str,
        place: int,
        about: tuple[Subject, ...],
        actor: Subject | None = None,
        *,
        is_asked: bool = False,
    ) -> None:
        """Adds some rules that came in by the way at a place, unless they did so nearer before."""
        score = NEAR if is_asked else self.nearness(about, actor)
        for rule in rules:
            held = self.found.get((rule, kind))
            if held is None or held.score < score:
                self.found[rule, kind] = Reason(rule, kind, about, of, place, score)

    def ask(self, asked: Consulted, place: int) -> None:
        """Adds what rules only said, of those of whom it matters; of nobody else."""
        if asked.about and self.nearness(asked.about, None) == FAR:
            return
        kind = "so" if asked.is_so else "not_so"
        self.add(asked.rules, kind, "question", place, self._told(asked.about))

    def _told(self, about: tuple[Subject, ...]) -> tuple[Subject, ...]:
        """Of those of whom a rule said something: who is near, and an object where there is one."""
        of = self.near.intersection(about) or self.sources.intersection(about)
        objects = [one for one in about if not isinstance(one, str)]
        if not of.intersection(objects) and len(objects) <= FEW:
            of = of.union(objects)
        return tuple(one for one in about if one in of)

    def nearness(self, about: tuple[Subject, ...], actor: Subject | None) -> float:
        """How near something is to what is asked, by whom it is about and what does it."""
        near, sources = self.near, self.sources
        if not near or actor in near or not near.isdisjoint(about):
            return NEAR
        if not about or actor in sources or not sources.isdisjoint(about):
            return BESIDE
        return FAR
