"""A question as people write it becomes the scenarios it may mean, with what each word became.

>>> from judge.cards import builtin_pool
>>> book, facts = NameBook((("Memnite",), ("Shock",))), CardFacts(builtin_pool().get)
>>> text = "I control a 2/2. My opponent casts Shock on it. Does it die?"
>>> found = asked(text, Lang.EN, book, facts)
>>> found.unread, len(found.drafts), found.drafts[0].scenario["ask"]
((), 1, [{'dies': '2/2 creature'}])
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

from judge.asking.board.card_facts import CardFacts
from judge.asking.board.discourse import HAND, Board, Lost
from judge.asking.board.drafting import Drafted, drafted
from judge.asking.board.seating import TWO, seated
from judge.asking.names.mentions import NAMED, Masked, Mention, named, place_of
from judge.asking.names.naming import NameBook, masked
from judge.asking.understanding import asked_first, understand
from judge.asking.wordings.addressed import said_of, whom
from judge.asking.wordings.clauses import Clause, clauses
from judge.asking.wordings.phrases import chinese_keywords
from judge.asking.wordings.tenses import in_time
from judge.values import Bilingual, Lang, Value
from judge.words import ASKER, OPPONENT

SIZE = re.compile(
    r"(?<![\w+\-/])(\d{1,2}/\d{1,2})(?![\w/])(?!s\b)|(?<![\w+\-/])(\d{1,2}/\d{1,2})s\b"
)
THE_OTHER = re.compile(
    r"\bother (?:player|opponent|person|guy)s?\b"
    "|(?:另外?一|另|其他|其它|别的)[个位名]?(?:牌手|玩家|对手)",
    re.IGNORECASE,
)
THEY = re.compile(r"\bthey\b|[他她它]们", re.IGNORECASE)  # several, or one of whom nothing is said
EACH = re.compile(
    r"each (?:has|controls|have|control)\b|they both\b|both of them\b|各[有剩]", re.IGNORECASE
)
HOW_MUCH = re.compile(
    r"\b(?:how|what|what's|which|who|whose|number|total|most)\b|多少|几|哪|什么|谁|多大",
    re.IGNORECASE,
)
WHOSE = {
    Lang.EN: (
        re.compile(r"\b(my|i|me|mine|we|our)\b", re.IGNORECASE),
        re.compile(r"\b(opponent'?s?|opp'?s?|oppo|his|her|he|she|they|their)\b", re.IGNORECASE),
    ),
    Lang.ZH: (re.compile("我(?!的?对手)"), re.compile("对手|对方|对面|他|她")),
}


NOTHING = Masked("", ())
FULL_WIDTH = str.maketrans(",", "，")  # as the tables of Chinese have it
QUOTED_STOP = re.compile(  # the stop of a sentence
    "([.。])([\"”」』'’])(?=\\s|$|(?!的|这个异能|这一异能)[\u4e00-\u9fff])"
)


class Part(Value):
    """Some words of a question, by where they stand, and what they became; "" if unread."""

    start: int
    end: int
    became: str = ""


class Asked(Value):
    """The ways that a question may be read, the words that became something, and the others."""

    drafts: tuple[Drafted, ...]
    read: tuple[Part, ...]
    unread: tuple[Part, ...]
    masked: Masked = NOTHING
    clauses: tuple[Clause, ...] = ()
    known: frozenset[int] = frozenset()  # the places of the clauses that were understood

    @property
    def mentions(self) -> tuple[Mention, ...]:
        """The cards that are named."""
        return self.masked.mentions


def asked(text: str, lang: Lang, book: NameBook, facts: CardFacts) -> Asked:
    """What a question in one language asks."""
    text = QUOTED_STOP.sub(r"\2\1", text)
    named_cards = (_by_face(one, text, facts) for one in book.of_question(text))
    held = masked(text, named_cards)
    if lang is Lang.ZH:  # with no name in it any more
        held = held.with_(text=held.text.translate(FULL_WIDTH))
    you = whom(held.text, lang)
    found = in_time(tuple(clauses(held, lang, you)), held, text, lang)
    found = _of_the_other(found, held)
    read = tuple(one for one in found if one.value is not None)
    boards, understood = _understood(read, held.mentions, facts)
    turned = _turned_over(held, text, facts)
    if turned and len(understood) == len(found):
        others, known_too = _understood(read, turned, facts)
        if len(known_too) == len(found):
            boards = (*_as_face(boards, held.mentions), *_as_face(others, turned))
    if len(understood) == len(found) > 0:
        for board in boards:
            _guess_players(board, text, held, you)
        is_whether = _is_whether(found, held)
        drafts = tuple(drafted(board).with_(is_whether=is_whether) for board in boards)
        return Asked(drafts, _parts(found, held), (), held)
    known = [read[place] for place in sorted(understood)]
    board, unread = boards[0], [one for one in found if one not in known]
    for clause in unread:
        _prefill(board, held, clause, lang, facts, you)
    left = tuple(Part(held.place(one.start), held.place(one.end)) for one in unread)
    draft = drafted(board)
    places = frozenset(n for n, one in enumerate(found) if one in known)
    return Asked((draft,), _parts(tuple(known), held), left, held, found, places)


def _understood(
    read: tuple[Clause, ...], mentions: tuple[Mention, ...], facts: CardFacts
) -> tuple[tuple[Board, ...], set[int]]:
    """The boards of all ways of reading, and which clauses were understood."""
    told = tuple((named(one.value, mentions), one.sentence) for one in read)
    boards, understood = understand(told, facts, named_in(mentions))
    first = asked_first(told)
    if len(understood) == len(told) or not first:
        return boards, understood
    last = told[-1][1] + 1
    turned = (*told[first:], *((value, last) for value, _ in told[:first]))
    others, known = understand(turned, facts, named_in(mentions))
    return (others, known) if len(known) == len(told) else (boards, understood)


def _turned_over(held: Masked, text: str, facts: CardFacts) -> tuple[Mention, ...]:
    """The mentions, where one by a part of a name may be of the other face of a permanent."""
    turned = tuple(
        one
        if one.is_text or one.is_player
        else one.with_(name=facts.back_called(one.name, text[one.start : one.end]))
        for one in held.mentions
    )
    return () if turned == held.mentions else turned


def _as_face(boards: tuple[Board, ...], mentions: tuple[Mention, ...]) -> tuple[Board, ...]:
    """Boards that tell which face each name is taken as."""
    names = " and ".join(dict.fromkeys(one.name for one in mentions if not one.is_text))
    for board in boards:
        board.chosen.append(Bilingual(f"{names} is named", f"所指的是{names}"))
    return boards


def _is_whether(found: tuple[Clause, ...], held: Masked) -> bool:
    """True where all that is asked is whether: "Do I take damage?", not "How much …"."""
    asking = (one for one in found if one.value is not None and "asks" in one.value)
    return not any(HOW_MUCH.search(held.text, one.start, one.end) for one in asking)


def _of_the_other(found: tuple[Clause, ...], held: Masked) -> tuple[Clause, ...]:
    """The clauses; of more than two players, what speaks of "the other player" is not read."""
    told = [one.value for one in found if one.value is not None]
    if len(seated(told, named_in(held.mentions))) == TWO:
        return found
    return tuple(one.with_(value=None) if _is_of_another(one, held.text) else one for one in found)


def _is_of_another(one: Clause, text: str) -> bool:
    """True of what is said of a player of whom, of more than two, it isn't said which: "they"."""
    is_theirs = OPPONENT in ((one.value or {}).get("who"), (one.value or {}).get("whom"))
    of_several = is_theirs and THEY.search(text, one.start, one.end)
    return bool(
        of_several
        or EACH.match(text, one.start, one.end)
        or THE_OTHER.search(text, one.start, one.end)
    )


