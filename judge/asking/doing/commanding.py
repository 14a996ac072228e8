"""What is told of commanders goes onto the board, and what one costs into `ask` (903)."""

from __future__ import annotations

import re

from judge.asking.board.discourse import BATTLEFIELD, COMMAND, Board, Lost, Plain, Thing
from judge.asking.board.seating import TWO
from judge.asking.doing import casting, dealing, fighting
from judge.asking.names import nameless
from judge.words import ASKER

LETHAL = 21  # combat damage by one commander
NAMELESS = re.compile(r"(some (?:other )?(?:big )?legendary creature)( of \d+/\d+)?( costing \S+)?")


def commander(board: Board, noun: Plain, zone: str = BATTLEFIELD) -> Thing:
    """The commander that a noun means; one that is first told of is in a zone."""
    owner = noun.get("owner", "")
    mine = [
        one
        for one in board.things
        if "commander" in one.traits and owner in ("", one.owner) and board.is_like(one, noun)
    ]
    if "pronoun" in noun or mine:
        return board.find(noun, lambda one: "commander" in one.traits)
    if "commander" not in noun:
        raise Lost("no commander")
    return board.new(noun, owner or ASKER, zone)


def commander_is(board: Board, said: Plain) -> None:
    """Which card a player's commander is."""
    who = board.who(said["who"])
    if any("commander" in one.traits and one.owner == who for one in board.things):
        raise Lost("a second commander")
    noun = said["what"]
    told = [one for one in board.things if board.is_like(one, noun) and one.owner in ("", who)]
    thing = told[0] if told else board.new({**noun, "commander": True}, who, COMMAND)
    if not board.facts.is_creature(thing.card) or len(told) > 1:
        raise Lost("what is a commander")
    thing.traits["commander"] = True
    thing.owner = who
    board.subject = thing


def commander_costs(board: Board, said: Plain) -> None:
    """The mana cost of a commander of which no name is told."""
    thing = commander(board, said["it"], COMMAND)
    found = NAMELESS.fullmatch(thing.card)
    if found is None or found[3] or board.play:
        raise Lost("the cost of a card that is named")
    thing.card = f"{thing.card} costing {said['cost'].upper()}"
    board.subject = thing


def commander_cast(board: Board, said: Plain) -> None:
    """How often a commander was cast from the command zone before."""
    noun = said["it"]
    told = any("commander" in one.traits for one in board.things)
    if not told and board.game == "commander" and set(noun) == {"card"}:
        noun = {**noun, "commander": True}  # nothing else is cast again and again
        if not board.facts.is_creature(noun["card"]):
            raise Lost("no commander")
    thing = commander(board, noun, COMMAND)
    if said.get("who") not in (None, "", thing.owner) or board.play:
        raise Lost("another player's commander")
    casts = board.players[thing.owner].get("commander_casts", {})
    if thing in casts:
        raise Lost("told twice")
    if "out" in said:
        board.guess(
            "It was cast from the command zone.",
            "它是从统帅区施放的。",
            "nothing else is said",
            "未另作说明",
        )
    board.players[thing.owner]["commander_casts"] = {**casts, thing: said["n"]}
    board.subject = thing


def _dealing(board: Board, noun: Plain, whom: str) -> Thing:
    """The commander that dealt damage: "a commander" is the other player's, "another" a second.

    It is one more of that player, as partners are.
    """
    if set(noun) - {"number", "other", "commander"} or noun.get("number") != 1:
        return commander(board, noun)
    owner = board.theirs[whom]
    if len(board.players) > TWO:
        raise Lost("whose commander")
    there = [o for o in board.things if "commander" in o.traits and o.owner == owner]
    if len(there) != int("other" in noun):
        raise Lost("which commander")
    card = nameless.legend("", ())
    card = nameless.another(card) if there else card
    return board.new({"commander": True, "card": card, "same": True}, owner)


