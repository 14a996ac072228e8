"""What an object does or becomes that is only a mark: crewed, renowned, having exploited."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.abilities.filters import AllOf, ControlledBy, IsPermanent, OfType
from judge.abilities.who import Chosen, You
from judge.cards import CardType
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.rules.choices.recipients import objects
from judge.rules.effects import clash, keyword_actions
from judge.rules.effects.backup import backup
from judge.rules.effects.blessing import get_blessing
from judge.rules.effects.cipher import encode
from judge.rules.effects.encore import encore
from judge.rules.effects.haunt import haunt
from judge.rules.effects.pairs import pair
from judge.rules.effects.there import there
from judge.rules.engine import Do
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import Purpose

CREATURE = AllOf((IsPermanent(), OfType(CardType.CREATURE), ControlledBy(You())))


def act(process: Process, effect: o.Act, context: Context) -> bool:
    """An object does a keyword action, by its name."""
    do = ACTIONS.get(effect.action)
    if do is None:
        raise Unsupported("701.1", f"the keyword action {effect.action}", "此关键字动作")
    return do(process, effect, context)


@cites("702.122d", "每当[此载具]的一个搭载异能结算时")
def crewed(process: Process, effect: o.Act, context: Context) -> bool:
    """A Vehicle becomes crewed."""
    ids = objects(process, effect.objects, context)
    return bool(process.do(*(e.Acted("become crewed", context.controller, id_) for id_ in ids)))


@cites("702.149c", "当此生物见习时")
def train(process: Process, effect: o.Act, context: Context) -> bool:
    """A creature trains: a training ability has put a counter on it."""
    ids = objects(process, effect.objects, context)
    return bool(process.do(*(e.Acted("train", context.controller, id_) for id_ in ids)))


@cites("702.112b", "只有永久物能够铭勇")
def renown(process: Process, effect: o.Act, context: Context) -> bool:
    """A permanent becomes renowned."""
    ids = there(process, effect.objects, context, effect)
    batch: list[e.Event] = []
    for id_ in ids:
        batch += (
            e.Marked(id_, "renowned"),
            e.Acted("renowned", context.controller, id_),
        )
    return bool(process.do(*batch))


@cites("702.110b", "当该榨取异能的操控者在榨取异能结算时牺牲了生物时，此生物即“榨取生物”")
def exploit(process: Process, effect: o.Act, context: Context) -> bool:
    """A creature is sacrificed; that is exploiting it."""
    source, given_up = context.source, o.Sacrifice(You(), Chosen(CREATURE))
    ids = objects(process, given_up.objects, context, Purpose.SACRIFICE, given_up)
    batch: list[e.Event] = [e.Sacrificed(context.controller, id_) for id_ in ids]
    if ids and source is not None:
        batch.append(e.Acted("exploit", context.controller, source, others=tuple(ids)))
    return bool(process.do(*batch))


Action = Callable[[Process, o.Act, Context], bool]
ACTIONS: Mapping[str, Action] = {
    "crew": crewed,
    "exploit": exploit,
    "backup": backup,
    "encore": encore,
    "pair": pair,
    "renown": renown,
    "train": train,
    **keyword_actions.ACTIONS,
}
EFFECTS: Mapping[type[Effect], Do] = {
    o.Act: act,
    o.Encode: encode,
    o.Haunt: haunt,
    pl.GetCityBlessing: get_blessing,
    **clash.EFFECTS,
}
