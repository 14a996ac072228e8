"""What is told of a spell or an ability when it is on the stack: X, what enters, what triggers."""

from __future__ import annotations

from typing import Any

from judge.asking.board.discourse import BATTLEFIELD, HAND, STACK, Board, Lost, Plain, Thing
from judge.asking.board.stand_ins import of_kind
from judge.asking.doing import happening, making, pending, standing, turning
from judge.asking.doing.aiming import guess_cast
from judge.asking.doing.casting import cast_last, cast_of_noun
from judge.asking.doing.paying import bury
from judge.asking.guesses import WHO_DOES
from judge.asking.names import nameless
from judge.words import ASKER

OF_PLACES = {"zone", "dies", "returns", "all_die", "survives", "fate", "changes", "graveyard"}
OF_WHAT_IS_NEW = {"attack", "block", "activate", "crew", "convoke"}
PUT_IN = "Put a creature card from your hand onto the battlefield."


def x_is(board: Board, said: Plain) -> None:
    """What X is of the spell that was cast last."""
    last = board.play[-1] if board.play else {}
    spell: Thing | None = last.get("cast")
    if spell is None or "x" in last or not board.facts.has_x(spell.card):
        raise Lost("X of what")
    if said.get("who") not in (None, "", last["player"]):
        raise Lost("another player's X")
    last["x"] = said["x"]


def uncountered(board: Board, said: Plain) -> None:
    """A spell can't be countered: a card that says so, or one without a name that is made to."""
    noun = said["it"]
    if set(noun) <= {"spell", "owner"} and not any(map(board.is_on_stack, board.things)):
        raise Lost("one spell or all of them")
    like = [one for one in board.things if board.is_like(one, noun) and not board.is_permanent(one)]
    if "pronoun" in noun or like or any(map(board.is_on_stack, board.things)):
        thing = board.find(noun, lambda one: board.is_on_stack(one) or one.zone == HAND)
    else:
        card = noun if "card" in noun else of_kind(board, noun)
        if "card" not in card or noun.get("number", 1) != 1:
            raise Lost("what can't be countered")
        thing = board.new({key: held for key, held in card.items() if key != "number"}, ASKER, HAND)
    if nameless.entry(thing.card) is not None and ": " not in thing.card:
        thing.card = f"{thing.card}: This spell can't be countered."
    if not board.facts.says(thing.card, "can't be countered"):
        raise Lost("what may be countered")
    board.subject = thing


def target_kept(board: Board, said: Plain) -> None:
    """No new target is chosen for a copy that was made: it keeps what it has."""
    last, copied = _copied(board)
    if len(copied.get("targets", ())) == 1:
        last["choose"] = copied["targets"][0]


def copy_aims(board: Board, said: Plain) -> None:
    """A copy that was made has this target."""
    last, copied = _copied(board)
    on = said["on"]
    told = on["player"] if "player" in on else board.find(on["noun"], board.is_permanent)
    if said.get("who") not in (None, "", last["player"]) or len(copied.get("targets", ())) != 1:
        raise Lost("another target for the copy")
    last["choose"] = told


def _copied(board: Board) -> tuple[dict[str, Any], Plain]:
    """What was cast last to copy a spell, and how that spell was cast."""
    last = board.play[-1] if board.play else {}
    spell: Thing | None = last.get("cast")
    if spell is None or not board.facts.says(spell.card, "choose new targets for the copy"):
        raise Lost("a target of what")
    target = last.get("targets", (None,))[0]
    return last, next((item for item in board.play if item.get("cast") is target), {})


def life_paid(board: Board, said: Plain) -> None:
    """A player pays life: for ward that asks for as much, else for what is not told."""
    who = board.who(said.get("who", ""))
    asking = [word for word in board.words() if "ward—pay" in word or "pay" in word.split()]
    if asking:
        if asking != [f"ward—pay {said['n']} life"]:
            raise Lost("what life is paid for")
        board.choices.setdefault(who, []).append(True)
        return
    if any(map(board.is_on_stack, board.things)):
        raise Lost("what life is paid for")
    happening.effect(board, {"who": who, "n": said["n"], "text": "You lose {n} life."})


