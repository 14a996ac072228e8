"""What is cast and activated goes into the play, with its targets, in response or afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.asking.board.discourse import COMMAND, HAND, STACK, Board, Lost, Plain, Thing
from judge.asking.board.stand_ins import to_cast
from judge.asking.doing.aiming import (
    as_it_enters,
    as_target,
    at_a_creature,
    at_a_player,
    at_a_spell,
    guess_cast,
    him,
    in_graveyard,
    may_be_meant,
    meant,
    several_targets,
    was_returned,
)
from judge.asking.doing.fighting import owned
from judge.asking.doing.paying import pays_kicker, pays_with, ways
from judge.asking.doing.turning import turn_of_caster
from judge.asking.guesses import ANSWERED, IN_RESPONSE
from judge.asking.names import nameless

OF_KICKED = {"does", "who", "what", "kicked"}
FROM_GRAVEYARD = ("flashback", "escape", "disturb")


def cast(board: Board, said: Plain) -> None:
    """A spell is cast, with its target; several of one kind are cast one after the other."""
    who = board.who(said.get("who", ""))
    if said.get("kicked") and said["what"] == {"pronoun": "it"} and set(said) <= OF_KICKED:
        pays_kicker(board, said)  # what was cast
        return
    if said["what"].get("number", 1) > 1 and not {"of", "respond"} & set(said):
        _cast_several(board, said)
        return
    noun = _card_of(board, said, who)
    said = _as_it_copies(board, said, noun["card"])
    if "again" in said and said["again"].get("card") != noun["card"]:
        raise Lost("two spells in one")
    if said.get("slang") and not board.facts.is_spell_only(noun["card"]):
        raise Lost("no instant or sorcery")
    spell = _held(board, said, noun, who)
    if board.facts.is_land(spell.card):
        play_land(board, said, spell, who)
        return
    item: dict[str, Any] = {"player": who, "cast": spell}
    item |= ways(board, said, spell, who)
    if said.get("using") in FROM_GRAVEYARD:
        spell.zone = item["from"] = "graveyard"
    elif spell.zone == COMMAND:
        item["from"] = COMMAND
    respond = _respond(board, said, spell, who)
    item |= _aimed(board, said, item, respond)
    spell.now = STACK
    board.play.append(item)
    if "paid" in said:
        pays_with(board, said)
    if "of" in said:
        item["choose"] = board.find(said["of"], all_but(spell, board.is_creature_there))
    board.seen(spell)
    board.subject = _spoken_of(board, item, spell, "on" in said)
    turn_of_caster(board, spell, who)


def _as_it_copies(board: Board, said: Plain, card: str) -> Plain:
    """What is said of what copies a spell, which targets it, or a permanent, which it does not."""
    if "of" in said and board.facts.aims(card) == "spell":
        rest = {key: held for key, held in said.items() if key != "of"}
        return {**rest, "on": ({"noun": said["of"]},)}
    targets = said.get("on", ())
    if said.get("slang") and board.facts.says(card, "as a copy") and len(targets) == 1:
        rest = {key: held for key, held in said.items() if key not in ("slang", "on")}
        return {**rest, "of": targets[0].get("noun", {})}
    return said


def _held(board: Board, said: Plain, noun: Plain, who: str) -> Thing:
    """The card that is cast, told of before or not."""
    zones = (HAND, "graveyard") if said.get("using") in FROM_GRAVEYARD else (HAND,)
    for one in board.things:
        is_it = (
            (one.whole or one.card) == board.facts.whole(noun["card"])
            and one.owner == who
            and not one.now
        )
        is_back = HAND in zones and one.owner == who and was_returned(board, one)
        if (is_it and (one.zone in zones or "commander" in one.traits)) or (
            is_back and one.card == noun["card"]
        ):
            one.card, one.whole = noun["card"], one.name if one.name != noun["card"] else ""
            return one
    return board.new({**noun, "owner": who}, who, HAND)


def _card_of(board: Board, said: Plain, who: str) -> Plain:
    """The noun of what is cast, with its card."""
    what = said["what"]
    if "apart" in what:
        rest = {key: v for key, v in what.items() if key not in ("apart", "other")}
        what = {**rest, "card": nameless.another(rest.get("card", ""))}
    if "burn" in said:
        text = f"This spell deals {said['burn']} damage to any target."
        what = {"card": f"some burn spell: {text}"}
    if said.get("flash") and "card" not in what:
        what = {**what, "has": (*what.get("has", ()), "flash")}
    what = _another(board) if "one_of" in what else what
    noun = to_cast(board, said, held_card(board, what, who))
    if "card" not in noun or noun.get("owner", who) != who or noun.get("number", 1) != 1:
        raise Lost("what is cast is no card of its own")
    return noun


def held_card(board: Board, what: Plain, who: str, zone: str = HAND) -> Plain:
    """What a player casts; "it" is a card that is in hand, or in another zone that is said."""
    kinds = {"definite", "spell", "owner"}
    if "pronoun" not in what and not {"definite", "spell"} <= set(what) <= kinds:
        return what
    if "pronoun" not in what:  # "that spell", which was told to be there
        what = {"pronoun": "it"}
    thing = board.find(
        what,
        lambda one: (
            bool(one.card)
            and ((one.zone == zone and not one.now) or (zone == HAND and was_returned(board, one)))
        ),
    )
    owned(thing, who)
    return {"card": thing.card}


def _another(board: Board) -> Plain:
    """One more of the one permanent card that was told of: "I control Isamaru and cast one"."""
    cards = {one.card for one in board.things if one.card and board.is_permanent(one)}
    if len(cards) != 1:
        raise Lost("the same as which")
    return {"card": next(iter(cards)), "same": True}


def _cast_several(board: Board, said: Plain) -> None:
    """Spells of one kind are cast, each when the one before has resolved."""
    for _ in range(said["what"]["number"]):
        cast(board, {**said, "what": {**said["what"], "number": 1}})
        cast_last(board).is_one_of_several = True
        if "on" in said:  # all of them at the same
            targets = board.play[-1].get("targets", ())
            if not targets:
                raise Lost("at what each of them is cast")
            said = {**said, "on": tuple(map(as_target, targets))}
        board.settled = len(board.play)
    board.settled -= 1  # of the last it isn't said
    board.subject = None


def _aimed(board: Board, said: Plain, item: Plain, respond: bool) -> dict[str, Any]:
    """The targets of a spell, told or found, and that it is cast in response."""
    who, spell = item["player"], item["cast"]
    aim = board.facts.aims(spell.card)
    found: dict[str, Any] = {}
    if "on" in said and _acts_as_it_enters(board, said, spell):
        found["choose"] = as_it_enters(board, said["on"][0]["noun"], spell)
    elif "on" in said:
        found["targets"] = targets_of(board, said, spell)
    elif not board.facts.is_spell_only(spell.card) and not board.facts.is_aura(spell.card):
        pass  # what its abilities target is chosen when they are used
    elif aim == "spell":
        found |= at_a_spell(board, who, spell)
    elif aim in ("player", "opponent"):
        found["targets"] = [at_a_player(board, who, spell)]
    elif respond and aim in ("creature", "permanent", "any"):
        found["targets"] = [at_a_creature(board, who, spell)]
    return found | ({"respond": True} if respond else {})


def _acts_as_it_enters(board: Board, said: Plain, spell: Thing) -> bool:
    """True of a permanent cast for what its ability does to one object that is told."""
    on = said["on"]
    is_spell = board.facts.is_spell_only(spell.card) or board.facts.is_aura(spell.card)
    is_one = isinstance(on, list | tuple) and len(on) == 1 and "noun" in on[0]
    return not is_spell and is_one and board.facts.targets_as_it_enters(spell.card)


def _spoken_of(board: Board, item: Plain, spell: Thing, is_told: bool) -> Thing | None:
    """What "it" is after a spell was cast: a permanent, or what an Aura or an answer is cast on."""
    if is_told and "choose" in item:  # by what enters
        return item["choose"] if isinstance(item["choose"], Thing) else None
    target = item.get("targets", (None,))[0]
    is_answer = not is_told and isinstance(target, Thing) and board.is_permanent(target)
    if board.facts.is_aura(spell.card) or is_answer:
        return target if isinstance(target, Thing) else None
    return None if board.facts.is_spell_only(spell.card) else spell


def play_land(board: Board, said: Plain, land: Thing, who: str) -> None:
    if {"on", "of", "x", "kicked", "respond"} & set(said):
        raise Lost("a land has no target")
    board.play.append({"player": who, "play_land": land})
    board.subject = land
    turn_of_caster(board, land, who)


def _respond(board: Board, said: Plain, spell: Thing, who: str) -> bool:
    """True where a spell is cast in response; of several that it answers, all may wait."""
    is_answer = _is_answer(board, said, spell)
    alike = [item for item in board.play if "cast" in item and item["cast"].is_one_of_several]
    is_to_them = len(alike) > 1 and board.play[-1] is alike[-1] and board.play[board.settled :]
    if is_answer and is_to_them and board.fork(ANSWERED):
        for item in alike[1:]:
            item["respond"] = True
    return is_answer


def _is_answer(board: Board, said: Plain, spell: Thing) -> bool:
    """True where a spell is cast in response; left open where it isn't said."""
    if said.get("respond"):
        is_activated = "activate" in (board.play[-1] if board.play else {})
        is_waiting = any(one.now == STACK for one in board.things) or is_activated
        if not is_waiting and not board.has_trigger:
            if not {"attack", "block"} & set(board.play[-1] if board.play else {}):
                raise Lost("a response to nothing")
            return False  # to an attack, which is no object on the stack
        return True
    if board.facts.aims(spell.card) == "spell" and board.settled == len(board.play) > 0:
        raise Lost("a response to what has resolved")
    if board.facts.aims(spell.card) == "spell" or board.held == len(board.play):
        return True
    after = board.play[board.settled :]
    before = [item for item in after if "cast" in item or "activate" in item]
    if board.has_trigger:
        return True
    if not before or board.facts.is_slow(spell.card):
        return False
    return not said.get("then") and bool(board.fork(IN_RESPONSE))  # by then it has resolved


