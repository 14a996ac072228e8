"""A ruling speaks to whom asked: English verbs and owners agree with "you", sentences begin large.

>>> agreeing("you draws a card. Shock deals 2 damage to you.")
'You draw a card. Shock deals 2 damage to you.'
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TypeVar

from judge.ruling.ruling import Ruling
from judge.values import Bilingual, Value
from judge.words import ASKER

Told = TypeVar("Told")
UNTOLD = ("record", "considered", "failed", "citations", "only_named")  # of a ruling: no words
FORMS: Mapping[str, str] = {  # of a verb, where it isn't the ending alone that goes
    "is": "are",
    "isn't": "aren't",
    "was": "were",
    "wasn't": "weren't",
    "has": "have",
    "hasn't": "haven't",
    "does": "do",
    "doesn't": "don't",
    "goes": "go",
    "dies": "die",
}
NO_VERBS = ("as", "always", "this", "its", "unless", "perhaps", "plus", "versus")
ENDING = re.compile(r"ies$|(?<=ss)es$|(?<=sh)es$|(?<=ch)es$|(?<=[xz])es$|s$")
BEFORE = (
    r"(?:^|, and |[.:;,!?“] ?|\b(?:that|because|since|if|as|when|while|but|what|unless|though) )"
)
SUBJECT = re.compile(rf"({BEFORE})(you) ([a-z']+)", re.IGNORECASE)
OWN = re.compile(r"\b([Yy]ou)'s\b")
WHOSE = re.compile(r"\b(you (?:control|own))s\b")  # "creatures you control"
ONE_OF_OWN = re.compile(r"\bof you's(?=[.,:]| in | on |$)")
OPENS = re.compile(r"(?:^|(?<=[.!?] ))(?:you(?=r?\b)|opponent(?= [A-E1-5]\b))")
SENTENCE = re.compile(r"[^.!?]+[.!?]*")
OPENING = re.compile(r"(?:^|^ |[:;] )[Yy]ou ")
OF_SUBJECT = ((re.compile(r"\btheir\b"), "your"), (re.compile(r"\bthey\b"), "you"))


def agreeing(said: str) -> str:
    """English whose verbs, owners and first letters agree with "you".

    >>> agreeing("you searches their library."), agreeing("No card of you's: it is you's turn.")
    ('You search your library.', 'No card of yours: it is your turn.')
    """
    said = OWN.sub(r"\1r", ONE_OF_OWN.sub("of yours", said))
    said = WHOSE.sub(r"\1", said)
    said = SUBJECT.sub(lambda found: f"{found[1]}{found[2]} {second_person(found[3])}", said)
    if said.endswith((".", "!", "?")):
        said = opening(said)
    return SENTENCE.sub(lambda found: _of_subject(found[0]), said)


def opening(said: str) -> str:
    """Words that begin large where they begin with "you": "You choose X"."""
    return OPENS.sub(lambda found: found[0].capitalize(), said)


def _of_subject(sentence: str) -> str:
    """A sentence in which "they" and "their" are "you" and "your" after a "you" that begins it."""
    found = OPENING.search(sentence)
    if found is None:
        return sentence
    before, said = sentence[: found.end()], sentence[found.end() :]
    for third, second in OF_SUBJECT:
        said = third.sub(second, said)
    return before + said


def second_person(verb: str) -> str:
    """A verb of "he" as one of "you"; any other word as it is.

    >>> [second_person(one) for one in ("draws", "scries", "discusses", "has", "can't")]
    ['draw', 'scry', 'discuss', 'have', "can't"]
    """
    if verb in FORMS:
        return FORMS[verb]
    ending = None if verb in NO_VERBS or verb.endswith("ss") else ENDING.search(verb)
    if ending is None:
        return verb
    return verb[: ending.start()] + ("y" if ending[0] == "ies" else "")


def addressed(ruling: Ruling, players: Iterable[str]) -> Ruling:
    """A ruling as it is said to whom asked, where that is one of its players."""
    if ASKER not in players:
        return ruling
    held = {name: getattr(ruling, name) for name in ruling.__struct_fields__}
    told = {name: _agreeing(one) for name, one in held.items() if name not in UNTOLD}
    return ruling.with_(**told)


def _agreeing(value: Told) -> Told:
    """The same value with all that it says in words agreeing."""
    match value:
        case Bilingual(en=en):
            return value.with_(en=agreeing(en))
        case Value():
            return value.with_(
                **{name: _agreeing(getattr(value, name)) for name in value.__struct_fields__}
            )
        case tuple():
            return type(value)(map(_agreeing, value))
    return value
