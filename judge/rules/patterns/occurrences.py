"""What happened of a pattern in a batch, and how often."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from judge.abilities import patterns as p
from judge.abilities.bases import Pattern
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.game.state import Occurred as Occurrence
from judge.game.steps import Step
from judge.rules.earlier import Bounds, of_objects
from judge.rules.engine import Engine
from judge.rules.influence.limits import happens_in_range
from judge.rules.meaning import Context
from judge.rules.patterns.damage import excessive
from judge.rules.patterns.earlier import earlier_count, earlier_total
from judge.rules.patterns.look import Look
from judge.rules.patterns.looking_back import view_for
from judge.rules.view import View
from judge.rules.witnesses import as_seen
from judge.values import Bilingual


def occurrences(
    look: Look, pattern: Pattern, batch: Iterable[e.Event], context: Context
) -> list[Occurrence]:
    """What happened of a pattern in a batch; one for all of it where it says "one or more"."""
    if isinstance(pattern, p.EitherOf):
        events = list(batch)
        return [o for part in pattern.parts for o in occurrences(look, part, events, context)]
    if isinstance(pattern, p.NextTime):
        return occurrences(look, pattern.pattern, batch, context)
    kinds, match = look.after.engine.patterns.get(type(pattern), ((), None))
    if match is None:
        raise Unsupported(None, "a trigger on an event of this kind", "因此种事件而触发")
    found = [
        one
        for event in batch
        if isinstance(event, kinds)
        for one in _each(match(look, pattern, event, context))
    ]
    if look.after.state.limited:
        view = view_for(look, pattern)
        found = [one for one in found if happens_in_range(view, one, context.controller)]
    found = together(pattern, found) if len(found) > 1 else found
    much = getattr(pattern, "much", 1)
    found = found if much == 1 else [one for one in found if one.amount >= much]
    return excessive(look.before, found) if getattr(pattern, "excess", False) else found


def waits_for(engine: Engine, pattern: type[Pattern], kinds: frozenset[type[e.Event]]) -> bool:
    """False where no event of these kinds can be of a kind of pattern."""
    own, match = engine.patterns.get(pattern, ((), None))
    return match is None or any(issubclass(kind, own) for kind in kinds)


def _each(made: Occurrence | tuple[Occurrence, ...] | None) -> tuple[Occurrence, ...]:
    if made is None:
        return ()
    return made if isinstance(made, tuple) else (made,)


def together(pattern: Pattern, found: list[Occurrence]) -> list[Occurrence]:
    """What happened at once, counted as often as the pattern happens by it.

    "One or more …" happens once; once for each player, where it is about what is done to players.
    Damage dealt at once by one source to anything, or to one thing by anything, is one event, and
    so are the counters that are put on one thing.
    """
    match pattern:
        case p.DealsDamage(at_once=True, to_player=None) | p.Attacks(at_once=True, whom=None):
            return [_merged(found)]
        case p.DealsDamage(at_once=True) | p.Attacks(at_once=True):
            return _by_key(found, lambda one: one.player)
        case p.DealsDamage(to=None, to_player=None):
            return _by_key(found, lambda one: one.source)
        case p.CountersPut(each=True):
            return found
        case p.IsDealtDamage() | p.CountersPut():
            return _by_key(found, lambda one: one.it)
    return [_merged(found)] if getattr(pattern, "at_once", False) else found


def _by_key(found: list[Occurrence], key: Callable[[Occurrence], object]) -> list[Occurrence]:
    keys = dict.fromkeys(key(one) for one in found)
    return [_merged([one for one in found if key(one) == wanted]) for wanted in keys]


def _merged(found: list[Occurrence]) -> Occurrence:
    return Occurrence(
        tuple(dict.fromkeys(i for one in found for i in one.it)),
        found[0].player,
        sum(one.amount for one in found),
        tuple(dict.fromkeys(i for one in found for i in one.source)),
    )


def count_happened(
    view: View,
    pattern: Pattern,
    context: Context,
    *,
    last_turn: bool = False,
    this_step: bool = False,
    this_combat: bool = False,
) -> Bounds:
    """How many events of a pattern there were this turn, step or combat, or in the turn before."""
    begun = since_step(view) if this_step else since_combat(view) if this_combat else None
    if begun is not None:
        number = len(happened(view, pattern, context, start=begun))
        return Bounds(number, number)
    found = len(happened(view, pattern, context, last_turn=last_turn))
    return earlier_count(view, pattern, context, last_turn=last_turn).plus(Bounds(found, found))


def count_objects(
    view: View, pattern: Pattern, context: Context, *, last_turn: bool = False
) -> Bounds:
    """How many objects an event of a pattern happened to in a turn: each counts once."""
    found = happened(view, pattern, context, last_turn=last_turn)
    ids = {ObjectId(i) for one in found for i in one.it if isinstance(i, int)}
    known = earlier_count(view, pattern, context, last_turn=last_turn)
    return of_objects(view.state, known, ids)


def count_sources(view: View, pattern: Pattern, context: Context) -> Bounds:
    """By how many sources the events of a pattern were this turn."""
    found = {source for one in happened(view, pattern, context) for source in one.source}
    others = Bounds(0, earlier_count(view, pattern, context).most)
    return others.plus(Bounds(len(found), len(found)))


def total_happened(view: View, pattern: Pattern, context: Context) -> int:
    """How much there was in all of the events of a pattern this turn."""
    number = sum(one.amount for one in happened(view, pattern, context))
    return number + earlier_total(view, pattern, context).exactly(
        Bilingual("how much it was", "其数量")
    )


@cites("609.8", "一些效应需要回溯，考虑先前的游戏状态，而非当前的游戏状态")
def happened(
    view: View, pattern: Pattern, context: Context, *, last_turn: bool = False, start: int = 0
) -> list[Occurrence]:
    """What happened of a pattern in a turn: the objects of each event as they were then.

    `start` is the first of the turn's events that is looked at.
    """
    state = view.state
    history = state.last_turn if last_turn else state.history
    witnessed = state.last_witnessed if last_turn else state.witnessed
    kinds = kinds_of(view.engine, pattern)
    found: list[Occurrence] = []
    events = (event for event in history if isinstance(event, e.Event))
    pairs = zip(events, witnessed, strict=True)
    for event, witness in islice(pairs, start, None):
        if isinstance(event, kinds):
            created = {} if witness.entered is None else {id(event): witness.entered}
            before, after = as_seen(view, witness.before), as_seen(view, witness.after)
            found += occurrences(Look(before, after, created, True), pattern, [event], context)
    return found


@cites("500.1", "开始阶段、战斗阶段和终结阶段还会依序细分成各种步骤")
def since_step(view: View) -> int | None:
    """The first event of this turn since the step began; None if it began before the play."""
    events = [event for event in view.state.history if isinstance(event, e.Event)]
    begun = [place for place, event in enumerate(events) if isinstance(event, e.BeginStep)]
    return begun[-1] if begun else None


@cites("506.1", "战斗阶段依照下列顺序包含五个步骤")
def since_combat(view: View) -> int | None:
    """The first event of the turn since the last combat phase began; None if before the play."""
    events = [event for event in view.state.history if isinstance(event, e.Event)]
    begun = [
        place
        for place, event in enumerate(events)
        if isinstance(event, e.BeginStep) and event.step is Step.BEGINNING_OF_COMBAT
    ]
    return begun[-1] if begun else None


@cites("508.6", "前者牌手宣告一个或多个生物成为攻击后者牌手的攻击者")
def _attackers(view: View, player: PlayerId, start: int = 0) -> Iterator[tuple[ObjectId, View]]:
    """Each creature that a player attacked with, and the game as it was declared."""
    events = (event for event in view.state.history if isinstance(event, e.Event))
    pairs = zip(events, view.state.witnessed, strict=True)
    for event, witness in islice(pairs, start, None):
        if isinstance(event, e.AttackDeclared):
            then = as_seen(view, witness.after)
            if then.object(event.attacker).controller == player:
                yield event.attacker, then


def attackers_of(view: View, player: PlayerId) -> frozenset[ObjectId]:
    """The creatures a player attacked with this turn: one that did so twice is one."""
    return frozenset(attacker for attacker, _ in _attackers(view, player))


def power_attacked_with(view: View, player: PlayerId) -> int:
    """The total power of what a player attacked with this combat, each as it was declared."""
    attacks = _attackers(view, player, since_combat(view) or 0)
    return sum(then.of(attacker).power or 0 for attacker, then in attacks)


def kinds_of(engine: Engine, pattern: Pattern) -> tuple[type[e.Event], ...]:
    """The classes of the events that can be of a pattern."""
    if isinstance(pattern, p.EitherOf):
        return tuple(kind for part in pattern.parts for kind in kinds_of(engine, part))
    if isinstance(pattern, p.NextTime):
        return kinds_of(engine, pattern.pattern)
    kinds, match = engine.patterns.get(type(pattern), ((), None))
    if match is None:
        raise Unsupported(None, "a trigger on an event of this kind", "因此种事件而触发")
    return kinds
