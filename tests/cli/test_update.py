"""The newest rules and cards are fetched from a server as publishers have them, good and bad."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from corpus.documents import catalog
from corpus.imports import add, remove
from corpus.library import Library
from judge.cards.store import CardStore
from judge.cli import main
from judge.cli.update import text_address
from judge.errors import BadFetch
from judge.fetching import Fetcher
from tests.killing import killed

PAGE = '<a href="/old/Rules%2020240607.txt">old</a> <a href="/new/Rules 20300104.txt">TXT</a>'
CARDS = gzip.compress(
    json.dumps({"data": {"Made Bear": [{
        "name": "Made Bear", "layout": "normal", "manaCost": "{1}{G}", "type": "Creature — Bear",
        "types": ["Creature"], "subtypes": ["Bear"], "supertypes": [], "text": "",
        "power": "2", "toughness": "2", "foreignData": [],
    }]}, "meta": {}}).encode(), mtime=0,
)  # fmt: skip


@dataclass
class Publisher:
    """Files by path, and what goes wrong: how many requests of a path break off or are refused."""

    files: dict[str, bytes] = field(default_factory=dict)
    breaks: dict[str, int] = field(default_factory=dict)
    refuses: dict[str, int] = field(default_factory=dict)
    shifts: dict[str, int] = field(default_factory=dict)  # how far off a part begins that is sent
    bare: set[str] = field(default_factory=set)  # sent without a length and an ETag
    asked: list[tuple[str, str, str]] = field(default_factory=list)  # method, path, range
    sent: dict[str, int] = field(default_factory=dict)
    address: str = ""


@pytest.fixture
def publisher(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Publisher]:
    found = Publisher()

    class Handler(BaseHTTPRequestHandler):
        def do_HEAD(self) -> None:
            answer(self, found)

        def do_GET(self) -> None:
            answer(self, found)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    found.address = f"http://127.0.0.1:{server.server_port}"
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("JUDGE_RULES_URL", f"{found.address}/rules")
    monkeypatch.setenv("JUDGE_CARDS_URL", f"{found.address}/cards.json.gz")
    yield found
    server.shutdown()
    server.server_close()


def answer(handler: BaseHTTPRequestHandler, publisher: Publisher) -> None:
    """Answers as web servers do: ETags, 304, ranges of the same file only."""
    path = handler.path
    asked = handler.headers.get("Range", "")
    publisher.asked.append((handler.command, path, asked))
    data = publisher.files.get(path)
    if data is None:
        handler.send_error(404)
        return
    if publisher.refuses.get(path, 0) > 0:
        publisher.refuses[path] -= 1
        handler.send_response(503)
        handler.send_header("Retry-After", "0")
        handler.end_headers()
        return
    etag = f'"{hashlib.sha256(data).hexdigest()[:12]}"'
    if handler.headers.get("If-None-Match") == etag:
        handler.send_response(304)
        handler.end_headers()
        return
    start = 0
    if asked and handler.headers.get("If-Range") == etag:
        start = int(asked.removeprefix("bytes=").removesuffix("-"))
        if start >= len(data):
            handler.send_error(416)
            return
    is_part, start = start > 0, max(0, start - publisher.shifts.get(path, 0))
    handler.send_response(206 if is_part else 200)
    if is_part:
        handler.send_header("Content-Range", f"bytes {start}-{len(data) - 1}/{len(data)}")
    if path not in publisher.bare:
        handler.send_header("ETag", etag)
        handler.send_header("Content-Length", str(len(data) - start))
    handler.end_headers()
    if handler.command == "HEAD":
        return
    piece = data[start:]
    if publisher.breaks.get(path, 0) > 0:
        publisher.breaks[path] -= 1
        piece = piece[: len(piece) // 2]
    publisher.sent[path] = publisher.sent.get(path, 0) + len(piece)
    handler.wfile.write(piece)


@pytest.fixture
def book(shared: Path) -> bytes:
    text = (shared / "cr" / "english_20240607.txt").read_bytes()
    assert b"June 7, 2024" in text
    return text.replace(b"June 7, 2024", b"January 4, 2030")


def update(*words: str) -> int:
    return main(["update", "--pause", "0", *words])


def editions(tmp_path: Path) -> tuple[str, ...]:
    return Library.open(tmp_path / "data" / "documents").keys


def parts(tmp_path: Path) -> list[str]:
    return [
        one.name
        for one in (tmp_path / "data" / "updates").iterdir()
        if one.name not in ("state.json", "update.lock")
    ]


def test_the_newest_rules_are_imported_once(
    publisher: Publisher, book: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "/new/Rules%2020300104.txt"
    publisher.files |= {"/rules": PAGE.encode(), text: book}
    assert update("rules", "--dry-run") == 0
    assert f"would fetch {publisher.address}{text}, {len(book):,} bytes" in capsys.readouterr().out
    assert not (tmp_path / "data" / "documents").exists()
    assert update("rules") == 0
    assert "the edition of 2030-01-04 was imported" in capsys.readouterr().out
    assert "2030-01-04" in editions(tmp_path)
    (document,) = catalog(tmp_path / "data" / "documents")
    assert document.credit == "imported from Rules 20300104.txt"
    assert parts(tmp_path) == []
    sent = publisher.sent[text]
    assert update("rules") == 0
    assert update("rules", "--dry-run") == 0
    assert capsys.readouterr().out.count("up to date") == 2
    assert publisher.sent[text] == sent


def test_cards_are_imported_and_held_to_their_checksum(
    publisher: Publisher, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    publisher.files["/cards.json.gz"] = CARDS
    publisher.files["/cards.json.gz.sha256"] = b"0" * 64
    assert update("cards") == 1
    assert "checksum" in capsys.readouterr().err
    assert parts(tmp_path) == []
    assert not (tmp_path / "data" / "cards.sqlite").exists()
    publisher.files["/cards.json.gz.sha256"] = hashlib.sha256(CARDS).hexdigest().encode()
    assert update("cards", "--json") == 0
    assert json.loads(capsys.readouterr().out) == {"cards": "1 cards, 0 Chinese texts"}
    assert update("cards") == 0
    assert "up to date" in capsys.readouterr().out


def test_a_text_that_is_no_rules_changes_nothing(
    publisher: Publisher, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    publisher.files |= {"/rules": PAGE.encode(), "/new/Rules%2020300104.txt": b"<html>Sorry</html>"}
    before = editions(tmp_path)
    assert update("rules") == 2
    assert "cannot be read as a rules document" in capsys.readouterr().err
    assert editions(tmp_path) == before
    assert parts(tmp_path) == []


@pytest.mark.parametrize(
    ("links", "newest"),
    [
        (["Rules%2020260807.txt", "x20250101.txt"], "Rules%2020260807.txt"),
        (["Rules%2020260807.txt", "Rules%2020260814.txt"], "Rules%2020260814.txt"),
        (["/20270101/Rules 20250606.txt", "/a/Rules 20260807.txt"], "/a/Rules%2020260807.txt"),
        (["a20250606&amp;b.txt", "readme.txt", "1202608079.txt"], "a20250606&b.txt"),
    ],
)
def test_the_newest_text_that_a_page_links_is_told_by_its_day(
    links: list[str], newest: str, publisher: Publisher, tmp_path: Path
) -> None:
    """However the link is written: a space before the day may be spelled %20."""
    publisher.files["/rules"] = "".join(f"<a href='{link}'>TXT</a>" for link in links).encode()
    found = text_address(Fetcher(tmp_path, pause=0), f"{publisher.address}/rules")
    assert found == f"{publisher.address}/{newest.lstrip('/')}"


@pytest.mark.parametrize(
    ("files", "told"),
    [({}, "the server answers 404"), ({"/rules": b"<p>nothing</p>"}, "links no text of the rules")],
)
def test_a_page_without_rules_is_said(
    publisher: Publisher, files: dict[str, bytes], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    publisher.files |= files
    assert update("rules") == 1
    assert told in capsys.readouterr().err


def test_an_edition_that_was_removed_is_fetched_again(
    publisher: Publisher, book: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And one that was imported by hand is not imported twice, however it is sent."""
    text = "/new/Rules%2020300104.txt"
    publisher.files |= {"/rules": PAGE.encode(), text: book}
    (tmp_path / "mine.txt").write_bytes(book)
    documents = tmp_path / "data" / "documents"
    add([tmp_path / "mine.txt"], documents)
    publisher.bare.add(text)
    assert update("rules") == 0
    assert "up to date" in capsys.readouterr().out
    remove(documents, "2030-01-04")
    publisher.bare.clear()
    assert update("rules", "--dry-run") == 0
    assert "would fetch" in capsys.readouterr().out
    assert update("rules") == 0
    assert "2030-01-04" in editions(tmp_path)


