"""Patterns of what players do, and of the steps of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.abilities import patterns as p
from judge.abilities.bases import Pattern
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.earlier import Told
from judge.game.state import Occurred as Occurrence
from judge.game.steps import Step
from judge.rules.earlier import HOW_MANY_CARDS, HOW_MANY_SPELLS, NONE, Bounds, told
from judge.rules.meaning import Context
from judge.rules.patterns.later import commits_crime, require_word, unlocks_door
from judge.rules.patterns.look import Look, Match, done_to, fits, is_by


def _casts(look: Look, pattern: p.Casts, event: e.SpellCast, context: Context) -> Occurrence | None:
    found = done_to(look.after, pattern, event.player, event.object, context)
    if found is None or pattern.nth is None:
        return found
    whose = None if pattern.of_turn else (event.player,)
    cast = sum(
        isinstance(other, e.SpellCast) and (whose is None or other.player in whose)
        for other in _up_to(look, event)
    )
    number = told(look.after.state, Told.SPELLS_CAST, whose).plus(Bounds(cast, cast))
    return found if number.equals(pattern.nth, HOW_MANY_SPELLS) else None


def _copies(look: Look, pattern: p.Copies, event: e.Copied, context: Context) -> Occurrence | None:
    """The copy is the top object of the stack, for copies are put there one by one."""
    if look.is_past:
        raise Unsupported("707.10", "which spells were copied before", "先前复制了哪些咒语")
    return done_to(look.after, pattern, event.player, look.after.state.stack[-1], context)


def _up_to(look: Look, event: e.Event) -> Iterator[object]:
    """The events of the turn up to one of them; all of them where it is not written down yet."""
    for other in look.after.state.history:
        yield other
        if other is event:
            return


def _activates(
    look: Look, pattern: p.Activates, event: e.AbilityActivated, context: Context
) -> Occurrence | None:
    if event.is_mana or (pattern.loyalty and not event.is_loyalty):
        return None
    found = done_to(look.after, pattern, event.player, event.source, context)
    if found is None or event.object is None:
        return found
    return found.with_(source=(event.object,))


def _plays_land(
    look: Look, pattern: p.PlaysLand, event: e.LandPlayed, context: Context
) -> Occurrence | None:
    if not is_by(look.after, pattern.player, event.player, context):
        return None
    known = look.after.state.known.get(event.object)
    id_ = known.became if known is not None else None
    if id_ is None or not fits(look.after, pattern.filter, id_, context):
        return None
    return Occurrence((id_,), event.player, 1)


def is_step(step: Step, name: str) -> bool:
    """True if a step begins what a text calls so ("combat", "main", "upkeep", …)."""
    if name == "combat":
        return step is Step.BEGINNING_OF_COMBAT
    return step.is_main if name == "main" else step.value == name


def _step(
    look: Look, pattern: p.StepBegins, event: e.BeginStep, context: Context
) -> tuple[Occurrence, ...]:
    """Once for each player of the active team; see `for_each_player`."""
    if not is_step(event.step, pattern.step):
        return ()
    if pattern.nth is not None and _steps_begun(look, pattern.step) != pattern.nth:
        return ()
    active = look.after.state.active_players or (look.after.active,)
    return tuple(Occurrence((), p) for p in active if is_by(look.after, pattern.player, p, context))


def _steps_begun(look: Look, name: str) -> int:
    """How many steps that a text calls so have begun this turn, before the play begins too."""
    steps = [one.step for one in look.after.state.history if isinstance(one, e.BeginStep)]
    begun = [step for step in steps if is_step(step, name)]
    return len(begun) + (begun[:1] == [Step.POSTCOMBAT_MAIN])  # a precombat one was before it


def _draws(look: Look, pattern: p.Draws, event: e.Draw, context: Context) -> Occurrence | None:
    if not is_by(look.after, pattern.player, event.player, context):
        return None
    if pattern.nth is not None or pattern.except_first_in_draw_step:
        drawn = _drawn(look, event)
        if pattern.nth is not None and not drawn.equals(pattern.nth, HOW_MANY_CARDS):
            return None
        in_step = look.after.state.turn.step is Step.DRAW
        own = event.player in look.after.state.active_players
        if pattern.except_first_in_draw_step and in_step and own and _first_here(look, event):
            return None
    return Occurrence((), event.player, 1)


def _drawn(look: Look, event: e.Draw) -> Bounds:
    """How many cards the player has drawn this turn, this one among them."""
    count = sum(
        isinstance(other, e.Draw) and other.player == event.player for other in _up_to(look, event)
    )
    return told(look.after.state, Told.CARDS_DRAWN, (event.player,)).plus(Bounds(count, count))


def _first_here(look: Look, event: e.Draw) -> bool:
    here: list[e.Event] = []
    for other in look.after.state.history:
        if isinstance(other, e.BeginStep):
            here = []
        elif isinstance(other, e.Draw) and other.player == event.player:
            here.append(other)
    return bool(here) and here[0] is event


def _discards(
    look: Look, pattern: p.Discards, event: e.Discard, context: Context
) -> Occurrence | None:
    found = done_to(look.before, pattern, event.player, event.object, context)
    known = look.after.state.known.get(event.object)
    now = known.became if known is not None else None
    if found is None and now is not None and now == context.source:  # the card, where it is now
        found = done_to(look.after, pattern, event.player, now, context)
    if found is None or pattern.by is None:
        return found
    if event.by is None or not is_by(look.before, pattern.by, event.by, context):
        return None
    return found.with_(player=event.by)


def _life(look: Look, pattern: Any, event: Any, context: Context) -> Occurrence | None:
    if not is_by(look.after, pattern.player, event.player, context):
        return None
    if getattr(pattern, "by_damage", False) and not event.by_damage:
        return None
    return Occurrence((event.player,), event.player, event.amount)


def _did(look: Look, pattern: p.Did, event: e.Acted, context: Context) -> Occurrence | None:
    if event.action != pattern.action or not is_by(
        look.after, pattern.player, event.player, context
    ):
        return None
    if not fits(look.after, pattern.filter, event.object, context):
        return None
    if pattern.nth is not None and _times_done(look, pattern, event) != pattern.nth:
        return None
    done_with = (event.object,) if event.object is not None else ()
    return Occurrence(done_with, event.player, event.amount, event.others)


def _times_done(look: Look, pattern: p.Did, event: e.Acted) -> int:
    """How often the player, or the object that does so, has this turn, this time among them."""
    return sum(
        isinstance(other, e.Acted)
        and other.action == event.action
        and other.player == event.player
        and (pattern.filter is None or other.object == event.object)
        for other in _up_to(look, event)
    )


def _expends(
    look: Look, pattern: p.Expends, event: e.SpellCast, context: Context
) -> Occurrence | None:
    """The mana spent on this spell made it so much of the turn (700.14)."""
    if not is_by(look.after, pattern.player, event.player, context):
        return None
    require_word(look.after, pattern)
    total = sum(
        other.spent
        for other in _up_to(look, event)
        if isinstance(other, e.SpellCast) and other.player == event.player
    )
    if told(look.after.state, Told.SPELLS_CAST, (event.player,)) != NONE:
        raise Unsupported("700.14", "how much mana was spent earlier", "先前支付过多少法术力")
    if not total - event.spent < pattern.number <= total:
        return None
    return Occurrence((), event.player, pattern.number)


def _crews(look: Look, pattern: p.Crews, event: e.Acted, context: Context) -> Occurrence | None:
    """A creature crews a Vehicle, which is spoken of from then on."""
    if event.action != "crew" or not fits(look.after, pattern.filter, event.object, context):
        return None
    return Occurrence(event.others, event.player, 1, event.others)


def _cycles(look: Look, pattern: p.Cycles, event: e.Event, context: Context) -> Occurrence | None:
    if isinstance(event, e.Acted) and event.action == "cycle" and not pattern.or_discards:
        if not is_by(look.after, pattern.player, event.player, context):
            return None
        if not fits(look.after, pattern.filter, event.object, context):
            return None
        return Occurrence((event.object,) if event.object else (), event.player, 1)
    if isinstance(event, e.Discard) and pattern.or_discards:
        return _discards(look, p.Discards(pattern.player, pattern.filter), event, context)
    return None


def _turns(
    look: Look, pattern: p.DayTurns, event: e.DayBecame, context: Context
) -> Occurrence | None:
    before = look.before.state.day
    return None if before is None or before is event.day else Occurrence(())


def _takes(
    look: Look,
    pattern: p.TakesInitiative | p.CompletesDungeon | p.BecomesMonarch,
    event: e.InitiativeTaken | e.DungeonCompleted | e.MonarchBecame,
    context: Context,
) -> Occurrence | None:
    """Events of one player."""
    if not is_by(look.after, pattern.player, event.player, context):
        return None
    return Occurrence((), event.player, 1)


def _becomes_monarch(
    look: Look, pattern: p.BecomesMonarch, event: e.MonarchBecame, context: Context
) -> Occurrence | None:
    """Not of who is the monarch already, as "becomes" says (603.2f)."""
    was_so = look.before.state.monarch == event.player
    return None if was_so else _takes(look, pattern, event, context)


def _loses(
    look: Look, pattern: p.LosesGame, event: e.GameLost | e.Conceded, context: Context
) -> Occurrence | None:
    """Looked at as before the loss, for who has lost is no player of the game any more."""
    by = is_by(look.before, pattern.player, event.player, context)
    return Occurrence((), event.player) if by else None


def _room(
    look: Look, pattern: p.EntersRoom, event: e.RoomEntered, context: Context
) -> Occurrence | None:
    if event.object != context.source or event.room != pattern.room:
        return None
    return Occurrence((), event.player, 1)


def _state(look: Look, pattern: p.BecomesState, event: e.Event, context: Context) -> None:
    """State triggers are asked for by `judge.rules.triggers`, not by events."""


OF_PLAYERS: Mapping[type[Pattern], tuple[tuple[type[e.Event], ...], Match]] = {
    p.Casts: ((e.SpellCast,), _casts),
    p.Copies: ((e.Copied,), _copies),
    p.CommitsCrime: (
        (e.SpellCast, e.AbilityActivated, e.AbilityTriggered),
        commits_crime,
    ),
    p.UnlocksDoor: ((e.DoorUnlocked,), unlocks_door),
    p.Activates: ((e.AbilityActivated,), _activates),
    p.PlaysLand: ((e.LandPlayed,), _plays_land),
    p.StepBegins: ((e.BeginStep,), _step),
    p.Draws: ((e.Draw,), _draws),
    p.Discards: ((e.Discard,), _discards),
    p.Cycles: ((e.Acted, e.Discard), _cycles),
    p.GainsLife: ((e.LifeGained,), _life),
    p.LosesLife: ((e.LifeLost,), _life),
    p.PaysLife: ((e.LifePaid,), _life),
    p.Did: ((e.Acted,), _did),
    p.Crews: ((e.Acted,), _crews),
    p.Expends: ((e.SpellCast,), _expends),
    p.LosesGame: ((e.GameLost, e.Conceded), _loses),
    p.TakesInitiative: ((e.InitiativeTaken,), _takes),
    p.CompletesDungeon: ((e.DungeonCompleted,), _takes),
    p.DayTurns: ((e.DayBecame,), _turns),
    p.BecomesMonarch: ((e.MonarchBecame,), _becomes_monarch),
    p.EntersRoom: ((e.RoomEntered,), _room),
    p.BecomesState: ((), _state),
}
