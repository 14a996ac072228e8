"""What clauses that were found by patterns do to the board, besides those that the tables read."""

from __future__ import annotations

from collections.abc import Mapping

from judge.asking.asks import befalling, counting, damaging, wondering
from judge.asking.board.discourse import BATTLEFIELD, Board, Handler, Lost, Plain, Thing
from judge.asking.board.stand_ins import of_kind
from judge.asking.doing import blocking, fighting, standing, using
from judge.asking.doing.aiming import guess_cast
from judge.asking.doing.casting import cast
from judge.asking.handlers import FOCI, HANDLERS
from judge.words import ASKER


def clash(board: Board, said: Plain) -> None:
    """A creature attacks and others block it, told in one."""
    (by, *more) = said["by"]
    if more:
        raise Lost("which of them is blocked")
    walls = said["wall"]
    who = said.get("who") or by.get("owner") or board.theirs.get(walls[0].get("owner", ""))
    fighting.attack(board, {"who": who, "by": (by,)} if who else {"by": (by,)})
    (attacker,) = (thing for thing, _ in board.attackers())
    attacker.owner = attacker.owner or ASKER
    blocking.block(board, {"who": board.theirs[attacker.owner], "by": walls})


def slang(board: Board, said: Plain) -> None:
    """The name of a card stands for its use: "I Bolt his Bears"."""
    noun = said["what"]
    card = noun.get("card", "")
    if not card or not (board.facts.is_spell_only(card) or board.facts.is_aura(card)):
        raise Lost("no spell")
    cast(board, {**said, "what": noun})


def use(board: Board, said: Plain) -> None:
    """A card is used on something; by the player whom that suits, where it isn't said."""
    what = said["what"][0]
    card = what.get("card", "")
    is_said = said.get("who") or what.get("owner") or len(said["what"]) > 1
    if is_said or not card or not board.facts.is_spell_only(card):
        who = said.get("who") or what.get("owner", "")
        using.use(board, {**said, "who": who})
        return
    target = said["on"][0]
    if "noun" not in target or board.facts.aims(card) == "spell":
        using.suffer(board, {**said, "what": what, "on": target})
        return
    thing = board.find(target["noun"], board.aim(card))
    is_help = board.facts.intends(card) == "help"
    who = (thing.owner if is_help else board.theirs.get(thing.owner)) or ASKER
    guess_cast(board, who, card, "it isn't said who does", "未说明由谁施放")
    cast(board, {**said, "who": who, "what": what, "on": ({"thing": thing},)})


def suffer(board: Board, said: Plain) -> None:
    """A spell is cast at what is said to suffer it, an object or a player."""
    on = said["on"]
    if isinstance(on, str):
        on = {"player": on}
    elif not {"noun", "player"} & set(on):
        on = {"noun": on}
    using.suffer(board, {**said, "on": on})


def have(board: Board, said: Plain) -> None:
    """Objects that a player has; what was told before is not had again."""
    nouns = said["what"]
    is_new = not any(board.is_like(one, noun) for one in board.things for noun in nouns)
    if is_new and not any(noun.get("definite") for noun in nouns):
        owner = said.get("who", "")
        standing.have(board, {"who": owner, "what": nouns, "zone": BATTLEFIELD})
        return
    if said.get("who") and any(noun.get("owner", said["who"]) != said["who"] for noun in nouns):
        raise Lost("what one player owns and another controls now")
    for noun in nouns:
        like = [one for one in board.things if board.is_like(one, noun)]
        if noun.get("definite") or (like and noun.get("number", 1) == 1 and "card" in noun):
            board.seen(board.find(noun, board.is_any))
            continue
        plain = {"who": said.get("who", noun.get("owner", "")), "what": (noun,)}
        standing.have(board, {**plain, "zone": BATTLEFIELD})


