"""A condition that is said last, and what is done unless somebody pays."""

from __future__ import annotations

from judge.abilities.bases import Condition, Effect, Players
from judge.abilities.conditions import Matches, Not
from judge.abilities.costs import Cost
from judge.abilities.effects.combinators import First, ForEach, If, MayPay, Sequence
from judge.abilities.effects.objects import Sacrifice
from judge.abilities.effects.players import LoseLife, RuleUntil
from judge.abilities.filters import IsSpell
from judge.abilities.statics import CantAttack, CantBlock, PlayFrom
from judge.abilities.walk import TARGETS, within
from judge.abilities.who import Chosen, It, ThatPlayer, You
from judge.language import REJECTED
from judge.oracle.composition.free_casts import if_such_spell
from judge.oracle.composition.sentences import MARKERS
from judge.oracle.composition.subject import Subject, about
from judge.oracle.lexicon.filters import every, parts_of

Unless = tuple[Players, Cost] | tuple[Players, Cost, Cost]


def conditioned(c: Condition, e: Effect) -> object:
    """The effect, if a condition is so."""
    if isinstance(e, MARKERS):
        return REJECTED
    return if_such_spell(c, e) or If(c, e)


def if_so(e: Effect, c: Condition) -> object:
    """ "Put a counter on equipped creature if it's red": the condition is said last.

    Said after several things it may be of the last or of all.
    """
    if isinstance(e, Sequence):
        return REJECTED
    if isinstance(e, RuleUntil) and isinstance(e.rule, PlayFrom):
        return _allowed_if(e, e.rule, c)
    made = conditioned(c, e)
    return made.with_(first=First.THEN) if isinstance(made, If) else made


def _allowed_if(e: RuleUntil, allowed: PlayFrom, c: Condition) -> object:
    """ "This turn, you may play it if you control a Kavu": asked as it would be played.

    "If it's a creature spell" is said of the card that may be cast.
    """
    if isinstance(c, Matches) and c.objects == It():
        such = (part for part in parts_of(c.filter) if part != IsSpell())
        return e.with_(rule=allowed.with_(filter=every(allowed.filter, *such)))
    return REJECTED if It() in set(within(c)) else e.with_(condition=c)


def unless_so(e: Effect, c: Condition) -> object:
    """ "Sacrifice ~ unless it's your turn"."""
    return REJECTED if isinstance(e, Sequence) else If(Not(c), e)


def unless_loses(u: Unless, p: Effect) -> object:
    """ "除非他弃一张牌，否则失去2点生命": who loses life is who could have paid."""
    who = u[0]
    if isinstance(who, You) or not isinstance(p, LoseLife) or p.player != Subject():
        return REJECTED
    made = unless_paid(about(p, Subject(), ThatPlayer()), u)
    if not isinstance(made, MayPay) or isinstance(who, ThatPlayer):
        return made
    return made.with_(first=First.CONDITION)


def unless_of_either(u: Unless, p: Effect) -> object:
    """ "除非目标对手支付{2}，否则抓一张牌" says of neither that player nor you that they draw.

    This is one of the two readings, so that the words are declined.
    """
    if isinstance(u[0], You) or isinstance(p, LoseLife) or not _is_of_a_player(p):
        return REJECTED
    return unless_paid(about(p, Subject(), ThatPlayer()), u)


def _is_of_a_player(p: Effect) -> bool:
    """True if it makes a difference who does it: not of "sacrifice it"."""
    if isinstance(p, Sacrifice) and not isinstance(p.objects, Chosen):
        return False
    return any(isinstance(part, Subject) for part in within(p))


def unless_paid(e: Effect, u: Unless) -> object:
    """Of several costs each may be paid where those before it are not; of several targets, each."""
    if isinstance(e, Sequence):
        return REJECTED  # "put a counter on ~, then sacrifice it unless …": what stands last
    if any(isinstance(part, CantAttack | CantBlock) for part in within(e)):
        return REJECTED  # what is paid as it attacks or blocks, and not now
    who, *costs = u
    if len(costs) > 1 and not isinstance(who, ThatPlayer):
        return REJECTED
    targets = [word for word in within(e) if isinstance(word, TARGETS)]
    each = next((word for word in targets if getattr(word, "most", 1) != 1), None)
    if each is not None:
        if len(targets) > 1 or It() not in set(within(who)):
            return REJECTED
        e = about(e, each, It())
    for cost in reversed(costs):
        e = MayPay(cost, who, otherwise=e, first=First.OTHERWISE)
    return e if each is None else ForEach(each, e)
