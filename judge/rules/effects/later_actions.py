"""What later editions brought: cloak, suspect, plot, saddle, manifest dread, endure, blight, …"""

from __future__ import annotations

from judge.abilities import Keyword, Static
from judge.abilities.conditions import Matches
from judge.abilities.durations import AsLongAs
from judge.abilities.effects import combinators as x
from judge.abilities.effects import objects as o
from judge.abilities.filters import AllOf, ControlledBy, HasMark, IsPermanent, IsThis, OfType
from judge.abilities.modifications import GainAbilities
from judge.abilities.statics import CantBlock
from judge.abilities.who import Chosen, It, You
from judge.cards import CardType, Color
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ContinuousEffect, ObjectId, PlayerId, Recipient, Zone
from judge.rules.action_editions import require
from judge.rules.choices.recipients import choose, objects, players
from judge.rules.costs.evidence import can_collect, cant_collect, collect_evidence
from judge.rules.effects import clash
from judge.rules.effects.there import there
from judge.rules.effects.zones.draws import draw_one
from judge.rules.given.speed import SPEED, speed_of
from judge.rules.instructions import carry_out
from judge.rules.keyword_rules.plot import SINCE as PLOT_SINCE
from judge.rules.keyword_rules.plot import become_plotted
from judge.rules.keyword_rules.preparation import become_prepared, become_unprepared
from judge.rules.keyword_rules.saddle import SADDLED
from judge.rules.keyword_rules.saddle import SINCE as SADDLE_SINCE
from judge.rules.meaning import Context, amount_of
from judge.rules.process import Process
from judge.rules.requests import Paying, Purpose
from judge.rules.sides import PREPARED_SINCE
from judge.rules.view import View

SINCE = "2024-02-02"
CREATURE = AllOf((IsPermanent(), OfType(CardType.CREATURE), ControlledBy(You())))
SOLDIER = o.TokenSpec(subtypes=("Human", "Soldier"), colors=(Color.WHITE,), power=1, toughness=1)
SUSPECTED = (GainAbilities((Keyword("menace"), Static(CantBlock(IsThis())))),)
WHILE_SUSPECTED = AsLongAs(Matches(It(), HasMark("suspected")))


@cites("701.56a", "它成为2/2、具守护{2}的生物牌", edition=SINCE)
def cloak(process: Process, effect: o.Act, context: Context) -> bool:
    """Cards are put onto the battlefield face down with ward {2}."""
    require(process.rulebook.edition, "cloak")
    found = objects(process, effect.objects, context)
    with process.also(*(several_cloaked.numbers if len(found) > 1 else ())):
        context.it = put_face_down(process, found, effect, context.controller)
    return bool(found)


@cites("701.56e", "则逐张匿伏该些牌", edition=SINCE)
def several_cloaked() -> None:
    """Several cards of a library are cloaked one by one."""


def put_face_down(
    process: Process, found: tuple[ObjectId, ...], effect: o.Act, player: PlayerId
) -> tuple[ObjectId, ...]:
    """Cards are put onto the battlefield face down: those of a library one by one."""
    tapped = effect.word == "tapped"
    entering = e.Entering(controller=player, face_down=effect.action, tapped=tapped)
    moves = [e.Moved(i, Zone.BATTLEFIELD, entering=entering, player=player) for i in found]
    if any(process.view.object(id_).zone is Zone.LIBRARY for id_ in found):
        for move in moves:
            process.do(move)
    else:
        process.do(*moves)
    return tuple(now for i in found if (now := process.state.current(i)) is not None)


def evidence(process: Process, effect: o.Act, context: Context) -> bool:
    """Evidence is collected, if the player's graveyard holds enough; else nothing is done."""
    require(process.rulebook.edition, "collect evidence")
    player, number = context.controller, amount_of(process.view, effect.number, context)
    if not can_collect(process.view, player, number):
        process.note(cant_collect.numbers, player)
        return False
    collect_evidence(process, player, number, context, Paying())
    return True


@cites("701.58a", "该生物成为已遭疑，直到它离开战场", edition=SINCE)
@cites("701.58d", "已遭疑的永久物不能再次成为已遭疑", edition=SINCE)
def is_not_suspected(view: View, id_: ObjectId) -> bool:
    """What is suspected can't become so again."""
    return not view.object(id_).mark("suspected")


