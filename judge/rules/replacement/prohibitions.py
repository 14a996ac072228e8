"""Events that can't happen (614.17): nothing replaces them but self-replacement effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.abilities.bases import Filter, Players
from judge.abilities.effects.objects import Move
from judge.abilities.statics import (
    CantBeCountered,
    CantBeSacrificed,
    CantDraw,
    CantEnter,
    CantGainLife,
    CantGetCounters,
    CantHaveCounters,
    CantLoseGame,
    CantLoseLife,
)
from judge.cards import CardType
from judge.cite import Cited, cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.earlier import has_drawn
from judge.rules.engine import Numbers
from judge.rules.meaning import Context, find_players, matches
from judge.rules.possibility import WHY_NOT_DONE
from judge.rules.process import Process
from judge.rules.replacement.pattern_match import Entry, entry_of_card
from judge.rules.statics import RuleInForce, rules_in_force
from judge.rules.view import View

Instead = tuple[e.Event, ...] | None  # None: nothing keeps the event from happening


def _context(held: RuleInForce[Any]) -> Context:
    return Context(held.source, held.controller).about(*held.about)


def _bars_player(view: View, held: RuleInForce[Any], players: Players, player: PlayerId) -> bool:
    return player in find_players(view, players, _context(held))


@cites("810.8a", "如果一个效应叙述一位牌手不能输去游戏，则该牌手所在队伍不会输去游戏")
@cites("810.9g", "如果一个效应叙述一位牌手不能获得生命，该牌手的队伍中没有牌手可以获得生命")
@cites("810.9h", "如果一个效应叙述一位牌手不能失去生命，该牌手的队伍中没有牌手可以失去生命")
def _bars_team(view: View, held: RuleInForce[Any], players: Players, player: PlayerId) -> bool:
    return any(_bars_player(view, held, players, mate) for mate in view.state.together(player))


def _bars(view: View, held: RuleInForce[Any], players: Players, player: PlayerId) -> bool:
    """True if a rule bars a player: one of a team bars all of it, where there are teams."""
    is_alone = len(view.state.together(player)) == 1
    return (_bars_player if is_alone else _bars_team)(view, held, players, player)


def _bars_object(view: View, held: RuleInForce[Any], filter_: Filter, id_: ObjectId) -> bool:
    return matches(view, filter_, id_, _context(held))


@cites("614.17c", "如果一个事件不能发生，它只能被自我替代性效应")
def prohibited(view: View, event: e.Event, entry: Entry | None) -> Instead:
    """What is left of an event that can't happen; None if it can."""
    if entry is not None:
        return _entering(view, event, entry)
    check = PROHIBITIONS.get(type(event))
    return None if check is None else check(view, event)


def note_prohibited(process: Process, event: e.Event) -> None:
    """Notes the rule by which nothing comes of an event, of which nothing else tells."""
    check = PROHIBITIONS.get(type(event))
    if isinstance(check, Cited):
        about = event.player if isinstance(event, OF_PLAYERS) else None
        process.note(check.numbers, *(() if about is None else (about,)))


OF_PLAYERS = (e.LifeGained, e.LifeLost, e.Draw, e.GameLost, e.GameWon)


def _destroyed(view: View, event: e.Destroyed) -> Instead:
    kept = view.rulebook.first(view, event.object, lambda keyword: keyword.indestructible)
    if kept is None:
        return None
    return (e.NotDestroyed(event.object, because=(*event.because, *kept.numbers)),)


@cites("101.2", "则以“不能”的效应为优先")
def cant_sacrifice(view: View, event: e.Sacrificed) -> Instead:
    """A permanent that can't be sacrificed stays; so does one that another player controls."""
    if view.object(event.object).controller != event.player:
        return ()
    rules = rules_in_force(view, CantBeSacrificed)
    return () if any(_bars_object(view, h, h.rule.filter, event.object) for h in rules) else None


@cites("101.2", "则以“不能”的效应为优先")
def cant_counter(view: View, event: e.Countered) -> Instead:
    """A spell that can't be countered stays on the stack."""
    rules = rules_in_force(view, CantBeCountered)
    if not any(_bars_object(view, h, h.rule.filter, event.object) for h in rules):
        return None
    return (e.NotCountered(event.object, because=(*cant_counter.numbers, *event.because)),)


@cites("119.7", "如果一个效应为某牌手不能获得生命")
def cant_gain(view: View, event: e.LifeGained) -> Instead:
    """A player who can't gain life gains none."""
    rules = rules_in_force(view, CantGainLife)
    return () if any(_bars(view, h, h.rule.player, event.player) for h in rules) else None


@cites("119.8", "如果一个效应为某牌手不能失去生命")
def cant_lose(view: View, event: e.LifeLost) -> Instead:
    """A player who can't lose life loses none."""
    rules = rules_in_force(view, CantLoseLife)
    return () if any(_bars(view, h, h.rule.player, event.player) for h in rules) else None


@cites("121.2b", "此类效应对单独抓牌生效")
def cant_draw(view: View, event: e.Draw) -> Instead:
    """A player who can't draw, or no more cards this turn, draws none."""
    for held in rules_in_force(view, CantDraw):
        limit = held.rule.limit or 0
        if not _bars_player(view, held, held.rule.player, event.player):
            continue
        if has_drawn(view.state, event.player, limit):
            return ()
    return None


