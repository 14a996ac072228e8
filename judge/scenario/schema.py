"""The keys of a scenario and the shape of each, as the format lists them, version 2."""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.earlier import HAPPENED
from judge.game.steps import Step
from judge.scenario import nodes
from judge.scenario.shapes import (
    Reader,
    Shape,
    anything,
    by_kind,
    each_of,
    either,
    keys,
    list_of,
    map_of,
    natural,
    natural_or_truth,
    number,
    number_of,
    number_or_all,
    number_or_text,
    one_of,
    only_true,
    positive,
    single,
    text,
    truth,
    with_number,
)

STEP = one_of(tuple(step.value for step in Step))
TITLE = either(keys({"en": text, "zh": text}), nodes.Mapping, text)
VERSIONS = (1, 2)
TEXTS = list_of(text)
NUMBERS = map_of(number)
SHARES = map_of(natural)
AMOUNTS = map_of(natural)
ATTACK_OPTIONS = ("multiple players", "left", "right")
ZONES = ("battlefield", "hand", "graveyard", "library", "exile", "command")

# What somebody answers: one thing, several, or a division among some.
PICK = by_kind(single, each_of(single), SHARES)
ANSWER = by_kind(single, each_of(PICK), SHARES)
PAYING_OBJECTS = (
    *("convoke", "improvise", "delve", "crew", "sacrifice", "discard", "exile", "return"),
    *("tap", "counters", "reveal", "behold", "waterbend"),
)
PAY: Mapping[str, Shape] = {
    **dict.fromkeys(PAYING_OBJECTS, TEXTS),
    "mana": text,
    "life": natural,
    "assist": keys({"player": text, "mana": natural}, required=("player", "mana")),
}

FACE: Mapping[str, Shape] = {
    "name": text,
    "cost": text,
    "type": text,
    "power": text,
    "toughness": text,
    "loyalty": text,
    "defense": text,
    "color": TEXTS,
    "text": text,
}
CARD: Mapping[str, Shape] = {
    **FACE,
    "faces": list_of(keys(FACE, required=("name",))),
    "layout": text,
}
ENTRY: Mapping[str, Shape] = {
    "card": text,
    "as": TITLE,
    "count": natural,
    "tapped": truth,
    "counters": AMOUNTS,
    "damage": natural,
    "attached_to": text,
    "sick": truth,
    "face_down": truth,
    "face": text,
    "phased_out": truth,
    "owner": text,
    "token": truth,
    "copy_of": text,
    "chosen": single,
    "commander": truth,
    "lit": list_of(natural),
    "timestamp": number,
    "protector": text,
    "exiled_by": text,
    "goaded_by": TEXTS,
    "level": natural,
    "merged_with": TEXTS,
    "kicked": natural_or_truth,
    "x": natural,
    "monstrous": truth,
    "solved": truth,
    "renowned": truth,
    "prepared": truth,
    "unlocked": TEXTS,
}
THIS_TURN: Mapping[str, Shape] = dict.fromkeys(HAPPENED, natural_or_truth)
ENTRIES = list_of(either(keys(ENTRY, required=("card",)), nodes.Mapping, text))
PLAYER: Mapping[str, Shape] = {
    "life": number,
    **dict.fromkeys(ZONES, ENTRIES),
    "counters": AMOUNTS,
    "mana": text,
    "lands_played": natural,
    "team": text,
    "commander_damage": AMOUNTS,
    "mana_free": truth,
    "companion": text,
    "range_of_influence": natural,
    "emperor": truth,
    "commander_casts": AMOUNTS,
    "this_turn": keys(THIS_TURN),
}
MOMENT = keys({"turn": positive, "step": STEP})

