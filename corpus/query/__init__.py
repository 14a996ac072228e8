"""Words become hits: `Searcher(index).search("死触 践踏")`. A number goes straight to its rule."""

from corpus.index.entries import Crumb, HitKind
from corpus.query.backends import Backend, MemoryBackend, WhooshBackend
from corpus.query.results import Facets, Hit, Match, Note, NoteKind, Results, Snippet
from corpus.query.search import Searcher

__all__ = [
    "Backend",
    "Crumb",
    "Facets",
    "Hit",
    "HitKind",
    "Match",
    "MemoryBackend",
    "Note",
    "NoteKind",
    "Results",
    "Searcher",
    "Snippet",
    "WhooshBackend",
]
