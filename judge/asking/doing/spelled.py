"""A spell of which only the effect is told: it is cast, and that is what it says."""

from __future__ import annotations

from typing import Any

from judge.asking.board.discourse import Board, Lost, Plain, Thing
from judge.asking.doing.casting import cast
from judge.asking.names import nameless

HELD = {"respond", "thereupon", "moment", "makes", "source"}  # of what is done by itself


def by_spell(board: Board, said: Plain, who: str) -> Plain:
    """What an effect does; the spell that it is said to come by is cast."""
    if "by_spell" not in said or "on" not in said or "spell" in said["text"]:
        return said
    held = {key: said[key] for key in ("respond",) if key in said}
    cast(board, {**held, "who": who, "what": {"spell": "any", "number": 1}})
    return {key: value for key, value in said.items() if key not in ("by_spell", "respond")}


def is_of_spell(board: Board, said: Plain, item: dict[str, Any]) -> bool:
    """True of what the spell does that was cast just before: "casts a spell, to take control of …".

    Of that spell nothing else was told.
    """
    last = board.play[-1] if board.play else {}
    spell: Thing | None = last.get("cast")
    if spell is None or spell.sentence != board.sentence or "targets" not in item:
        return False
    is_plain = nameless.entry(spell.card) is not None and not board.facts.text(spell.card)
    is_its = said.get("who") in (None, "", last["player"]) and "targets" not in last
    if not is_plain or not is_its or board.is_permanent(spell) or HELD & set(said):
        return False
    if spell in item["targets"]:
        return False
    if any(_is_protected(board, one) for one in item["targets"]):
        raise Lost("the color of a spell")
    spell.card = f"{spell.card}: {item['effect']}"
    last["targets"] = item["targets"]
    board.waits = True
    return True


def _is_protected(board: Board, one: Thing) -> bool:
    """True of what has protection from something, as far as is told."""
    return any("protection from" in word for word in (*one.has, board.facts.text(one.card)))