def targets_of(board: Board, said: Plain, spell: Thing) -> list[Any]:
    """The targets of a spell."""
    on = said["on"]
    if not board.facts.may_target(spell.card):
        raise Lost("what has no target")
    targets = on if isinstance(on, list | tuple) else ({"noun": on},)
    found: list[Any] = []
    for one in targets:
        if "by_pronoun" in one:
            found.append(him(board))
        elif "player" in one:
            found.append(one["player"])
        elif "thing" in one:
            found.append(one["thing"])
        elif one["noun"].get("pronoun") == "they":
            found += board.all_of((one["noun"],), board.aim(spell.card))
        elif one["noun"].get("number", 1) > 1:
            found += several_targets(board, one["noun"], board.aim(spell.card))
        elif board.facts.aims_at_graveyard(spell.card):
            found.append(in_graveyard(board, one["noun"]))
        else:
            if board.facts.aims(spell.card) == "spell":
                implied_spell(board, one["noun"])
            fits = all_but(spell, may_be_meant(board, spell))
            thing = board.find(one["noun"], fits)
            found.append(meant(board, spell, thing, fits) if "pronoun" in one["noun"] else thing)
    for thing in found if said.get("hand") else ():  # to which it is returned
        owned(thing, said["hand"])
    return found


def implied_spell(board: Board, noun: Plain) -> None:
    """What a spell is answered by was cast, where it is first told of so: "counters my Opt"."""
    card, who = noun.get("card", ""), noun.get("owner", "")
    is_of_kind = "spell" in noun and not any(map(board.is_on_stack, board.things))
    is_told = bool(card) and any(one.card == card for one in board.things)
    if not who or is_told or not (card or is_of_kind):
        return
    actor = board.actor
    cast_of_noun(board, noun, who)
    board.actor = actor
    guess_cast(board, who, cast_last(board).card, "it is answered", "有咒语响应它")


def cast_of_noun(board: Board, noun: Plain, who: str, more: Plain | None = None) -> None:
    """A player casts what a noun names; `more` is what else is told of the spell."""
    only = {key: held for key, held in noun.items() if key not in ("owner", "definite", "number")}
    cast(board, {"who": who, "what": only, **(more or {})})


def cast_last(board: Board) -> Thing:
    """The spell that was just cast; raises Lost where there is none: a land was played."""
    spell: Thing | None = (board.play[-1] if board.play else {}).get("cast")
    if spell is None:
        raise Lost("what is cast is no spell")
    return spell


def all_but(thing: Thing, fits: Callable[[Thing], bool]) -> Callable[[Thing], bool]:
    return lambda one: one is not thing and fits(one)
