"""What a creature is told to be of which only its kind was told: its size, its abilities."""

from __future__ import annotations

import re

from judge.asking.board.discourse import BATTLEFIELD, Board, Lost, Plain, Thing
from judge.asking.doing import blocking, casting, commanding, standing
from judge.asking.doing.aiming import guess_cast
from judge.asking.doing.of_all import holds_for_all, is_of_all
from judge.asking.guesses import SIZE_LEFT_OPEN
from judge.asking.names import nameless

COMES_WITH = {"persist": "-1/-1", "undying": "+1/+1"}  # the counter with which it brings back
SIZE_WORDS = re.compile(r"[+−-][0-9x]+/|power|toughness|counter\b|becomes")


def is_a(board: Board, said: Plain) -> None:
    """A creature of which only that was told is of a size, and has abilities."""
    noun = said["it"]
    like = said["like"]
    spoken = _of_open_size(board, noun)
    if (
        spoken
        and spoken.is_unsized
        and ("base" in said or all(_leaves_sizes(board, item) for item in board.play))
        and not set(like.get("has", ())) & set(spoken.has)
    ):
        spoken.size, spoken.is_unsized = like["size"], False
        spoken.has = (*spoken.has, *like.get("has", ()))
        if not any(one.is_unsized for one in board.things):
            board.chosen = [one for one in board.chosen if one != SIZE_LEFT_OPEN]
        return
    if _is_told_to_block(board, noun):
        blocking.block(board, {"who": noun.get("owner", ""), "by": ({**like, "number": 1},)})
        return
    told = any(board.is_like(one, noun) for one in board.things)
    is_sized = set(like) <= {"size", "number"} and not {"size", "role"} & set(noun)
    if is_sized and (told or {"card", "pronoun"} & set(noun)):
        claims(board, {"it": noun, "size": like["size"]})
        return
    if {"size", "pronoun", "card"} & set(noun) or board.play or told:
        raise Lost("what was told of it before")
    has = (*noun.get("has", ()), *like.get("has", ()))
    board.subject = board.find({**noun, **like, "has": has}, board.is_creature_there)


def _is_told_to_block(board: Board, noun: Plain) -> bool:
    """True of "the blocker", of which nothing was told, where something attacks."""
    is_blocker = noun.get("role") == "blocker" and set(noun) <= {"owner", "role", "definite"}
    return is_blocker and bool(board.play) and "attack" in board.play[-1]


def claims(board: Board, said: Plain) -> None:
    """An object is told to be of a size that comes of what was told: it must be so by the rules."""
    if any({"attack", "block", "pass", "respond"} & set(item) for item in board.play) or board.step:
        raise Lost("when it is of that size")
    thing = board.find(said["it"], board.is_sized)
    if thing.is_unsized or thing.is_one_of_several or thing.now:
        raise Lost("the size of what was told without one")
    board.claims.append((len(board.play), thing, said["size"]))
    board.settled = len(board.play)
    board.subject = thing


def counter_kept(board: Board, said: Plain) -> None:
    """A creature still has the counter with which it came back, by an ability that it has."""
    thing = board.find(said["it"], board.is_creature)
    texts = (*thing.has, board.facts.text(thing.card))
    words = [word for word, kind in COMES_WITH.items() if kind == said["kind"]]
    if not any(word in text for word in words for text in texts):
        raise Lost("which counter it has, and how many")
    standing.counters(board, {**said, "counters": {"kind": said["kind"], "number": 1}})


def told_so(board: Board, said: Plain) -> None:
    """What came of what was just done is told of an object: it must be so by the rules."""
    thing = board.find(said["it"], board.is_permanent)
    done = board.play[-1] if board.play else {}
    if not {"cast", "effect"} & set(done) or any("attack" in item for item in board.play):
        raise Lost("what it lives through")
    if any(item.get("cast") is thing for item in board.play) or board.has_trigger:
        raise Lost("what came with what was done")
    board.claims.append((len(board.play), thing, said["so"]))
    board.settled = len(board.play)
    board.subject = thing


def sized_by(board: Board, said: Plain) -> None:
    """An object is of a size by a spell, which is cast, or by what is attached to it."""
    thing = board.find(said["it"], board.is_sized)
    noun = said["what"]
    card = noun.get("card", "")
    if board.facts.is_spell_only(card):
        who = noun.get("owner") or thing.owner or board.actor
        if any(item.get("cast") and item["cast"].card == card for item in board.play):
            raise Lost("what was cast before")
        casting.cast(board, {"who": who, "what": {"card": card}, "on": ({"thing": thing},)})
        guess_cast(board, who, card, "it is of that size by it", "它因此具有该大小")
        board.settled = len(board.play)
    elif board.facts.is_aura(card) or board.facts.says(card, "equip "):
        standing.attached(board, {"it": said["it"], "with": noun})
    else:
        raise Lost("what gives it that size")
    board.subject = thing
    claims(board, {"it": {"pronoun": "it"}, "size": said["size"]})


