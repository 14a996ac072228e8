"""Turns, steps, priority, triggers waiting, and rules that come and go."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.game import events as e
from judge.game.changes.setting import set_object, set_player, unchanged, with_pair
from judge.game.state import Combat, GameState, History, PlayerId, Priority, Turn
from judge.game.steps import Step


def begin_turn(state: GameState, event: e.BeginTurn) -> GameState:
    """A turn: nobody has played a land, and permanents have been there since it began."""
    state = state.with_(
        turn=Turn(event.player, event.number, Step.UNTAP),
        priority=None,
        last_turn=state.history,
        last_active=state.turn.active,
        last_witnessed=state.witnessed,
        history=History(),
        witnessed=History(),
        used=tuple((key, n) for key, n in state.used if is_for_the_game(key)),
        coming=(),
        regular=(state.regular or state.turn.active) if event.extra else event.player,
        turns_taken=state.turns_taken + 1,
    )
    players = state.together(event.player)
    for player in players:
        state = set_player(state, player, lands_played=0)
    state = _hand_over(state, event.player)
    for id_ in state.battlefield:
        if state.objects[id_].controller in players:
            state = set_object(state, id_, sick=False)
    return state


def determine_range(state: GameState, event: e.RangeDetermined) -> GameState:
    """Who is within a player's range of influence this turn."""
    return set_player(state, event.player, within_range=event.within)


def _hand_over(state: GameState, active: PlayerId) -> GameState:
    """Who was to be controlled during this turn is, and nobody else any more (719.1)."""
    for held in state.players:
        marks = with_pair(held.marks, "controlled by", None)
        if held.id in state.together(active):
            marks = with_pair(marks, "controlled by", held.mark("to be controlled by"))
            marks = with_pair(marks, "to be controlled by", None)
        if marks != held.marks:
            state = set_player(state, held.id, marks=marks)
    return state


def is_for_the_game(key: object) -> bool:
    """True for a use that counts on: of "activate only once", and casts of a commander."""
    return isinstance(key, tuple) and bool(key) and key[0] in ("once", "commander")


def _count_upkeeps(state: GameState) -> GameState:
    """Notes how many upkeeps of its controller a permanent has been there for.

    What was there before all that is told counts as one that has seen another.
    """
    for id_ in state.battlefield:
        held = state.objects[id_]
        if held.controller in state.active_players:
            seen = held.mark("upkeeps")
            number = seen + 1 if isinstance(seen, int) else 1 if held.turn_entered else 2
            state = set_object(state, id_, marks=with_pair(held.marks, "upkeeps", number))
    return state


def begin_step(state: GameState, event: e.BeginStep) -> GameState:
    """A step: nobody has priority yet; combat begins with its first step."""
    fighting = Combat() if event.step is Step.BEGINNING_OF_COMBAT else state.combat
    coming = _still_to_come(state.coming, event.step)
    if event.step is Step.UPKEEP:
        state = _count_upkeeps(state)
    turn = state.turn.with_(step=event.step, stage=0, after=_came_after(state.turn, event))
    return state.with_(turn=turn, priority=None, combat=fighting, coming=coming)


def _came_after(turn: Turn, event: e.BeginStep) -> Step | None:
    """The usual step that an inserted phase or step came after; kept through that combat phase."""
    if event.inserted:
        return turn.after or turn.step
    within = event.step.is_combat and event.step is not Step.BEGINNING_OF_COMBAT
    return turn.after if within else None


def _still_to_come(coming: tuple[Step, ...], step: Step) -> tuple[Step, ...]:
    """The inserted steps still to come as a step begins: none of a combat phase that is over."""
    if step is Step.END_OF_COMBAT or not step.is_combat:
        while coming and coming[0].is_combat and coming[0] is not Step.BEGINNING_OF_COMBAT:
            coming = coming[1:]
    return coming[1:] if coming and coming[0] is step else coming


def skip_step(state: GameState, event: e.StepSkipped) -> GameState:
    """An inserted step or combat phase that is skipped comes no more."""
    coming = state.coming
    if coming and coming[0] is event.step:
        coming = _still_to_come(coming[1:], Step.END_OF_COMBAT)
    return state.with_(coming=coming)


def action_done(state: GameState, event: e.ActionDone) -> GameState:
    """The next turn-based action of the step is due."""
    return state.with_(turn=state.turn.with_(stage=state.turn.stage + 1))


def give_priority(state: GameState, event: e.GivePriority) -> GameState:
    """A player has priority."""
    return state.with_(priority=Priority(event.player))


def pass_priority(state: GameState, event: e.Pass) -> GameState:
    """The next player in turn order has priority."""
    passes = state.priority.passes + 1 if state.priority else 1
    return state.with_(priority=Priority(_after(state, event.player), passes))


def _after(state: GameState, player: PlayerId) -> PlayerId:
    ids = [p.id for p in state.players]
    place = ids.index(player)
    order = (*ids[place + 1 :], *ids[: place + 1])
    return next(i for i in order if i in state.get_priority)


def state_checked(state: GameState, event: e.StateChecked) -> GameState:
    """What state-based actions look back to is forgotten."""
    state = state.with_(deathtouched=frozenset())
    if not any(p.drew_from_empty for p in state.players):
        return state
    return state.with_(players=tuple(p.with_(drew_from_empty=False) for p in state.players))


