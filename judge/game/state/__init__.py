"""The state of a game: frozen, and changed only by `judge.game.perform`.

Objects are held by id; an object that changes zones is a new object with a new id (400.7), while
its `body`, the card or token it is, keeps its number so that it can be followed.
"""

from judge.game.state.combat import Assignment, Attack, Block, Blocked, Combat, Share
from judge.game.state.game import Answer, GameState, Priority, Turn
from judge.game.state.history import History
from judge.game.state.ids import BodyId, ObjectId, PlayerId, Recipient
from judge.game.state.lasting import ContinuousEffect, DelayedTrigger, FloatingRule, PendingTrigger
from judge.game.state.objects import (
    Counters,
    GameObject,
    Kind,
    Known,
    Occurred,
    OnStack,
    Printed,
    Seen,
    Witness,
    Zone,
)
from judge.game.state.players import Mana, Player, Result
from judge.game.state.variants import (
    ALTERNATING_TEAMS,
    BRAWL,
    COMMANDER,
    EMPEROR,
    FREE_FOR_ALL,
    GRAND_MELEE,
    TEAM_VS_TEAM,
    TWO_HEADED_GIANT,
    TWO_PLAYER,
    AttackOption,
    Variant,
)

__all__ = [
    "ALTERNATING_TEAMS",
    "BRAWL",
    "COMMANDER",
    "EMPEROR",
    "FREE_FOR_ALL",
    "GRAND_MELEE",
    "TEAM_VS_TEAM",
    "TWO_HEADED_GIANT",
    "TWO_PLAYER",
    "Answer",
    "Assignment",
    "Attack",
    "AttackOption",
    "Block",
    "Blocked",
    "BodyId",
    "Combat",
    "ContinuousEffect",
    "Counters",
    "DelayedTrigger",
    "FloatingRule",
    "GameObject",
    "GameState",
    "History",
    "Kind",
    "Known",
    "Mana",
    "ObjectId",
    "Occurred",
    "OnStack",
    "PendingTrigger",
    "Player",
    "PlayerId",
    "Printed",
    "Priority",
    "Recipient",
    "Result",
    "Seen",
    "Share",
    "Turn",
    "Variant",
    "Witness",
    "Zone",
]
