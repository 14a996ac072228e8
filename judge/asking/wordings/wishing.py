"""What somebody wants to do, of which it is asked whether that may be done: "May I?"."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from judge.asking.wordings.binding import Clause
from judge.values import Lang

WISH = {  # what somebody wants to do
    Lang.EN: re.compile(
        r"(?:now |then |and |so )?(?P<who>i|he|she|my opponent) (?:want|would like|intend|plan|hope"
        r"|wish|try)s? to (?P<deed>.+)"
    ),
    Lang.ZH: re.compile("(?:现在|然后)?(?P<who>我|对手|他|她)(?:想要?|打算|准备|希望)(?P<deed>.+)"),
}

WISHED = re.compile(  # what is not so yet
    r"\b(?:want|wants|would like|hope|plan|hoping|going) to (?:control|have|own|get)\b"
    r"|\bwill (?:control|have|get|own|gain)\b.*\bnext turn\b"
    r"|\bnext turn\b.*\bwill (?:control|have|get)\b"
    r"|(?:将|想|想要|打算|希望)要?(?:会)?(?:操控|拥有|具有)"
)


def as_wished(
    found: tuple[Clause, ...],
    lang: Lang,
    said: Callable[[Clause], str],
    read: Callable[[str], Mapping[str, Any] | None],
) -> tuple[Clause, ...]:
    """The clauses; a wish of which it is asked whether that may be done asks it itself.

    "I want to equip it. May I?": "may I equip it".
    """
    last = found[-1] if len(found) > 1 else None
    if last is None or (last.value or {}).get("asks") != "legal" or found[-2].value is not None:
        return found
    wish = WISH[lang].fullmatch(said(found[-2]))
    if wish is None:
        return found
    who, deed = wish["who"], wish["deed"]
    value = read(f"can {who} {deed}" if lang is Lang.EN else f"{who}能{deed}吗")
    if value is None or "asks" not in value:
        return found
    return (*found[:-2], found[-2].with_(value=value), last.with_(value={"does": "nothing"}))
