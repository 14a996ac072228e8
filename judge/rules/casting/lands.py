"""Playing lands (305)."""

from __future__ import annotations

from judge.abilities.statics import (
    CantPlayLands,
    ExtraLands,
)
from judge.cards import CardType
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.casting.ways import USUAL, borrows, ways_of
from judge.rules.faces import faces_named, land_face
from judge.rules.meaning import find_players
from judge.rules.process import Process
from judge.rules.requests import PlayLand, Refused, Why
from judge.rules.rulebook import Way
from judge.rules.statics import rules_in_force
from judge.rules.timing import is_sorcery_time
from judge.rules.unread import check_cast

LANDS_A_TURN = 1


@cites("305.1", "使用地为特殊动作；它不使用堆叠")
def play_land(process: Process, player: PlayerId, action: PlayLand) -> None:
    """A land goes from the hand to the battlefield."""
    view, card = process.view, action.object
    check_cast(faces_named(view.object(card), action.face))
    ways = [way for way in ways_of(view, card, player) if way.name == USUAL.name]
    by_land = [way for way in ways if lets_play(way)]
    if not by_land:
        if ways:
            raise process.refuse(Why.NOT_IN_HAND, card, *lets_play.numbers)
        if view.object(card).owner != player and borrows(view, card, player):
            raise Unsupported(
                "609.4", "a land played from another player's graveyard", "从其他牌手的坟墓场使用地"
            )
        raise process.refuse(Why.NOT_IN_HAND, card)
    if CardType.LAND not in view.of(card).types and action.face is None:
        raise process.refuse(Why.NOT_A_LAND, card)
    if not is_sorcery_time(view, player):
        own = player in view.state.together(view.state.turn.active)
        raise process.refuse(Why.WRONG_TIME, card, *(() if own else in_own_turn.numbers))
    check_land_count(process, player, view.object(card).zone)
    if all(way.used_up is not None for way in by_land):
        process.do(e.Used(by_land[0].used_up))
    with process.also(*(of_team.numbers if view.state.variant.shares_turns else ())):
        process.do(e.LandPlayed(player, card, land_face(process, action)))


@cites("305.3", "牌手不能因为任何原因在不是自己的回合中使用地")
def in_own_turn(process: Process, player: PlayerId, card: ObjectId) -> None:
    """Nobody plays a land in another player's turn: nothing comes of what lets them."""
    process.do(e.NothingDone(player, card))


@cites("903.8", "牌手可从统帅区施放由他拥有的指挥官")
def lets_play(way: Way) -> bool:
    """False of the way to cast a commander from the command zone: a land is not cast."""
    return way.zone is not Zone.COMMAND


@cites("805.4c", "队伍中的每位牌手于其队伍的每个回合中可以使用一张地")
def of_team() -> None:
    """Each player of a team may play a land in the team's turn."""


@cites("305.2b", "则其不能使用地")
def check_land_count(process: Process, player: PlayerId, zone: Zone) -> None:
    """One land a turn, and as many more as effects allow."""
    allowed: float = LANDS_A_TURN
    for rule in rules_in_force(process.view, ExtraLands):
        own = rule.context
        if player in find_players(process.view, rule.rule.player, own):
            allowed += float("inf") if rule.rule.number is None else rule.rule.number
    check_ban(process, player, zone)
    if process.state.player(player).lands_played >= allowed:
        raise process.refuse(Why.LAND_PLAYED, player)


@cites("101.2", "则以“不能”的效应为优先")
def check_ban(process: Process, player: PlayerId, zone: Zone) -> None:
    """No effect says that the player can't play lands, however many others say may be played."""
    for banned in rules_in_force(process.view, CantPlayLands):
        own = banned.context
        if banned.rule.zone in (None, zone.value) and player in find_players(
            process.view, banned.rule.player, own
        ):
            raise process.refuse(Why.CANT_PLAY_LANDS, player, by=banned.source)


@cites("305.2a", "包括作为特殊动作使用的地和咒语和异能结算过程中使用的地")
def play_land_now(process: Process, player: PlayerId, card: ObjectId) -> bool:
    """A land is played as an effect lets it be: in one's own turn, while one may play a land."""
    if player not in process.state.active_players:
        in_own_turn(process, player, card)
        return False
    try:
        check_land_count(process, player, process.view.object(card).zone)
    except Refused:
        return False
    return bool(process.do(e.LandPlayed(player, card)))
