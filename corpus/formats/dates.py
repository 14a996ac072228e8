"""The effective date that a rules document states of itself, in either language.

>>> effective_date("These rules are effective as of November 17, 2023.")
datetime.date(2023, 11, 17)
>>> effective_date("此规则于2024年2月2日起生效。")
datetime.date(2024, 2, 2)
"""

from __future__ import annotations

import re
from datetime import date

from corpus.errors import BadDocument, Said

_MONTHS = (
    *("january", "february", "march", "april", "may", "june"),
    *("july", "august", "september", "october", "november", "december"),
)
_ENGLISH = re.compile(
    rf"effective\s+as\s+of\s+({'|'.join(_MONTHS)})\s+(\d{{1,2}}),?\s+(\d{{4}})", re.I
)
_CHINESE = re.compile(r"于\s*(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日起?生效")


def effective_date(text: str) -> date | None:
    """The first date that `text` says its rules take effect on; None if it says none.

    The names of official files are not to be trusted for this; the text is. Raises `BadDocument`
    for a date that no calendar has.
    """
    if match := _ENGLISH.search(text):
        month, day, year = match.groups()
        parts = [int(year), _MONTHS.index(month.lower()) + 1, int(day)]
    elif match := _CHINESE.search(text):
        parts = [int(part) for part in match.groups()]
    else:
        return None
    try:
        return date(*parts)
    except ValueError as error:
        raise BadDocument(
            "The document", [Said(f"{match[0]!r}: {error}", f"“{match[0]}”不是日期")]
        ) from error
