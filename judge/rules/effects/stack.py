"""Effects on spells and abilities on the stack: countering, copying, new targets."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import objects as o
from judge.budget import repetitions
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, OnStack, Zone
from judge.rules.choices.recipients import objects
from judge.rules.copies import because_of, copied_halves, with_exceptions
from judge.rules.effects.copies_for_each import copy_at, copy_for_each
from judge.rules.effects.there import leave_out
from judge.rules.effects.zones import BOTTOM
from judge.rules.engine import Do
from judge.rules.groupings import bounds_of
from judge.rules.meaning import Context, amount_of
from judge.rules.process import Process
from judge.rules.requests import AskTargets, Picked
from judge.rules.stack import change, context_of
from judge.rules.targets import legal_targets
from judge.rules.wording import effect_of, words_of


@cites("701.5a", "反击一个咒语或异能指")
def counter(process: Process, effect: o.Counter, context: Context) -> bool:
    """Spells and abilities are countered, but those that can't be."""
    done = False
    place = -1 if effect.position in BOTTOM else 0
    found = objects(process, effect.objects, context)
    leave_out(process, effect, [i for i in found if i not in process.state.stack], context)
    for id_ in (i for i in found if i in process.state.stack):
        made = process.do(e.Countered(id_, Zone(effect.to), place))
        done = done or any(isinstance(event, e.Countered) for event in made)
    return done


def _on_stack(process: Process, meant: ObjectId, context: Context) -> ObjectId:
    """ "That ability", after one has been activated: the ability, not the object that it is of."""
    if not process.view.is_permanent(meant):
        return meant
    return next(iter(context.trigger_source), meant)


@cites("707.10", "将该咒语或异能的复制放入堆叠")
def copy_spell(process: Process, effect: o.CopySpell, context: Context) -> bool:
    """Copies of a spell or ability are put on the stack, perhaps with new targets."""
    made = False
    for of in (_on_stack(process, i, context) for i in objects(process, effect.objects, context)):
        if process.view.is_permanent(of):
            continue  # nothing to copy: it is neither a spell nor an ability
        for _ in repetitions(amount_of(process.view, effect.number, context)):
            held = process.view.object(of)
            stack = (held.stack or OnStack()).as_copied()
            printed = with_exceptions(held.printed, effect.exceptions, process.view, context)
            faces = copied_halves(process.view, of, effect.exceptions, context).faces
            with process.also(*because_of(effect.exceptions)):
                process.do(e.Copied(context.controller, of, printed, stack, faces))
            made = True
            if effect.new_targets:
                new_targets(process, process.state.stack[-1])
    return made


@cites("707.10c", "新的目标")
def new_targets(process: Process, id_: ObjectId) -> None:
    """The copy's controller may choose new targets for it, word by word."""
    stack = process.state.objects[id_].stack or OnStack()
    words = words_of(process, id_, effect_of(process, id_))
    groups = list(stack.targets)
    for place, word in enumerate(words[: len(groups)]):
        context = context_of(process, id_)
        taken = tuple(t for i, group in enumerate(groups) if i < place for t in group)
        legal = legal_targets(process.view, word, context, taken)
        number = len(groups[place])
        if number and set(legal) - set(groups[place]):
            among = tuple(dict.fromkeys((*groups[place], *legal)))
            bounds = bounds_of(process.view, getattr(word, "group", None), among, context)
            player = context.controller
            answer = process.ask(AskTargets(player, among, number, number, id_, place, bounds))
            picked = answer.objects if isinstance(answer, Picked) else ()
            if len(picked) == number and (bounds is None or bounds.allow(picked)):
                groups[place] = picked
    if tuple(groups) != stack.targets:
        change(process, id_, targets=tuple(groups))
        process.do(*(e.BecameTarget(t, id_) for group in groups for t in group))


EFFECTS: Mapping[type[Effect], Do] = {
    o.Counter: counter,
    o.CopySpell: copy_spell,
    o.CopySpellAt: copy_at,
    o.CopySpellForEach: copy_for_each,
}
