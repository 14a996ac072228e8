"""A rule that an answer may turn on, as a value: how it came in, about whom, and how telling."""

from __future__ import annotations

from judge.ruling.account import Subject
from judge.values import Value

NEAR, BESIDE, FAR = 1.0, 0.85, 0.6  # about what is asked, about nothing, about something else


class Reason(Value):
    """A rule, how it came in, whom it is about, and where in the account that stands.

    `kind` is `cited` by an event or a fact, `refused` where it forbids what was tried, `noted`
    where something nearly happened by it, `noticed` where by it something did not matter that one
    would expect to, `chosen` where by it a choice was made as an effect happened, `spared` where it
    left alone what it looked at, `so` or `not_so` where it only said that something is so or not,
    `permitted` where what is asked about may be done by it, `keyword`, `written` or `instances`
    where it is about what is printed on an object, `untriggered` where that waited for something
    and did not trigger, `idle` where it is about a keyword ability and did nothing, `given` where
    about a keyword ability that an effect gave it or took from it, `mistaken` where a misconception
    about it would change the answer; `place` is that of the event, fact or refusal in its list of
    the account. `score` is how near it is to what is asked, or how telling.
    """

    rule: str
    kind: str
    about: tuple[Subject, ...] = ()
    of: str = "event"  # where `place` is; the others are in `TOLD_FIRST` of the choice
    place: int = 0
    score: float = 0.0
