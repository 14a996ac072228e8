"""How the game stood and went on goes onto the board, as people tell of it."""

from __future__ import annotations

from judge.asking.board.discourse import BATTLEFIELD, Board, Lost, Plain
from judge.asking.doing import casting, happening, of_players, standing, turning
from judge.asking.doing.aiming import guess_cast
from judge.asking.doing.fighting import owned as owned_by
from judge.asking.names import nameless
from judge.words import ASKER

OF_TYPES = {
    "land": "Forest",
    "creature": "Grizzly Bears",
    "artifact creature": "Memnite",
    "artifact land": "Darksteel Citadel",
}  # the card that stands for a type
OF_RETURN = ("undying", "persist")
MOST_OF_A_LIBRARY = 9  # cards below one of which is told


def owned(board: Board, said: Plain) -> None:
    """Whose the things are that were told of last, where that was left open."""
    last = max((one.sentence for one in board.things), default=-1)
    spoken = [one for one in board.things if one.sentence == last and board.is_permanent(one)]
    if not spoken or said["number"] not in (0, len(spoken)):
        raise Lost("whose is told")
    for one in spoken:
        owned_by(one, said["who"])


def no_counters(board: Board, said: Plain) -> None:
    """An object has no counters, of a kind or at all, as is so where none were told."""
    thing = board.find(said["it"], board.is_any)
    if any("counter" in one for one in board.effects()):
        raise Lost("counters that were put or removed")
    board.subject = thing
    held = thing.traits.get("counters", {})
    if held and (not said.get("kind") or said["kind"] in held):
        raise Lost("counters that were told")
    if any(board.facts.says(thing.card, words) for words in ("enters with", "battlefield with")):
        raise Lost("counters that it enters with")


def no_more(board: Board, said: Plain) -> None:
    """An object has no other abilities than were told."""
    board.subject = board.find(said["it"], board.is_permanent)


def library_top(board: Board, said: Plain) -> None:
    """The card on top of a library, with others below it."""
    who = board.who(said.get("who", ""))
    noun = said["what"]
    if "library" in board.players[who] or {"library", "drawn"} & board.foci or "card" not in noun:
        raise Lost("what else is in the library")
    if not board.facts.card(noun["card"]):
        raise Lost("no card")
    below = {"card": "Wastes", "count": MOST_OF_A_LIBRARY}
    board.players[who]["library"] = [noun["card"], below]
    board.guess(
        "The cards of the library below are taken as Wastes.",
        "牌库中其下的牌视为荒野。",
        "only the top card is told",
        "只说明了顶牌",
    )


def graveyards(board: Board, said: Plain) -> None:
    """What all graveyards hold together, by types of card."""
    if board.play and not all("cast" in item for item in board.play):
        raise Lost("when the graveyards held that")
    for one in said["what"]:
        card = OF_TYPES.get(one["type"], f"some {one['type']}")
        for _ in range(one["number"]):
            board.new({"card": card}, ASKER, "graveyard")
    board.knows_graveyards = True


def none_in_library(board: Board, said: Plain) -> None:
    """A library has no lands, as is so where nothing was told to be in it."""
    if "library" in board.players[board.who(said.get("who", ""))]:
        raise Lost("what was told to be in the library")


def trigger_in_step(board: Board, said: Plain) -> None:
    """A triggered ability triggers as a step begins, of what is there from now on told of."""
    noun = said["of"]
    like = [one for one in board.things if one.card and one.card == noun.get("card")]
    if not like:
        standing.have(
            board, {"who": said["who"], "what": (noun,), "zone": BATTLEFIELD, "does": "have"}
        )
    elif like[0].owner not in ("", said["who"]):
        raise Lost("another player's step")
    turning.turn(board, {key: said[key] for key in ("who", "step")})


def none_of(board: Board, said: Plain) -> None:
    """A player has none of a card, as is so where none is told."""
    who = board.who(said.get("who", ""))
    kind = str(said["what"]).casefold()
    for one in board.things:
        is_such = one.card == said["what"] or board.facts.has_subtype(one.card, kind)
        if is_such and one.owner in ("", who):
            raise Lost("what was told to be there")


def dies_with(board: Board, said: Plain) -> None:
    """An object dies that has counters, where that wasn't told before."""
    thing = board.find(said["on"], board.is_mortal)
    held, more = thing.traits.get("counters", {}), said["counters"]
    if held.get(more["kind"], more["number"]) != more["number"] or board.play:
        raise Lost("counters that were told otherwise")
    if more["kind"] not in held:
        board.count_on(thing, more)
    happening.effect(
        board, {"on": {"pronoun": "it"}, "text": "Destroy target creature.", "who": ""}
    )


def dies_wearing(board: Board, said: Plain) -> None:
    """An object dies to which something is attached, which is told here or before."""
    thing = board.find(said["on"], board.is_creature_there)
    worn = said["with"]
    on = [one for one in board.things if one.traits.get("attached_to") is thing]
    if board.play or (on and not all(board.is_like(one, worn) for one in on)):
        raise Lost("what else is attached to it")
    if not on:
        board.subject = thing
        standing.attached(board, {"it": {"pronoun": "it"}, "with": worn})
    board.subject = thing
    happening.effect(
        board, {"on": {"pronoun": "it"}, "text": "Destroy target creature.", "who": ""}
    )


def pays_life(board: Board, said: Plain) -> None:
    """A player pays life that a card asks for, or doesn't."""
    who = board.who(said.get("who", ""))
    asking = [
        o for o in board.things if o.owner == who and board.facts.says(o.card, "may pay 2 life")
    ]
    if len(asking) != 1 and not any("ward—pay" in word for word in board.words()):
        raise Lost("what life is paid for")
    board.choices.setdefault(who, []).append(said["so"])


