"""Which fields a query asks together, and how much each counts.

A channel is a set of fields, each with its boost; `SATURATION` and `LENGTH_MATTERS` are the K1 and
the B of BM25 (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009, section 3).
"""

from __future__ import annotations

from collections.abc import Mapping

CHANNELS: Mapping[str, tuple[tuple[str, float], ...]] = {
    "word": (
        ("head_zh", 8.0),
        ("head_en", 8.0),
        ("alias_zh", 3.0),
        ("alias_en", 3.0),
        ("path_zh", 1.0),
        ("path_en", 1.0),
        ("body_zh", 1.0),
        ("body_en", 1.0),
    ),
    "concept": (("concept_head", 4.0), ("concept_path", 1.0), ("concept_body", 1.0)),
    "gram": (("gram", 1.0),),
    "number": (("number", 1.0),),
    "within": (("within", 1.0),),
    "cites": (("cites", 1.0),),
    "symbol": (("symbol", 1.0),),
    "title": (("title", 1.0),),
}
PHRASE_FIELDS = ("head_en", "body_en", "gram")  # Chinese phrases are rows of pairs
SATURATION = 1.2  # the K1 of BM25
LENGTH_MATTERS: Mapping[str, float] = {  # the B of BM25, by field
    **dict.fromkeys(("alias_zh", "alias_en", "path_zh", "path_en", "concept_path"), 0.1),
    **dict.fromkeys(("head_zh", "head_en", "concept_head"), 0.5),
    **dict.fromkeys(("body_zh", "body_en", "concept_body", "gram", "symbol", "cites"), 0.6),
}
