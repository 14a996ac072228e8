"""Two cards of a meld pair become one permanent (701.37)."""

from __future__ import annotations

from judge.abilities.effects import objects as o
from judge.abilities.filters import AllOf, Other
from judge.cite import cites
from judge.game import events as e
from judge.game.state import GameObject, Kind, ObjectId, PlayerId, Zone
from judge.rules.choices.recipients import choose
from judge.rules.meaning import Context, objects_of
from judge.rules.process import Process
from judge.rules.requests import Purpose


@cites("712.4a", "具有放逐此物件及同组当中之另一物件，并融合两者的异能")
def meld(process: Process, effect: o.Act, context: Context) -> bool:
    """This and its counterpart, of the player's choice, are exiled at once, and melded."""
    player, this = context.controller, context.source
    if this is None or not process.view.is_permanent(this):
        return False
    among = objects_of(process.view, AllOf((effect.filter or AllOf(), Other())), context)
    chosen = choose(process, player, among, 1, 1, Purpose.EXILE, context)
    if not chosen:
        return False
    both = (this, chosen[0])
    pair = is_pair(*map(process.view.object, both))
    with process.also(*(() if pair else no_meld.numbers)):
        process.do(*(e.Moved(one, Zone.EXILE, player=player) for one in both))
    first, second = (_exiled(process, one) for one in both)
    if first is not None and second is not None and is_pair(first, second):
        combine(process, first.id, second.id, player)
    return True


def _exiled(process: Process, id_: ObjectId) -> GameObject | None:
    now = process.state.current(id_)
    held = None if now is None else process.state.objects[now]
    return held if held is not None and held.zone is Zone.EXILE else None


@cites("701.37b", "只有属于同一融合牌组的两张牌才能融合")
def is_pair(first: GameObject, second: GameObject) -> bool:
    """True of two different cards, the halves of whose backs are of the same face."""
    cards = all(one.kind is Kind.CARD and one.layout == "meld" for one in (first, second))
    if not cards or first.components or second.components:
        return False
    backs = first.faces[1].name == second.faces[1].name
    return backs and first.faces[0].name != second.faces[0].name


@cites("701.37c", "则这些物件会留在当前区域")
def no_meld() -> None:
    """What can't be melded stays where it is."""


@cites("701.37a", "将它们以背面朝上且已组合的方式放进战场")
@cites("712.14c", "则它们作为单一永久物以背面朝上的方式进战场")
def combine(process: Process, first: ObjectId, second: ObjectId, player: PlayerId) -> None:
    """The two cards enter the battlefield as one permanent with the combined back face."""
    entering = e.Entering(controller=player, face=1, melded=second)
    process.do(e.Moved(first, Zone.BATTLEFIELD, entering=entering, player=player))
    now = process.state.current(first)
    if now is not None:
        process.do(e.Acted("meld", player, now))
