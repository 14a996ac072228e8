"""Which of several effects is applied first (616.1): asked only where it makes a difference.

The orders are tried out on the event; effects that lead to the same outcomes are not told apart.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import product

from judge.abilities.durations import EndOfTurn
from judge.budget import step
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import FloatingRule
from judge.hearing import unheard
from judge.rules.event_results import is_event
from judge.rules.replacement.application import apply
from judge.rules.replacement.batch import Batch
from judge.rules.replacement.candidate import Candidate, depends_on_source
from judge.rules.replacement.chooser import affected_player
from judge.rules.replacement.outcome import shape_of
from judge.rules.replacement.pattern_match import entry_of
from judge.rules.replacement.search import find
from judge.rules.requests import AskReplacement, Number, Why

Keys = frozenset[Hashable]
Outcome = tuple[tuple[str, int], ...]  # what happens, and how often or how much
MOST_TRIED = 5
REPEATED = "616.1f"  # what is left is looked at once more
ORDER = ("616.1a", "616.1b", "616.1c", "616.1d", "616.1e")


@cites(
    "616.1a",
    "如果任何替代性和/或防止性效应为自我替代性效应（参见规则614.15），则必须选择它们其中之一",
)
@cites("616.1b", "将影响一个物件将在谁的操控下进入战场，则必须选择它们其中之一")
@cites("616.1c", "将使一个物件于进入战场时成为另一个物件的复制，则必须选择它们其中之一")
@cites("616.1d", "将使一张牌以背面朝上的方式进入战场，则必须选择它们其中之一")
@cites("616.1e", "任何适用的替代性效应和/或防止性效应均可以被选择")
def eligible(found: list[Candidate]) -> list[Candidate]:
    """The effects of the first kind there is, of those that one must be chosen from."""
    first = min(candidate.rank for candidate in found)
    return [candidate for candidate in found if candidate.rank == first]


def choose(
    settling: Batch, event: e.Event, found: list[Candidate], barred: Keys
) -> tuple[Candidate, tuple[str, ...]]:
    """The effect that is applied next, and the rules of that choice if there was one."""
    if len(found) == 1:
        return found[0], ()
    with unheard():  # which of its rules it goes by is told by the numbers
        among = eligible(found)
    numbers = ("616.1", ORDER[among[0].rank], REPEATED)
    if len(among) == 1 or not differ(settling, event, among, barred):
        return among[0], numbers
    return ask(settling, event, among), numbers


@cites("616.1", "选择其中一个生效")
def ask(settling: Batch, event: e.Event, among: list[Candidate]) -> Candidate:
    """The affected player, or the affected object's controller, chooses."""
    player = affected_player(settling.process.view, event)
    if player is None:
        raise Unsupported(
            "616.1",
            "a choice among effects on what affects no player",
            "对不影响任何牌手之事件的多个效应作出的选择",
        )
    held = tuple(candidate.held for candidate in among)
    answer = settling.process.ask(AskReplacement(player, event, held))
    number = answer.number if isinstance(answer, Number) else -1
    if not 0 <= number < len(among):
        raise settling.process.refuse(Why.BAD_CHOICE, player)
    return among[number]


def differ(settling: Batch, event: e.Event, among: list[Candidate], barred: Keys) -> bool:
    """True if it matters which effect comes first; also where there are too many to try."""
    if settling.is_trial:
        return False
    kinds = {_kind(candidate) for candidate in among}
    if len(kinds) == 1:
        return False
    if len(kinds) > MOST_TRIED:
        return True
    seen: dict[Hashable, Candidate] = {}
    for candidate in among:
        seen.setdefault(_kind(candidate), candidate)
    results = [_outcomes(settling, event, c, barred) for c in seen.values()]
    return any(result != results[0] for result in results)


def _kind(candidate: Candidate) -> Hashable:
    """Effects of one kind do the same: the same words about the same, by the same player.

    Words that mean something else for each object they are on are the same only on one object.
    """
    held, shield = candidate.held, candidate.shield
    own = candidate.is_own or shield is not None
    kept = None if shield is None else _bare_shield(shield)
    left = None if shield is None else shield.left
    source = held.source if depends_on_source(candidate.instead) else None
    return (held.rule, held.controller, held.about, own, left, source, kept)


def _bare_shield(shield: FloatingRule) -> FloatingRule:
    """What a shield is for what is still to come, and not which of several it is."""
    source = shield.source if depends_on_source(shield.rule) else None
    begun = 0 if isinstance(shield.duration, EndOfTurn) else shield.begun
    return shield.with_(timestamp=0, left=None, source=source, begun=begun)


def _outcomes(
    settling: Batch, event: e.Event, first: Candidate, barred: Keys
) -> frozenset[Outcome]:
    """All that can become of an event if one effect is applied first."""
    step()
    trial = settling.trial()
    made = apply(trial, first, event)
    here = tuple((repr(shape_of(effect, context)), 1) for effect, context, _ in made.follows)
    parts = [_final(trial, other, barred | {first.key}) for other in made.events]
    return frozenset(_together((here, *combination)) for combination in product(*parts))


def _together(outcomes: Iterable[Outcome]) -> Outcome:
    """All that happens in some outcomes, each once with how often or how much."""
    found: dict[str, int] = {}
    for words, number in (each for outcome in outcomes for each in outcome):
        found[words] = found.get(words, 0) + number
    return tuple(sorted((words, number) for words, number in found.items() if number))


def _final(trial: Batch, event: e.Event, barred: Keys) -> frozenset[Outcome]:
    if not is_event(trial.process.view, event):
        return frozenset({()})
    found = [
        c
        for c in find(trial.process.view, event, barred, entry_of(trial.process, event))
        if trial.is_left(c)
    ]
    if not found:
        return frozenset({_plain(event, trial)})
    tried: dict[Hashable, Candidate] = {}
    for candidate in eligible(found):
        tried.setdefault(_kind(candidate), candidate)
    return frozenset().union(*(_outcomes(trial, event, c, barred) for c in tried.values()))


def _plain(event: e.Event, trial: Batch) -> Outcome:
    """The event without the rules that made it; a shield by what it is and not which it is."""
    if isinstance(event, e.ShieldUsed):
        rules = (rule for rule in trial.process.state.rules if rule.timestamp == event.timestamp)
        return ((repr(_bare_shield(next(rules))), event.amount),)
    return ((repr(_bare(event)), 1),)


def _bare(event: e.Event) -> e.Event:
    bare = event.with_(because=())
    if isinstance(bare, e.DamagePrevented):
        return bare.with_(amount=0)  # how much was prevented is told by what follows, if anything
    parts = getattr(event, "results", ())
    if parts:
        bare = bare.with_(results=tuple(_bare(part) for part in parts))
    if isinstance(bare, (e.Moved, e.Created)) and bare.entering is not None:
        entering = bare.entering
        counters = tuple(sorted(entering.counters))
        marks = tuple(sorted(entering.marks, key=repr))
        bare = bare.with_(entering=entering.with_(counters=counters, marks=marks))
    return bare
