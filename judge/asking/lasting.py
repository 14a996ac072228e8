"""What changes objects goes onto the board: copies, choices, animation, phasing, mana of lands."""

from __future__ import annotations

import re
from typing import Any

from judge.asking import casting, happening, standing, using
from judge.asking.discourse import Board, Lost, Plain, Thing
from judge.asking.fighting import owned
from judge.cards import CardType
from judge.words import ASKER

ADDS = re.compile(r"^(?P<cost>[^:\n]*): add (?P<what>[^\n]*)", re.MULTILINE | re.IGNORECASE)
ASIDE = re.compile(r"\([^()]*\)")
ONE_SYMBOL = re.compile(r"\{[wubrgc]\}\.?")
GIVES_MANA = re.compile(r"\badd\b")
BASIC = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
BECOMES = re.compile(r"^(?P<cost>[^:\n]*): [^\n]*becomes? an? [^\n]*creature", re.MULTILINE)
LOYALTY = re.compile(r"([+−-]\d+|0):")
CHOOSES = ("choose a color", "choose a creature type", "choose a creature type.")


def phased_out(board: Board, said: Plain) -> None:
    """An object is phased out, with nothing attached to it."""
    thing = standing.of_object(board, said)
    if board.play or any(one.traits.get("attached_to") is thing for one in board.things):
        raise Lost("what else phased out")
    thing.traits["phased_out"] = True


def chosen(board: Board, said: Plain) -> None:
    """The color or creature type that was chosen as a permanent entered."""
    thing = standing.of_object(board, said)
    is_color = said["chosen"].islower()
    words = CHOOSES[0] if is_color else CHOOSES[1]
    if board.play or "chosen" in thing.traits or not board.facts.says(thing.card, words):
        raise Lost("what nothing is chosen for")
    thing.traits["chosen"] = said["chosen"]


def is_copy(board: Board, said: Plain) -> None:
    """A permanent is a copy of a card of which nothing else is told; else it enters as that."""
    noun, of = said["it"], said["of"]
    card = of.get("card", "")
    if not board.facts.says(noun.get("card", ""), "as a copy"):
        raise Lost("what copies nothing")
    is_told = not card or any(one.card == card for one in board.things)
    if is_told or set(of) - {"card", "number"} or board.play:
        using.copies(board, {"what": noun, "of": of})
        return
    thing = board.find(noun, board.is_any)
    if thing.traits:
        raise Lost("what else it is")
    thing.traits["copy_of"] = card
    board.subject = thing


def faced(board: Board, said: Plain) -> None:
    """A card of two faces has its other face up."""
    thing = standing.of_object(board, said)
    card = board.facts.card(thing.card)
    if board.play or card is None or len(card.faces) != 2 or said["face"]["card"] != thing.card:
        raise Lost("which face is up")
    thing.traits["face"] = card.faces[1].name.en


def crew(board: Board, said: Plain) -> None:
    """A Vehicle becomes a creature, as crewing it makes it, where nothing else comes of that."""
    who = board.who(said.get("who", ""))
    thing = board.find(said["what"], board.is_permanent, who)
    texts = (board.facts.text(one.card) for one in board.things if one.card)
    if not board.facts.has_subtype(thing.card, "vehicle") or any(
        re.search(r"\bcrews|crewed\b", ASIDE.sub("", text)) for text in texts
    ):
        raise Lost("what crewing it does besides")
    owned(thing, who)
    text = "Target Vehicle becomes an artifact creature until end of turn."
    happening.no_stack(board)
    board.play.append({"player": who, "effect": text, "targets": [thing]})
    board.guess(
        "Enough creatures crew it.", "有足够的生物来搭载。", "it isn't said which", "未说明是哪些"
    )
    thing.is_animated = True
    board.subject = thing


def animate(board: Board, said: Plain) -> None:
    """The ability of a permanent that makes it a creature is activated."""
    who = board.who(said.get("who", ""))
    thing = board.find(said["what"], board.is_permanent, who)
    found = list(BECOMES.finditer(ASIDE.sub("", board.facts.text(thing.card))))
    if len(found) != 1:
        raise Lost("what doesn't become a creature by itself")
    owned(thing, who)
    happening.no_stack(board)
    cost = found[0]["cost"].upper()
    board.play.append({"player": who, "activate": thing, "ability": f"{cost}:"})
    board.settled = len(board.play)
    thing.is_animated = True
    board.subject = thing


def cast_unnoticed(board: Board) -> None:
    """A spell is cast of which only the effect is told; nothing told may have to do with spells."""
    texts = [board.facts.text(one.card) for one in board.things if one.card]
    texts += [word for one in board.things for word in one.has]
    if any(word in text for text in texts for word in ("cast", "spell", "ward", "prowess")):
        raise Lost("what a spell does besides")


