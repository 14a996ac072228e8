"""What a question asks of several objects goes into `ask`: how many there are, which die."""

from __future__ import annotations

from judge.asking.board.discourse import Board, Handler, Lost, Plain, Thing
from judge.asking.canonical.rows import merged

COMING = ("create", "onto the battlefield", "to the battlefield")  # by which creatures come
COUNTED_BY = {"owner", "kind", "size", "kin", "color", "has", "lacks", "mana_value", "card", "role"}
ANY_CREATURE = {"kind": "creature"}
BY_NUMBER = ("number", "definite", "pronoun", "plural")  # what a noun says of how many are meant


def kin_tokens(board: Board, said: Plain) -> None:
    """How many tokens of a subtype a player gets, who had none of it before, or has by then."""
    were = [one for one in board.things if one.kin == said["kin"] and not one.is_made]
    if "who" not in said and not were and board.play:  # whosever they are
        board.asks.append({"count": {"zone": "battlefield", "type": said["kin"], "token": True}})
        return
    who = board.who(said.get("who", "") or _owner_of(were))
    if not board.play or (were and said["so"] == "get"):
        raise Lost("a count of what was told")
    kind = {"player": who, "zone": "battlefield", "type": said["kin"]}
    board.asks.append({"count": kind if were else {**kind, "token": True}})


def copied(board: Board, said: Plain) -> None:
    """How often a spell is copied: one that is named or targeted, else the one cast last."""
    cast = [item["cast"] for item in board.play if "cast" in item]
    if not cast:
        raise Lost("what is copied")
    targeted = [one for item in board.play for one in item.get("targets", ()) if one in cast]
    spell = (targeted or cast)[-1]
    if "of" in said:
        spell = board.find(said["of"], lambda one: one in cast)
    if not any("copy" in text or "storm" in text for text in (*board.effects(), *board.texts())):
        raise Lost("what copies it")
    is_alone = len(cast) == 1 and not any("this_turn" in held for held in board.players.values())
    if is_alone and board.facts.says(spell.card, "torm"):  # storm, gravestorm
        raise Lost("what was cast before it")
    board.asks.append({"copied": spell})


def named_tokens(board: Board, said: Plain) -> None:
    """How many tokens of a subtype a player gets, as what was told makes them: of that size."""
    sized = str(said.get("size", ""))
    making = [text for text in board.texts() if said["kin"] in text and sized in text]
    if not making or "token" not in making[0]:
        raise Lost("tokens that nothing told makes")
    kin_tokens(board, {key: held for key, held in said.items() if key not in ("size", "n")})


def _owner_of(things: list[Thing]) -> str:
    """Whose they all are, where a count says of no player that it is of what that one has."""
    owners = {one.owner for one in things}
    if len(owners) > 1:
        raise Lost("whose they are that are counted")
    return next(iter(owners), "")


def of_card(board: Board, said: Plain) -> None:
    """How many permanents there are that a card names, of a player or in all."""
    card = str(said["card"])
    if not board.play or not any(one.card == card for one in board.things):
        raise Lost("a count of what was told")
    who = said.get("whose", said.get("who", ""))
    whose = {"player": who or board.actor} if who or said.get("who") is None else {}
    board.asks.append({"count": {**whose, "zone": "battlefield", "name": card}})


def counted(key: str, value: object) -> Handler:
    """How many of a kind a player has on the battlefield."""

    def put_ask(board: Board, said: Plain) -> None:
        were = [one for one in board.things if one.kind.endswith("token") and not one.is_made]
        who = said.get("who") or ("" if key == "type" else _owner_of(were) or board.actor)
        whose = {"player": who} if who and "who" in said else {}
        were = [one for one in were if one.owner == whose.get("player", one.owner)]
        if not board.play or (said.get("so") == "get" and were):
            raise Lost("a count of what was told")
        if value == "creature" and any(
            one.is_unsized and not one.is_one_of_several for one in board.things
        ):
            raise Lost("a count of creatures that were not all told of")
        board.asks.append({"count": {**whose, "zone": "battlefield", key: value}})

    return put_ask


def creatures_each(board: Board, said: Plain) -> None:
    """How many creatures each player has."""
    for who in board.players:
        counted("type", "creature")(board, {"who": who})


