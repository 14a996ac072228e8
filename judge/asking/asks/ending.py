"""What is asked of how it ended goes into `ask`: loyalty at first, a token cast again, a type."""

from __future__ import annotations

from judge.asking.asks import allowing, wondering
from judge.asking.board.discourse import HAND, Board, Lost, Plain
from judge.asking.doing import casting
from judge.asking.doing.fighting import owned
from judge.words import ASKER

BOUNCED = "Return target permanent to its owner's hand"
IT_AGAIN = ({"pronoun": "it"}, {"definite": True, "kind": "creature token"})


def loyalty(board: Board, said: Plain) -> None:
    """The loyalty of a planeswalker; of one that enters, which is cast if that wasn't told."""
    noun = said.get("of", {"pronoun": "it"})
    if not said.get("entering"):
        wondering.loyalty(board, {**said, "of": noun})
        return
    last = board.play[-1] if board.play else {}
    is_cast = "cast" in last and board.is_planeswalker(last["cast"])
    if not is_cast:
        there = [one for one in board.things if board.is_planeswalker(one)]
        if "card" not in noun or board.play or there:
            raise Lost("what enters")
        casting.cast(board, {"who": noun.get("owner", ASKER), "what": noun})
        noun = {"pronoun": "it"}
    wondering.loyalty(board, {**said, "of": noun})


def may_cast(board: Board, said: Plain) -> None:
    """Whether a spell may be cast; "it" may be what was put into a hand just now."""
    last = board.play[-1] if board.play else {}
    is_bounced = last.get("effect", "").startswith(BOUNCED)
    if is_bounced and said["what"] in IT_AGAIN and set(said) <= {"asks", "who", "what"}:
        _cast_again(board, said)
        return
    counts = any("more than one" in text and "spell" in text for text in board.texts())
    if counts and said["what"].get("other") and not any("cast" in item for item in board.play):
        who = board.who(said.get("who", ""))
        so_far = board.players[who].setdefault("this_turn", {})
        so_far["spells_cast"] = max(1, so_far.get("spells_cast", 1))
        said = {**said, "what": {k: held for k, held in said["what"].items() if k != "other"}}
        board.guess(
            "A spell was cast this turn.",
            "本回合已施放过一个咒语。",
            "another one is asked of",
            "所问为再施放一个",
        )
    allowing.may_cast(board, said)


def _cast_again(board: Board, said: Plain) -> None:
    """Whether what was put into a hand may be cast; a token is nowhere any more."""
    thing = board.find(said["what"], board.is_any)
    is_token = thing.kind.endswith("token") or thing.is_made or thing.copies is not None
    if is_token and said.get("who", thing.owner) != thing.owner:
        raise Lost("another player's token")
    if is_token:
        board.asks.append({"zone": thing})
        board.subject = thing
        return
    if board.play[-1].get("targets") != [thing] or not thing.card or thing.now:
        raise Lost("where it may be cast from")
    who = board.who(said.get("who", ""))
    owned(thing, who)
    thing.now = HAND
    if board.facts.aims(thing.card) or board.facts.is_land(thing.card):
        raise Lost("at what it is cast")
    board.asks.append({"allowed": {"player": who, "cast": thing}})


def made_a(board: Board, said: Plain) -> None:
    """Whether a permanent makes another one something else: what that is then."""
    by = board.find(said["by"], board.is_permanent)
    if not by.card or not board.facts.says(by.card, said["card"].casefold()):
        raise Lost("what makes nothing of the kind")
    wondering.is_of(board, {"of": said["of"], "card": said["card"]})
    if board.subject is by:
        raise Lost("what makes itself another")
