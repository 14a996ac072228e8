"""The served OpenAPI document against the served application: they say the same."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
import schemathesis
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import HealthCheck, given, settings
from openapi_spec_validator import OpenAPIV31SpecValidator
from schemathesis import GenerationMode
from schemathesis.config import SchemathesisConfig

from tests.serving import served
from web.api import SUBJECTS
from web.api.route import Route

ROUTES = [route for _, routes in SUBJECTS for route in routes]


# A scenario has a grammar that JSON Schema cannot tell; one that does not fit it is answered 422.
CONFIG = SchemathesisConfig.from_dict(
    {
        "checks": {
            "positive_data_acceptance": {"expected-statuses": ["2xx", "3xx", "404", "422"]},
            "negative_data_rejection": {"expected-statuses": ["400", "404", "413", "415", "422"]},
        }
    }
)


@pytest.fixture(scope="module")
def document(app: Flask) -> Iterator[schemathesis.BaseSchema]:
    """The document as a server on a free port serves it, with its index built."""
    assert app.test_client().get("/api/v1/search?q=trample").status_code == 200
    with served(app) as address:
        yield schemathesis.openapi.from_url(f"{address}/api/v1/openapi.json", config=CONFIG)


def name_of(route: Route) -> str:
    """A route in the name of a test."""
    return f"{route.method} {route.path}"


def test_an_outside_validator_finds_no_fault(client: FlaskClient) -> None:
    """Every reference is within the document; a list that allows nothing more breaks generators."""
    document = client.get("/api/v1/openapi.json")
    assert [fault.message for fault in OpenAPIV31SpecValidator(document.json).iter_errors()] == []
    assert "$defs" not in document.text
    assert "prefixItems" not in document.text


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize("route", ROUTES, ids=name_of)
def test_every_operation_keeps_its_word(
    document: schemathesis.BaseSchema, route: Route, mode: GenerationMode
) -> None:
    """No server error, only documented statuses, bodies of the documented form."""
    operation = document[re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", route.path)][route.method]

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=6,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    def keeps_its_word(case: schemathesis.Case) -> None:
        case.call_and_validate()

    keeps_its_word()


@pytest.mark.parametrize("route", [r for r in ROUTES if r.example], ids=name_of)
def test_examples_of_the_documentation_are_answered(client: FlaskClient, route: Route) -> None:
    """What the page offers to try works, and is not empty."""
    response = client.get(route.example)
    assert response.status_code == 200, response.json
    assert response.json
