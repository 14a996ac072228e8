"""X that a text defines: "target creature gets +X/+X, where X is its power"."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import combinators as x
from judge.abilities.references import Said
from judge.abilities.walk import within
from judge.rules.engine import Do
from judge.rules.instructions import carry_out
from judge.rules.meaning import Context, amount_of
from judge.rules.process import Process


def define_x(process: Process, effect: x.DefineX, context: Context) -> bool:
    """X is worked out as the effect is carried out: after what it is counted of was done."""
    before, after = _parted(effect)
    if before is not None:
        carry_out(process, before, context)
    context.x = amount_of(process.view, effect.x, context)
    carry_out(process, after, context)
    return context.done


def _parted(effect: x.DefineX) -> tuple[Effect | None, Effect]:
    """ "Tap all Goats and draw X cards, where X is the number tapped this way": first and then."""
    labels = {part.label for part in within(effect.x) if isinstance(part, Said)}
    parts = effect.effect.parts if isinstance(effect.effect, x.Sequence) else ()
    counted = [
        place
        for place, part in enumerate(parts, start=1)
        if any(isinstance(one, Effect) and one.label in labels for one in within(part))
    ]
    if not counted or counted[-1] == len(parts):
        return None, effect.effect
    return x.Sequence(parts[: counted[-1]]), x.Sequence(parts[counted[-1] :])


EFFECTS: Mapping[type[Effect], Do] = {x.DefineX: define_x}
