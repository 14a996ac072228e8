"""Whether an action would be allowed at the end of a script: it is tried, and nothing happens."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.state import PlayerId
from judge.rules.requests import Illegal, Why
from judge.rules.rulebook import Rulebook
from judge.scenario.branching import Branch
from judge.scenario.model import Expectation, Item, Scenario
from judge.scenario.record import Record, Refused, Tried
from judge.scenario.script import run
from judge.scenario.setup import set_up


def probes(
    scenario: Scenario, wanted: tuple[Expectation, ...], rulebook: Rulebook, branch: Branch
) -> Iterator[Tried | Refused]:
    """What came of trying each action that is asked about, each after the script anew."""
    for item in items_asked(wanted):
        again = branch.alone()
        tried = item.with_(only_try=True, legal=None, at=item.at or scenario.until)
        longer = scenario.with_(play=(*scenario.play, tried), until=None)
        record = run(longer, set_up(longer, rulebook), rulebook, again)
        yield _outcome(record, item, tried)


def items_asked(wanted: tuple[Expectation, ...]) -> Iterator[Item]:
    """The actions that expectations or questions are about, those that must not hold too."""
    for one in wanted:
        while one.key == "not" and isinstance(one.value, Expectation):
            one = one.value
        if one.key == "allowed":
            yield one.value["item"]


def _outcome(record: Record, item: Item, tried: Item) -> Tried | Refused:
    """What came of an action that was tried; one that play never came to may not be done."""
    for entry in record.entries:
        if isinstance(entry, Tried | Refused) and entry.item == tried:
            return entry.with_(item=item)
    why = Why.MOMENT_PAST if record.state.result is None else Why.GAME_ENDS_FIRST
    return Refused(record.state, item, Illegal(why, PlayerId(item.player or ""), ()))