def delves(board: Board, said: Plain) -> None:
    """Cards of a graveyard of which nothing else is told are exiled for what was cast last."""
    spell = cast_last(board)
    last = board.play[-1]
    who = board.who(said.get("who", ""))
    buried = any(one.zone == "graveyard" and one.owner == who for one in board.things)
    if (
        "pay" in last
        or buried
        or who != last["player"]
        or not board.facts.says(spell.card, "delve")
    ):
        raise Lost("what nothing is exiled for")
    cards = bury(board, who, said["n"])
    for one in cards:
        one.now = "exile"
    last["pay"] = {"delve": cards}
    board.seen(spell)


def enters_unnamed(board: Board, said: Plain) -> None:
    """A creature of which no name is told enters, without being cast."""
    noun = {key: held for key, held in said["what"].items() if key not in ("number", "other")}
    who = noun.get("owner") or said.get("who") or ""
    who = who or (ASKER, board.theirs[ASKER])[board.fork(WHO_DOES)]
    if {said.get("who", who), noun.get("owner", who)} != {who}:
        raise Lost("under whose control it enters")
    if noun.get("kind") == "creature token":
        told = {key: held for key, held in noun.items() if key not in ("kind", "owner")}
        if not set(told) <= {"size", "kin", "color"}:
            raise Lost("what else the token is")
        making.makes(board, {"who": who, "tokens": {"n": 1, **told}})
        board.settled = len(board.play)
        return
    card = of_kind(board, {**noun, "kind": "creature"})
    if "card" not in card:
        raise Lost("what enters")
    turning.later(board, {})
    thing = board.new({**card, "owner": who}, who, HAND)
    thing.now = BATTLEFIELD
    board.play.append({"player": who, "effect": PUT_IN, "choose": thing})
    board.settled = len(board.play)
    board.subject = thing


def left(board: Board, said: Plain) -> None:
    """A permanent leaves the battlefield, where it doesn't matter how: it is exiled."""
    how = ("dies", "leaves", "leave", "graveyard", "exile")
    if board.foci & OF_PLACES or any(word in text for text in board.words() for word in how):
        raise Lost("how it leaves")
    happening.effect(board, {**said, "text": "Exile target permanent."})
    board.guess(
        "What leaves the battlefield is exiled.",
        "离开战场的被放逐。",
        "how it leaves is not told",
        "未说明其如何离场",
    )


def enters(board: Board, said: Plain) -> None:
    """What enters is cast; what just entered is only new where it is asked what it may do."""
    asked = board.foci & OF_WHAT_IS_NEW
    if "just" not in said or not asked:
        happening.enters(board, said)
    elif board.foci <= OF_WHAT_IS_NEW or "card" not in said["what"]:
        standing.trait("sick")(board, {"it": said["what"]})
    else:
        raise Lost("whether what it does as it enters is asked")


def has_entered(board: Board, said: Plain) -> None:
    """What was cast enters, as it does."""
    thing = board.find(
        said["it"], lambda one: board.is_permanent(one) and not board.is_on_stack(one)
    )
    if not any(item.get("cast") is thing for item in board.play):
        raise Lost("what was not cast")
    board.settled = len(board.play)
    board.subject = thing


def enters_triggering(board: Board, said: Plain) -> None:
    """A permanent enters, and its ability is on the stack."""
    noun = said["of"]
    who = noun.get("owner", "")
    last = board.play[-1].get("cast") if board.play else None
    if "pronoun" in noun or (last is not None and board.is_like(last, noun)):
        has_triggered(board, {"of": noun})
        return
    if not who or not board.facts.says(noun.get("card", ""), "when"):
        raise Lost("what enters and triggers")
    cast_of_noun(board, noun, who)
    spell = cast_last(board)
    guess_cast(board, who, spell.card, "it enters", "它进战场")
    board.subject = spell
    pending.trigger_waits(board, {})


def has_triggered(board: Board, said: Plain) -> None:
    """The ability of what entered is on the stack."""
    last = board.play[-1] if board.play else {}
    cast: Thing | None = last.get("cast")
    thing = board.find(said["of"], board.is_permanent) if "of" in said else cast
    if thing is None or not board.facts.says(thing.card, "enters"):
        raise Lost("what triggers")
    if not board.play and thing.zone == BATTLEFIELD:  # which was told of: it enters only now
        thing.zone, last = HAND, {"player": thing.owner, "cast": thing}
        board.play.append(last)
    is_cast = last.get("cast") is thing
    if not is_cast or not thing.owner:
        raise Lost("what triggers")
    board.subject = thing
    thing.now = STACK
    pending.trigger_waits(board, {})
