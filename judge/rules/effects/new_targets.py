"""Targets of spells and abilities on the stack are changed (115.7)."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect, Who
from judge.abilities.effects import objects as o
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, OnStack, PlayerId, Recipient
from judge.rules.choices.recipients import objects, recipients
from judge.rules.effects.there import leave_out
from judge.rules.engine import Do
from judge.rules.groupings import bounds_of, exact_group
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import AskTargets, Picked, Why
from judge.rules.stack import change, context_of
from judge.rules.targets import legal_targets
from judge.rules.wording import effect_of, words_of

Groups = tuple[tuple[Recipient, ...], ...]
Division = tuple[tuple[Recipient, int], ...]


def change_targets(process: Process, effect: o.ChangeTargets, context: Context) -> bool:
    """The targets of spells and abilities are changed, or new ones chosen for them."""
    done = False
    found = objects(process, effect.objects, context)
    leave_out(process, effect, [i for i in found if i not in process.state.stack], context)
    for id_ in (i for i in found if i in process.state.stack):
        if effect.may:
            done = choose_new(process, id_, context.controller) or done
            continue
        to = None if effect.to is None else recipients(process, effect.to, context)
        changed = change_any if effect.one else change_one
        done = changed(process, id_, context.controller, to) or done
    return done


@cites("115.7e", "只使用最终决定的目标集合作为判定该更改是否合法的依据")
@cites("115.7d", "该牌手可以不改变任意数量的目标")
def choose_new(process: Process, id_: ObjectId, player: PlayerId) -> bool:
    """A player chooses new targets, word by word; any of them may be left as they are."""
    words, groups = _words(process, id_), _groups(process, id_)
    now = list(groups)
    for place, word in enumerate(words[: len(groups)]):
        number = len(groups[place])
        legal = _legal(process, id_, word, tuple(now), place)
        if not number or not set(legal) - set(groups[place]):
            continue
        among = tuple(dict.fromkeys((*groups[place], *legal)))
        context = context_of(process, id_)
        bounds = bounds_of(process.view, getattr(word, "group", None), among, context)
        request = AskTargets(player, among, number, number, id_, place, bounds)
        answer = process.ask(request)
        picked = answer.objects if isinstance(answer, Picked) else ()
        if len(picked) != number or len(set(picked)) != number or not set(picked) <= set(among):
            raise process.refuse(Why.BAD_CHOICE, player)
        if bounds is not None and not bounds.allow(picked):
            group = exact_group(getattr(word, "group", None), bounds)
            raise process.refuse(Why.BAD_TOGETHER, id_, group=group)
        now[place] = picked
    with process.also(*choose_new.numbers):
        return set_targets(process, id_, groups, tuple(now))


@cites("115.7b", "除了只能更改所有目标中的一个")
def change_any(
    process: Process, id_: ObjectId, player: PlayerId, to: tuple[Recipient, ...] | None
) -> bool:
    """One of the targets is changed to another legal one, if there is any."""
    words, groups = _words(process, id_), _groups(process, id_)
    possible = [
        (place, old, new)
        for place, group in enumerate(groups)
        for old in group
        for new in _legal(process, id_, words[place], groups, place)
        if new not in group and (to is None or new in to)
    ]
    if not possible:
        return False
    if len(possible) > 1:
        raise Unsupported("115.7b", "which of several targets is changed", "更改数个目标中的哪一个")
    ((changed, old, new),) = possible
    now = tuple(
        tuple(new if i == old else i for i in group) if place == changed else group
        for place, group in enumerate(groups)
    )
    return set_targets(process, id_, groups, now)


@cites("115.7a", "每个目标只能被更改为另一个合法目标")
def change_one(
    process: Process, id_: ObjectId, player: PlayerId, to: tuple[Recipient, ...] | None
) -> bool:
    """The only target is changed to another legal one, if there is any."""
    words, groups = _words(process, id_), _groups(process, id_)
    chosen = [place for place, group in enumerate(groups) if group]
    if not chosen:
        return False
    if len(chosen) > 1 or len(groups[chosen[0]]) > 1:
        raise Unsupported("115.7a", "several targets to change at once", "同时更改多个目标")
    place = chosen[0]
    legal = _legal(process, id_, words[place], groups, place)
    among = tuple(i for i in legal if i not in groups[place] and (to is None or i in to))
    if not among:
        return False
    picked = among
    if len(among) > 1:
        answer = process.ask(AskTargets(player, among, 1, 1, id_, place))
        picked = answer.objects if isinstance(answer, Picked) else ()
        if len(picked) != 1 or picked[0] not in among:
            raise process.refuse(Why.BAD_CHOICE, player)
    now = tuple(picked if i == place else group for i, group in enumerate(groups))
    return set_targets(process, id_, groups, now)


def _words(process: Process, id_: ObjectId) -> tuple[Who, ...]:
    return words_of(process, id_, effect_of(process, id_))


def _groups(process: Process, id_: ObjectId) -> Groups:
    return (process.state.objects[id_].stack or OnStack()).targets


def _legal(
    process: Process, id_: ObjectId, word: Who, groups: Groups, place: int
) -> tuple[Recipient, ...]:
    """What a word may target, as the spell's or ability's controller sees it."""
    taken = tuple(t for i, group in enumerate(groups) if i != place for t in group)
    return legal_targets(process.view, word, context_of(process, id_), taken)


@cites("115.7f", "原本的分配方式不能改变")
def divided_as_before(stack: OnStack, places: Mapping[Recipient, Recipient]) -> Division:
    """What was divided among the targets, each new one with the share of the one before it."""
    return tuple((places.get(on, on), share) for on, share in stack.division)


def set_targets(process: Process, id_: ObjectId, before: Groups, now: Groups) -> bool:
    """New targets take the places of those before, with what was divided among them."""
    if before == now:
        return False
    places: dict[Recipient, Recipient] = {}
    ordered: list[tuple[Recipient, ...]] = []
    for old, new in zip(before, now, strict=True):
        fresh = (i for i in new if i not in old)
        own = {i: i if i in new else next(fresh) for i in old}
        ordered.append(tuple(own.values()))
        places.update(own)
    stack = process.state.objects[id_].stack or OnStack()
    change(process, id_, targets=tuple(ordered), division=divided_as_before(stack, places))
    process.do(e.TargetsChanged(id_))
    old_ones = {i for group in before for i in group}
    fresh_ones = dict.fromkeys(i for group in now for i in group if i not in old_ones)
    more = divided_as_before.numbers if stack.division else ()
    process.do(*(e.BecameTarget(i, id_, because=more) for i in fresh_ones))
    return True


EFFECTS: Mapping[type[Effect], Do] = {
    o.ChangeTargets: change_targets,
}
