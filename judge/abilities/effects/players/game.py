"""Turns, designations, chance, and how the game ends."""

from __future__ import annotations

from judge.abilities.bases import (
    Ability,
    Amount,
    Condition,
    Duration,
    Effect,
    Filter,
    Objects,
    Players,
    Who,
)
from judge.abilities.durations import EndOfTurn
from judge.abilities.who import You


class Winning(Effect):
    """Players win the game."""

    player: Players = You()


class Losing(Effect):
    """Players lose the game."""

    player: Players = You()


class DrawnGame(Effect):
    """The game is a draw."""


class RestartGame(Effect):
    """The game is restarted (723); cards that this exiled may be left there, to begin with."""

    leaving: bool = False


class PlaySubgame(Effect):
    """Players play a subgame (724), and who doesn't win it loses half their life."""


class ExtraTurn(Effect):
    """A player takes extra turns after this one (500.7)."""

    player: Players = You()
    number: Amount = 1


class ExtraPhase(Effect):
    """Additional phases or steps come after this one: "combat", "main", "upkeep", … (500.8).

    With a `player` they are of that player's turn alone. After "this main phase" none come in a
    step or phase that is no main phase.
    """

    phases: tuple[str, ...]
    after: str | None = None  # "main"; None: after this phase
    player: Players | None = None


class SkipNext(Effect):
    """Players skip their next turn, phase or step."""

    what: str  # "turn" or the name of a phase or step
    player: Players = You()


class EndTurn(Effect):
    """The turn ends (723)."""


class EndCombat(Effect):
    """The combat phase ends (724)."""


class BecomeMonarch(Effect):
    """A player becomes the monarch (720)."""

    player: Players = You()


class TakeInitiative(Effect):
    """A player takes the initiative (722)."""

    player: Players = You()


class Venture(Effect):
    """A player ventures into the dungeon (701.46), into a named one where it is given."""

    dungeon: str | None = None
    player: Players = You()


class BecomeDay(Effect):
    """It becomes day, or night (727)."""

    day: bool = True


class GetCityBlessing(Effect):
    """The controller gets the city's blessing."""


class GetEmblem(Effect):
    """A player gets an emblem with abilities (114)."""

    abilities: tuple[Ability, ...]
    player: Players = You()


class FlipCoin(Effect):
    """A coin is flipped (705); `win` and `lose` are what follows."""

    win: Effect | None = None
    lose: Effect | None = None
    player: Players = You()


class RollDie(Effect):
    """A die is rolled (706); each result range with its effect."""

    sides: int
    results: tuple[tuple[int, int, Effect], ...] = ()
    player: Players = You()


class Clash(Effect):
    """A clash (701.23); `win` if the controller wins."""

    win: Effect | None = None


class Vote(Effect):
    """Each player votes for one of the choices, the controller first (701.32)."""

    choices: tuple[str, ...]


class VoteFor(Effect):
    """Each player votes for an object of a filter (701.32); those with the most votes are meant."""

    filter: Filter


class VillainousChoice(Effect):
    """Players face a villainous choice (701.53); each one is `ThatPlayer` in the options."""

    player: Players
    options: tuple[Effect, Effect]


class SeparatePiles(Effect):
    """A player separates those cards into two piles; the controller puts one there, one here.

    `chooser` chooses a pile, where the controller does not; `objects` are other than those spoken
    of. With the zone "sacrificed" what is in the pile is sacrificed; with none it stays.
    """

    separator: Players
    to: str  # zones
    other: str | None
    chooser: Players | None = None
    objects: Objects | None = None


class ControlPlayer(Effect):
    """A player is controlled during their next turn (719); `then_extra`: another comes after it."""

    player: Players
    then_extra: bool = False


class RuleUntil(Effect):
    """A rule holds for a while: "players can't gain life this turn"; `rule` is a `StaticRule`.

    Its `condition` is asked each time: "this turn, you may play it if you control a Kavu".
    """

    rule: object
    duration: Duration = EndOfTurn()
    condition: Condition | None = None
    about: Who | None = None  # what `IsIt`, `It` and `AboutPlayers` in the rule mean
    of_milled: bool = False  # "that card", of one that was milled (701.13d)
