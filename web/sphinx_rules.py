"""Sphinx with references becomes links to the rules: the extension `web.sphinx_rules`.

In `conf.py`:

    extensions = ["web.sphinx_rules"]
    rules_judge_base_url = "https://rules.example/"

In a text: {cr}`702.19b`, {cr}`words <trample>` (as a role, `:cr:`), and `CR 702.19b`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.transforms import SphinxTransform
from sphinx.util.docutils import ReferenceRole
from sphinx.util.logging import getLogger

from web.linking import IN_TEXT, Site, checked

_log = getLogger(__name__)
_WORDS = re.compile(IN_TEXT)
_KEPT = (nodes.reference, nodes.FixedTextElement, nodes.literal, nodes.raw, nodes.title)
_AFTER_ROLES = 800


def setup(app: Sphinx) -> dict[str, Any]:
    """What Sphinx asks of an extension."""
    for name, default in (("base_url", ""), ("edition", ""), ("lang", ""), ("validate", False)):
        app.add_config_value(f"rules_judge_{name}", default, "env")
    app.connect("config-inited", _check)
    app.add_role("cr", _Role())
    app.add_transform(_InText)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def _check(_: Sphinx, config: Config) -> None:
    """Raises ValueError for options that make no links."""
    checked("rules_judge", config.rules_judge_base_url, config.rules_judge_lang)


def _site(config: Config) -> Site:
    return Site(
        config.rules_judge_base_url,
        config.rules_judge_edition,
        config.rules_judge_lang,
        _log,
        is_checked=config.rules_judge_validate,
    )


class _Role(ReferenceRole):
    """`702.19b`, or `words <702.19b>`: a rule or a term."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """The link; the words alone where nothing is known of that name."""
        address = _site(self.config).address(self.target)
        return [_link(address, self.title) if address else nodes.Text(self.title)], []


class _InText(SphinxTransform):
    """`CR 702.19b` in a text that is no link, code or title."""

    default_priority = _AFTER_ROLES

    def apply(self, **_: Any) -> None:
        """Puts a link in the place of each."""
        site = _site(self.config)
        for text in list(self.document.findall(nodes.Text)):
            found = list(_pieces(text, site)) if _may_change(text) else []
            if len(found) > 1 or any(isinstance(one, nodes.reference) for one in found):
                text.parent.replace(text, found)


def _may_change(text: nodes.Text) -> bool:
    parent = text.parent
    while parent is not None and not isinstance(parent, _KEPT):
        parent = parent.parent
    return parent is None


def _pieces(text: nodes.Text, site: Site) -> Iterator[nodes.Node]:
    words, end = text.astext(), 0
    for found in _WORDS.finditer(words):
        address = site.address(found[1])
        if address is not None:
            if found.start() > end:
                yield nodes.Text(words[end : found.start()])
            yield _link(address, found[0])
            end = found.end()
    if end < len(words):
        yield nodes.Text(words[end:])


def _link(address: str, words: str) -> nodes.reference:
    return nodes.reference("", words, refuri=address, classes=["cr"])
