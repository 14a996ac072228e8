"""What a spell targets of which only the spell was told: "that creature" is then its target."""

from __future__ import annotations

from judge.asking.board.discourse import Board, Plain

NO_MORE = ({"definite", "kind"}, {"definite", "kind", "owner"}, {"owner", "kind"})


def told_target(board: Board, noun: Plain) -> None:
    """Puts a creature there that the spell cast last targets, where "that creature" means it."""
    last = board.play[-1] if board.play else {}
    spell = last.get("cast")
    if spell is None or "targets" in last or set(noun) not in NO_MORE:
        return
    is_there = any(board.is_creature(one) for one in board.things if one is not spell)
    is_aimed = board.facts.aims(spell.card) == "creature" and board.facts.is_spell_only(spell.card)
    if noun["kind"] != "creature" or is_there or not is_aimed:
        return
    last["targets"] = [board.new({"kind": "creature"}, noun.get("owner", ""))]
