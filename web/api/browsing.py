"""The OpenAPI document at `/api/v1/openapi.json`, and the same as a page at `/api`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from flask import Blueprint, render_template, request
from flask.typing import ResponseReturnValue

from corpus.model import Lang
from web.api.openapi import Subject, document, operation
from web.api.reading import JSON
from web.api.serving import answered
from web.cache import kept
from web.language import reader
from web.present.texts import Plain, label


def blueprint(subjects: Sequence[Subject]) -> Blueprint:
    """Both addresses."""
    pages = Blueprint("api_docs", __name__)

    @pages.get("/api/v1/openapi.json")
    @kept
    def openapi() -> ResponseReturnValue:
        """The OpenAPI document."""
        return answered(document(subjects, request.script_root))

    @pages.get("/api")
    @kept
    def index() -> ResponseReturnValue:
        """Every address with its parameters, in the reader's language."""
        return render_template("api.html", subjects=_shown(subjects, reader()))

    return pages


def _shown(subjects: Sequence[Subject], lang: Lang) -> tuple[Plain, ...]:
    """The OpenAPI document by subject, as the page shows it."""
    described = document(subjects, "")
    schemas = described["components"]["schemas"]
    by_name = {
        each["operationId"]: {"path": path, "method": method.upper(), **each}
        for path, methods in described["paths"].items()
        for method, each in methods.items()
    }
    return tuple(
        {
            "name": label(subject, lang),
            "routes": tuple(
                {
                    **_route(by_name[operation(route)], schemas, lang),
                    "example": request.script_root + route.example,
                    "about": label(route.about, lang),
                }
                for route in routes
            ),
        }
        for subject, routes in subjects
    )


def _route(found: Plain, schemas: Plain, lang: Lang) -> Plain:
    body = found.get("requestBody", {"content": {}})["content"]
    taken = (
        _fields(body[JSON]["schema"], schemas, lang)
        if body
        else tuple(_field(each["name"], each, each["schema"], lang, each["required"])
                   for each in found["parameters"])
    )  # fmt: skip
    gives = found["responses"]["200"]["content"][JSON]["schema"]
    return {
        "id": found["operationId"],
        "path": found["path"],
        "method": found["method"],
        "bodies": tuple(body),
        "takes": taken,
        "gives": _fields(gives, schemas, lang),
    }


def _fields(schema: Plain, schemas: Plain, lang: Lang) -> tuple[Plain, ...]:
    """The fields of an object, or of what a list or a mapping holds."""
    while "properties" not in schema:
        inner = schema.get("items") or schema.get("additionalProperties")
        if "$ref" in schema:
            schema = schemas[schema["$ref"].rsplit("/", 1)[1]]
        elif isinstance(inner, dict):
            schema = inner
        else:
            return ()
    needed = schema.get("required", ())
    return tuple(
        _field(name, each, each, lang, name in needed)
        for name, each in schema["properties"].items()
    )


def _field(name: str, said: Plain, schema: Plain, lang: Lang, is_needed: bool) -> Plain:
    key = "x-description-zh" if lang is Lang.ZH else "description"
    return {
        "name": name,
        "about": said.get(key, ""),
        "type": _type(schema),
        "is_needed": is_needed,
        "default": _default(schema),
    }


def _default(schema: Plain) -> str:
    value: Any = schema.get("default")
    return "" if value in (None, "", [], {}) else msgspec.json.encode(value).decode().strip('"')


def _type(schema: Plain) -> str:
    """A schema in a few words: `string`, `integer`, `[string]`, `Words`, `{Rule}`."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[1])
    if "anyOf" in schema:
        return " | ".join(_type(each) for each in schema["anyOf"])
    if schema.get("type") == "array":
        return f"[{_type(schema.get('items') or {})}]"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"{{{_type(schema['additionalProperties'])}}}"
    return str(schema.get("type", "any"))
