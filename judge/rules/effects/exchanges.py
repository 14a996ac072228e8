"""An Aura is exchanged with one in a hand (701.10d-e, 702.65)."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import objects as o
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, Zone
from judge.rules.attachment import may_attach
from judge.rules.choices.recipients import choose
from judge.rules.engine import Do
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import Purpose


@cites("701.10d", "交换只有在所交换的牌都由同一位牌手所拥有的情况下才能进行")
@cites("701.10e", "原本贴附于物件之上的牌不再贴附于该物件，改为由另一张牌贴附于该物件")
def swap_aura(process: Process, effect: o.SwapAura, context: Context) -> bool:
    """The Aura goes to the hand, and the card enters attached to what it was attached to."""
    view, this, player = process.view, context.source, context.controller
    if this is None or not view.is_permanent(this):
        return False
    held = view.object(this)
    host = held.attached_to
    if held.owner != player or held.controller != player or host is None:
        return False
    if isinstance(host, int) and view.has(ObjectId(host), "protection"):
        raise Unsupported(
            "702.65b",
            "an exchange of Auras on a permanent with protection",
            "在具有保护异能的永久物上交换灵气",
        )
    among = tuple(
        card
        for card in process.state.player(player).hand
        if "Aura" in view.of(card).subtypes and may_attach(view, card, host)
    )
    picked = choose(process, player, among, 0, 1, Purpose.PUT, context)
    if not picked:
        return False
    entering = e.Entering(controller=player, attached_to=host)
    process.do(
        e.Moved(this, Zone.HAND, player=player),
        e.Moved(picked[0], Zone.BATTLEFIELD, entering=entering, player=player),
    )
    return True


EFFECTS: Mapping[type[Effect], Do] = {
    o.SwapAura: swap_aura,
}