def triggered(state: GameState, event: e.Triggered) -> GameState:
    """Abilities wait to be put on the stack; each keeps what there was as it triggered."""
    waiting = (one.with_(since=state.next_id) for one in event.triggers)
    return state.with_(pending=(*state.pending, *waiting))


def triggers_taken(state: GameState, event: e.TriggersTaken) -> GameState:
    """No ability waits."""
    return state.with_(pending=())


def used(state: GameState, event: e.Used) -> GameState:
    """An ability counts one use more."""
    counts = dict(state.used)
    counts[event.key] = counts.get(event.key, 0) + 1
    return state.with_(used=tuple(counts.items()))


def extra_turn(state: GameState, event: e.ExtraTurnAdded) -> GameState:
    """The latest extra turn is taken first (500.7)."""
    return state.with_(extra_turns=(*state.extra_turns, event.player))


def extra_turn_begun(state: GameState, event: e.ExtraTurnBegun) -> GameState:
    """That extra turn is no longer to come: the latest of that player's."""
    turns = list(reversed(state.extra_turns))
    turns.remove(event.player)
    return state.with_(extra_turns=tuple(reversed(turns)))


def steps_added(state: GameState, event: e.StepsAdded) -> GameState:
    """The latest steps inserted come first (500.8)."""
    return state.with_(coming=(*event.steps, *state.coming))


def skip_added(state: GameState, event: e.SkipAdded) -> GameState:
    """One more to be skipped."""
    return state.with_(skips=(*state.skips, (event.player, event.what)))


def skip_used(state: GameState, event: e.SkipUsed) -> GameState:
    """One fewer to be skipped."""
    skips = list(state.skips)
    skips.remove((event.player, event.what))
    return state.with_(skips=tuple(skips))


def effect_began(state: GameState, event: e.EffectBegan) -> GameState:
    """A continuous effect gets its timestamp (613.7)."""
    effect = event.effect.with_(timestamp=state.next_id, begun=state.turns_taken)
    return state.with_(effects=(*state.effects, effect), next_id=state.next_id + 1)


def rule_began(state: GameState, event: e.RuleBegan) -> GameState:
    """A rule or shield gets its timestamp."""
    rule = event.rule.with_(timestamp=state.next_id, begun=state.turns_taken)
    return state.with_(rules=(*state.rules, rule), next_id=state.next_id + 1)


def shield_used(state: GameState, event: e.ShieldUsed) -> GameState:
    """A shield of which nothing is left is gone."""
    kept = []
    for rule in state.rules:
        if rule.timestamp == event.timestamp and rule.left is not None:
            if rule.left > event.amount:
                kept.append(rule.with_(left=rule.left - event.amount))
            continue
        kept.append(rule)
    return state.with_(rules=tuple(kept))


def trigger_waits(state: GameState, event: e.TriggerWaits) -> GameState:
    """A delayed trigger gets its timestamp."""
    trigger = event.trigger.with_(timestamp=state.next_id)
    return state.with_(delayed=(*state.delayed, trigger), next_id=state.next_id + 1)


def trigger_gone(state: GameState, event: e.TriggerGone) -> GameState:
    """A delayed trigger waits no longer, or one time less."""
    kept = []
    for waiting in state.delayed:
        if waiting.timestamp == event.timestamp:
            if waiting.times is not None and waiting.times > 1:
                kept.append(waiting.with_(times=waiting.times - 1))
            continue
        kept.append(waiting)
    return state.with_(delayed=tuple(kept))


def effects_ended(state: GameState, event: e.EffectsEnded) -> GameState:
    """Effects, rules and delayed triggers whose time is over are gone."""
    over = set(event.timestamps)
    return state.with_(
        effects=tuple(effect for effect in state.effects if effect.timestamp not in over),
        rules=tuple(rule for rule in state.rules if rule.timestamp not in over),
        delayed=tuple(waiting for waiting in state.delayed if waiting.timestamp not in over),
    )


CHANGES: Mapping[type[e.Event], Callable[[GameState, Any], GameState]] = {
    e.BeginTurn: begin_turn,
    e.RangeDetermined: determine_range,
    e.BeginStep: begin_step,
    e.StepSkipped: skip_step,
    e.TurnSkipped: unchanged,
    e.ActionDone: action_done,
    e.GivePriority: give_priority,
    e.Pass: pass_priority,
    e.StateChecked: state_checked,
    e.Triggered: triggered,
    e.NotTriggered: unchanged,
    e.TriggersTaken: triggers_taken,
    e.Used: used,
    e.ExtraTurnAdded: extra_turn,
    e.ExtraTurnBegun: extra_turn_begun,
    e.StepsAdded: steps_added,
    e.SkipAdded: skip_added,
    e.SkipUsed: skip_used,
    e.EffectBegan: effect_began,
    e.RuleBegan: rule_began,
    e.ShieldUsed: shield_used,
    e.ReturnWaits: trigger_waits,
    e.TriggerWaits: trigger_waits,
    e.TriggerGone: trigger_gone,
    e.EffectsEnded: effects_ended,
}
