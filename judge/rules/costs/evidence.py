"""Evidence is collected as a cost (701.57, from the edition of 2024-02-02 on)."""

from __future__ import annotations

from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.qualities import mana_value
from judge.rules.requests import AskPick, Paying, Picked, Purpose, Why
from judge.rules.view import View

SINCE = "2024-02-02"


@cites("701.57a", "从你的坟墓场放逐法术力值加总达到N或更多的牌", edition=SINCE)
def collect_evidence(
    process: Process, player: PlayerId, number: int, context: Context, paying: Paying
) -> tuple[ObjectId, ...]:
    """Cards of the player's choice with enough total mana value leave their graveyard for exile."""
    if not process.rulebook.edition.has(SINCE):
        raise Unsupported(
            None,
            f"the keyword action collect evidence (from the edition {SINCE})",
            f"关键字动作搜证（自{SINCE}版起）",
        )
    view = process.view
    able = process.state.player(player).graveyard
    picked = tuple(dict.fromkeys(paying.for_("exile", able)))
    if not picked:
        picked = _ask(process, player, able, number, context)
    if not set(picked) <= set(able) or _total(view, picked) < number:
        raise process.refuse(Why.CANT_PAY, player)
    moved = (e.Moved(id_, Zone.EXILE, player=player) for id_ in picked)
    process.do(*moved, e.Acted("collect evidence", player))
    return picked


@cites("701.57b", "如果牌手于其无法放逐法术力值加总达到N或更多的牌时", edition=SINCE)
def cant_collect() -> None:
    """A player whose graveyard holds too little can't choose to collect evidence."""


def can_collect(view: View, player: PlayerId, number: int) -> bool:
    """True if the cards of a player's graveyard have enough total mana value."""
    return _total(view, view.state.player(player).graveyard) >= number


def _total(view: View, ids: tuple[ObjectId, ...]) -> int:
    return sum(mana_value(view, id_) for id_ in ids)


def _ask(
    process: Process, player: PlayerId, able: tuple[ObjectId, ...], number: int, context: Context
) -> tuple[ObjectId, ...]:
    """The cards that the player picks; all there are where fewer would not do."""
    view = process.view
    if not can_collect(view, player, number):
        raise process.refuse(Why.CANT_PAY, player, *cant_collect.numbers)
    greatest = sorted(able, key=lambda id_: -mana_value(view, id_))
    least = next(n for n in range(len(able) + 1) if _total(view, tuple(greatest[:n])) >= number)
    if least == len(able):
        return able
    asked = AskPick(player, tuple(greatest), least, len(able), Purpose.EXILE, context.source)
    answer = process.ask(asked)
    picked = answer.objects if isinstance(answer, Picked) else ()
    return tuple(dict.fromkeys(ObjectId(int(id_)) for id_ in picked))