ACTIONS: Mapping[str, Shape] = {
    "cast": text,
    "play_land": text,
    "activate": text,
    "special": text,
    "attack": map_of(text),
    "block": map_of(TEXTS),
    "order": map_of(TEXTS),
    "assign": map_of(NUMBERS),
    "resolve": number_or_all,
    "pass": one_of(("all",)),
    "effect": text,
    "concede": only_true,
    "check": anything,  # read as expectations
}
ALLOWED_OR_NOT = tuple(key for key in ACTIONS if key not in ("resolve", "pass", "check"))
NO_ACTION = tuple(key for key in ACTIONS if key not in ALLOWED_OR_NOT)
AS_THE_STEP_HAS_IT = ("attack", "block", "order", "assign")
PLAYERLESS = ("resolve", "pass", "check", "effect")
DETAILS: Mapping[str, Shape] = {
    "targets": TEXTS,
    "x": natural,
    "modes": list_of(positive),
    "kicked": natural_or_truth,
    "using": text,
    "from": one_of(ZONES),
    "with": list_of(by_kind(text, mapping=with_number(natural_or_truth, splice=TEXTS))),
    "pay": keys(PAY),
    "divide": SHARES,
    "face": text,
    "ability": number_or_text,
    "card": text,
    "bands": list_of(list_of(text)),
    "source": text,
}
DETAILS_OF: Mapping[str, tuple[str, ...]] = {
    "cast": ("targets", "x", "modes", "kicked", "using", "from", "with", "pay", "divide"),
    "play_land": ("face",),
    "activate": ("ability", "targets", "x", "pay", "divide"),
    "special": ("card", "face", "x", "pay"),
    "attack": ("bands",),
    "effect": ("targets", "modes", "source", "x"),
}
ITEM: Mapping[str, Shape] = {
    "player": text,
    "at": MOMENT,
    "respond": truth,
    "choose": ANSWER,
    "try": truth,
    "legal": truth,
    **ACTIONS,
    **DETAILS,
}
REPEATED: Mapping[str, Shape] = {"repeat": list_of(anything), "times": positive}  # its items
MOST_ITEMS = 1000  # of a play
COUNT: Mapping[str, Shape] = {
    "player": text,
    "zone": one_of((*ZONES, "stack")),
    "card": text,
    "name": text,
    "is": number,
    "at_least": number,
    "at_most": number,
    "token": truth,
    "type": TEXTS,
    "color": TEXTS,
    "tapped": truth,
    "attacking": truth,
    "power_toughness": text,
    "counters": NUMBERS,
    "has": TEXTS,
    "lacks": TEXTS,
}
RESULT = keys({"loses": TEXTS, "wins": TEXTS, "drawn": TEXTS, "draw": truth, "continues": truth})
EACH_TIME: Mapping[str, Shape] = {  # what a round that can be repeated moves
    **dict.fromkeys(("life", "library", "graveyard", "tokens", "effects", "loses"), NUMBERS),
    "counters": map_of(NUMBERS),
    "mana": map_of(text),
}
ALLOWED: Mapping[str, Shape] = {"item": anything, "is": truth}  # its item is read as of the play
EXPECTATION: Mapping[str, Shape] = {
    "life": NUMBERS,
    "zone": map_of(text),
    "count": keys(COUNT),
    "hand": NUMBERS,
    "library": NUMBERS,
    "graveyard": NUMBERS,
    "exile": NUMBERS,
    "counters": map_of(NUMBERS),
    "power_toughness": map_of(text),
    "base_power_toughness": map_of(text),
    "has": map_of(TEXTS),
    "lacks": map_of(TEXTS),
    "is": map_of(TEXTS),
    "is_not": map_of(TEXTS),
    "name": map_of(text),
    "mana_value": NUMBERS,
    "controller": map_of(text),
    "attached": map_of(text),
    "damage": NUMBERS,
    "loyalty": NUMBERS,
    "tapped": map_of(truth),
    "attacking": map_of(truth),
    "blocking": map_of(truth),
    "blocked": map_of(truth),
    "face_down": map_of(truth),
    "phased_out": map_of(truth),
    "mana": map_of(by_kind(text, mapping=keys(dict.fromkeys("WUBRGC", natural)))),
    "attackers": TEXTS,
    "active": text,
    "turn": number,
    "monarch": text,
    "initiative": text,
    "day": one_of(("day", "night", "neither")),
    "emblems": NUMBERS,
    "not": anything,  # read as an expectation
    "stack": TEXTS,
    "in_order": TEXTS,
    "result": RESULT,
    "repeats": by_kind(truth, mapping=keys(EACH_TIME)),
    "triggered": NUMBERS,
    "triggers": map_of(truth),
    "dies": map_of(truth),
    "survives": map_of(truth),
    "untaps": map_of(truth),
    "deals": map_of(by_kind(number, mapping=NUMBERS)),
    "prevented": NUMBERS,
    "gained": NUMBERS,
    "lost": NUMBERS,
    "drawn": NUMBERS,
    "discarded": NUMBERS,
    "milled": NUMBERS,
    "copied": NUMBERS,
    "wins": map_of(truth),
    "loses": map_of(truth),
    "countered": map_of(truth),
    "resolves": map_of(truth),
    "unresolved": map_of(truth),
    "costs": map_of(text),
    "spent": NUMBERS,
    "chooses": map_of(text),
    "allowed": anything,  # read as an item
    "legal": truth,
    "verdict": one_of(("determined", "depends", "loop", "unsupported")),
    "outcomes": number,
    "cites": TEXTS,
    "deciding": TEXTS,
}


