"""A replacement or prevention effect is applied to an event (614, 615)."""

from __future__ import annotations

from judge.abilities import statics as s
from judge.errors import Unsupported
from judge.game import events as e
from judge.rules.replacement.batch import Batch
from judge.rules.replacement.candidate import Candidate
from judge.rules.replacement.outcome import Made
from judge.rules.requests import AskYesNo, Said


def apply(settling: Batch, candidate: Candidate, event: e.Event) -> Made:
    """What an effect makes of an event; the event itself where its player declines it."""
    work = settling.process.engine.instead.get(type(candidate.instead))
    if work is None:
        raise Unsupported("614.1", "a replacement effect of this kind", "此种替代性效应")
    asks_itself = isinstance(candidate.instead, s.EntersAsCopy)
    if candidate.rule.optional and not asks_itself and not may(settling, candidate):
        return Made((event,))
    return work(settling, candidate, event)


def may(settling: Batch, candidate: Candidate) -> bool:
    """Whether the effect's controller wants an effect that may be applied."""
    if settling.is_trial:
        return True
    held = candidate.held
    now = settling.process.view
    about = tuple(i for i in candidate.occurred.it if not isinstance(i, int) or now.exists(i))
    answer = settling.process.ask(AskYesNo(held.controller, held.source, candidate.rule, about))
    return isinstance(answer, Said) and answer.yes
