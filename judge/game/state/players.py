"""Players, the mana in their pools, and how the game ends for them."""

from __future__ import annotations

from judge.abilities.spending import Spending
from judge.game.state.ids import BodyId, ObjectId, PlayerId
from judge.game.state.objects import Counters, GameObject
from judge.values import Value


class Mana(Value):
    """One mana in a pool: its letter (W U B R G C), and what is special about it."""

    letter: str
    snow: bool = False
    spending: Spending | None = None  # what it may be spent on, and what that does (106.6)
    source: ObjectId | None = None  # of what ability it is, where that matters
    lasts: str = ""  # "turn" or "combat": until that ends, whatever step or phase does


class Player(Value):
    """A player, and the zones that are that player's, the top card of the library first."""

    id: PlayerId
    life: int = 20
    counters: Counters = Counters()
    mana: tuple[Mana, ...] = ()
    lands_played: int = 0
    has_lost: bool = False  # or the game is a draw for them: out of it
    has_left: bool = False  # with all that they own (800.4a)
    has_drawn: bool = False  # the game is a draw for them, not lost (801.15)
    drew_from_empty: bool = False  # since state-based actions were last checked
    pays_mana: bool = True
    library: tuple[ObjectId, ...] = ()
    hand: tuple[ObjectId, ...] = ()
    graveyard: tuple[ObjectId, ...] = ()
    team: str | None = None
    is_emperor: bool = False  # of the team (809.2)
    seats_reached: int | None = None  # the range of influence to either side; None: no limit
    within_range: tuple[PlayerId, ...] = ()  # the others within it, as of this turn (801.2c)
    commander_damage: tuple[tuple[BodyId, int], ...] = ()
    identity: tuple[str, ...] = ()  # the colors of their commanders' color identity, as letters
    companion: GameObject | None = None  # outside the game; the id it has there means nothing
    marks: tuple[tuple[str, object], ...] = ()  # "city's blessing", "dungeon", …

    def mark(self, name: str) -> object:
        """A mark of the player; None if there is none of that name."""
        return dict(self.marks).get(name)


class Result(Value):
    """How the game ended; without a winner it is a draw."""

    winner: PlayerId | None
    winners: tuple[PlayerId, ...] = ()  # of a team
