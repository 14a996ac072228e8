"""The names of cards as verbs: somebody does it to something, or it is done to something.

>>> text = "he shocked my guy"
>>> done(text, 3, 10, {"shock": "Shock"}, frozenset())
'Shock'
>>> done("that shocked me", 5, 12, {"shock": "Shock"}, frozenset()) is None
True
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping

from judge.asking.names.beginnings import form

DOER = r"\b(?:i|we|he|she|they|opp|oppo|(?:my |the |an )?opponent)"
SUBJECT = re.compile(rf"{DOER} (?:then |also |just |now )?$", re.IGNORECASE)
TO = re.compile(
    r" (?:my|his|her|their|the|a|an|it|that|this|mine|(?:him|them|me)(?! to\b)|\w*\d+/\d+)\b"
    r"|,? (?:in response|with it on)"
)
PASSIVE = re.compile(
    r"\b(?:is|are|am|was|were|been|being|get|gets|got)(?: (?:then|just|now|already))? $",
    re.IGNORECASE,
)
ENDINGS = ("ed", "d", "es")  # of what was done
MOST_BEFORE = 24  # characters of who does it
OF_THE_GAME = {"redirect", "absorb", "turn", "burn", "plain", "waste", "dawn", "dead", "gone"}


def done(
    text: str, at: int, end: int, full: Mapping[str, str], others: Container[str]
) -> str | None:
    """The card that words in the place of a verb name."""
    words, before = text[at:end], text[max(0, at - MOST_BEFORE) : at]
    is_active = SUBJECT.search(before) is not None and TO.match(text, end) is not None
    is_done = is_active or PASSIVE.search(before) is not None
    said = [words] if is_active else []
    said += [words.removesuffix(one) for one in ENDINGS if is_done and words.endswith(one)]
    keys = (form(one) for one in said)
    fitting = (one for one in keys if one not in OF_THE_GAME and one not in others)
    return next((full[one] for one in fitting if one in full), None)
