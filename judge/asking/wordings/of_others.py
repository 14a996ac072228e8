"""What a row of one kind would say that is said by a row of another, which then reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.asking.names import nameless

BOTH = {"definite": True, "number": 2, "kind": "creature"}
PLAYED = {"cast", "plays_land", "sick", "activate_again"}
LANDS = {f"some {kind}" for kind in nameless.LANDS}


def is_of_another(it: Any, before: Any, after: Any) -> bool:
    """True of what another row has, by what a clause says and by what stands around it."""
    if {it.get("asks"), it.get("does")} & PLAYED and _is_some_land(it.get("what", it.get("it"))):
        return True  # which is played, and has a row of its own
    if it.get("does") == "sick" and it["it"].get("spell", "creature") != "creature":
        return True  # which does not stay
    if it.get("of") == {"one_of": True} and it.get("asks") in ("dies", "survives", "zone"):
        return True  # which is asked of each
    if it.get("of") == BOTH and it.get("asks") in ("dies", "survives"):
        return True  # which is asked of both that there are
    if it.get("asks") in ("zone", "controller") and _is_any_of_kind(it.get("of", {})):
        return True  # which is asked of the two that there are, or how many
    if it.get("asks") == "controller" and it["of"] == {"definite": True, "kind": "creature token"}:
        return True  # which is counted
    if it.get("asks") == "respond" and "by_spell" in after:
        return True  # which asks of that spell
    if after and it.get("does") == "owned":
        return True  # "it is my opponent's precombat main phase"
    return "turn_of" in before and before.get("moment") == "end_step"  # a step of that turn


def _is_any_of_kind(noun: Any) -> bool:
    """True of "both planeswalkers", and of "a Goblin token", which are none that were told of."""
    both = noun.get("number") == BOTH["number"]
    is_kind = str(noun.get("card", "")).startswith("some ")
    is_token = str(noun.get("kind", "")).endswith("token") and "kin" in noun
    return bool((both and is_kind) or (noun.get("number") == 1 and is_token))


def _is_some_land(noun: Any) -> bool:
    return isinstance(noun, Mapping) and noun.get("card") in LANDS
