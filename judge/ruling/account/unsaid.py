"""What an effect leaves unsaid and a rule fills in: under whose control, how many at a time."""

from __future__ import annotations

from collections import Counter

from judge.abilities.patterns import Draws
from judge.abilities.walk import within
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, Zone
from judge.rules.rulebook import Rulebook
from judge.ruling.account.account import Every, Found


@cites("110.2a", "除非该效应另有指示，否则此物件在该牌手的操控下进战场")
def enters_under(every: Every, rulebook: Rulebook) -> Found:
    """What an effect puts onto the battlefield is not its owner's, or not the effect's player's."""
    for one in every:
        before, moved = one.happened.before, one.event
        if not isinstance(moved, e.Moved) or moved.to is not Zone.BATTLEFIELD:
            continue
        held = before.objects.get(moved.object)
        under = None if moved.entering is None else moved.entering.controller
        if held is None or held.zone is Zone.STACK or under is None:
            continue
        by = before.objects[before.stack[-1]].controller if before.stack else under
        if {under} != {held.owner, by}:
            yield one, moved.object


@cites("121.2", "牌每次只能抓一张")
def draws_one_by_one(every: Every, rulebook: Rulebook) -> Found:
    """What waits for a draw triggers for each of several cards that one effect has drawn."""
    seen: Counter[tuple[int, ObjectId]] = Counter()
    for one in every:
        for pending in one.event.triggers if isinstance(one.event, e.Triggered) else ():
            if pending.source is not None and any(
                isinstance(part, Draws) for part in within(pending.ability.pattern)
            ):
                seen[one.unit, pending.source] += 1
                if seen[one.unit, pending.source] > 1:
                    yield one, pending.source
