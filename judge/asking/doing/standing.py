"""What is there before anything is done goes onto the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.asking.board.discourse import BATTLEFIELD, HAND, Board, Handler, Lost, Plain, Thing
from judge.asking.doing import casting, earlier, of_players
from judge.asking.doing.aiming import guess_cast
from judge.asking.doing.earlier import (
    is_one_of_a_list,
    may_be_those,
    may_do_so_too,
    of_who_has_more,
    still_has,
    was_so_before,
)
from judge.asking.doing.fighting import owned, without_role
from judge.asking.doing.happening import dealt, effect
from judge.asking.doing.lacking import offered
from judge.asking.doing.resolving import is_cast_by_either
from judge.asking.doing.together import is_listed
from judge.asking.names import nameless
from judge.values import Bilingual
from judge.words import ASKER

PAIR = 2
OFFERED = {"size", "number"}  # what an answer says that is offered of a size


def have(board: Board, said: Plain) -> None:
    """Objects in a zone of a player; where no player is said, the asker's or the opponent's."""
    if board.asks and not said["who"] and all(set(one) <= OFFERED for one in said["what"]):
        offered(board, said)  # "how big is it, a 4/4?"
        return
    if is_listed(board, said):
        return
    said = of_who_has_more(board, said)
    who = board.who(said.get("who", "")) if said["who"] else ""
    zone = said["zone"]
    if said.get("n", 0) not in (0, sum(noun.get("number", 1) for noun in said["what"])):
        raise Lost("a count that is not of what is listed")
    if not said["who"] and _is_cast_so(board, said):
        return
    for noun in said["what"]:
        if "pronoun" in noun or "one_of" in noun or noun.get("definite"):
            still_has(board, noun, who, zone)
            continue
        owner = noun.get("owner", who)
        is_anothers = zone == BATTLEFIELD and bool(who) and owner != who
        noun = {**without_role(noun), "owner": who if is_anothers else owner}
        each: Plain = {key: v for key, v in noun.items() if key not in ("number", "apart")}
        for place in range(noun.get("number", 1)):
            if place and "apart" in noun:
                each = _named_apart(each, place)
            is_held = zone == BATTLEFIELD and bool(said["who"]) and _is_spell(board, each)
            thing = board.new(each, who, HAND if is_held else zone)
            if is_anothers:
                thing.traits["owner"] = owner
            each = {"size": thing.size, **each} if not thing.card else each  # all of one size
            if nameless.entry(thing.card) and nameless.entry(str(each.get("card", ""))):
                each = {**each, "card": thing.card, "same": True}  # and of one kind
            thing.is_one_of_several = noun.get("number", 1) > 1
            if zone == BATTLEFIELD and not is_held and not board.is_permanent(thing):
                raise Lost("an instant or sorcery on the battlefield")
            board.subject = thing if len(said["what"]) == 1 else None
        if noun.get("number") == PAIR and "apart" not in noun:
            _second_of_legend(board, thing)
    if not said["who"] and len(said["what"]) == 2:
        _order(board)


def _is_cast_so(board: Board, said: Plain) -> bool:
    """True of what is only named where it is cast; raises Lost for what may be told before."""
    if _is_cast(board, said):
        casting.cast(board, {"who": said["what"][0]["owner"], "what": said["what"][0]})
        return True
    if may_do_so_too(board, said) or may_be_those(board, said) or is_one_of_a_list(board, said):
        raise Lost("what may be told twice, or does what is told before")
    return is_cast_by_either(board, said)


def _is_cast(board: Board, said: Plain) -> bool:
    """True of a player's instant or sorcery of which only the name is said: "对手神怒"."""
    noun = said["what"][0]
    is_alone = len(said["what"]) == 1 and set(noun) == {"owner", "card"}
    return is_alone and said["zone"] == BATTLEFIELD and _is_spell(board, noun)


