"""Whether a creature may block, and be blocked, goes into `ask`."""

from __future__ import annotations

from judge.asking.asks.permitting import fresh
from judge.asking.board.discourse import Board, Lost, Plain
from judge.asking.doing.after import combat_is_past
from judge.asking.doing.casting import all_but
from judge.asking.doing.fighting import implied_attack, owned, sides, their_turn, without_role
from judge.asking.wordings.nouns import is_several
from judge.words import ASKER


def may_block(board: Board, said: Plain) -> None:
    """Whether a creature may block another."""
    if said.get("fresh"):
        said = {**said, "by": fresh(board, said["by"])}
    combat_is_past(board)
    if "at" not in said:
        may_block_at_all(board, said)
        return
    if is_several(said["at"]) and ("number" in said["at"] or len(list(board.attackers())) > 1):
        _may_block_several(board, said)
        return
    at_noun, by_noun = said["at"], said["by"]
    theirs = [o for o in board.things if board.is_creature(o) and o.owner == said.get("who")]
    if "lacks" in by_noun and said.get("who") and not theirs:
        by_noun = {"number": 1, **by_noun}  # one of which only this is said
    attackers = [thing for thing, _ in board.attackers()]
    named_first = "pronoun" in by_noun or ("role" in at_noun and "definite" in by_noun)
    if named_first:
        at = board.find(at_noun, board.is_creature_there)
        by = board.find(
            by_noun, lambda o: board.is_creature_there(o) and o is not at and o not in attackers
        )
    else:
        by = board.find(by_noun, board.is_creature)  # what was cast has resolved
        at = board.find(at_noun, lambda o: board.is_creature_there(o) and o is not by)
    if not by.owner and not at.owner:
        by.owner = ASKER
    sides(board, [by], at, said.get("who", ""))
    if not attackers:
        implied_attack(board, at)
    elif at not in attackers:
        raise Lost("what is blocked doesn't attack")
    board.asks.append({"allowed": {"player": by.owner, "block": {by: at}}})


def _may_block_several(board: Board, said: Plain) -> None:
    """Whether one creature may block several attackers at once, all that there are."""
    if not any(board.attackers()):
        noun = without_role(said["at"])
        if "pronoun" not in noun and {"size", "has", "card", "owner"}.isdisjoint(noun):
            noun = {**{k: held for k, held in noun.items() if k != "definite"}, "size": "2/2"}
        whose = noun.get("owner", "") or board.theirs[said.get("who") or ASKER]
        ats = board.all_of((noun,), board.is_creature_there, whose)
        if len({one.owner for one in ats}) != 1:
            raise Lost("whose the attackers are")
        their_turn(board, ats[0].owner)
        attacked = board.theirs[ats[0].owner]
        board.play.append({"player": ats[0].owner, "attack": dict.fromkeys(ats, attacked)})
    attackers = [thing for thing, _ in board.attackers()]
    like = {k: held for k, held in said["at"].items() if k not in ("number", "pronoun", "role")}
    if said["at"].get("number", len(attackers)) != len(attackers) or len(attackers) < 2:
        raise Lost("a count that is not what was told")
    if not all(board.is_like(one, like) for one in attackers):
        raise Lost("attackers that were told otherwise")
    if any("block" in item for item in board.play):
        raise Lost("blocks told before")
    by = board.find(said["by"], lambda o: board.is_creature_there(o) and o not in attackers)
    sides(board, [by], attackers[0], said.get("who", ""))
    board.asks.append({"allowed": {"player": by.owner, "block": {by: attackers}}})


