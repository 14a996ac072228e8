"""Targets are chosen for a spell or ability (601.2c)."""

from __future__ import annotations

from itertools import combinations

from judge.abilities.bases import Players, Who
from judge.budget import step
from judge.cite import cites
from judge.game.events import BecameTarget
from judge.game.state import ObjectId, PlayerId, Recipient
from judge.rules.choices.recipients import choosers
from judge.rules.groupings import bounds_of, exact_group
from judge.rules.influence.reach import among
from judge.rules.meaning import Context, amount_of
from judge.rules.process import Process
from judge.rules.requests import (
    AskTargets,
    Bounds,
    Meant,
    Picked,
    Refused,
    Why,
)
from judge.rules.stack.context import change, context_of
from judge.rules.targets import legal_targets, refuses


@cites("601.2c", "该牌手为咒语要求的每个目标宣告其所选择的相对应的物件或牌手")
def choose_targets(
    process: Process,
    id_: ObjectId,
    words: tuple[Who, ...],
    given: tuple[Meant, ...] | None,
    asks: bool = False,
) -> bool:
    """Chooses a group of targets for each word; False where there are not enough."""
    if not words and given:
        raise process.refuse(Why.WRONG_NUMBER, id_)
    left = list(given) if given is not None else None
    open_: Who | None = None  # the last word that takes more than was chosen for it
    groups: list[tuple[Recipient, ...]] = []
    because: tuple[str, ...] = ()
    for place, word in enumerate(words):
        context = context_of(process, id_)
        taken = tuple(target for group in groups for target in group)
        left = None if asks and not left else left
        chooser = chooser_of(process, getattr(word, "chooser", None), context)
        if chooser != context.controller:
            because = among.numbers if process.state.limited else ()
            left = left or None  # what is not given is asked of that player
        group = choose_group(process, id_, word, place, context, taken, left, chooser)
        if group is None:
            return False
        groups.append(group)
        if left and takes_more(process, word, group, context):
            open_ = word
        change(process, id_, targets=tuple(groups))
    if left:
        raise unwanted(process, id_, left, open_, groups)
    named = dict.fromkeys(target for group in groups for target in group)
    with process.also(*because):
        process.do(*(BecameTarget(target, id_) for target in named))
    return True


def takes_more(process: Process, word: Who, group: tuple[Recipient, ...], own: Context) -> bool:
    """True if so many targets are not yet as many as a word "target" may have."""
    wanted = getattr(word, "most", 1)
    return wanted is None or len(group) < amount_of(process.view, wanted, own)


def unwanted(
    process: Process,
    id_: ObjectId,
    left: list[Meant],
    word: Who | None,
    groups: list[tuple[Recipient, ...]],
) -> Refused:
    """The refusal of what is named besides the targets: it is none, or there are too many."""
    taken = {target for group in groups for target in group}
    if word is not None and taken.issuperset(left[0]):
        return process.refuse(Why.TARGET_TWICE, id_, other=left[0][0])
    named = next((one for one in left[0] if one not in taken), None)
    if word is None or named is None:
        return process.refuse(Why.WRONG_NUMBER, id_)
    numbers = refuses(process.view, word, named, context_of(process, id_))
    return process.refuse(Why.BAD_TARGET, id_, *numbers, other=named)


def chooser_of(process: Process, who: Players | None, context: Context) -> PlayerId:
    """Who chooses: the controller, or one of the players named, as the controller picks."""
    if who is None:
        return context.controller
    found = choosers(process, who, context)
    return found[0] if found else context.controller


