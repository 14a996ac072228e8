"""Encore: a copy for each opponent, which attacks that opponent (702.141)."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.durations import EndOfTurn, ForGood
from judge.abilities.effects import objects as o
from judge.abilities.effects.combinators import Delayed
from judge.abilities.filters import IsIt
from judge.abilities.modifications import GainAbilities, Restricted
from judge.abilities.patterns import StepBegins
from judge.abilities.statics import MustAttack
from judge.abilities.who import ExactPlayer, It, This, You
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId
from judge.rules.choices.together import happens_at_once
from judge.rules.effects.continuous import begin
from judge.rules.effects.delayed import delayed
from judge.rules.effects.tokens import create_copy
from judge.rules.influence.reach import opponents_in_range
from judge.rules.meaning import Context
from judge.rules.process import Process


@cites("702.141a", "派出一个此牌的衍生复制品，且其本回合若能攻击该对手，便须如此作")
@cites("702.141a", "这些衍生物获得敏捷异能。在下一个结束步骤开始时，将它们牺牲")
def encore(process: Process, effect: o.Act, context: Context) -> bool:
    """For each opponent a hasty copy that attacks them if able; all are sacrificed later."""
    opponents = opponents_in_range(process.state, context.controller)
    made = copies_at_once(process, len(opponents), context)
    own = len(made) // max(len(opponents), 1)
    if own * len(opponents) != len(made):
        raise Unsupported("702.141a", "which token attacks whom", "各衍生物所攻击的牌手")
    for place, opponent in enumerate(opponents):
        must = Restricted(MustAttack(IsIt(), whom=ExactPlayer(opponent)))
        begin(process, made[place * own : (place + 1) * own], (must,), EndOfTurn(), context)
    begin(process, made, (GainAbilities((Keyword("haste"),)),), ForGood(), context)
    context.it = made
    if made:
        later = o.Sacrifice(You(), It())
        delayed(process, Delayed(StepBegins("end"), later), context)
    return bool(made)


def copies_at_once(process: Process, number: int, context: Context) -> tuple[ObjectId, ...]:
    """The tokens of so many copies, created at the same time: each sees the others enter."""
    before = set(process.state.battlefield)
    with process.also(*(happens_at_once.numbers if number > 1 else ())), process.together():
        for _ in range(number):
            create_copy(process, o.CreateCopy(This()), context.about(*context.it))
    return tuple(i for i in process.state.battlefield if i not in before)