@cites("701.58c", "已遭疑的永久物于已遭疑期间具有威慑异能与“此生物不能进行阻挡”", edition=SINCE)
def suspect(process: Process, effect: o.Act, context: Context) -> bool:
    """Creatures become suspected: they have menace and can't block; those that are stay so."""
    require(process.rulebook.edition, "suspect")
    ids = there(process, effect.objects, context, effect)
    found = [id_ for id_ in ids if is_not_suspected(process.view, id_)]
    if not found:
        return False
    gains = (
        ContinuousEffect((id_,), SUSPECTED, context.controller, context.source, WHILE_SUSPECTED)
        for id_ in found
    )
    marks = (e.Marked(id_, "suspected") for id_ in found)
    return bool(process.do(*marks, *(e.EffectBegan(gained) for gained in gains)))


@cites("701.58a", "直到它离开战场或是有咒语或异能使其不再遭疑为止", edition=SINCE)
@cites("701.58c", "已遭疑的永久物于已遭疑期间具有", edition=SINCE)
def unsuspect(process: Process, effect: o.Act, context: Context) -> bool:
    """Creatures are no longer suspected, and have no more what they had for it."""
    require(process.rulebook.edition, "suspect")
    ids = there(process, effect.objects, context, effect)
    found = [id_ for id_ in ids if process.view.object(id_).mark("suspected")]
    return bool(process.do(*(e.Marked(id_, "suspected", None) for id_ in found)))


@cites("719.3a", "若[条件]，且本案未侦结，则它成为已侦结", edition=SINCE)
@cites("719.3b", "一旦某永久物已侦结，它便会一直保持已侦结，直到它离开战场为止", edition=SINCE)
def solve(process: Process, effect: o.Act, context: Context) -> bool:
    """A Case becomes solved, and stays so until it leaves the battlefield."""
    require(process.rulebook.edition, "solve")
    ids = there(process, effect.objects, context, effect)
    return bool(process.do(*(e.Marked(id_, "solved") for id_ in ids)))


@cites("702.170c", "cause a card in exile to become plotted", edition=PLOT_SINCE)
def plot(process: Process, effect: o.Act, context: Context) -> bool:
    """Cards in exile become plotted."""
    require(process.rulebook.edition, "plot")
    return become_plotted(process, context.controller, objects(process, effect.objects, context))


@cites("702.171b", "Only permanents can be or become saddled", edition=SADDLE_SINCE)
def saddle(process: Process, effect: o.Act, context: Context) -> bool:
    """A permanent becomes saddled, until the turn ends."""
    require(process.rulebook.edition, "saddle")
    ids = there(process, effect.objects, context, effect)
    acted = (e.Acted("saddle", context.controller, id_) for id_ in ids)
    return bool(process.do(*(e.Marked(id_, SADDLED) for id_ in ids), *acted))


@cites("701.60b", "even if some or all of those actions were impossible", edition="2024-09-20")
def with_too_few() -> None:
    """Who has fewer than two cards to look at has manifested dread all the same."""


@cites("701.60a", "Manifest one of them", edition="2024-09-20")
def manifest_dread(process: Process, effect: o.Act, context: Context) -> bool:
    """Of the top two cards one is manifested, and the other put into the graveyard."""
    require(process.rulebook.edition, "manifest dread")
    made = [
        _manifest_dread(process, player, context)
        for player in players(process, effect.player, context)
    ]
    context.it = tuple(id_ for ids in made for id_ in ids)
    return True


def _manifest_dread(process: Process, player: PlayerId, context: Context) -> tuple[ObjectId, ...]:
    """What a player manifests of the top two cards of their library."""
    top = process.state.player(player).library[:2]
    clash.check_known(process, top, "701.60a")
    picked = choose(process, player, top, min(1, len(top)), 1, Purpose.OTHER, context)
    for id_ in picked:
        entering = e.Entering(controller=player, face_down="manifest")
        process.do(e.Moved(id_, Zone.BATTLEFIELD, entering=entering, player=player))
    left = tuple(id_ for id_ in top if id_ not in picked)
    process.do(*(e.Moved(id_, Zone.GRAVEYARD, player=player) for id_ in left))
    with process.also(*(with_too_few.numbers if len(top) < 2 else ())):
        process.do(e.Acted("manifest dread", player))
    return tuple(now for i in picked if (now := process.state.current(i)) is not None)


