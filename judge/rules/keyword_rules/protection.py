"""What is attached to something with protection comes off (702.16c-d), and what is bestowed."""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.rules.attachment import is_protected, may_attach
from judge.rules.keyword_rules.bestow import is_bestowed
from judge.rules.process import Process
from judge.rules.view import View


@cites("704.5m", "如果一个灵气贴附于不合法之物件或牌手上")
@cites("702.16c", "已贴附于该永久物或牌手的此类灵气会作为状态动作置入其拥有者的坟墓场")
def repel_auras(view: View, process: Process) -> tuple[e.Event, ...]:
    """An Aura on something with protection from it goes to the graveyard."""
    return tuple(
        e.PutIntoGraveyard(held.id)
        for held in view.piles[0].attached
        if "Aura" in view.of(held.id).subtypes
        and held.attached_to is not None
        and is_protected(view, held.id, held.attached_to)
        and not is_bestowed(view, held.id)
    )


@cites("704.5n", "如果一个武具或工事贴附于不合法之永久物")
@cites("702.16d", "此类武具或工事会作为状态动作从该永久物上卸装，但仍留在战场上")
def repel_equipment(view: View, process: Process) -> tuple[e.Event, ...]:
    """An Equipment or Fortification on something with protection from it comes off."""
    return tuple(
        e.Unattached(held.id)
        for held in view.piles[0].attached
        if held.attached_to is not None
        and {"Equipment", "Fortification"} & view.of(held.id).subtypes
        and is_protected(view, held.id, held.attached_to)
    )


@cites("702.103f", "则它将成为未贴附，且不再是神授式的。这是规则704.5m的例外情况")
def unattach_bestowed(view: View, process: Process) -> tuple[e.Event, ...]:
    """A bestowed Aura attached to what it can't enchant comes off, and is an Aura no more."""
    return tuple(
        e.Unattached(held.id)
        for held in view.piles[0].attached
        if held.attached_to is not None
        and is_bestowed(view, held.id)
        and (
            not may_attach(view, held.id, held.attached_to)
            or is_protected(view, held.id, held.attached_to)
        )
    )
