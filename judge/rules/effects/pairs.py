"""Creatures are paired with each other (702.95)."""

from __future__ import annotations

from judge.abilities.effects import objects as o
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId
from judge.rules.choices.recipients import objects
from judge.rules.keyword_rules.soulbond import PAIRED
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.view import View


@cites("702.95a", "你便可以将这两者组成搭档")
def pair(process: Process, effect: o.Act, context: Context) -> bool:
    """This creature and another become paired, if both still may be."""
    source = context.source
    found = objects(process, effect.objects, context)
    if source is None or len(found) != 1 or found[0] == source:
        return False
    if not all(may_be_paired(process.view, i, context) for i in (source, found[0])):
        return False
    one, other = e.Marked(source, PAIRED, found[0]), e.Marked(found[0], PAIRED, source)
    return bool(process.do(one, other))


@cites("702.95c", "则两者都不会成为已搭档")
def may_be_paired(view: View, id_: ObjectId, context: Context) -> bool:
    """True of an unpaired creature on the battlefield that the ability's controller controls."""
    if not view.is_permanent(id_) or not view.of(id_).is_creature:
        return False
    return view.object(id_).controller == context.controller and is_unpaired(view, id_)


@cites("702.95d", "一个生物仅能与一个其他生物搭档")
def is_unpaired(view: View, id_: ObjectId) -> bool:
    """True of a creature that is paired with no other."""
    return view.object(id_).mark(PAIRED) is None
