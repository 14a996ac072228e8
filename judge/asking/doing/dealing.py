"""What deals damage to what: a permanent, a creature in combat, or a spell, which is then cast."""

from __future__ import annotations

from judge.asking.board.discourse import Board, Lost, Plain, Thing
from judge.asking.doing import casting, fighting, happening
from judge.asking.doing.fighting import owned
from judge.asking.guesses import SIZE_LEFT_OPEN
from judge.words import ASKER


def deals_to(board: Board, said: Plain) -> None:
    """A permanent deals damage to a creature or player."""
    if board.facts.is_spell_only(said["by"].get("card", "")) and "at_player" not in said:
        _spell_deals(board, said)
        return
    last = board.play[-1].get("cast") if board.play else None
    if "pronoun" in said["by"] and last is not None and not board.is_permanent(last):
        raise Lost("a spell, or what it was cast at")
    source = board.find(said["by"], board.is_permanent)
    if "combat" in said and _hits(board, said, source):
        return
    if "combat" in said:
        _no_matter_that_in_combat(board, source)
    at_player: Plain = {"player": board.theirs[source.owner or ASKER]}
    on: Plain = at_player if "at_player" in said else said["on"]
    fits = casting.all_but(source, board.is_permanent)
    whom = on["player"] if "player" in on else board.find(on["noun"], fits)
    if any(one is source and at == whom for one, at in board.attackers()):
        raise Lost("damage in combat, or besides")
    if isinstance(whom, Thing):
        owned(source, source.owner or board.theirs.get(whom.owner, ""))
    kind = "creature" if isinstance(whom, Thing) else "player"
    text = f"This permanent deals {said['n']} damage to target {kind}."
    happening.no_stack(board)
    item = {"player": source.owner or ASKER, "effect": text, "source": source, "targets": [whom]}
    board.play.append(item)
    board.subject = whom if isinstance(whom, Thing) else source


def _spell_deals(board: Board, said: Plain) -> None:
    """A spell deals its damage to what it targets: it is cast, where that wasn't told."""
    noun, on = said["by"], said["on"]
    if not board.facts.says(noun["card"], f"deals {said['n']} damage to") or "combat" in said:
        raise Lost("other damage than the spell deals")
    if any(board.is_like(item["cast"], noun) for item in board.play if "cast" in item):
        raise Lost("what was cast before")
    at = on.get("player") or on["noun"].get("owner", "")
    if not at:
        at = board.find(on["noun"], board.is_permanent).owner
    who = noun.get("owner") or board.theirs.get(at, "") or board.actor
    rest = {key: held for key, held in noun.items() if key not in ("owner", "definite")}
    casting.cast(board, {"who": who, "what": rest, "on": (on,)})
    board.settled = len(board.play)


def _hits(board: Board, said: Plain, source: Thing) -> bool:
    """Attacks a player with a creature that has that power, or whose size isn't told."""
    player = said.get("on", {}).get("player") or board.theirs[source.owner or ASKER]
    is_plain = not source.card and not board.texts() and not source.traits and not board.play
    if not is_plain or ("on" in said and "player" not in said["on"]):
        return False
    if source.is_unsized and sum(one.is_unsized for one in board.things) == 1:
        source.size, source.is_unsized = f"{said['n']}/{said['n']}", False
        board.chosen = [one for one in board.chosen if one != SIZE_LEFT_OPEN]
    if source.size.partition("/")[0] != str(said["n"]) or player == source.owner:
        return False
    fighting.attack(board, {"by": ({"pronoun": "it"},), "at": player, "unblocked": True})
    return True


def _no_matter_that_in_combat(board: Board, source: Thing) -> None:
    """Raises Lost where damage that is dealt in combat may do what other damage doesn't."""
    words = board.words()
    is_told = any(one in word for word in words for one in ("combat", "toxic", "poisonous"))
    if is_told or "commander" in source.traits or any(board.attackers()):
        raise Lost("what damage in combat does besides")