def turned_into(board: Board, said: Plain) -> None:
    """A loyalty ability is used on what becomes of a creature type that only this one speaks of."""
    card = said["what"].get("card", "")
    lines = board.facts.text(card).split("\n")
    found = [one for one in lines if re.search(rf"\b{said['kin']}\b", one)]
    cost = LOYALTY.match(found[0]) if len(found) == 1 else None
    if cost is None or not board.facts.is_planeswalker(card):
        raise Lost("which ability does that")
    what = {**said["what"], "owner": said.get("who") or said["what"].get("owner", "")}
    held = {"who": what["owner"], "what": what, "ability": cost[1]}
    casting.activate(board, {**held, "on": ({"noun": said["on"]},)})


def gets_control(board: Board, said: Plain) -> None:
    """A player gains control of an object, as an Aura on it says, or by an effect."""
    thing = board.find(said["on"], board.is_permanent)
    on = [one for one in board.things if one.traits.get("attached_to") is thing]
    on += [
        item["cast"] for item in board.play if thing in item.get("targets", ()) and "cast" in item
    ]
    takes = [one for one in on if board.facts.says(one.card, "you control enchanted")]
    if [one.owner for one in takes] == [said.get("who") or board.actor]:
        board.subject = thing
        return
    if takes:
        raise Lost("who controls it")
    happening.effect(board, {**said, "text": "Gain control of target permanent."})


def resolves_on(board: Board, said: Plain) -> None:
    """A spell with a target resolves: it is cast, where that wasn't told."""
    noun = said["what"]
    if any(one.card == noun.get("card") and board.is_on_stack(one) for one in board.things):
        raise Lost("what was cast before")
    if not noun.get("owner"):
        raise Lost("whose spell resolves")
    held = {key: value for key, value in noun.items() if key not in ("owner", "definite")}
    casting.cast(board, {"who": noun["owner"], "what": held, "on": said["on"]})
    board.settled = len(board.play)


def shields(board: Board, said: Plain) -> None:
    """The next damage that would be dealt to a creature or player is prevented."""
    on = said.get("on") or {"player": board.who(said["who"])}
    text = f"Prevent the next {said['n']} damage that would be dealt to target "
    if "player" in on:
        happening.no_stack(board)
        item: dict[str, Any] = {"player": on["player"], "effect": f"{text}player this turn."}
        board.play.append({**item, "targets": [on["player"]]})
        return
    happening.effect(board, {"on": on["noun"], "text": f"{text}creature this turn."})


def phased(board: Board, said: Plain) -> None:
    """Whether an object is phased out."""
    thing = board.find(said["of"], board.is_permanent)
    if not any("phases out" in item.get("effect", "") for item in board.play):
        raise Lost("what phases out")
    board.asks.append({"phased_out": thing})
    board.subject = thing


def copied_name(board: Board, said: Plain) -> None:
    """Whether what was cast last enters as a copy of an object: what it is called then."""
    last = board.play[-1] if board.play else {}
    if "what" in said:
        board.find(said["what"], lambda one: one is last.get("cast"))
    using.copies(board, {"of": said["of"]})
    board.asks.append({"name": last["cast"]})


def makes_mana(board: Board, said: Plain) -> None:
    """Whether a permanent may be tapped for mana of a color."""
    thing = _source(board, said)
    text = board.facts.text(thing.card)
    for one in ADDS.finditer(ASIDE.sub("", text)):
        if one["cost"] != "{t}" or not ONE_SYMBOL.fullmatch(one["what"].strip()):
            raise Lost("which mana it adds")
    ability = f"{{T}}: Add {{{said['color']}}}"
    board.asks.append({"allowed": {"player": thing.owner, "activate": thing, "ability": ability}})


def mana_made(board: Board, said: Plain) -> None:
    """How much mana the one ability adds that a permanent is printed with."""
    thing = _source(board, said)
    if any("activate" in item for item in board.play):
        raise Lost("other mana")
    found = list(ADDS.finditer(ASIDE.sub("", board.facts.text(thing.card))))
    if len(found) == 1:
        ability = f"{found[0]['cost'].upper()}: Add"
    elif thing.card in BASIC:
        ability = f"{{T}}: Add {{{BASIC[thing.card]}}}"
    else:
        raise Lost("by which ability")
    symbols = set(re.findall(r"\{([wubrgc])\}", found[0]["what"] if found else ability[5:].lower()))
    if said["color"] and symbols != {said["color"].lower()}:
        raise Lost("mana of another color")
    board.play.append({"player": thing.owner, "activate": thing, "ability": ability})
    board.asks.append({"mana": thing.owner})


def _source(board: Board, said: Plain) -> Thing:
    """The permanent that is tapped for mana, where no other card gives what adds mana."""
    thing = board.find(said["what"], _has_card_on(board), said.get("who", ""))
    owned(thing, said.get("who") or thing.owner or ASKER)
    others = (board.facts.text(one.card) for one in board.things if one.card and one is not thing)
    is_given = any('"' in text and GIVES_MANA.search(text) for text in others)
    is_plain = board.facts.has_type(thing.card, CardType.LAND, CardType.ARTIFACT, CardType.CREATURE)
    if is_given or not is_plain or thing.traits.get("tapped"):
        raise Lost("what gives it its abilities")
    board.subject = thing
    return thing


def _has_card_on(board: Board) -> Any:
    return lambda one: bool(one.card) and board.is_permanent(one) and one.zone != "hand"
