"""Rules of players: life, cards, and losing the game."""

from __future__ import annotations

from judge.abilities.bases import Amount, Filter, Players, StaticRule


class CantGainLife(StaticRule):
    """Players can't gain life."""

    player: Players


class CantGetCounters(StaticRule):
    """Players can't get counters, or none of a kind."""

    player: Players
    kind: str | None = None


class CantLoseLife(StaticRule):
    """Players can't lose life."""

    player: Players


class PlayerHas(StaticRule):
    """Players have a keyword ability: hexproof, shroud, protection."""

    player: Players
    ability: object


class CantLoseGame(StaticRule):
    """Players can't lose the game, and others can't win it where `others_cant_win`."""

    player: Players
    others_cant_win: bool = True


class CantPreventDamage(StaticRule):
    """Damage can't be prevented; of sources of a filter or in combat, where it says so."""

    source: Filter | None = None
    combat: bool = False


class KeepsMana(StaticRule):
    """Players don't lose unspent mana as steps and phases end; of a color where one is named.

    With `becomes` they don't lose it at any time: it becomes mana of that type instead.
    """

    player: Players
    color: str | None = None
    becomes: str | None = None


class FlipsTwoCoins(StaticRule):
    """A player who would flip a coin flips two and ignores one."""

    player: Players


class RevealHands(StaticRule):
    """Players play with their hands revealed."""

    player: Players


class CantDraw(StaticRule):
    """Players can't draw cards; more than `limit` a turn where it is given."""

    player: Players
    limit: int | None = None


class CantSearch(StaticRule):
    """Players can't search libraries."""

    player: Players


class NoMaximumHandSize(StaticRule):
    """Players have no maximum hand size, or this one."""

    player: Players
    size: Amount | None = None


class HandSizeChange(StaticRule):
    """The maximum hand size of players is so many more, or fewer where negative."""

    player: Players
    more: int


class DevotionIncreased(StaticRule):
    """Its controller's devotion to each color and each combination of colors is this much more."""

    amount: int


class KeepsPlayingWithoutLife(StaticRule):
    """Players don't lose the game for having 0 or less life."""

    player: Players


class DealtAsByInfect(StaticRule):
    """All damage is dealt to players as though its source had infect."""

    player: Players