def there(board: Board, said: Plain) -> None:
    """Something is named: it is on the battlefield, if it is not known yet."""
    noun = said["what"]
    is_vague = not {"card", "size"} & set(noun)
    if any(board.is_like(one, noun) for one in board.things):
        return
    if is_vague and "owner" not in noun and noun.get("number", 1) == 1:
        raise Lost("something of which nothing is told")
    if "card" in noun and not board.is_permanent(Thing(card=noun["card"])):
        raise Lost("a spell of which nothing is told")
    plain = {key: held for key, held in noun.items() if key not in ("definite", "role")}
    who = noun.get("owner", "")
    standing.have(board, {"who": who, "what": (plain,), "zone": BATTLEFIELD})


def attack(board: Board, said: Plain) -> None:
    """Creatures attack; the ones that do already are only said again."""
    attackers = [thing for thing, _ in board.attackers()]
    if attackers and not said.get("unblocked"):
        again = board.all_of(said["by"], lambda one: one in attackers)
        if set(again) <= set(attackers):
            return
    nouns = tuple(_without_role(noun) for noun in said["by"])
    fighting.attack(board, {**said, "by": nouns})


def _without_role(noun: Plain) -> Plain:
    if "role" not in noun:
        return noun
    return {"kind": "creature", **{key: v for key, v in noun.items() if key != "role"}}


def block(board: Board, said: Plain) -> None:
    """Creatures block, as told; a number of attackers that are one is that one."""
    nouns = tuple(_without_role(noun) for noun in said["by"])
    if "at" not in said and not any(board.attackers()):
        said = {**said, "at": {"pronoun": "it"}}
    blocking.block(board, {**said, "by": nouns})


def attack_with_it(board: Board, said: Plain) -> None:
    """What was spoken of attacks."""
    if any(board.attackers()):
        return
    more = {"at": said["at"]} if "at" in said else {}
    fighting.attack(board, {"by": ({"pronoun": "it"},), **more})


def attack_alone(board: Board, said: Plain) -> None:
    """A player attacks with the one creature that is that player's, or may be."""
    who = board.who(said.get("who", ""))
    _own_the_rest(board, who)
    fighting.attack_alone(board, {**said, "who": who})


def block_alone(board: Board, said: Plain) -> None:
    """A player blocks with the one creature that is that player's, or may be."""
    who = board.who(said.get("who", ""))
    _own_the_rest(board, who)
    blocking.block_alone(board, {**said, "who": who})


def _own_the_rest(board: Board, who: str) -> None:
    """Creatures of which no owner was told are a player's who would have none."""
    there = [one for one in board.things if board.is_creature_there(one)]
    if not any(one.owner == who for one in there):
        for one in there:
            one.owner = one.owner or who


def sacrifice(board: Board, said: Plain) -> None:
    """A player sacrifices an object: in response to what is on the stack, as nobody else could."""
    if any(map(board.is_on_stack, board.things)):
        said = {**said, "respond": True}
    HANDLERS["sacrifice"](board, said)


def astray(board: Board, said: Plain) -> None:
    """Something is said of which nothing was made out."""
    raise Lost("what is joined to something, or done by somebody, and how")


def is_what(board: Board, said: Plain) -> None:
    """Something that was told by no size is such: "my creature is a 2/2"."""
    vague, noun = said["vague"], said["what"]
    if {"card", "size", "pronoun"} & set(vague) or not {"card", "size"} & set(noun):
        raise Lost("what is what")
    owner = {key: vague[key] for key in ("owner",) if key in vague}
    there(board, {"what": {**noun, **owner}})


def target(board: Board, said: Plain) -> None:
    """Whether a target is allowed: that of what was cast last, if one was."""
    last = board.play[-1] if board.play else {}
    FOCI["legal" if "targets" in last else "target"](board, said)


def attached(board: Board, said: Plain) -> None:
    """An Aura or Equipment is on something, a spell is cast on it; else a card is there too."""
    card = said["with"].get("card", "")
    if board.facts.is_spell_only(card):
        if any(map(board.is_on_stack, board.things)):
            raise Lost("in response or afterwards")
        use(board, {"what": (said["with"],), "on": ({"noun": said["it"]},)})
        return
    if board.facts.is_aura(card) or board.facts.says(card, "equip"):
        standing.attached(board, said)
        return
    if "card" not in said["with"]:
        raise Lost("a creature on a creature")
    there(board, {"what": said["it"]})
    there(board, {"what": said["with"]})