def _second_of_legend(board: Board, thing: Thing) -> None:
    """Of two legendary permanents of one name the second has just come: the legend rule is next."""
    if not board.facts.is_legendary(thing.card) or board.play or thing.zone != BATTLEFIELD:
        return
    if board.facts.is_land(thing.card):
        raise Lost("how the second came")
    thing.zone = HAND
    casting.cast(board, {"who": thing.owner, "what": {"card": thing.card}})
    board.guess(
        f"{thing.card} is cast as the second one.",
        f"{board.zh(thing)}是第二个施放的。",
        "two of one name don't stay",
        "两个同名的不会留下",
    )
    board.settled = len(board.play)
    board.subject = None


def _named_apart(noun: Plain, place: int) -> Plain:
    """A noun of another name than the one before: of two that are told by their kind."""
    if place > 1:
        raise Lost("more than two names")
    return {**noun, "card": nameless.another(noun.get("card", ""))}


def _is_spell(board: Board, noun: Plain) -> bool:
    """True of an instant or sorcery, which a player who has it holds: "I have a Shock"."""
    return board.facts.is_spell_only(str(noun.get("card", "")))


def _order(board: Board) -> None:
    """Which of the two last told came first is left open."""
    first, second = (board.facts.chinese(one.card) for one in board.arrival[-2:])
    names = [one.name for one in board.arrival[-2:]]
    ways = (
        Bilingual(f"{names[0]} came first", f"{first}先进场"),
        Bilingual(f"{names[1]} came first", f"{second}先进场"),
    )
    if board.fork(ways):
        board.arrival[-2:] = board.arrival[:-3:-1]


def life_and(board: Board, said: Plain) -> None:
    """A player's life total, and what the player has."""
    of_players.life(board, said)
    have(board, {key: held for key, held in said.items() if key != "n"})


def of_object(board: Board, said: Plain, fits: Callable[[Thing], bool] | None = None) -> Thing:
    """The object that something is told of before the play."""
    thing = board.find(said["it"], fits or board.is_any)
    if thing.now or any("effect" in item for item in board.play):
        raise Lost("told after something was done")
    board.subject = thing
    return thing


def counters(board: Board, said: Plain) -> None:
    """Counters that are on an object."""
    if said["counters"]["kind"] == "loyalty":
        loyalty(board, {"it": said["it"], "n": said["counters"]["number"]})
        return
    board.count_on(earlier.counted_beside(board, said) or of_object(board, said), said["counters"])


def says(board: Board, said: Plain) -> None:
    """An object has an ability of these words; without an object, some enchantment has it."""
    text = said["says"]
    noun = said.get("it", {"card": "some enchantment", "owner": said.get("who") or ASKER})
    noun = {"owner": ASKER, **noun} if "card" in noun and not board.things else noun
    kind = noun.get("card", "")
    if nameless.entry(kind) is not None and not any(board.is_like(o, noun) for o in board.things):
        board.subject = board.new({**noun, "card": f"{kind}: {text}"}, noun.get("owner", ""))
        return
    if set(noun) == {"kind"}:
        raise Lost("one creature or all of them")
    thing = of_object(board, {"it": noun})
    if thing.card and nameless.entry(thing.card) is not None and ": " not in thing.card:
        thing.card = f"{thing.card}: {text}"
        return
    if thing.card:
        raise Lost("a card with an ability of its own")
    thing.card = f"some creature of {thing.size}: {_with_keywords(thing, text)}"


def _with_keywords(thing: Thing, text: str) -> str:
    if thing.color or thing.kin or thing.kind != "creature":
        raise Lost("a kind of creature with an ability of its own")
    return "\n".join(filter(None, (", ".join(thing.has), text)))


def told_as(key: str) -> Handler:
    """What a creature without a name is said to be: its color, its creature type."""

    def put(board: Board, said: Plain) -> None:
        thing = of_object(board, said)
        if thing.card or getattr(thing, key):
            raise Lost("what is told of it already")
        setattr(thing, key, said[key])

    return put


def loyalty(board: Board, said: Plain) -> None:
    """How much loyalty a planeswalker has."""
    thing = of_object(board, said, board.is_planeswalker)
    is_over = any("block" in item for item in board.play) and "before" not in said
    if is_over and any(whom is thing for _, whom in board.attackers()):
        raise Lost("loyalty before or after combat")
    board.count_on(thing, {"kind": "loyalty", "number": said["n"]})


