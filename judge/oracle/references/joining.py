"""What two branches spoke of, after them: only one of the two was carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.abilities import references as r
from judge.abilities.walk import TO_TARGETS
from judge.oracle.references.mentions import Mention, Scope

if TYPE_CHECKING:
    from judge.oracle.references.resolver import Resolver


def fresh(scope: Scope, inner: Scope) -> list[Mention]:
    """What was spoken of in a branch and not before it."""
    return [m for m in inner.mentions if m not in scope.mentions]


def fresh_targets(scope: Scope, inner: Scope) -> list[Mention]:
    """The targets of a branch: chosen before, they are spoken of whichever branch it comes to."""
    return [m for m in fresh(scope, inner) if isinstance(m.now, TO_TARGETS)]


def join(scope: Scope, *branches: Scope) -> None:
    """What the branches spoke of is spoken of after them."""
    for branch in branches:
        for mention in fresh(scope, branch):
            scope.add(mention)


def join_either(self: Resolver, before: int, scope: Scope, *branches: Scope) -> None:
    """One of two branches is carried out: "that card" is what either of them found or chose."""
    spoken = [[m for m in fresh(scope, branch) if m.now is not None] for branch in branches]
    for made in spoken:
        scope.mentions += [m for m in made if m not in scope.mentions]
    results = [[m for m in made if _result(m, before)] for made in spoken]
    if all(results) and results[0][-1].now != results[1][-1].now:
        merged = [made[-1].now for made in results if isinstance(made[-1].now, r.TheTarget)]
        scope.mentions = [m.with_(now=None) if m.now in merged else m for m in scope.mentions]
        scope.add(_either(self, *(_result(made[-1], before) for made in results)))
    players = [[m for m in made if m.is_player and not m.weak] for made in spoken]
    if all(players) and players[0][-1].now != players[1][-1].now:
        scope.mentions += _unclear(self, *(made[-1] for made in players))


def _result(mention: Mention, before: int) -> Mention | None:
    """What a branch has found, or a target of its own."""
    now = mention.now
    if isinstance(now, r.TheTarget) and now.name > before and mention.kept:
        return mention.with_(now=r.Said(mention.clause))
    return mention if isinstance(now, r.Said) and now.label > before else None


def _either(self: Resolver, one: Mention | None, other: Mention | None) -> Mention:
    """What is called so whichever of the two it is; by any other noun, neither of them is meant."""
    assert one is not None and isinstance(one.now, r.Said)
    assert other is not None and isinstance(other.now, r.Said)
    return Mention(
        one.now.with_(other=other.now.label),
        one.nouns & other.nouns,
        one.many if one.many == other.many else None,
        clause=self.next(),
        done=one.done & other.done,
        said=one.said if one.said == other.said else None,
    )


def _unclear(self: Resolver, *mentions: Mention) -> list[Mention]:
    """Words that would mean one of these are declined: they are spoken of by one clause."""
    label = self.next()
    return [mention.with_(clause=label) for mention in mentions]
