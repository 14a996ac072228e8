"""Cards that stand for spells of a kind, where a question names none."""

from __future__ import annotations

import re

from judge.asking.board.discourse import Board, Lost, Plain, Thing
from judge.asking.guesses import SIZE_LEFT_OPEN, SIZES
from judge.asking.names import nameless

STAND_IN = "Grizzly Bears"  # for a creature spell of which nothing is told


OF_SIZE = {"dies", "survives", "all_die", "kills", "power_toughness", "suffers", "grows"}
PLAIN = ("artifact", "enchantment", "instant", "sorcery")  # types of which nothing more is told
OF_CREATURES = ("creature spell", "noncreature", "prowess")  # what a noncreature spell answers
OF_SPELLS = {  # keyword abilities that spells are told to have, as cards have them
    "split second": "Split second",
    "flashback": "Flashback {2}",
    "storm": "Storm",
    "cascade": "Cascade",
    "convoke": "Convoke",
    "delve": "Delve",
    "rebound": "Rebound",
    "kicker": "Kicker {1}",
    "buyback": "Buyback {2}",
    "cycling": "Cycling {2}",
}
OF_A_KIND = (*OF_CREATURES, "instant", "sorcery", "color", "mana value")


def of_kind(board: Board, noun: Plain) -> Plain:
    """A noun with a card that stands for a spell of a kind, where none is named."""
    if (spell := _with_keywords(noun)) is not None:
        return spell
    if is_sized(noun):
        return sized(board, noun)
    kind = str(noun.get("spell") or noun.get("kind", ""))
    rest = set(noun) - {"spell", "kind", "number", "owner", "other"}
    if kind in ("any", "noncreature") and rest <= {"color", "mana_value"}:
        return any_spell(board, noun)
    if kind in PLAIN and rest <= {"color", "mana_value"}:
        return _plain_spell(noun, kind)
    if kind != "creature" or rest:
        return noun
    if board.foci & OF_SIZE:
        return sized(board, {**noun, "kind": "creature"})
    zh = board.facts.chinese(STAND_IN)
    board.guess(
        f"What is cast is {STAND_IN}.", f"所施放的是{zh}。", "it isn't named", "未说明是哪一张"
    )
    return {
        "card": STAND_IN,
        "stands_in": True,
        **{key: noun[key] for key in ("number", "owner") if key in noun},
    }


def _with_keywords(noun: Plain) -> Plain | None:
    """An instant or sorcery with keyword abilities that spells have; None of any other noun."""
    kind, has = noun.get("spell", ""), tuple(noun.get("has", ()))
    rest = set(noun) - {"spell", "has", "number", "owner", "other"}
    if kind not in ("any", "instant", "sorcery") or not has or rest or set(has) - set(OF_SPELLS):
        return None
    text = "\n".join(OF_SPELLS[one] for one in has)
    plain = _plain_spell(noun, "instant" if kind == "any" else kind)
    return {**plain, "card": f"{plain['card']}: {text}"}


def to_cast(board: Board, said: Plain, noun: Plain) -> Plain:
    """A noun with the card that is cast, which has the way in which that is done.

    An instant of which nothing else is told than that it is flashed back has flashback.
    """
    found = of_kind(board, noun)
    way = said.get("using") or ("kicker" if said.get("kicked") else "")
    is_named = "card" in noun and nameless.entry(noun["card"]) is None
    card = str(found.get("card", ""))
    if not way or is_named or board.facts.says(card, way):
        return found
    if way == "kicker" and not is_named and noun.get("spell", noun.get("kind")) == "creature":
        return sized(board, {**noun, "says": "Kicker {1}"})
    if way != "flashback" or card not in ("some instant", "some sorcery"):
        raise Lost("a way of casting that was not told of the card")
    return {**found, "card": f"{card}: Flashback {{2}}"}


def _plain_spell(noun: Plain, kind: str) -> Plain:
    """A spell of a type and color that does nothing else."""
    color = f"{noun['color']} " if "color" in noun else ""
    rest = {key: noun[key] for key in ("number", "owner") if key in noun}
    costs = f" costing {noun['mana_value']}" if "mana_value" in noun else ""
    return {"card": f"some {color}{kind}{costs}", **rest}


