"""Patterns of damage."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import patterns as p
from judge.abilities.bases import Pattern
from judge.abilities.who import You
from judge.game import events as e
from judge.game.state import Occurred as Occurrence
from judge.game.state import PlayerId
from judge.rules.damage import excess_damage
from judge.rules.meaning import Context, find_players
from judge.rules.patterns.combat import is_own
from judge.rules.patterns.look import Look, Match, fits, is_by
from judge.rules.view import View


def _deals(
    look: Look, pattern: p.DealsDamage, event: e.Damage, context: Context
) -> Occurrence | None:
    view = look.before
    if pattern.combat not in (None, event.kind is e.DamageKind.COMBAT):
        return None
    if not fits(view, pattern.source, event.source, context):
        return None
    if pattern.to is not None or pattern.to_player is not None:
        to_object = pattern.to is not None and fits(view, pattern.to, event.recipient, context)
        to_player = pattern.to_player is not None and (
            not isinstance(event.recipient, int)
            and event.recipient in find_players(view, pattern.to_player, context)
        )
        if not (to_object or to_player):
            return None
    it = (event.recipient if _means_recipient(pattern) else event.source,)
    return Occurrence(it, _player_of(view, pattern, event), event.amount, (event.source,))


def _means_recipient(pattern: p.DealsDamage) -> bool:
    """ "That creature" is what was dealt damage; "that source" what dealt it."""
    return pattern.to is not None and pattern.to_player is None and not is_own(pattern.to)


def _player_of(view: View, pattern: p.DealsDamage, event: e.Damage) -> PlayerId | None:
    """ "That player": who was dealt the damage; where that is "you", whose source dealt it."""
    if isinstance(event.recipient, int):
        return None
    if isinstance(pattern.to_player, You) and not pattern.at_once:
        return view.object(event.source).controller
    return event.recipient


def _dealt(
    look: Look, pattern: p.IsDealtDamage, event: e.Damage, context: Context
) -> Occurrence | None:
    if pattern.combat not in (None, event.kind is e.DamageKind.COMBAT):
        return None
    if isinstance(event.recipient, int):
        if pattern.filter is None or not fits(
            look.before, pattern.filter, event.recipient, context
        ):
            return None
        return Occurrence((event.recipient,), None, event.amount, (event.source,))
    if pattern.player is None or not is_by(look.before, pattern.player, event.recipient, context):
        return None
    return Occurrence((event.recipient,), event.recipient, event.amount, (event.source,))


def excessive(view: View, found: list[Occurrence]) -> list[Occurrence]:
    """Of damage dealt to permanents, each with all that was dealt at once, the excess."""
    made = []
    for one in found:
        excess = sum(excess_damage(view, i, one.amount, one.source) for i in one.it)
        if excess > 0:
            made.append(Occurrence(one.it, one.player, excess, one.source))
    return made


OF_DAMAGE: Mapping[type[Pattern], tuple[tuple[type[e.Event], ...], Match]] = {
    p.DealsDamage: ((e.Damage,), _deals),
    p.IsDealtDamage: ((e.Damage,), _dealt),
}
