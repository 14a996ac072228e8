"""What is told in a clause before the question goes onto the board: a hand, a way, a spell used."""

from __future__ import annotations

import re

from judge.asking.board.discourse import HAND, Board, Lost, Plain
from judge.asking.doing import (
    adding,
    answering,
    blocking,
    casting,
    commanding,
    fighting,
    happening,
    lacking,
    lasting,
    narrating,
    of_players,
    standing,
    turning,
    using,
)
from judge.asking.doing.described import COMES_WITH
from judge.asking.doing.fighting import owned
from judge.words import ASKER

OF_HAND = {  # the card that stands for a type
    "land": "Forest",
    "creature": "Grizzly Bears",
    "instant": "Opt",
    "sorcery": "Divination",
}
OF_MANA_VALUE = {  # the card that stands for one of a mana value
    0: "Forest",
    1: "Opt",
    2: "Grizzly Bears",
    3: "Divination",
    4: "Wrath of God",
    5: "Serra Angel",
    6: "Colossal Dreadmaw",
}
PLAYER_TOO = "gamer"  # a creature type whose Chinese name means a player
MANY = 2  # cards of a hand of which only the type is told
OF_NO_WORDS = re.compile(  # cards without a name of which nothing is said
    r"some (?:(?:white|blue|black|red|green) )?(?:burn spell|spell|instant|sorcery)"
)
BLINKS = ("exile", "return")
RETURNS = ("undying", "persist", "return")
REANIMATES = ("graveyard", "onto the battlefield")


def costs_nothing(board: Board, said: Plain) -> None:
    """A token has no mana cost, as no token does that is no copy."""
    thing = board.find(said["it"], board.is_creature_there)
    if thing.card or not thing.kind.endswith("token"):
        raise Lost("the mana cost of what is no token")
    board.subject = thing


def hand_of_type(board: Board, said: Plain) -> None:
    """A hand holds only cards of a type: some card of that type stands for them."""
    who = board.who(said.get("who", ""))
    held = any(one.zone == HAND and one.owner == who for one in board.things)
    if held or "hand" in board.players[who] or "hand" in board.foci:
        raise Lost("other cards in hand")
    card = OF_HAND[said["type"]]
    board.players[who]["hand"] = [{"card": card, "count": MANY}]
    board.guess(
        f"The cards in hand are two {card}.",
        f"手牌视为两张{board.facts.chinese(card)}。",
        "only their type is told",
        "只说明了类别",
    )


def kept_alive(board: Board, said: Plain) -> None:
    """A permanent of a player keeps that player in the game."""
    who = board.who(said.get("who", ""))
    like = [one for one in board.things if board.is_like(one, said["it"])]
    if like:
        owned(like[0], who)
        board.subject = like[0]
        return
    standing.have(board, {"who": who, "what": (said["it"],), "zone": "battlefield"})
    if not board.facts.says(board.things[-1].card, "can't lose the game"):
        raise Lost("how it keeps anybody alive")


def blinked_with(board: Board, said: Plain) -> None:
    """A spell is cast that exiles what it targets and returns it."""
    card = said["what"].get("card", "")
    if not all(board.facts.says(card, word) for word in BLINKS) or not _is_spell(board, card):
        raise Lost("what exiles and returns nothing")
    _cast_at(board, said, {"noun": said["on"]})


def reanimated_with(board: Board, said: Plain) -> None:
    """A spell is cast that puts what it targets from a graveyard onto the battlefield."""
    card = said["what"].get("card", "")
    if not all(board.facts.says(card, word) for word in REANIMATES) or not _is_spell(board, card):
        raise Lost("what brings nothing back from a graveyard")
    whose = said.get("from", "")
    owner = whose or said["on"].get("owner", "") or said.get("who") or ASKER
    noun = {**said["on"], "zone": "graveyard", "owner": owner}
    if said["on"].get("owner", owner) != owner or {"pronoun", "number"} & set(said["on"]):
        raise Lost("which card of which graveyard")
    _cast_at(board, said, {"noun": noun})


def _is_spell(board: Board, card: str) -> bool:
    return bool(card) and board.facts.is_spell_only(card)


def _cast_at(board: Board, said: Plain, target: Plain) -> None:
    """The spell is cast, and has resolved when the next is told."""
    rest = {key: said[key] for key in ("who", "what", "respond") if key in said}
    casting.cast(board, {**rest, "on": (target,)})
    if not said.get("respond"):
        board.settled = len(board.play)


def spells_named_before(board: Board, said: Plain) -> None:
    """The spells that were cast this turn before the play, of which only the number matters."""
    nouns = said["what"]
    if any(set(one) != {"card"} or not board.facts.card(one["card"]) for one in nouns):
        raise Lost("what was cast before")
    if any(board.facts.is_land(one["card"]) for one in nouns):
        raise Lost("a land, which is no spell")
    adding.spells_before(board, {"who": said.get("who") or ASKER, "n": len(nouns)})


def killed_by(board: Board, said: Plain) -> None:
    """A spell kills a creature: it is cast at it, or only dies where nothing else is told of it."""
    card = said["what"].get("card", "")
    if not OF_NO_WORDS.fullmatch(card) or "noun" not in said["on"]:
        using.suffer(board, said)
        return
    rest = {key: held for key, held in said.items() if key not in ("what", "on")}
    lasting.cast_unnoticed(board)
    happening.effect(
        board, {**rest, "on": said["on"]["noun"], "text": "Destroy target creature.", "who": ""}
    )


