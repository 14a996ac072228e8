"""Inputs that once took all time or memory, or ended in a traceback, go through their doors.

Each is one of a class; what needs a server, a database or a disk of its own is tried where those
are (`tests/web/test_pool.py`, `tests/web/store`, `tests/corpus/test_killed.py`).
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from urllib.parse import urlencode

import pytest

import judge
from benchmarks import worst
from tests.fuzz import requests
from tests.fuzz.doors import BY_NAME
from tests.fuzz.running import sent_through
from tests.fuzz.test_kept import opened

pytestmark = pytest.mark.xdist_group("fuzz")

BILLION = 10**9
OX = {"object": "card", "lang": "en", "name": "Ox", "type_line": "Creature — Ox", "power": "2"}
OF_LINES = {"name": "Ox", "type_line": "Creature — Ox", "power": 2, "toughness": 2}
CARD_FILES = {
    "a name that is none": json.dumps([{**OX, "name": {"a": 1}, "card_faces": 3, "lang": []}]),
    "faces that are none": json.dumps({**OF_LINES, "faces": ["Ox", 3]}),
    "faces without names": json.dumps({**OF_LINES, "faces": [{}, {"name": 3}]}),
    "names of lists": json.dumps({**OF_LINES, "name_zh": [], "layout": {}, "power": []}),
    "a card that is a list": '{"meta": {}, "data": {"Ox": [["Ox"]], "Cow": {"name": 3}}}',
    "faces of another form": json.dumps(
        {"meta": {}, "data": {"Ox": [{"foreignData": 5, "rulings": ["x"], "layout": []}]}}
    ),
    "a mark inside": json.dumps(OF_LINES) + "\n\ufeff" + json.dumps(OF_LINES),
    "brackets": json.dumps([OX])[:-2] + ', "x": ' + "[" * 200_000,
    "brackets behind commas": json.dumps([OX])[:-2] + ', "x": ' + "[1," * 200_000,
    "brackets of objects": json.dumps(OF_LINES)[:-1] + ', "x": ' + '{"a":' * 200_000,
    "brackets of a list": "[[card]]\n" * 2 + "name = " + "[" * 20_000,
    "digits": json.dumps([OX])[:-2] + ', "x": ' + "9" * 5_000 + "}]",
}
PACKED = {
    "packed badly": b"\x1f\x8b" + b"x" * 99,
    "packed in part": gzip.compress(CARD_FILES["a mark inside"].encode())[:-20],
    "a bomb of one word": gzip.compress(b'[{"object":"card","name":"' + b"a" * 40_000_000),
    "a bomb of numbers": gzip.compress(b'[{"object":"card","x":[' + b"1," * 20_000_000),
}
EXPORT = '{"version": "1", "intro": [], "main": '
DOCUMENTS = {
    "brackets": EXPORT + "[" * 200_000,
    "digits": EXPORT + "9" * 5_000 + "}",
    "parts in another order": "Contents\nCredits\nGlossary\nCredits\nGlossary\n"
    "Magic: The Gathering Comprehensive Rules\nThese rules are effective as of June 6, 2025.",
}
REQUESTS = {
    "a cookie that is no text": b"GET /rule/100 HTTP/1.1\r\nHost: x\r\nCookie: lang=\xb5\r\n\r\n",
    "a host that is none": b"GET /rule/100 HTTP/1.1\r\nHost: <x9q>\r\n\r\n",
    "no host": b"GET /rule/100 HTTP/1.0\r\n\r\n",
    "an endless address": b"GET /" + b"a" * 90_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    "an endless cookie": b"GET / HTTP/1.1\r\nHost: x\r\nCookie: " + b"a=b; " * 20_000 + b"\r\n\r\n",
    "half a head": b"GET / HTTP/1.1\r\nHost: x\r\nCook",
    "half a body": b"POST /ask HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\nscenario=",
    "more than may be": b"POST /ask HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999\r\n\r\n",
    "another's frame": b"GET /oembed?url=http://x/rule/100 HTTP/1.1\r\nHost: evil.example\r\n\r\n",
}
BOARD = (
    "players: {A: {hand: [Shock], battlefield: [Forest]}, B: {}}\nplay: [{player: A, cast: Shock}]"
)
FORMS = {
    "a share of digits": {
        "do": 'answer:{"kind":"divide","into":"x","player":"A"}',
        "share|A": "9" * 5_000,
    },
    "a player that is none": {"do": 'answer:{"kind":"pick","into":"choose","player":[]}'},
    "an answer of brackets": {"do": "answer:" + "[" * 30_000},
    "an item of brackets": {"do": "item:" + "[" * 30_000},
    "names of brackets": {"do": "mend:" + "[" * 30_000},
    "a place of digits": {"do": f"remove:p.0.hand.{'9' * 5_000}"},
    "a turn of digits": {"do": "go", "go.to": "9" * 5_000 + "|upkeep"},
    "cards of digits": {"do": "update", "new.0.hand": "9" * 5_000 + " Forest"},
    "counters of digits": {"do": "update", "p.0.battlefield.0.kicked": "9" * 5_000},
}
SCENARIOS = {
    "X": worst.act("Draw X cards.", f", x: {BILLION}"),
    "X of thirty digits": worst.act("Create X Treasure tokens.", f", x: 1{'0' * 30}"),
    "X of a float": worst.act("You gain X life.", ", x: 1e30"),
    "kicked": worst.act("Multikicker {1}{G}\nDraw a card.", f", kicked: {BILLION}"),
    "replicated": worst.act("Replicate {1}\nScry 1.", f", with: [{{replicate: {BILLION}}}]"),
    "a cost": worst.act("Draw a card.", "", "{1000000000}"),
    "a life total": f"players: {{A: {{life: {BILLION}}}, B: {{life: -{BILLION}}}}}",
    "doublers": worst.doublers(40),
    "digits": f"players: {{A: {{life: {'9' * 5_000}}}, B: {{}}}}",
    "a tag": 'players: {A: {life: !!int "²"}, B: {}}',
    "half a character": '{"scenario": "\\ud800", "players": {"A": {}, "B": {}}}',
    "a key twice": '{"players": {"A": {}, "B": {}}, "players": {"A": {}, "B": {}}}',
}
LONG = {  # what a ruling's time ends
    "1,000 Soul Wardens": worst.wardens(1_000),
    "300 anthems": worst.anthems(300, 600),
    "200 effects": worst.dependent(200),
    "Wrath over 300 Blood Artists": worst.wrath(300),
}
CARD_TEXTS = {
    "energy": "Creature — Ox\nPay 99999999 {E}: Draw a card.",
    "a number": f"Instant\nDraw {'9' * 5_000} cards.",
    "a size": f"Creature — Ox\nOx gets +{'9' * 5_000}/+1.",
    "a name": f"Creature — Ox\n{'9' * 5_000}/{'9' * 5_000} creature with flying",
}


def _all() -> Iterator[tuple[str, str, bytes]]:
    texts = {"card-files": CARD_FILES, "documents": DOCUMENTS, "scenarios": SCENARIOS}
    for door, named in {**texts, "card-text": CARD_TEXTS}.items():
        yield from ((door, name, text.encode()) for name, text in named.items())
    yield from (("card-files", name, data) for name, data in PACKED.items())
    yield from (("headers", name, data) for name, data in REQUESTS.items())
    for name, fields in FORMS.items():
        form = urlencode({"draft": BOARD, **fields})
        yield "bodies", name, requests.posted("/ask/board", form.encode())


@pytest.fixture(scope="module", autouse=True)
def _own_data(new_data: Callable[[], Path]) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUDGE_DATA", str(new_data()))
        yield


@pytest.mark.parametrize(
    ("door", "data"),
    [pytest.param(door, data, id=f"{door}: {name}") for door, name, data in _all()],
)
def test_a_hostile_input_is_answered(door: str, data: bytes) -> None:
    """Within the seconds and megabytes of its door."""
    way = BY_NAME[door]
    assert sent_through(way, opened(way.open), data)


@pytest.mark.parametrize("name", LONG)
def test_a_limit_of_time_ends_what_takes_long(name: str) -> None:
    """Soon after that time, and the ruling says so; or it is ruled on within it."""
    (scenario,) = judge.load_scenarios(LONG[name])
    began = process_time()
    ruling = judge.ask(scenario, judge.Limits(time=0.3))
    assert process_time() - began < 1.5
    assert ruling.limit is not None or ruling.verdict.value == "determined"
    assert ruling.answer.en
    assert ruling.answer.zh
