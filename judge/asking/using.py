"""What is used on something: a spell is cast, creatures attack, an ability is activated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.asking import activating, casting, fighting, happening
from judge.asking.aiming import guess_cast, guess_target
from judge.asking.discourse import BATTLEFIELD, HAND, STACK, THEIRS, Board, Lost, Plain, Thing
from judge.asking.fighting import owned
from judge.asking.guesses import ONLY_TRIED, WHAT_COMES_OF_IT
from judge.asking.paying import count_mana
from judge.words import ASKER, OPPONENT


def use(board: Board, said: Plain) -> None:
    """Something is used on a target, as far as it is of a kind that can be."""
    what, targets = said["what"], said["on"]
    first = what[0]
    card = first.get("card", "")
    rest = {key: held for key, held in said.items() if key not in ("does", "what", "on")}
    is_spell = card and (board.facts.is_spell_only(card) or board.facts.is_aura(card))
    if len(what) == 1 and is_spell:
        casting.cast(board, {**rest, "what": first, "on": targets})
        return
    if all("player" in one for one in targets) and len(targets) == 1:
        if {"respond", "x", "kicked"} & set(said):
            raise Lost("an attack is no response")
        fighting.attack(board, {**rest, "by": what, "at": targets[0]["player"]})
        return
    attacked = targets[0].get("noun", {})
    is_attack = all("size" in one or board.facts.is_creature(one.get("card", "")) for one in what)
    if is_attack and len(targets) == 1 and board.facts.is_planeswalker(attacked.get("card", "")):
        fighting.attack(board, {**rest, "by": what, "pw": attacked})
        return
    is_there = any(one.card == card and not one.now for one in board.things)
    is_first = len(what) == 1 and card and not is_there and len(targets) == 1
    if is_first and attacked and board.facts.enters_at(card) and not {"x", "kicked"} & set(said):
        _as_it_enters(board, {**rest, "what": first}, attacked)
        return
    if len(what) != 1 or not card or not board.facts.says(card, "{t}:"):
        raise Lost("what is used has nothing to use")
    activating.activate(board, {**rest, "what": first, "on": targets})


def _as_it_enters(board: Board, said: Plain, target: Plain) -> None:
    """A permanent is cast that does something to a target as it enters."""
    casting.cast(board, said)
    item, spell = board.play[-1], casting.cast_last(board)
    item["choose"] = board.find(target, casting.all_but(spell, board.is_permanent))
    board.subject = item["choose"]


def use_face(board: Board, said: Plain) -> None:
    """Something is used on the other player."""
    who = board.who(said.get("who", ""))
    what = said["what"]
    nouns = (what,) if isinstance(what, Mapping) else what
    use(board, {**said, "who": who, "what": nouns, "on": ({"player": THEIRS[who]},)})


def suffer(board: Board, said: Plain) -> None:
    """A spell is cast at something: by who is said, else by the other player."""
    noun, target = said["what"], said["on"]
    who = noun.get("owner", "")
    if "size" in noun and "noun" in target and set(said) <= {"does", "what", "on"}:
        hit = {"by": (noun,), "pw": target["noun"], "passive": True, "unblocked": True}
        fighting.attack(board, hit)
        return
    if "card" not in noun or not board.facts.is_spell_only(noun["card"]):
        raise Lost("no instant or sorcery")
    if not who:
        who = THEIRS[_owner(board, target)]
        guess_cast(
            board, who, noun["card"], "it befalls the other player", "受其影响的是另一位牌手"
        )
    held = {key: value for key, value in noun.items() if key not in ("owner", "definite", "number")}
    rest = {key: value for key, value in said.items() if key not in ("does", "what", "on")}
    casting.cast(board, {**rest, "who": who, "what": held, "on": (target,)})
    befallen = board.play[-1]["targets"][0]
    board.subject = befallen if isinstance(befallen, Thing) else board.subject


def _owner(board: Board, target: Mapping[str, Any]) -> str:
    if "player" in target:
        return str(target["player"])
    owner = target["noun"].get("owner") or board.find(target["noun"], board.is_any).owner
    if not owner:
        raise Lost("whose it is")
    return str(owner)


def deed(board: Board, said: Plain) -> None:
    """Whether a spell does something to an object: it is cast at it, or, where not, only tried."""
    by, of = said["what"], said["on"]
    who = said.get("who") or by.get("owner", "")
    card = by.get("card", "")
    if said["so"] == "countered" and _is_told_to_counter(board, card, of):
        return
    if not board.facts.is_spell_only(card) or by.get("number", 1) != 1:
        raise Lost("what does it by no spell")
    if said["so"] == "countered" and board.facts.aims(card) != "spell":
        raise Lost("what counters nothing")
    if board.facts.aims(card) == "spell":
        played = [item["play_land"] for item in board.play if "play_land" in item]
        is_counter = said["so"] == "countered"
        lands = [one for one in played if is_counter and board.is_like(one, of)]
        if lands and "pronoun" not in of:  # which is no spell, so that this can't be done
            on = ({"thing": lands[0]},)
            caster = who or THEIRS[lands[0].owner]
            casting.cast(board, {"who": caster, "what": {"card": card}, "on": on})
            board.asks.append({"allowed": board.play.pop()})
            return
        thing = _spell_at(board, of, who)
    else:
        thing = board.find(of, board.is_mortal)
    who = who or THEIRS.get(thing.owner, ASKER)
    thing.owner = thing.owner or THEIRS[who]
    clause: dict[str, Any] = {"who": who, "what": {"card": card}}
    if board.facts.aims(card):
        clause["on"] = ({"thing": thing},)
    if thing.now == STACK:
        clause["respond"] = True
    count_mana(board, who, card)
    if not said.get("who"):
        guess_cast(board, who, card, "whether it does so is asked", "所问为它能否如此")
    casting.cast(board, clause)
    if said["so"] != "survives" and board.fork((WHAT_COMES_OF_IT, ONLY_TRIED)):
        board.is_fallback = True
        board.asks.append({"allowed": board.play.pop()})
        return
    board.asks.append({said["so"]: thing})
    board.subject = thing


def _is_told_to_counter(board: Board, card: str, of: Plain) -> bool:
    """True where the one thing told that counters spells has this name: of that it is asked."""
    countering = [one for one in board.things if board.facts.says(one.card, "counter t")]
    told = [o for o in countering if board.is_on_stack(o) or board.facts.says(o.card, "counter th")]
    if [one.card for one in countering] != [card] or not told:
        return False
    board.subject = board.find(of, casting.all_but(told[0], board.is_on_stack))
    board.asks.append({"countered": board.subject})
    return True


def _spell_at(board: Board, of: Plain, who: str) -> Thing:
    """The spell that another is cast at; where it was not told of, the other player casts it."""
    if any(board.is_on_stack(one) and board.is_like(one, of) for one in board.things):
        return board.find(of, board.is_on_stack)
    if "pronoun" in of or board.play:
        raise Lost("a spell that was not cast")
    owner = of.get("owner") or THEIRS[who or OPPONENT]
    casting.cast_of_noun(board, of, owner)
    spell = casting.cast_last(board)
    guess_cast(board, owner, spell.card, "it is answered", "有咒语响应它")
    return spell


def targets(board: Board, said: Plain) -> None:
    """What was cast or activated last has these targets."""
    last = board.play[-1] if board.play else {}
    if board.has_trigger and "resolve" in last and len(board.play) > 1:
        _of_trigger(board, said, board.play[-2])
        return
    used = last.get("cast", last.get("activate"))
    if used is None or "targets" in last:
        raise Lost("what targets it")
    last["targets"] = casting.targets_of(board, said, used)


def _of_trigger(board: Board, said: Plain, item: dict[str, Any]) -> None:
    """The ability of what entered has a target."""
    spell = item.get("cast")
    nouns = [one.get("noun") for one in said["on"]]
    if spell is None or "choose" in item or len(nouns) != 1 or nouns[0] is None:
        raise Lost("what targets it")
    if not board.facts.enters_at(spell.card):
        raise Lost("what targets nothing as it enters")
    item["choose"] = board.find(nouns[0], casting.all_but(spell, board.is_permanent))


def trigger_aims(board: Board, said: Plain) -> None:
    """The ability of what enters targets an object; it waits for what is done in response."""
    noun, on = said["what"], said["on"]
    if not any(board.is_like(one, noun) for one in board.things) and noun.get("owner"):
        casting.cast_of_noun(board, noun, noun["owner"])
        spell = casting.cast_last(board)
        guess_cast(board, noun["owner"], spell.card, "it enters", "它进战场")
    thing = board.find(noun, board.is_able)
    waits = board.has_trigger and "resolve" in (board.play[-1] if board.play else {})
    item = board.play[-2 if waits else -1] if len(board.play) > waits else {}
    if item.get("cast") is not thing or "choose" in item or "noun" not in on:
        raise Lost("what targets it")
    if not board.facts.targets_as_it_enters(thing.card):
        raise Lost("what targets nothing as it enters")
    is_spell = board.facts.aims(thing.card) == "spell"
    fits = (
        (lambda o: board.is_permanent(o) or board.is_on_stack(o))
        if is_spell
        else board.is_any
        if "zone" in on["noun"]
        else board.is_permanent
    )
    item["choose"] = board.find(on["noun"], casting.all_but(thing, fits))
    board.subject = item["choose"]
    if said.get("hand"):
        owned(item["choose"], said["hand"])
    if said.get("done"):
        board.settled = len(board.play)
    elif not waits:
        board.aimed = len(board.play)


def puts_in(board: Board, said: Plain) -> None:
    """A permanent card is put onto the battlefield by what is named: out of a hand or graveyard."""
    who = board.who(said.get("who", ""))
    by, noun = said["by"], said["of"]
    card = by.get("card", "")
    text = board.facts.text(card)
    from_hand = "from your hand onto the battlefield" in text or "from their hand onto" in text
    if "card" not in noun or not (from_hand or "graveyard" in text) or "counters" in text:
        raise Lost("what is put onto the battlefield, and how")
    thing = board.new(
        {"card": noun["card"]}, noun.get("owner", who), HAND if from_hand else "graveyard"
    )
    how = {"choose": thing} if from_hand else {"targets": [thing]}
    if board.facts.is_spell_only(card):
        casting.cast(
            board, {"who": who, "what": by, **({} if from_hand else {"on": ({"thing": thing},)})}
        )
        board.play[-1] |= how
    else:
        used = board.find(by, board.is_permanent, who)
        owned(used, who)
        board.play.append({"player": who, "activate": used, **how})
    thing.now = BATTLEFIELD
    board.subject = thing
    board.settled = len(board.play)


def aims(board: Board, said: Plain) -> None:
    """A permanent's ability is activated with a target, by its controller."""
    noun = said["what"]
    if board.facts.is_spell_only(noun.get("card", "")) and len(said["on"]) == 1:
        suffer(board, {**said, "on": said["on"][0]})
        return
    if not noun.get("owner") or not board.facts.says(noun.get("card", ""), "{t}:"):
        raise Lost("what targets it")
    activating.activate(board, {**said, "who": noun["owner"]})


