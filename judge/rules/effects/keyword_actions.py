"""Keyword actions (701) that no effect of its own stands for, by their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judge.abilities.bases import Effect
from judge.abilities.durations import YourNextTurn
from judge.abilities.effects import objects as o
from judge.abilities.filters import AllOf, ControlledBy, IsIt, IsPermanent, IsToken, OfType
from judge.abilities.statics import CantActivate, CantAttack, CantBlock
from judge.abilities.who import Chosen, You
from judge.budget import repetitions
from judge.cards import CardType
from judge.cite import cites
from judge.game import events as e
from judge.game.state import FloatingRule, ObjectId, PlayerId, Recipient, Zone
from judge.rules.choices.recipients import choose, objects, players
from judge.rules.combat.goad import goad as goad_those
from judge.rules.effects import (
    armies,
    bending,
    clash,
    discovery,
    doubles,
    incubators,
    later_actions,
    lessons,
    meld,
    paradigm,
    temptation,
    time_travel,
    untap_bans,
    visits,
)
from judge.rules.effects.permanents import put_counters
from judge.rules.effects.there import there
from judge.rules.effects.zones.draws import draw_one
from judge.rules.influence.reach import among as in_reach
from judge.rules.instructions import carry_out
from judge.rules.keyword_rules.warp import note_warped
from judge.rules.meaning import Context, amount_of
from judge.rules.possibility import may_have_counters
from judge.rules.process import Process
from judge.rules.requests import AskPick, AskYesNo, Picked, Purpose, Said, Why
from judge.rules.teams import is_first_of_team

Do = Callable[[Process, o.Act, Context], bool]
OWN_TOKEN = AllOf((IsPermanent(), IsToken(), OfType(CardType.CREATURE), ControlledBy(You())))


def _put(process: Process, on: Recipient, number: int, player: PlayerId) -> tuple[e.Event, ...]:
    if number <= 0 or not may_have_counters(process.view, on, "+1/+1"):
        return ()
    return process.do(e.CountersPut(on, "+1/+1", number, player))


@cites("701.35a", "在至多N个")
def support(process: Process, effect: o.Act, context: Context) -> bool:
    """Each target creature gets a +1/+1 counter."""
    with process.also(*support.numbers):
        return put_counters(process, o.PutCounters("+1/+1", 1, effect.objects), context)


@cites("701.27a", "选择任意数量其上有指示物的永久物和/或牌手")
def proliferate(process: Process, effect: o.Act, context: Context) -> bool:
    """Any number of permanents and players get another counter of each kind they have."""
    state = process.state
    for player in players(process, effect.player, context):
        among: tuple[Recipient, ...] = (
            *(held.id for held in process.view.permanents() if held.counters.kinds),
            *(p for p in state.apnap if state.player(p).counters.kinds),
        )
        among = in_reach(process.view, player, among)
        picked: tuple[Recipient, ...] = ()
        if among:
            request = AskPick(player, among, 0, len(among), Purpose.COUNTERS, context.source)
            answer = process.ask(request)
            picked = answer.objects if isinstance(answer, Picked) else ()
        if len(set(picked)) != len(picked) or not set(picked) <= set(among):
            raise process.refuse(Why.BAD_CHOICE, player)
        batch = [
            e.CountersPut(on, kind, 1, player)
            for on in picked
            for kind in _kinds(process, on)
            if kind != "poison" or is_first_of_team(process, on, picked)
        ]
        process.do(*batch)
        process.do(e.Acted("proliferate", player))
    return True


def _kinds(process: Process, on: Recipient) -> tuple[str, ...]:
    if isinstance(on, str):
        held = process.state.player(on).counters
    else:
        held = process.view.object(on).counters
    return tuple(kind for kind, _ in held.kinds if may_have_counters(process.view, on, kind))


@cites("701.36a", "“探查”意指“派出一个线索衍生物。”")
def investigate(process: Process, effect: o.Act, context: Context) -> bool:
    """A Clue token is created."""
    made: tuple[Recipient, ...] = ()
    for player in players(process, effect.player, context):
        inner = Context(context.source, player)
        carry_out(process, o.Create("Clue"), inner)
        process.do(e.Acted("investigate", player))
        made += inner.it
    context.it = made
    return True


@cites("701.30a", "殖民意指选择一个由你操控的衍生生物并派出一个衍生物")
def populate(process: Process, effect: o.Act, context: Context) -> bool:
    """A token that is a copy of a creature token is created."""
    made: tuple[Recipient, ...] = ()
    for player in players(process, effect.player, context):
        inner = Context(context.source, player)
        ids = objects(process, Chosen(OWN_TOKEN), inner, Purpose.COPY)
        if ids:
            inner.it = ids
            carry_out(process, o.CreateCopy(Chosen(AllOf((OWN_TOKEN, IsIt())))), inner)
            made += inner.it
        process.do(e.Acted("populate", player))
    context.it = made
    return True


@cites("701.40a", "该永久物的操控者展示其牌库顶牌")
def explore(process: Process, effect: o.Act, context: Context) -> bool:
    """A land on top is put into the hand; else there is a counter, and a choice."""
    found = objects(process, effect.objects, context)
    for id_ in found:
        player = process.view.object(id_).controller
        top = process.state.player(player).library[:1]
        clash.check_known(process, top, "701.40a")
        if top:
            process.do(e.Revealed(player, top))
        if top and CardType.LAND in process.view.of(top[0]).types:
            process.do(e.Moved(top[0], Zone.HAND, player=player))
        else:
            _put(process, id_, 1, player)
            if top and _says(process, player, effect, context, top[0]):
                process.do(e.Moved(top[0], Zone.GRAVEYARD, player=player))
        process.do(e.Acted("explore", player, id_))
    return bool(found)


def _says(
    process: Process, player: PlayerId, effect: Effect, context: Context, card: ObjectId
) -> bool:
    answer = process.ask(AskYesNo(player, context.source, effect, (card,)))
    return isinstance(answer, Said) and answer.yes


@cites("701.43a", "如果此永久物上没有+1/+1指示物，则在其上放置N个+1/+1指示物")
def adapt(process: Process, effect: o.Act, context: Context) -> bool:
    """A permanent without +1/+1 counters gets so many."""
    number = amount_of(process.view, effect.number, context)
    for id_ in there(process, effect.objects, context, effect):
        if not process.view.object(id_).counters.count("+1/+1"):
            _put(process, id_, number, context.controller)
        process.do(e.Acted("adapt", context.controller, id_, number))
    return True


@cites("701.31a", "如果此永久物未蛮化，则在其上放置N个+1/+1指示物且它蛮化")
def monstrosity(process: Process, effect: o.Act, context: Context) -> bool:
    """A permanent that is not monstrous gets counters and becomes so."""
    number, done = amount_of(process.view, effect.number, context), False
    for id_ in there(process, effect.objects, context, effect):
        if process.view.object(id_).mark("monstrous"):
            continue
        _put(process, id_, number, context.controller)
        process.do(
            e.Marked(id_, "monstrous"), e.Acted("monstrosity", context.controller, id_, number)
        )
        done = True
    return done


@cites("701.33a", "选择一个由你操控的生物，且需是由你操控的生物中防御力最小或同为防御力最小者")
def bolster(process: Process, effect: o.Act, context: Context) -> bool:
    """A creature of least toughness that the player controls gets counters."""
    view, player = process.view, context.controller
    number = amount_of(view, effect.number, context)
    own = [h.id for h in view.permanents() if h.controller == player and view.of(h.id).is_creature]
    least = min((view.toughness(id_) for id_ in own), default=0)
    among = tuple(id_ for id_ in own if view.toughness(id_) == least)
    picked = choose(process, player, among, 1, 1, Purpose.COUNTERS, context)
    done = [_put(process, id_, number, player) for id_ in picked]
    context.it = picked
    return any(done)


@cites("701.38a", "某些咒语和异能可以煽惑生物")
def goad(process: Process, effect: o.Act, context: Context) -> bool:
    """Creatures are goaded."""
    ids = tuple(there(process, effect.objects, context, effect))
    return goad_those(process, context.controller, ids, context.source)


@cites("701.29a", "该永久物不能进行攻击或阻挡，其起动式异能也不能起动")
def detain(process: Process, effect: o.Act, context: Context) -> bool:
    """Until the controller's next turn, permanents can't attack, block or be activated."""
    rules = (CantAttack(IsIt()), CantBlock(IsIt()), CantActivate(IsIt(), mana_too=True))
    return bool(
        process.do(
            *(
                e.RuleBegan(
                    FloatingRule(
                        rule, context.controller, context.source, YourNextTurn(), about=(id_,)
                    )
                )
                for id_ in there(process, effect.objects, context, effect)
                for rule in rules
            )
        )
    )


@cites("708.3", "以牌面朝下状态进入战场的物件，在其进入战场前便已是牌面朝下的状态")
@cites("701.34a", "显化一张牌指，将其翻为牌面朝下")
def manifest(process: Process, effect: o.Act, context: Context) -> bool:
    """Cards are put onto the battlefield face down."""
    found = objects(process, effect.objects, context)
    with process.also(*(several_manifested.numbers if len(found) > 1 else ())):
        context.it = later_actions.put_face_down(process, found, effect, context.controller)
    return bool(found)


@cites("701.34d", "则逐张显化该些牌")
def several_manifested() -> None:
    """Several cards of a library are manifested one by one."""


@cites("701.47a", "该永久物的操控者抓一张牌，然后弃一张牌")
def connive(process: Process, effect: o.Act, context: Context) -> bool:
    """A card is drawn and one discarded; for a nonland card there is a counter."""
    number, found = amount_of(process.view, effect.number, context), 0
    for id_ in objects(process, effect.objects, context):
        player = process.view.object(id_).controller
        for _ in repetitions(number):
            draw_one(process, player)
        hand = process.state.player(player).hand
        own = Context(context.source, player)
        gone = choose(process, player, hand, number, number, Purpose.DISCARD, own)
        clash.check_known(process, gone, "701.47a")
        nonland = sum(CardType.LAND not in process.view.of(card).types for card in gone)
        process.do(*(e.Discard(player, card) for card in gone))
        _put(process, id_, nonland, player)
        process.do(e.Acted("connive", player, id_, number))
        found += 1
    return bool(found)


@cites("716.2a", "此职业的等级成为N")
def gain_level(process: Process, effect: o.Act, context: Context) -> bool:
    """A Class has another level."""
    level = amount_of(process.view, effect.number, context)
    ids = there(process, effect.objects, context, effect)
    return bool(process.do(*(e.Marked(id_, "level", level) for id_ in ids)))


ACTIONS: Mapping[str, Do] = {
    "proliferate": proliferate,
    "investigate": investigate,
    "populate": populate,
    "explore": explore,
    "adapt": adapt,
    "monstrosity": monstrosity,
    "bolster": bolster,
    "support": support,
    "amass": armies.amass,
    "incubate": incubators.incubate,
    "learn": lessons.learn,
    "tempt": temptation.tempt,
    "time travel": time_travel.travel,
    "goad": goad,
    "detain": detain,
    "discover": discovery.discover,
    "double counters": doubles.double_counters,
    "double power": doubles.double_size,
    "double toughness": doubles.double_size,
    "double power and toughness": doubles.double_size,
    "triple power and toughness": doubles.triple_size,
    "meld": meld.meld,
    "manifest": manifest,
    "cloak": later_actions.cloak,
    "collect evidence": later_actions.evidence,
    "suspect": later_actions.suspect,
    "unsuspect": later_actions.unsuspect,
    "solve": later_actions.solve,
    "plot": later_actions.plot,
    "saddle": later_actions.saddle,
    "manifest dread": later_actions.manifest_dread,
    "endure": later_actions.endure,
    "blight": later_actions.blight,
    "recruit": later_actions.recruit,
    "harness": later_actions.harness,
    "heal": later_actions.heal,
    paradigm.NAME: paradigm.set_up,
    paradigm.COPIED: paradigm.cast_copy,
    "prepare": later_actions.prepare,
    "unprepare": later_actions.unprepare,
    "increase speed": later_actions.increase_speed,
    **bending.ACTIONS,
    "warp": note_warped,
    "exert": untap_bans.exert,
    "connive": connive,
    "level": gain_level,
    "fateseal": clash.fateseal,
    "open an Attraction": visits.open_attractions,
    "roll to visit": visits.roll_to_visit,
}
