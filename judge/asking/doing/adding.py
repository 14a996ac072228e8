"""What people tell beside the cards goes onto the board: designations, spells before, outcomes."""

from __future__ import annotations

from judge.asking.board.discourse import Board, Lost, Plain
from judge.asking.board.stand_ins import with_ability
from judge.asking.doing import casting, lasting, standing, turning
from judge.asking.doing.after import damage_was_dealt
from judge.asking.doing.aiming import guess_cast
from judge.asking.names import nameless

UNTIL_END_OF_TURN = "until end of turn"
TAP_ABILITY = "{T}: Untap this permanent."


def monarch(board: Board, said: Plain) -> None:
    """Who is the monarch before the play."""
    if board.play or board.monarch:
        raise Lost("who becomes the monarch by what")
    board.monarch = board.who(said.get("who", ""))


def spells_before(board: Board, said: Plain) -> None:
    """How many spells were cast this turn before the play."""
    who = board.who(said.get("who", ""))
    told = board.players[who].setdefault("this_turn", {})
    if board.play or "spells_cast" in told:
        raise Lost("spells told twice, or after others")
    told["spells_cast"] = said.get("n", 1)
    board.happened = ("spells_cast", board.sentence)
    board.is_caster_unsaid |= not said.get("who")


def has_crew(board: Board, said: Plain) -> None:
    """What a Vehicle without a name has for its crew ability."""
    noun = said["it"]
    told = [one for one in board.things if one.card == "some Vehicle"]
    if noun.get("card") != "some Vehicle" or told or board.play:
        raise Lost("another crew ability than the card's")
    board.subject = board.find(
        {**noun, "card": f"some Vehicle crewed by {said['n']}"}, board.is_any
    )


def has_tap_ability(board: Board, said: Plain) -> None:
    """A creature without a name has an ability that costs {T}; what it does is no matter."""
    with_ability(board, standing.of_object(board, said), TAP_ABILITY)


def is_face_down(board: Board, said: Plain) -> None:
    """An object is face down: a 2/2 with nothing else, where it was not told what it is."""
    noun = said["it"]
    if "pronoun" in noun or any(board.is_like(one, noun) for one in board.things):
        thing = standing.of_object(board, said)
        if not thing.card:
            raise Lost("what else it is face down")
        thing.traits["face_down"] = True
        return
    board.subject = board.find({**noun, "face_down": True}, board.is_any)


def combat_damage_dealt(board: Board, said: Plain) -> None:
    """Combat damage was dealt, as comes of the combat that was told.

    A combat of which nothing is told but that it is over is no matter.
    """
    if said.get("ended") and not any(board.attackers()):
        if board.play or board.step or board.foci & {"attack", "block", "block_any", "attacking"}:
            raise Lost("which combat is over")
        return
    if not list(board.attackers()) or not any("block" in item for item in board.play):
        raise Lost("no combat was told of")
    damage_was_dealt(board, "postcombat main" if said.get("ended") else "end of combat")


def chooses_player(board: Board, said: Plain) -> None:
    """Who proliferates chooses a player."""
    last = board.play[-1] if board.play else {}
    if last.get("effect") != "Proliferate." or "choose" in last:
        raise Lost("nothing that a player is chosen for")
    if said.get("who") not in ("", last["player"]):
        raise Lost("another player's choice")
    if len(board.play) == 1 and not board.players[said["whom"]].get("counters"):
        raise Lost("a player who has no counters")
    last["choose"] = [said["whom"]]


def gets_from(board: Board, said: Plain) -> None:
    """A creature gets a bonus from a card that gives as much: a spell, or what is attached."""
    noun = said["what"]
    card = noun.get("card", "")
    if not board.facts.says(card, said["change"]) or noun.get("number", 1) != 1:
        raise Lost("another bonus than the card's")
    if not board.facts.is_spell_only(card):
        if not board.facts.is_aura(card) and not board.facts.says(card, "equip "):
            raise Lost("what gives a bonus by itself")
        standing.attached(board, {"it": said["on"], "with": noun})
        return
    thing = board.find(said["on"], board.is_creature_there)
    who = noun.get("owner") or thing.owner or board.actor
    cast = [item for item in board.play if "cast" in item and item["cast"].card == card]
    if not cast:
        casting.cast(board, {"who": who, "what": {"card": card}, "on": ({"thing": thing},)})
        guess_cast(board, who, card, "it gives a bonus", "它给予加成")
    elif cast != board.play[-1:] or cast[0].get("targets") != [thing]:
        raise Lost("what was cast before")
    board.settled = len(board.play)
    board.subject = thing


def wears_off(board: Board, said: Plain) -> None:
    """What lasts until end of turn ends, with the turn."""
    card = said["ends"].get("card", "")
    told = board.effects()
    told += board.texts()
    texts = [board.facts.text(card)] if card else told
    if card and not any(one.card == card for one in board.things):
        raise Lost("what was not told of")
    if not any(UNTIL_END_OF_TURN in text for text in texts):
        raise Lost("what doesn't end with the turn")
    turning.turn_ends(board, {})


def attached_having(board: Board, said: Plain) -> None:
    """An Aura or Equipment without a name gives a creature abilities."""
    kind = said["kind"]
    creature = f"{nameless.ATTACHED[kind]} creature"
    noun = {"card": f"some {kind}: {creature} has {' and '.join(said['has'])}."}
    standing.attached(board, {"it": said["it"], "with": noun})


def goes_first(board: Board, said: Plain) -> None:
    """Which player takes the first turn."""
    who = board.who(said.get("who", ""))
    if board.play or board.starts not in ("", who):
        raise Lost("who goes first")
    board.starts = who


def untapped(board: Board, said: Plain) -> None:
    """An object is untapped, as is so where it was not told to be tapped."""
    thing = board.find(said["it"], board.is_permanent)
    used = [item.get("activate") for item in board.play]
    attacked = [one for one, _ in board.attackers()]
    tapped = any("Tap target" in one for one in board.effects())
    if thing.traits.get("tapped") or thing in (*used, *attacked) or tapped:
        raise Lost("what was tapped")
    board.subject = thing


def is_copy_of(board: Board, said: Plain) -> None:
    """A permanent is a copy of another; a creature of which nothing else is told is a Clone."""
    noun = said["it"]
    if "card" not in noun:
        if any(board.is_like(one, noun) for one in board.things if one is not board.subject):
            raise Lost("what is a copy")
        noun = {**noun, "card": "Clone"}
        board.guess("The creature is Clone.", "该生物是Clone。", "it copies", "它是复制品")
    rest = {key: held for key, held in noun.items() if key not in ("kind", "number", "definite")}
    owner = said.get("who") or rest.get("owner", "")
    lasting.is_copy(board, {"it": {**rest, "owner": owner} if owner else rest, "of": said["of"]})
