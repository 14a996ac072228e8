"""What a limited range of influence keeps from being affected, and the rules that say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.abilities import patterns as p
from judge.abilities import statics as s
from judge.abilities import who as w
from judge.abilities.amounts import Count
from judge.abilities.bases import Calculation, Effect, Filter, Pattern, StaticRule
from judge.abilities.relations import PlayersWho
from judge.abilities.walk import within
from judge.cite import cites
from judge.game import events as e
from judge.game.state import Occurred, PlayerId, Recipient
from judge.rules.influence.reach import in_range, unlimited
from judge.rules.meaning import Context, find, objects_of
from judge.rules.view import View

ALL_OF = (w.Every, w.EachPlayer, w.EachOpponent, w.EachOtherPlayer, w.OtherOpponents, PlayersWho)


@cites("801.10", "咒语或异能不能影响其操控者影响范围之外的物件或牌手")
@cites("801.11", "则它只会使用其操控者影响范围内的信息")
def left_out(view: View, effect: Effect, context: Context) -> tuple[str, ...]:
    """The rules by which an effect leaves out what is out of range, or doesn't count it.

    Of an effect made up of others each is asked by itself, once what it speaks of is known.
    """
    affecting, counting = left_out.numbers
    found: list[str] = []
    parts = tuple(within(effect))
    for part in parts if not any(isinstance(one, Effect) for one in parts[1:]) else ():
        if isinstance(part, ALL_OF) and _is_more(find, view, part, context):
            found.append(affecting)
        if isinstance(part, Count) and _is_more(objects_of, view, part.filter, context):
            found.append(counting)
    return tuple(dict.fromkeys(found))


def _is_more(
    look: Callable[[View, Any, Context], object], view: View, what: object, context: Context
) -> bool:
    """True if without limited ranges there would be more."""
    return look(unlimited(view), what, context) != look(view, what, context)


def rules_of_static(view: View, rule: StaticRule, controller: PlayerId) -> tuple[str, ...]:
    """The rules by which a static ability doesn't change or count what is out of range."""
    state = view.state
    if all(in_range(view, controller, one) for one in state.in_game):
        return ()
    affecting, counting = left_out.numbers
    of_all = isinstance(rule, s.Continuous) and isinstance(rule.what, Filter)
    counts = any(isinstance(part, Calculation) for part in within(rule))
    return (*((affecting,) if of_all else ()), *((counting,) if counts else ()))


@cites("801.7", "除非整个触发事件在其来源之操控者影响范围内发生")
@cites("801.7a", "则相应地根据此事件之前或之后的游戏状态来决定该异能是否触发")
def rules_of_missing(pattern: Pattern) -> tuple[str, ...]:
    """The rules by which an ability doesn't trigger on what happens out of range."""
    whole, moving = rules_of_missing.numbers
    moves = isinstance(pattern, p.Enters | p.Leaves | p.Dies | p.PutInto | p.ControlChanges)
    return (whole, moving) if moves else (whole,)


def happens_in_range(view: View, one: Occurred, controller: PlayerId) -> bool:
    """True if what an event is about is in range: its objects, or else its player."""
    about: tuple[Recipient, ...] = one.it or ((one.player,) if one.player is not None else ())
    return all(in_range(view, controller, each) for each in about)


@cites("801.13b", "则只有当伤害来源与将要受到该伤害者同时在该咒语或异能的操控者影响范围内时")
def prevents(view: View, controller: PlayerId, pattern: Pattern, damage: e.Damage) -> bool:
    """True if damage is in range of what prevents it: by what that names, or by both its ends."""
    if not view.state.limited:
        return True
    if isinstance(pattern, p.NextTime):
        return prevents(view, controller, pattern.pattern, damage)
    source, to = (getattr(pattern, name, None) for name in ("source", "to"))
    to = to or getattr(pattern, "to_player", None) or getattr(pattern, "filter", None)
    to = to or getattr(pattern, "player", None)
    by_source, by_recipient = source is not None or to is None, to is not None or source is None
    return (not by_source or in_range(view, controller, damage.source)) and (
        not by_recipient or in_range(view, controller, damage.recipient)
    )


def rules_of_far_source(view: View, controller: PlayerId, damage: e.Damage) -> tuple[str, ...]:
    """The rule by which damage to what is in range is prevented though its source is not."""
    return () if in_range(view, controller, damage.source) else prevents.numbers


@cites("801.13a", "则该部分事件无效")
def is_out_of_reach(view: View, damage: e.Damage, to: Recipient) -> bool:
    """True if damage of a spell or ability would be redirected out of its controller's range."""
    if not view.state.limited or damage.kind is e.DamageKind.COMBAT:
        return False
    return not in_range(view, view.object(damage.source).controller, to)
