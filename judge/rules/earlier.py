"""What `Earlier` says of this turn, for all that counts what happened; what it leaves open.

A count is known where what is told is a number. Where it is not, whoever asks for more than is
known gets `Unsupported`: which spell it was, or how often, is never guessed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from judge.errors import NotRead, Unsupported
from judge.game.earlier import Earlier, Told, WasDamaged
from judge.game.events import Draw
from judge.game.state import GameState, ObjectId, PlayerId, Zone
from judge.values import Bilingual, Value


class Bounds(Value):
    """A number that is between two others; `most` None: it may be any number from `least` on.

    >>> Bounds(1, 2).plus(Bounds(0, None))
    Bounds(least=1, most=None)
    """

    least: int = 0
    most: int | None = 0

    def plus(self, other: Bounds) -> Bounds:
        """The bounds of the sum."""
        open_ = self.most is None or other.most is None
        return Bounds(
            self.least + other.least, None if open_ else (self.most or 0) + (other.most or 0)
        )

    def exactly(self, what: Bilingual) -> int:
        """The number; raises `Unsupported` where it isn't known."""
        if self.least != self.most:
            raise not_told(what)
        return self.least

    def reaches(self, number: int, what: Bilingual) -> bool:
        """True if it is at least `number`; raises `Unsupported` where that isn't known."""
        if self.least >= number:
            return True
        if self.most is None or self.most >= number:
            raise not_told(what)
        return False

    def equals(self, number: int, what: Bilingual) -> bool:
        """True if it is `number`; raises `Unsupported` where that isn't known."""
        return self.reaches(number, what) and not self.reaches(number + 1, what)


NONE = Bounds()
HOW_MANY_SPELLS = Bilingual("how many spells were cast", "施放了多少个咒语")
HOW_MANY_CARDS = Bilingual("how many cards were drawn", "抓了多少张牌")
HOW_MANY_ATTACKERS = Bilingual("how many creatures attacked", "有多少个生物攻击过")


def not_told(what: Bilingual) -> Unsupported:
    """The refusal to answer what `this_turn` leaves open."""
    return NotRead([Bilingual(f"this_turn doesn't say {what.en}", f"“this_turn”未说明{what.zh}")])


def bounds_of(one: Earlier) -> Bounds:
    """How much of it there was."""
    return Bounds(one.least, one.most)


def told(
    state: GameState,
    what: Told,
    players: Iterable[PlayerId] | None = None,
    *,
    last_turn: bool = False,
) -> Bounds:
    """How much of something is told of players (of all where none are named)."""
    wanted = None if players is None else tuple(players)
    found = NONE
    for one in earlier(state, last_turn=last_turn):
        if one.what is what and (wanted is None or one.player in wanted):
            found = found.plus(bounds_of(one))
    return found


def of_objects(state: GameState, known: Bounds, ids: Collection[ObjectId]) -> Bounds:
    """How many objects did what is told, or what these did: one that did both is one.

    What wasn't there before the play is none of those that are told of.
    """
    held = (state.objects.get(id_) for id_ in ids)
    new = sum(one is not None and one.turn_entered > 0 for one in held)
    least = max(known.least, len(ids) - new) + new
    return Bounds(least, None if known.most is None else known.most + len(ids))


def check_attacker(state: GameState, creature: ObjectId) -> None:
    """Raises `Unsupported` where a creature may be among those that are told to have attacked."""
    held = state.objects.get(creature)
    if held is None or held.turn_entered:
        return
    if any(one.what is Told.ATTACKED for one in earlier(state)):
        raise not_told(Bilingual("which creatures attacked", "哪些生物攻击过"))


def check_source(state: GameState, damaged: ObjectId, sources: Iterable[ObjectId]) -> None:
    """Raises `Unsupported` where one of some sources may have dealt what was marked at first."""
    marked = any(isinstance(one, WasDamaged) and one.object == damaged for one in state.history)
    if marked and any(is_from_before(state, source) for source in sources):
        raise NotRead(
            [
                Bilingual(
                    "the scenario doesn't say what dealt the damage that is marked",
                    "局面未说明已标记的伤害由何者造成",
                )
            ]
        )


def is_from_before(state: GameState, object_: ObjectId | None) -> bool:
    """True of a permanent that was there as the play began."""
    held = None if object_ is None else state.objects.get(object_)
    return held is not None and held.zone is Zone.BATTLEFIELD and held.turn_entered == 0


def has_drawn(state: GameState, player: PlayerId, number: int) -> bool:
    """True if a player has drawn so many cards this turn."""
    drawn = sum(isinstance(one, Draw) and one.player == player for one in state.history)
    found = told(state, Told.CARDS_DRAWN, (player,)).plus(Bounds(drawn, drawn))
    return found.reaches(number, HOW_MANY_CARDS)


def earlier(state: GameState, *, last_turn: bool = False) -> tuple[Earlier, ...]:
    """All that is told of this turn, or of the turn before."""
    history = state.last_turn if last_turn else state.history
    return tuple(one for one in history if isinstance(one, Earlier))