def named_in(mentions: tuple[Mention, ...]) -> tuple[str, ...]:
    """The players who have names, in the order of their first mentions."""
    return tuple(dict.fromkeys(one.name for one in mentions if one.is_player))


def _by_face(one: Mention, text: str, facts: CardFacts) -> Mention:
    """A mention of a card by the name of another face than its front is of that face."""
    if one.is_text or one.is_player:
        return one
    return one.with_(name=facts.face_called(one.name, text[one.start : one.end]))


def _guess_players(board: Board, text: str, held: Masked, you: str) -> None:
    """Notes who is taken as who, of players that have names and of "you" beside "I"."""
    if you == OPPONENT:
        board.guess(
            "“You” is “my opponent”.",
            "“你”为“对手”。",
            "the question speaks to another player",
            "问题对另一位牌手说话",
        )
    called = {one.name: text[one.start : one.end] for one in held.mentions if one.is_player}
    if set(called) in ({ASKER}, {OPPONENT}):
        (who,) = called
        name, en = called[who], "I" if who == ASKER else "my opponent"
        board.guess(
            f"{name} is “{en}”.",
            f"{name}为“{'我' if who == ASKER else '对手'}”。",
            "the question calls a player so",
            "问题如此称呼牌手",
        )
    if set(called) == {ASKER, OPPONENT}:
        board.guess(
            f"{called[ASKER]} is “I”, {called[OPPONENT]} is “my opponent”.",
            f"{called[ASKER]}为“我”，{called[OPPONENT]}为“对手”。",
            "the question calls its players by names",
            "问题中的牌手有名字",
        )


