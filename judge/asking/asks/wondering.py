"""What a question is about goes into `ask`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from judge.asking.board.discourse import HAND, Board, Handler, Lost, Plain, Thing
from judge.asking.board.things import BATTLEFIELD
from judge.asking.doing import using
from judge.asking.doing.fighting import attack, owned
from judge.asking.doing.paying import count_mana
from judge.asking.doing.triggering import has_trigger, having, what_may_trigger
from judge.asking.doing.turning import next_turn, responds
from judge.rules.given.intrinsic import BASIC_MANA
from judge.values import Bilingual

FIGHTING = {  # keyword abilities that are asked of creatures, where any are there
    *("flying", "first strike", "double strike", "trample", "haste", "vigilance", "reach"),
    *("menace", "deathtouch", "lifelink", "defender"),
}


def is_of(board: Board, said: Plain) -> None:
    """What an object is, or whether it is of a kind; a token's being one is no characteristic."""
    kinds = str(said.get("kind", "")).split()
    if "token" in kinds:
        raise Lost("whether it is a token")
    if said.get("card") in BASIC_MANA:
        kinds = [said["card"]]
    of_one("is", "is_permanent", kinds)(board, said)


def has(board: Board, said: Plain) -> None:
    """Which abilities an object has, or whether it has some."""
    _of_abilities("has", board, said)


def loses(board: Board, said: Plain) -> None:
    """Whether an object has some abilities no more."""
    _of_abilities("lacks", board, said)


def _of_abilities(key: str, board: Board, said: Plain) -> None:
    words = said.get("has", ())
    fits = "may_fight" if words and FIGHTING.issuperset(words) else "is_permanent"
    of_one(key, fits, words)(board, said)


def of_one(key: str, fits: str = "is_any", value: Sequence[str] = ()) -> Handler:
    """A focus of one object; with a value it is asked whether that is so."""

    def asked_of(one: Thing) -> dict[str, Any]:
        return {key: {one: list(value)} if value else one}

    def put_ask(board: Board, said: Plain) -> None:
        if "of" not in said:
            noun: Plain = {"pronoun": "it"}
        else:
            noun = said["of"]
        if noun.get("pronoun") == "they" or noun.get("number", 1) > 1:
            if any(board.is_like(one, noun) for one in board.things):
                noun = {**noun, "definite": True}  # of as many as were told
            for one in board.all_of((noun,), getattr(board, fits)):
                board.asks.append(asked_of(one))
            return
        may_be = getattr(board, fits)
        group = _group(board, noun, may_be)
        if group:
            board.asks += map(asked_of, group)
            return
        if key in ("triggers", "triggered") and noun.get("pronoun") == "it":
            noun = what_may_trigger(board, noun)
            if board.subject and has_trigger(board, board.subject):
                may_be = partial(has_trigger, board)
        is_spell = "of_spell" in said and key == "zone" and "pronoun" in noun
        thing = board.find(noun, board.is_on_stack if is_spell else may_be)
        if {said.get("whose_zone", ""), said.get("or_zone", "")} - {"", thing.owner}:
            raise Lost("another player's zone")
        if key == "zone" and "pronoun" in noun and _of_another_spell(board, thing):
            raise Lost("the spell, or what it was cast on")
        board.asks.append(asked_of(thing))
        board.subject = thing

    return put_ask


def _of_another_spell(board: Board, thing: Thing) -> bool:
    """Whether a spell was answered last, and it is not the object."""
    aimed = board.play[-1].get("targets", ()) if board.play else ()
    spells = [one for one in aimed if isinstance(one, Thing) and board.is_on_stack(one)]
    return bool(spells) and thing not in spells and (thing.now or thing.zone) == BATTLEFIELD


def _group(board: Board, noun: Plain, fits: Callable[[Thing], bool]) -> list[Thing]:
    """All that were told by one number, where a noun is said of each: "my tokens"."""
    if {"pronoun", "number", "one_of", "role", "copied"} & set(noun):
        return []
    like = [one for one in board.arrival if board.is_like(one, noun) and fits(one)]
    is_one_kind = len({(one.name, one.owner) for one in like}) == 1
    return like if is_one_kind and all(one.is_one_of_several for one in like) else []


