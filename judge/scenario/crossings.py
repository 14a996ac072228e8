"""Where ways of choosing part and meet: nothing is played twice that two of them have in common.

A run goes on from the last crossing that the run before came to by the same answers. Where it comes
to a game that another run came to, it ends: all that comes of that game is known. A game is the
same where all is that may still be looked at: objects, effects, players, what the script has left,
and what was noted of the play. What happened before is left out, which is why runs meet only where
every word in the game is known not to look at it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from corpus.structs import Struct
from judge.abilities.ability import Activated, Keyword, SpellAbility, Triggered
from judge.abilities.effects.combinators import May
from judge.abilities.effects.objects import PutCounters
from judge.abilities.patterns import Dies, StepBegins
from judge.abilities.walk import within
from judge.game.state import GameObject, GameState, History, Known, ObjectId, Zone
from judge.game.steps import Step
from judge.hearing import Answer
from judge.scenario.branching import Branch, Crossing, Met
from judge.scenario.hidden import BLIND, EFFECTS, WHO
from judge.scenario.kept import Kept, kept
from judge.scenario.likeness import ids_in
from judge.scenario.noted import Noted
from judge.scenario.play import Play
from judge.scenario.retaking import begin_search

NOTHING = History()
WORDS = (*EFFECTS, *WHO, May, PutCounters)  # none of them looks at what happened before


class Left(Struct):
    """A play that was left at a crossing, and what of it does not go back by itself."""

    play: Play
    kept: Kept
    steps: int
    tried: dict[str, list[Any]]
    said: dict[Answer, set[int | str]]  # what the rules were asked till then
    doubted: set[str]


def cross(play: Play) -> None:
    """Notes that the run comes to a crossing; raises `Met` where another run has been there."""
    branch = play.branch
    if branch.crossings is None or branch.took_back or not _is_crossing(play):
        return
    way, key = branch.way, key_of(play)
    known = None if key is None else branch.crossings.get(key)
    if known is not None and not known.is_on(way):
        raise Met(known)
    tried = {who: [*said] for who, said in play.tried.items()}
    said = {key: {*about} for key, about in branch.heard.said.items()}
    left = Left(play, kept(play), play.steps, tried, said, {*branch.heard.doubted})
    crossing = Crossing(way, len(branch.choices), left)
    branch.trail.append(crossing)
    if key is not None and known is None:
        branch.crossings[key] = crossing


def resumed(branch: Branch, start: Crossing) -> Play:
    """The play that was left at a crossing, to go on from there by other answers."""
    left: Left = start.left
    play = left.play
    left.kept.put_back(play)
    play.branch, play.wait, play.steps = branch, None, left.steps
    play.tried = {who: [*said] for who, said in left.tried.items()}
    begin_search(play)
    branch.heard.said = {key: {*about} for key, about in left.said.items()}
    branch.heard.doubted = {*left.doubted}
    start.left = left.with_(kept=kept(play))  # what goes on changes what was put back
    return play


def _is_crossing(play: Play) -> bool:
    """True as the active player gets priority, with nothing under way and no moment waited for."""
    state = play.state
    if state.priority is None or state.answers or state.result is not None:
        return False
    is_first = state.priority.passes == 0 and state.priority.player == state.turn.active
    waits = play.wait is not None and play.wait.left == len(play.items)
    return is_first and not waits and play.doing is None and play.passed_from is None


def key_of(play: Play) -> Hashable | None:
    """What a play is, as far as anything may still look at it; None where that can't be told."""
    state = play.state
    if play.items or play.random or any(play.choices.values()) or play.failed or play.seen:
        return None
    if state.rules or state.delayed or state.pending or state.combat is not None:
        return None
    if state.day is not None or state.turn.step is Step.CLEANUP:  # by rules that look back
        return None
    if not all(map(is_blind, state.objects.values())):
        return None
    unseen = state.with_(history=NOTHING, witnessed=NOTHING, known=None, moment=0)
    names = play.finder.names
    made = frozenset(body for body in names.bodies.values() if body.id < 0)
    script = (play.steps, play.last_legal, play.resolved, play.goal, tuple(play.optional))
    is_order_asked = any(one.key == "in_order" for one in play.finder.scenario.ask)
    order = tuple(names.noted.in_order) if is_order_asked else ()
    return (unseen, frozenset(_known(state)), script, made, _noted(names.noted), order)


def is_blind(held: GameObject) -> bool:
    """True of an object that looks at nothing that happened before."""
    own = [one for face in (held.printed, *held.faces) for one in face.abilities]
    if held.zone is not Zone.STACK:  # nobody casts or activates anything any more
        own = [one for one in own if not isinstance(one, Activated | SpellAbility)]
    put = None if held.stack is None else held.stack.ability
    abilities = own if put is None else [*own, put]
    return not (held.linked or held.components) and all(map(_looks_ahead, abilities))


def _looks_ahead(ability: object) -> bool:
    if isinstance(ability, Activated | SpellAbility):
        return all(isinstance(one, WORDS) for one in within(ability.effect))
    if isinstance(ability, Keyword):
        return ability.name in BLIND
    if not isinstance(ability, Triggered) or not isinstance(ability.pattern, StepBegins | Dies):
        return False
    plain = Triggered(ability.pattern, ability.effect, zone=ability.zone, name=ability.name)
    return ability == plain and all(isinstance(one, WORDS) for one in within(ability.effect))


def _known(state: GameState) -> Iterator[tuple[ObjectId, Known]]:
    """What was known last of the objects that something on the stack is about."""
    waiting = [*ids_in([state.objects[id_] for id_ in state.stack])]
    seen: set[int] = set()
    while waiting:
        one = ObjectId(waiting.pop())
        left = None if one in seen else state.known.get(one)
        seen.add(one)
        if left is not None:
            yield one, left
            waiting += [*ids_in([left.became, left.others])]


def _noted(noted: Noted) -> Hashable:
    """What was noted of a play, in whatever order it happened."""
    return (
        frozenset(noted.died),
        frozenset(noted.untapped),
        frozenset(noted.triggered.items()),
        frozenset(noted.dealt.items()),
        frozenset(noted.prevented.items()),
        frozenset(noted.gained.items()),
        frozenset(noted.lost.items()),
        frozenset(noted.drawn.items()),
        frozenset(noted.discarded.items()),
        frozenset(noted.milled.items()),
        frozenset(noted.copies.items()),
        frozenset(noted.countered),
        frozenset(noted.resolved),
        frozenset(noted.costs.items()),
        frozenset(noted.spent.items()),
        frozenset(noted.chose.items()),
    )
