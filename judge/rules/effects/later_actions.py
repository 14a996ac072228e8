"""What later editions brought: cloak, collect evidence, suspect, and Cases being solved."""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities import Keyword, Static
from judge.abilities.durations import ForGood
from judge.abilities.effects import objects as o
from judge.abilities.filters import IsThis
from judge.abilities.modifications import GainAbilities
from judge.abilities.statics import CantBlock
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ContinuousEffect, Zone
from judge.rules.choices.recipients import objects
from judge.rules.costs.evidence import can_collect, collect_evidence
from judge.rules.effects.there import there
from judge.rules.keyword_rules.plot import SINCE as PLOT_SINCE
from judge.rules.keyword_rules.plot import become_plotted
from judge.rules.meaning import Context, amount_of
from judge.rules.process import Process
from judge.rules.requests import Paying
from judge.rules.rulebook import Rulebook
from judge.values import Bilingual

SINCE = "2024-02-02"
SUSPECTED = (GainAbilities((Keyword("menace"), Static(CantBlock(IsThis())))),)


LATER = {  # what an action is called in Chinese, and the edition that brought it
    "cloak": ("匿伏", SINCE),
    "collect evidence": ("搜证", SINCE),
    "suspect": ("怀疑", SINCE),
    "solve": ("侦办", SINCE),
    "plot": ("设谋", PLOT_SINCE),
}


def lacks(rulebook: Rulebook, action: str) -> Iterator[Bilingual]:
    """What is lacking where an edition does not have a keyword action yet."""
    called, since = LATER.get(action, ("", None))
    if not rulebook.edition.has(since):
        yield Bilingual(
            f"the keyword action {action} (from the edition {since})",
            f"关键字动作{called}（自{since}版起）",
        )


def _require(process: Process, action: str) -> None:
    """Raises `Unsupported` in an edition that does not have the action yet."""
    for words in lacks(process.rulebook, action):
        raise Unsupported(None, words.en, words.zh)


@cites("701.56a", "它成为2/2、具守护{2}的生物牌", edition=SINCE)
@cites("701.56e", "则逐张匿伏该些牌", edition=SINCE)
def cloak(process: Process, effect: o.Act, context: Context) -> bool:
    """Cards are put onto the battlefield face down with ward {2}, one by one."""
    _require(process, "cloak")
    player, found = context.controller, objects(process, effect.objects, context)
    for id_ in found:
        entering = e.Entering(controller=player, face_down="cloak")
        process.do(e.Moved(id_, Zone.BATTLEFIELD, entering=entering, player=player))
    context.it = tuple(now for i in found if (now := process.state.current(i)) is not None)
    return bool(found)


@cites("701.57b", "则其不能选择进行搜证", edition=SINCE)
def evidence(process: Process, effect: o.Act, context: Context) -> bool:
    """Evidence is collected, if the player's graveyard holds enough; else nothing is done."""
    _require(process, "collect evidence")
    player, number = context.controller, amount_of(process.view, effect.number, context)
    if not can_collect(process.view, player, number):
        return False
    collect_evidence(process, player, number, context, Paying())
    return True


@cites("701.58a", "该生物成为已遭疑，直到它离开战场", edition=SINCE)
@cites("701.58c", "已遭疑的永久物于已遭疑期间具有威慑异能与“此生物不能进行阻挡”", edition=SINCE)
@cites("701.58d", "已遭疑的永久物不能再次成为已遭疑", edition=SINCE)
def suspect(process: Process, effect: o.Act, context: Context) -> bool:
    """Creatures become suspected: they have menace and can't block; those that are stay so."""
    _require(process, "suspect")
    view = process.view
    found = [
        id_
        for id_ in there(process, effect.objects, context, effect)
        if not view.object(id_).mark("suspected")
    ]
    if not found:
        return False
    gains = (
        ContinuousEffect((id_,), SUSPECTED, context.controller, context.source, ForGood())
        for id_ in found
    )
    marks = (e.Marked(id_, "suspected") for id_ in found)
    return bool(process.do(*marks, *(e.EffectBegan(gained) for gained in gains)))


@cites("719.3a", "若[条件]，且本案未侦结，则它成为已侦结", edition=SINCE)
@cites("719.3b", "一旦某永久物已侦结，它便会一直保持已侦结，直到它离开战场为止", edition=SINCE)
def solve(process: Process, effect: o.Act, context: Context) -> bool:
    """A Case becomes solved, and stays so until it leaves the battlefield."""
    _require(process, "solve")
    ids = there(process, effect.objects, context, effect)
    return bool(process.do(*(e.Marked(id_, "solved") for id_ in ids)))


@cites("702.170c", "cause a card in exile to become plotted", edition=PLOT_SINCE)
def plot(process: Process, effect: o.Act, context: Context) -> bool:
    """Cards in exile become plotted."""
    _require(process, "plot")
    return become_plotted(process, context.controller, objects(process, effect.objects, context))
