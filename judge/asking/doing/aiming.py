"""What a spell in response is cast at, where its target isn't said: what its answer is for.

A pump is answered by what harms the same creature, and what harms a creature by what helps it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from judge.asking.board.discourse import Board, Lost, Plain, Thing
from judge.asking.board.seating import told_as
from judge.asking.doing.fighting import owned
from judge.values import Bilingual
from judge.words import ASKER, OPPONENT

OF_PLAYERS = frozenset(
    {"life", "gained", "lost", "taken", "result", "wins", "loses", "either"}
)  # foci that damage to players decides
OF_CASTING = frozenset(  # foci that it decides that something is cast, not at what
    {"power_toughness", "grows", "tokens", "kin_tokens", "named_tokens", "triggers", "triggered"}
)
TO_HAND = "Return target permanent to its owner's hand."
RETURNS = re.compile(r"^return target [a-z ]*(?:creature|permanent) to its owner's hand", re.M)
UNTARGETED = ("hexproof", "shroud", "protection", "can't be the target")
AT_PLAYER = {
    ASKER: Bilingual("I am its target", "以我为目标"),
    OPPONENT: Bilingual("my opponent is its target", "以对手为目标"),
}


def at_a_spell(board: Board, who: str, spell: Thing) -> dict[str, Any]:
    """The one spell of another player that a spell without a told target is cast at."""
    theirs = {item["cast"]: item["player"] for item in board.play if "cast" in item}
    found = [one for one, player in theirs.items() if player != who and board.is_on_stack(one)]
    if len(found) != 1:
        return {}
    guess_target(board, spell, found[0], "it is the only spell to target", "没有别的咒语可指定")
    return {"targets": found}


def at_a_creature(board: Board, who: str, spell: Thing) -> Thing | str:
    """The creature that what it answers targets, or else the only one told of.

    Of what may also target a player, and is asked about a player, that is another way.
    """
    answered = board.play[-1] if board.play else {}
    held = [one for one in answered.get("targets", ()) if isinstance(one, Thing)]
    aim = board.facts.intends(spell.card)
    if aim == "help":
        target = _one([one for one in held if one.owner in ("", who)])
        owned(target, who)
        why = ("it is cast in response to a spell that targets it", "它响应以其为目标的咒语而施放")
    elif aim == "harm" and held:
        helps = "cast" in answered and board.facts.intends(answered["cast"].card) == "help"
        target = _one([one for one in held if one.owner != who and helps])
        why = ("it answers a spell that helps it", "它响应的是对其有利的咒语")
    elif aim == "harm":
        there = [one for one in board.things if board.is_creature_there(one) and one.owner != who]
        if not there and board.facts.aims(spell.card) == "any" and board.foci <= OF_CASTING:
            return _at_the_other_player(board, who, spell)
        target = _one(there)
        why = ("it is the only creature told of", "只提到这一个生物")
    else:
        raise Lost("a spell in response without a target")
    if not board.is_creature_there(target):
        raise Lost("a target that is no creature on the battlefield")
    if board.facts.aims(spell.card) == "any" and aim == "harm" and board.foci & OF_PLAYERS:
        player = board.theirs[who]
        return player if board.fork((board.meaning(target), AT_PLAYER[player])) else target
    guess_target(board, spell, target, *why)
    return target


def _at_the_other_player(board: Board, who: str, spell: Thing) -> str:
    """The other player, who is targeted where no creature of that player's was told of."""
    player = board.theirs[who]
    board.guess(
        f"{spell.card} targets {'me' if player == ASKER else told_as(player).en}.",
        f"{board.zh(spell)}以{'我' if player == ASKER else told_as(player).zh}为目标。",
        "nothing else of that player is told of",
        "未提及该牌手的其他东西",
    )
    return player


def target_left_open(board: Board, item: dict[str, Any]) -> Thing | str:
    """A target of what may be cast, where only whether it may is asked: any that it may have."""
    who, spell = item["player"], item["cast"]
    aim = board.facts.aims(spell.card)
    if any(word in text for text in board.words() for word in UNTARGETED):
        raise Lost("at what")
    if aim in ("any", "player", "opponent"):
        return board.theirs[who]
    if aim == "spell":
        target = _one(list(at_a_spell(board, who, spell).get("targets", ())))
    else:
        target = _one([o for o in board.things if board.aim(spell.card)(o) and not o.now])
    guess_target(board, spell, target, "nothing else is told of", "未提及其他目标")
    return target


def at_a_player(board: Board, who: str, spell: Thing) -> str:
    """The player whom a spell targets: the other one, where it may not be either."""
    other = board.theirs[who]
    if board.facts.aims(spell.card) == "opponent":
        return other
    return (other, who)[board.fork((AT_PLAYER[other], AT_PLAYER[who]))]


