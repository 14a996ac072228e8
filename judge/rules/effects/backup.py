"""Backup: counters on a creature, which also gets the abilities printed after it (702.165)."""

from __future__ import annotations

from judge.abilities import Ability, Keyword
from judge.abilities.durations import EndOfTurn
from judge.abilities.effects import objects as o
from judge.abilities.modifications import CopyOf, CopyValues, GainAbilities
from judge.abilities.who import It
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId
from judge.rules.choices.recipients import objects
from judge.rules.effects.continuous import begin
from judge.rules.effects.permanents import put_counters
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.view import View

NAME = "backup"


@cites(
    "702.165a",
    "在目标生物上放置N个+1/+1指示物。若后者是另一个生物，则它获得下文之非后援的异能直到回合结束",
)
def backup(process: Process, effect: o.Act, context: Context) -> bool:
    """The counters are put on the target; another creature gets the abilities until end of turn."""
    found = objects(process, effect.objects, context)
    put_counters(process, o.PutCounters("+1/+1", effect.number, It()), context)
    others = tuple(i for i in found if i != context.source and process.view.is_there(i))
    if others and context.source is not None:
        granted = printed_after(process.view, context.source)
        begin(process, others, (GainAbilities(granted),), EndOfTurn(), context)
    return bool(found)


@cites("702.165c", "只有印在具有后援异能之物件上的异能才能被其后援异能赋予")
@cites("702.165d", "后援异能赋予的异能在其进入堆叠时确定")
def printed_after(view: View, source: ObjectId) -> tuple[Ability, ...]:
    """The abilities printed after backup, whatever the object has lost since."""
    for effect in view.state.effects:
        changes = effect.modifications
        if source in effect.objects and any(isinstance(c, (CopyOf, CopyValues)) for c in changes):
            raise Unsupported(
                "702.165d", "backup of what is a copy for a while", "暂时成为复制品之物件的后援"
            )
    printed = view.object(source).printed.abilities
    places = [i for i, held in enumerate(printed) if _is_backup(held)]
    if len(places) != 1:
        raise Unsupported(
            "702.165c",
            "backup that is not printed on the object once",
            "并非恰好在物件上印有一次的后援",
        )
    after = printed[places[0] + 1 :]
    return tuple(held for held in after if isinstance(held, Ability))


def _is_backup(held: object) -> bool:
    return isinstance(held, Keyword) and held.name == NAME
