"""New targets for copies of spells, said in a sentence of its own."""

from __future__ import annotations

from judge.abilities.bases import Effect
from judge.abilities.effects.combinators import Delayed, If, IfDone, May, MayPay, Sequence
from judge.abilities.effects.objects import CopySpell

HOLDING = (Delayed, If, IfDone, May, MayPay)


def place_of_copy(done: list[Effect]) -> int:
    """Which part makes the copy: "copy target spell, then return it. … new targets for the copy".

    The last part where none does.
    """
    places = [at for at, part in enumerate(done) if with_new_targets(part) is not None]
    return places[-1] if places else len(done) - 1


def with_new_targets(effect: Effect) -> Effect | None:
    """The effect with new targets for the copies that it makes last; None if it makes none."""
    if isinstance(effect, CopySpell):
        return effect.with_(new_targets=True)
    if isinstance(effect, Sequence):
        last = with_new_targets(effect.parts[-1])
        return None if last is None else Sequence((*effect.parts[:-1], last))
    if not isinstance(effect, HOLDING):
        return None
    last_said = ("then", "otherwise") if getattr(effect, "then", None) is not None else ()
    changed = {
        name: told
        for name in last_said or ("effect", "otherwise")
        if isinstance(held := getattr(effect, name, None), Effect)
        and (told := with_new_targets(held)) is not None
    }
    return effect.with_(**changed) if changed else None
