"""Effects go into the play: what happens without a card that does it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from judge.asking.board.discourse import COMMAND, Board, Lost, Plain, Thing
from judge.asking.board.seating import told_as
from judge.asking.doing import outcomes
from judge.asking.doing.aimed import told_target
from judge.asking.doing.aiming import guess_cast
from judge.asking.doing.casting import all_but, cast, cast_of_noun, implied_spell
from judge.asking.doing.fighting import owned, owner_left_open
from judge.asking.doing.of_all import holds_for_all, is_of_all, of_this_turn
from judge.asking.doing.pending import may_be_answered
from judge.asking.doing.spelled import by_spell, is_of_spell
from judge.asking.doing.together import with_listed, worded
from judge.asking.guesses import IN_RESPONSE
from judge.words import ASKER

REMOVES = re.compile(r"(?:Destroy|Exile|Return) target")
HELPS = re.compile(r"gains (?:hexproof|shroud|indestructible|protection)|gets \+|^Regenerate")


def they_fight(board: Board, said: Plain) -> None:
    """The two creatures that were told fight each other."""
    creatures = [one for one in board.arrival if board.is_creature_there(one)]
    if len(creatures) != 2:
        raise Lost("which creatures fight")
    owners = {one.owner for one in creatures}
    no_stack(board)
    text = "Target creature fights another target creature."
    player = ASKER if ASKER in owners else board.actor
    board.play.append({"player": player, "effect": text, "targets": creatures})
    board.subject = None


def effect(board: Board, said: Plain) -> None:
    """An effect happens, with a text of its own, or holds for all creatures of a player."""
    if is_of_all(said) and {"change", "has"} & set(said):
        if "this_turn" in said:
            _happens(board, of_this_turn(said))
        else:
            holds_for_all(board, said)
    else:
        _happens(board, said)


def _happens(board: Board, said: Plain) -> None:
    who = board.who(said.get("who", ""))
    said = by_spell(board, said, who)
    text = worded(said, said["text"])
    fits = board.is_creature_there if "creature" in text else board.is_permanent
    fits = board.is_on_stack if "spell" in text else fits
    item: dict[str, Any] = {"player": who, "effect": _singular(text)}
    if said.get("source"):
        item["source"] = board.new({"card": "some source"}, who)
    if "on" in said:
        if "spell" in text:
            _countered(board, said["on"], board.theirs[who] if said.get("who") else "")
        told_target(board, said["on"])
        target = board.find(said["on"], fits)
        if said.get("hand"):
            owned(target, said["hand"])
        if outcomes.is_outcome(board, said, target):
            return
        _told_from_what_is_on_it(board, said, target)
        item |= with_listed(board, said, target)
        board.subject = target if len(item["targets"]) == 1 else None
        if said.get("respond") and said.get("who") and HELPS.search(text) and not target.owner:
            _helped_by(board, target, who)
    told = outcomes.once(board, said, item["effect"], *item.get("targets", ())[:1])
    if told is None:
        return
    if "other" in said:
        item["targets"].append(board.find(said["other"], all_but(item["targets"][0], fits), ""))
        board.subject = item["targets"][0] if "becomes" in text else None
        for one, other in (item["targets"], item["targets"][::-1]):
            one.owner = one.owner or board.theirs.get(other.owner, "")
    if is_of_spell(board, said, item):
        return
    when(board, told, item)
    board.play.append(item)
    if said.get("makes") == "copy":
        board.subject = _copy_of(board, item["targets"][0], who)


def _copy_of(board: Board, original: Thing, who: str) -> Thing:
    """A token that is created as a copy of an object."""
    if original.is_made:
        raise Lost("a copy of a token that came in the play")
    token = board.new({"size": original.size, "card": original.card}, who)
    token.copies = original
    return token


def _told_from_what_is_on_it(board: Board, said: Plain, target: Thing) -> None:
    """Raises Lost where "it" may be an Aura or Equipment that was just told to be on the object."""
    if said["on"] != {"pronoun": "it"} or not REMOVES.match(said["text"]) or said.get("who") == "":
        return
    last: dict[str, Any] = board.play[-1] if board.play else {}
    on_it = [one for one in board.things if one.traits.get("attached_to") is target]
    if last.get("targets") == [target] and "cast" in last and board.is_permanent(last["cast"]):
        on_it.append(last["cast"])
    if any(one.sentence >= board.sentence - 1 for one in on_it):
        raise Lost("the object or what is attached to it")


def _helped_by(board: Board, target: Thing, who: str) -> None:
    """What somebody helps in response is that player's, where nothing else is told."""
    target.owner = who
    of = told_as(who)
    en, zh = ("mine", "我的") if who == ASKER else (f"{of.en}'s", f"{of.zh}的")
    board.guess(
        f"{target.name} is {en}.",
        f"{board.zh(target)}是{zh}。",
        "that player helps it in response",
        "该牌手作出响应来帮助它",
    )


