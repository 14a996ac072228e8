"""The ways of play that change the rules of a game: how many play, as teams, with commanders."""

from __future__ import annotations

from judge.values import Value


class Variant(Value):
    """A casual variant or a multiplayer variant, by what it changes."""

    name: str
    life: int = 20
    shares_turns: bool = False  # teams take turns, fight, live and die together (805, 810)
    has_teams: bool = False
    has_commanders: bool = False
    counts_commander_damage: bool = False


TWO_PLAYER = Variant("two-player")
FREE_FOR_ALL = Variant("free-for-all")
TWO_HEADED_GIANT = Variant("two-headed giant", 30, shares_turns=True, has_teams=True)
TEAM_VS_TEAM = Variant("team vs. team", has_teams=True)
COMMANDER = Variant("commander", 40, has_commanders=True, counts_commander_damage=True)
BRAWL = Variant("brawl", 30, has_commanders=True)
