"""Damage is prevented (615) or dealt to another (614.9)."""

from __future__ import annotations

from judge.abilities import statics as s
from judge.abilities.bases import Amount, Effect, Who
from judge.abilities.who import It
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import FloatingRule, ObjectId, Recipient
from judge.rules.damage import can_be_dealt, is_preventable
from judge.rules.influence.limits import is_out_of_reach, rules_of_far_source
from judge.rules.meaning import Context, amount_of, find
from judge.rules.replacement.batch import Batch
from judge.rules.replacement.candidate import Candidate
from judge.rules.replacement.chooser import affected_player
from judge.rules.replacement.outcome import Made
from judge.rules.replacement.pattern_match import occurs
from judge.rules.replacement.rule_numbers import in_vain
from judge.rules.replacement.shields import is_share
from judge.rules.requests import AskPick, Picked, Purpose, Why
from judge.rules.view import View


def _damage(event: e.Event) -> e.Damage:
    if not isinstance(event, e.Damage):
        raise Unsupported("615.1", "prevention of what is not damage", "防止伤害以外的事件")
    return event


def prevent(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """All of the damage is prevented, or so much of it; what follows knows how much (615.5)."""
    instead, damage = candidate.instead, _damage(event)
    assert isinstance(instead, s.Prevented)
    if not is_preventable(settling.process.view, damage):
        return Made((_in_vain(damage),), _then(candidate, instead, 0))
    number = _how_much(settling, candidate, damage, instead.amount)
    if not number:
        return Made((damage,))
    made: list[e.Event] = [*_used(settling, candidate.shield, instead.amount, number)]
    by_recipient = rules_of_far_source(settling.process.view, candidate.held.controller, damage)
    made.append(_told(damage, number, by_recipient))
    if number < damage.amount:
        made.append(damage.with_(amount=damage.amount - number))
    return Made(tuple(made), _then(candidate, instead, number))


def _told(damage: e.Damage, number: int, numbers: tuple[str, ...] = ()) -> e.DamagePrevented:
    """That so much was prevented; of the whole damage also why it would have been dealt so."""
    whole = damage.because if number == damage.amount else ()
    because = tuple(dict.fromkeys((*whole, *numbers)))
    return e.DamagePrevented(damage.source, damage.recipient, number, damage.kind, because=because)


def _in_vain(damage: e.Damage) -> e.Damage:
    return damage.with_(because=(*damage.because, *in_vain.numbers))


def _then(
    candidate: Candidate, instead: s.Prevented, number: int
) -> tuple[tuple[Effect, Context, ObjectId | None], ...]:
    if instead.then is None:
        return ()
    context = candidate.outside.context
    context.amount = number
    return ((instead.then, context, None),)


def _used(
    settling: Batch, shield: FloatingRule | None, amount: Amount | None, number: int
) -> tuple[e.Event, ...]:
    """A shield of so much damage is reduced by that, another one is used once."""
    once = amount is None or is_share(amount)
    return settling.use(shield, 1 if once else number)


def _how_much(
    settling: Batch, candidate: Candidate, damage: e.Damage, amount: Amount | None
) -> int:
    if amount is None:
        return damage.amount
    shield = candidate.shield
    if shield is None or shield.left is None or is_share(amount):
        words = candidate.words(amount)
        words.context.amount = damage.amount  # "half that damage"
        return min(damage.amount, max(0, amount_of(words.view, amount, words.context)))
    share_out(settling, candidate, shield, damage)
    return min(damage.amount, max(0, settling.left(shield) or 0))


@cites("615.7", "该牌手或该永久物的操控者选择该护盾将防止哪些伤害")
def share_out(
    settling: Batch, candidate: Candidate, shield: FloatingRule, damage: e.Damage
) -> None:
    """Where a shield is not enough for all damage at once, what it is used on first is chosen."""
    while not settling.is_trial:
        rivals = _rivals(settling, candidate, damage)
        left = settling.left(shield) or 0
        if not rivals or left >= damage.amount + sum(other.amount for _, other in rivals):
            return
        if left <= 0:
            return
        place = _first(settling, damage, rivals, shield)
        if place is None:
            return
        settling.settle_at(place)


def _rivals(settling: Batch, candidate: Candidate, damage: e.Damage) -> list[tuple[int, e.Damage]]:
    """The damage of the batch that the same shield would apply to, by its place."""
    view, held = settling.process.view, candidate.held
    context = Context(held.source, held.controller).about(*held.about)
    mine = affected_player(view, damage)
    return [
        (place, other)
        for place, other in settling.waiting
        if isinstance(other, e.Damage)
        and affected_player(view, other) == mine
        and occurs(view, candidate.rule.pattern, other, context, None) is not None
        and (is_preventable(view, other) or isinstance(candidate.instead, s.Redirected))
    ]


def _first(
    settling: Batch,
    damage: e.Damage,
    rivals: list[tuple[int, e.Damage]],
    shield: FloatingRule,
) -> int | None:
    """The place of the damage that the shield is used on first; None is this one."""
    process = settling.process
    player = affected_player(process.view, damage)
    if player is None:
        return None
    everything = (damage, *(other for _, other in rivals))
    by_source = len({other.source for other in everything}) == len(everything)
    names: list[Recipient] = [d.source if by_source else d.recipient for d in everything]
    if len(set(names)) < 2:
        return None
    among = tuple(dict.fromkeys(names))
    answer = process.ask(AskPick(player, among, 1, 1, Purpose.OTHER, shield.source))
    picked = answer.objects[0] if isinstance(answer, Picked) and answer.objects else None
    if picked not in among:
        raise process.refuse(Why.BAD_CHOICE, player)
    if picked == names[0]:
        return None
    return next(place for (place, _), name in zip(rivals, names[1:], strict=True) if name == picked)


def spend_shield_counter(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """The damage is prevented and one shield counter removed, once for all damage at once."""
    damage = _damage(event)
    id_ = candidate.held.source
    if id_ is None:
        raise Unsupported("122.1c", "a shield counter on nothing", "不在任何永久物上的后盾指示物")
    made: list[e.Event] = []
    if is_preventable(settling.process.view, damage):
        made.append(_told(damage, damage.amount))
    else:
        made.append(_in_vain(damage))
    if id_ not in settling.unshielded:
        settling.unshielded.add(id_)
        made.append(e.CountersRemoved(id_, "shield", 1))
    return Made(tuple(made))


@cites("614.9", "该效应将没有任何效果")
def can_be_redirected(view: View, to: Recipient) -> bool:
    """Damage goes only to a player in the game or a battle, creature or planeswalker there."""
    return can_be_dealt(view, to)


def redirect(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """The damage, or so much of it, is dealt to another, by the same source."""
    instead, damage = candidate.instead, _damage(event)
    assert isinstance(instead, s.Redirected)
    if not isinstance(instead.to, Who):
        raise Unsupported(
            "614.9", "damage redirected to words of this kind", "将伤害转移给此种字句所指的对象"
        )
    words = candidate.outside
    spoken = isinstance(instead.to, It)  # a target that may be a player
    found = words.context.it if spoken else find(words.view, instead.to, words.context)
    if not found or not can_be_redirected(settling.process.view, found[0]):
        return Made((damage,))
    number = _how_much(settling, candidate, damage, instead.amount)
    if not number:
        return Made((damage,))
    made: list[e.Event] = [*_used(settling, candidate.shield, instead.amount, number)]
    far = is_out_of_reach(settling.process.view, damage, found[0])
    if not far:
        made.append(damage.with_(recipient=found[0], amount=number))
    if number < damage.amount:
        more = is_out_of_reach.numbers if far else ()
        left = damage.amount - number
        made.append(damage.with_(amount=left, because=(*damage.because, *more)))
    return Made(tuple(made))
