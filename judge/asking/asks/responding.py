"""What may be done in response goes into `ask`, and what an answer that is paid for leaves."""

from __future__ import annotations

from typing import Any

from judge.asking.asks.wondering import triggers
from judge.asking.board.discourse import HAND, Board, Lost, Plain
from judge.asking.board.things import AbilityOf
from judge.asking.doing.casting import held_card
from judge.asking.doing.pending import is_of_mana, may_be_answered
from judge.asking.doing.waiting import waiting_ability
from judge.words import ASKER


def may_counter_ability(board: Board, said: Plain) -> None:
    """Whether a spell may be cast at an ability on the stack, to counter it."""
    of = waiting_ability(board)
    noun = said["what"]
    if "pronoun" in noun:
        other = board.theirs[board.play[-1]["player"]] if of is not None else ASKER
        noun = {**held_card(board, noun, said.get("who") or other), "held": True}
    if of is None or not board.facts.says(noun.get("card", ""), "counter target"):
        raise Lost("what ability")
    who = said.get("who") or noun.get("owner") or board.theirs[board.play[-1]["player"]]
    board.actor = who
    held = [o for o in board.things if "held" in noun and o.card == noun["card"] and not o.now]
    spell = held[0] if held else board.new({**noun, "owner": who}, who, HAND)
    item: dict[str, Any] = {"player": who, "cast": spell}
    if not board.facts.says(of.card, "add "):  # an ability that makes mana is not on the stack
        item |= {"targets": [AbilityOf(of=of)], "respond": True}
    board.asks.append({"allowed": item})


def may_respond(board: Board, said: Plain) -> None:
    """Whether a player may respond to what is on the stack: by an instant that does nothing."""
    if "of" in said:
        board.find(said["of"], board.is_able)
    who = board.who(said.get("who", ""))
    if is_of_mana(board):  # which is not on the stack
        spell = board.new({"card": "some counterspell for abilities"}, who, HAND)
        board.asks.append({"allowed": {"player": who, "cast": spell}})
        return
    if not may_be_answered(board):
        raise Lost("nothing that may be answered")
    spell = board.new({"card": "some instant"}, who, HAND)
    board.guess(
        "The response is some instant.",
        "所作响应是某个瞬间。",
        "it isn't said which",
        "未说明是哪一张",
    )
    board.asks.append({"allowed": {"player": who, "cast": spell, "respond": True}})


def ward_paid(board: Board, said: Plain) -> None:
    """Whether ward is to be paid for: whether it triggers."""
    if "n" in said and not any(f"ward {{{said['n']}}}" in text for text in board.words()):
        raise Lost("another cost of ward")
    casts = [item["player"] for item in board.play if "targets" in item]
    if said.get("who") and casts[-1:] != [said["who"]]:
        raise Lost("who pays for it")
    triggers("triggers")(board, {"keyword": "ward"})
