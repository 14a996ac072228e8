"""Which activated abilities may be activated now, by effects and by their own restrictions."""

from __future__ import annotations

from judge.abilities import Activated
from judge.abilities.statics import BoastsTwice, CantActivate
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.mana_abilities import is_of_mana
from judge.rules.meaning import Context, find_players, holds, matches
from judge.rules.meaning.earlier_uses import is_one_left
from judge.rules.process import Process
from judge.rules.requests import Why
from judge.rules.statics import RuleInForce, rules_in_force
from judge.rules.timing import is_sorcery_time
from judge.rules.view import View


@cites("602.5", "起动")
def prohibition(
    view: View, player: PlayerId, source: ObjectId, ability: Activated
) -> RuleInForce[CantActivate] | None:
    """The rule by which a player can't activate an ability of an object; None without one."""
    for rule in rules_in_force(view, CantActivate):
        own, who = rule.context, rule.rule.player
        if is_of_mana(view, ability) and not rule.rule.mana_too:
            continue
        if who is not None and player not in find_players(view, who, own):
            continue
        if matches(view, rule.rule.filter, source, own):
            return rule
    return None


def times_each_turn(view: View, source: ObjectId, ability: Activated) -> int | None:
    """How often an ability may be activated each turn; None of any number of times."""
    most = ability.limit.times_each_turn
    if ability.name == "boast" and most == 1:
        return boasts(view, source)
    return most


@cites("702.142a", "且每回合只能起动一次")
def boasts(view: View, source: ObjectId) -> int:
    """A creature that attacked this turn boasts once, or twice where other words say so."""
    return 2 if boasts_twice(view, source) else 1


@cites("101.1", "以牌上的叙述为优先")
def boasts_twice(view: View, source: ObjectId) -> bool:
    """True where words of a card say so; several that do are no more than one."""
    return any(
        rule.context.controller in view.state.active_players
        and matches(view, rule.rule.filter, source, rule.context)
        for rule in rules_in_force(view, BoastsTwice)
    )


def waits_for_sorcery_time(
    view: View, player: PlayerId, source: ObjectId, ability: Activated
) -> bool:
    """True if an ability may be activated only as a sorcery, and now no sorcery could be cast."""
    return ability.limit.sorcery_speed and only_as_a_sorcery(view, player, source)


@cites("602.5d", "该牌手必须遵从施放法术咒语的时机规则")
def only_as_a_sorcery(view: View, player: PlayerId, source: ObjectId) -> bool:
    """True if the time is wrong for what may be activated only as a sorcery."""
    return not is_sorcery_time(view, player)


@cites("602.5b", "如果一个起动式异能对于使用具有限制")
def restriction(view: View, player: PlayerId, source: ObjectId, ability: Activated) -> Why | None:
    """Why an ability's own words but "as a sorcery" keep a player from activating it now."""
    limit = ability.limit
    if limit.your_turn and player not in view.state.active_players:
        return Why.WRONG_TIME
    if not holds(view, limit.condition, Context(source, player)):
        return Why.WRONG_TIME
    most = times_each_turn(view, source, ability)
    if most is not None and not is_one_left(view, source, ability, most):
        return Why.ALREADY_USED
    if limit.once and not is_one_left(view, source, ability, 1, "once"):
        return Why.ALREADY_USED
    return None


def is_usable(view: View, player: PlayerId, source: ObjectId, ability: Activated) -> bool:
    """True if a player may activate a mana ability while paying a cost, whatever it costs."""
    if ability.limit.with_priority:
        return False
    if view.object(source).controller != player and not ability.limit.any_player:
        return False
    if prohibition(view, player, source, ability) is not None:
        return False
    if waits_for_sorcery_time(view, player, source, ability):
        return False
    return restriction(view, player, source, ability) is None


@cites("602.5b", "如果一个起动式异能对于使用具有限制")
def note_use(process: Process, source: ObjectId, ability: Activated) -> None:
    """One more use of an ability that has a number of uses is noted."""
    key = (source, ability)
    if ability.limit.times_each_turn is not None:
        process.do(e.Used(key))
    if ability.limit.once:
        process.do(e.Used(("once", *key)))
