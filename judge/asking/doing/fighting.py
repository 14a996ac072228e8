"""Attacks and blocks go into the play; an attack that is only implied is kept as a guess."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from judge.asking.board.discourse import Board, Lost, Plain, Thing
from judge.asking.board.seating import told_as
from judge.asking.doing.after import combat_is_past, damage_was_dealt
from judge.asking.guesses import LOYALTIES, LOYALTY_LEFT_OPEN
from judge.values import Bilingual
from judge.words import ASKER, OPPONENT

HIM = "him"  # a player or a planeswalker


def attack(board: Board, said: Plain) -> None:
    """Creatures attack a player."""
    who = said.get("who")
    player = "" if who is None else board.who(who)
    if "beside" in said:
        said = {**said, "by": (*said["by"], *said["beside"])}
    if said.get("at") == HIM:
        said = _at_him(
            board, said, player or next((one.get("owner", "") for one in said["by"]), "")
        )
    if said.get("at") == "":  # "… and is attacked": who was spoken of
        if board.subject is not None and board.is_planeswalker(board.subject):
            raise Lost("a player or a planeswalker")
        said = {**said, "at": board.who("")}
    player = player or board.theirs.get(said.get("at", ""), "")
    player = player or board.theirs.get(_owner_of_walker(board, said.get("pw", {})), "")
    if any(board.attackers()):
        if player not in ("", board.play[-1].get("player")) or "attack" not in board.play[-1]:
            raise Lost("a second attack")
        _attack_another(board, said["by"], said.get("at", ""))
        return
    by = board.all_of(map(without_role, said["by"]), board.is_creature_there, player)
    player = player or next((one.owner for one in by if one.owner), "") or owner_left_open(board)
    for one in by:
        owned(one, player)
    whom = said["at"] if "at" in said else board.theirs[player]
    if "pw" in said:
        whom = _planeswalker(board, said["pw"], board.theirs[player])
    if whom == player:
        raise Lost("an attack on oneself")
    their_turn(board, player)
    board.play.append({"player": player, "attack": dict.fromkeys(by, whom)})
    if "also" in said:
        _attack_another(board, said["also"], said["other"])
        return
    if said.get("unblocked"):
        unblocked(board, {"who": ""})
    board.subject = by[0] if len(by) == 1 and not isinstance(whom, Thing) else None
    if said.get("passive") and isinstance(whom, Thing):
        board.subject = whom


def _attack_another(board: Board, nouns: Iterable[Plain], at: str) -> None:
    """Other creatures attack another player in the same combat."""
    last = board.play[-1]
    player, attack = last["player"], last["attack"]
    if at in ("", player, *attack.values()):
        raise Lost("a second attack")
    others = board.all_of(
        map(without_role, nouns),
        lambda one: board.is_creature_there(one) and one not in attack,
        player,
    )
    for one in others:
        owned(one, player)
    attack |= dict.fromkeys(others, at)


def _owner_of_walker(board: Board, noun: Plain) -> str:
    """Whose the planeswalker is that is attacked, as far as that was told."""
    if "pronoun" not in noun:
        return str(noun.get("owner", ""))
    return board.find(noun, board.is_planeswalker).owner


def _at_him(board: Board, said: Plain, player: str) -> Plain:
    """Whom "him" and "her" mean in an attack: the opponent, or a planeswalker of mine."""
    walkers = [one for one in board.things if board.is_planeswalker(one)]
    rest = {key: held for key, held in said.items() if key != "at"}
    if OPPONENT not in board.players:
        raise Lost("who is meant by him")
    if not walkers and player != OPPONENT:
        return {**rest, "at": OPPONENT}
    if len(walkers) != 1 or player != board.theirs.get(walkers[0].owner) or player != OPPONENT:
        raise Lost("who is meant by him")
    return {**rest, "pw": {"card": walkers[0].card, "owner": walkers[0].owner}}


def attack_alone(board: Board, said: Plain) -> None:
    """A player attacks with the one creature, or the one group, that was told to be there."""
    who = board.who(said.get("who", ""))
    mine = [one for one in board.things if board.is_creature_there(one) and one.owner == who]
    if any(board.attackers()):
        if "attack" not in board.play[-1] or board.play[-1]["player"] != who or "whom" in said:
            raise Lost("a second attack")
        return  # as was told
    if said.get("whom") == who:
        raise Lost("an attack on oneself")
    if not mine and not board.play[board.turn_begun :]:
        their_turn(board, who)
        board.promised.add(board.place)
        return
    if len({one.name for one in mine}) != 1:
        raise Lost("what attacks")
    their_turn(board, who)
    board.play.append({"player": who, "attack": dict.fromkeys(mine, board.theirs[who])})
    board.subject = mine[0] if len(mine) == 1 else None


def attack_all(board: Board, said: Plain) -> None:
    """A player attacks with all creatures that were told to be there."""
    who = board.who(said.get("who", ""))
    mine = [one for one in board.things if board.is_creature_there(one) and one.owner == who]
    if not mine or any(board.attackers()):
        raise Lost("what attacks")
    their_turn(board, who)
    board.play.append({"player": who, "attack": dict.fromkeys(mine, board.theirs[who])})
    board.subject = mine[0] if len(mine) == 1 else None


def keep_promise(board: Board, on: Any = None) -> None:
    """Of an attack of which nothing more was told, a creature attacks whose size is left open.

    It is the one to which something is done then, where that is the attacking player's.
    """
    if not board.promised or any(board.attackers()):
        return
    target = on[0] if isinstance(on, tuple | list) and len(on) == 1 else on
    noun = target.get("noun", target) if isinstance(target, Mapping) else {}
    is_theirs = noun.get("owner") == board.turn and not {"number", "pronoun"} & set(noun)
    noun = noun if is_theirs else {"kind": "creature"}
    thing = board.new(noun, board.turn)
    if not board.is_creature(thing):
        raise Lost("what attacks")
    implied_attack(board, thing)


def _planeswalker(board: Board, noun: Plain, owner: str) -> Thing:
    """The planeswalker that is attacked."""
    thing = board.find(noun, lambda one: board.facts.is_planeswalker(one.card), owner)
    owned(thing, owner)
    return thing


def loyalty_left_open(board: Board) -> None:
    """A planeswalker that is attacked must have loyalty; what came in the play has its own."""
    attacked = {whom: None for item in board.play for whom in item.get("attack", {}).values()}
    bare = {one: None for one in board.things if one.card == "some planeswalker"}
    bare = {one: None for one in bare if board.is_permanent(one) and not one.now}
    for thing in {**attacked, **bare}:
        if isinstance(thing, Thing) and not any(item.get("cast") is thing for item in board.play):
            held = thing.traits.setdefault("counters", {})
            if "loyalty" not in held:
                held["loyalty"] = LOYALTIES[board.fork((LOYALTY_LEFT_OPEN, LOYALTY_LEFT_OPEN))]


def owned(thing: Thing, player: str) -> None:
    """A player has an object; of what another player was told to control, the rules decide."""
    if thing.traits.get("owner") == player:
        return
    if thing.owner not in ("", player):
        raise Lost("another player's object")
    thing.owner = player


def owner_left_open(board: Board) -> str:
    """Whose it is, where it isn't said."""
    ways = (Bilingual("it is mine", "是我的"), Bilingual("it is my opponent's", "是对手的"))
    return (ASKER, board.theirs[ASKER])[board.fork(ways)]


