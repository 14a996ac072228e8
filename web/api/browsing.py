"""The OpenAPI document at `/api/v1/openapi.json`, and the same as a page at `/api`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

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
        return render_template("api.html", **_page(subjects, reader()))

    return pages


def _page(subjects: Sequence[Subject], lang: Lang) -> Plain:
    """The OpenAPI document as the page shows it: by subject, and the shapes of what is given."""
    described = document(subjects, "")
    shapes = described["components"]["schemas"]
    by_name = {
        each["operationId"]: {"path": path, "method": method.upper(), **each}
        for path, methods in described["paths"].items()
        for method, each in methods.items()
    }
    return {
        "subjects": tuple(
            {
                "name": label(subject, lang),
                "routes": tuple(
                    {
                        **_route(by_name[operation(route)], shapes, lang),
                        "example": route.example and request.script_root + route.example,
                        "about": label(route.about, lang),
                    }
                    for route in routes
                ),
            }
            for subject, routes in subjects
        ),
        "shapes": tuple(
            {"name": name, "fields": _fields(shape, shapes, lang)}
            for name, shape in sorted(shapes.items())
            if "properties" in shape
        ),
    }


def _route(found: Plain, shapes: Plain, lang: Lang) -> Plain:
    body = found.get("requestBody", {"content": {}})["content"]
    taken = (
        _fields(shapes[body[JSON]["schema"]["$ref"].rsplit("/", 1)[1]], shapes, lang)
        if body
        else tuple(
            _field(each["name"], each, each["schema"], shapes, lang, each["required"])
            for each in found["parameters"]
        )
    )
    gives = found["responses"]["200"]["content"][JSON]["schema"]
    return {
        "id": found["operationId"],
        "path": found["path"],
        "method": found["method"],
        "bodies": tuple(body),
        "takes": taken,
        **_type(gives, shapes),
    }


def _fields(shape: Plain, shapes: Plain, lang: Lang) -> tuple[Plain, ...]:
    """The fields of an object."""
    needed = shape.get("required", ())
    return tuple(
        _field(name, each, each, shapes, lang, name in needed)
        for name, each in shape["properties"].items()
    )


def _field(
    name: str, said: Plain, schema: Plain, shapes: Plain, lang: Lang, is_needed: bool
) -> Plain:
    key = "x-description-zh" if lang is Lang.ZH else "description"
    value: Any = schema.get("default")
    return {
        "name": name,
        "about": said.get(key, ""),
        "is_needed": is_needed,
        "default": "" if not value else str(value),
        **_type(schema, shapes),
    }


def _type(schema: Plain, shapes: Plain) -> Plain:
    """A schema in a few words, and the shape that it is made of if any: `[Heading]`, `en | zh`."""
    inner = schema.get("items") or schema.get("additionalProperties")
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        shape = shapes.get(name, {})
        if "enum" in shape:
            return {"type": " | ".join(shape["enum"]), "shape": ""}
        return {"type": name, "shape": name}
    if "anyOf" in schema:
        every = [_type(each, shapes) for each in schema["anyOf"]]
        shape = next((each["shape"] for each in every if each["shape"]), "")
        return {"type": " | ".join(each["type"] for each in every), "shape": shape}
    if isinstance(inner, dict) and inner:
        held = _type(inner, shapes)
        is_list = schema.get("type") == "array"
        written = f"[{held['type']}]" if is_list else f"{{… : {held['type']}}}"
        return {"type": written, "shape": held["shape"]}
    return {"type": str(schema.get("type", "any")), "shape": ""}
