"""A ruling that was kept in an earlier form becomes one of today's form, with nothing made up.

>>> modern({"verdict": "determined", "outcomes": []})["answers"]
[]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def modern(plain: Mapping[str, Any]) -> dict[str, Any]:
    """The ruling with every field that rulings have today; what was not kept is empty."""
    outcomes = [_outcome(one) for one in plain["outcomes"]]
    return {"answers": [], "deciding": [], **plain, "outcomes": outcomes}


def _outcome(outcome: Mapping[str, Any]) -> dict[str, Any]:
    """An outcome; its ways of choosing were once lists of sentences alone."""
    if "ways" in outcome:
        return dict(outcome)
    ways = [
        [{"player": None, "of": None, "choice": said} for said in way] for way in outcome["choices"]
    ]
    return {**outcome, "answers": [], "choices": ways[0] if ways else [], "ways": ways}
