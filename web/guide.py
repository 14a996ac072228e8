"""The guide to scenarios, written in Markdown, becomes HTML: the one place that opens markdown."""

from __future__ import annotations

from functools import cache

import markdown
from markupsafe import Markup

from corpus.model import Lang
from judge import guide as guides


@cache
def guide(lang: Lang) -> Markup:
    """How to write a scenario, in a language. The text is the project's own, never a user's."""
    text = guides.guide(lang)
    return Markup(
        markdown.markdown(text, extensions=["fenced_code", "tables"], output_format="html")
    )
