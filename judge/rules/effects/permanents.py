"""Effects on permanents: damage, tapping, counters, attaching, transforming, phasing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import objects as o
from judge.abilities.references import Itself, PaidWith, Those
from judge.abilities.walk import is_open, within
from judge.abilities.who import It
from judge.cite import cites
from judge.game import events as e
from judge.game.state import Counters, GameObject, ObjectId, Zone
from judge.rules.attachment import can_move_to
from judge.rules.choices.recipients import objects, recipients
from judge.rules.combat.removal import become_blocked as block_those
from judge.rules.combat.removal import remove_from_combat as remove_those
from judge.rules.copies import other_half
from judge.rules.counter_kinds import choose_kinds, up_to
from judge.rules.effects.damage import deal_damage, deal_together
from judge.rules.effects.there import permanents_of, there
from judge.rules.effects.transformation import transform
from judge.rules.effects.zones.finding import found_again
from judge.rules.engine import Do
from judge.rules.keyword_rules.morph import stays_down
from judge.rules.meaning import Context, amount_of
from judge.rules.meaning.last_known import last_seen
from judge.rules.phasing import phasing_out
from judge.rules.possibility import held_of, may_have_counters
from judge.rules.process import Process
from judge.rules.replacement import shield
from judge.rules.requests import AskWord, Purpose, Word
from judge.rules.sides import is_two_sided
from judge.rules.teams import is_first_of_team


@cites("701.21a", "横置一个永久物指")
def tap(process: Process, effect: o.Tap, context: Context) -> bool:
    """Untapped permanents become tapped."""
    found = there(process, effect.objects, context, effect)
    ids = [i for i in found if not process.view.object(i).tapped]
    if is_open(effect.objects):
        context.note(len(ids))
    made = process.do(*(e.Tap(i, context.controller) for i in ids))
    context.this_way = tuple(event.object for event in made if isinstance(event, e.Tap))
    return bool(made)


@cites("701.21b", "重置一个永久物指")
def untap(process: Process, effect: o.Untap, context: Context) -> bool:
    """Tapped permanents become untapped."""
    found = there(process, effect.objects, context, effect)
    ids = [i for i in found if process.view.object(i).tapped]
    if is_open(effect.objects):
        context.note(len(ids))
    return bool(process.do(*(e.Untap(i) for i in ids)))


@cites("608.2d", "牌手不能选择不合法或无法作到的选项")
def tap_or_untap(process: Process, effect: o.TapOrUntap, context: Context) -> bool:
    """Permanents become tapped or untapped, as the player chooses of what can be done."""
    tapped = {
        process.view.object(i).tapped for i in there(process, effect.objects, context, effect)
    }
    among = tuple(word for word, before in (("tap", False), ("untap", True)) if before in tapped)
    if len(among) > 1:
        answer = process.ask(AskWord(context.controller, "tap or untap", among, context.source))
        among = (answer.word,) if isinstance(answer, Word) else among[:1]
    with process.also(*tap_or_untap.numbers):
        if among == ("tap",):
            return tap(process, o.Tap(It()), context)
        return untap(process, o.Untap(It()), context)


@cites("122.1", "指示物")
def put_counters(process: Process, effect: o.PutCounters, context: Context) -> bool:
    """Counters are put on objects or given to players."""
    before = context.about(*context.it)
    found = recipients(process, effect.on, context, Purpose.COUNTERS, effect)
    if isinstance(effect.on, PaidWith):  # "put a counter on the exiled card"
        cards = (i for i in found if isinstance(i, int))
        context.it = found = tuple(n for i in cards for n in found_again(process, i, context))
    each = Itself() in set(within(effect.number))
    amounts = {  # "on each creature equal to that creature's toughness"
        on: amount_of(process.view, effect.number, context.about(on) if each else before)
        for on in found
    }
    amounts |= dict(context.stack.division) if effect.divided and context.stack else {}
    batch = [
        e.CountersPut(on, effect.kind, amounts[on], context.controller)
        for on in found
        if amounts[on] > 0 and may_have_counters(process.view, on, effect.kind)
    ]
    return bool(process.do(*batch))


@cites("122.1", "指示物")
def remove_counters(process: Process, effect: o.RemoveCounters, context: Context) -> bool:
    """Counters are removed: of a kind or of all, some or every one."""
    batch, picked = [], recipients(process, effect.of, context, doing=effect)
    for of in picked:
        if isinstance(of, int) and not process.view.is_there(of):
            continue
        held = (
            process.view.object(of).counters
            if isinstance(of, int)
            else process.state.player(of).counters
        )
        if not is_first_of_team(process, of, picked):
            held = held.add("poison", -held.count("poison"))
        number = None if effect.number is None else amount_of(process.view, effect.number, context)
        if effect.up_to and number is not None:
            number = up_to(process, min(number, held_of(held, effect.kind)), context)
        taken = choose_kinds(process, context.controller, held, effect.kind, number, context)
        batch += [e.CountersRemoved(of, kind, amount) for kind, amount in taken]
    context.note(sum(event.amount for event in batch))
    return bool(process.do(*batch))


@cites("122.5", "如果一个效应为“移动”一个指示物")
def move_counters(process: Process, effect: o.MoveCounters, context: Context) -> bool:
    """Counters are taken off one object and put on another, if both can be."""
    put = o.PutCounters(effect.kind or "", 1, effect.onto)
    onto = there(process, effect.onto, context, put)
    off = o.RemoveCounters(effect.kind, effect.number, effect.of)
    of = there(process, effect.of, context, off)
    if not onto or not of or onto[0] == of[0]:
        return False
    number = None if effect.number is None else amount_of(process.view, effect.number, context)
    kinds = process.view.object(of[0]).counters.kinds
    held = Counters(tuple(k for k in kinds if may_have_counters(process.view, onto[0], k[0])))
    taken = choose_kinds(process, context.controller, held, effect.kind, number, context)
    for kind, amount in taken:
        process.do(e.CountersRemoved(of[0], kind, amount))
        process.do(e.CountersPut(onto[0], kind, amount, context.controller))
    return bool(taken)


@cites("122.8", "其每种指示物的数量等同于前者物件上每种指示物的数量")
def put_same_counters(process: Process, effect: o.PutSameCounters, context: Context) -> bool:
    """Counters as another object had them are put on one: nothing is moved."""
    had: Counter[str] = Counter()
    for id_ in objects(process, effect.of, context):
        held = process.view.object(last_seen(process.view, id_, context)).counters
        had.update({kind: n for kind, n in held.kinds if effect.kind in (None, kind)})
    doing = o.PutCounters(effect.kind or "", 1, effect.on)
    found = there(process, effect.on, context, doing)
    context.it = tuple(found) or context.it
    batch = [
        e.CountersPut(on, kind, number, context.controller)
        for on in found
        for kind, number in had.items()
        if number > 0 and may_have_counters(process.view, on, kind)
    ]
    return bool(process.do(*batch))


@cites("701.3a", "将灵气、武具、工事贴附于某物件")
@cites("613.7e", "该灵气、武具、或工事得到新的时间印记")
def attach(process: Process, effect: o.Attach, context: Context) -> bool:
    """Something becomes attached to what it may be attached to."""
    it = context.it
    things = there(process, effect.objects, context, effect)
    context.it = it or context.it
    doing = effect.with_(objects=Those(tuple(things)))
    found = recipients(process, effect.to, context, Purpose.ATTACH, doing)
    if not found:
        return False
    to = found[0]
    able = [i for i in things if can_move_to(process.view, i, to)]
    there_already = [i for i in able if process.view.object(i).attached_to == to]
    if there_already:
        process.note(attached_already.numbers, *there_already)
    return bool(process.do(*(e.Attached(i, to) for i in able if i not in there_already)))


@cites("701.3b", "贴附于其已贴附的物件或牌手之上，则该效应没有效果")
def attached_already() -> None:
    """To attach something to what it is attached to does nothing, and gives no new timestamp."""


@cites("701.3d", "贴附")
def unattach(process: Process, effect: o.Unattach, context: Context) -> bool:
    """Things come off what they are attached to."""
    ids = tuple(there(process, effect.objects, context, effect))
    context.it = ids  # "…, then transform it"
    return bool(process.do(*(e.Unattached(i) for i in ids)))


@cites("702.26b", "如果一个永久物跃离")
def phase_out(process: Process, effect: o.PhaseOut, context: Context) -> bool:
    """Permanents phase out, with all that is attached to them (702.26g)."""
    ids = there(process, effect.objects, context, effect)
    return bool(process.do(*phasing_out(process.view, ids)))


@cites("506.4", "被特定效应移出战斗")
def remove_from_combat(process: Process, effect: o.RemoveFromCombat, context: Context) -> bool:
    """Creatures are removed from combat."""
    return remove_those(process, tuple(there(process, effect.objects, context, effect)))


@cites("509.1h", "成为被阻挡生物")
def become_blocked(process: Process, effect: o.BecomeBlocked, context: Context) -> bool:
    """Attacking creatures become blocked by an effect."""
    return block_those(process, tuple(there(process, effect.objects, context, effect)))


@cites("120.6", "伤害")
def heal(process: Process, effect: o.LoseDamage, context: Context) -> bool:
    """All damage is removed from permanents that have some."""
    found = there(process, effect.objects, context, effect)
    return bool(process.do(*(e.DamageHealed(i) for i in found if process.view.object(i).damage)))


@cites("710.4", "将永久物倒转是单向过程")
def turn_over(process: Process, effect: o.Flip, context: Context) -> bool:
    """A flip card is flipped, once and for all."""
    ids = [
        i
        for i in there(process, effect.objects, context, effect)
        if not process.view.object(i).flipped and other_half(process.view, i) is not None
    ]
    return bool(process.do(*(e.Flipped(i) for i in ids)))


@cites("708.8", "牌面朝下的永久物翻回正面时")
def face_up(process: Process, effect: o.TurnFaceUp, context: Context) -> bool:
    """Face-down permanents are turned face up, and so are cards that were exiled face down."""
    view, found = process.view, objects(process, effect.objects, context, doing=effect)
    exiled = tuple(i for i in found if view.is_there(i) and is_exiled_down(view.object(i)))
    done = exiled_face_up(process, exiled)
    others = tuple(i for i in found if i not in exiled)
    down = (i for i in permanents_of(process, others, context, effect) if view.object(i).face_down)
    made = process.do(*(e.TurnedFaceUp(i) for i in down if not stays_down(process, i)))
    return bool(made) or done


def is_exiled_down(held: GameObject) -> bool:
    """True of a card that was exiled face down."""
    return held.zone is Zone.EXILE and held.face_down is not None


@cites("406.3", "被放逐的牌必须牌面朝上，且任何牌手随时都可以检视")
def exiled_face_up(process: Process, ids: tuple[ObjectId, ...]) -> bool:
    """Cards that were exiled face down are turned face up, whatever their types: all see them."""
    return bool(process.do(*(e.TurnedFaceUp(i) for i in ids)))


@cites("708.2", "面朝下")
@cites("708.2a", "它会成为2/2的牌面朝下生物")
def face_down(process: Process, effect: o.TurnFaceDown, context: Context) -> bool:
    """Face-up permanents are turned face down; those of two faces can't be."""
    ids = [
        i
        for i in there(process, effect.objects, context, effect)
        if not is_two_sided(process.view.object(i))
    ]
    return bool(process.do(*(e.TurnedFaceDown(i, "effect") for i in ids)))


@cites("701.15a", "重生永久物")
def regenerate(process: Process, effect: o.Regenerate, context: Context) -> bool:
    """A shield that replaces the next destruction this turn."""
    return shield(process, tuple(there(process, effect.objects, context, effect)), context)


EFFECTS: Mapping[type[Effect], Do] = {
    o.DealDamage: deal_damage,
    o.DealTogether: deal_together,
    o.Tap: tap,
    o.Untap: untap,
    o.TapOrUntap: tap_or_untap,
    o.PutCounters: put_counters,
    o.RemoveCounters: remove_counters,
    o.MoveCounters: move_counters,
    o.PutSameCounters: put_same_counters,
    o.Attach: attach,
    o.Unattach: unattach,
    o.Transform: transform,
    o.PhaseOut: phase_out,
    o.RemoveFromCombat: remove_from_combat,
    o.BecomeBlocked: become_blocked,
    o.LoseDamage: heal,
    o.Flip: turn_over,
    o.TurnFaceUp: face_up,
    o.TurnFaceDown: face_down,
    o.Regenerate: regenerate,
}
