"""Players vote (701.32)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import players as pl
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.choices.recipients import choose
from judge.rules.choices.word import choose_word
from judge.rules.engine import Do
from judge.rules.influence.limits import left_out
from judge.rules.influence.reach import reaches
from judge.rules.meaning import Context, objects_of
from judge.rules.meaning.votes import VOTES
from judge.rules.process import Process
from judge.rules.requests import Purpose


@cites("701.32a", "由某位指定牌手开始，每位牌手依照回合顺序依次选择其中一个选项")
def vote(process: Process, effect: pl.Vote, context: Context) -> bool:
    """Each player in turn order, from the controller on, votes for one of the choices."""
    if process.state.variant.shares_turns:
        raise Unsupported(
            "701.32a", "a vote where teams take their turns together", "各队伍共享回合时的投票"
        )
    counted = dict.fromkeys(effect.choices, 0)
    for player in _voters(process, context):
        word = choose_word(process, player, "vote", effect.choices, context)
        counted[word] += 1
        process.do(e.Acted("vote", player))
    context.chosen[VOTES] = counted
    return True


@cites("701.32a", "由某位指定牌手开始，每位牌手依照回合顺序依次选择其中一个选项")
def vote_for(process: Process, effect: pl.VoteFor, context: Context) -> bool:
    """Each player votes for one of some objects; those with the most votes are spoken of then."""
    if process.state.variant.shares_turns:
        raise Unsupported(
            "701.32a", "a vote where teams take their turns together", "各队伍共享回合时的投票"
        )
    among = objects_of(process.view, effect.filter, context)
    counted: Counter[ObjectId] = Counter()
    for player in _voters(process, context):
        counted.update(choose(process, player, among, 1, 1, Purpose.OTHER, context))
        process.do(e.Acted("vote", player))
    most = max(counted.values(), default=0)
    context.it = tuple(id_ for id_ in among if counted[id_] == most and most)
    return bool(context.it)


def _voters(process: Process, context: Context) -> tuple[PlayerId, ...]:
    """The players who vote, in turn order; those out of range don't (801.10)."""
    state = process.state
    every = state.order_from(context.controller)
    near = tuple(one for one in every if reaches(state, context.controller, one))
    if near != tuple(every):
        process.note(left_out.numbers[:1], *(one for one in every if one not in near))
    return near


EFFECTS: Mapping[type[Effect], Do] = {
    pl.Vote: vote,
    pl.VoteFor: vote_for,
}
