"""What a question is about goes into `ask`."""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.asking.casting import all_but, cast_last, cast_of_noun
from judge.asking.discourse import (
    HAND,
    Board,
    Handler,
    Lost,
    Plain,
    Thing,
)
from judge.asking.fighting import attack, owned
from judge.asking.happening import effect
from judge.words import ASKER

LAST: Plain = {"pronoun": "last"}  # what was cast last


def of_one(key: str, fits: str = "is_any") -> Handler:
    """A focus of one object."""

    def put_ask(board: Board, said: Plain) -> None:
        if "of" not in said:
            noun: Plain = {"pronoun": "it"}
        else:
            noun = said["of"]
        if noun.get("pronoun") == "they" or noun.get("number", 1) > 1:
            for one in board.all_of((noun,), getattr(board, fits)):
                board.asks.append({key: one})
            return
        group = _group(board, noun, getattr(board, fits))
        if group:
            board.asks += [{key: one} for one in group]
            return
        thing = board.find(noun, getattr(board, fits))
        if said.get("whose_zone") not in (None, "", thing.owner):
            raise Lost("another player's zone")
        board.asks.append({key: thing})
        board.subject = thing

    return put_ask


def _group(board: Board, noun: Plain, fits: Callable[[Thing], bool]) -> list[Thing]:
    """All that were told by one number, where a noun is said of each: "my tokens"."""
    if {"pronoun", "number", "one_of", "role", "copied"} & set(noun):
        return []
    like = [one for one in board.arrival if board.is_like(one, noun) and fits(one)]
    is_one_kind = len({(one.name, one.owner) for one in like}) == 1
    return like if is_one_kind and all(one.is_one_of_several for one in like) else []


def returns(board: Board, said: Plain) -> None:
    """Where an object is after it died; it is destroyed, where nothing was told to kill it."""
    noun = said.get("of", {"pronoun": "it"})
    if not board.play:
        effect(board, {"on": noun, "text": "Destroy target creature."})
        board.guess("It is destroyed.", "它被消灭。", "it is said to die", "所述为它死去")
        noun = {"pronoun": "it"}
    of_one("zone")(board, {**said, "of": noun})


def tapped(board: Board, said: Plain) -> None:
    """Whether an object is tapped; what attacks in the question itself attacks before."""
    noun = said.get("of", {"pronoun": "it"})
    if "by_attack" in said:
        attack(board, {"by": (said["by_attack"],)})
    of_one("tapped", "is_permanent")(board, {"of": noun})


def costs(board: Board, said: Plain) -> None:
    """What a spell costs: the one named, or the one last cast."""
    cast_items = [item["cast"] for item in board.play if "cast" in item]
    if "of" in said and (cast_items or "card" not in said["of"]):
        thing = board.find(said["of"], lambda one: one in cast_items)
    elif "of" in said:
        cast_of_noun(board, said["of"], said.get("who") or said["of"].get("owner", ASKER))
        thing = cast_last(board)
    elif len(cast_items) == 1:
        texts = [word for one in board.things for word in (*one.has, board.facts.text(one.card))]
        if any("ward" in text or "unless" in text for text in texts):
            raise Lost("what else is paid for")
        thing = cast_items[0]
        if said.get("who") not in (None, "", thing.owner):
            raise Lost("what another player pays")
    else:
        raise Lost("which spell")
    board.asks.append({"costs": thing})


def triggers(board: Board, said: Plain) -> None:
    """Whether an ability triggers; of a keyword ability, where no other may trigger."""
    of_one("triggers", "is_able")(board, said)
    thing = board.subject
    if "keyword" not in said or thing is None:
        return
    lines = board.facts.text(thing.card).splitlines() if thing.card else []
    others = [one for one in lines if re.match("when|at the", one) and "enters" not in one]
    came = any(thing in (item.get("cast"), item.get("choose")) for item in board.play)
    has = (*thing.has, *lines)
    if others or came or not any(said["keyword"] in one for one in has):
        raise Lost("which ability triggers")


def of_players_own(key: str, fits: str) -> Handler:
    """A focus of one object, which is that player's of whom it is said."""

    def put_ask(board: Board, said: Plain) -> None:
        of_one(key, fits)(board, said)
        if said.get("who") and board.subject is not None:
            owned(board.subject, said["who"])

    return put_ask


def counters(board: Board, said: Plain) -> None:
    """How many counters an object has, of a kind that was told or that a card speaks of."""
    kind = said.get("kind", "")
    told = [str(item.get("effect", "")) for item in board.play]
    told += [str(one.traits.get("counters", "")) for one in board.things]
    is_told = any(kind in words for words in told)
    if not is_told and not any(board.facts.says(one.card, kind) for one in board.things):
        raise Lost("counters of a kind that was not told")
    of_one("counters", "is_permanent")(board, said)


def fate(board: Board, said: Plain) -> None:
    """What becomes of some objects."""
    for noun in said["of"]:
        fits = board.is_any if "card" in noun else board.is_mortal
        for thing in board.all_of((noun,), fits):
            board.asks.append({"zone": thing})


def changes(board: Board, said: Plain) -> None:
    """What changes: nothing in particular is asked."""
    board.is_asked = True


def taken(board: Board, said: Plain) -> None:
    """How much damage a player takes in combat, of each attacker."""
    who = board.who(said.get("who", ""))
    sources = [thing for thing, whom in board.attackers() if whom == who]
    for item in board.play:
        spell = item.get("cast", item.get("activate"))
        if who in item.get("targets", ()) and spell is not None:
            sources += [spell] if board.facts.says(spell.card, "deals") else []
        elif not _is_apart(board, item, who):
            raise Lost("damage of what")
    others = [one for one in board.things if one.card and one not in sources and not one.now]
    others = [one for one in others if board.facts.says(one.card, "deals")]
    if any(not board.facts.deals_itself(one.card) for one in others):
        raise Lost("damage of what")
    sources += others
    if not sources:
        raise Lost("damage of what")
    for thing in sources:
        board.asks.append({"deals": {thing: {who: 0}}})