def keywords(board: Board, said: Plain) -> None:
    """Abilities that an object has, where it is told by what it is."""
    if was_so_before(board, said):
        return
    thing = of_object(board, said)
    if thing.card:
        gained = tuple(w for w in said["has"] if not board.facts.says(thing.card, w))
        if gained:
            text = "Target creature gains {has}."
            effect(board, {"who": thing.owner, "on": said["it"], "text": text, "has": gained})
        return
    thing.has = (*thing.has, *said["has"])


def keywords_counters(board: Board, said: Plain) -> None:
    """Abilities that an object has, and counters on it."""
    keywords(board, said)
    counters(board, {**said, "it": {"pronoun": "it"}})


def damaged(board: Board, said: Plain) -> None:
    """Damage that an object was dealt: before anything else was done, or after what was told."""
    if board.play:
        dealt(board, {"on": {"noun": said["it"]}, "n": said["n"]})
        return
    of_object(board, said).traits["damage"] = said["n"]


def trait(key: str, value: Any = True) -> Handler:
    """A trait of an object that is so or not."""

    def put(board: Board, said: Plain) -> None:
        noun = said["it"]
        if noun.get("number", 1) > 1 and "definite" not in noun and key == "sick":
            if noun.get("spell", "creature") != "creature":
                raise Lost("spells that did not stay")
            have(board, {"who": ASKER, "what": (noun,), "zone": BATTLEFIELD})
            for one in board.arrival[-noun["number"] :]:
                one.traits[key] = value
            return
        of_object(board, said).traits[key] = said.get("n", value)

    return put


def attached(board: Board, said: Plain) -> None:
    """An Aura or Equipment on an object; after something was done, the Aura is cast on it."""
    if "pronoun" in said["with"]:
        said = {**said, "with": _worn(board, said["with"])}
    card = said["with"].get("card", "")
    is_cast = board.facts.is_aura(card) and board.play
    if said.get("who") and (is_cast or board.facts.is_spell_only(card)):
        keys = {key: said[key] for key in ("who", "respond", "then") if key in said}
        casting.cast(board, {**keys, "what": said["with"], "on": ({"noun": said["it"]},)})
        board.settled = len(board.play) if is_cast else board.settled
        return
    host = of_object(board, said)
    if _takes_control(board, said, host):
        return
    owner = said.get("who") or said["with"].get("owner") or host.owner
    other = board.find(said["with"], board.is_permanent, owner)
    owned(other, owner)
    other.traits["attached_to"] = host
    if "who" in said and board.facts.says(other.card, "equip "):
        board.equipped = (said["who"] or other.owner, other, host)
    board.seen(host)
    board.subject = host


def _worn(board: Board, noun: Plain) -> Plain:
    """The Equipment that "it" is, which is on nothing yet."""
    thing = board.find(noun, lambda one: board.facts.says(one.card, "equip "))
    if "attached_to" in thing.traits:
        raise Lost("what is moved")
    return {"card": thing.card, "owner": thing.owner}


def _takes_control(board: Board, said: Plain, host: Thing) -> bool:
    """True of an Aura of another player that takes control of what it is on: it is cast on that."""
    noun = said["with"]
    owner = said.get("who") or noun.get("owner", "")
    card = str(noun.get("card", ""))
    if not board.facts.says(card, "you control enchanted") or owner in ("", host.owner):
        return False
    held = {"card": card, "number": 1}
    casting.cast(board, {"who": owner, "what": held, "on": ({"thing": host},)})
    guess_cast(board, owner, card, "it takes control", "它夺取操控权")
    board.settled = len(board.play)
    board.seen(host)
    board.subject = host
    return True


def long_there(board: Board, said: Plain) -> None:
    """An object has been there since before this turn, as is so where nothing else was told."""
    thing = of_object(board, said)
    if "sick" in thing.traits or thing.now:
        raise Lost("what came this turn")