def choose_group(
    process: Process,
    id_: ObjectId | None,
    word: Who,
    place: int,
    context: Context,
    taken: tuple[Recipient, ...],
    left: list[Meant] | None,
    chooser: PlayerId,
) -> tuple[Recipient, ...] | None:
    """The targets for one word: the next of those given, or those that are asked for.

    `id_` is the spell or ability on the stack; None is an effect that a scenario says happens. The
    outcome None: there are not enough.
    """
    view, told = process.view, id_ if id_ is not None else chooser
    legal = among(view, chooser, legal_targets(view, word, context, taken))
    least = amount_of(view, getattr(word, "least", 1), context)
    wanted = getattr(word, "most", 1)
    most = len(legal) if wanted is None else amount_of(view, wanted, context)
    if left is not None:
        return _given(process, told, word, context, (legal, taken), (least, most), left)
    bounds = bounds_of(view, getattr(word, "group", None), legal, context)
    if not _enough(legal, least, bounds):
        return None
    request = AskTargets(chooser, legal, least, min(most, len(legal)), id_, place, bounds)
    if least == min(most, len(legal)) == len(legal):
        process.not_asked(request)
        return legal
    answer = process.ask(request)
    picked = answer.objects if isinstance(answer, Picked) else ()
    _check_picked(process, told, picked, (least, most))
    for bad in (target for target in picked if target not in legal):
        raise no_target(process, told, word, bad, context, taken)
    if bounds is not None and not bounds.allow(picked):
        group = exact_group(getattr(word, "group", None), bounds)
        raise process.refuse(Why.BAD_TOGETHER, told, *choose_targets.numbers, group=group)
    return picked


def no_target(
    process: Process,
    told: Recipient,
    word: Who,
    named: Recipient,
    context: Context,
    taken: tuple[Recipient, ...],
) -> Refused:
    """The refusal of what is no legal target of a word: it is none, or another is asked for."""
    if named in taken and getattr(word, "another", False):
        return process.refuse(Why.TARGET_TAKEN, told, other=named)
    numbers = refuses(process.view, word, named, context)
    return process.refuse(Why.BAD_TARGET, told, *numbers, other=named)


def _check_picked(
    process: Process, told: Recipient, picked: tuple[Recipient, ...], bounds: tuple[int, int]
) -> None:
    """No target is picked twice for one word, and there are neither too few nor too many."""
    twice = next((one for one in picked if picked.count(one) > 1), None)
    if twice is not None:
        raise process.refuse(Why.TARGET_TWICE, told, other=twice)
    if not bounds[0] <= len(picked) <= bounds[1]:
        raise process.refuse(Why.WRONG_NUMBER, told)


def _enough(legal: tuple[Recipient, ...], least: int, bounds: Bounds | None) -> bool:
    """True if so many targets can be chosen together."""
    if bounds is None or least == 0:
        return len(legal) >= least
    for some in combinations(legal, least):
        step()
        if bounds.allow(some):
            return True
    return False


def _given(
    process: Process,
    told: Recipient,
    word: Who,
    context: Context,
    able: tuple[tuple[Recipient, ...], tuple[Recipient, ...]],
    bounds: tuple[int, int],
    left: list[Meant],
) -> tuple[Recipient, ...]:
    """The next of the names given, each the first it may mean that is legal and not yet taken."""
    (legal, taken), (least, most) = able, bounds
    group: list[Recipient] = []
    while left and len(group) < most:
        fits = [one for one in left[0] if one in legal and one not in group]
        if not fits:
            break
        group.append(next((one for one in fits if one not in taken), fits[0]))
        left.pop(0)
    limits = bounds_of(process.view, getattr(word, "group", None), legal, context)
    if limits is not None and not limits.allow(tuple(group)):
        asked = exact_group(getattr(word, "group", None), limits)
        raise process.refuse(Why.BAD_TOGETHER, told, *choose_targets.numbers, group=asked)
    if len(group) < least:
        if left and set(group).issuperset(left[0]):
            raise process.refuse(Why.TARGET_TWICE, told, other=left[0][0])
        if left:
            named = next((one for one in left[0] if one not in (*taken, *group)), left[0][0])
            raise no_target(process, told, word, named, context, taken)
        is_short = len(legal) < least
        raise process.refuse(Why.NOTHING_TO_TARGET if is_short else Why.WRONG_NUMBER, told)
    return tuple(group)
