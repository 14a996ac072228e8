"""Readings of a clause that nobody means, whatever its words: they are none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from judge.asking.names import nameless

BOTH = {"definite": True, "number": 2, "kind": "creature"}
PLAYED = {"cast", "plays_land", "sick", "activate_again"}
LANDS = {f"some {kind}" for kind in nameless.LANDS}


def is_unmeant(
    before: Mapping[str, Any], it: Any, after: Mapping[str, Any], ends: Sequence[Mapping[str, Any]]
) -> bool:
    """True of what would be read otherwise than it is meant; `ends` lead a clause and end it."""
    if it.get("bare") and any("spell" in noun for noun in it["what"]):
        return True  # which is no permanent
    if it.get("bare") and any({"then", "thereupon"} & set(one) for one in (before, *ends)):
        return True  # "I cast Soul Warden, then a 2/2"
    if it.get("does") == "cast" and any("because" in one for one in ends):
        return True  # which was done before what is told by now
    if {it.get("asks"), it.get("does")} & PLAYED and _is_some_land(it.get("what", it.get("it"))):
        return True  # which is played, and has a row of its own
    if it.get("does") == "sick" and "spell" in it["it"]:
        return True  # which is counted as one
    if it.get("text") == "You draw a card." and "draw" in (before.get("step"), after.get("step")):
        return True  # which is the draw of that turn
    if it.get("of") == {"one_of": True} and it.get("asks") in ("dies", "survives", "zone"):
        return True  # which is asked of each
    if it.get("of") == BOTH and it.get("asks") in ("dies", "survives"):
        return True  # which is asked of both that there are
    if it.get("asks") in ("zone", "controller") and _is_any_of_kind(it.get("of", {})):
        return True  # which is asked of the two that there are, or how many
    if it.get("does") == "cast" and "on" in it and _is_any_spell(it["what"]):
        return True  # of which it has to be told what it does
    if it.get("does") == "use" and any(map(_is_any_spell, it["what"])):
        return True  # which is what an effect comes by
    if "asks" in it and "after_combat" in (before.get("moment"), after.get("moment")):
        return True  # which is said of when it is asked
    if it.get("asks") == "discards" and any("over" in one for one in ends):
        return True  # which is done in the cleanup step
    if it.get("asks") == "respond" and "by_spell" in after:
        return True  # which asks of that spell
    if after and it.get("does") == "owned":
        return True  # "it is my opponent's precombat main phase"
    if it.get("does") == "named_gives" and it["has"] == ("flashback",):
        return True  # which a card in a graveyard is given, and has a row of its own
    if it.get("does") == "named_triggers" and {"turn_of", "step"} & {*before, *after}:
        return True  # which triggers in that step
    # an end step is one of that turn
    return "turn_of" in before and before.get("moment") == "end_step"


def _is_any_of_kind(noun: Any) -> bool:
    """True of "both planeswalkers", and of "a Goblin token", which are none that were told of."""
    both = noun.get("number") == BOTH["number"]
    is_kind = str(noun.get("card", "")).startswith("some ")
    is_token = str(noun.get("kind", "")).endswith("token") and "kin" in noun
    return bool((both and is_kind) or (noun.get("number") == 1 and is_token))


def _is_any_spell(noun: Any) -> bool:
    """True of a spell of which nothing is told but that it is one, or an instant or sorcery."""
    return noun.get("spell") in ("any", "instant", "sorcery") and "has" not in noun


def _is_some_land(noun: Any) -> bool:
    return isinstance(noun, Mapping) and noun.get("card") in LANDS
