"""What is told as what comes of something told before is not done a second time.

"I cast Divination and draw two cards": they are the cards that Divination draws, or two more.
"""

from __future__ import annotations

import re
from typing import Any

from judge.asking.board.discourse import HAND, Board, Lost, Plain, Thing
from judge.asking.wordings.phrases import EN_NUMBERS
from judge.values import Bilingual

OUTCOMES = {  # of a spell, by the effect that a question tells with the same words
    "Destroy target permanent.": ("destroy target",),
    "Destroy target creature.": ("destroy target",),
    "Exile target permanent.": ("exile target",),
    "Return target permanent to its owner's hand.": ("return target",),
}
IN_THE_WAY = (  # of such an outcome
    *("hexproof", "shroud", "protection", "indestructible", "ward", "regenerat", "can't", "would"),
)
ONCE_OR_TWICE = (
    Bilingual("what is told as the outcome happens once", "所述的结果只发生一次"),
    Bilingual("what is told happens again, besides", "所述者另外再发生一次"),
)
KILLS_ALL = re.compile(r"destroy all creatures(?:\.|, )(?: ?they can't be regenerated\.)?")
BLINKS = re.compile(r"exile (?:another )?target [^.]*, then return (?:it|that card|them)")
SHIELD = "Regenerate target creature."
KEPT = ("indestructible", "regenerate ", "umbra armor", "totem armor", "shield counter")
SACRIFICES = "You sacrifice"
OF_DRAWS = re.compile(r"draws? (?:\d+|a) cards?")
DAMAGE = r"deals? (?:{n} |combat )?damage|damage equal"
CAUSES = (  # of what an effect told in words says, in words of cards; {n} is its number, or none
    (re.compile(r"gain (\d+) life"), r"gains? {n} life|gains? life|lifelink|extort"),
    (re.compile(r"lose (\d+) life"), rf"loses? {{n}} life|loses? life|afflict|extort|{DAMAGE}"),
    (re.compile(r"draws? (\d+|a) cards?"), r"draws? {n} cards?|draws? cards|draw that many"),
    (re.compile(r"mill (\d+|a) cards?"), r"mills? {n} cards?|mills? (?:cards|half|that many)"),
    (
        re.compile(r"^Create()"),
        r"creates?\b|fabricate|afterlife|amass|investigate|embalm|eternalize",
    ),
    (re.compile(r"creature gets ([+-]\d+/[+-]\d+)"), r"gets? {n}"),
    (re.compile(r"creatures get ([+-]\d+/[+-]\d+)"), r"gets? {n}"),
    (re.compile(r"Put .*?([+-]\d+/[+-]\d+) counter"), r"{n} counters?\b|undying|persist"),
    (re.compile(r"deals (\d+) damage"), DAMAGE),
    (re.compile(r"^Destroy target()"), rf"destroys?\b|sacrifices?\b|-\d+/-\d+|fights?\b|{DAMAGE}"),
    (re.compile(r"^Exile target()"), r"exiles?\b"),
    (re.compile(r"^Return target()"), r"returns?\b"),
    (re.compile(r"poison counter()"), r"poison|infect|toxic"),
    (re.compile(rf"^{SACRIFICES}()"), r"\bsacrifices? (?:an?|two|three|half) [^:\n]*$|annihilator"),
)
BY_DAMAGE = re.compile(r"gain \d+ life|lose \d+ life|deals \d+ damage|^Destroy|poison")
KILLS = re.compile(r"^Destroy")
LASTS = re.compile(r"creatures? gets? ")  # what an ability does that nothing has to trigger


def once(board: Board, said: Plain, text: str, target: Thing | str | None = None) -> Plain | None:
    """What is told of an effect; None where it is told as what comes of something told before.

    What happens besides that happens when it has resolved.
    """
    is_apart = said.get("respond") or {"source", "moment"} & set(said)
    is_apart = is_apart or ("who" in said and "change" in said)
    if is_apart or not (board.play or board.step or LASTS.search(text)):
        return said
    if board.step == "draw" and not board.play and OF_DRAWS.search(text):
        raise Lost("the draw of the draw step, or another")
    by_somebody = bool(said.get("who")) and KILLS.search(text) is not None  # not by damage
    if not _may_come(board, text, target, by_combat=not by_somebody):
        return said
    if board.fork(ONCE_OR_TWICE):
        return {**said, "thereupon": True}
    board.settled = len(board.play)
    return None


