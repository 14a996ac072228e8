"""Anything that goes wrong becomes a sentence with its status: as a page, or the same as JSON.

The JSON is `{"detail": sentence, "status": number, "kind": name, "didYouMean": [{label, url}]}`,
and beside them what was asked for: `ruleNumber`, `edition`, `term`, `parameter`.
"""

from __future__ import annotations

from collections.abc import Sequence

from flask import (
    Flask,
    Response,
    current_app,
    has_request_context,
    jsonify,
    make_response,
    render_template,
    request,
)
from flask.globals import request_ctx
from werkzeug.exceptions import HTTPException

import judge
from corpus.errors import (
    BadQuery,
    BadRuleNumber,
    CorpusError,
    NoCommonGround,
    UnknownEdition,
    UnknownRule,
    UnknownTerm,
)
from corpus.ids import RuleId
from corpus.model import Lang
from judge.errors import BadCards
from web.audience import is_program
from web.language import in_language, reader
from web.present import links
from web.present.texts import Plain
from web.store import Invalid, StoreError, UnknownPermalink
from web.wording import say

_KEPT_HEADERS = ("Allow", "Retry-After")


class Refused(Exception):
    """A request that cannot be answered as it is; the sentence is a wording."""

    kind, status = "refused", 400
    retry_after: int | None = None  # seconds until it may be asked again

    def __init__(self, key: str, near: Sequence[str] = (), **values: object) -> None:
        self.key, self.near, self.values = key, tuple(near), values
        super().__init__(say(Lang.EN, key, **values))


class Unfinished(Refused):
    """A ruling that time or memory ended; another time it may go further."""

    kind, status = "unfinished", 503


class Busy(Refused):
    """An ask that came while as many as may wait were waiting."""

    kind, status, retry_after = "busy", 503, 5

    def __init__(self) -> None:
        super().__init__("refused.busy")


class WrongType(Refused):
    """A body of a type that is not read."""

    kind, status = "wrong-type", 415


class Missing(Refused):
    """Something that is not there; `near` are names that are."""

    kind, status = "missing", 404


def add_to(app: Flask) -> None:
    """Makes the application answer every error with a page or with JSON."""
    app.register_error_handler(CorpusError, lambda error: _answer(of_corpus(error, reader())))
    app.register_error_handler(Refused, _answer_refused)
    app.register_error_handler(BadCards, lambda _: _answer(_cards(reader())))
    app.register_error_handler(StoreError, lambda error: _answer(_store(error, reader())))
    app.register_error_handler(judge.BadScenario, lambda error: _answer(_scenario(error, reader())))
    app.register_error_handler(
        judge.Unsupported, lambda error: _answer(_unsupported(error, reader()))
    )
    app.register_error_handler(HTTPException, _answer_http)


def _rule_asked() -> RuleId | None:
    """The rule in the address that was asked for, if one is."""
    number = (request.view_args or {}).get("number") if has_request_context() else None
    try:
        return RuleId.parse(number) if number else None
    except BadRuleNumber:
        return None


def _there(editions: Sequence[str]) -> list[tuple[str, str]]:
    """The rule asked for in those of some editions that have it; else the editions themselves."""
    number = _rule_asked()
    if number is not None:
        library = current_app.extensions["desk"].library
        having = [key for key in editions if library.has(key, number)]
        if having:
            return [(key, links.rule(key, number)) for key in having]
    return [(key, links.edition(key)) for key in editions]


