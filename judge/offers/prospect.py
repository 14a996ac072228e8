"""A scenario is played to the end of its script; then it is told what may be done."""

from __future__ import annotations

from collections.abc import Iterator

from judge.budget import Limits, limited
from judge.game.steps import Step
from judge.offers.actions import actions
from judge.offers.asking import choice
from judge.offers.combat import declarations
from judge.offers.trying import Enough, Tries
from judge.offers.values import Declaration, Offer, Prospect, Refusal
from judge.rules.requests import AskPriority, Request
from judge.rules.rulebook import Rulebook
from judge.ruling.asking import rulebook_of
from judge.ruling.boards import board
from judge.ruling.by_edition import ruled_by
from judge.ruling.wording import STEPS
from judge.ruling.wording.writer import Writer
from judge.scenario.beginning import begin
from judge.scenario.model import Scenario
from judge.scenario.play import Play, Waiting
from judge.scenario.record import Refused
from judge.scenario.script import go_on
from judge.scenario.setup import set_up
from judge.values import Bilingual


def prospect(
    scenario: Scenario, limits: Limits | None = None, edition: str | None = None
) -> Prospect:
    """What is asked, and what may be done, once the script of a scenario is over.

    `limits` and `edition` are as for `ask`. Raises `Unsupported` for what is not carried out,
    `BadScenario` for names of nothing, and `BudgetSpent`.
    """
    with limited(limits):
        return _prospect(scenario, rulebook_of(ruled_by(scenario, edition)))


def _prospect(scenario: Scenario, rulebook: Rulebook) -> Prospect:
    play = begin(scenario, set_up(scenario, rulebook), rulebook, waits=True)
    request: Request | None = None
    try:
        go_on(play)
    except Waiting as waiting:
        request = waiting.request
    found = Prospect(
        board(play.finder.names, play.view),
        refused=_refused(play, scenario),
        is_over=request is None,
    )
    if request is None:
        return found
    if asked := choice(play, request):
        return found.with_(choice=asked)
    offers: list[Offer] = list(_resolving(play))
    refusals: list[Refusal] = []
    made: list[Declaration] = []
    tries, empty = Tries(), not play.state.stack
    try:
        if not isinstance(request, AskPriority) or empty:
            made += declarations(play, tries, request)
        for one in actions(play, tries, request) if isinstance(request, AskPriority) else ():
            offers.append(one) if isinstance(one, Offer) else refusals.append(one)
    except Enough:
        found = found.with_(is_cut=True)
    return found.with_(
        offers=tuple(offers),
        refusals=tuple(refusals),
        declarations=tuple(made),
        steps=tuple(_later(play)) if empty else (),
    )


def _refused(play: Play, scenario: Scenario) -> dict[int, Bilingual]:
    """Why items may not be done, by their places in the script."""
    lines = {(item.line, item.action): place for place, item in enumerate(scenario.play)}
    found = {}
    for entry in play.entries:
        if isinstance(entry, Refused):
            place = lines.get((entry.item.line, entry.item.action))
            if place is not None:
                writer = Writer(play.finder.names, entry.before)
                found[place] = writer.illegal(entry.illegal)
    return found


def _resolving(play: Play) -> Iterator[Offer]:
    """That the top of the stack resolves, or all of it."""
    if play.state.stack:
        top = Writer(play.finder.names, play.state).name(play.state.stack[-1])
        text = Bilingual(f"all pass: {top.en} resolves", f"所有牌手让过：{top.zh}结算")
        yield Offer("resolve", None, text, {"resolve": 1})
    if len(play.state.stack) > 1:
        text = Bilingual("the whole stack resolves", "堆叠上的所有物件依次结算")
        yield Offer("resolve", None, text, {"resolve": "all"})


def _later(play: Play) -> Iterator[tuple[int, str, Bilingual]]:
    """The steps that the game may go on to: the rest of this turn, and the next one."""
    turn = play.state.turn
    in_combat = play.state.combat is not None
    for step in dict.fromkeys(play.state.steps_to_come):
        if step not in SKIPPED and (in_combat or step not in OF_A_FIGHT):
            said = STEPS[step]
            yield turn.number, step.value, said
    for step in (Step.UPKEEP, Step.DRAW, Step.PRECOMBAT_MAIN, Step.END):
        said = STEPS[step]
        text = Bilingual(f"next turn: {said.en}", f"下一回合：{said.zh}")
        yield turn.number + 1, step.value, text


SKIPPED = (Step.UNTAP, Step.CLEANUP, Step.DECLARE_ATTACKERS)
OF_A_FIGHT = (
    Step.DECLARE_BLOCKERS,
    Step.FIRST_COMBAT_DAMAGE,
    Step.COMBAT_DAMAGE,
    Step.END_OF_COMBAT,
)