def _parts(found: tuple[Clause, ...], held: Masked) -> tuple[Part, ...]:
    """What each clause and each name became."""
    of_clauses = (
        Part(held.place(one.start), held.place(one.end), str(one.value.get("does") or "ask"))
        for one in found
        if one.value is not None
    )
    of_names = (
        Part(
            one.start, one.end, "player" if one.is_player else "words" if one.is_text else one.name
        )
        for one in held.mentions
    )
    return tuple(sorted((*of_clauses, *of_names), key=lambda part: (part.start, -part.end)))


# -- what is prefilled of words that were not read -------------------------------------------------


def _prefill(
    board: Board, held: Masked, clause: Clause, lang: Lang, facts: CardFacts, you: str
) -> None:
    """Puts the cards and sizes of a clause on the board, by whose they are said to be."""
    words = held.text[clause.start : clause.end]
    for at, noun in sorted(_nouns(words, held, lang), key=lambda one: one[0]):
        owner = _owner(said_of(words[:at].lower(), you, lang), lang)
        like = [
            one
            for one in board.things
            if one.card == noun.get("card", "") and one.size == noun.get("size", "")
        ]
        if not like:
            is_spell = "card" in noun and facts.is_spell_only(noun["card"])
            with suppress(Lost):  # the other face of what is there
                who = owner if owner in board.players else ASKER
                board.new(noun, who, HAND if is_spell else "battlefield")


def _nouns(words: str, held: Masked, lang: Lang) -> Iterator[tuple[int, Mapping[str, Any]]]:
    for sign in NAMED.finditer(words):
        yield sign.start(), {"card": held.mentions[place_of(sign[0])].name}
    for size in SIZE.finditer(words):
        after = words[size.end() : size.end() + 40].casefold()
        known = chinese_keywords()
        names = known if lang is Lang.EN else {zh: en for en, zh in known.items()}
        has = tuple(
            name if lang is Lang.EN else names[name] for name in names if _follows(name, after)
        )
        yield size.start(), {"size": size[1] or size[2], "has": has[:3]}


def _follows(keyword: str, after: str) -> bool:
    """True of a keyword ability that stands right after a size."""
    pattern = rf"^(?: creature| token)?(?: with)?[ 的具有]*{re.escape(keyword)}(?![a-z])"
    return re.match(pattern, after) is not None


def _owner(before: str, lang: Lang) -> str:
    """Whose something is, by the player spoken of last before it."""
    mine, theirs = (
        max((found.end() for found in pattern.finditer(before)), default=-1)
        for pattern in WHOSE[lang]
    )
    return OPPONENT if theirs > mine else ASKER
