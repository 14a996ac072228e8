"""Which objects and players words denote, where nobody has to choose.

Words that need a choice (`Chosen`, `ChosenPlayer`, …) are for `judge.rules.choices.recipients`.
"""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import Triggered
from judge.abilities import who as w
from judge.abilities.bases import Objects, Players
from judge.abilities.patterns import Attacks, AttacksUnblocked, BecomesBlocked
from judge.abilities.relations import PlayersWho
from judge.cards import CardType
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId, PlayerId, Recipient
from judge.rules.engine import FindObjects, FindPlayers
from judge.rules.influence.seats import defenders
from judge.rules.meaning.context import Context
from judge.rules.meaning.last_known import host_of, last_seen
from judge.rules.meaning.lookup import (
    amount_of,
    find_objects,
    find_players,
    holds,
    matches,
    objects_of,
)
from judge.rules.meaning.referents import ids_of, targets
from judge.rules.qualities import choice_of
from judge.rules.references import resolved
from judge.rules.view import View

FOUGHT = (Attacks, AttacksUnblocked, BecomesBlocked)


def _attached(view: View, who: w.AttachedTo, context: Context) -> tuple[ObjectId, ...]:
    if context.source is None:
        return ()
    on = host_of(view, context.source, context)
    return (ObjectId(on),) if isinstance(on, int) else ()


@cites("113.7", "来源为创造该异能的物件")
def _sources(view: View, who: w.SourceOf, context: Context) -> tuple[ObjectId, ...]:
    """The permanents whose abilities are, or were, on the stack."""
    stacks = (view.object(i).stack for i in find_objects(view, who.objects, context))
    found = (stack.source for stack in stacks if stack is not None)
    return tuple(i for i in found if i is not None and view.is_there(i) and view.is_permanent(i))


def _top(view: View, who: w.TopOf, context: Context) -> tuple[ObjectId, ...]:
    found: list[ObjectId] = []
    for player in find_players(view, who.player, context):
        own = context.about(*context.it)
        own.player = player
        number = amount_of(view, who.number, own)
        library = view.state.player(player).library
        found += [i for i in library if i not in context.entering][: max(0, number)]
    return tuple(found)


def _linked(view: View, who: w.Linked, context: Context) -> tuple[ObjectId, ...]:
    if context.source is None:
        return ()
    return tuple(id_ for id_ in view.object(context.source).linked if view.exists(id_))


def _last_linked(view: View, who: w.LastLinked, context: Context) -> tuple[ObjectId, ...]:
    fit = (i for i in _linked(view, w.Linked(), context) if matches(view, who.filter, i, context))
    return tuple(fit)[-1:]


def _fighting(view: View, who: w.Blockers, context: Context) -> tuple[ObjectId, ...]:
    found: list[ObjectId] = []
    for id_ in find_objects(view, who.of, context):
        attack, block = view.attack_of(id_), view.block_of(id_)
        found += attack.blockers if attack else ()
        found += block.attackers if block else ()
    return tuple(found)


def _this(view: View, who: w.This, context: Context) -> tuple[ObjectId, ...]:
    return () if context.source is None else (context.source,)


OBJECTS: Mapping[type[Objects], FindObjects] = {
    **resolved.OBJECTS,
    w.This: _this,
    w.Target: lambda v, w_, c: ids_of(targets(c, w_.index)),
    w.Every: lambda v, w_, c: objects_of(v, w_.filter, c),
    w.It: lambda v, w_, c: ids_of(c.it),
    w.Triggering: lambda v, w_, c: ids_of(c.triggering),
    w.TriggerSource: lambda v, w_, c: c.trigger_source,
    w.AttachedTo: _attached,
    w.SourceOf: _sources,
    w.ExactObject: lambda v, w_, c: (ObjectId(w_.id),),
    w.TopOf: _top,
    w.LastLinked: _last_linked,
    w.Linked: _linked,
    w.TheRest: lambda v, w_, c: c.rest,
    w.Blockers: _fighting,
}


def _controllers(view: View, who: w.ControllerOf, context: Context) -> tuple[PlayerId, ...]:
    found = (last_seen(view, i, context) for i in find_objects(view, who.objects, context))
    return tuple(dict.fromkeys(view.object(id_).controller for id_ in found))


def _owners(view: View, who: w.OwnerOf, context: Context) -> tuple[PlayerId, ...]:
    found = find_objects(view, who.objects, context)
    return tuple(dict.fromkeys(view.object(id_).owner for id_ in found))


MEANT: Mapping[type[Players], str] = {  # what was chosen of several in the context
    w.ActivePlayer: "active player",
    w.DefendingPlayer: "defending player",
}


def active_among(view: View, context: Context) -> tuple[PlayerId, ...]:
    """The active player, or those of the active team until one is chosen (805.9)."""
    chosen = context.chosen.get(MEANT[w.ActivePlayer])
    if chosen is not None:
        return (PlayerId(str(chosen)),)
    return view.state.active_players or (view.active,)


def _active(view: View, who: Players, context: Context) -> tuple[PlayerId, ...]:
    found = active_among(view, context)
    if len(found) > 1:
        raise Unsupported(
            "805.9", "which player of a team is the active player", "队伍中的哪位牌手是主动牌手"
        )
    return found


def _defending(view: View, who: w.DefendingPlayer, context: Context) -> tuple[PlayerId, ...]:
    found = defending_among(view, context)
    if len(found) > 1:
        raise Unsupported(
            "802.2a", "which of several defending players is meant", "多位防御牌手中所指的是哪一位"
        )
    return found