def kept(board: Board, said: Plain) -> None:
    """How many a player keeps of two that have one name."""
    who = board.who(said.get("who", ""))
    there = [one for one in board.things if one.owner == who and board.is_permanent(one)]
    if len(there) > 1 and all(not one.card and board.is_creature_there(one) for one in there):
        counted("type", "creature")(board, {**said, "who": who})
        return
    mine = [one for one in board.arrival if one.owner == who and one.card]
    are_two = len(mine) == 2 and all(map(board.is_permanent, mine)) and bool(board.play)
    if are_two and mine[0].card != mine[1].card:
        board.asks += [{"zone": one} for one in mine]
        return
    cards = [one.card for one in board.things if one.owner == who and one.card]
    is_apart = any(not one.card for one in there)
    if len(cards) != 2 or len(set(cards)) != 1 or not board.play or is_apart:
        raise Lost("two of which")
    board.asks.append({"count": {"player": who, "zone": "battlefield", "name": cards[0]}})


def legend(board: Board, said: Plain) -> None:
    """Whether one of two legendary permanents of one name is put into the graveyard."""
    alike = [one for one in board.things if one.card == board.things[-1].card and one.card]
    alike = [*alike, *(one for one in board.things if one.copies in alike and one not in alike)]
    copies = [item for item in board.play if isinstance(item.get("choose"), Thing)]
    copies = [item for item in copies if {item.get("cast"), item["choose"]} & {*alike}]
    alike += [
        one
        for item in copies
        for one in (item.get("cast"), item["choose"])
        if isinstance(one, Thing) and one not in alike
    ]
    there = [one for one in board.things if board.is_permanent(one)]
    if len(alike) != 2 and len(there) == 2 and len({one.owner for one in there}) == 1:
        alike = there  # two of which the names differ
    if len(alike) != 2 or not board.play:
        raise Lost("the legend rule of which")
    board.asks += [{"dies": one} for one in sorted(alike, key=board.arrival.index)]


def all_die(board: Board, said: Plain) -> None:
    """Whether each of the creatures spoken of, or that a noun means, dies, survives, or is left."""
    if any(board.facts.says(one.card, word) for one in board.things for word in COMING):
        raise Lost("creatures that come by themselves")
    noun = {key: held for key, held in said.get("of", {}).items() if key not in BY_NUMBER}
    if said.get("who"):
        noun = merged(noun, {"owner": said["who"]})
    creatures = [one for one in board.arrival if board.is_creature(one)]
    number = said.get("number", said.get("of", {}).get("number"))
    if said.get("of", {}).get("pronoun") == "they" and number is None:
        creatures = board.they(creatures)
    if number is not None and len(creatures) > number and not noun:
        creatures = [one for one in creatures if one.is_one_of_several]
    if noun:
        board.not_made(noun)
        creatures = [one for one in creatures if _is_one(board, one, noun)]
    if noun == ANY_CREATURE and said.get("so") == "left" and not _come_later(board):
        board.asks.append({"count": {"zone": "battlefield", "type": "creature"}})
        return
    if said.get("whole") and not any(map(board.is_creature, board.things)):
        creatures = [board.new(ANY_CREATURE, who) for who in board.players]
    if noun and not creatures and set(noun) <= {"owner", "kind"} and "owner" in noun:
        creatures = [board.new({"kind": "creature"}, noun["owner"])]
    if len(creatures) < (1 if noun else 2) or len(creatures) != (number or len(creatures)):
        raise Lost("both of which")
    so: str = said.get("so", "dies")
    so = "zone" if so == "left" else so
    board.asks += [{so: one} for one in creatures]


def _come_later(board: Board) -> bool:
    """True where creatures come after what is told: those that are left are not all that are."""
    cast = (item.get("cast") for item in board.play)
    return bool(board.made) or any(one and board.is_creature(one) for one in cast)


def _is_one(board: Board, one: Thing, noun: Plain) -> bool:
    """True of what has all that a noun says: it is counted by what it is, not by what it may be."""
    if not set(noun) <= COUNTED_BY:
        raise Lost("creatures of which more is said")
    if "role" in noun and not board.in_role(noun, lambda one: True)(one):
        return False
    said = (*one.has, *(word for word in noun.get("has", ()) if board.facts.says(one.card, word)))
    is_token = "token" in one.traits or "token" not in noun.get("kind", "")
    is_of = noun.get("owner", one.owner) == one.owner and set(noun.get("has", ())) <= set(said)
    return is_token and is_of and board.is_like(one, noun)


def creatures_left(board: Board, said: Plain) -> None:
    """How many creatures there are, of both players together."""
    if not board.play or board.made:
        raise Lost("a count of what was told")
    board.asks.append({"count": {"zone": "battlefield", "type": "creature"}})


def artifact_tokens(board: Board, said: Plain) -> None:
    """How many tokens of a kind a player gets that had none, or has."""
    who = board.who(said.get("who", ""))
    if not board.play or any(one.card == said["card"] for one in board.things):
        raise Lost("a count of what was told")
    board.asks.append({"count": {"player": who, "zone": "battlefield", "name": said["card"]}})
