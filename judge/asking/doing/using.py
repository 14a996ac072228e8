"""What is used on something: a spell is cast, creatures attack, an ability is activated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.asking.board.discourse import BATTLEFIELD, HAND, Board, Lost, Plain, Thing
from judge.asking.doing import activating, casting, fighting, happening, narrating, standing
from judge.asking.doing.aiming import AT_PLAYER, guess_cast, guess_target
from judge.asking.doing.fighting import owned
from judge.words import ASKER

MOST_COUNTERS = 20


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


def hits_face(board: Board, said: Plain) -> None:
    """A spell is used on the other player, or creatures attack: "对手闪电击打脸", "3/3打脸"."""
    noun = said["by"][0]
    if board.facts.is_spell_only(noun.get("card", "")) and len(said["by"]) == 1:
        rest = {key: held for key, held in noun.items() if key != "owner"}
        use_face(board, {"does": "use_face", "who": noun.get("owner", ""), "what": rest})
        return
    fighting.attack(board, {**said, "does": "attack"})


def use_face(board: Board, said: Plain) -> None:
    """Something is used on the other player."""
    who = board.who(said.get("who", ""))
    what = said["what"]
    nouns = (what,) if isinstance(what, Mapping) else what
    use(board, {**said, "who": who, "what": nouns, "on": ({"player": board.theirs[who]},)})


def suffer(board: Board, said: Plain) -> None:
    """A spell is cast at something: by who is said, else by the other player."""
    noun, target = said["what"], said["on"]
    who = noun.get("owner", "")
    if "size" in noun and "noun" in target and set(said) <= {"does", "what", "on"}:
        hit = {"by": (noun,), "pw": target["noun"], "passive": True, "unblocked": True}
        fighting.attack(board, hit)
        return
    if "card" not in noun or not board.facts.is_spell_only(noun["card"]):
        if set(said) <= {"does", "what", "on"} and "noun" in target:
            narrating.exiled_by(board, {"by": noun, "it": target["noun"]})
            return
        raise Lost("no instant or sorcery")
    if not who:
        who = board.theirs[_owner(board, target)]
        guess_cast(
            board, who, noun["card"], "it befalls the other player", "受其影响的是另一位牌手"
        )
    held = {key: value for key, value in noun.items() if key not in ("owner", "definite", "number")}
    rest = {key: value for key, value in said.items() if key not in ("does", "what", "on")}
    casting.cast(board, {**rest, "who": who, "what": held, "on": (target,)})
    befallen = board.play[-1]["targets"][0]
    board.subject = befallen if isinstance(befallen, Thing) else board.subject


def put_on(board: Board, said: Plain) -> None:
    """A topic, "bolt on my 2/2": a spell is cast at an object, what may be attached to it is."""
    if board.facts.is_spell_only(str(said["what"].get("card", ""))):
        suffer(board, {"does": "suffer", "what": said["what"], "on": {"noun": said["it"]}})
        return
    standing.attached(board, {"it": said["it"], "with": said["what"]})


def _owner(board: Board, target: Mapping[str, Any]) -> str:
    if "player" in target:
        return str(target["player"])
    owner = target["noun"].get("owner") or board.find(target["noun"], board.is_any).owner
    return str(owner or fighting.owner_left_open(board))


def targets(board: Board, said: Plain) -> None:
    """What was cast or activated last has these targets."""
    last = board.play[-1] if board.play else {}
    if board.has_trigger and "resolve" in last and len(board.play) > 1:
        _of_trigger(board, said, board.play[-2])
        return
    used = last.get("cast", last.get("activate"))
    if used is None or said.get("who") not in (None, "", last["player"]):
        raise Lost("what targets it")
    if "targets" in last:  # which are said again, or were left open
        told = casting.targets_of(board, said, used)
        ways = [way for way in AT_PLAYER.values() if way in board.chosen]
        if told != last["targets"] and not (ways and told[0] in board.players):
            raise Lost("two targets")
        last["targets"] = told
        board.chosen = [one for one in board.chosen if one not in ways]
        return
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
    is_told = any(board.is_like(one, noun) for one in board.things)
    if not is_told and "card" in noun and "noun" in on and not noun.get("owner"):
        noun = {**noun, "owner": board.theirs[_owner(board, on)]}  # against whom it is
    if not is_told and noun.get("owner"):
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
    by_counters = "mana value equal to the number of charge counters on this" in text
    counts = "counters" in text and not by_counters
    if "card" not in noun or not (from_hand or "graveyard" in text) or counts:
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
        if by_counters:
            _as_many_as_it_costs(board, used, thing)
        board.play.append({"player": who, "activate": used, **how})
    thing.now = BATTLEFIELD
    board.subject = thing
    board.settled = len(board.play)


def _as_many_as_it_costs(board: Board, used: Thing, thing: Thing) -> None:
    """What is used has as many charge counters as the card costs, where none were told."""
    counters = used.traits.setdefault("counters", {})
    number = next((n for n in range(MOST_COUNTERS) if board.facts.costs(thing.card, n)), None)
    if number is None or counters.get("charge", number) != number:
        raise Lost("what can't be put onto the battlefield by it")
    if "charge" not in counters:
        counters["charge"] = number
        board.guess(
            f"{used.name} has as many charge counters as {thing.name} costs.",
            f"{board.zh(used)}上的充电指示物与{board.zh(thing)}的法术力值相等。",
            "it is told to put it onto the battlefield",
            "所述为以其将之放进战场",
        )


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
    casting.cast(board, {"who": board.theirs[who], "what": said["first"], "on": said["on"]})
    first, cast = board.play[-1], casting.cast_last(board)
    guess_cast(board, board.theirs[who], cast.card, "it is answered", "有咒语响应它")
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
