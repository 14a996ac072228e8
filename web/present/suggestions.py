"""The cards of such a name, beside the hits of a search."""

from __future__ import annotations

from corpus.model import Bilingual, Lang
from web.present import cards, links
from web.present.texts import Plain, plain_texts
from web.wording import say

_MOST = 4


def card_lines(typed: str, reader: Lang) -> tuple[Plain, ...]:
    """The cards whose names begin with or hold what is typed."""
    return tuple(
        {
            "texts": plain_texts(Bilingual(name.en, name.zh), reader),
            "kind": say(reader, "kind.card"),
            "url": links.card(name.en),
        }
        for name in cards.names_like(typed)[:_MOST]
    )