def _countered(board: Board, noun: Plain, owner: str) -> None:
    """What is countered was cast, where only this tells of it: by who is said, or by either."""
    if "commander" in noun and not board.things:
        who = noun.get("owner") or owner or owner_left_open(board)
        spell = board.new({key: v for key, v in noun.items() if key != "number"}, who, COMMAND)
        cast(board, {"who": who, "what": {"card": spell.card}})
        return
    if {"card", "spell"} & set(noun) and not any(map(board.is_on_stack, board.things)):
        owner = noun.get("owner") or owner or owner_left_open(board)
        implied_spell(board, {**noun, "owner": owner})


def dealt(board: Board, said: Plain) -> None:
    """Damage is dealt by a source of which nothing is told; before the play it is on the object."""
    on = said["on"]
    thing = None if "player" in on else board.find(on["noun"], board.is_permanent)
    owner = board.theirs[on["player"] if thing is None else thing.owner or ASKER]
    owner = board.who(said["who"]) if said.get("who") else owner
    color = f"{said['color']} " if said.get("color") else ""
    source = board.new({"card": f"some {color}source"}, owner)
    source.is_one_of_several = True  # so that no "it" means it
    whom = "player" if thing is None else "creature"
    whom = "planeswalker" if thing is not None and board.is_planeswalker(thing) else whom
    text = f"This permanent deals {said['n']} damage to target {whom}."
    item = {"player": owner, "effect": text, "source": source}
    item["targets"] = [on["player"] if thing is None else thing]
    board.subject = thing
    told = outcomes.once(board, said, text, on["player"] if thing is None else thing)
    if told is None:
        return
    when(board, told, item)
    board.play.append(item)
    board.seen(thing) if thing else None
    board.subject = thing


def enters(board: Board, said: Plain) -> None:
    """A permanent enters: what has a name is cast."""
    noun = said["what"]
    if "card" not in noun or noun.get("number", 1) > 1:
        raise Lost("what enters")
    spoken = board.subject
    is_cast = any(item.get("cast") is spoken for item in board.play)
    if is_cast and spoken is not None and board.is_like(spoken, noun):
        board.settled = len(board.play)
        return
    who = noun.get("owner") or said.get("who") or owner_left_open(board)
    cast_of_noun(board, noun, who, {key: said[key] for key in ("x",) if key in said})
    guess_cast(board, who, noun["card"], "it enters", "它进战场")
    board.settled = len(board.play)


def _singular(text: str) -> str:
    return re.sub("(draws?|mill) 1 cards", r"\1 a card", text)


def when(board: Board, said: Plain, item: dict[str, Any]) -> None:
    """An effect happens in response where that is said, or may be; else when all has resolved."""
    if not said.get("respond") and not board.has_trigger:
        if not _waits(board, item.get("targets", ())):
            return
        if said.get("thereupon") or not board.fork(IN_RESPONSE):
            board.settled = len(board.play)
            return
    if not may_be_answered(board):
        raise Lost("a response to nothing")
    item["respond"] = True


def _waits(board: Board, targets: Iterable[Thing]) -> bool:
    """True where a spell waits that is not what something is done to, which has resolved."""
    spells = [item["cast"] for item in board.play[board.settled :] if "cast" in item]
    return bool(spells) and spells[-1] not in targets


def no_stack(board: Board) -> None:
    """An effect comes when all that was cast has resolved; raises Lost where that is left open."""
    if _waits(board, ()):
        raise Lost("an effect after a spell: before or after it resolves")


def put(board: Board, said: Plain) -> None:
    """Counters are put on an object."""
    board.who(said.get("who", ""))
    counters = said["counters"]
    number, kind = counters["number"], counters["kind"]
    words = "a" if number == 1 else str(number)
    plural = "" if number == 1 else "s"
    text = f"Put {words} {kind} counter{plural} on target creature."
    rest = {key: held for key, held in said.items() if key not in ("counters", "does")}
    effect(board, {**rest, "text": text, "who": said.get("who", "")})


def populate(board: Board, said: Plain) -> None:
    """A token is created that copies the one token there is."""
    who = board.who(said.get("who", ""))
    tokens = [one for one in board.things if one.kind == "creature token" and one.owner == who]
    tokens = [one for one in tokens if not one.is_made]
    if len(tokens) != 1 or (
        "on" in said and board.find(said["on"], board.is_creature) not in tokens
    ):
        raise Lost("which token")
    no_stack(board)
    board.play.append({"player": who, "effect": "Populate."})
    token = board.new({"size": tokens[0].size, "has": tokens[0].has}, who)
    token.copies = tokens[0]
    board.subject = token