def commander_dealt(board: Board, said: Plain) -> None:
    """Combat damage that a commander dealt to a player before, or that it deals now."""
    is_told = any("commander" in one.traits for one in board.things)
    if not is_told and "commander" not in said["of"] and "more" not in said:
        on = {"player": board.who(said["whom"])}
        dealing.deals_to(board, {"by": said["of"], "n": said["n"], "on": on, "combat": True})
        return
    whom = board.who(said["whom"])
    thing = _dealing(board, said["of"], whom)
    if not thing.owner or thing.owner == whom:
        raise Lost("whose commander")
    if board.foci & {"life", "life_each"} and "life" not in board.players[whom]:
        raise Lost("what life total was left")
    dealt = board.players[whom].get("commander_damage", {})
    board.subject = thing
    is_before = thing not in dealt and not said.get("more") and not board.play
    if is_before and said["n"] < LETHAL:
        board.players[whom]["commander_damage"] = {**dealt, thing: said["n"]}
        return
    found = NAMELESS.fullmatch(thing.card)
    attack = list(board.attackers())
    if found is None or found[2] or (attack and attack != [(thing, whom)]):
        raise Lost("damage that its power may not be")
    thing.card = f"{found[1]} of {said['n']}/{said['n']}{found[3] or ''}"
    if attack:
        fighting.unblocked(board, {"who": whom})
    else:
        fighting.attack(board, {"by": ({"pronoun": "it"},), "at": whom, "unblocked": True})
    board.suffered[whom] = board.suffered.get(whom, 0) + said["n"]
    board.subject = thing


def commanders_dealt(board: Board, said: Plain) -> None:
    """Combat damage that each of two commanders dealt to a player before."""
    whom = board.who(said["whom"])
    if board.play or said["n"] >= LETHAL or said["m"] >= LETHAL:
        raise Lost("damage after which nothing goes on")
    if said["of"].get("number", 1) != 1:
        raise Lost("more than two commanders")
    if said["other"] == {"other_of": True} and "owner" not in said["of"]:  # one player's
        cards = ("some legendary creature", "some big legendary creature")
        both = [
            board.new({**said["of"], "card": card, "same": True}, board.theirs[whom])
            for card in cards
        ]
    else:
        both = [commander(board, said[key]) for key in ("of", "other")]
    if both[0] is both[1] or whom in [one.owner for one in both]:
        raise Lost("whose commanders")
    dealt = dict(zip(both, (said["n"], said["m"]), strict=True))
    if "commander_damage" in board.players[whom]:
        raise Lost("told twice")
    board.players[whom]["commander_damage"] = dealt


def casts_again(board: Board, said: Plain) -> None:
    """A commander is cast from the command zone, for the so manyth time."""
    commander_cast(board, {**said, "n": said["out"]["nth"] - 1})


def is_cast(board: Board, said: Plain) -> None:
    """A commander is cast from the command zone."""
    thing = commander(board, said["it"], COMMAND)
    if thing.zone != COMMAND or thing.now:
        raise Lost("a commander that is not in the command zone")
    casting.cast(board, {"who": said.get("who", ""), "what": {"card": thing.card}})


def recast(board: Board, said: Plain) -> None:
    """The commander that had left was cast again before what is told next."""
    thing = board.find(said["it"], lambda one: "commander" in one.traits)
    if board.play or thing.zone != COMMAND or said.get("who") not in (None, "", thing.owner):
        raise Lost("a commander that is not in the command zone")
    if board.foci & {"costs", "commander_cost", "extra_cost", "is_taxed"}:
        raise Lost("how often it was cast")
    thing.zone = BATTLEFIELD
    board.subject = thing


def again_there(board: Board, said: Plain) -> None:
    """The commander that was cast before is in the command zone again."""
    thing = board.find({"pronoun": "it"}, lambda one: "commander" in one.traits)
    dealt = board.players[board.theirs.get(thing.owner)].get("commander_damage", {})
    casts = board.players[thing.owner].get("commander_casts", {})
    if board.play or thing not in {*casts, *dealt}:
        raise Lost("whether it is there again")
    thing.zone = COMMAND
    board.subject = thing
