"""Whole editions as files: what the list says of them is so."""

from __future__ import annotations

from hashlib import sha256
from itertools import chain

import msgspec
from asking_api import get, refused
from flask.testing import FlaskClient

from corpus.library import Library


def lines(text: bytes) -> list[dict[str, object]]:
    """The values of a file."""
    return msgspec.json.Decoder(dict[str, object]).decode_lines(text)


def test_the_list_tells_size_and_checksum(client: FlaskClient, library: Library) -> None:
    """Dated, of one edition; and of what changed between all of them."""
    found = get(client, "/api/v1/bulk?edition=2023")
    assert (found["edition"], found["editions"]) == ("2023-11-17", list(library.keys))
    dates = {each["name"]: each["edition"] for each in found["files"]}
    assert dates == {
        "rules.jsonl": "2023-11-17",
        "glossary.jsonl": "2023-11-17",
        "lineage.jsonl": library.lineage.editions[-1],
    }
    for each in found["files"]:
        answer = client.get(each["url"])
        assert sha256(answer.data).hexdigest() == each["sha256"]
        assert (len(answer.data), len(lines(answer.data))) == (each["bytes"], each["lines"])
        packed = client.get(each["url"], headers={"Accept-Encoding": "gzip"})
        assert len(packed.data) < each["bytes"] / 2
        for known in (answer, packed):
            again = client.get(each["url"], headers={"If-None-Match": known.headers["ETag"]})
            assert again.status_code == 304


def test_the_files_hold_the_whole_edition(client: FlaskClient, library: Library) -> None:
    """Every rule with its examples, and every entry, in the words of the edition alone."""
    edition = library.graph("2024-02-02").edition
    rules = lines(client.get("/api/v1/bulk/2024-02-02/rules.jsonl").data)
    assert [one["number"] for one in rules] == [str(number) for number in edition.rules]
    (trample,) = (one for one in rules if one["number"] == "702.19b")
    assert set(trample["text"]) == {"en", "zh"}  # type: ignore[call-overload]
    assert len(trample["examples"]) == 2  # type: ignore[arg-type]
    chinese = lines(client.get("/api/v1/bulk/2023-11-17/rules.jsonl").data)
    assert {*chain(*(one["text"] for one in chinese))} == {"zh"}  # type: ignore[call-overload]
    terms = lines(client.get("/api/v1/bulk/2023-11-17/glossary.jsonl").data)
    assert len(terms) == len(library.graph("2023-11-17").edition.terms)
    changes = lines(client.get("/api/v1/bulk/lineage.jsonl").data)
    assert len(changes) == sum(len(step.changes) for step in library.lineage.steps)
    names = [each["name"] for each in get(client, "/api/v1/bulk?edition=2025-06-06")["files"]]
    assert names == ["rules.jsonl", "lineage.jsonl"]


def test_no_such_file(client: FlaskClient) -> None:
    """With those that there are."""
    told = refused(client, "/api/v1/bulk/2023-11-17/cards.jsonl", 404)
    assert [each["label"] for each in told["didYouMean"]] == ["rules", "glossary"]
    assert refused(client, "/api/v1/bulk/1993/rules.jsonl", 404)["kind"] == "unknown-edition"
