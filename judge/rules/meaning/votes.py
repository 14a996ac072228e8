"""What came of a vote (701.32)."""

from __future__ import annotations

from judge.abilities.amounts import VotesFor
from judge.abilities.conditions import VotesLead
from judge.errors import Unsupported
from judge.rules.meaning.context import Context
from judge.rules.view import View

VOTES = "votes"


def votes_for(view: View, amount: VotesFor, context: Context) -> int:
    """How many votes a choice got in the vote held just before."""
    return _counted(context, amount.choice)[amount.choice]


def leads(view: View, condition: VotesLead, context: Context) -> bool:
    """True if a choice got more votes than every other one, or, where it says so, as many."""
    counted = _counted(context, condition.choice)
    most = max((n for word, n in counted.items() if word != condition.choice), default=0)
    mine = counted[condition.choice]
    return mine >= most if condition.or_tied else mine > most


def _counted(context: Context, choice: str) -> dict[str, int]:
    counted = context.chosen.get(VOTES)
    if not isinstance(counted, dict) or choice not in counted:
        raise Unsupported(
            "701.32a", f"votes for {choice} where none are held", f"未举行投票时“{choice}”的票数"
        )
    return counted
