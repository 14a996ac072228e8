"""What is asked is looked up in the account: a value for each thing that a question names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from judge.abilities import Activated, Keyword, Static, Triggered
from judge.cards import CardType, Color, Supertype
from judge.game.state import ObjectId
from judge.rules.view import View
from judge.ruling.account import Account
from judge.ruling.answers.answer import Answer, Answers, Part
from judge.ruling.answers.news import news
from judge.scenario.expectations import GONE, names_in, observe, repetition
from judge.scenario.finding import on_battlefield
from judge.scenario.model import Expectation
from judge.values import Value

NOBODY = "nobody"
DRAW = "draw"
OF_WORDS = ("has", "lacks", "is", "is_not")
YES_OR_NO = {"lacks": False, "is_not": False, "has": True, "is": True}


def answers(account: Account, asked: tuple[Expectation, ...]) -> Answers:
    """The answer to each question, or what changed where nothing is asked."""
    return Answers(
        tuple(answer(account, one) for one in asked),
        () if asked else tuple(news(account)),
        account.record.repeats,
    )


def answer(account: Account, asked: Expectation) -> Answer:
    """The answer to one question."""
    special = SPECIAL.get(asked.key)
    if special is not None:
        return Answer(asked, tuple(special(account, asked)))
    got = observe(account.finder, account.view, asked)
    if not isinstance(got, Mapping):
        return Answer(asked, (Part("", _plain(got)),))
    return Answer(asked, tuple(_part(asked, name, value) for name, value in got.items()))


def _part(asked: Expectation, name: str, got: Any) -> Part:
    wanted = asked.value.get(name) if isinstance(asked.value, Mapping) else None
    if asked.key in OF_WORDS:
        is_so = set(wanted or ()) == set(got) if YES_OR_NO[asked.key] else not got
        return Part(name, is_so, tuple(wanted or ()))
    if asked.key == "counters":
        return _counters(name, got, wanted)
    if asked.key == "mana":
        return Part(name, "".join(f"{{{one}}}" * number for one, number in got.items()) or GONE)
    if isinstance(got, Mapping):
        return Part(name, list(got.values()), tuple(got))
    return Part(name, got)


def _plain(value: Any) -> Any:
    """A value as an answer has it: nobody is a name too."""
    return NOBODY if value is None else list(value) if isinstance(value, tuple) else value


def _counters(name: str, got: Any, kinds: Any) -> Part:
    """The number of counters, of each kind where there are several kinds."""
    if not isinstance(got, Mapping):
        return Part(name, got)
    held = {kind: number for kind, number in got.items() if number or kinds}
    numbers = list(held.values())
    return Part(name, numbers if len(numbers) > 1 else sum(numbers), tuple(held))


def _what_it_is(account: Account, asked: Expectation) -> Iterator[Part]:
    """The abilities or types of each object; with words, whether they are so."""
    if isinstance(asked.value, Mapping):
        got = observe(account.finder, account.view, asked)
        yield from (_part(asked, name, words) for name, words in got.items())
        return
    for name in names_in(asked.value):
        id_ = account.finder.object(account.view, name, asked.line, on_battlefield())
        of = _types if asked.key in ("is", "is_not") else _abilities
        yield Part(name, of(account.view, id_), id_)


def _types(view: View, id_: ObjectId) -> list[str]:
    """The types of an object and its colors."""
    now = view.of(id_)
    kinds = [
        one.value
        for kind in (Supertype, CardType)
        for one in kind
        if one in {*now.types, *now.supertypes}
    ]
    return [
        *kinds,
        *sorted(now.subtypes),
        *(one.name.lower() for one in Color if one in now.colors),
    ]


def _abilities(view: View, id_: ObjectId) -> list[str]:
    """The abilities of an object: keyword abilities by their names, others by their kind."""
    return [
        one.name if isinstance(one, Keyword) else KINDS.get(type(one), "ability")
        for one in view.of(id_).abilities
    ]


KINDS: Mapping[type[Value], str] = {
    Activated: "activated ability",
    Triggered: "triggered ability",
    Static: "static ability",
}


def _result(account: Account, asked: Expectation) -> Iterator[Part]:
    """Who won; nobody where the game goes on."""
    got = observe(account.finder, account.view, asked)
    won = list(got["wins"])
    winner: Any = won if len(won) > 1 else won[0] if won else DRAW if got["draw"] else NOBODY
    yield Part("", winner, got)


def _legal(account: Account, asked: Expectation) -> Iterator[Part]:
    """Whether the last thing tried may be done."""
    refused = [one.entry for one in account.refused]
    legal = account.record.last_legal
    yield Part("", legal, refused[-1] if refused and legal is False else None)


def _allowed(account: Account, asked: Expectation) -> Iterator[Part]:
    """Whether an action would be allowed at the end."""
    item = asked.value["item"]
    found = next(one for one in account.record.allowed if one.item == item)  # asked twice, too
    is_allowed = account.record.is_allowed(item)
    yield Part("", is_allowed, None if is_allowed else found)


def _repeats(account: Account, asked: Expectation) -> Iterator[Part]:
    """Whether what was done can be repeated as often as wanted."""
    again = repetition(account.finder, account.record)
    yield Part("", again is not None, account.record.round)


SPECIAL: Mapping[str, Callable[[Account, Expectation], Iterator[Part]]] = {
    **dict.fromkeys(OF_WORDS, _what_it_is),
    "result": _result,
    "legal": _legal,
    "allowed": _allowed,
    "repeats": _repeats,
}