def any_spell(board: Board, noun: Plain) -> Plain:
    """A spell of which nothing is told, where no text asks of which kind it is."""
    known = {*(OF_CREATURES if noun["spell"] == "noncreature" else ())}
    known |= {"color"} & set(noun)
    known |= {"mana value"} if "mana_value" in noun else set()
    left = [kind for kind in OF_A_KIND if kind not in known]
    texts = (one.replace("noncreature", "") if known else one for one in board.words())
    if any(kind in text for text in texts for kind in left):
        raise Lost("of which kind the spell is")
    board.guess(
        "The spell does nothing else.", "此咒语没有其他效应。", "it isn't named", "未说明是哪一个"
    )
    return _plain_spell(noun, "instant")


def is_sized(noun: Plain) -> bool:
    """True of a creature that is told by its size or abilities, without a name."""
    is_creature = noun.get("kind", "creature") == "creature" and "pronoun" not in noun
    known = {"size", "has", "says", "color", "kind", "number", "owner", "spell", "mana_value"}
    tells = {"size", "has", "says"} & set(noun)
    tells |= (
        {"mana_value"} & set(noun) if "creature" in (noun.get("kind"), noun.get("spell")) else set()
    )
    is_cast = noun.get("spell", "creature") in ("creature", "any")
    return bool(tells) and is_creature and is_cast and set(noun) <= known


def sized(board: Board, noun: Plain) -> Plain:
    """A creature that is told by its size or abilities, as a card that may be cast."""
    size = noun.get("size") or SIZES[board.fork((SIZE_LEFT_OPEN, SIZE_LEFT_OPEN))]
    has = tuple(noun.get("has", ()))
    color = f"{noun['color']} " if "color" in noun else ""
    text = "\n".join(filter(None, (", ".join(has).capitalize(), noun.get("says", ""))))
    says = f": {text}" if text else ""
    says = f" costing {noun['mana_value']}{says}" if "mana_value" in noun else says
    rest = {key: noun[key] for key in ("number", "owner") if key in noun}
    return {"card": f"some {color}creature of {size}{says}", "size": size, "has": has, **rest}


def _any_loyalty_cost(board: Board, thing: Thing) -> str:
    """The cost of a loyalty ability of which nothing is told: one that adds loyalty, at nothing."""
    lines = board.facts.text(thing.card).split("\n")
    costs = [line.partition(":")[0] for line in lines if " target" not in line]
    found = [cost for cost in costs if cost[:1] == "+" and cost[1:].isdigit()]
    if not found:
        raise Lost("which loyalty ability")
    return found[0]


def loyalty_cost(board: Board, thing: Thing, said: str) -> str:
    """The cost of a loyalty ability as it is printed; raises Lost where the loyalty isn't known.

    It need not be known for a cost that adds loyalty, or for a second activation in a turn.
    """
    if said == "any":
        said = _any_loyalty_cost(board, thing)
    if said in ("+", "-"):
        said = _only_cost(board, thing, said)
    was_used = any(item.get("activate") is thing for item in board.play[board.turn_begun :])
    if was_used or said.startswith("+"):
        return said.replace("-", "−")
    if nameless.entry(thing.card) and "loyalty" not in thing.traits.get("counters", {}):
        raise Lost("a planeswalker of unknown loyalty")
    return said.replace("-", "−")


def _only_cost(board: Board, thing: Thing, sign: str) -> str:
    """The one cost of a planeswalker that adds loyalty, or takes it: "tick her up"."""
    text = board.facts.text(thing.card).replace("−", "-")
    found = re.findall(rf"^(\{sign}[0-9]+):", text, re.MULTILINE)
    if len(found) != 1:
        raise Lost("which of its abilities")
    return str(found[0])


def some_loyalty_cost(board: Board, thing: Thing) -> str:
    """The cost of a loyalty ability of a planeswalker without a name, of which no cost is told."""
    if not board.is_planeswalker(thing) or nameless.entry(thing.card) is None:
        return ""
    board.guess(
        "The loyalty ability adds one loyalty counter.",
        "该忠诚异能加一个忠诚指示物。",
        "it isn't said which",
        "未说明是哪一个",
    )
    return "+1"


def with_ability(board: Board, thing: Thing, text: str) -> None:
    """A creature that is told without a name becomes a card with an ability beside what it has."""
    if thing.card or thing.color or thing.kin or thing.kind != "creature" or board.play:
        raise Lost("a card with an ability of its own")
    words = ", ".join(thing.has).capitalize()
    thing.card = f"some creature of {thing.size}: " + "\n".join(filter(None, (words, text)))
