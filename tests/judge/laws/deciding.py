"""What a ruling turns on is cited, told in both languages, and had to do with the play."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game import events as e
from judge.rules.process import Happened
from tests.judge.laws.moments import Played

# Sections of keyword abilities by what has to have happened for an answer to turn on them.
OF_DAMAGE = ("702.2", "702.15", "702.80", "702.90", "702.164")
OF_COMBAT = ("702.9", "702.13", "702.20", "702.28", "702.31", "702.36", "702.111", "702.118")
DAMAGE = (e.Damage, e.DamagePrevented, e.DamageAssigned, e.LifeLost, e.LifePaid)
COMBAT = (e.AttackDeclared, e.BlockDeclared)
ABILITIES = ("has", "lacks")  # questions that are about what is printed, whatever happened


def deciding_is_cited(play: Played) -> Iterator[str]:
    """Each rule that the answer turns on is among the citations, with a sentence that says why."""
    cited = set(play.ruling.citations)
    for one in play.ruling.deciding:
        if one.rule not in cited:
            yield f"{one.rule.number} decides, and is not cited"
        if not (one.why.en and one.why.zh):
            yield f"{one.rule.number} decides, and nothing says why"


def keywords_decide_where_they_work(play: Played) -> Iterator[str]:
    """A keyword ability of damage or of combat that is only printed decides where there was any.

    It does so too where something was refused or only tried, where abilities are asked about, and
    of a mere board.
    """
    record = play.ruling.record
    asked = {said.ask.key for said in play.ruling.answers}
    if record is None or record.allowed or not asked.isdisjoint(ABILITIES):
        return
    if any(not isinstance(entry, Happened) for entry in record.entries):
        return
    events = [event for moment in play.moments for event in moment.events]
    if not events:
        return
    for sections, kinds in ((OF_DAMAGE, DAMAGE), (OF_COMBAT, COMBAT)):
        if not any(isinstance(event, kinds) for event in events):
            for one in play.ruling.deciding:
                number = one.rule.number
                ways = {way.kind for way in play.ruling.considered if way.rule == number}
                if number.rstrip("abcdefghijk") in sections and ways == {"keyword"}:
                    yield f"{number} decides, and nothing happened that it is about"