def in_graveyard(board: Board, noun: Plain) -> Thing:
    """A card in a graveyard that is targeted: of its caster's, where it isn't said whose."""
    held = [one for one in board.things if one.zone == "graveyard" and board.is_like(one, noun)]
    if len(held) == 1:
        return held[0]
    if held or "card" not in noun or any(one.card == noun["card"] for one in board.things):
        raise Lost("which card in a graveyard")
    return board.new(noun, board.actor, "graveyard")


def as_it_enters(board: Board, noun: Plain, spell: Thing) -> Thing:
    """What an ability of a permanent targets as it enters: an object, or a card in a graveyard."""
    if board.facts.aims_at_graveyard(spell.card):
        return in_graveyard(board, noun)
    return board.find(noun, lambda one: one is not spell and board.is_permanent(one))


def him(board: Board) -> Thing | str:
    """Whom "him" means: the opponent, or a planeswalker where the opponent does it."""
    walkers = [o for o in board.things if board.is_planeswalker(o) and o.owner != board.actor]
    if (
        OPPONENT not in board.players
        or len(walkers) > 1
        or bool(walkers) is not (board.actor == OPPONENT)
        or any(
            o.owner != board.actor and board.has_own_name(o)
            for o in board.things
            if o not in walkers
        )
    ):
        raise Lost("who is meant by him")
    return walkers[0] if walkers else OPPONENT


def _one(fitting: list[Thing]) -> Thing:
    if len(fitting) != 1:
        raise Lost("which of several is its target, or none is")
    return fitting[0]


def guess_target(board: Board, spell: Thing, target: Thing, why: str, why_zh: str) -> None:
    """Notes what a spell is taken to target."""
    board.guess(
        f"{spell.card} targets {target.name}.",
        f"{board.zh(spell)}以{board.zh(target)}为目标。",
        why,
        why_zh,
    )


def guess_cast(board: Board, who: str, card: str, why: str, why_zh: str) -> None:
    """Notes who is taken to cast a spell."""
    one = told_as(who)
    named = "I cast" if who == ASKER else f"{one.en[0].upper()}{one.en[1:]} casts"
    zh = "我" if who == ASKER else one.zh
    board.guess(f"{named} {card}.", f"{zh}施放{board.facts.chinese(card)}。", why, why_zh)


def as_target(one: Thing | str) -> Plain:
    """What a target that was found is told as."""
    return {"thing": one} if isinstance(one, Thing) else {"player": one}


def several_targets(board: Board, noun: Plain, fits: Callable[[Thing], bool]) -> list[Thing]:
    """As many targets as a noun counts: those that were told of, or that are told of with it."""
    like = {key: held for key, held in noun.items() if key not in ("number", "definite")}
    told = [one for one in board.arrival if fits(one) and board.is_like(one, like)]
    if not told and "definite" not in noun:
        for _ in range(noun["number"]):
            told.append(board.new(like))
            told[-1].is_one_of_several = True
            like = {"size": told[-1].size, **like} if not told[-1].card else like  # all of one
        if not all(map(fits, told)):
            raise Lost("targets that are not of the kind that they must be")
        return told
    if len(told) != noun["number"]:
        raise Lost("which of them are targets")
    return told


def may_be_meant(board: Board, spell: Thing) -> Callable[[Thing], bool]:
    """What may be meant as a target: also a spell that was told to wait, which it may not have."""
    fits = board.aim(spell.card)
    return lambda one: fits(one) or (board.waits and board.is_on_stack(one))


def meant(board: Board, spell: Thing, thing: Thing, fits: Callable[[Thing], bool]) -> Thing:
    """What "it" is that a spell targets: of one's own that it harms, another's may be meant."""
    harm = "harm" if thing.owner == spell.owner else "help"
    others = [one for one in board.things if fits(one) and one.owner not in ("", thing.owner)]
    if not thing.owner or len(others) != 1 or board.facts.intends(spell.card) != harm:
        return thing
    both = (thing, others[0])
    taken = both[board.fork(tuple(map(board.meaning, both)))]
    thing.sentence = board.sentence - 1  # of which nothing is said here, where it isn't meant
    board.seen(taken)
    return taken


def was_returned(board: Board, one: Thing) -> bool:
    """True of what was just returned to its owner's hand."""
    last = board.play[-1] if board.play else {}
    if one not in last.get("targets", ()) or one.kind.endswith(" token"):
        return False
    card = last.get("cast", last.get("activate"))
    text = "" if card is None else board.facts.text(card.card)
    return last.get("effect") == TO_HAND or RETURNS.search(text) is not None
