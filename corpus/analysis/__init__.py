"""Text becomes tokens that both the index and the queries are made of.

`fold` makes one form of many without moving a character; `scan` finds numbers, symbols, words and
Chinese runs; `stem` and `Segmenter` make words of the last two; `spell` writes pinyin, `forms` what
a name is looked up by.
"""

from corpus.analysis.fold import fold, is_han
from corpus.analysis.tokens import Token, TokenKind, scan

__all__ = ["Token", "TokenKind", "fold", "is_han", "scan"]
