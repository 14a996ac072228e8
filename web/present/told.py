"""What is done and asked in a scenario becomes words, and these its title where it has none."""

from __future__ import annotations

import json
from typing import Any

import judge
from corpus.model import Lang
from judge.ruling.wording.addressing import agreeing
from judge.scenario.plain import plain_scenario
from web import asking
from web.language import in_language
from web.present import boards
from web.wording import WORDING, say

QUESTIONS = (
    *("life", "dies", "survives", "zone", "power_toughness", "has", "counters", "damage", "deals"),
    *("gained", "lost", "drawn", "discarded", "milled", "wins", "loses", "countered", "copied"),
    *("resolves", "unresolved", "untaps", "spent"),
    *("library", "triggers", "triggered", "tapped", "attacking", "blocked", "controller"),
    *("hand", "graveyard", "attached", "name", "is", "costs", "mana_value", "loyalty"),
    *("result", "legal", "repeats"),
)
_LONGEST = 90  # characters of a title, before what makes it longer
_DONE = (
    *("cast", "play_land", "activate", "attack", "block", "assign", "special", "effect"),
    "concede",
)
_ACTIONS = (*_DONE, "resolve", "pass", "order", "check")


def title(scenario: judge.Scenario, reader: Lang) -> str:
    """The title of a scenario; of one that has none what is done in it, else what is asked."""
    named = in_language(scenario.title, reader)
    if named:
        return named
    plain = plain_scenario(scenario)
    done = [one for one in plain.get("play", ()) if set(one) & {*_DONE}]
    said = [item(one, reader) for one in done] or [
        question(one, reader) for one in plain.get("ask", ())
    ]
    kept = [one for n, one in enumerate(said) if not n or len("; ".join(said[: n + 1])) <= _LONGEST]
    return say(reader, "semicolon").join(kept) + ("…" if len(kept) < len(said) else "")


def item(held: Any, reader: Lang) -> str:
    """An item of a play in words."""
    if not isinstance(held, dict):
        return str(held)
    player = boards.player(str(held.get("player", "")), reader)
    rest = {k: v for k, v in held.items() if k not in ("player", "respond")}
    action = next((k for k in rest if k in _ACTIONS), None)
    if action is None:
        return json.dumps(held, ensure_ascii=False)
    at = rest.pop("at", None)
    value = rest.pop(action)
    said = agreeing(say(reader, f"did.{action}", player=player, what=_words(value, reader)))
    if action == "pass":
        return said + (_words(at, reader) if at else "")
    space = " " if reader is Lang.EN else ""
    details = [
        f"{_key(reader, 'key', k)}{space}{_words(v, reader)}" for k, v in rest.items() if v != []
    ]
    when = [_words(at, reader)] if at else []
    return say(reader, "comma").join((*when, said, *details))


def _key(reader: Lang, kind: str, word: object) -> str:
    """A word of scenarios in the reader's language; one that is none stays as it was written."""
    key = f"{kind}.{word}"
    return say(reader, key) if key in WORDING else str(word)


def _words(value: Any, reader: Lang) -> str:
    comma = say(reader, "comma")
    if isinstance(value, dict):
        if set(value) <= {"turn", "step"}:
            turn = say(reader, "when.turn", n=value["turn"]) if "turn" in value else ""
            return turn + (_key(reader, "step", value["step"]) if "step" in value else "")
        pairs = ((asking.name_in(str(k), reader), _words(v, reader)) for k, v in value.items())
        return comma.join(f"{k} → {v}" for k, v in pairs) or "—"
    if isinstance(value, list):
        return comma.join(_words(one, reader) for one in value) or "—"
    if isinstance(value, bool):
        return say(reader, "yes" if value else "no")
    return asking.name_in(str(value), reader)


def question(held: Any, reader: Lang) -> str:
    """A question, shortly; one that the form does not know as it stands in the scenario."""
    if not (isinstance(held, dict) and len(held) == 1):
        return json.dumps(held, ensure_ascii=False)
    ((key, value),) = held.items()
    named = say(reader, f"about.{key}") if key in QUESTIONS else str(key)
    return named if value is True else f"{named}{say(reader, 'colon')}{_words(value, reader)}"
