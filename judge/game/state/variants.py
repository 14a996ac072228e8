"""The ways of play that change the rules of a game: how many play, as teams, with commanders."""

from __future__ import annotations

from enum import Enum

from judge.values import Value


class AttackOption(Enum):
    """Whom the active player's creatures may attack."""

    ANY = "multiple players"  # any opponents (802)
    LEFT = "left"  # an opponent immediately to the left (803.1a)
    RIGHT = "right"  # an opponent immediately to the right (803.1b)
    NEIGHBOR = "neighbor"  # an opponent immediately next to the player (809.3c)
    NEIGHBORS = "neighbors"  # any opponents immediately next to the player (802, 811.4)


class Variant(Value):
    """A casual variant or a multiplayer variant, by what it changes."""

    name: str
    life: int = 20
    shares_turns: bool = False  # teams take turns, fight, live and die together (805, 810)
    has_teams: bool = False
    has_emperors: bool = False  # a team loses with its emperor (809)
    alternates: bool = False  # teammates are seated apart (811.3)
    has_turn_markers: bool = False  # priority and extra turns go by them (807.4, 807.5)
    range_of_influence: int | None = None  # of each player, if the variant limits it (801)
    has_commanders: bool = False
    counts_commander_damage: bool = False
    attack: AttackOption = AttackOption.ANY
    deploys_creatures: bool = False  # creatures may be handed over to teammates (804)


TWO_PLAYER = Variant("two-player")
FREE_FOR_ALL = Variant("free-for-all")
GRAND_MELEE = Variant(
    "grand melee", has_turn_markers=True, range_of_influence=1, attack=AttackOption.LEFT
)
TWO_HEADED_GIANT = Variant("two-headed giant", 30, shares_turns=True, has_teams=True)
TEAM_VS_TEAM = Variant("team vs. team", has_teams=True)
EMPEROR = Variant(
    "emperor",
    has_teams=True,
    has_emperors=True,
    attack=AttackOption.NEIGHBOR,
    deploys_creatures=True,
)
ALTERNATING_TEAMS = Variant(
    "alternating teams",
    has_teams=True,
    alternates=True,
    range_of_influence=2,
    attack=AttackOption.NEIGHBORS,
)
COMMANDER = Variant("commander", 40, has_commanders=True, counts_commander_damage=True)
BRAWL = Variant("brawl", 30, has_commanders=True)
