"""Editions compared, and one rule through them."""

from __future__ import annotations

from asking_api import get, refused
from flask.testing import FlaskClient


def test_what_changed_is_told_in_pieces(client: FlaskClient) -> None:
    """The pieces of both sides put together are the two texts."""
    found = get(client, "/api/v1/compare?old=2023-11-17&new=2024-02-02&within=702")
    assert (found["old"], found["new"], found["lang"]) == ("2023-11-17", "2024-02-02", "zh")
    assert found["counts"]["same"] > 500
    assert all(change["kind"] != "same" for change in found["changes"])
    reworded = next(c for c in found["changes"] if c["kind"] == "reworded")
    for side, edition in (("old", "2023-11-17"), ("new", "2024-02-02")):
        (number,) = reworded[side]
        rule = get(client, f"/api/v1/rules/{number}?edition={edition}&lang=zh")
        pieces = reworded["differences"]["zh"]
        assert "".join(piece.get(side, "") for piece in pieces) == rule["ruleText"]


def test_the_older_comes_first_however_asked(client: FlaskClient) -> None:
    """A comparison has one direction."""
    one = get(client, "/api/v1/compare?old=2024-02-02&new=2023-11-17&within=702.19")
    other = get(client, "/api/v1/compare?old=2023-11-17&new=2024-02-02&within=702.19")
    assert one == other


def test_editions_without_common_ground(client: FlaskClient) -> None:
    """Chapter 7 and chapter 2 have nothing in common."""
    found = refused(client, "/api/v1/compare?old=2024-02-02&new=2024-09-20", 404)
    assert (found["kind"], found["old"]) == ("no-common-ground", "2024-02-02")


def test_a_rule_is_traced_both_ways(client: FlaskClient) -> None:
    """From the older edition and from the newer, the same way."""
    old = get(client, "/api/v1/trace/702.19b?edition=2023-11-17")
    new = get(client, "/api/v1/trace/702.19b?edition=2024-02-02")
    editions = [step["edition"] for step in old["items"]]
    assert editions == sorted(editions)
    assert "2024-02-02" in editions
    assert [s["ruleNumbers"] for s in old["items"][:2]] == [
        s["ruleNumbers"] for s in new["items"][:2]
    ]
    unloaded = [step for step in old["items"] if step["edition"] == "2026-08-07"]
    assert [(step["ruleNumbers"], "urls" in step) for step in unloaded] == [(["702.19b"], False)]


def test_a_trace_begins_in_an_edition_that_is_not_loaded(client: FlaskClient) -> None:
    """733 of the newest edition is 728 of the oldest, whatever is loaded between."""
    found = get(client, "/api/v1/trace/733?edition=2026-08-07")
    assert found["items"][0]["ruleNumbers"] == ["728"]
    assert found["items"][0]["urls"] == ["/2023-11-17/rule/728"]
    assert refused(client, "/api/v1/trace/733.99?edition=2026-08-07", 404)["kind"] == "unknown-rule"
