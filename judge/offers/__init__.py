"""What may be done at a point of a play: found by the rules, offered as items of a scenario.

values      offers, refusals, choices, declarations
trying      whether something may be done
actions     what may be done with priority
combat      attacks, blocks and assignments of damage
asking      decisions that a player is asked for
prospect    a scenario played to the end of its script
"""

from judge.offers.prospect import prospect
from judge.offers.values import Choice, Declaration, Named, Offer, Prospect, Refusal, Row

__all__ = [
    "Choice",
    "Declaration",
    "Named",
    "Offer",
    "Prospect",
    "Refusal",
    "Row",
    "prospect",
]