def _leaves_sizes(board: Board, item: Plain) -> bool:
    """True of what is done in combat, and of a spell or ability that has to do with no size."""
    used = item.get("cast", item.get("activate"))
    if used is None:
        return bool({"attack", "block"} & set(item))
    return not SIZE_WORDS.search(board.facts.text(used.card))


def _of_open_size(board: Board, noun: Plain) -> Thing | None:
    """The creature that a noun means, of those whose size is left open."""
    left = [one for one in board.things if one.is_unsized and not one.is_one_of_several]
    if noun == {"pronoun": "it"}:
        return board.subject or (left[0] if len(left) == 1 else None)
    if {"size", "card", "number", "pronoun"} & set(noun) or not left:
        return None
    fits = board.in_role(noun, board.is_creature) if "role" in noun else board.is_creature
    like = [one for one in left if board.is_like(one, noun) and fits(one)]
    return like[0] if len(like) == 1 else None


def each_says(board: Board, said: Plain) -> None:
    """Each of some objects that were told by a number has an ability of these words."""
    group = [one for one in board.arrival if one.is_one_of_several]
    kinds = {one.card for one in group}
    if len(group) > 1 and kinds <= {"some enchantment", "some artifact"} and len(kinds) == 1:
        if board.play or len({one.owner for one in group}) > 1:
            raise Lost("each of which")
        for one in group:
            one.card = f"{one.card}: {said['says']}"
        return
    is_plain = all(not one.card and not one.has and not one.color for one in group)
    if len(group) < 2 or not is_plain or board.play or len({one.owner for one in group}) > 1:
        raise Lost("each of which")
    for one in group:
        one.card = f"some creature of {one.size}: {said['says']}"


def has_number(board: Board, said: Plain) -> None:
    """As many creatures as a number says, where the same sentence counts another's before."""
    before = [one for one in board.arrival if one.sentence == board.sentence]
    is_open = any(one.is_unsized for one in before) and not before[-1].card
    if not is_open or not before[-1].is_one_of_several:
        raise Lost("so much life, or as many of what was told of")
    noun = {"number": said["n"], "kind": before[-1].kind}
    standing.have(board, {"who": said["who"], "what": (noun,), "zone": BATTLEFIELD})


def keywords(board: Board, said: Plain) -> None:
    """Abilities that an object has, or all creatures of a player."""
    if is_of_all(said):
        holds_for_all(board, said)
    else:
        standing.keywords(board, said)


def _card_told(board: Board, noun: Plain) -> str:
    """The card that a noun means, where it has a name: one that is told of, or only named."""
    card = str(noun.get("card", ""))
    if not card or not board.facts.card(card):
        card = board.find(noun, board.is_any).card
    return "" if nameless.entry(card) is not None else card


def printed_loyalty(board: Board, said: Plain) -> None:
    """The loyalty that is printed on a card; what has no name has so much."""
    card = _card_told(board, said["it"])
    face = board.facts.card(card)
    if not card:
        standing.loyalty(board, said)
    elif face is None or str(face.faces[0].loyalty) != str(said["n"]):
        raise Lost("another loyalty than the card's")


def printed_size(board: Board, said: Plain) -> None:
    """A size, and abilities, that are printed on a card; what has no name is so by that."""
    card = _card_told(board, said["it"])
    like = said["like"]
    is_so = all(board.facts.says(card, word) for word in like.get("has", ()))
    if card and is_so and board.facts.printed_size(card) == like["size"]:
        return
    if board.play:
        raise Lost("another size than the card's")
    is_a(board, said)


def costs(board: Board, said: Plain) -> None:
    """The cost of a card, which it has printed on it; of a commander without a name it is told."""
    noun = said["it"]
    is_named = bool(board.facts.card(str(noun.get("card", "")))) or "pronoun" in noun
    card = _card_told(board, noun) if is_named else ""
    if not card:
        commanding.commander_costs(board, said)
        return
    told = said["cost"].upper()
    number = told.strip("{}")
    is_number = number.isdecimal() and board.facts.mana_value(card) == int(number)
    if not (is_number or board.facts.costs(card, told)):
        raise Lost("another cost than the card's")


def color(board: Board, said: Plain) -> None:
    """The color of a creature without a name; of a card it must be its own."""
    thing = board.find(said["it"], board.is_any)
    if not thing.card or nameless.entry(thing.card) is not None:
        standing.told_as("color")(board, said)
    elif not board.facts.has_color(thing.card, said["color"]):
        raise Lost("another color than the card's")


def been_there(board: Board, said: Plain) -> None:
    """What has been there since before this turn: what was told of, or what is told with this."""
    nouns = said["what"]
    told = [one for one in nouns if any(board.is_like(o, one) for o in board.things)]
    if not told:
        standing.have(board, {"who": "", "what": nouns, "zone": BATTLEFIELD})
        return
    if len(nouns) > 1:
        raise Lost("which of them were told of")
    thing = board.find({**nouns[0], "definite": True}, board.is_permanent)
    if "sick" in thing.traits or thing.now or any(i.get("cast") is thing for i in board.play):
        raise Lost("what came this turn")
    board.subject = thing