def test_half_a_book_is_not_imported(
    publisher: Publisher, book: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It broke off where the server had not said how long it is."""
    text = "/new/Rules%2020300104.txt"
    publisher.files |= {"/rules": PAGE.encode(), text: book[: len(book) // 2]}
    publisher.bare.add(text)
    assert update("rules") == 2
    assert "no line 'Credits'" in capsys.readouterr().err
    assert "2030-01-04" not in editions(tmp_path)
    assert parts(tmp_path) == []


def test_what_fails_keeps_the_other_from_nothing(
    publisher: Publisher, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    publisher.files["/cards.json.gz"] = CARDS
    assert update() == 1
    told = capsys.readouterr()
    assert "cards: 1 cards" in told.out
    assert "/rules cannot be fetched: the server answers 404" in told.err
    publisher.files.clear()
    (tmp_path / "data" / "cards.sqlite").unlink()
    assert update() == 1
    told = capsys.readouterr()
    assert "/rules cannot" in told.err
    assert "/cards.json.gz cannot" in told.err


def test_two_updates_do_not_write_into_one_file(
    publisher: Publisher, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    publisher.files["/cards.json.gz"] = CARDS
    with Fetcher(tmp_path / "data" / "updates").alone():
        assert update("cards") == 1
        assert "another update is under way" in capsys.readouterr().err
        assert update("cards", "--dry-run") == 0
    assert update("cards") == 0


def test_a_data_folder_that_cannot_be_written_is_said(
    publisher: Publisher, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "updates").write_text("no folder")
    assert update("cards") == 1
    assert "can't be written" in capsys.readouterr().err


KILLED = """
import sys
from judge.cards.store import CardStore
from judge.cli import main
sys.exit(main(["update", "cards", "--pause", "0"]))
"""


@pytest.mark.slow
def test_an_update_killed_at_any_step_is_done_by_the_next(
    publisher: Publisher, tmp_path: Path
) -> None:
    publisher.files["/cards.json.gz"] = CARDS
    step = 1
    while killed(KILLED, step):
        assert update("cards") == 0, step
        assert CardStore(tmp_path / "data" / "cards.sqlite").get("Made Bear") is not None, step
        assert parts(tmp_path) == [], step
        shutil.rmtree(tmp_path / "data")
        step += 1
    assert step > 3


def fetcher(tmp_path: Path, patience: float = 20.0) -> Fetcher:
    return Fetcher(tmp_path / "updates", pause=0.0, patience=patience)


def test_a_download_that_breaks_off_goes_on_where_it_ended(
    publisher: Publisher, tmp_path: Path
) -> None:
    publisher.files["/big"], publisher.breaks["/big"] = bytes(range(256)) * 4_000, 2
    seen: list[tuple[int, int]] = []
    path = fetcher(tmp_path).fetch(f"{publisher.address}/big", lambda *one: seen.append(one))
    assert path is not None
    assert path.read_bytes() == publisher.files["/big"]
    assert publisher.sent["/big"] == len(publisher.files["/big"])  # nothing twice
    assert [one[2] for one in publisher.asked] == ["", "bytes=512000-", "bytes=768000-"]
    assert seen[-1] == (1_024_000, 1_024_000)


def test_another_part_than_was_asked_for_is_not_put_behind_it(
    publisher: Publisher, tmp_path: Path
) -> None:
    publisher.files["/big"] = bytes(range(256)) * 4_000
    publisher.breaks["/big"], publisher.shifts["/big"] = 1, 100
    path = fetcher(tmp_path).fetch(f"{publisher.address}/big")
    assert path is not None
    assert path.read_bytes() == publisher.files["/big"]


def test_a_file_that_changed_meanwhile_is_fetched_from_its_beginning(
    publisher: Publisher, tmp_path: Path
) -> None:
    url = f"{publisher.address}/big"
    publisher.files["/big"], publisher.breaks["/big"] = b"a" * 100_000, 9
    with pytest.raises(BadFetch, match="What is here stays as it was"):
        fetcher(tmp_path).fetch(url)
    publisher.files["/big"], publisher.breaks["/big"] = b"b" * 90_000, 0
    path = fetcher(tmp_path).fetch(url)
    assert path is not None
    assert path.read_bytes() == b"b" * 90_000


def test_a_whole_file_of_a_killed_update_is_fetched_again(
    publisher: Publisher, tmp_path: Path
) -> None:
    """It was fetched and not used: its length is that of the file, and no range is left."""
    url = f"{publisher.address}/big"
    publisher.files["/big"] = b"a" * 1_000
    assert fetcher(tmp_path).fetch(url) is not None
    path = fetcher(tmp_path).fetch(url)
    assert path is not None
    assert path.read_bytes() == publisher.files["/big"]


def test_a_busy_server_is_asked_again_and_a_silent_one_given_up(
    publisher: Publisher, tmp_path: Path
) -> None:
    publisher.files["/busy"], publisher.refuses["/busy"] = b"here", 2
    path = fetcher(tmp_path).fetch(f"{publisher.address}/busy")
    assert path is not None
    assert path.read_bytes() == b"here"
    publisher.files["/full"], publisher.refuses["/full"] = b"here", 99
    with pytest.raises(BadFetch, match="answers 503"):
        fetcher(tmp_path).fetch(f"{publisher.address}/full")
    with ThreadingHTTPServer(("127.0.0.1", 0), _Silent) as silent:
        threading.Thread(target=silent.serve_forever, daemon=True).start()
        with pytest.raises(BadFetch, match="timed out"):
            fetcher(tmp_path, 0.3).fetch(f"http://127.0.0.1:{silent.server_port}/")
        silent.shutdown()


class _Silent(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        threading.Event().wait(0.8)

    def log_message(self, *_: object) -> None:
        pass


def test_requests_are_apart(publisher: Publisher, tmp_path: Path) -> None:
    from time import monotonic

    publisher.files["/one"] = b"1"
    slow = Fetcher(tmp_path / "updates", pause=0.2)
    start = monotonic()
    for _ in range(3):
        slow.text(f"{publisher.address}/one")
    assert monotonic() - start >= 0.4


def test_only_the_web_is_asked(tmp_path: Path) -> None:
    with pytest.raises(BadFetch, match="no address of the web"):
        fetcher(tmp_path).fetch(Path(__file__).as_uri())
