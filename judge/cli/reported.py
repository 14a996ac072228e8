"""A reader's report about a ruling becomes a scenario that fails while the ruling stays so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import judge
from judge.scenario.writing import plain_scenarios, write_yaml

if TYPE_CHECKING:
    from web.store import Permalink, Report

_WHAT = (
    "Keep what was wrong of `expect`, and write what is right in its place with the rule that says",
    "so (`cites`); while it is as it stands here, it fails until the judge answers otherwise.",
)


def scenario_of(report: Report, link: Permalink) -> str:
    """The scenarios of a permalink, expecting other answers than it keeps; raises `BadScenario`.

    What was reported and what was ruled stand above them.
    """
    written = []
    judge.load_scenarios(link.scenario)
    for place, plain in enumerate(plain_scenarios(link.scenario)):
        then = link.rulings[place] if place < len(link.rulings) else {}
        plain.setdefault("rules", then.get("rules") or link.edition)
        plain["expect"] = []  # what the reader expected of the play is no part of a permalink
        plain["expect"] = list(_otherwise(plain, then))
        written.append(_comment(report, link, then) + write_yaml(plain))
    return "---\n".join(written)


def _comment(report: Report, link: Permalink, then: Mapping[str, Any]) -> str:
    """What was reported, and what was ruled, as lines of a comment."""
    when = f"{report.created:%Y-%m-%d}"
    ruled = then.get("answer", {})
    lines = (
        f"Report {report.id} of {when}, about /r/{link.id}:",
        *(f"  {line}" for line in report.text.splitlines()),
        f"Ruled by version {link.engine}:",
        *(f"  {text}" for text in (ruled.get("en"), ruled.get("zh")) if text),
        *_WHAT,
    )
    return "".join(f"# {line}".rstrip() + "\n" for line in lines)


def _otherwise(plain: Mapping[str, Any], then: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Expectations that each answer is another, as far as an expectation can say so.

    Where nothing was asked, or nothing of it can be said, that the verdict is another.
    """
    found = False
    for answer in then.get("answers", ()):
        said = _expected(answer.get("ask", {}), answer.get("value"))
        if said is not None and _is_read({**plain, "expect": [{"not": said}]}):
            found = True
            yield {"not": said}
    if not found:
        yield {"not": {"verdict": then.get("verdict", "determined")}}


def _expected(ask: Mapping[str, Any], value: Any) -> dict[str, Any] | None:
    """What was asked with the value that was answered, as `expect` has it; None if it can't say.

    >>> _expected({"life": "Bob"}, 17), _expected({"deals": {"Wolf": "Bob"}}, 3)
    ({'life': {'Bob': 17}}, {'deals': {'Wolf': {'Bob': 3}}})
    >>> _expected({"zone": ["Wolf", "Bear"]}, ["exile", "hand"])
    {'zone': {'Wolf': 'exile', 'Bear': 'hand'}}
    """
    if len(ask) != 1:
        return None
    ((key, about),) = ask.items()
    match about:
        case True:
            return {key: value}
        case str():
            return {key: {about: value}}
        case list() if isinstance(value, list) and len(about) == len(value):
            return {key: dict(zip(about, value, strict=True))}
        case {**only} if len(only) == 1 and isinstance(next(iter(only.values())), str):
            ((of, to),) = only.items()
            return {key: {of: {to: value}}}
    return None


def _is_read(plain: Mapping[str, Any]) -> bool:
    """True if a scenario can be read."""
    try:
        judge.load_scenarios(write_yaml(plain))
    except judge.BadScenario:
        return False
    return True
