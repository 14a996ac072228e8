"""What a ruling turns on is cited, and is told in both languages."""

from __future__ import annotations

from collections.abc import Iterator

from tests.judge.laws.moments import Played


def deciding_is_cited(play: Played) -> Iterator[str]:
    """Each rule that the answer turns on is among the citations, with a sentence that says why."""
    cited = set(play.ruling.citations)
    for one in play.ruling.deciding:
        if one.rule not in cited:
            yield f"{one.rule.number} decides, and is not cited"
        if not (one.why.en and one.why.zh):
            yield f"{one.rule.number} decides, and nothing says why"
