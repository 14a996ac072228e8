"""Effects that unlock and lock doors of Rooms (709.5)."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import objects as o
from judge.game.state import ObjectId
from judge.rules.choices.recipients import objects
from judge.rules.engine import Do
from judge.rules.keyword_rules.rooms import lock_half, locked, unlock_half, unlocked
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import AskWord, Word


def turn_lock(process: Process, effect: o.TurnLock, context: Context) -> bool:
    """A door of each of some Rooms is unlocked, or locked where the words allow that too."""
    done = False
    for id_ in objects(process, effect.objects, context):
        view = process.view
        able = (*locked(view, id_), *(unlocked(view, id_) if effect.may_lock else ()))
        if able:
            half = _choose_half(process, context, id_, able)
            act = unlock_half if half in locked(view, id_) else lock_half
            done = act(process, context.controller, id_, half) or done
    return done


def _choose_half(process: Process, context: Context, id_: ObjectId, able: tuple[int, ...]) -> int:
    """The half that the player chooses of those that may be."""
    faces = process.view.object(id_).halves.faces
    names = {own.en: half for half in able if (own := faces[half].name) is not None}
    request = AskWord(context.controller, "face", tuple(names), id_)
    if len(able) == 1:
        process.not_asked(request)
        return able[0]
    answer = process.ask(request)
    return names[answer.word] if isinstance(answer, Word) else able[0]


EFFECTS: Mapping[type[Effect], Do] = {o.TurnLock: turn_lock}
