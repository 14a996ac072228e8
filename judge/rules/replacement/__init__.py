"""Replacement and prevention effects (614-616): what would happen becomes what happens.

- `candidate`, `occurring`, `finding`: which effects apply; `inherent`: those of counters and rules
- `choosing`, `affected`: which one is applied first, and who says so (616.1)
- `application`: one is applied; what it then makes of the event is in `judge.rules.instead`
- `prohibited`: what can't happen (614.17); `naming`: by which rules it all is
- `settling`: a batch as it goes through all of that; `setting_up`: shields for later
"""

from judge.game import events as e
from judge.rules.process import Process
from judge.rules.replacement.settlement import Settling, settle
from judge.rules.replacement.shields import begins_by, set_up, shield


def settled(process: Process, event: e.Event) -> list[e.Event]:
    """What a single event comes to; what follows on it is carried out at once."""
    settling = settle(process, (event,))
    settling.follow_up()
    return list(settling.batch)


__all__ = ["Settling", "begins_by", "set_up", "settle", "settled", "shield"]
