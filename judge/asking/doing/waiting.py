"""A spell is on the stack, as a question tells or as what answers it implies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.asking.board.discourse import HAND, STACK, Board, Lost, Plain, Thing
from judge.asking.board.things import AbilityOf
from judge.asking.doing.aiming import guess_cast, guess_target
from judge.asking.doing.casting import cast, cast_last, cast_of_noun
from judge.asking.doing.fighting import owned


def on_stack(board: Board, said: Plain) -> None:
    """A spell is on the stack, which was cast before or is cast with this."""
    board.waits = True
    noun = said["what"]
    if any(board.is_like(one, noun) and board.is_on_stack(one) for one in board.things):
        board.find(noun, board.is_on_stack)
        board.still = len(board.play)
        return
    who = (
        said.get("who")
        or noun.get("owner", "")
        or (board.theirs[board.actor] if noun.get("number") == 1 else "")
    )
    if not who or not {"card", "spell"} & set(noun) or {"definite", "pronoun"} & set(noun):
        raise Lost("what is on the stack")
    actor = board.actor
    for n in range(noun.get("number", 1)):
        cast_of_noun(board, noun, who, {"respond": True} if n else {})
    board.actor = actor
    guess_cast(board, who, cast_last(board).card, "it is on the stack", "它在堆叠上")


def holds_priority(board: Board, said: Plain) -> None:
    """Who cast a spell does what comes next while it is on the stack."""
    last = board.play[-1] if board.play else {}
    if "cast" not in last or last["player"] != board.who(said["who"]):
        raise Lost("priority after what")
    board.held = len(board.play)


def answered(board: Board, said: Plain) -> None:
    """What is answered is on the stack; where only this tells of it, the other player cast it."""
    noun = said["to"]
    if not isinstance(noun, Mapping):
        raise Lost("what is answered")
    is_any = noun.get("number") == 1 or ("owner" in noun and "definite" not in noun)
    if noun.get("spell") and is_any and not any(map(board.is_on_stack, board.things)):
        on_stack(board, {"what": noun})
        return
    is_known = any(one.card == noun.get("card") for one in board.things)
    if "card" not in noun or is_known or not board.facts.is_spell_only(noun["card"]):
        board.find(noun, board.is_on_stack)
        return
    who = board.theirs[board.who(said.get("who", ""))]
    nouns = _done_to(said)
    clause: dict[str, Any] = {"who": who, "what": noun}
    if board.facts.aims(noun["card"]):
        if len(nouns) != 1 or board.play:
            raise Lost("what is answered has no target that is told")
        target = board.find(nouns[0], board.aim(noun["card"]))
        owned(target, target.owner or board.theirs[who])
        clause["on"] = ({"thing": target},)
    cast(board, clause)
    board.actor = board.theirs[who]
    spell = cast_last(board)
    guess_cast(board, who, spell.card, "it is answered", "有咒语响应它")
    for target in board.play[-1].get("targets", ()):
        if isinstance(target, Thing):
            guess_target(board, spell, target, "the answer is for its sake", "响应是为了它")


def _done_to(said: Plain) -> list[Plain]:
    """What is saved, or lost, in response: the targets of a spell, what is sacrificed."""
    if said.get("does") == "sacrifice":
        return [said["what"]]
    on = said.get("on", ())
    return [on] if isinstance(on, Mapping) else [one["noun"] for one in on if "noun" in one]


def counters_ability(board: Board, said: Plain) -> None:
    """A spell is cast at an ability on the stack: of what was activated or what entered last."""
    who = board.who(said.get("who", ""))
    of = waiting_ability(board)
    card = said["what"].get("card", "")
    if of is None or not board.facts.says(card, "ability"):
        raise Lost("what ability")
    spell = board.new({**said["what"], "owner": who}, who, HAND)
    item = {"player": who, "cast": spell, "targets": [AbilityOf(of=of)], "respond": True}
    board.play.append(item)
    spell.now = STACK
    board.subject = of


def waiting_ability(board: Board) -> Thing | None:
    """What an ability is of that was activated last, or of what entered last, if one waits."""
    last = board.play[-1] if board.play else {}
    of: Thing | None = last.get("activate")
    if of is None and board.has_trigger and "resolve" in last and len(board.play) > 1:
        of = board.play[-2].get("cast")
    return of
