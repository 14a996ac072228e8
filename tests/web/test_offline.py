"""What a browser is given to install the site and to read it without a connection."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from html_page import Page
from PIL import Image

from web import picture


def given(client: FlaskClient, lang: str = "en") -> dict[str, object]:
    """What the service worker is told."""
    text = client.get("/sw.js", headers={"Accept-Language": lang}).get_data(as_text=True)
    found = re.search(r"^const GIVEN = (.*);$", text, re.M)
    assert found
    return dict(json.loads(found[1]))


def test_the_worker_is_asked_for_anew_and_is_the_same_for_all(client: FlaskClient) -> None:
    """Whatever the reader's language: another one would be installed again and again."""
    response = client.get("/sw.js")
    assert response.mimetype == "text/javascript"
    assert response.headers["Cache-Control"] == "no-cache"
    assert given(client, "en") == given(client, "zh")


def test_all_that_the_worker_keeps_is_there(client: FlaskClient) -> None:
    told = given(client)
    parts, shell, pages = told["parts"], told["shell"], told["pages"]
    assert isinstance(parts, list) and isinstance(shell, list) and isinstance(pages, dict)
    assert parts[0].endswith("/names.js") and len(parts) == 15
    for url in (*parts, *shell, *pages.values()):
        assert client.get(url).status_code == 200, url
    for source in Page(client.get("/offline").get_data(as_text=True)).scripts:
        assert source in shell
    folder = Path(client.application.static_folder or "")
    assert len(shell) == sum(path.is_file() for path in folder.rglob("*"))


def test_the_parts_are_small_as_they_are_sent(client: FlaskClient) -> None:
    """All of the shipped documents together, compressed: far below the 3 MB that they may have."""
    parts = given(client)["parts"]
    assert isinstance(parts, list)
    for encoding, most in (("br", 700_000), ("gzip", 800_000)):
        answers = [client.get(url, headers={"Accept-Encoding": encoding}) for url in parts]
        assert all(one.headers["Content-Encoding"] == encoding for one in answers)
        assert all("immutable" in one.headers["Cache-Control"] for one in answers)
        assert 100_000 < sum(len(one.get_data()) for one in answers) < most


def test_another_version_of_a_part_is_not_there(client: FlaskClient) -> None:
    assert client.get("/pack/0123456789abcdef/names.js").status_code == 404
    parts = given(client)["parts"]
    assert isinstance(parts, list)
    assert client.get(parts[0].replace("names", "none")).status_code == 404


@pytest.mark.parametrize(("lang", "name"), [("en", "The rules judge"), ("zh", "规则裁判")])
def test_the_manifest_is_in_the_readers_language(client: FlaskClient, lang: str, name: str) -> None:
    html = client.get("/", headers={"Accept-Language": lang}).get_data(as_text=True)
    (url,) = re.findall(r'<link rel="manifest" href="([^"]+)">', html)
    response = client.get(url)
    assert response.mimetype == "application/manifest+json"
    manifest = response.get_json(force=True)
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == (
        *(name, "/"),
        "standalone",
    )
    for one in manifest["icons"]:
        icon = client.get(one["src"])
        assert icon.mimetype == one["type"]
        if one["type"] == "image/png":
            size = "x".join(map(str, Image.open(io.BytesIO(icon.data)).size))
            assert size == one["sizes"]


def test_the_icon_is_whole_where_a_shape_is_cut() -> None:
    """A maskable one has color to its edges and what it shows in the middle; the other has round
    corners."""
    whole = Image.open(io.BytesIO(picture.icon(192, "maskable"))).convert("RGBA")
    rounded = Image.open(io.BytesIO(picture.icon(192, "any"))).convert("RGBA")
    assert whole.getpixel((0, 0)) == (0x8A, 0x3B, 0x1C, 255)
    assert rounded.getpixel((0, 0))[3] == 0  # type: ignore[index]
    for x in range(192):
        for y in range(192):
            if (x - 96) ** 2 + (y - 96) ** 2 > (0.4 * 192) ** 2:  # the safe zone: 40 % around
                assert whole.getpixel((x, y)) == (0x8A, 0x3B, 0x1C, 255), (x, y)


def test_sizes_and_kinds_of_icons_are_few(client: FlaskClient) -> None:
    """Nobody has pictures drawn of any size."""
    for name in ("icon-4000-any", "icon-192-round"):
        assert client.get(f"/{name}.png").status_code == 404


def test_a_page_says_its_language(app: Flask) -> None:
    """By which the worker knows in which one to show its own."""
    for lang, said in (("en", "en"), ("zh", "zh-Hans")):
        response = app.test_client().get("/editions", headers={"Accept-Language": lang})
        assert response.headers["Content-Language"] == said
