"""What a question leaves out is filled in: a target that doesn't matter, who equips."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.asking.board.discourse import Board, Thing
from judge.asking.board.seating import TWO
from judge.words import ASKER

COME_OF_SOMETHING = {  # what is asked only of what was done
    *("dies", "survives", "triggers", "triggered", "deals", "zone", "life", "hand", "tapped"),
    *("result", "wins", "loses", "attacking", "blocked", "loyalty", "counters", "repeats"),
    *("untaps", "gained", "lost", "drawn", "discarded", "milled", "countered"),
    *("resolves", "unresolved", "in_order", "copied"),
}
APART_FROM_TARGETS = {
    *("resolves", "countered", "unresolved", "costs", "spent", "triggers", "triggered"),
    "copied",
    *("power_toughness", "allowed"),
}
ANSWERED = {"resolves", "countered", "unresolved", "allowed"}  # what is asked of the stack
APART_FROM_CARDS = {"triggers", "triggered", "countered"}  # whatever is revealed
REVEALS = ("ascade", "iscover")  # keywords that look for a card to be cast
PAID = ("ward", "unless")  # words of what asks a player to pay


def fill(board: Board) -> None:
    """What a question leaves out of its play, and of who has what."""
    equip(board)
    aim_at_players(board)
    shuffle(board)


def equip(board: Board) -> None:
    """Who is told to equip a creature does it now, where what is asked comes of nothing else."""
    asked = {key for one in board.asks for key in one}
    if board.equipped is None or board.play or board.step or not asked & COME_OF_SOMETHING:
        return
    who, equipment, host = board.equipped
    if board.turn in ("", who):
        del equipment.traits["attached_to"]
        board.turn = who if who != ASKER else board.turn
        board.play.append({"player": who, "activate": equipment, "targets": [host]})


def aim_at_players(board: Board) -> None:
    """A spell without a told target targets the other player or some creature, if none matters."""
    asked = [(key, of) for one in board.asks for key, of in one.items()]
    if not asked or not all(is_apart_from_targets(board, key, of) for key, of in asked):
        return
    for item in board.play:
        spell = item.get("cast")
        if spell is None or is_aimed(item) or not board.facts.is_spell_only(spell.card):
            continue
        if len(board.players) > TWO:
            continue  # whom and whose is not said
        if board.facts.aims(spell.card) in ("any", "player", "opponent"):
            whom = board.theirs[item["player"]]
            item["targets"] = [whom]
            en, zh = ("me", "我") if whom == ASKER else ("my opponent", "对手")
        elif _may_aim_at_another(board, spell, asked):
            item["targets"] = [_another_creature(board, item)]
            en, zh = "a creature of which nothing is told", "未提及的某个生物"
        else:
            continue
        board.guess(
            f"{spell.card} targets {en}.",
            f"{board.zh(spell)}以{zh}为目标。",
            "its target is not said",
            "未说明其目标",
        )


def _may_aim_at_another(board: Board, spell: Thing, asked: list[tuple[str, Any]]) -> bool:
    """True of a spell that targets a creature of which nothing is told, and that is answered."""
    is_of_stack = all(key == "zone" or key in ANSWERED for key, _ in asked)
    told = any(board.is_creature(one) for one in board.things)
    return is_of_stack and not told and board.facts.aims(spell.card) in ("creature", "permanent")


def _another_creature(board: Board, item: Mapping[str, Any]) -> Thing:
    """A creature that a spell may target: its caster's own, where the spell helps it."""
    card, who = item["cast"].card, item["player"]
    is_own = board.facts.says(card, "creature you control") or board.facts.intends(card) == "help"
    return board.new({"size": "2/2", "kind": "creature"}, who if is_own else board.theirs[who])


def is_apart_from_targets(board: Board, key: str, of: Any) -> bool:
    """True of what is asked that doesn't come of what a spell targets."""
    if key == "zone":
        return isinstance(of, Thing) and board.facts.is_spell_only(of.card)
    if key == "deals" and isinstance(of, dict):  # by what is no spell that targets
        return not any(board.facts.is_spell_only(one.card) for one in of)
    return key in APART_FROM_TARGETS or (key == "count" and bool(of.get("token")))


def is_aimed(item: Mapping[str, Any]) -> bool:
    """True of a spell whose targets are told, or which has none as it is cast."""
    return "targets" in item or item.get("using") == "overload"


def shuffle(board: Board) -> None:
    """The library of who reveals cards of it, where only what triggers or resolves is asked."""
    asked = {key for one in board.asks for key in one}
    if not asked or not asked <= APART_FROM_CARDS:
        return
    for item in (one for one in board.play if "cast" in one):
        spell, held = item["cast"], board.players[item["player"]]
        if "library" not in held and any(board.facts.says(spell.card, word) for word in REVEALS):
            held["library"] = [{"card": "Wastes", "count": 10}]
            board.guess(
                "The cards of the library are taken as Wastes.",
                "牌库中的牌视为荒野。",
                "what they are doesn't matter",
                "是什么牌与所问无关",
            )


def refuse(board: Board) -> None:
    """Who has no mana pays nothing that is asked for."""
    for who in board.no_mana:
        if who not in board.choices and any(one in said for said in board.words() for one in PAID):
            board.choices[who] = [False]
