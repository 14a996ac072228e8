"""Blocks go into the play: which creatures block which attackers."""

from __future__ import annotations

from judge.asking.board.discourse import Board, Lost, Plain, Thing
from judge.asking.doing.fighting import defender, implied_attack, sides, their_turn, without_role
from judge.values import Bilingual
from judge.words import ASKER

OF_COMBAT = {"dies", "survives", "kills", "all_die", "either", "fate", "deals", "suffers"}


IT = {"pronoun": "it"}


def block(board: Board, said: Plain) -> None:
    """Creatures block an attacker; that it attacks is implied where it isn't told."""
    who = said.get("who")
    player = "" if who is None else board.who(who)
    attackers = [thing for thing, _ in board.attackers()]
    said = {**said, "by": tuple(map(without_role, said["by"]))}
    if "at" in said and not attackers:
        said["at"] = without_role(said["at"])
    if said.get("at") == IT and len(attackers) > 1 and board.subject not in attackers:
        raise Lost("which of the attackers is blocked")
    if len(attackers) > 1 and _is_each(said, len(attackers)):
        _block_each(board, said["by"][0], attackers, player)
        return
    by = board.all_of(
        said["by"], lambda one: board.is_creature_there(one) and one not in attackers, player
    )
    if "at" in said:
        fits = (lambda one: one in attackers) if attackers else board.is_creature_there
        at = board.find(said["at"], lambda one: fits(one) and one not in by)
    else:
        at = attackers[0] if len(attackers) == 1 else _unsaid(board, by, player)
        at.sentence = board.sentence  # the blocker's rival for what "it" means then
    sides(board, by, at, player)
    if not attackers:
        implied_attack(board, at, by[0].owner)
    elif at not in attackers:
        raise Lost("what is blocked doesn't attack")
    elif at in board.gets_through:
        raise Lost("a block of what is unblocked")
    _blocks(board, by, at)
    if "also" in said:
        block(board, {"does": "block", "who": by[0].owner, "by": said["also"], "at": said["other"]})
        return
    is_blocker = said["by"] == ({"pronoun": "it"},) and "pronoun" not in said.get("at", ())
    is_blocked = said.get("at") == IT and said.get("passive")
    board.subject = by[0] if is_blocker else at if is_blocked else None
    if "by_some" in said:  # which is not spoken of any more
        by[0].sentence, board.subject = -1, at


def _blocks(board: Board, by: list[Thing], at: Thing) -> None:
    """Creatures block an attacker: in the declaration that was told of just before, if one was."""
    last = board.play[-1] if board.play else {}
    told = last.get("block", {})
    if set(by) & set(told):
        raise Lost("one creature that blocks twice")
    if told and last["player"] == by[0].owner:
        told |= dict.fromkeys(by, at)
    else:
        board.play.append({"player": by[0].owner, "block": dict.fromkeys(by, at)})


def clash(board: Board, said: Plain) -> None:
    """One creature attacks and another blocks it; of two that clash either may have attacked."""
    ways = (Bilingual("the first attacks", "前者攻击"), Bilingual("the second attacks", "后者攻击"))
    if any(board.attackers()):
        raise Lost("a second attack")
    by = board.find(said["by"], board.is_creature_there)
    at = board.find(said["at"], lambda one: board.is_creature_there(one) and one is not by)
    if said.get("either") and board.fork(ways):
        by, at = at, by
    sides(board, [at], by, "")
    their_turn(board, by.owner)
    board.play.append({"player": by.owner, "attack": {by: board.theirs[by.owner]}})
    board.play.append({"player": at.owner, "block": {at: by}})
    board.subject = None


def versus(board: Board, said: Plain) -> None:
    """One creature fights another in combat: which of them attacks is left open."""
    if board.play or not board.foci <= OF_COMBAT:
        raise Lost("what is between the two")
    first, second = said["by"], said["at"]
    if not {"owner", "pronoun", "definite"} & {*first, *second}:
        first = {**first, "owner": ASKER}
    pair = {"by": without_role(first), "at": without_role(second)}
    clash(board, {**said, **pair, "either": True})


def block_alone(board: Board, said: Plain) -> None:
    """A player blocks the one attacker with as many creatures as the player has."""
    who = board.who(said.get("who", ""))
    attackers = [thing for thing, _ in board.attackers()]
    mine = [one for one in board.arrival if board.is_creature_there(one) and one.owner == who]
    if "at" in said:
        attackers = [board.find(said["at"], lambda one: one in attackers)]
    told = any(one.owner == who for one in board.things)
    if said["number"] == 1 and not mine and not told:
        mine = [board.new({"kind": "creature"}, who)]
        mine[0].sentence = -1  # of which nothing was said
    is_as_told = len(mine) == said["number"] if said["number"] else len(mine) > 1
    if len(attackers) != 1 or attackers[0].owner == who or not is_as_told:
        raise Lost("what blocks which attacker")
    if any("block" in item for item in board.play):
        raise Lost("blocks told before")
    board.play.append({"player": who, "block": dict.fromkeys(mine, attackers[0])})
    is_alone = not told and len(mine) == 1 and "pronoun" in said.get("at", ())
    board.subject = attackers[0] if is_alone else None


def _unsaid(board: Board, by: list[Thing], player: str) -> Thing:
    """What is blocked where no attack was told: the other player's one creature, or one unsaid."""
    player = player or next((one.owner for one in by if one.owner), "")
    theirs = [o for o in board.things if board.is_creature_there(o) and o.owner != player]
    if any(board.attackers()) or not player or len(theirs) > 1:
        raise Lost("which attacker is blocked")
    return theirs[0] if theirs else board.new({"kind": "creature"}, board.theirs[player])


def _is_each(said: Plain, attackers: int) -> bool:
    """True of "blocks both with 1/1s": as many blockers as there are attackers, one each."""
    at, by = said.get("at", {}), said["by"]
    is_all = at.get("pronoun") == "they" or (at.get("definite") and at.get("number") == attackers)
    is_plural = len(by) == 1 and not {"pronoun", "definite", "card", "owner"} & set(by[0])
    return bool(is_all) and is_plural and by[0].get("number", attackers) == attackers


def _block_each(board: Board, noun: Plain, attackers: list[Thing], who: str) -> None:
    """Each attacker is blocked by one creature of those that are first told of here."""
    player = defender(board, attackers[0])
    if board.gets_through:
        raise Lost("a block of what is unblocked")
    one_each = {key: held for key, held in noun.items() if key not in ("number", "plural")}
    told = any(board.is_like(one, noun) and one.owner == player for one in board.things)
    if told or who not in ("", player):
        raise Lost("which creatures block which")
    blocks = {board.new(one_each, player): at for at in attackers}
    for one in blocks:
        one.is_one_of_several = True
    board.play.append({"player": player, "block": blocks})
    board.subject = None
