"""What fits a question, be it ruled on or not: ready rulings like it, and the likeliest rules."""

from __future__ import annotations

from corpus.errors import BadQuery
from corpus.ids import RuleId
from corpus.index.entries import HitKind
from corpus.model import Bilingual
from corpus.query.search import Searcher
from corpus.shelf import Shelf
from corpus.structs import Struct

_RULINGS, _RULES = 3, 5


class Reference(Struct):
    """A ready ruling by its key, or a rule by its number: `kind` is `ruling` or `rule`.

    `is_answer` says that the ready ruling may stand for the one asked for.
    """

    kind: str
    number: str
    title: Bilingual
    is_answer: bool = False

    def to_dict(self) -> dict[str, object]:
        """The reference as plain data."""
        title = {"en": self.title.en, "zh": self.title.zh}
        return {"kind": self.kind, "number": self.number, "title": title}


def references(shelf: Shelf, searcher: Searcher, text: str) -> tuple[Reference, ...]:
    """What fits a question, ready rulings first; none for a text that can't be searched for.

    A rule is titled as what it stands below: 702.19b is "Trample".
    """
    like = [one for one in searcher.like(text, _RULINGS) if one.is_near]
    try:
        rules = searcher.search(text, kinds=[HitKind.RULE], limit=_RULES).hits
    except BadQuery:
        rules = ()
    graph = shelf.library.graph
    return (
        *(Reference("ruling", one.key, Bilingual(*one.titles), one.is_answer) for one in like),
        *(
            Reference("rule", hit.number, shelf.title(graph(hit.edition), RuleId.parse(hit.number)))
            for hit in rules
        ),
    )