def defending_among(view: View, context: Context) -> tuple[PlayerId, ...]:
    """The defending player, or all there are until one is chosen (802.2a).

    An ability that triggers on another attacker speaks of the player whom that one attacks (508.5).
    """
    for id_ in (*_one_fighting(context), context.source, *ids_of(context.it)):
        defender = defending_player(view, id_) if id_ is not None else None
        if defender is not None:
            return (defender,)
    chosen = context.chosen.get(MEANT[w.DefendingPlayer], context.trigger_player or context.player)
    if chosen is not None:
        return (PlayerId(str(chosen)),)
    return defenders(view.state) if view.state.combat is not None else ()


def _one_fighting(context: Context) -> tuple[ObjectId, ...]:
    """The one creature that attacked or was blocked, where that triggered the ability."""
    ability = None if context.stack is None else context.stack.ability
    fought = isinstance(ability, Triggered) and isinstance(ability.pattern, FOUGHT)
    return ids_of(context.triggering) if fought and len(context.triggering) == 1 else ()


def defending_player(view: View, attacker: ObjectId) -> PlayerId | None:
    """The defending player of a creature that attacks, or did (508.5); None if it never did."""
    attack = view.attack_of(attacker)
    if attack is not None and attack.target is not None:
        return defender_of(view, attack.target)
    return view.combat.defender(attacker)


def defender_of(view: View, target: Recipient) -> PlayerId:
    """That player, the protector of the battle, or the controller of the planeswalker."""
    if not isinstance(target, int):
        return target
    held = view.object(ObjectId(target))
    protector = held.choice("protector")
    if protector is not None and CardType.BATTLE in view.of(held.id).types:
        return PlayerId(str(protector))
    return held.controller


def _most_life(view: View, who: Players, context: Context) -> tuple[PlayerId, ...]:
    players = view.state.in_game
    most = max((view.state.player(p).life for p in players), default=0)
    return tuple(p for p in players if view.state.player(p).life == most)


def _other_opponents(view: View, who: w.OtherOpponents, context: Context) -> tuple[PlayerId, ...]:
    than = find_players(view, who.than or w.DefendingPlayer(), context)
    return tuple(p for p in view.state.opponents(context.controller) if p not in than)


def _opponents_of(view: View, who: w.OpponentsOf, context: Context) -> tuple[PlayerId, ...]:
    of = find_players(view, who.player, context)
    return tuple(p for p in view.state.apnap if any(p in view.state.opponents(one) for one in of))


@cites("102.4", "若该游戏并非队伍间的多人游戏，“你队伍”与“你”意义相同")
def your_team(view: View, who: w.YourTeam, context: Context) -> tuple[PlayerId, ...]:
    """You and your teammates: those who are not your opponents."""
    others = view.state.opponents(context.controller)
    return tuple(player for player in view.state.apnap if player not in others)


def _attached_player(view: View, who: Players, context: Context) -> tuple[PlayerId, ...]:
    on = view.object(context.source).attached_to if context.source is not None else None
    return (PlayerId(on),) if isinstance(on, str) else ()


def _chosen_player(view: View, who: Players, context: Context) -> tuple[PlayerId, ...]:
    chosen = context.chosen.get("player")
    if chosen is None and context.source is not None:
        chosen = choice_of(view, context.source, "player")
    return (PlayerId(str(chosen)),) if chosen is not None else ()


def _players_together(view: View, who: w.PlayersTogether, context: Context) -> tuple[PlayerId, ...]:
    found = {player for part in who.parts for player in find_players(view, part, context)}
    return tuple(player for player in view.state.apnap if player in found)


def _players_who(view: View, who: PlayersWho, context: Context) -> tuple[PlayerId, ...]:
    found = []
    for player in find_players(view, who.players, context):
        inner = context.about(*context.it)
        inner.player = player
        if holds(view, who.condition, inner):
            found.append(player)
    return tuple(found)


PLAYERS: Mapping[type[Players], FindPlayers] = {
    **resolved.PLAYERS,
    w.PlayersTogether: _players_together,
    w.You: lambda v, w_, c: (c.controller,),
    w.YourTeam: your_team,
    w.EachPlayer: lambda v, w_, c: v.state.apnap,
    w.EachOpponent: lambda v, w_, c: tuple(
        p for p in v.state.apnap if p in v.state.opponents(c.controller)
    ),
    w.OpponentsOf: _opponents_of,
    w.EachOtherPlayer: lambda v, w_, c: tuple(
        p for p in v.state.apnap if p not in find_players(v, w_.than or w.You(), c)
    ),
    PlayersWho: _players_who,
    w.Seat: lambda v, w_, c: (PlayerId(w_.player),),
    w.AnOpponent: lambda v, w_, c: v.state.opponents(c.controller),
    w.ControllerOf: _controllers,
    w.OwnerOf: _owners,
    w.ActivePlayer: _active,
    w.DefendingPlayer: _defending,
    w.AttachedPlayer: _attached_player,
    w.ExactPlayer: lambda v, p, c: (PlayerId(p.name),),
    w.MostLife: _most_life,
    w.OtherOpponents: _other_opponents,
    w.ChosenPlayer: _chosen_player,
    w.TargetPlayer: lambda v, w_, c: tuple(
        PlayerId(p) for p in targets(c, w_.index) if isinstance(p, str)
    ),
}