def kills(board: Board, said: Plain) -> None:
    """Whether something kills a creature: where nothing is told, the two fight in combat."""
    by, of = said["by"], said["of"]
    is_creature = "size" in by or board.facts.is_creature(by.get("card", "")) or "kind" in by
    if board.play or not is_creature:
        befalling.kills(board, said)
        return
    killer = board.find(_without_role(by), board.is_creature_there)
    victim = board.find(_without_role(of), lambda o: o is not killer and board.is_creature_there(o))
    fight(board, killer, victim, is_blocker="attacker" in of.get("role", ""))
    board.asks.append({"dies": victim})


def fight(board: Board, one: Thing, other: Thing, *, is_blocker: bool = False) -> None:
    """Of two creatures one attacks and the other blocks it, as nothing else is told."""
    one.owner = one.owner or board.theirs.get(other.owner, ASKER)
    other.owner = other.owner or board.theirs[one.owner]
    if one.owner == other.owner:
        raise Lost("two creatures of one player")
    attacker, blocker = (other, one) if is_blocker else (one, other)
    board.guess(
        f"{attacker.name} attacks and {blocker.name} blocks it.",
        f"{board.zh(attacker)}攻击，{board.zh(blocker)}阻挡它。",
        "nothing else is told of a combat",
        "未另述战斗",
    )
    fighting.their_turn(board, attacker.owner)
    board.play.append({"player": attacker.owner, "attack": {attacker: blocker.owner}})
    board.play.append({"player": blocker.owner, "block": {blocker: attacker}})


def all_die(board: Board, said: Plain) -> None:
    """Which creatures die: of two of which nothing is told, in combat with each other."""
    creatures = [one for one in board.arrival if board.is_creature_there(one)]
    if not board.play and len(creatures) == 2:
        fight(board, *creatures)
    counting.all_die(board, said)


def dies(board: Board, said: Plain) -> None:
    """Whether an object dies, or survives."""
    at = [who for who, held in board.players.items() if "life" in held]
    if "of" not in said and at:  # a life total was told, so a player is meant
        is_one = len(at) == 1 and not said.get("lives")
        board.asks.append({"loses": at[0]} if is_one else {"result": True})
        return
    FOCI["survives" if said.get("lives") else "dies"](board, said)


def either(board: Board, said: Plain) -> None:
    """Who wins: of creatures that fight, which of them die; of players, who wins the game."""
    if any(board.players.values()):
        wondering.either(board, said)
    else:
        all_die(board, {})


def through(board: Board, said: Plain) -> None:
    """How much damage the attacked player takes."""
    creatures = [one for one in board.arrival if board.is_creature_there(one)]
    if not board.play and len(creatures) == 2:
        fight(board, *creatures)
    damaging.through(board, said)


def cast_or_answer(board: Board, said: Plain) -> None:
    """A card is cast, or played, with what it copies or targets."""
    if "what" not in said:
        raise Lost("what is cast")
    cast(board, {**said, "what": of_kind(board, said["what"])})


OWN_HANDLERS: Mapping[str, Handler] = {
    **HANDLERS,
    "clash": clash,
    "slang": slang,
    "there": there,
    "astray": astray,
    "use": use,
    "suffer": suffer,
    "attack_with_it": attack_with_it,
    "attached": attached,
    "attack_alone": attack_alone,
    "block_alone": block_alone,
    "sacrifice": sacrifice,
    "is": is_what,
    "have": have,
    "attack": attack,
    "block": block,
    "cast": cast_or_answer,
}
OWN_FOCI: Mapping[str, Handler] = {
    **FOCI,
    "kills": kills,
    "all_die": all_die,
    "dies": dies,
    "through": through,
    "either": either,
    "target": target,
}
