"""A request becomes the value that a route takes, or an error that says what would be right."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from flask import request

from corpus.alike import By, most_alike
from web.api.route import Asked, Route
from web.errors import Refused, WrongType

_AT = re.compile(r"\$\.(\w+)")
_FIELD = re.compile(r"field `(\w+)`")
TEXT = "text/plain"
JSON = "application/json"
_WORDS = ("description", "x-description-zh", "default", "title")  # of a schema


def reader(route: Route) -> Callable[[Mapping[str, str]], Asked]:
    """What reads a request to `route`, with the values of its path, into `route.takes`.

    Raises `Refused`.
    """
    lists = lists_of(route.takes)

    def read(path: Mapping[str, str]) -> Asked:
        given: dict[str, Any] = {**path, **_query(lists)}
        if route.body:
            given |= _body(route.body)
        try:
            return msgspec.convert(given, route.takes, strict=False)
        except msgspec.ValidationError as error:
            raise _refused(error, given, route.takes) from error

    return read


def lists_of(takes: type[Asked]) -> dict[str, bool]:
    """The parameters that are lists, by name; True for those that may be written with commas."""
    hints = get_type_hints(takes, include_extras=True)
    found = {}
    for field in msgspec.structs.fields(takes):
        kind, *notes = get_args(hints[field.name]) or (None,)
        if get_origin(kind) is tuple:
            extras = [note.extra or {} for note in notes if isinstance(note, msgspec.Meta)]
            found[field.encode_name] = any("by_comma" in extra for extra in extras)
    return found


def _query(lists: Mapping[str, bool]) -> dict[str, Any]:
    """The values of the query: the last of each name, or all of a list."""
    given: dict[str, Any] = {}
    for name, values in request.args.lists():
        if name not in lists:
            given[name] = values[-1]
            continue
        parts = ",".join(values).split(",") if lists[name] else values
        given[name] = [part for each in parts if (part := each.strip())]
    return given


def _body(field: str) -> dict[str, Any]:
    """The values of the body: a JSON object, or a text that is the value of `field`."""
    if request.mimetype == TEXT:
        return {field: request.get_data(as_text=True)}
    if request.mimetype != JSON:
        raise WrongType("refused.type", type=request.mimetype, types=f"{JSON}, {TEXT}")
    try:
        found = msgspec.json.decode(request.get_data())
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("refused.body", problem=str(error)) from error
    if not isinstance(found, dict):
        raise Refused("refused.body", problem="{…}")
    return found


def _refused(
    error: msgspec.ValidationError, given: Mapping[str, Any], takes: type[Asked]
) -> Refused:
    """The error of one parameter, with what it takes as JSON Schema says it."""
    (_, schemas) = msgspec.json.schema_components([takes])
    properties: dict[str, Any] = schemas[takes.__name__]["properties"]
    field = _FIELD.search(str(error))
    if field is not None and field[1] not in properties:
        near = [name for name, _ in most_alike(field[1], properties, 2, least=0, by=By.PARTS)]
        return Refused("refused.unknown", near=near or list(properties), parameter=field[1])
    if field is not None:
        return Refused("refused.needed", parameter=field[1])
    at = _AT.search(str(error))
    name = at[1] if at else ""
    return Refused(
        "refused.parameter",
        parameter=name,
        given=given.get(name, ""),
        wanted=_wanted(properties.get(name, {}), schemas),
    )


def _wanted(schema: Mapping[str, Any], schemas: Mapping[str, Any]) -> str:
    """A schema without its words: `{"type":"integer","minimum":1}`."""
    return msgspec.json.encode(_bare(schema, schemas)).decode()


def _bare(schema: Mapping[str, Any], schemas: Mapping[str, Any]) -> Any:
    """A schema with what it refers to in place."""
    if "$ref" in schema:
        schema = schemas[schema["$ref"].rsplit("/", 1)[1]]
    kept = {name: value for name, value in schema.items() if name not in _WORDS}
    if "anyOf" in kept:
        return next(_bare(each, schemas) for each in kept["anyOf"])
    if "items" in kept:
        kept["items"] = _bare(kept["items"], schemas)
    return dict(sorted(kept.items(), key=lambda each: each[0] == "items"))
