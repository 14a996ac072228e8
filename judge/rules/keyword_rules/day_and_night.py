"""Day and night by permanents with daybound and nightbound, and those that turn (702.145)."""

from __future__ import annotations

from judge.abilities.effects import objects as o
from judge.cite import cites
from judge.game import events as e
from judge.game.state import GameObject, ObjectId, PlayerId
from judge.rules.engine import Numbers
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.view import View

DAYBOUND, NIGHTBOUND = "daybound", "nightbound"


def settle_day(process: Process) -> None:
    """After each batch of events: it becomes day or night, and permanents transform, at once."""
    view = process.view
    day = view.state.day
    if day is None:
        if _any_has(view, DAYBOUND):
            begin_day(process)
        elif _any_has(view, NIGHTBOUND):
            begin_night(process)
        return
    turning = [held for held in view.permanents() if two_faced(held) and bool(held.face) is day]
    keyword, turn = (NIGHTBOUND, turn_to_day) if day else (DAYBOUND, turn_to_night)
    ids = [held.id for held in turning if view.has(held.id, keyword)]
    if ids:
        turn(process, ids)


def _any_has(view: View, keyword: str) -> bool:
    return keyword in view.keywords_there


def two_faced(held: GameObject) -> bool:
    """True of what a transforming double-faced card or token represents, face up."""
    return held.layout == "transform" and len(held.faces) == 2 and held.face_down is None


@cites(
    "702.145d", "如果当前既非白昼也非黑夜，且一位牌手在任何时候操控具昼形异能的永久物，则成为白昼"
)
def begin_day(process: Process) -> None:
    """With daybound about and neither day nor night, it becomes day."""
    process.do(e.DayBecame(True))


@cites("702.145g", "且一位牌手在任何时候操控具夜形异能的永久物，则成为黑夜")
def begin_night(process: Process) -> None:
    """With nightbound but no daybound about and neither day nor night, it becomes night."""
    process.do(e.DayBecame(False))


@cites("702.145c", "则该牌手转化该永久物。这会立即发生，且不是状态动作")
def turn_to_night(process: Process, ids: list[ObjectId]) -> None:
    """At night, front faces with daybound are turned over."""
    process.do(*(e.Transformed(id_, 1) for id_ in ids))


@cites("702.145f", "则该牌手转化该永久物。这会立即发生，且不是状态动作")
def turn_to_day(process: Process, ids: list[ObjectId]) -> None:
    """By day, back faces with nightbound are turned over."""
    process.do(*(e.Transformed(id_, 0) for id_ in ids))


@cites("702.145b", "此永久物不能因其昼形异能之外的方式转化")
@cites("702.145e", "此永久物不能因其夜形异能之外的方式转化")
def may_transform(view: View, id_: ObjectId) -> bool:
    """False of what only day and night transform."""
    return not (view.has(id_, DAYBOUND) or view.has(id_, NIGHTBOUND))


def why_not_transformed(
    view: View, player: PlayerId, effect: o.Transform, id_: ObjectId, context: Context
) -> Numbers:
    """Why a permanent can't transform; None if it can."""
    return None if two_faced(view.object(id_)) and may_transform(view, id_) else ()
