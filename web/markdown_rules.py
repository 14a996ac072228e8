"""Markdown with references becomes links to the rules: an extension of Python-Markdown.

    >>> import markdown
    >>> rules = RulesExtension(base_url="https://rules.example/")
    >>> print(markdown.markdown("[[702.19b]]", extensions=[rules]))
    <p><a class="cr" href="https://rules.example/rule/702.19b">702.19b</a></p>

For MkDocs and others it is the extension `rules_judge`. It needs no server and loads none.
"""

from __future__ import annotations

import logging
import re
from typing import Any
from xml.etree.ElementTree import Element

from markdown import Markdown, treeprocessors
from markdown.blockprocessors import BlockProcessor
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from markdown.util import ETX, HTML_PLACEHOLDER_RE, INLINE_PLACEHOLDER_RE, STX, AtomicString

from web.linking import IN_TEXT, Site, checked

_log = logging.getLogger("mkdocs.rules_judge")  # MkDocs counts its own warnings: --strict

_BRACKETS = r"\[\[([^\[\]|\n]+)(?:\|([^\[\]|\n]+))?\]\]"
_AFTER_ESCAPES, _AFTER_ALL = 175, 30  # `reference`, which reads [..] too, has 170
_BEFORE_TABLES = 76  # they have 75, indented code has 80
_UNESCAPED = re.compile(r"(`+).*?\1|(\[\[[^\[\]|\\\n]+)\|([^\[\]|\n]+\]\])")
_LINE_OF_TABLE = frozenset("|:- ")  # below its head
_PIPE = f"{STX}{ord('|')}{ETX}"  # as it is stashed where it was escaped
_KEPT = re.compile(r"<(/?)(a|code|kbd|pre|samp)\b[^<>]*>", re.I)


class RulesExtension(Extension):
    """`[[702.19b]]`, `[[trample]]`, `[[trample|words]]` and `CR 702.19b` become links."""

    def __init__(self, **options: Any) -> None:
        self.config = {
            "base_url": ["", "the address of the site, as https://rules.example/"],
            "edition": ["", "the edition that links name; without it the site's default"],
            "lang": ["", "en or zh: the language of the linked pages; without it the visitor's"],
            "validate": [False, "leave references that no edition at hand has as text"],
        }
        super().__init__(**options)

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 (the name is Python-Markdown's)
        """Adds the two kinds of reference. Raises ValueError for options that make no links."""
        base, edition, lang = map(self.getConfig, ("base_url", "edition", "lang"))
        checked("rules_judge", base, lang)
        site = Site(base, edition, lang, _log, is_checked=self.getConfig("validate"))
        md.parser.blockprocessors.register(_Labels(md.parser), "cr-labels", _BEFORE_TABLES)
        md.inlinePatterns.register(_Bracketed(_BRACKETS, md, site), "cr-brackets", _AFTER_ESCAPES)
        md.inlinePatterns.register(_InText(IN_TEXT, md, site), "cr-text", _AFTER_ALL)


class _Labels(BlockProcessor):
    """`[[name|words]]` in a table: the line between them ends no cell."""

    def test(self, parent: Element, block: str) -> bool:
        """True for what may be a table."""
        rows = block.split("\n")
        return len(rows) > 1 and set(rows[1]) <= _LINE_OF_TABLE

    def run(self, parent: Element, blocks: list[str]) -> bool:
        """Escapes it, and leaves the block to who reads tables."""
        blocks[0] = _UNESCAPED.sub(
            lambda found: found[0] if found[1] else f"{found[2]}\\|{found[3]}", blocks[0]
        )
        return False


class _Reference(InlineProcessor):
    """What becomes a link; nothing inside a link does, nor inside code."""

    ANCESTOR_EXCLUDES = ("a",)

    def __init__(self, pattern: str, md: Markdown, site: Site) -> None:
        super().__init__(pattern, md)
        self._site = site

    def _link(
        self, match: re.Match[str], data: str, name: str, words: str
    ) -> tuple[Element | None, int | None, int | None]:
        """The link from `words` to what is named, or nothing."""
        address = None if self._is_kept(data[: match.start()]) else self._site.address(name)
        if address is None:
            return None, None, None
        link = Element("a", {"class": "cr", "href": address})
        link.text = AtomicString(words)
        return link, match.start(0), match.end(0)

    def _is_kept(self, before: str) -> bool:
        """True inside a link or code that is written as HTML."""
        tags = _KEPT.finditer(INLINE_PLACEHOLDER_RE.sub(self._stashed, before))
        return sum(-1 if tag[1] else 1 for tag in tags) > 0

    def _stashed(self, found: re.Match[str]) -> str:
        """The HTML that Markdown has put a placeholder for, if it is HTML; an escaped line."""
        inline = self.md.treeprocessors["inline"]
        assert isinstance(inline, treeprocessors.InlineProcessor)
        stashed = inline.stashed_nodes.get(found[1])
        if stashed == _PIPE:
            return "|"
        raw = HTML_PLACEHOLDER_RE.fullmatch(stashed) if isinstance(stashed, str) else None
        return str(self.md.htmlStash.rawHtmlBlocks[int(raw[1])]) if raw else ""


class _Bracketed(_Reference):
    """`[[name]]` and `[[name|words]]`."""

    def handleMatch(  # type: ignore[override]  # noqa: N802 (the name is Python-Markdown's)
        self, m: re.Match[str], data: str
    ) -> tuple[Element | None, int | None, int | None]:
        """The link."""
        inside = INLINE_PLACEHOLDER_RE.sub(self._escaped_line, m[0][2:-2])
        name, _, words = inside.replace(r"\|", "|").partition("|")
        return self._link(m, data, name.strip(), (words or name).strip())

    def _escaped_line(self, found: re.Match[str]) -> str:
        """A line that was escaped, as in a table; everything else as it was."""
        return self._stashed(found) if self._stashed(found) == "|" else found[0]


class _InText(_Reference):
    """`CR 702.19b`."""

    def handleMatch(  # type: ignore[override]  # noqa: N802 (the name is Python-Markdown's)
        self, m: re.Match[str], data: str
    ) -> tuple[Element | None, int | None, int | None]:
        """The link."""
        return self._link(m, data, m[1], m[0])


def makeExtension(**options: Any) -> RulesExtension:  # noqa: N802 (the name is Python-Markdown's)
    """The extension, for those who name this module."""
    return RulesExtension(**options)
