"""Anything that goes wrong becomes a sentence with its status: as a page, or the same as JSON.

The JSON is `{"detail": sentence, "status": number, "kind": name, "nearest": [{label, url}]}`.
"""

from __future__ import annotations

from flask import Flask, Response, jsonify, make_response, render_template, request
from werkzeug.exceptions import HTTPException

from corpus.errors import (
    BadQuery,
    BadRuleNumber,
    CorpusError,
    UnknownEdition,
    UnknownRule,
    UnknownTerm,
)
from corpus.model import Lang
from web.language import reader
from web.present import links
from web.present.texts import Plain
from web.store import Invalid, StoreError, UnknownPermalink
from web.wording import say


class Refused(Exception):
    """A request that cannot be answered as it is; the sentence is a wording."""

    def __init__(self, key: str, **values: object) -> None:
        self.key, self.values = key, values
        super().__init__(say(Lang.EN, key, **values))


def add_to(app: Flask) -> None:
    """Makes the application answer every error with a page or with JSON."""
    app.register_error_handler(CorpusError, lambda error: _answer(of_corpus(error, reader())))
    app.register_error_handler(Refused, lambda error: _answer(_refused(error, reader())))
    app.register_error_handler(StoreError, lambda error: _answer(_store(error, reader())))
    app.register_error_handler(HTTPException, lambda error: _answer(_http(error, reader())))


def of_corpus(error: CorpusError, lang: Lang) -> Plain:
    """An error of the corpus in the reader's language, with links to the nearest right things."""
    match error:
        case UnknownRule():
            number, date = error.number, error.edition
            near = [(n, links.rule(date, n)) for n in error.nearest]
            sentence = say(lang, "error.rule", number=number, date=date)
            return _plain("unknown-rule", 404, sentence, near)
        case UnknownEdition():
            near = [(key, links.edition(key)) for key in error.nearest or error.known]
            sentence = say(lang, "error.edition", asked=_shown(error.asked))
            return _plain("unknown-edition", 404, sentence, near)
        case UnknownTerm():
            near = [(name, links.term(error.edition, name)) for name in error.nearest]
            sentence = say(lang, "error.term", name=_shown(error.term))
            return _plain("unknown-term", 404, sentence, near)
        case BadRuleNumber():
            near = [(n, links.rule_anywhere(n)) for n in error.nearest]
            key = "error.letter" if "letters" in error.reason else "error.number"
            return _plain("bad-rule-number", 404, say(lang, key, text=_shown(error.text)), near)
        case BadQuery():
            return _plain("bad-query", 400, str(error), [])
        case _:
            return _plain("corpus-error", 500, str(error), [])


def _refused(error: Refused, lang: Lang) -> Plain:
    shown = {name: _shown(str(value)) for name, value in error.values.items()}
    return _plain("refused", 400, say(lang, error.key, **shown), [])


def _store(error: StoreError, lang: Lang) -> Plain:
    match error:
        case UnknownPermalink():
            sentence = say(lang, "error.permalink", id=_shown(error.id))
            return _plain("unknown-permalink", 404, sentence, [])
        case Invalid(most=None):
            return _plain("refused", 400, say(lang, "refused.report"), [])
        case Invalid():
            return _plain("refused", 400, say(lang, "refused.kept", most=error.most), [])
        case _:
            return _plain("store", 503, say(lang, "error.store"), [])


def _http(error: HTTPException, lang: Lang) -> Plain:
    status = error.code or 500
    key = f"error.{status}"
    sentence = say(lang, key if key in _STATUSES else "error.other", status=status)
    return _plain("http", status, sentence, [])


_STATUSES = frozenset({"error.404", "error.405", "error.413", "error.500"})


def _plain(kind: str, status: int, detail: str, nearest: list[tuple[str, str]]) -> Plain:
    near = [{"label": label, "url": url} for label, url in nearest]
    return {"detail": detail, "status": status, "kind": kind, "nearest": near}


def _shown(text: str) -> str:
    """Text from a request, short and printable enough for a sentence."""
    plain = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
    return plain if len(plain) <= 80 else f"{plain[:80]}…"


def _answer(error: Plain) -> Response:
    if _wants_json():
        response = jsonify(error)
    else:
        response = make_response(render_template("error.html", error=error))
    response.status_code = error["status"]
    return response


def _wants_json() -> bool:
    if request.path.startswith(("/api/", "/oembed")):
        return True
    best = request.accept_mimetypes.best_match(["text/html", "application/json"])
    return best == "application/json"
