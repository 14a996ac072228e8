"""What a spell costs goes into `ask`: it is cast for that, where nothing was told to cast it."""

from __future__ import annotations

from judge.asking.board.discourse import COMMAND, HAND, Board, Lost, Plain, Thing
from judge.asking.doing import casting
from judge.asking.doing.casting import FROM_GRAVEYARD, cast, cast_last, cast_of_noun
from judge.asking.doing.commanding import NAMELESS, commander
from judge.asking.doing.fighting import owned
from judge.words import ASKER

PAID_OTHERWISE = ("delve", "convoke", "improvise", "assist")  # mana that other things pay for
COUNTING = ("for each", "number of", "that target", "target this")  # by which a target matters


def costs(board: Board, said: Plain) -> None:
    """What a spell costs: the one named, which is cast for it where it wasn't, or the one cast.

    Where creatures attacked last and nothing is named, what that costs.
    """
    if "of" not in said and board.play and board.play[-1].get("attack"):
        _of_attack(board, said)
        return
    cast_items = [item["cast"] for item in board.play if "cast" in item]
    ways = {key: said[key] for key in ("x", "kicked", "using", "pitch") if key in said}
    is_it = said.get("of", {"pronoun": "it"}) == {"pronoun": "it"} and "from_hand" not in said
    if is_it and not ways and _is_of_commander(board):
        cost_again(board, {**said, "of": {"pronoun": "it"}, "out": {"nth": 0}})
        return
    if "of" in said:
        thing = _to_cast(board, said["of"], cast_items, said.get("using", ""))
        if thing is None or thing not in cast_items:
            thing = _cast_to_know(board, said, thing, ways)
        elif ways:
            raise Lost("told twice")
    elif len(mine := _of_player(cast_items, said.get("who", ""))) == 1 and not ways:
        if any("ward" in text or "unless" in text for text in board.words()):
            raise Lost("what else is paid for")
        thing = mine[0]
        if said.get("who") not in (None, "", thing.owner):
            raise Lost("what another player pays")
        _given_a_target(board, thing)
    else:
        raise Lost("which spell")
    if any(board.facts.says(thing.card, word) for word in PAID_OTHERWISE):
        if not any(item.get("cast") is thing and "pay" in item for item in board.play):
            raise Lost("how much of it is paid with other than mana")
        board.asks.append({"spent": thing})
        return
    board.asks.append({"costs": thing})


def _of_attack(board: Board, said: Plain) -> None:
    """What a player has to pay for the creatures that attack."""
    who = board.play[-1]["player"]
    if said.get("who") not in (None, "", who):
        raise Lost("what another player pays")
    if not any("can't attack" in text and "unless" in text for text in board.texts()):
        raise Lost("what is paid for")
    board.asks.append({"costs": who})


def _given_a_target(board: Board, spell: Thing) -> None:
    """A spell that was cast last at nothing told targets what it may, where that is no matter."""
    last = board.play[-1]
    aim = board.facts.aims(spell.card) if board.facts.is_spell_only(spell.card) else ""
    if last.get("cast") is not spell or "targets" in last or last.get("using") == "overload":
        return
    if aim not in ("spell", "creature", "permanent"):
        return
    texts = (*board.texts(), board.facts.text(spell.card))
    if any(word in text for text in texts for word in COUNTING):
        raise Lost("a cost that depends on the target")
    other = board.theirs[spell.owner]
    if aim == "spell":
        board.play.pop()
        cast_of_noun(board, {"card": "some instant"}, other)
        last |= {"targets": [cast_last(board)], "respond": True}
        board.play.append(last)
    else:
        last["targets"] = [board.new({"size": "2/2"}, other)]


def _of_player(spells: list[Thing], who: str) -> list[Thing]:
    """The spells that a player cast; all of them, where none is said."""
    return [one for one in spells if who in ("", one.owner)]


def _is_of_commander(board: Board) -> bool:
    """True where a commander was told to have been cast before, and nothing else was cast."""
    return not board.play and any("commander_casts" in held for held in board.players.values())


