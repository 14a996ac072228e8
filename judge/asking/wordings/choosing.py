"""Which of several readings of the same words is meant, where one may be told from the others.

>>> both = {"asks": "dies", "of": {"number": 2, "kind": "creature"}}
>>> chosen([both, {"asks": "all_die", "so": "dies", "number": 2}])["asks"]
'all_die'
>>> chosen([both, {"asks": "zone"}]) is None
True
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from judge.words import OPPONENT

OF_BOTH = ("dies", "survives")
NARROWER = {"activate_again": "activate", "dies_in_combat": "dies"}
TWO = 2
SAYS_MORE = {"recast": "cast"}


def chosen(readings: Iterable[Any]) -> Mapping[str, Any] | None:
    """The reading that says all that the others say, or is of both creatures, or of a player."""
    known = list(readings)
    return (
        _fullest(known)
        or _of_both(known)
        or _of_all(known)
        or _of_them(known)
        or _of_spell(known)
        or _said_more(known)
        or _narrower(known)
        or _of_any_equipment(known)
    )


def _of_any_equipment(readings: Sequence[Any]) -> Mapping[str, Any] | None:
    """Whether a creature may be equipped or enchanted at all, where no card for it is named."""
    plain = [one for one in readings if one.get("asks") in ("equip", "aura")]
    of_one = [one for one in readings if one.get("asks") == "equip_with"]
    if len(plain) != 1 or len(of_one) != 1 or len(readings) != TWO:
        return None
    what = of_one[0].get("what", {})
    rest = {key: value for key, value in of_one[0].items() if key not in ("asks", "what")}
    is_same = plain[0] == {**rest, "asks": plain[0]["asks"]}
    return plain[0] if is_same and what.get("card", "").startswith("some ") else None


def _said_more(readings: Sequence[Any]) -> Mapping[str, Any] | None:
    """What is told by words that say more than those of another reading: "I cast it again"."""
    for more, less in SAYS_MORE.items():
        found: list[Mapping[str, Any]] = [one for one in readings if one.get("does") == more]
        if len(found) == 1 and all(one.get("does") in (more, less) for one in readings):
            return found[0]
    return None


def _of_spell(readings: Sequence[Any]) -> Mapping[str, Any] | None:
    """That something is killed by a spell says all that it is hit by it does."""
    killed = [one for one in readings if one.get("does") == "killed_by"]
    others = [one for one in readings if one not in killed]
    is_same = all(
        one.get("does") == "suffer" and {**one, "does": "killed_by"} in killed for one in others
    )
    return killed[0] if len(killed) == 1 and others and is_same else None


def _fullest(readings: Sequence[Any]) -> Mapping[str, Any] | None:
    for one in readings:
        if all(
            set(other) <= set(one) and all(one[k] == other[k] for k in other) for other in readings
        ):
            return one  # type: ignore[no-any-return]
    return None


def _of_both(readings: Sequence[Any]) -> Mapping[str, Any] | None:
    """What becomes of each of two, rather than of what is called so: "Do both creatures die?"."""
    each = [one for one in readings if one.get("asks") == "all_die" and one.get("number") == TWO]
    others = [one for one in readings if one not in each]
    nouns = [one.get("of", {}) for one in others if one.get("asks") in OF_BOTH]
    is_two = all(
        isinstance(noun, Mapping) and (noun.get("number") == TWO or noun.get("pronoun") == "they")
        for noun in nouns
    )
    return each[0] if len(each) == 1 and others and len(nouns) == len(others) and is_two else None


def _narrower(readings: Sequence[Any]) -> Mapping[str, Any] | None:
    """What says more of the same: whether it dies in combat, may be activated again."""
    for asks, wider in NARROWER.items():
        narrow = [one for one in readings if one.get("asks") == asks]
        others = [{**one, "asks": asks} for one in readings if one.get("asks") == wider]
        if len(narrow) == 1 and len(others) == len(readings) - 1 and others:
            return narrow[0] if all(one == narrow[0] for one in others) else None
    return None


def _of_all(readings: Sequence[Any]) -> Mapping[str, Any] | None:
    """What becomes of all creatures, rather than of some: "Are the creatures destroyed?"."""
    every = [one for one in readings if one.get("asks") == "all_die" and one.get("whole")]
    every = every or [one for one in readings if one.get("does") == "all_died"]
    others = [one for one in readings if one not in every]
    if every and "does" in every[0]:
        is_of_all = all(one.get("text") == "Destroy target creature." for one in others)
        return every[0] if len(every) == 1 and is_of_all else None
    plain = [one for one in others if one.get("asks") in ("all_die", "dies")]
    are_all = all(
        set(one.get("of", ())) <= {"definite", "plural", "kind"}
        and set(one) <= {"asks", "of", "so", "way"}
        and one.get("so", "dies") == "dies"
        and one.get("of", {}).get("kind", "creature") == "creature"
        for one in plain
    )
    return every[0] if len(every) == 1 and len(plain) == len(others) and are_all else None


def _of_them(readings: Sequence[Any]) -> Mapping[str, Any] | None:
    """What is asked of a player who is called "they", as far as no creatures may be meant."""
    players = [one for one in readings if OPPONENT in (one.get("who"), one.get("whose"))]
    others = [one for one in readings if one not in players]
    are_they = [one for one in others if {"pronoun": "they"} in (one.get("of"), one.get("by"))]
    if len(players) != 1 or not others or len(are_they) != len(others):
        return None
    return {**players[0], "they": True}
