"""Effects whose words are not read: nobody can say what they do."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.unread import UnreadEffect
from judge.cite import cites
from judge.errors import NotRead
from judge.rules.engine import Do
from judge.rules.meaning import Context
from judge.rules.process import Process


@cites("608.2c", "按照叙述的顺序进行动作")
def not_read(process: Process, effect: UnreadEffect, context: Context) -> object:
    """Raises `NotRead`: what is written is to be done, and isn't read."""
    raise NotRead((effect.said,))


EFFECTS: Mapping[type[Effect], Do] = {UnreadEffect: not_read}
