"""An account, its answers and their reasons are put into words: the ruling."""

from __future__ import annotations

from judge.rules.editions import taken_for_granted
from judge.rules.repetition import goes_on_by_choice, is_at_will
from judge.ruling.account import Account
from judge.ruling.answers import Answers
from judge.ruling.boards import board
from judge.ruling.by_edition import citation
from judge.ruling.misconceptions import Mistaken
from judge.ruling.portraits import portraits
from judge.ruling.reasons import Reason
from judge.ruling.ruling import Ruling, Said, Step, Verdict
from judge.ruling.wording.answers import text, whole
from judge.ruling.wording.reasons import deciding
from judge.ruling.wording.telling import tell
from judge.scenario.moving import at_will
from judge.scenario.record import may_go_on
from judge.values import Bilingual


def in_words(
    account: Account,
    found: Answers,
    reasons: tuple[Reason, ...] = (),
    others: tuple[Mistaken, ...] = (),
) -> Ruling:
    """The ruling on a play."""
    record, names, date = account.record, account.finder.names, account.edition
    steps, looked_up = tell(record, names), _looked_up(account)
    numbers = dict.fromkeys(n for step in (*steps, *looked_up) for n in step.numbers())
    if record.repeats:
        numbers.update(dict.fromkeys(goes_on_by_choice.numbers))
    elif may_go_on(record):
        loses = (
            () if record.round is None or record.round.loses is None else record.round.loses.rules
        )
        numbers.update(dict.fromkeys((*is_at_will.numbers, *loses)))
    told = deciding(account, reasons, others)
    cited = dict.fromkeys(citation(number, date) for number in numbers)
    named = tuple(dict.fromkeys(one.rule for one in told if one.rule not in cited))
    return Ruling(
        verdict=Verdict.DETERMINED if record.repeats is None else Verdict.LOOP,
        answer=whole(account, found),
        answers=tuple(Said(one.asked, one.value, text(account, one)) for one in found.answers),
        deciding=told,
        rules=date,
        steps=tuple(_numbered(step, date) for step in steps),
        looked_up=tuple(_numbered(step, date) for step in looked_up),
        citations=(*cited, *named),
        only_named=named,
        assumptions=(*taken_for_granted(account.played.rulebook.edition), *record.assumptions),
        unread=account.played.unread,
        record=record,
        objects=portraits(names, account.view, account.portrayed),
        board=board(names, account.view),
        repeats=at_will(record.round, names),
    )


def _looked_up(account: Account) -> tuple[Step, ...]:
    """What was looked up for the answer, as steps."""
    found = []
    for one in account.looked_up:
        shown = account.finder.names.shown(one.body)
        said = Bilingual(one.said.en.format(name=shown.en), one.said.zh.format(name=shown.zh))
        found.append(Step(said, (shown,), one.rules))
    return tuple(found)


def _numbered(step: Step, date: str) -> Step:
    """A step with bare rule numbers of an edition: the citations say of which editions they are."""
    rules = tuple(citation(cited, date).number for cited in step.rules)
    return step.with_(rules=rules, steps=tuple(_numbered(below, date) for below in step.steps))