def _is_apart(board: Board, item: Plain, who: str) -> bool:
    """True of what deals no damage to a player: its text deals none, or it targets only objects."""
    spell = item.get("cast", item.get("activate"))
    targets = item.get("targets", ())
    words = item.get("effect", "")
    is_harmless = ("damage" not in words or words.startswith("Prevent")) and not (
        spell and board.facts.says(spell.card, "deals")
    )
    return is_harmless or (bool(targets) and all(isinstance(one, Thing) for one in targets))


def through(board: Board, said: Plain) -> None:
    """How much damage the players who are attacked take."""
    attacked = dict.fromkeys(whom for _, whom in board.attackers())
    if said.get("whom") and [said["whom"]] != list(attacked):
        raise Lost("a player who is not attacked")
    if said.get("who") and any(one.owner != said["who"] for one, _ in board.attackers()):
        raise Lost("a player who does not attack")
    for who in attacked:
        taken(board, {"who": who})
    if not board.asks:
        raise Lost("damage of what")


def deals(board: Board, said: Plain) -> None:
    """How much damage an object deals, in all or to something."""
    if said["of"] == LAST:
        spell = cast_last(board)
        others = [one for one in board.things if one.card and one is not spell]
        if not _deals(board, spell) or any(_deals(board, one) for one in others):
            raise Lost("damage of what")
        board.asks.append({"deals": spell})
        return
    to = said.get("dealt_to", {})
    if "pronoun" in to.get("noun", {}):  # "it" is what is spoken of, and the other is another
        whom = board.find(to["noun"], board.is_permanent)
        thing = board.find(said["of"], all_but(whom, board.is_any))
        board.asks.append({"deals": {thing: {whom: 0}}})
        return
    thing = board.find(said["of"], board.is_any)
    if "attacked" in to:
        attacked = [at for one, at in board.attackers() if one is thing]
        if not attacked:
            raise Lost("what does not attack")
        board.asks.append({"deals": {thing: {attacked[0]: 0}}})
        return
    if not to:
        board.asks.append({"deals": thing})
        return
    whom = to["player"] if "player" in to else board.find(to["noun"], all_but(thing, board.is_any))
    board.asks.append({"deals": {thing: {whom: 0}}})


def _deals(board: Board, one: Thing) -> bool:
    """True of what deals damage, where its text does not only change what others deal."""
    return board.facts.says(one.card, "deals") and not board.facts.says(one.card, "instead")


def suffers(board: Board, said: Plain) -> None:
    """How much damage an object is dealt: by what it fights in combat, or by what targets it."""
    thing = board.find(said["of"], board.is_permanent)
    sources: list[Thing] = [one for one, at in board.attackers() if at is thing]
    for item in board.play:
        for by, at in item.get("block", {}).items():
            sources += [at] if by is thing else [by] if at is thing else []
        if "damage" in item.get("effect", "") or "activate" in item:
            raise Lost("damage of what")
        spell = item.get("cast")
        if spell is not None and board.facts.says(spell.card, "deals"):
            sources += [spell] if thing in item.get("targets", ()) or "targets" not in item else []
    if len(sources) != 1:
        raise Lost("damage of what")
    board.asks.append({"deals": {sources[0]: {thing: 0}}})


def land(board: Board, said: Plain) -> None:
    """Whether a land may be played: a Forest stands for it."""
    who = board.who(said.get("who", ""))
    played = board.new({"card": "Forest"}, who, HAND)
    board.guess("The land is Forest.", "所使用的地是树林。", "it isn't named", "未说明是哪一张")
    board.asks.append({"allowed": {"player": who, "play_land": played}})


def of_player(key: str) -> Handler:
    """A focus of a player."""

    def put_ask(board: Board, said: Plain) -> None:
        board.asks.append({key: board.who(said.get("who", ""))})

    return put_ask


def resolves(board: Board, said: Plain) -> None:
    """Whether a spell resolves, or is countered: what doesn't resolve need not be countered."""
    thing = board.find(said["of"], board.is_on_stack)
    board.asks.append({said.get("so", "resolves"): thing})


def legal(board: Board, said: Plain) -> None:
    """Whether what was done last is allowed: then it is only tried."""
    last = board.play[-1] if board.play else {}
    if not {"cast", "activate", "attack", "block"} & set(last):
        raise Lost("nothing that may be allowed")
    last["try"] = True
    board.asks.append({"legal": True})


def repeats(board: Board, said: Plain) -> None:
    """Whether what was done can be repeated as often as wanted: something has to be done."""
    if not board.play or said.get("who") not in (None, "", board.play[-1].get("player")):
        raise Lost("nothing that may be repeated")
    board.asks.append({"repeats": True})


def hand(board: Board, said: Plain) -> None:
    """How many cards a player draws, where nothing else is in the hand."""
    who = said["who"] or board.actor
    cast = [item.get("cast") for item in board.play]
    if any(one.zone == HAND and one.owner == who and one not in cast for one in board.things):
        raise Lost("other cards in hand")
    board.asks.append({"hand": who})


def either(board: Board, said: Plain) -> None:
    """Who wins: of the game only where something of the players was told, else of creatures."""
    if not any(board.players.values()):
        raise Lost("who wins what")
    board.asks.append({"result": True})


def result(board: Board, said: Plain) -> None:
    """Who wins or loses."""
    board.asks.append({"result": True})