def anything_listed(reader: Reader, node: nodes.Node, key: str) -> object:
    """Any value; a text alone is a list of one."""
    value = anything(reader, node, key)
    return (value,) if isinstance(value, str) else value


# What is asked about: names, or as in an expectation, whatever its values; else `true`.
NAMES = by_kind(single, each_of(single), map_of(anything))
OF_SOME = (
    *("life", "zone", "hand", "library", "graveyard", "exile", "counters", "power_toughness"),
    *("base_power_toughness", "has", "lacks", "is", "is_not", "name", "mana_value"),
    *("controller", "attached", "damage", "loyalty", "tapped", "attacking", "blocking"),
    *("blocked", "face_down", "phased_out", "mana", "emblems", "triggered", "triggers"),
    *("dies", "survives", "untaps", "deals", "prevented", "gained", "lost", "countered"),
    *("drawn", "discarded", "milled", "copied", "wins", "loses", "resolves", "unresolved"),
    *("costs", "spent", "chooses"),
)
QUESTION: Mapping[str, Shape] = {
    **EXPECTATION,
    **dict.fromkeys(OF_SOME, NAMES),
    **dict.fromkeys(
        ("has", "lacks", "is", "is_not"),
        by_kind(single, each_of(single), map_of(anything_listed)),
    ),
    **dict.fromkeys(("attackers", "active", "turn", "monarch", "initiative", "day"), NAMES),
    **dict.fromkeys(("stack", "legal"), NAMES),
    "result": by_kind(single, TEXTS, RESULT),
}
SCENARIO: Mapping[str, Shape] = {
    "scenario": TITLE,
    "id": text,
    "topic": text,
    "question": anything,
    "why": anything,
    "source": anything,
    "version": number_of(VERSIONS),
    "rules": text,
    "cites": TEXTS,
    "cards": list_of(anything),  # read as cards, each with its line
    "players": map_of(keys(PLAYER)),
    "game": text,
    "range_of_influence": natural,
    "attack_option": one_of(ATTACK_OPTIONS),
    "deploy_creatures": truth,
    "monarch": text,
    "initiative": text,
    "day": one_of(("day", "night")),
    "turn": keys({"active": text, "number": positive, "step": STEP}),
    "play": list_of(anything),  # read as items, each with its line
    "choices": map_of(list_of(ANSWER)),
    "random": list_of(single),
    "explore": truth,
    "until": MOMENT,
    "ask": list_of(keys(QUESTION)),
    "expect": list_of(anything),  # read as expectations, each with its line
}
