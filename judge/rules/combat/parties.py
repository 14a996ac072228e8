"""Who attacks and defends in a combat phase, and what may be attacked (506.2, 508.1b)."""

from __future__ import annotations

from judge.cards import CardType
from judge.cite import cites
from judge.game.state import ObjectId, PlayerId, Recipient
from judge.rules.influence.seats import attacked_from_seat, defenders
from judge.rules.references.words import defender_of, defending_player
from judge.rules.view import View

__all__ = [
    "attackable",
    "attacking_players",
    "can_be_attacked",
    "defender_of",
    "defending_groups",
    "defending_player",
    "defending_players",
    "is_attacked",
    "is_fighter",
    "needs_blockers",
]


def _team(view: View, player: PlayerId) -> tuple[PlayerId, ...]:
    return tuple(p for p in view.state.together(player) if not view.state.player(p).has_lost)


@cites("506.2", "主动牌手是攻击牌手")
@cites("805.10a", "主动队伍中的每位牌手都是攻击牌手")
def attacking_players(view: View) -> tuple[PlayerId, ...]:
    """The active player, with the rest of the active team."""
    return _team(view, view.active)


@cites("506.2", "非主动牌手是防御牌手")
@cites("802.2", "所有攻击牌手的对手都是防御牌手")
def defending_players(view: View) -> tuple[PlayerId, ...]:
    """The opponents of the attacking player in turn order, or the one of them who was chosen."""
    return defenders(view.state)


def _may_be_attacked(view: View, player: PlayerId) -> bool:
    """True for a defending player who is seated where the active player may attack."""
    near = attacked_from_seat(view.state, view.active)
    return player in near and player in defending_players(view)


def defending_groups(view: View) -> tuple[tuple[PlayerId, ...], ...]:
    """The players who declare blockers together, in APNAP order: a player, or a team (805.10d)."""
    return tuple(dict.fromkeys(_team_of(view, p) for p in defending_players(view)))


def is_attacked(view: View, players: tuple[PlayerId, ...]) -> bool:
    """True if one of the players, their planeswalkers or battles is being attacked."""
    return any(defending_player(view, a.attacker) in players for a in view.combat.attacks)


def _team_of(view: View, player: PlayerId) -> tuple[PlayerId, ...]:
    members = set(_team(view, player))
    return tuple(p for p in view.state.apnap if p in members)


@cites("310.8b", "若战役的防卫者是防御牌手，则攻击牌手可以攻击该战役")
def of_battles() -> None:
    """A battle may be attacked where a defending player protects it."""


@cites("506.3", "只有牌手、鹏洛客或战役可以被攻击")
def can_be_attacked(view: View, target: Recipient) -> bool:
    """A defending player, their planeswalker, or a battle that they protect."""
    if not isinstance(target, int):
        return _may_be_attacked(view, PlayerId(target))
    if not view.is_permanent(target):
        return False
    now = view.of(ObjectId(target))
    if CardType.BATTLE not in now.types and not now.is_planeswalker:
        return False
    return _may_be_attacked(view, defender_of(view, target))


def rules_of_attacked(view: View, target: Recipient) -> tuple[str, ...]:
    """The rules on attacking what is no player: a battle, or what can't be attacked at all."""
    types = view.of(ObjectId(target)).types if isinstance(target, int) else {CardType.PLANESWALKER}
    if CardType.BATTLE in types:
        return of_battles.numbers
    return () if CardType.PLANESWALKER in types else can_be_attacked.numbers


def attackable(view: View) -> tuple[Recipient, ...]:
    """All that may be attacked: the defending players, then permanents."""
    found: list[Recipient] = [p for p in defending_players(view) if can_be_attacked(view, p)]
    found += [held.id for held in view.permanents() if can_be_attacked(view, held.id)]
    return tuple(found)


@cites("506.3e", "一个同时为战役的生物")
def of_battle_creatures() -> None:
    """A creature that is also a battle neither attacks nor blocks."""


@cites("506.3", "只有生物可以攻击或阻挡")
def is_fighter(view: View, id_: ObjectId) -> bool:
    """A creature that is no battle."""
    types = view.of(id_).types
    return CardType.CREATURE in types and CardType.BATTLE not in types


def rules_of_fighter(view: View, id_: ObjectId) -> tuple[str, ...]:
    """The rules by which something neither attacks nor blocks: it is no creature, or a battle."""
    return (of_battle_creatures if view.of(id_).is_creature else is_fighter).numbers


@cites("508.8", "如果没有生物被宣告为攻击者或被放置进战场进行攻击，则略过宣告阻挡者和战斗伤害步骤")
def needs_blockers(view: View) -> bool:
    """True if any creature attacked this combat, so that blockers will be declared."""
    return bool(view.combat.defenders)


@cites("506.4c", "此生物依然为攻击生物，但它没有攻击牌手、鹏洛客或战役")
def attacks_nothing(attacker: ObjectId) -> bool:
    """A creature goes on attacking when what it attacked is gone, and may deal no damage."""
    return True
