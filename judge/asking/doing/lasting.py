"""What changes objects goes onto the board: copies, choices, animation, phasing."""

from __future__ import annotations

import re
from typing import Any

from judge.asking.board.discourse import BATTLEFIELD, Board, Lost, Plain, Thing
from judge.asking.doing import (
    activating,
    casting,
    described,
    happening,
    of_players,
    outcomes,
    standing,
    turning,
    using,
)
from judge.asking.doing.fighting import owned
from judge.language.normalise import REMINDER
from judge.words import ASKER

BECOMES = re.compile(r"^(?P<cost>[^:\n]*): [^\n]*becomes? an? [^\n]*creature", re.MULTILINE)
ORDER = ("first", "then")  # in which two permanents came
LOYALTY = re.compile(r"([+−-]\d+|0):")
CHOOSES_COLOR = re.compile(r"the color of your choice|choose a color")


def phased_out(board: Board, said: Plain) -> None:
    """An object is phased out, with nothing attached to it."""
    thing = standing.of_object(board, said)
    if board.play or any(one.traits.get("attached_to") is thing for one in board.things):
        raise Lost("what else phased out")
    thing.traits["phased_out"] = True


def phases_in(board: Board, said: Plain) -> None:
    """What was told to phase out phases in, as its controller's next turn begins."""
    out = [item for item in board.play if "phases out" in item.get("effect", "")]
    thing = board.find(said["on"], lambda one: any(one in item["targets"] for item in out))
    if not out or said.get("of_turn", thing.owner) != thing.owner or not thing.owner:
        raise Lost("when what phases in")
    if said.get("moment") != "next_turn":
        turning.next_turn(board, {"later_turn": thing.owner})
    if board.turn != thing.owner:
        raise Lost("when it phases in")
    board.subject = thing


def chosen(board: Board, said: Plain) -> None:
    """The color or creature type that was chosen as a permanent entered."""
    said = {"it": {"pronoun": "it"}, **said}
    if board.play and said["it"] == {"pronoun": "it"}:
        chooses_color(board, said)
        return
    thing = standing.of_object(board, said)
    if board.play:
        raise Lost("what was chosen when")
    board.choose_for(thing, said["chosen"])


def chooses_color(board: Board, said: Plain) -> None:
    """The color that is chosen for what was cast or activated last, as it resolves."""
    last = board.play[-1] if board.play else {}
    spell = last.get("cast", last.get("activate"))
    if spell is None or "choose" in last or not CHOOSES_COLOR.search(board.facts.text(spell.card)):
        raise Lost("what a color is chosen for")
    if said.get("who") not in (None, "", last["player"]):
        raise Lost("another player's choice")
    last["choose"] = said["chosen"]


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
    if "again" in said and (board.subject is None or "face" not in board.subject.traits):
        raise Lost("what turned into what")
    thing = standing.of_object(board, said)
    card = board.facts.card(thing.card)
    is_of_it = board.facts.whole(said["face"]["card"]) == thing.card
    if board.play or card is None or len(card.faces) != 2 or not is_of_it:
        raise Lost("which face is up")
    thing.traits["face"] = card.faces[1].name.en