@cites("101.2", "则以“不能”的效应为优先")
def cant_have_counters(view: View, event: e.CountersPut) -> Instead:
    """Counters can't be put on an object that can't have them."""
    if not isinstance(event.recipient, int):
        return () if bars_player_counters(view, event.recipient, event.kind) else None
    return () if bars_counters(view, ObjectId(event.recipient), event.kind) else None


def bars_player_counters(view: View, player: PlayerId, kind: str) -> bool:
    """True if a player can't get counters of a kind, or for poison another of the team can't."""
    mates = view.state.together(player)
    if kind == "poison" and len(mates) > 1:
        return bars_team_poison(view, mates)
    return _gets_none(view, player, kind)


@cites("810.10c", "如果一个效应让一个牌手不能得到中毒指示物，该牌手队伍的牌手都不能得到中毒指示物")
def bars_team_poison(view: View, team: tuple[PlayerId, ...]) -> bool:
    """True if a player of a team that shares its turns can't get poison counters."""
    return any(_gets_none(view, mate, "poison") for mate in team)


def _gets_none(view: View, player: PlayerId, kind: str) -> bool:
    return any(
        held.rule.kind in (None, kind) and _bars_player(view, held, held.rule.player, player)
        for held in rules_in_force(view, CantGetCounters)
    )


def bars_counters(view: View, id_: ObjectId, kind: str) -> bool:
    """True if counters of a kind can't be put on an object."""
    return any(
        held.rule.kind in (None, kind) and _bars_object(view, held, held.rule.filter, id_)
        for held in rules_in_force(view, CantHaveCounters)
    )


@cites("101.2", "则以“不能”的效应为优先")
def cant_lose_game(view: View, event: e.GameLost) -> Instead:
    """A player who can't lose the game stays in it; so does the rest of their team."""
    rules = rules_in_force(view, CantLoseGame)
    if not any(_bars(view, h, h.rule.player, event.player) for h in rules):
        return None
    shared = _bars_team.numbers[:1] if len(view.state.together(event.player)) > 1 else ()
    return (e.NotLost(event.player, because=(*event.because, *cant_lose_game.numbers, *shared)),)


@cites("101.2", "则以“不能”的效应为优先")
def cant_win_game(view: View, event: e.GameWon) -> Instead:
    """An opponent of a player who can't lose can't win, where the effect says so."""
    for held in rules_in_force(view, CantLoseGame):
        kept = find_players(view, held.rule.player, _context(held))
        if held.rule.others_cant_win and any(p in view.state.opponents(event.player) for p in kept):
            return (e.NotWon(event.player, because=(*event.because, *cant_win_game.numbers)),)
    return None


def _entering(view: View, event: e.Event, entry: Entry) -> Instead:
    for check in (stays_off, cant_enter):
        if check(view, event, entry):
            return _left_behind(view, event)
    return None


@cites("400.4a", "如果一张瞬间或法术牌将要进入战场，它将留在其之前的区域")
def stays_off(view: View, event: e.Event, entry: Entry) -> bool:
    """An instant or sorcery doesn't enter the battlefield; face down it is neither."""
    spells = {CardType.INSTANT, CardType.SORCERY}
    return bool(entry.view.of(entry.object).types & spells)


@cites("614.17d", "检查该永久物将存在于战场上的特征")
def cant_enter(view: View, event: e.Event, entry: Entry) -> bool:
    """True if an effect keeps what would enter off the battlefield."""
    old = event.object if isinstance(event, e.Moved) else None
    own = (h for h in rules_in_force(entry.view, CantEnter) if h.source == entry.object)
    for held in (*rules_in_force(view, CantEnter), *own):
        from_zone = held.rule.from_zone
        if from_zone is not None and (old is None or view.object(old).zone.value != from_zone):
            continue
        if matches(entry.view, held.rule.filter, entry.object, _context(held)):
            return True
        if old is not None and _bars_object(view, held, held.rule.filter, old):
            return True
    return False


def why_not_moved(
    view: View, player: PlayerId, effect: Move, id_: ObjectId, context: Context
) -> Numbers:
    """Why an object can't be moved: it isn't there, or an effect keeps it off the battlefield."""
    why = WHY_NOT_DONE[Move](view, player, effect, id_, context)
    if why is not None or effect.to != Zone.BATTLEFIELD.value:
        return why
    if effect.transformed or effect.face_down or not rules_in_force(view, CantEnter):
        return None
    event = e.Moved(id_, Zone.BATTLEFIELD)
    entry = entry_of_card(view, event)
    return cant_enter.numbers if entry is not None and cant_enter(view, event, entry) else None


@cites("608.3e", "则该牌手将其放进其拥有者的坟墓场")
def _left_behind(view: View, event: e.Event) -> Instead:
    """What can't enter stays where it is; a permanent spell goes to the graveyard."""
    if not isinstance(event, e.Moved) or view.object(event.object).zone is not Zone.STACK:
        return ()
    because = (*event.because, *_left_behind.numbers)
    return (e.Moved(event.object, Zone.GRAVEYARD, because=because),)


PROHIBITIONS: Mapping[type[e.Event], Callable[[View, Any], Instead]] = {
    e.Destroyed: _destroyed,
    e.Sacrificed: cant_sacrifice,
    e.Countered: cant_counter,
    e.LifeGained: cant_gain,
    e.LifeLost: cant_lose,
    e.Draw: cant_draw,
    e.CountersPut: cant_have_counters,
    e.GameLost: cant_lose_game,
    e.GameWon: cant_win_game,
}