def reveals(board: Board, said: Plain) -> None:
    """A permanent reveals the top card of its controller's library in that player's upkeep."""
    noun = said["of"]
    card = noun.get("card", "")
    owner = noun.get("owner", "") or said.get("who", "") or ASKER
    words = ("at the beginning of your upkeep, reveal the top card of your library",)
    if not any(word in board.facts.text(card) for word in words):
        raise Lost("what it reveals, and when")
    if any(one.card == card and one.owner not in ("", owner) for one in board.things):
        raise Lost("whose it is")
    what = said.get("what") or {"card": OF_MANA_VALUE.get(said["n"], "")}
    narrating.library_top(board, {"who": owner, "what": what})
    narrating.trigger_in_step(board, {"who": owner, "of": noun, "step": "upkeep"})


def turned_over(board: Board, said: Plain) -> None:
    """A card of two faces has its back face up, which is of the size that is told."""
    thing = standing.of_object(board, said)
    card = board.facts.card(thing.card)
    if board.play or card is None or len(card.faces) != MANY or "face" in thing.traits:
        raise Lost("which face is up")
    back = card.faces[1]
    if "size" in said and said["size"] != f"{back.power}/{back.toughness}":
        raise Lost("another size than the back face has")
    thing.traits["face"] = back.name.en
    board.subject = thing


def shields(board: Board, said: Plain) -> None:
    """The next damage is prevented, by a spell that was cast and of which only that is told."""
    last = board.play[-1] if board.play else {}
    spell = last.get("cast")
    if spell is not None and OF_NO_WORDS.fullmatch(spell.card) and "targets" not in last:
        if said.get("on", {}).get("player", last["player"]) != last["player"]:
            raise Lost("what one player casts for another")
        lasting.cast_unnoticed(board)
        board.play.pop()
        board.things.remove(spell)
        board.arrival.remove(spell)
    lasting.shields(board, said)


def connects_them(board: Board, said: Plain) -> None:
    """A creature deals its damage to "them": the other player, where that may be no creatures."""
    if any(one.is_one_of_several or one.owner != ASKER for one in board.things):
        raise Lost("a player, or creatures")
    if len(board.players) > MANY:
        raise Lost("which players")
    rest = {key: held for key, held in said.items() if key != "does"}
    fighting.connects(board, {**rest, "at": board.theirs[ASKER]})


def dies_and_returns(board: Board, said: Plain) -> None:
    """A creature dies and comes back by an ability of its own."""
    told = {"on": said["on"], "text": "Destroy target creature.", "who": ""}
    happening.effect(board, told)
    thing = board.subject
    texts = [] if thing is None else [*thing.has, board.facts.text(thing.card)]
    if not any(word in text for word in RETURNS for text in texts):
        raise Lost("what brings it back")


def delves_for(board: Board, said: Plain) -> None:
    """A spell is cast, and cards of a graveyard are exiled for its delve."""
    who = said.get("who", "")
    casting.cast(board, {"who": who, "what": said["what"]})
    answering.delves(board, {"who": who, "n": said["n"]})


def hand_in_step(board: Board, said: Plain) -> None:
    """A player has so many cards in hand as a step of that player's turn begins."""
    of_players.cards_in_hand(board, {"who": said["who"], "n": said["n"]})
    turning.turn(board, {"who": board.who(said["who"]), "step": said["step"]})


def hand_size_normal(board: Board, said: Plain) -> None:
    """No more or fewer cards may be held than usual, as is so where nothing says otherwise."""
    if any("hand size" in text for text in board.words()):
        raise Lost("another hand size")


def none_of_those(board: Board, said: Plain) -> None:
    """A player has no creatures, where another's were told of in the same sentence."""
    told = [one for one in board.things if one.sentence == board.sentence]
    if not told or not board.is_creature(board.arrival[-1]) or board.play:
        raise Lost("none of what")
    lacking.no_creatures(board, said)


def hits_object(board: Board, said: Plain) -> None:
    """A creature deals combat damage to a planeswalker, or to a creature: one blocks the other."""
    rest = {key: held for key, held in said.items() if key not in ("does", "pw")}
    if said["pw"].get("pronoun") == "they":
        connects_them(board, rest)
        return
    if said["pw"].get("kin") == PLAYER_TOO:
        raise Lost("a player, or a creature of that type")
    like = [one for one in board.things if board.is_like(one, said["pw"])]
    cards = [said["pw"].get("card", ""), *(one.card for one in like)]
    if any(map(board.facts.is_planeswalker, cards)):
        fighting.attack(board, {**rest, "pw": said["pw"], "unblocked": True})
        board.subject = None
        return
    if len(said["by"]) != 1 or board.play:
        raise Lost("how it deals combat damage")
    blocking.clash(board, {"by": said["by"][0], "at": said["pw"], "either": True})


def commander_twice(board: Board, said: Plain) -> None:
    """A commander dealt combat damage to a player before, and deals some more."""
    whom = {"whom": said["whom"], "of": {"commander": True, "number": 1}}
    commanding.commander_dealt(board, {**whom, "n": said["n"]})
    again = {"commander": True, "owner": board.theirs[board.who(said["whom"])]}
    commanding.commander_dealt(board, {**whom, "of": again, "n": said["m"], "more": True})


def came_back_with(board: Board, said: Plain) -> None:
    """A creature came back with a counter before, or comes back so of what was just done."""
    if not board.play:
        standing.counters(board, said)
        return
    thing = board.find(said["it"], board.is_creature)
    told = said["counters"]
    texts = (*thing.has, board.facts.text(thing.card))
    words = [word for word, kind in COMES_WITH.items() if any(word in text for text in texts)]
    if [COMES_WITH[word] for word in words] != [told["kind"]] or told["number"] != 1:
        raise Lost("what it comes back with, and by what")
    board.settled = len(board.play)
    board.subject = thing
