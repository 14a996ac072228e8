"""Options become the tag that a site puts into its pages to get previews."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from markupsafe import Markup, escape

LANGS = ("auto", "zh", "en", "both")
DETECTS = ("links", "text", "off")
THEMES = ("auto", "light", "dark")


@dataclass(frozen=True, slots=True)
class Options:
    """What `embed.js` is told; the first choice of each is its default."""

    lang: str = LANGS[0]
    edition: str = ""
    detect: str = DETECTS[0]
    theme: str = THEMES[0]

    @classmethod
    def read(cls, given: Mapping[str, str], editions: Sequence[str]) -> Options:
        """The options that a query string states; what is no choice is left at its default.

        >>> Options.read({"data-theme": "dark", "data-lang": "klingon"}, ())
        Options(lang='auto', edition='', detect='links', theme='dark')
        """
        choices = {"lang": LANGS, "edition": editions, "detect": DETECTS, "theme": THEMES}
        asked = {name: given.get(f"data-{name}", "") for name in choices}
        return cls(**{name: text for name, text in asked.items() if text in choices[name]})

    def tag(self, source: str) -> Markup:
        """The script tag; defaults are left out.

        >>> print(Options(theme="dark").tag("https://rules.example/embed.js"))
        <script src="https://rules.example/embed.js" defer data-theme="dark"></script>
        """
        default = asdict(Options())
        stated = [
            Markup(' data-{}="{}"').format(name, value)
            for name, value in asdict(self).items()
            if value != default[name]
        ]
        return Markup('<script src="{}" defer{}></script>').format(
            escape(source), Markup().join(stated)
        )
