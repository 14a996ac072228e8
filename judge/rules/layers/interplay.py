"""How continuous effects on one object act on one another (613.5, 613.9)."""

from __future__ import annotations

from collections import Counter

from judge.abilities.bases import Filter
from judge.abilities.filters import IsThis
from judge.abilities.statics import Continuous
from judge.cards import Characteristics
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.layers.changes import modified
from judge.rules.layers.effects import LayerEffect
from judge.rules.layers.layer import Layer
from judge.rules.layers.projection import Instructions, Projecting
from judge.rules.layers.scope import is_of_no_source
from judge.rules.meaning import Context, matches
from judge.rules.view import View

OVERRIDING = (Layer.TYPE, Layer.COLOR, Layer.ABILITY, Layer.SET)
Applied = list[tuple[LayerEffect, Instructions]]


@cites("613.5", "所有对物件的特征所作出的更改均在瞬间完成")
@cites("613.9", "有时一个效应的结果将决定另一个效应是否生效或该效应的内容")
def note_others(work: Projecting, effect: LayerEffect, found: Instructions | None) -> None:
    """Notes the objects that an effect is about to change after others, or because of them."""
    if not found or work.notes is None:
        return
    at_once, decided = note_others.numbers
    noted = {id_ for ids, _ in work.notes for id_ in ids}
    work.note([i for i in found if i in noted], at_once)
    rule = effect.static.rule if effect.static is not None else None
    what = rule.what if isinstance(rule, Continuous) else None
    if isinstance(what, Filter) and not isinstance(what, IsThis) and effect.looks_at:
        as_printed = View(work.state, work.rulebook, {})
        context = Context(effect.source, effect.controller)
        source = None if is_of_no_source(what) else effect.source
        fits = work.as_printed.setdefault((what, effect.controller, source), {})
        others = []
        for id_ in (i for i in found if i in work.now):
            if id_ not in fits:
                fits[id_] = matches(as_printed, what, id_, context)
            if not fits[id_]:
                others.append(id_)
        work.note(others, decided)


@cites("613.7e", "该灵气、武具、或工事得到新的时间印记")
def is_stamped_by_attaching(work: Projecting, effect: LayerEffect) -> bool:
    """What is attached has its timestamp of when that was done."""
    held = work.state.objects.get(effect.source) if effect.source is not None else None
    return effect.static is not None and held is not None and held.attached_to is not None


@cites("613.9", "一个持续性效应可以覆盖另一个")
@cites("613.7", "使用时间印记系统来决定效应生效的顺序")
def note_overridden(
    work: Projecting, layer: Layer, applied: Applied, before: dict[ObjectId, Characteristics]
) -> None:
    """Notes the objects for which the order of a layer's effects made a difference."""
    if layer not in OVERRIDING or len(applied) < 2:
        return
    times = Counter(id_ for _, found in applied for id_ in found)
    several = [id_ for id_, number in times.items() if number > 1]
    if not several:
        return
    view = work.view()
    for id_ in several:
        now = before.get(id_, work.state.objects[id_].printed)
        for effect, found in reversed(applied):
            context = Context(effect.source, effect.controller).about(id_)
            for change in found.get(id_, ()):
                now = modified(view, now, change, context)
        if not _alike(now, view.of(id_)):
            work.note((id_,), *note_overridden.numbers)
            own = (effect for effect, found in applied if id_ in found)
            if any(is_stamped_by_attaching(work, effect) for effect in own):
                work.note((id_,), *is_stamped_by_attaching.numbers)


def _alike(one: Characteristics, other: Characteristics) -> bool:
    """True if they differ in nothing but the order of abilities."""
    return {*one.abilities} == {*other.abilities} and one == other.with_(abilities=one.abilities)