def copies(board: Board, said: Plain) -> None:
    """What was cast last enters as a copy of an object; what is named is cast now."""
    if "what" in said and not any(one.card == said["what"]["card"] for one in board.things):
        casting.cast_of_noun(board, said["what"], said["what"].get("owner", ASKER))
    last = board.play[-1] if board.play else {}
    if last.get("effect") == "Proliferate." and "choose" not in last and "what" not in said:
        last["choose"] = board.subject = board.find(said["of"], board.is_permanent)
        return
    if ("cast" not in last or "choose" in last) and set(said) <= {"does", "of"}:
        text = "Target creature becomes a copy of another target creature until end of turn."
        happening.effect(board, {"on": {"pronoun": "it"}, "other": said["of"], "text": text})
        return
    if "cast" not in last or "choose" in last:
        raise Lost("nothing that copies")
    last["choose"] = board.find(said["of"], casting.all_but(last["cast"], board.is_creature_there))
    board.seen(last["cast"])
    board.subject = last["cast"]


def answer(board: Board, said: Plain) -> None:
    """A spell is cast in response to one of the other player's, and at what that one is cast on."""
    who = board.who(said.get("who", ""))
    casting.cast(board, {"who": THEIRS[who], "what": said["first"], "on": said["on"]})
    first, cast = board.play[-1], casting.cast_last(board)
    guess_cast(board, THEIRS[who], cast.card, "it is answered", "有咒语响应它")
    board.actor = who
    clause: dict[str, Any] = {"who": who, "what": said["what"], "respond": True}
    card = said["what"].get("card", "")
    if board.facts.aims(card) not in (None, "", "spell"):
        (target,) = first["targets"]
        clause["on"] = ({"thing": target} if isinstance(target, Thing) else {"player": target},)
    casting.cast(board, clause)
    if "on" in clause and isinstance(target, Thing):
        spell = casting.cast_last(board)
        guess_target(board, spell, target, "nothing else is told of", "未提及其他目标")