def of_corpus(error: CorpusError, lang: Lang) -> Plain:
    """An error of the corpus in the reader's language, with links to the nearest right things."""
    match error:
        case UnknownRule():
            number, date = error.number, error.edition
            near = [(n, links.rule(date, n)) for n in error.nearest]
            sentence = say(lang, "error.rule", number=number, date=date)
            return _plain("unknown-rule", 404, sentence, near, ruleNumber=number, edition=date)
        case UnknownEdition():
            near = _there(error.nearest or error.known)
            asked = _shown(error.asked)
            sentence = say(lang, "error.edition", asked=asked)
            return _plain("unknown-edition", 404, sentence, near, edition=asked)
        case UnknownTerm():
            near = [(name, links.term(error.edition, name)) for name in error.nearest]
            name, date = _shown(error.term), error.edition
            sentence = say(lang, "error.term", name=name)
            return _plain("unknown-term", 404, sentence, near, term=name, edition=date)
        case BadRuleNumber():
            near = [(n, links.rule_anywhere(n)) for n in error.nearest]
            key = "error.letter" if "letters" in error.reason else "error.number"
            text = _shown(error.text)
            sentence = say(lang, key, text=text)
            return _plain("bad-rule-number", 404, sentence, near, ruleNumber=text)
        case NoCommonGround():
            old, new = error.old, error.new
            sentence = say(lang, "error.ground", old=old, new=new)
            return _plain("no-common-ground", 404, sentence, [], old=old, new=new)
        case BadQuery():
            return _plain("bad-query", 400, _of_both(error, lang), [])
        case _:
            return _plain("corpus-error", 500, _of_both(error, lang), [])


def _of_both(error: CorpusError, lang: Lang) -> str:
    return error.told.zh if lang is Lang.ZH else str(error)


def _refused(error: Refused, lang: Lang) -> Plain:
    shown = {name: _shown(str(value), 200) for name, value in error.values.items()}
    near = [(name, "") for name in error.near]
    return _plain(error.kind, error.status, say(lang, error.key, **shown), near, **shown)


def _store(error: StoreError, lang: Lang) -> Plain:
    match error:
        case UnknownPermalink():
            sentence = say(lang, "error.permalink", id=_shown(error.id))
            return _plain("unknown-permalink", 404, sentence, [])
        case Invalid(most=None):
            return _plain("refused", 400, say(lang, "refused.report"), [])
        case Invalid():
            return _plain("refused", 400, say(lang, "refused.kept", most=error.most), [])
        case _:  # it is away, or a newer one
            return _plain("store", 503, say(lang, "error.store"), [])


def _cards(lang: Lang) -> Plain:
    return _plain("cards", 503, say(lang, "error.cards"), [])


def _scenario(error: judge.BadScenario, lang: Lang) -> Plain:
    """Every mistake of a scenario."""
    problems = [
        {
            "line": p.line,
            "key": p.key,
            "message": in_language(p.message, lang),
            "nearest": p.nearest,
        }
        for p in error.problems
    ]
    return _plain("bad-scenario", 422, say(lang, "ask.problems"), [], problems=problems)


def _unsupported(error: judge.Unsupported, lang: Lang) -> Plain:
    what = _shown(in_language(error.told, lang), 200)
    return _plain("unsupported", 422, say(lang, "error.unsupported", what=what), [])


def _answer_refused(error: Refused) -> Response:
    response = _answer(_refused(error, reader()))
    if error.retry_after is not None:
        response.headers["Retry-After"] = str(error.retry_after)
    return response


def _answer_http(error: HTTPException) -> Response:
    status = error.code or 500
    key = f"error.{status}"
    sentence = say(reader(), key if key in _STATUSES else "error.other", status=status)
    response = _answer(_plain("http", status, sentence, []))
    told = error.get_response(request.environ).headers
    response.headers.update({name: told[name] for name in _KEPT_HEADERS if name in told})
    return response


_STATUSES = frozenset({"error.404", "error.405", "error.413", "error.429", "error.500"})


def _plain(
    kind: str, status: int, detail: str, nearest: Sequence[tuple[str, str]], **asked: object
) -> Plain:
    near = [{"label": label, "url": url} for label, url in nearest]
    return {**asked, "detail": detail, "status": status, "kind": kind, "didYouMean": near}


def _shown(text: str, most: int = 80) -> str:
    """Text from a request, short and printable enough for a sentence."""
    plain = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
    return plain if len(plain) <= most else f"{plain[:most]}…"


def _answer(error: Plain) -> Response:
    if is_program(request):
        response = jsonify(error)
    elif request_ctx.url_adapter is None:  # asked by a host that is none: a page can't name itself
        response = Response(f"{error['detail']}\n", mimetype="text/plain")
    else:
        response = make_response(render_template("error.html", error=error))
    response.status_code = error["status"]
    return response
