"""The table of routes becomes an OpenAPI 3.1 document: what is written there is what is served."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from corpus.model import Bilingual
from web.api.reading import JSON, TEXT, lists_of
from web.api.route import Given, Route

Subject = tuple[Bilingual, Sequence[Route]]
_REF = "#/components/schemas/{name}"
_PATH = re.compile(r"<(?:\w+:)?(\w+)>")


class Offer(Given, frozen=True, kw_only=True, omit_defaults=False):
    """Something near that there is; `url` is empty where it has no page."""

    label: str
    url: str


class Problem(Given, frozen=True, kw_only=True, omit_defaults=False):
    """Every error: a sentence, what kind it is, and what would be right; and what was asked for."""

    detail: str
    status: int
    kind: str
    did_you_mean: tuple[Offer, ...]


_FAILS = {
    "400": "A parameter or the body is not as it should be.",
    "404": "There is no such thing.",
    "429": "Too many requests; Retry-After says how many seconds to wait.",
}
_FAILS_OF_BODIES = {
    "413": "Too much text.",
    "415": "A body of another type than those listed.",
    "422": "A scenario that cannot be read, with every mistake.",
}
_FAILS_OF_SOME = {
    "503": "Too many rulings under way, or no store for links; Retry-After says how long to wait."
}


def document(subjects: Iterable[Subject], root: str) -> dict[str, Any]:
    """The OpenAPI document of the routes, served below the address `root`."""
    known = [(subject, route) for subject, routes in subjects for route in routes]
    routes = [route for _, route in known]
    types = [*(route.gives for route in routes), *(route.takes for route in routes), Problem]
    given, schemas = msgspec.json.schema_components(types, ref_template=_REF)
    paths: dict[str, Any] = {}
    for (subject, route), result in zip(known, given, strict=False):
        path = _PATH.sub(r"{\1}", route.path)
        described = _operation(route, result, schemas)
        paths.setdefault(path, {})[route.method.lower()] = {"tags": [subject.en], **described}
    for route in routes:
        if not route.body:
            schemas.pop(route.takes.__name__, None)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "The rules judge · 规则裁判",
            "version": "1",
            "description": "Magic: The Gathering rules in Chinese and English, and rulings.",
            "x-description-zh": "万智牌完整规则（中英对照）与裁定。",
        },
        "servers": [{"url": root or "/"}],
        "tags": [{"name": name.en, "x-name-zh": name.zh} for name, _ in subjects],
        "paths": paths,
        "components": {"schemas": {name: _undecided(each) for name, each in schemas.items()}},
    }


def _undecided(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema whose properties name no default: what has one is left out of answers and bodies.

    Generators for TypeScript take a property with a default for one that is always there.
    """
    if "properties" not in schema:
        return schema
    properties = {
        name: {key: value for key, value in each.items() if key != "default"}
        for name, each in schema["properties"].items()
    }
    return {**schema, "properties": properties}


def parameters(route: Route, schemas: dict[str, Any]) -> list[dict[str, Any]]:
    """The parameters of a route, those of the path first."""
    schema = schemas[route.takes.__name__]
    lists = lists_of(route.takes)
    in_path = _PATH.findall(route.path)
    found = []
    for name, described in schema["properties"].items():
        meaning = {k: v for k, v in described.items() if k in ("description", "x-description-zh")}
        value = {k: v for k, v in described.items() if k not in meaning}
        found.append(
            {
                "name": name,
                "in": "path" if name in in_path else "query",
                "required": name in schema.get("required", ()),
                **meaning,
                "schema": value,
                **({"explode": not lists[name]} if name in lists else {}),
            }
        )
    return sorted(found, key=lambda each: each["in"])


def _operation(route: Route, result: dict[str, Any], schemas: dict[str, Any]) -> dict[str, Any]:
    """One operation that gives `result`; errors all have one shape."""
    some = {status: _FAILS_OF_SOME[status] for status in route.fails}
    fails = {**_FAILS, **(_FAILS_OF_BODIES if route.body else {}), **some}
    problem = {JSON: {"schema": {"$ref": _REF.format(name="Problem")}}}
    return {
        "operationId": operation(route),
        "summary": route.about.en,
        "x-summary-zh": route.about.zh,
        **(
            {"requestBody": _body(route, schemas)}
            if route.body
            else {"parameters": parameters(route, schemas)}
        ),
        "responses": {
            "200": {"description": route.about.en, "content": {JSON: {"schema": result}}},
            **({} if route.body else {"304": {"description": "Your copy is still right."}}),
            **{
                status: {"description": words, "content": problem}
                for status, words in fails.items()
            },
        },
    }


def operation(route: Route) -> str:
    """The name of a route: `get_rules_number`."""
    words = re.findall(r"\w+", _PATH.sub(r"\1", route.path.removeprefix("/api/v1")))
    return "_".join([route.method.lower(), *words])


def _body(route: Route, schemas: dict[str, Any]) -> dict[str, Any]:
    text = schemas[route.takes.__name__]["properties"][route.body]
    plain = {"type": "string", **{k: v for k, v in text.items() if k == "maxLength"}}
    return {
        "required": True,
        "content": {
            JSON: {"schema": {"$ref": _REF.format(name=route.takes.__name__)}},
            TEXT: {"schema": plain},
        },
    }
