"""What a text refers to becomes an address of the site: for other programs that make pages.

It needs no server and loads none.
"""

from __future__ import annotations

import logging
from functools import cached_property
from typing import Any
from urllib.parse import quote

from corpus.errors import BadRuleNumber, CorpusError
from corpus.ids import RuleId
from corpus.imports import data_folder
from corpus.library import Library
from corpus.model import Lang

Log = logging.Logger | logging.LoggerAdapter[Any]
IN_TEXT = r"(?i:\bCR|\brules?|规则|規則)\s*([1-9]\d\d(?:\.\d{1,3}[a-z]{0,2})?)(?![a-z\d]|\.\d)"


def checked(name: str, base: str, lang: str) -> None:
    """Raises ValueError for options of the extension `name` that make no links."""
    if not base:
        raise ValueError(f"{name}: base_url is needed, as https://rules.example/")
    if lang not in ("", *Lang):
        raise ValueError(f"{name}: lang is {lang!r}; it may be en or zh, or left out")


class Site:
    """Where links lead, and whether their targets are looked up first."""

    def __init__(
        self, base: str, edition: str, lang: str, log: Log, *, is_checked: bool = False
    ) -> None:
        self._base = base.rstrip("/") + (f"/{edition}/" if edition else "/")
        self._edition, self._is_checked = edition, is_checked
        self._log = log
        self._options = f"?lang={lang}" if lang else ""

    def address(self, name: str) -> str | None:
        """The page of a rule, by its number, or of a term; None if it was looked up in vain."""
        try:
            number = RuleId.parse(name)
        except BadRuleNumber:
            number = None
        if self._is_checked and not self._is_known(name, number):
            self._log.warning("There is no rule or term %r in the editions at hand.", name)
            return None
        path = f"term/{quote(name, safe='/+')}" if number is None else f"rule/{number}"
        return self._base + path + self._options

    def _is_known(self, name: str, number: RuleId | None) -> bool:
        try:
            if number is not None:
                self._library.find(number, self._edition or None)
                return True
            graph = self._library.graph(self._edition or None)
            return bool(graph.terminology.by_name(name)) or graph.find_term(name) is not None
        except CorpusError:
            return False

    @cached_property
    def _library(self) -> Library:
        """The shipped editions, and those that were imported here."""
        return Library.open(data_folder() / "documents")
