"""What a question asks of several objects goes into `ask`: how many there are, which die."""

from __future__ import annotations

from judge.asking.discourse import Board, Handler, Lost, Plain

COMING = ("create", "onto the battlefield", "to the battlefield")  # by which creatures come


def kin_tokens(board: Board, said: Plain) -> None:
    """How many tokens of a subtype a player gets, who had no permanents of it before."""
    who = board.who(said.get("who", ""))
    if not board.play or any(one.kin == said["kin"] for one in board.things):
        raise Lost("a count of what was told")
    kind = {"player": who, "zone": "battlefield", "type": said["kin"], "token": True}
    board.asks.append({"count": kind})


def of_card(board: Board, said: Plain) -> None:
    """How many permanents there are that a card names, of a player or in all."""
    card = str(said["card"])
    if not board.play or not any(one.card == card for one in board.things):
        raise Lost("a count of what was told")
    who = said.get("whose", said.get("who", ""))
    whose = {"player": who or board.actor} if who or said.get("who") is None else {}
    board.asks.append({"count": {**whose, "zone": "battlefield", "card": card}})


def counted(key: str, value: object) -> Handler:
    """How many of a kind a player has on the battlefield."""

    def put_ask(board: Board, said: Plain) -> None:
        who = said["who"] or board.actor
        were = [one for one in board.things if one.kind.endswith("token") and one.owner == who]
        if not board.play or (said.get("so") == "get" and were):
            raise Lost("a count of what was told")
        board.asks.append({"count": {"player": who, "zone": "battlefield", key: value}})

    return put_ask


def kept(board: Board, said: Plain) -> None:
    """How many a player keeps of two that have one name."""
    who = board.who(said.get("who", ""))
    cards = [one.card for one in board.things if one.owner == who and one.card]
    if len(cards) != 2 or len(set(cards)) != 1 or not board.play:
        raise Lost("two of which")
    board.asks.append({"count": {"player": who, "zone": "battlefield", "card": cards[0]}})


def legend(board: Board, said: Plain) -> None:
    """Whether one of two legendary permanents of one name is put into the graveyard."""
    alike = [one for one in board.things if one.card == board.things[-1].card and one.card]
    alike = [*alike, *(one for one in board.things if one.copies in alike and one not in alike)]
    there = [one for one in board.things if board.is_permanent(one)]
    if len(alike) != 2 and len(there) == 2 and len({one.owner for one in there}) == 1:
        alike = there  # two of which the names differ
    if len(alike) != 2 or not board.play:
        raise Lost("the legend rule of which")
    board.asks += [{"dies": one} for one in sorted(alike, key=board.arrival.index)]


def all_die(board: Board, said: Plain) -> None:
    """Whether each of the creatures that were spoken of dies, or survives."""
    so = said.get("so", "dies")
    creatures = [one for one in board.arrival if board.is_creature(one)]
    if any(board.facts.says(one.card, word) for one in board.things for word in COMING):
        raise Lost("creatures that come by themselves")
    if "who" in said:
        creatures = [one for one in creatures if one.owner == said["who"]]
        if not creatures:
            creatures = [board.new({"kind": "creature"}, said["who"])]
        board.asks += [{so: one} for one in creatures]
        return
    if "number" in said and len(creatures) > said["number"]:
        creatures = [one for one in creatures if one.is_one_of_several]
    if len(creatures) < 2 or len(creatures) != said.get("number", len(creatures)):
        raise Lost("both of which")
    board.asks += [{so: one} for one in creatures]
