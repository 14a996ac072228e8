"""Permanents that don't untap during somebody's next untap step (502.3, 701.39)."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect, Filter
from judge.abilities.durations import DuringNextUntap
from judge.abilities.effects import objects as o
from judge.abilities.filters import AllOf, ControlledBy, IsIt
from judge.abilities.statics import DoesntUntap
from judge.abilities.who import Every, You
from judge.cite import cites
from judge.game import events as e
from judge.game.state import FloatingRule, ObjectId, PlayerId
from judge.rules.choices.recipients import players
from judge.rules.effects.there import there
from judge.rules.engine import Do
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.qualities.lasting_words import as_begun

KEPT = "doesn't untap"  # during the next untap step of whoever controls it
STILL_THEIRS = AllOf((IsIt(), ControlledBy(You())))


@cites("502.3", "某些效应可以让牌手的某些永久物无法重置")
def dont_untap(process: Process, effect: o.DontUntap, context: Context) -> bool:
    """Permanents stay tapped in the next untap step of their controllers, or of one player."""
    if effect.player is None:
        ids = there(process, effect.objects, context, effect)
        return bool(process.do(*(e.Marked(i, KEPT) for i in ids)))
    own = players(process, effect.player, context)
    if isinstance(effect.objects, Every):
        rules = tuple(all_kept(process, one, effect.objects.filter, context) for one in own)
    else:
        ids = there(process, effect.objects, context, effect)
        rules = tuple(kept(one, i, context.source) for one in own for i in ids)
    return bool(process.do(*rules))


@cites("611.2c", "不影响特征或改变任何物件操控权的持续性效应影响游戏规则")
def all_kept(process: Process, player: PlayerId, filter_: Filter, context: Context) -> e.RuleBegan:
    """In the player's next untap step no permanent of a kind untaps, those that come later too."""
    rule = as_begun(process.view, DoesntUntap(filter_), context)
    began = FloatingRule(rule, player, context.source, DuringNextUntap(), about=context.it)
    return e.RuleBegan(began, because=all_kept.numbers)


@cites("701.39a", "意指你选择在你的下一个重置步骤中不重置它")
def exert(process: Process, effect: o.Act, context: Context) -> bool:
    """Permanents won't untap during the next untap step of the player who exerts them."""
    player = context.controller
    ids = there(process, effect.objects, context, effect)
    rules = (kept(player, i, context.source) for i in ids)
    return bool(process.do(*rules, *(e.Acted("exert", player, i) for i in ids)))


def kept(player: PlayerId, id_: ObjectId, source: ObjectId | None) -> e.RuleBegan:
    """A permanent doesn't untap in the player's next untap step if it would: if it is theirs."""
    rule = DoesntUntap(STILL_THEIRS)
    return e.RuleBegan(FloatingRule(rule, player, source, DuringNextUntap(), about=(id_,)))


EFFECTS: Mapping[type[Effect], Do] = {
    o.DontUntap: dont_untap,
}
