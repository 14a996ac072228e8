"""The pictures that chats show beside a link."""

from __future__ import annotations

import io
import re
import time
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from PIL import Image, ImageFont

from tests.lacking import lacking
from web import create_app, picture

PICTURE = re.compile(r'<meta property="og:image" content="http://localhost(/picture/[^"]+)">')
LONG = (
    "具有践踏的攻击生物之操控者，首先将伤害分配给所有阻挡它的生物。（参见规则510，“战斗伤害步骤”。）"
    * 3
)


@pytest.fixture
def font() -> tuple[Path, int]:
    """The font that pictures are written with."""
    found = picture.font()
    if found is None:
        lacking("no free font with Chinese is installed (Debian: fonts-noto-cjk)")
    return found


@pytest.fixture
def without_fonts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A machine whose fonts are elsewhere."""
    monkeypatch.setenv("JUDGE_FONTS", str(tmp_path))
    picture.font.cache_clear()
    yield
    picture.font.cache_clear()


def drawn(client: FlaskClient, page: str) -> Image.Image:
    """The picture that a page names, as any site may load it."""
    found = PICTURE.search(client.get(page).get_data(as_text=True))
    assert found is not None
    response = client.get(unescape(found[1]))
    assert (response.status_code, response.mimetype) == (200, "image/png")
    assert response.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert len(response.data) < 100_000
    image = Image.open(io.BytesIO(response.data))
    assert image.size == (picture.WIDTH, picture.HEIGHT)
    return image


@pytest.mark.parametrize(
    "page",
    [
        "/2024-02-02/rule/702.19",
        "/2024-02-02/rule/7",
        "/term/trample",
        "/2024-02-02/term/地落",
        "/card/Typhoid Rats",
    ],
)
def test_a_page_has_its_picture_in_each_language(
    client: FlaskClient, font: tuple[Path, int], page: str
) -> None:
    """Another for each language: the words are drawn."""
    english, chinese = (drawn(client, f"{page}?lang={lang}") for lang in ("en", "zh"))
    assert english.tobytes() != chinese.tobytes()


def test_a_ruling_s_picture_has_what_the_answer_turns_on(
    client: FlaskClient, font: tuple[Path, int], scenario: str
) -> None:
    """It is the picture of the answer and of each deciding rule with why."""
    response = client.post("/api/v1/permalinks", json={"scenario": scenario})
    (ruling,) = response.json["rulings"]
    why = (f"{one['rule']} {one['why']['en']}" for one in ruling["deciding"])
    expected = picture.png("Ruling", (ruling["answer"]["en"], *why), "The rules judge")
    found = drawn(client, f"{response.json['url']}?lang=en")
    assert found.tobytes() == Image.open(io.BytesIO(expected)).tobytes()


def test_oembed_names_the_picture_where_it_fits(
    client: FlaskClient, font: tuple[Path, int]
) -> None:
    """A site that wants smaller ones gets none."""
    address = {"url": "http://localhost/2024-02-02/rule/702.19?lang=en"}
    found = client.get("/oembed", query_string=address).json
    assert found["thumbnail_url"] == "http://localhost/picture/2024-02-02/rule/702.19?lang=en"
    assert (found["thumbnail_width"], found["thumbnail_height"]) == (1200, 630)
    small = client.get("/oembed", query_string={**address, "maxwidth": 400}).json
    assert "thumbnail_url" not in small


@pytest.mark.parametrize(
    "path", ["2024-02-02/rule/799.9", "2024-02-02/term/pizza", "card/Pizza", "r/nothing"]
)
def test_what_is_not_there_has_no_picture(client: FlaskClient, path: str) -> None:
    assert client.get(f"/picture/{path}").status_code == 404


def test_a_line_holds_what_fits_and_begins_with_no_mark(font: tuple[Path, int]) -> None:
    """Nothing is lost on the way, and what follows a character stays with it."""
    file, index = font
    face = ImageFont.truetype(file, 32, index=index)
    lines = list(picture.lines(LONG, face))
    assert len(lines) > 3
    assert "".join(lines) == LONG
    assert all(face.getlength(line) <= picture.WRITTEN for line in lines)
    assert not any(line[0] in "，。”）" for line in lines)


def test_a_picture_of_much_takes_little(font: tuple[Path, int]) -> None:
    """What doesn't fit is not even measured."""
    begun = time.process_time()
    made = picture.png("word" * 50_000, [LONG * 100] * 1_000, "site")
    assert time.process_time() - begun < 3
    assert len(made) < 150_000


def test_without_a_font_there_is_no_picture(
    without_fonts: None, new_data: Callable[[], Path]
) -> None:
    """The page names none, oEmbed neither, and its address is not found."""
    client = create_app({"DATA": new_data(), "TESTING": True}).test_client()
    page = "/2024-02-02/rule/702.19"
    html = client.get(page).get_data(as_text=True)
    assert "og:title" in html and "og:image" not in html
    assert client.get(f"/picture{page}").status_code == 404
    assert "thumbnail_url" not in client.get(f"/oembed?url=http://localhost{page}").json
