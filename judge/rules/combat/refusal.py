"""A declaration that may not be made is refused, by the rule under way too (508.1, 509.1)."""

from __future__ import annotations

from collections.abc import Iterator

from judge.rules.process import Process
from judge.rules.requests import Illegal, Refused


def refuse_first(process: Process, refusals: Iterator[Illegal]) -> None:
    """Raises the first of the reasons why a declaration may not be made, if there is any."""
    refused = next(refusals, None)
    if refused is not None:
        numbers = (*refused.because, *process.because)
        raise Refused(refused.with_(because=tuple(dict.fromkeys(numbers))))