def attached_giving(board: Board, said: Plain) -> None:
    """An Aura or Equipment without a name is on a creature, which gets more of it."""
    noun = {"card": f"some {said['kind']} giving {said['change']}"}
    standing.attached(board, {"it": said["it"], "with": noun})


def empty_graveyard(board: Board, said: Plain) -> None:
    """A graveyard has no cards, as is so where none were told to be in it."""
    who = board.who(said.get("who", ""))
    if board.play or any(one.zone == "graveyard" and one.owner == who for one in board.things):
        raise Lost("cards in the graveyard")


def empty_graveyards(board: Board, said: Plain) -> None:
    """No graveyard has cards, or none but the one of which was told what is in it."""
    told = {one.owner for one in board.things if one.zone == "graveyard"}
    is_before = all("cast" in item for item in board.play)
    if not is_before or len(told) != int("others" in said) or board.knows_graveyards:
        raise Lost("what the graveyards hold")
    board.knows_graveyards = True


def exiled_by(board: Board, said: Plain) -> None:
    """A permanent exiled another before the play, until it leaves."""
    by = board.find(said["by"], board.is_permanent)
    if board.play or not board.facts.says(by.card, "exile") or said["it"].get("number", 1) != 1:
        raise Lost("what exiled it")
    thing = board.new(said["it"], said["it"].get("owner", ""), "exile")
    if not by.owner or not thing.owner:
        raise Lost("whose they are")
    thing.traits["exiled_by"] = by
    board.subject = thing


def still_there(board: Board, said: Plain) -> None:
    """An object is where it was, as is so where nothing was done that could remove it."""
    thing = board.find(said["it"], board.is_permanent)
    if any(set(item) & {"cast", "effect", "block"} for item in board.play):
        raise Lost("whether it is still there")
    board.subject = thing


def shielded(board: Board, said: Plain) -> None:
    """A creature will regenerate the next time that it would be destroyed this turn."""
    happening.effect(
        board,
        {"on": said["it"], "text": "Regenerate target creature.", "who": said.get("who", "")},
    )


def shield_left(board: Board, said: Plain) -> None:
    """The regeneration shield that was told of is there."""
    last = board.play[-1] if board.play else {}
    if last.get("effect") != "Regenerate target creature.":
        raise Lost("what shield")


def draws_from(board: Board, said: Plain) -> None:
    """A player draws a card from a library of so many, of none or of one."""
    who = board.who(said.get("who", ""))
    of_players.library(board, {"who": who, "n": said["n"]})
    happening.effect(board, {"who": who, "text": "You draw a card."})


def made_to(board: Board, said: Plain) -> None:
    """An effect makes a player do something."""
    rest = {key: held for key, held in said.items() if key not in ("it", "does")}
    happening.effect(board, {**rest, **said["it"]})


def comes_back(board: Board, said: Plain) -> None:
    """What was just exiled returns: it was flickered."""
    last = board.play[-1] if board.play else {}
    target = (last.get("targets") or [None])[0]
    if not board.play and _returns_itself(board, said["it"]):
        return
    if last.get("effect") != "Exile target permanent." or target is None:
        raise Lost("what comes back from where")
    if board.find(said["it"], board.is_permanent) is not target:
        raise Lost("what else comes back")
    last["effect"] = (
        "Exile target permanent, then return it to the battlefield under its owner's control."
    )
    board.subject = target


def _returns_itself(board: Board, noun: Plain) -> bool:
    """True of a creature that comes back when it dies, which it does then: it is destroyed."""
    if not {"size", "card"} & set(noun):
        return False
    thing = board.find(noun, board.is_creature_there)
    texts = (*thing.has, board.facts.text(thing.card))
    if not any(word in text for word in OF_RETURN for text in texts):
        raise Lost("what brings it back")
    told = {"pronoun": "it"}
    board.subject = thing
    happening.effect(board, {"on": told, "text": "Destroy target creature.", "who": ""})
    return True


def cast_dealing(board: Board, said: Plain) -> None:
    """A spell without a name deals damage to all of a kind."""
    color = f"{said['color']} " if said.get("color") else ""
    text = f"This spell deals {said['n']} damage to {said['whom']}."
    who = board.who(said.get("who", ""))
    casting.cast(board, {"who": who, "what": {"card": f"some {color}{said['kind']}: {text}"}})
    spell = casting.cast_last(board)
    if not said.get("who"):
        guess_cast(board, who, spell.card, "who casts it isn't said", "未说明由谁施放")
    board.settled = len(board.play)


def never_again(board: Board, said: Plain) -> None:
    """A player who was told to draw a card draws no other."""
    who = board.who(said.get("who", ""))
    drew = [item["player"] for item in board.play if "draw" in str(item.get("effect", ""))]
    if who not in drew:
        raise Lost("who drew before")


def mana_value(board: Board, said: Plain) -> None:
    """The mana value of a creature that was told without a name, and of which none was told."""
    thing = board.find(said["it"], board.is_creature)
    if thing.card and not nameless.entry(thing.card):
        if board.facts.mana_value(thing.card) != said["n"]:
            raise Lost("another mana value than the card's")
        return
    if thing.kin or thing.kind != "creature":
        raise Lost("a creature of a kind with a mana value")
    card = thing.card or nameless.creature(thing.size, thing.has, thing.color)
    thing.card = nameless.costing(card, said["n"])
    board.subject = thing


def gets_tapped(board: Board, said: Plain) -> None:
    """An object becomes tapped; where nothing was done yet, it is so."""
    if board.play:
        rest = {key: held for key, held in said.items() if key != "it"}
        happening.effect(board, {**rest, "on": said["it"], "text": "Tap target permanent."})
        return
    standing.trait("tapped")(board, said)
