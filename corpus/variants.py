"""Other words that a further document of an edition has for a text whose words are shown.

>>> differ("Trample is a static ability.", "“Trample”  is a static ability.")
False
>>> differ("Trample is a static ability.", "Trample is a triggered ability.")
True
"""

from __future__ import annotations

import re
import unicodedata

from corpus.model import Bilingual, Variant

_TYPOGRAPHY = re.compile(r"[\s“”‘’\"'`*_–—]+|[-−](?![\dXx])")  # "-1/-1" keeps its signs


def differ(one: str, other: str) -> bool:
    """True if the words of two texts differ, and not only their spaces, quotes and dashes."""
    return one != other and _bare(one) != _bare(other)


def _bare(text: str) -> str:
    return _TYPOGRAPHY.sub("", unicodedata.normalize("NFKC", text)).casefold()


def told(variant: Variant, shown: str) -> Bilingual:
    """A variant as a note beside the text, whose words are those of the document `shown`."""
    source, n = variant.source, variant.example
    en, zh = (f" of example {n}", f"例{n}的") if n else ("", "")
    return Bilingual(
        f"{source.document} (line {source.line}) has other words{en} here: “{variant.text}”. "
        f"Shown are those of {shown}.",
        f"{source.document}（第{source.line}行）此处{zh}文字不同：“{variant.text}”。"
        f"所示为{shown}的文字。",
    )
