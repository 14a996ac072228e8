"""Events of what players do: cards played and drawn, life gained and lost, steps begun."""

from __future__ import annotations

from judge.abilities.bases import Filter, Pattern, Players


class Casts(Pattern):
    """A player casts a spell; `nth` is which of that player's spells of the turn.

    With `of_turn` it is which of all players' spells of the turn.
    """

    player: Players | None = None
    filter: Filter | None = None
    nth: int | None = None
    of_turn: bool = False


class Copies(Pattern):
    """A player copies a spell on the stack."""

    player: Players | None = None
    filter: Filter | None = None


class CommitsCrime(Pattern):
    """A player casts, activates or puts on the stack what targets an opponent or what is theirs.

    That is a permanent, spell or ability that an opponent controls, or a card in their graveyard.
    """

    player: Players | None = None


class UnlocksDoor(Pattern):
    """A player unlocks a half of this: 1 is the left one, 2 the right (709.5h); 0 is none yet."""

    player: Players | None = None
    half: int = 0


class Activates(Pattern):
    """A player activates an ability that is no mana ability (or loyalty ones only)."""

    player: Players | None = None
    filter: Filter | None = None
    loyalty: bool = False


class PlaysLand(Pattern):
    """A player plays a land."""

    player: Players | None = None
    filter: Filter | None = None


class StepBegins(Pattern):
    """A step or phase begins, of a player's turn; "combat" and "main" are phases.

    `nth` is which of these steps of the turn it is.
    """

    step: str
    player: Players | None = None
    nth: int | None = None


class Mills(Pattern):
    """A player mills cards, as what replacement effects change: "would mill one or more cards"."""

    player: Players


class Draws(Pattern):
    """A player draws a card; `nth` is which card of the turn; `except_first_in_draw_step`."""

    player: Players | None = None
    nth: int | None = None
    except_first_in_draw_step: bool = False


class Discards(Pattern):
    """A player discards a card; because of a spell or ability that a player of `by` controls.

    Then that one is the player spoken of.
    """

    player: Players | None = None
    filter: Filter | None = None
    at_once: bool = False
    by: Players | None = None


class Cycles(Pattern):
    """A player cycles a card; or cycles or discards where `or_discards`."""

    player: Players | None = None
    filter: Filter | None = None
    or_discards: bool = False


class GainsLife(Pattern):
    """A player gains life."""

    player: Players | None = None


class LosesLife(Pattern):
    """A player loses life; `by_damage`: as a result of damage."""

    player: Players | None = None
    by_damage: bool = False


class Searches(Pattern):
    """A player searches a library (701.19): one of those of `whose`, or their `own` one."""

    player: Players | None = None
    whose: Players | None = None
    own: bool = False


class Shuffles(Pattern):
    """A player shuffles their library (701.20)."""

    player: Players | None = None


class FlipsCoin(Pattern):
    """A player wins or loses a coin flip (705.2); either way, where it isn't said."""

    player: Players | None = None
    won: bool | None = None


class PaysLife(Pattern):
    """A player pays life (119.4)."""

    player: Players | None = None


class Did(Pattern):
    """A player does a keyword action by its name: scry, surveil, explore, proliferate, …

    `nth` is which time it is that the player does so in the turn.
    """

    action: str
    player: Players | None = None
    filter: Filter | None = None
    nth: int | None = None


class Expends(Pattern):
    """A player has spent so much mana on spells this turn, and had not before (700.14)."""

    player: Players | None = None
    number: int = 4


class RollsDie(Pattern):
    """A player rolls a die, with such a result (706.2); of several at once, each."""

    player: Players | None = None
    least: int = 1
    most: int | None = None
    at_once: bool = False


class Crews(Pattern):
    """A creature is tapped to crew a Vehicle (702.122b), which is then spoken of."""

    filter: Filter


class BecomesMonarch(Pattern):
    """A player becomes the monarch (720.3)."""

    player: Players | None = None


class TakesInitiative(Pattern):
    """A player takes the initiative, even one who has it (722.5)."""

    player: Players | None = None


class EntersRoom(Pattern):
    """A player moves their venture marker into this room, a place in the dungeon (309.4c)."""

    room: int


class CompletesDungeon(Pattern):
    """A player completes a dungeon (309.7)."""

    player: Players | None = None


class DayTurns(Pattern):
    """Day becomes night or night becomes day, not what is neither (726.2)."""


class LosesGame(Pattern):
    """A player loses the game."""

    player: Players | None = None