def their_turn(board: Board, player: str) -> None:
    """It is the turn of who attacks."""
    combat_is_past(board)
    if board.turn not in ("", player):
        raise Lost("an attack in another player's turn")
    if not board.turn and player != ASKER:
        en, zh = (one := told_as(player)).en, one.zh
        board.guess(f"It is {en}'s turn.", f"现在是{zh}的回合。", f"{en} attacks", f"{zh}攻击")
    board.turn = player


def without_role(noun: Plain) -> Plain:
    """A noun that says itself what it comes to do: "my attacker is blocked by …"."""
    if "role" not in noun:
        return noun
    return {"kind": "creature", **{key: held for key, held in noun.items() if key != "role"}}


def sides(board: Board, by: list[Thing], at: Thing, player: str) -> None:
    """Blockers and attacker are of different players; one tells the other's."""
    player = player or next((one.owner for one in by if one.owner), "")
    player = player or defender(board, at) or board.theirs[owner_left_open(board)]
    for one in by:
        owned(one, player)
    if at.owner == player:
        raise Lost("a block of one's own attacker")
    at.owner = at.owner or board.theirs[player]


def defender(board: Board, at: Thing) -> str:
    """The player whom an attacker attacks, or whose planeswalker; where it doesn't yet, the other.

    Of more than two players that is not said.
    """
    for by, whom in board.attackers():
        if by is at:
            return whom.owner if isinstance(whom, Thing) else str(whom)
    return board.theirs.get(at.owner)