def tapped(board: Board, said: Plain) -> None:
    """Whether an object is tapped; what attacks in the question itself attacks before."""
    noun = said.get("of", {"pronoun": "it"})
    if "by_attack" in said:
        attack(board, {"by": (said["by_attack"],)})
    of_one("tapped", "is_permanent")(board, {"of": noun})


def mana_value(board: Board, said: Plain) -> None:
    """The mana value of an object; with an X it is another on the stack than it is afterwards."""
    of_one("mana_value")(board, said)
    thing = board.subject
    if any(item.get("cast") is thing and "x" in item for item in board.play[board.settled :]):
        raise Lost("a mana value on the stack, or afterwards")


def of_players_own(key: str, fits: str) -> Handler:
    """A focus of one object, which is that player's of whom it is said."""

    def put_ask(board: Board, said: Plain) -> None:
        of_one(key, fits)(board, said)
        if said.get("who") and board.subject is not None:
            owned(board.subject, said["who"])

    return put_ask


def triggers_again(board: Board, said: Plain) -> None:
    """Whether an ability triggers once more, of what was there before anything was done."""
    thing = board.find(said["of"], board.is_permanent)
    if any(item.get("cast") is thing for item in board.play) or not board.play:
        raise Lost("which time it triggers")
    board.asks.append({"triggers": thing})
    board.subject = thing


def changes(board: Board, said: Plain) -> None:
    """What changes, at the end of a turn also in its last step; nothing in particular is asked."""
    last = board.play[-1].get("at", {}).get("step") if board.play else board.step
    if last == "end":
        board.play.append({"pass": "all", "at": {"step": "cleanup"}})
    board.is_asked = True


def unless_land_came(board: Board) -> None:
    """Raises Lost where a land came this turn, of which it isn't told whether it was played."""
    if any(one.traits.get("sick") and board.facts.is_land(one.card) for one in board.things):
        raise Lost("whether the land that came this turn was played")


def land(board: Board, said: Plain) -> None:
    """Whether a land may be played: a Forest stands for it."""
    who = board.who(said.get("who", ""))
    unless_land_came(board)
    _after_others(board, who, said.get("nth", 1) - 1)
    played = board.new({"card": "Forest"}, who, HAND)
    board.guess("The land is Forest.", "所使用的地是树林。", "it isn't named", "未说明是哪一张")
    item = {"player": who, "play_land": played}
    if responds(board, said, who, is_fast=False):
        item["respond"] = True
    board.asks.append({"allowed": item})


def _after_others(board: Board, who: str, number: int) -> None:
    """So many lands were played this turn, as "another" or "a third" one says that they were."""
    done = sum("play_land" in item and item["player"] == who for item in board.play)
    told = board.players[who].get("lands_played", 0) + done
    if told > number > 1 or 0 < told < number:
        raise Lost("another number of lands than was told")
    if told < number:
        board.players[who]["lands_played"] = number
        lands = "One land was" if number == 1 else f"{number} lands were"
        board.guess(
            f"{lands} played this turn.",
            f"本回合已使用过{number}张地。",
            "another one is asked of",
            "所问为再使用一张",
        )


def resolves(board: Board, said: Plain) -> None:
    """Whether a spell resolves, or is countered: what doesn't resolve need not be countered."""
    thing = board.find(said["of"], board.is_on_stack)
    board.asks.append({said.get("so", "resolves"): thing})


def legal(board: Board, said: Plain) -> None:
    """Whether what was done last is allowed: then it is only tried."""
    last = board.play[-1] if board.play else {}
    if not {*said.get("deeds", ("cast", "activate", "attack", "block"))} & set(last):
        raise Lost("nothing that may be allowed")
    if said.get("who", last["player"]) != last["player"]:
        raise Lost("whether another player may do what was done")
    at = last.get("targets", ())
    if "at_player" in said and list(at) != [board.theirs.get(last["player"])]:
        raise Lost("a player who is no target")
    last["try"] = True
    board.asks.append({"legal": True})


