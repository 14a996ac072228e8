"""How long a continuous effect lasts (611.2)."""

from __future__ import annotations

from judge.abilities.bases import Condition, Duration, Pattern


class EndOfTurn(Duration):
    """Until end of turn, or "this turn"."""


class EndOfCombat(Duration):
    """Until end of combat."""


class YourNextTurn(Duration):
    """Until the controller's next turn begins."""


class EndOfYourNextTurn(Duration):
    """Until the end of the controller's next turn."""


class NextUpkeep(Duration):
    """Until the controller's next upkeep."""


class NextEndStep(Duration):
    """Until the controller's next end step."""


class NextUntap(Duration):
    """Until the controller's next untap step."""


class DuringNextUntap(Duration):
    """Until the controller's next untap step has untapped what untaps in it."""


class AsLongAs(Duration):
    """For as long as a condition holds (611.2b)."""

    condition: Condition


class UntilLeaves(Duration):
    """Until this leaves the battlefield (610.3)."""


class UntilEvent(Duration):
    """Until an event happens (610.3)."""

    pattern: Pattern


class ForGood(Duration):
    """Indefinitely: nothing ends it."""