@cites("701.64a", "it becomes harnessed", edition="2026-08-07")
@cites("701.64b", "it stays harnessed until it leaves the battlefield", edition="2026-08-07")
def harness(process: Process, effect: o.Act, context: Context) -> bool:
    """A permanent becomes harnessed, for as long as it is there."""
    require(process.rulebook.edition, "harness")
    ids = there(process, effect.objects, context, effect)
    found = [id_ for id_ in ids if process.view.object(id_).mark("harnessed") is None]
    return bool(process.do(*(e.Marked(id_, "harnessed") for id_ in found)))


@cites("701.69a", "remove that marked damage from that permanent", edition="2026-08-07")
def heal(process: Process, effect: o.Act, context: Context) -> bool:
    """All damage that is marked on permanents is removed."""
    require(process.rulebook.edition, "heal")
    ids = there(process, effect.objects, context, effect)
    damaged = [id_ for id_ in ids if process.view.object(id_).damage]
    return bool(process.do(*(e.DamageHealed(id_) for id_ in damaged)))


@cites(
    "722.3a", "cause a permanent with a prepare spell to become prepared", edition=PREPARED_SINCE
)
def prepare(process: Process, effect: o.Act, context: Context) -> bool:
    """Permanents become prepared."""
    require(process.rulebook.edition, "prepare")
    return become_prepared(process, there(process, effect.objects, context, effect))


@cites("722.3b", "cause a permanent to become “unprepared.”", edition=PREPARED_SINCE)
def unprepare(process: Process, effect: o.Act, context: Context) -> bool:
    """Permanents are prepared no more."""
    require(process.rulebook.edition, "unprepare")
    return become_unprepared(process, there(process, effect.objects, context, effect))


@cites("702.179c", "their speed becomes that value", edition="2025-06-06")
def increase_speed(process: Process, effect: o.Act, context: Context) -> bool:
    """A player's speed increases by 1, or becomes so much."""
    require(process.rulebook.edition, "increase speed")
    player = context.controller
    now = speed_of(process.state, player) + amount_of(process.view, effect.number, context)
    return bool(process.do(e.PlayerMarked(player, SPEED, now)))


@cites("701.63a", "unless they put N +1/+1 counters on that permanent", edition="2025-06-06")
@cites("701.63b", "nothing happens", edition="2025-06-06")
def endure(process: Process, effect: o.Act, context: Context) -> bool:
    """So many +1/+1 counters on the permanent, or a white Spirit of that size."""
    require(process.rulebook.edition, "endure")
    number = amount_of(process.view, effect.number, context)
    found = objects(process, effect.objects, context) if number > 0 else ()
    for id_ in found:
        inner = context.about(id_)
        inner.controller = process.view.object(id_).controller
        spirit = o.TokenSpec(
            subtypes=("Spirit",), colors=(Color.WHITE,), power=number, toughness=number
        )
        counters = x.May(o.PutCounters("+1/+1", number, It()), otherwise=o.Create(spirit))
        is_there = process.view.exists(id_) and process.view.is_permanent(id_)
        with process.also(*endure.numbers[:1]):
            carry_out(process, counters if is_there else o.Create(spirit), inner)
    return bool(found)


@cites("701.70a", "If you discarded a nonland card this way, create a", edition="2026-08-07")
def recruit(process: Process, effect: o.Act, context: Context) -> bool:
    """A card is drawn and one discarded; for a nonland card a Human Soldier is created."""
    require(process.rulebook.edition, "recruit")
    player = context.controller
    draw_one(process, player)
    hand = process.state.player(player).hand
    gone = choose(process, player, hand, 1, 1, Purpose.DISCARD, Context(context.source, player))
    clash.check_known(process, gone, "701.70a")
    nonland = any(CardType.LAND not in process.view.of(card).types for card in gone)
    if process.do(*(e.Discard(player, card) for card in gone)) and nonland:
        carry_out(process, o.Create(SOLDIER), context)
    process.do(e.Acted("recruit", player))
    return True


@cites("701.68a", "put N -1/-1 counters on a creature you control", edition="2026-08-07")
def blight(process: Process, effect: o.Act, context: Context) -> bool:
    """So many -1/-1 counters on a creature that the player controls."""
    require(process.rulebook.edition, "blight")
    number = amount_of(process.view, effect.number, context)
    blighted: tuple[Recipient, ...] = ()
    for player in players(process, effect.player, context):
        inner = context.about()
        inner.controller = player
        carry_out(process, o.PutCounters("-1/-1", number, Chosen(CREATURE)), inner)
        context.done, blighted = inner.done, (*blighted, *inner.it)
        process.do(e.Acted("blight", player))
    context.it = blighted
    return context.done