def all_died(board: Board, said: Plain) -> None:
    """All creatures, or all of a player's, are told to die of what was done last: it kills all.

    Where nothing was done yet they are destroyed, at the same time.
    """
    if (
        said.get("whole")
        and not board.play
        and not any(one in w for one in KEPT for w in board.words())
    ):
        if len(board.all_of(({"pronoun": "they"},), board.is_creature_there)) < 2:
            raise Lost("which creatures die")
        board.play.append({"player": board.actor, "effect": "Destroy all creatures."})
        return
    last = board.play[-1] if board.play else {}
    spell: Thing | None = last.get("cast")
    text = str(last.get("effect", "")).casefold() if spell is None else board.facts.text(spell.card)
    others = (*board.words(), *(one.casefold() for one in board.effects()))
    if not KILLS_ALL.match(text) or any(one in held for one in KEPT for held in others):
        raise Lost("what all creatures died of")
    board.settled = len(board.play)


def blinked_so(board: Board, said: Plain) -> None:
    """An object is told to be exiled and to return, as what was done last does."""
    last = board.play[-1] if board.play else {}
    used = last.get("cast", last.get("activate"))
    thing = board.find(said["it"], board.is_permanent)
    if (
        used is None
        or thing not in last.get("targets", ())
        or not BLINKS.search(board.facts.text(used.card))
    ):
        raise Lost("what exiled and returned it")
    board.settled = len(board.play)
    board.subject = thing


def tokens_come(board: Board, said: Plain) -> None:
    """Tokens are told to come, as many as what was done last makes."""
    last = board.play[-1] if board.play else {}
    used = last.get("cast", last.get("activate"))
    text = "" if used is None else board.facts.text(used.card)
    number = _numbers(str(said["n"]))
    made = re.search(rf"creates? {number} [^.]*\b{re.escape(said['kin'])}\b[^.]*tokens?", text)
    if made is None or said.get("who") not in (None, "", last["player"]):
        raise Lost("what makes so many")
    board.settled = len(board.play)


def regenerates_so(board: Board, said: Plain) -> None:
    """A creature is told to regenerate that was told to have a shield, when it is destroyed."""
    shields = [item for item in board.play if item.get("effect") == SHIELD]
    last = board.play[-1] if board.play else {}
    if len(shields) != 1 or shields[0] is last or last.get("targets") != shields[0]["targets"]:
        raise Lost("what regenerates it")
    board.settled = len(board.play)
    board.subject = last["targets"][0]


def is_sacrificed_by_itself(board: Board, said: Plain) -> bool:
    """True where what is told to be sacrificed may be what something told before asks for."""
    is_later = bool(board.play) and not {"respond", "moment"} & set(said)
    return is_later and _may_come(board, SACRIFICES, None, by_combat=False)


def _may_come(board: Board, text: str, target: Thing | str | None, *, by_combat: bool) -> bool:
    """True where something that is there, was done or was cast may have that effect."""
    if by_combat and BY_DAMAGE.search(text) and _in_combat(board, target):
        return True
    done = {id(item[key]) for item in board.play for key in ("cast", "activate") if key in item}
    there = [one for one in board.things if one.zone != HAND or id(one) in done]
    words = [
        *(word for one in there for word in one.has),
        *(board.facts.text(one.card) for one in there if one.card),
    ]
    for said, causes in CAUSES:
        if found := said.search(text):
            cause = re.compile(causes.replace("{n}", _numbers(found[1])))
            return any(cause.search(word) for word in words)
    return False


def _numbers(number: str) -> str:
    """A number as cards may say it: in digits, in letters, or left open."""
    if not number.isdecimal():
        return re.escape(number) if number else ""
    word = (*EN_NUMBERS, number)[int(number) - 1 if 0 < int(number) <= len(EN_NUMBERS) else -1]
    return rf"(?:{number}|{word}{'|a' if number == '1' else ''}|x|that much|that many)"


def _in_combat(board: Board, target: Thing | str | None) -> bool:
    """True where combat damage was told to be on its way, to an object or to any player."""
    fought = [one for one, _ in board.attackers()]
    fought += [one for item in board.play for one in item.get("block", ())]
    return target in fought if isinstance(target, Thing) else bool(fought)


def is_outcome(board: Board, said: Plain, target: Thing) -> bool:
    """True of what is told as what comes of the spell that was just cast: "It is destroyed."."""
    last: dict[str, Any] = board.play[-1] if board.play[board.settled :] else {}
    spell = last.get("cast")
    words = OUTCOMES.get(said["text"], ())
    if spell is None or said.get("who") or said.get("respond") or board.has_trigger:
        return False
    is_so = last.get("targets") == [target] and any(board.facts.says(spell.card, w) for w in words)
    if not is_so or any(one in text for text in board.words() for one in IN_THE_WAY):
        return False
    board.settled = len(board.play)
    board.subject = target
    return True
