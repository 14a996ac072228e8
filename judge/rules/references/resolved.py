"""What resolved references mean: the targets, the event, what earlier effects did."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import references as r
from judge.abilities.bases import Objects, Players
from judge.cards import CardType
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.events import AttackDeclared
from judge.game.state import ObjectId, PlayerId, Recipient
from judge.hearing import recall
from judge.rules.engine import FindObjects, FindPlayers
from judge.rules.meaning.context import Context
from judge.rules.meaning.last_known import last_seen
from judge.rules.meaning.lookup import find_objects, find_players, matches
from judge.rules.meaning.referents import ids_of, result_at, targets
from judge.rules.view import View


def _one(view: View, who: r.OnePlayer, context: Context) -> tuple[PlayerId, ...]:
    if context.player is None:
        raise Unsupported(
            None, "'that player' where none is spoken of", "未提及任何牌手时的“该牌手”"
        )
    return (context.player,)


def _trigger_player(view: View, who: Players, context: Context) -> tuple[PlayerId, ...]:
    return () if context.trigger_player is None else (context.trigger_player,)


def _players_of(found: tuple[Recipient, ...]) -> tuple[PlayerId, ...]:
    return tuple(PlayerId(i) for i in found if isinstance(i, str))


def _said_players(view: View, who: r.SaidPlayers, context: Context) -> tuple[PlayerId, ...]:
    return result_at(context, who.label).players


def _said(view: View, who: r.Said, context: Context) -> tuple[ObjectId, ...]:
    label = who.label if who.label in context.results else who.other
    result = result_at(context, label)
    return result.before if who.before else ids_of(result.it)


def _done_by(view: View, who: r.DoneBy, context: Context) -> tuple[ObjectId, ...]:
    found = dict.fromkeys(id_ for part in who.parts for id_ in find_objects(view, part, context))
    return tuple(i for i in found if who.filter is None or matches(view, who.filter, i, context))


def _player_or_controller(
    view: View, who: r.PlayerOrController, context: Context
) -> tuple[PlayerId, ...]:
    known = (last_seen(view, i, context) for i in find_objects(view, who.planeswalker, context))
    walkers = (i for i in known if CardType.PLANESWALKER in view.of(i).types)
    found = (
        *find_players(view, who.player, context),
        *(view.object(i).controller for i in walkers),
    )
    return tuple(dict.fromkeys(found))


@cites("608.2h", "如果该效应需要一个特定物件的信息")
def attacked_by(view: View, attackers: Objects, context: Context) -> tuple[Recipient, ...]:
    """What creatures attack; of those that are gone, what they were declared to attack last."""
    found: dict[Recipient, None] = {}
    for id_ in find_objects(view, attackers, context):
        attack = view.attack_of(id_)
        target = attack.target if attack is not None else None
        if not view.is_there(id_):
            recall(id_)
            declared = (one for one in view.state.history if isinstance(one, AttackDeclared))
            target = next((o.target for o in reversed([*declared]) if o.attacker == id_), None)
        if target is not None:
            found[target] = None
    return tuple(found)


def _attacked_planeswalkers(
    view: View, who: r.AttackedBy, context: Context
) -> tuple[ObjectId, ...]:
    attacked = ids_of(attacked_by(view, who.attackers, context))
    return tuple(i for i in attacked if CardType.PLANESWALKER in view.of(i).types)


def _kept(context: Context, place: int) -> tuple[Recipient, ...]:
    return context.kept[place] if place < len(context.kept) else ()


def _tapped_with(view: View, who: r.TappedWith, context: Context) -> tuple[ObjectId, ...]:
    used = () if context.stack is None else context.stack.used
    return tuple(id_ for id_ in used if id_ != context.source and id_ not in context.paid)


OBJECTS: Mapping[type[Objects], FindObjects] = {
    r.TheTarget: lambda v, w, c: ids_of(targets(c, w.index)),
    r.Said: _said,
    r.AttackedBy: _attacked_planeswalkers,
    r.DoneBy: _done_by,
    r.Kept: lambda v, w, c: ids_of(_kept(c, w.place)),
    r.Itself: lambda v, w, c: ids_of(c.it),
    r.PaidWith: lambda v, w, c: c.paid,
    r.TappedWith: _tapped_with,
    r.Those: lambda v, w, c: tuple(ObjectId(i) for i in w.ids),
}
PLAYERS: Mapping[type[Players], FindPlayers] = {
    r.OnePlayer: _one,
    r.PlayerOrController: _player_or_controller,
    r.TriggerPlayer: _trigger_player,
    r.SaidPlayers: _said_players,
    r.AttackedPlayerBy: lambda v, w, c: _players_of(attacked_by(v, w.attackers, c)),
    r.KeptPlayers: lambda v, w, c: _players_of(_kept(c, w.place)),
    r.AboutPlayers: lambda v, w, c: _players_of(c.it),
    r.TheTargetPlayer: lambda v, w, c: _players_of(targets(c, w.index)),
}
