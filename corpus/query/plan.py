"""The text of a query becomes a plan: the query tree, what to mark, and what to tell the reader."""

from __future__ import annotations

import re
from collections.abc import Sequence

from whoosh.query.compound import And, Or
from whoosh.query.qcore import Query

from corpus.analysis.fold import fold
from corpus.analysis.names import title_key_of
from corpus.answered import Named
from corpus.errors import BadQuery
from corpus.ids import RuleId
from corpus.index.store import Index
from corpus.model import Lang
from corpus.query.drafts import Draft
from corpus.query.language import parse, phrase_query, speaks_query_language
from corpus.query.nodes import AnyOf, Group
from corpus.query.numbers import Asked, numbers_in
from corpus.query.results import Match
from corpus.query.words import WordReader
from corpus.remembered import Remembered
from corpus.structs import Struct

MOST_CHARACTERS = 2_000
MOST_TOKENS = 64
_QUOTED = re.compile(r'"([^"]{1,400})"')
_HAS_HAN = re.compile("[\u3400-\u9fff]")
_ASKS = re.compile("[吗呢怎谁几哪]|什么|多少|是否|能不能|会不会")
_DOING = ("do", "does", "did", "can", "could", "may", "must", "will", "would", "should")
_BEGINS = frozenset((*_DOING, "are", "is", "was", "were", "has", "have", "if", "in"))
_ASKS_BY = frozenset(("what", "how", "when", "who", "which", "why", "where", "whose", "does"))
_ASKS_OF = re.compile(r"\b(?:can i|do i|is it|will it)\b")
_WORDS = re.compile("[a-z]+")
_SIZED = re.compile(r"(?<![\d/+-])\d{1,3}/\d{1,3}(?![\d/])")  # a creature, "3/3"
_ASKED, _LISTED = 3.0, 0.5  # beside the best of what the words find
_TITLE = 30.0
_STANDS_FOR = (
    (Match.NUMBER, "number", 100.0),
    (Match.NUMBER, "within", 20.0),
    (Match.REFERENCE, "cites", 2.0),
)
_REMEMBERED = 1 << 12  # numbers, names


class Plan(Struct):
    """A query, understood. `tree` is None if there is nothing to look for."""

    tree: Query | None
    lang: Lang
    asked: Asked
    phrases: tuple[str, ...]
    words: Draft  # what reading its words left: what to mark, what was guessed
    named: Named  # the text without names that are no rule's
    is_question: bool = False  # words say so
    is_name: bool = False  # it is the name of a rule, a heading or a term

    @property
    def asks_much(self) -> bool:
        """True if it is made of several words."""
        return len(self.words.groups) > 1

    @property
    def asks(self) -> bool:
        """True if it is a question, or tells of several things that are no rule's, or of a size."""
        if self.asked.numbers or self.asked.bad:
            return False
        if len(self.named.names) > 1 or self.is_question:
            return True
        return self.asks_much and _SIZED.search(self.named.rest) is not None

    @property
    def trusts_questions(self) -> float:
        """How much the rules of questions like it count: most if it asks, or has such names."""
        is_plain = not (self.asked.numbers or self.asked.bad or self.phrases)
        if not is_plain:
            return 0.0
        if self.named.names or self.is_question:
            return _ASKED
        return _LISTED if self.asks_much and not self.is_name else 0.0


def _is_told(text: str, lang: Lang) -> bool:
    """True if what is quoted stands in a longer text, and not for itself."""
    bare = _QUOTED.sub("", text)
    return len(_HAS_HAN.findall(bare)) > 8 if lang is Lang.ZH else len(bare.split()) > 5


def _is_question(folded: str) -> bool:
    """True if words say that a text asks.

    >>> [_is_question(text) for text in ("who's first", "can it block", "it can block", "触发吗")]
    [True, True, False, True]
    """
    words = _WORDS.findall(folded)
    if words and words[0] in _BEGINS and folded.lstrip().startswith(words[0]):
        return True
    if not _ASKS_BY.isdisjoint(words):
        return True
    if "?" in folded or (not folded.isascii() and _ASKS.search(folded)):
        return True
    return len(words) > 1 and _ASKS_OF.search(folded) is not None


def _of_name(key: str) -> Draft:
    """What bears a whole name."""
    draft = Draft()
    draft.leaf(Match.NAME, "title", key, _TITLE)
    return draft


def _of_numbers(numbers: tuple[str, ...]) -> Draft:
    """What numbers stand for: the rules, what stands below them, and what cites them."""
    draft = Draft()
    leaves = [
        draft.leaf(match, channel, number, boost)
        for number in numbers
        for match, channel, boost in _STANDS_FOR
    ]
    draft.groups.append(Group(AnyOf(leaves), 8.0))
    return draft


class Planner:
    """Makes plans with what an index knows."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._words = WordReader(index)
        self._titles = index.channels["title"].slots
        self._named = Remembered(_of_name, _REMEMBERED)
        self._numbers = Remembered(_of_numbers, _REMEMBERED)

    def plan(self, text: str, named: Named | None = None) -> Plan:
        """The plan of a query, whose names may have been taken out.

        Raises `BadQuery` for one that is too long.
        """
        if len(text) > MOST_CHARACTERS:
            raise BadQuery(
                f"The query has {len(text):,} characters; a query has at most {MOST_CHARACTERS:,}.",
                f"查询有{len(text)}个字符；最多{MOST_CHARACTERS}个。",
            )
        named = named or Named(text)
        folded = fold(named.rest).strip()
        lang = Lang.ZH if _HAS_HAN.search(folded) else Lang.EN
        if speaks_query_language(text):
            return self._in_query_language(text, lang)
        numbers = self._index.channels["number"].slots
        asked = numbers_in(folded, numbers.__contains__)
        phrases = tuple(_QUOTED.findall(asked.rest)) if '"' in asked.rest else ()
        if phrases and _is_told(asked.rest, lang):
            phrases = ()
        draft = Draft()
        pieces = self._words.pieces(asked.rest)[:MOST_TOKENS]
        self._words.read(draft, pieces)
        if named.means:
            self._words.lean(draft, named.means)
        key = title_key_of([(piece.stem, piece.is_stop) for piece in pieces])
        name = self._named[key] if key in self._titles else None
        tree = self._tree(draft, asked.numbers, phrases, name)
        is_question = _is_question(folded)
        return Plan(tree, lang, asked, phrases, draft, named, is_question, name is not None)

    def _tree(
        self, draft: Draft, numbers: Sequence[RuleId], phrases: Sequence[str], name: Draft | None
    ) -> Query | None:
        """The query tree: numbers, names and words; all of it bound to the phrases."""
        wanted: list[Query] = []
        if numbers:
            draft.take(self._numbers[tuple(map(str, numbers))])
        if draft.groups:
            wanted.append(draft.tree())
        if name is not None and not numbers:
            draft.take_marks(name)
            wanted += [leaf for _, leaf in name.leaves]
        exact = [phrase_query(phrase) for phrase in phrases]
        if exact:
            return And([*exact, *([Or(wanted)] if wanted else [])])
        return Or(wanted) if len(wanted) > 1 else wanted[0] if wanted else None

    def _in_query_language(self, text: str, lang: Lang) -> Plan:
        """The plan of a query in Whoosh's query language."""
        draft = Draft()
        tree = parse(text, draft, self._words)
        is_question = _is_question(fold(text))
        return Plan(tree, lang, Asked((), text), (), draft, Named(text), is_question)
