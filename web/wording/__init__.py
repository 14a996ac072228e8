"""A key becomes a sentence of the interface, in English or Chinese: all words that pages say.

One module a subject; a key stands in one of them only.
"""

from __future__ import annotations

from corpus.model import Lang
from web.wording.api import API
from web.wording.asking import ASKING
from web.wording.board import BOARD
from web.wording.editions import EDITIONS
from web.wording.embedding import EMBEDDING
from web.wording.errors import ERRORS
from web.wording.offline import OFFLINE
from web.wording.rules import RULES
from web.wording.search import SEARCH
from web.wording.site import SITE
from web.wording.terms import TERMS
from web.wording.wording import Wording

PARTS: tuple[Wording, ...] = (
    *(SITE, SEARCH, RULES, TERMS, EDITIONS, ASKING, BOARD, API, EMBEDDING, ERRORS, OFFLINE),
)
WORDING: Wording = {key: texts for part in PARTS for key, texts in part.items()}


def say(lang: Lang, key: str, **values: object) -> str:
    """The wording of `key` in `lang`, with `values` put in; raises KeyError for an unknown key.

    >>> say(Lang.ZH, "chapter", number=7)
    '第7章'
    """
    en, zh = WORDING[key]
    return (en if lang is Lang.EN else zh).format(**values)