def repeats(board: Board, said: Plain) -> None:
    """Whether what was done can be repeated as often as wanted: something has to be done."""
    if not board.play or said.get("who") not in (None, "", board.play[-1].get("player")):
        raise Lost("nothing that may be repeated")
    board.asks.append({"repeats": True})


def either(board: Board, said: Plain) -> None:
    """Who wins: of the game only where something of the players was told, else of creatures."""
    blocked = [item["block"] for item in board.play if "block" in item]
    if not any(board.players.values()) and len(blocked) == 1 and len(blocked[0]) == 1:
        pair = {one for both in blocked[0].items() for one in both}
        board.asks += [{"survives": one} for one in board.arrival if one in pair]
        return
    if not any(board.players.values()):
        raise Lost("who wins what")
    board.asks.append({"result": True})


def turned_up(board: Board, said: Plain) -> None:
    """Whether what is face down may be turned face up, which needs no stack."""
    who = board.who(said.get("who", ""))
    thing = board.find(said["it"], lambda one: "face_down" in one.traits and not one.now)
    owned(thing, who)
    count_mana(board, who, "", thing)
    item = {"player": who, "special": "turn face up", "card": thing}
    if any(map(board.is_on_stack, board.things)):
        item["respond"] = True
    board.asks.append({"allowed": item})


TAPPED = (  # by an effect of which only that is told
    Bilingual("the effect only taps it", "该效应只将其横置"),
    Bilingual("the effect also says that it doesn't untap", "该效应还注明其不能重置"),
)


def untaps(board: Board, said: Plain) -> None:
    """Whether a permanent untaps: as its controller's next turn has begun, or does for it."""
    thing = board.find(said.get("of", {"pronoun": "it"}), board.is_permanent)
    if said.get("who") not in (None, "", thing.owner):
        raise Lost("what another player untaps")
    if "later" in said:
        next_turn(board, {"later_turn": said["later"]})
    if board.turns == 1 and not any("untap" in one.casefold() for one in board.effects()):
        raise Lost("when it untaps")
    by = [one for one in board.play if "effect" in one and thing in one.get("targets", ())]
    if by and by[-1]["effect"].startswith("Tap ") and board.fork(TAPPED):
        by[-1]["effect"] += " It doesn't untap during its controller's next untap step."
    board.asks.append({"untaps": thing})
    board.subject = thing


def phased(board: Board, said: Plain) -> None:
    """Whether an object is phased out."""
    thing = board.find(said["of"], board.is_permanent)
    if not any("phases out" in one for one in board.effects()):
        raise Lost("what phases out")
    board.asks.append({"phased_out": thing})
    board.subject = thing


def copied_name(board: Board, said: Plain) -> None:
    """Whether what was cast last enters as a copy of an object: what it is called then."""
    last = board.play[-1] if board.play else {}
    if "cast" not in last:
        raise Lost("what was cast")
    if "what" in said:
        board.find(said["what"], lambda one: one is last["cast"])
    using.copies(board, {"of": said["of"]})
    board.asks.append({"name": last["cast"]})


def loyalty(board: Board, said: Plain) -> None:
    """The loyalty of a planeswalker; as it enters, only where nothing was done since."""
    of_one("loyalty", "is_planeswalker")(board, said)
    last = board.play[-1] if board.play else {}
    if said.get("entering") and last.get("cast") is not board.subject:
        raise Lost("its loyalty at another moment")


def triggers(key: str) -> Handler:
    """Whether, or how often, a keyword ability triggers: that of the object that has it."""

    def put_ask(board: Board, said: Plain) -> None:
        found = having(board, said)
        if len({(one.name, one.owner) for one in found}) != 1:
            raise Lost("whose ability it is")
        if said.get("who") not in (None, "", found[0].owner):
            raise Lost("another player's ability")
        board.asks += [{key: one} for one in found]
        board.subject = found[0] if len(found) == 1 else None

    return put_ask
