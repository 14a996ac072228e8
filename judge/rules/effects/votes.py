"""Players vote (701.32), face villainous choices (701.53) and travel in time (701.54)."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.choices.recipients import choose, players
from judge.rules.engine import Do
from judge.rules.influence.reach import reaches
from judge.rules.instructions import carry_out
from judge.rules.meaning import Context
from judge.rules.meaning.votes import VOTES
from judge.rules.possibility import may_have_counters
from judge.rules.process import Process
from judge.rules.requests import AskWord, Purpose, Why, Word
from judge.rules.view import View

OPTIONS = ("1", "2")


@cites("701.32a", "由某位指定牌手开始，每位牌手依照回合顺序依次选择其中一个选项")
def vote(process: Process, effect: pl.Vote, context: Context) -> bool:
    """Each player in turn order, from the controller on, votes for one of the choices."""
    if process.state.variant.shares_turns:
        raise Unsupported("701.32a", "a vote where teams take their turns together")
    counted = dict.fromkeys(effect.choices, 0)
    state = process.state
    for player in state.order_from(context.controller):
        if not reaches(state, context.controller, player):
            continue  # 801.10
        word = _word(process, player, "vote", effect.choices, context)
        counted[word] += 1
        process.do(e.Acted("vote", player))
    context.chosen[VOTES] = counted
    return True


def _word(
    process: Process, player: PlayerId, what: str, among: tuple[str, ...], context: Context
) -> str:
    answer = process.ask(AskWord(player, what, among, context.source))
    word = answer.word if isinstance(answer, Word) else ""
    if word not in among:
        raise process.refuse(Why.BAD_CHOICE, player)
    return word


def face(process: Process, effect: pl.VillainousChoice, context: Context) -> bool:
    """One player after the other chooses an option and has all of it done."""
    found = in_turn(process.view, players(process, effect.player, context))
    more = in_turn.numbers if len(found) > 1 else ()
    for player in found:
        inner = context.about(*context.it)
        inner.player = player
        option = _option(process, player, more, context)
        carry_out(process, effect.options[option], inner)
    return bool(found)


@cites("701.53d", "这些牌手按照“主动牌手先决定”的顺序逐个执行规则701.53a中所述之整个流程")
def in_turn(view: View, found: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    """Several players face the choice one by one, in APNAP order."""
    return tuple(player for player in view.state.apnap if player in found)


@cites("701.53a", "然后执行所选项中的所有动作")
@cites("701.53b", "牌手可以选择非法或无法完成的选项")
def _option(process: Process, player: PlayerId, more: tuple[str, ...], context: Context) -> int:
    word = _word(process, player, "villainous choice", OPTIONS, context)
    process.do(e.Acted("villainous choice", player, because=(*process.because, *more)))
    return OPTIONS.index(word)


@cites("701.54a", "在其上放置一个计时指示物，或从其上移去一个计时指示物")
def travel(process: Process, effect: o.Act, context: Context) -> bool:
    """A time counter is put on or removed from each of any number of objects that have one."""
    for player in players(process, effect.player, context):
        view = process.view
        own = Context(context.source, player)
        among = (
            *(i.id for i in view.permanents() if i.controller == player and _timed(view, i.id)),
            *suspended(view, player),
        )
        picked = choose(process, player, among, 0, len(among), Purpose.COUNTERS, own)
        batch: list[e.Event] = []
        for id_ in picked:
            if _word(process, player, "time counter", ("add", "remove"), own) == "remove":
                batch.append(e.CountersRemoved(id_, "time", 1))
            elif may_have_counters(view, id_):
                batch.append(e.CountersPut(id_, "time", 1, player))
        process.do(*batch)
        process.do(e.Acted("time travel", player))
    return True


def _timed(view: View, id_: ObjectId) -> bool:
    return view.object(id_).counters.count("time") > 0


@cites("702.62b", "如果一张具有延缓的牌位于放逐区，且其上有计时指示物，则此牌为“已延缓”")
def suspended(view: View, player: PlayerId) -> tuple[ObjectId, ...]:
    """The suspended cards that a player owns."""
    return tuple(
        id_
        for id_ in view.state.zone_of(Zone.EXILE, player)
        if view.object(id_).owner == player
        and _timed(view, id_)
        and any(keyword.name == "suspend" for keyword in view.keywords(id_))
    )


EFFECTS: Mapping[type[Effect], Do] = {
    pl.Vote: vote,
    pl.VillainousChoice: face,
}