def crew(board: Board, said: Plain) -> None:
    """A Vehicle becomes a creature, as crewing it makes it, where nothing else comes of that."""
    if "by" in said:
        _crewed_by(board, said)
        return
    who = board.who(said.get("who", ""))
    thing = board.find(said["what"], board.is_permanent, who)
    if not board.facts.has_subtype(thing.card, "vehicle") or any(
        re.search(r"\bcrews|crewed\b", REMINDER.sub("", text)) for text in board.texts()
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


def _crewed_by(board: Board, said: Plain) -> None:
    """Creatures that are told crew a Vehicle."""
    who = said.get("who") or said["what"].get("owner") or said["by"][0].get("owner") or ASKER
    thing = board.find(said["what"], board.is_permanent, who)
    if not board.facts.has_subtype(thing.card, "vehicle"):
        raise Lost("what nothing crews")
    owned(thing, who)
    by = board.all_of(said["by"], casting.all_but(thing, board.is_creature_there), who)
    for one in by:
        owned(one, who)
    happening.no_stack(board)
    board.play.append({"player": who, "activate": thing, "pay": {"crew": by}})
    board.settled = len(board.play)
    thing.is_animated = True
    board.subject = thing


def animate(board: Board, said: Plain) -> None:
    """The ability of a permanent that makes it a creature is activated."""
    who = board.who(said["who"] if "who" in said else said["what"].get("owner", ""))
    item = animation(board, said, who)
    happening.no_stack(board)
    board.play.append(item)
    board.settled = len(board.play)
    item["activate"].is_animated = True
    board.subject = item["activate"]


def animation(board: Board, said: Plain, who: str) -> dict[str, Any]:
    """The activation of the one ability that makes a permanent a creature."""
    thing = board.find(said["what"], board.is_permanent, who)
    found = list(BECOMES.finditer(REMINDER.sub("", board.facts.text(thing.card))))
    if len(found) != 1:
        raise Lost("what doesn't become a creature by itself")
    owned(thing, who or thing.owner or ASKER)
    return {"player": thing.owner, "activate": thing, "ability": f"{found[0]['cost'].upper()}:"}


def came_first(board: Board, said: Plain) -> None:
    """Of two permanents that were told, which came first."""
    there = [one for one in board.arrival if one.card and one.zone == BATTLEFIELD and not one.now]
    named = {key: board.find(said[key], board.is_permanent) for key in said if key in ORDER}
    others = [one for one in there if one not in named.values() and board.facts.text(one.card)]
    if len(named) == 1 and len(others) == 1:
        named[next(key for key in ORDER if key not in named)] = others[0]
    if len(named) != 2 or board.play or not set(named.values()) <= set(there):
        raise Lost("which came before which")
    first, then = (there.index(named[key]) for key in ORDER)
    if first > then:
        there[first], there[then] = there[then], there[first]
    for place, one in enumerate(there, 1):
        one.traits["timestamp"] = place
    board.chosen = [way for way in board.chosen if not way.en.endswith(" came first")]


def is_a_with(board: Board, said: Plain) -> None:
    """A creature of which only its kind was told is of a size, and has counters."""
    described.is_a(board, {"it": said["it"], "like": {"size": said["size"]}})
    standing.counters(board, {"it": {"pronoun": "it"}, "counters": said["counters"]})


def two_counters(board: Board, said: Plain) -> None:
    """Counters of two kinds that are on an object."""
    standing.counters(board, said)
    standing.counters(board, {"it": {"pronoun": "it"}, "counters": said["more"]})


def have_and_hand(board: Board, said: Plain) -> None:
    """What a player has, and how many cards in hand."""
    standing.have(board, {key: held for key, held in said.items() if key != "n"})
    of_players.cards_in_hand(board, {"who": board.actor, "n": said["n"]})


def poisoned(board: Board, said: Plain) -> None:
    """A player gets poison counters."""
    who = said.get("whom") or board.who(said.get("who", ""))
    number = said.get("n", 1)
    text = "You get a poison counter." if number == 1 else f"You get {number} poison counters."
    if outcomes.once(board, said, text, who) is None:
        return
    happening.no_stack(board)
    board.play.append({"player": who, "effect": text})


def removed(board: Board, said: Plain) -> None:
    """Counters are removed from an object."""
    number, kind = said["counters"]["number"], said["counters"]["kind"]
    many = f"a {kind} counter" if number == 1 else f"{number} {kind} counters"
    told = {key: said[key] for key in ("who", "on") if key in said}
    happening.effect(board, {**told, "text": f"Remove {many} from target permanent."})


def proliferated(board: Board, said: Plain) -> None:
    """A player proliferates, and chooses one player or object."""
    who = board.who(said.get("who", ""))
    happening.no_stack(board)
    chosen = said.get("whom") or board.find(said["on"], board.is_permanent)
    board.play.append({"player": who, "effect": "Proliferate.", "choose": [chosen]})
    board.subject = chosen if isinstance(chosen, Thing) else None


def cast_unnoticed(board: Board) -> None:
    """A spell is cast of which only the effect is told; nothing told may have to do with spells."""
    if any(word in text for text in board.words() for word in ("cast", "spell", "ward", "prowess")):
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
    activating.activate(board, {**held, "on": ({"noun": said["on"]},)})


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