def implied_attack(board: Board, at: Thing, whom: str = "") -> None:
    board.guess(f"{at.name} attacks.", f"{board.zh(at)}攻击。", "it is blocked", "它被阻挡")
    their_turn(board, at.owner)
    board.promised.clear()
    board.play.append({"player": at.owner, "attack": {at: whom or board.theirs[at.owner]}})


def unblocked(board: Board, said: Plain) -> None:
    """No creature blocks."""
    attacked = {defender(board, one) for one, _ in board.attackers()}
    is_of_it = board.subject is not None and board.is_creature_there(board.subject)
    is_of_it &= not said["who"] and not board.play
    if not attacked and "of" not in said and ("by_attack" in said or is_of_it):
        said = {**said, "of": {"pronoun": "it"}}
    if "of" in said:
        one = _of_unblocked(board, said["of"])
        if not attacked and one.owner:
            implied_attack(board, one)
            attacked = {defender(board, one)}
        board.subject = one
        if [one] != [by for by, _ in board.attackers()]:
            _gets_through(board, one, said["who"])
            return
    if len(attacked) != 1 or said["who"] not in ("", *attacked):
        raise Lost("nobody attacks")
    blocks = [item["block"] for item in board.play if "block" in item]
    if any(blocks):
        raise Lost("blocks told before")
    if not blocks:
        board.play.append({"player": next(iter(attacked)), "block": {}})


def _of_unblocked(board: Board, noun: Plain) -> Thing:
    """The creature that is not blocked; "the other" is the attacker that no creature blocks."""
    blocked = {at for item in board.play for at in item.get("block", {}).values()}
    left = [one for one, _ in board.attackers() if one not in blocked]
    if "other_of" in noun and blocked and len(left) == 1:
        board.seen(left[0])
        return left[0]
    if noun.get("other") and noun.get("number") == 1 and blocked and not left:
        return _another_attacker(board, noun)
    return board.find(noun, board.is_creature_there)


def _another_attacker(board: Board, noun: Plain) -> Thing:
    """One more attacker, which is first told of where it is unblocked: "a second 3/3"."""
    (item,) = (item for item in board.play if "attack" in item)
    one, whom = next(iter(item["attack"].items()))
    held = {key: value for key, value in noun.items() if key not in ("number", "other", "role")}
    if held.get("owner", one.owner) != one.owner or "unblocked" in held:
        raise Lost("another player's attacker")
    thing = board.new(held, one.owner)
    item["attack"][thing] = whom
    return thing


def _gets_through(board: Board, one: Thing, who: str) -> None:
    """One of several attackers is not blocked; what becomes of the others is told, too."""
    blocked = {at for item in board.play for at in item.get("block", {}).values()}
    if one in blocked or one not in [by for by, _ in board.attackers()]:
        raise Lost("what is blocked, or doesn't attack")
    if who not in ("", defender(board, one)):
        raise Lost("a player who is not attacked")
    board.gets_through[one] = board.place


def connects(board: Board, said: Plain) -> None:
    """A creature attacks, if that wasn't told, and deals its damage to the player: unblocked."""
    attackers = [thing for thing, _ in board.attackers()]
    if not attackers:
        attack(board, {key: held for key, held in said.items() if key != "does"})
        attackers = [thing for thing, _ in board.attackers()]
    elif set(board.all_of(said["by"], lambda one: one in attackers)) != set(attackers):
        raise Lost("which attackers")
    if said.get("at") in board.players and any(whom != said["at"] for _, whom in board.attackers()):
        raise Lost("a player who is not attacked")
    if not any("block" in item for item in board.play):
        unblocked(board, {"who": ""})
    elif any(item["block"] for item in board.play if "block" in item):
        raise Lost("blocked creatures that connect")
    damage_was_dealt(board, "end of combat")
    board.subject = attackers[0] if len(attackers) == 1 else None
