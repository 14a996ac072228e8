"""A page's HTML becomes what tests ask of it: links, ids, and the text a reader sees."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser


@dataclass
class Page(HTMLParser):
    """A parsed page. `links` are (href, text) in order; `text` is what is seen, spaces joined.

    `scripts` are where the scripts come from; None is one inside the page.
    """

    html: str
    links: list[tuple[str, str]] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    scripts: list[str | None] = field(default_factory=list)
    titled: list[tuple[str, str]] = field(default_factory=list)
    _seen: list[str] = field(default_factory=list)
    _open: str | None = None
    _words: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.html)

    @property
    def text(self) -> str:
        """What is seen."""
        return " ".join("".join(self._seen).split())

    @property
    def hrefs(self) -> list[str]:
        """Where links lead, in order."""
        return [href for href, _ in self.links]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.tags.append(tag)
        if tag == "script":
            self.scripts.append(found.get("src"))
        if found.get("id"):
            self.ids.append(str(found["id"]))
        if found.get("title"):
            self.titled.append((found.get("class") or "", str(found["title"])))
        if tag == "a" and found.get("href"):
            self._open, self._words = found["href"], []

    def handle_data(self, data: str) -> None:
        self._seen.append(data)
        self._words.append(data)

    def handle_endtag(self, tag: str) -> None:
        if tag == "a" and self._open is not None:
            self.links.append((self._open, " ".join("".join(self._words).split())))
            self._open = None

    def has_only_own_scripts(self) -> bool:
        """True if every script is a file of the site."""
        return all(
            source and source.startswith(("/static/js/", "/embed.js")) for source in self.scripts
        )