def may_block_at_all(board: Board, said: Plain) -> None:
    """Whether a creature may block: the one other that could attack, or one that is made up."""
    attackers = [thing for thing, _ in board.attackers()]
    by = board.find(said["by"], lambda o: board.is_creature(o) and o not in attackers)
    if said.get("who"):
        owned(by, said["who"])
    if len(attackers) > 1:
        raise Lost("which is blocked")
    if attackers:
        at = attackers[0]
        if any(item.get("block") for item in board.play):
            raise Lost("blocks told before")
        who = said.get("who") or by.owner
        if by.owner in ("", who):
            sides(board, [by], at, "")
        board.asks.append({"allowed": {"player": who or by.owner, "block": {by: at}}})
        return
    by.owner = by.owner or ASKER
    others = [o for o in board.things if board.is_creature_there(o) and o.owner != by.owner]
    if len(others) > 1:
        raise Lost("which attacks")
    if others:
        sides(board, [by], others[0], "")
        implied_attack(board, others[0])
        board.asks.append({"allowed": {"player": by.owner, "block": {by: others[0]}}})
        return
    at = board.new({"size": "2/2", "kind": "creature"}, board.theirs[by.owner])
    board.guess(
        "A 2/2 creature attacks.",
        "一个2/2生物攻击。",
        "whether it may block is asked",
        "所问为能否阻挡",
    )
    their_turn(board, at.owner)
    place = (
        board.turn_begun if board.promised else len(board.play)
    )  # where an attack was told of before
    board.promised.clear()
    board.play.insert(place, {"player": at.owner, "attack": {at: by.owner}})
    board.asks.append({"allowed": {"player": by.owner, "block": {by: at}}})


def may_block_together(board: Board, said: Plain) -> None:
    """Whether several creatures may block one attacker."""
    attackers = [thing for thing, _ in board.attackers()]
    if list(said["bys"]) == [{"pronoun": "they"}] and _are_any_number(board, said.get("who", "")):
        rest = {key: held for key, held in said.items() if key in ("who", "at")}
        may_block(board, {**rest, "by": {"kind": "creature", "owner": said["who"]}})
        return
    if "at" not in said and len(attackers) != 1:
        raise Lost("which is blocked")
    fits = (lambda o: o in attackers) if attackers else board.is_creature_there
    at = board.find(said["at"], fits) if "at" in said else attackers[0]
    who = said.get("who") or board.theirs.get(at.owner, "")
    bys = board.all_of(said["bys"], all_but(at, board.is_creature), who)
    if len(bys) < 2:
        raise Lost("several blockers")
    sides(board, bys, at, who)
    if not attackers:
        implied_attack(board, at)
    board.asks.append({"allowed": {"player": bys[0].owner, "block": dict.fromkeys(bys, at)}})


def _are_any_number(board: Board, who: str) -> bool:
    """True of creatures told by their kind: any of them, where one alone may block."""
    theirs = [one for one in board.things if board.is_creature_there(one) and one.owner == who]
    by_one = not any(word in text for text in board.words() for word in ("menace", "two or more"))
    return bool(who) and len(theirs) == 1 and by_one


def may_block_with_both(board: Board, said: Plain) -> None:
    """Whether a player may block the one attacker with all of its two creatures, or as many."""
    who = board.who(said["whose"])
    mine = [o for o in board.arrival if board.is_creature(o) and o.owner == who]
    attackers = [thing for thing, _ in board.attackers()]
    if (
        len(mine) != said.get("n", 2)
        or len(attackers) != 1
        or any("block" in item for item in board.play)
    ):
        raise Lost("which creatures block which")
    at = board.find(said["at"], lambda one: one in attackers) if "at" in said else attackers[0]
    board.asks.append({"allowed": {"player": who, "block": dict.fromkeys(mine, at)}})


def may_be_blocked(board: Board, said: Plain) -> None:
    """Whether a player may block an attacker with the one creature that was told."""
    who = board.who(said["whose"])
    attackers = [thing for thing, _ in board.attackers()]
    if not attackers and "at" not in said:
        may_block_at_all(board, {"by": {"pronoun": "it"}})
        return
    if not attackers:
        at = board.find(said["at"], lambda o: board.is_creature_there(o) and o.owner != who)
        at.owner = at.owner or board.theirs[who]
        implied_attack(board, at)
        attackers = [at]
    mine = [o for o in board.things if board.is_creature_there(o) and o.owner == who]
    if not mine and who not in board.creatureless:
        mine = [board.new({"kind": "creature"}, who)]
    if len(mine) != 1 or len(attackers) != 1 or mine[0] in attackers:
        raise Lost("which blocks which")
    at = board.find(said["at"], lambda one: one in attackers) if "at" in said else attackers[0]
    board.asks.append({"allowed": {"player": who, "block": {mine[0]: at}}})
