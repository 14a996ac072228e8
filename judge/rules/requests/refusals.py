"""Why something may not be done."""

from __future__ import annotations

from enum import Enum

from judge.abilities.bases import Effect, Grouping
from judge.abilities.costs import Cost
from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.values import Bilingual, Value


class Why(Enum):
    """Why something may not be done; the wording of each is in the ruling."""

    NOT_YOURS = "not yours"
    NOT_A_CREATURE = "not a creature"
    TAPPED = "tapped"
    UNTAPPED = "untapped"
    SICK = "sick"
    CANT_ATTACK = "can't attack"
    MUST_ATTACK = "must attack"
    MUST_ATTACK_ANOTHER = "must attack another"
    NOT_ATTACKABLE = "not attackable"
    NOT_ATTACKING_YOU = "not attacking you"
    BLOCKS_TOO_MANY = "blocks too many"
    CANT_BLOCK = "can't block it"
    MUST_BLOCK = "must block"
    MUST_BLOCK_IT = "must block it"
    MUST_BE_BLOCKED = "must be blocked"
    BLOCKED_BY_TOO_FEW = "blocked by too few"
    WRONG_TOTAL = "wrong total"
    WRONG_SHARES = "wrong shares"
    WRONG_RECIPIENT = "wrong recipient"
    LETHAL_FIRST = "lethal first"
    WRONG_ORDER = "wrong order"
    WRONG_TIME = "wrong time"
    NOT_IN_HAND = "not in hand"
    NOT_A_LAND = "not a land"
    IS_A_LAND = "is a land"
    LAND_PLAYED = "land played"
    CANT_PLAY_LANDS = "can't play lands"
    OWN_RESTRICTION = "own restriction"
    NO_LEGEND = "no legend"
    BAD_TARGET = "bad target"
    NOTHING_TO_TARGET = "nothing to target"
    TARGET_TWICE = "target twice"
    TARGET_TAKEN = "target taken"
    BAD_TOGETHER = "not together"
    NOT_ENOUGH_MANA = "not enough mana"
    WRONG_NUMBER = "wrong number"
    CANT_PAY = "can't pay"
    NOT_PAID = "not paid"
    CANT_CAST = "can't cast"
    CANT_ACTIVATE = "can't activate"
    NO_SUCH_ABILITY = "no such ability"
    NO_PERMISSION = "no permission"
    WORKS_ELSEWHERE = "works elsewhere"
    ALREADY_USED = "already used"
    BAD_CHOICE = "bad choice"
    BAD_BAND = "bad band"
    SAME_CHOICE = "same choice"
    NOT_OF_THE_COST = "not of the cost"
    WRONG_MANA = "wrong mana"
    WRONG_LIFE = "wrong life"
    NO_MODES = "no modes"
    NO_X = "no X"
    TOO_SMALL_X = "too small X"
    NOTHING_TO_DIVIDE = "nothing to divide"
    NOT_IN_ZONE = "not in that zone"
    LOST_ABILITY = "lost ability"
    MOMENT_PAST = "moment past"
    STEP_SKIPPED = "step skipped"
    GAME_ENDS_FIRST = "game ends first"
    LEFT_GAME = "left the game"


class OtherWay(Value):
    """A way in which a card may be cast that nobody named: for a cost of its own, or for more."""

    name: str
    cost: Cost | None = None
    more: Cost | None = None
    free: bool = False


class Illegal(Value):
    """Something that may not be done: why, what about, and the rules that say so.

    `part` is the part of a cost that can't be paid, where it is for one, `part_of` the object whose
    cost it is, `group` what things chosen together must be to one another, `by` the object whose
    rule says that it may not be done, `called` the half or face of the subject that was meant,
    `ways` how the card may be cast instead, `lacking` the mana symbols that what there is can't pay
    for, where there is as much mana as it takes.
    """

    why: Why
    subject: ObjectId | PlayerId
    because: tuple[str, ...]
    other: ObjectId | PlayerId | None = None
    part: Effect | None = None
    part_of: ObjectId | None = None
    group: Grouping | None = None
    by: ObjectId | None = None
    called: Bilingual | None = None
    ways: tuple[OtherWay, ...] = ()
    lacking: tuple[str, ...] = ()


class Refused(Exception):  # an answer that the rules refuse
    """What a player wants to do may not be done."""

    def __init__(self, illegal: Illegal) -> None:
        self.illegal = illegal
        super().__init__(repr(illegal))


@cites("118.3", "除非牌手具有足以完全支付某费用的资源，否则其不能支付该费用")
def lacks_means() -> None:
    """Who lacks some of what a cost takes can't pay it."""


def rules_of_want(why: Why, others: tuple[str, ...]) -> tuple[str, ...]:
    """The rule by which a cost can't be paid, unless others say why that is.

    >>> rules_of_want(Why.NOT_ENOUGH_MANA, ()), rules_of_want(Why.CANT_PAY, ("119.8",))
    (('118.3',), ())
    """
    is_of_means = why in (Why.CANT_PAY, Why.NOT_ENOUGH_MANA)
    return lacks_means.numbers if is_of_means and not others else ()
