"""Whether a spell does something to an object: it is cast at it, or only tried."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from judge.asking.asks.responding import may_counter_ability
from judge.asking.asks.wondering import legal
from judge.asking.board.discourse import BATTLEFIELD, STACK, Board, Lost, Plain, Thing
from judge.asking.doing import casting
from judge.asking.doing.aiming import guess_cast
from judge.asking.doing.paying import count_mana
from judge.asking.doing.waiting import waiting_ability
from judge.asking.guesses import ONLY_TRIED, WHAT_COMES_OF_IT
from judge.words import ASKER

COUNTERS = "Counter target spell."
WORKS = (  # what becomes of the target of a spell that does what it is cast for
    *(("counter target", "countered"), ("destroy target", "dies")),
    *(("exile target", "zone"), ("return target", "zone")),
)


def saved(board: Board, said: Plain) -> None:
    """Whether an ability saves an object from a spell: the other player casts it."""
    thing = board.find(said["on"], board.is_mortal)
    thing.owner = thing.owner or ASKER
    ways = said["by"]["has"]
    if not all(one in thing.has or board.facts.says(thing.card, one) for one in ways):
        if thing.card or board.play:
            raise Lost("an ability that it doesn't have")
        thing.has = (*thing.has, *ways)
    if any("cast" in item and board.is_like(item["cast"], said["what"]) for item in board.play):
        board.asks.append({"zone": thing})  # of what was told to be cast
        board.subject = thing
        return
    deed(board, {"what": said["what"], "on": {"pronoun": "it"}, "so": "zone"})


def deed(board: Board, said: Plain) -> None:
    """Whether a spell does something to an object: it is cast at it, or, where not, only tried."""
    by, of = said["what"], said["on"]
    is_it = said["so"] == "countered" and "pronoun" in of
    if is_it and waiting_ability(board) and not any(map(board.is_on_stack, board.things)):
        may_counter_ability(board, said)
        return
    who = said.get("who") or by.get("owner", "")
    by = casting.held_card(board, by, who or ASKER)
    card = by.get("card", "")
    is_told = is_it and _is_countered(board, who)
    if is_told or (said["so"] == "countered" and _is_told_to_counter(board, card, of)):
        return
    if not board.facts.is_spell_only(card) or by.get("number", 1) != 1:
        raise Lost("what does it by no spell")
    if said["so"] == "countered" and board.facts.aims(card) != "spell":
        raise Lost("a deed that no such spell does")
    no_spell = _no_spell(board, of) if said["so"] == "countered" else None
    if no_spell is not None:
        caster = who or board.theirs[no_spell.owner]
        casting.cast(board, {"who": caster, "what": {"card": card}, "on": ({"thing": no_spell},)})
        board.asks.append({"allowed": board.play.pop()})
        return
    is_at_spell = board.facts.aims(card) == "spell"
    thing = _spell_at(board, of, who) if is_at_spell else _entered(board, of)
    who = who or board.theirs.get(thing.owner, ASKER)
    thing.owner = thing.owner or board.theirs[who]
    clause: dict[str, Any] = {"who": who, "what": {"card": card}}
    clause |= {"on": ({"thing": thing},)} if board.facts.aims(card) else {}
    clause |= {"respond": True} if thing.now == STACK else {}
    count_mana(board, who, card)
    if not said.get("who"):
        guess_cast(board, who, card, "whether it does so is asked", "所问为它能否如此")
    casting.cast(board, clause)
    if said["so"] != "survives" and board.fork((WHAT_COMES_OF_IT, ONLY_TRIED)):
        board.is_fallback = True
        board.asks.append({"allowed": board.play.pop()})
        return
    board.asks.append({said["so"]: thing})
    board.subject = thing


def _entered(board: Board, of: Plain) -> Thing:
    """The object something is done to, on the battlefield by then if it was cast."""
    thing = board.find(of, board.is_mortal)
    if thing.now == STACK and board.is_permanent(thing):
        thing.now = BATTLEFIELD
        board.settled = len(board.play)
    return thing


def _no_spell(board: Board, of: Plain) -> Thing | None:
    """What is asked of and was never cast, so that nothing counters it; None if it was.

    A land that was played, or the one card that is put onto the battlefield out of a graveyard.
    """
    if "pronoun" in of:
        return None
    played = [item["play_land"] for item in board.play if "play_land" in item]
    put = [to for item in board.play for to in item.get("targets", ()) if isinstance(to, Thing)]
    lands = [one for one in played if board.is_like(one, of)]
    found = [one for one in put if one.zone == "graveyard" and board.is_like(one, of)]
    return lands[0] if lands else found[0] if len(found) == 1 else None


def _is_told_to_counter(board: Board, card: str, of: Plain) -> bool:
    """True where the one thing told that counters spells has this name: of that it is asked."""
    countering = [one for one in board.things if board.facts.says(one.card, "counter t")]
    told = [o for o in countering if board.is_on_stack(o) or board.facts.says(o.card, "counter th")]
    if [one.card for one in countering] != [card] or not told:
        return False
    board.subject = board.find(of, casting.all_but(told[0], board.is_on_stack))
    board.asks.append({"countered": board.subject})
    return True


def comes_off(board: Board, said: Plain) -> None:
    """Whether what was done last works: may be done, and does what it is done to a target for."""
    last = board.play[-1] if board.play else {}
    if not last.get("targets"):
        legal(board, said)
    elif "cast" in last and said.get("who", last["player"]) == last["player"]:
        works(board, {})
    else:
        raise Lost("what is to work on what")


def works(board: Board, said: Plain) -> None:
    """Whether a spell does what it is cast for: what it targets is countered, destroyed, exiled."""
    cast = [item for item in board.play if "cast" in item and item.get("targets")]
    if "what" in said:
        cast = [item for item in cast if board.is_like(item["cast"], said["what"])]
    elif cast[-1:] != board.play[-1:] and not _is_counter(board.play[-1:]):
        raise Lost("what is to work")
    if "what" not in said and _is_counter(board.play[-1:]):
        cast = board.play[-1:]
    target = cast[-1]["targets"][0] if cast else None
    if not isinstance(target, Thing):
        raise Lost("what is to work on what")
    spell = cast[-1].get("cast")
    done = (so for words, so in WORKS if spell is None or board.facts.says(spell.card, words))
    so = next(done, "")
    if not so:
        raise Lost("what else a spell does")
    board.asks.append({so: target})
    board.subject = target


def _is_countered(board: Board, who: str) -> bool:
    """True where that player countered a spell last: of that it is asked."""
    if not _is_counter(board.play[-1:]) or who not in ("", board.play[-1]["player"]):
        return False
    board.subject = board.play[-1]["targets"][0]
    board.asks.append({"countered": board.subject})
    return True


def _is_counter(items: Sequence[Plain]) -> bool:
    """True of what was told last, where that counters a spell by something without a name."""
    return bool(items) and items[0].get("effect") == COUNTERS


def _spell_at(board: Board, of: Plain, who: str) -> Thing:
    """The spell that another is cast at; where it was not told of, the other player casts it."""
    if any(board.is_on_stack(one) and board.is_like(one, of) for one in board.things):
        return board.find(of, board.is_on_stack)
    if "pronoun" in of or board.play:
        raise Lost("a spell that was not cast")
    owner = of.get("owner") or board.theirs[who or board.theirs[ASKER]]
    casting.cast_of_noun(board, of, owner)
    spell = casting.cast_last(board)
    guess_cast(board, owner, spell.card, "it is answered", "有咒语响应它")
    return spell