def _to_cast(board: Board, noun: Plain, cast_items: list[Thing], using: str) -> Thing | None:
    """The spell that a noun means, or the card that would be cast; None if it was not told of."""
    zones = (HAND, "graveyard") if using in FROM_GRAVEYARD else (HAND,)

    def fits(one: Thing) -> bool:
        return one in cast_items or (one.zone in zones and not one.now)

    like = [one for one in board.things if fits(one) and board.is_like(one, noun)]
    if "card" in noun and not like:
        if noun.get("definite"):
            raise Lost("what was not told of")
        return None
    return board.find(noun, fits)


def _cast_to_know(board: Board, said: Plain, held: Thing | None, ways: Plain) -> Thing:
    """A spell is cast of which the cost is asked: at what is there to target, or a stand-in."""
    noun = said["of"] if held is None else {"card": held.card}
    who = said.get("who") or (held.owner if held else noun.get("owner")) or ASKER
    if held is not None:
        owned(held, who)
    card = noun.get("card", "")
    is_aimed = board.facts.is_spell_only(card) and ways.get("using") != "overload"
    aim = board.facts.aims(card) if is_aimed else ""
    on: Plain = {}
    if aim in ("creature", "permanent", "spell"):
        texts = (*board.texts(), board.facts.text(card))
        if any(word in text for text in texts for word in COUNTING):
            raise Lost("a cost that depends on the target")
    if aim == "spell":
        cast_of_noun(board, {"card": "some instant"}, board.theirs[who])
    elif aim in ("creature", "permanent"):
        on = {"on": ({"thing": board.new({"size": "2/2"}, board.theirs[who])},)}
    what = {key: v for key, v in noun.items() if key not in ("owner", "definite", "number")}
    cast(board, {"who": who, "what": what, **ways, **on})
    return cast_last(board)


def cost_again(board: Board, said: Plain) -> None:
    """What a commander costs that is cast from the command zone."""
    thing = commander(board, said["of"], COMMAND)
    casts = board.players[thing.owner].get("commander_casts", {})
    before = said["out"]["nth"] - 1
    if board.play or said.get("who") not in (None, "", thing.owner):
        raise Lost("what was done before")
    if before >= 0 and casts.get(thing, before) != before:
        raise Lost("another number of casts than was told")
    if before > 0:
        board.players[thing.owner]["commander_casts"] = {**casts, thing: before}
    found = NAMELESS.fullmatch(thing.card)
    if found is not None and not found[3]:
        raise Lost("a cost that is not told")
    thing.zone = COMMAND
    casting.cast(board, {"who": thing.owner, "what": {"card": thing.card}})
    board.asks.append({"costs": casting.cast_last(board)})


def is_taxed(board: Board, said: Plain) -> None:
    """Whether more is paid for a commander: from its owner's hand, where it was told to be."""
    thing = board.find({"pronoun": "it"}, lambda one: "commander" in one.traits)
    found = NAMELESS.fullmatch(thing.card)
    if thing.zone != HAND:
        extra_cost(board, said)
        return
    if found is None or found[3] or board.play or said.get("who") not in (None, "", thing.owner):
        raise Lost("what is paid beside a cost that is told")
    thing.card = f"{thing.card} costing 0"
    cast(board, {"who": thing.owner, "what": {"card": thing.card}})
    board.asks.append({"costs": cast_last(board)})


def extra_cost(board: Board, said: Plain) -> None:
    """What is paid for a commander beside its mana cost, which is {0} where none is told."""
    thing = board.find({"pronoun": "it"}, lambda one: "commander" in one.traits)
    found = NAMELESS.fullmatch(thing.card)
    if found is None or board.play:
        raise Lost("what is paid beside a cost that is told")
    thing.card = f"{thing.card.removesuffix(found[3] or '')} costing 0"
    out = said.get("out", {"nth": 0})
    cost_again(board, {"of": {"pronoun": "it"}, "who": said.get("who", ""), "out": out})
