"""Requests to begin with: addresses of every kind, headers, and bodies that are posted.

`Content-Length: ?` in one stands for the length of what is behind its head, so that a body may
change its size.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from urllib.parse import quote, urlencode

from tests.fuzz import words
from tests.fuzz.allowed import MARK
from web.api import SUBJECTS

HEADERS = (
    *("Accept: application/json", "Accept: text/html;q=0.1,*/*", "Accept-Language: zh-CN,zh;q=0.9"),
    *(
        "Accept-Encoding: br",
        "Accept-Encoding: gzip;q=0, br;q=x",
        "Range: bytes=0-1,5-",
        "Range: x",
    ),
    *("If-None-Match: *", 'If-None-Match: W/"a", "b', "If-Modified-Since: yesterday", "DNT: 1"),
    *("Cookie: lang=zh; texts=both; script=hant; theme=dark", f"Cookie: lang={MARK}; x9q=\\x00"),
    *("Origin: null", "Origin: https://x9q.example", "X-Forwarded-For: 1.2.3.4, <x9q>", "Via: x"),
    *("X-Forwarded-Host: evil.example", "X-Forwarded-Proto: https", "X-HTTP-Method-Override: PUT"),
    *("Host: <x9q>", "Host: a b", "Host: [::1", "Host: x:99999", "Transfer-Encoding: chunked"),
    *("Transfer-Encoding: gzip, chunked", "Content-Length: -1", "Content-Length: 99999999999"),
    *("Content-Length: 1_0", "Expect: 100-continue", "Upgrade: h2c", "Connection: close, x"),
    *("Content-Type: text/plain; charset=x9q", "Content-Type: multipart/form-data; boundary=x"),
    *("Content-Encoding: gzip", "X" * 9000 + ": 1", "A: " + "b" * 70_000, "No colon", " folded"),
    *("Referer: javascript:x9q", f"User-Agent: {MARK}", "Authorization: Basic ???", "TE: trailers"),
)
NASTY = (
    *(f"{header}\r\n" for header in HEADERS),
    *("\r\n\r\n", "\r\nX-Injected: x9q", "%0d%0aX-Injected:%20x9q", "0\r\n\r\n", "ffffffffff\r\n"),
    *("GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n", " HTTP/0.9", " HTTP/2.0", " HTTP/1.1\n", "*"),
    *("%", "%2", "%ff", "%C3%28", "%ed%a0%80", "%2e%2e%2f", "%2F", ";", "?", "#", "&", "=", "+"),
    *(quote(MARK), MARK, "//evil.example", "/\\evil.example", "http://evil.example/", "%5c", "@"),
    *("2023-11-17", "702.19b", "9999.9z", "edition=2023", "page=0", "page=99999999999999999999"),
    *(
        "lang=zh",
        "lang=en",
        "script=hant",
        "format=json",
        "[]=1",
        "q=%F0%9F%90%82",
        "/embed",
        "/r/",
    ),
)


def urls() -> Iterator[bytes]:
    """Addresses of every kind, asked for as a browser does."""
    for path in _paths():
        for method in ("GET", "HEAD") if len(path) % 7 == 0 else ("GET",):
            yield f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


def _paths() -> list[str]:
    examples = [route.example for _, routes in SUBJECTS for route in routes if route.example]
    mark = quote(MARK)
    return [
        *("/", "/rule/702.19", "/2023-11-17/rule/702.19b", "/rule/603", f"/rule/{mark}", "/terms"),
        *("/2024/rule/603", "/term/Trample", "/2023-11-17/term/%E8%B7%B5%E8%B8%8F", "/keywords"),
        *(f"/term/{mark}", f"/search?q={mark}", "/search?q=trample&page=2", "/search?q=702.19"),
        *("/compare", "/compare/2023-11-17/2024-02-02", "/2023-11-17/rule/702.19/trace", "/cards"),
        *(
            f"/cards?q={mark}",
            "/card/Lightning%20Bolt",
            f"/card/{mark}",
            "/editions",
            "/2023-11-17",
        ),
        *("/cards/complete?q=li", "/ask?example=counterspell", f"/ask?example={mark}", "/embed"),
        *("/ask/board?card=3/3+deathtouch", f"/ask/board?card={mark}", "/ask/ready/counterspell"),
        *("/ask/rulebook/2023-11-17/608.2b/1", f"/ask/words?q={mark}", "/r/abc", f"/r/{mark}"),
        *("/report?rule=702.19", f"/report?link={mark}&rule={mark}", "/embed/2023-11-17/rule/603"),
        *("/embed/card/Shock", "/picture/card/Shock", "/picture/2023-11-17/rule/702.19", "/feed"),
        *(f"/picture/card/{mark}", f"/oembed?url=http://localhost/rule/{mark}", "/sitemap.xml"),
        *("/opensearch.xml", "/sw.js", "/healthz", "/static/css/site.css", "/static/../app.py"),
        *("/icon-192-any.png", "/favicon.ico", "/robots.txt", "/metrics", "/api", "/offline"),
        *("/cr", "/cr/702.19", "/diff/cr/2023-11-17/2024-02-02", "/link/cr", "/file/cr/2023-11-17"),
        *(f"/cr/glossary/{mark}", "/mtr/1", "/pending/x", "/metadata/x", "/?lang=zh&script=hant"),
        *examples,
    ]


def headers() -> Iterator[bytes]:
    """Requests with the headers of browsers, proxies, caches, and of nobody."""
    for number, path in enumerate(_paths()):
        chosen = [HEADERS[(number * 5 + k * 11) % len(HEADERS)] for k in range(1 + number % 4)]
        head = "".join(f"{header}\r\n" for header in chosen)
        yield f"GET {path} HTTP/1.1\r\nHost: localhost\r\n{head}\r\n".encode()


def bodies() -> Iterator[bytes]:
    """Forms, JSON and texts that are posted, whole and in chunks."""
    some = list(words.scenarios())[::9]
    for text in some:
        yield posted("/ask", _form(scenario=text))
        yield posted("/ask", _form(scenario=text, do=b"board"))
        yield posted("/api/v1/ask", text, "text/plain")
        yield posted("/api/v1/ask", json.dumps({"scenario": text.decode()}).encode(), _JSON)
    for text in some[::4]:
        for button in _BUTTONS:
            yield posted("/ask/board", _form(draft=text, do=button.encode()) + b"&" + _FIELDS)
        yield posted("/api/v1/permalinks", json.dumps({"scenario": text.decode()}).encode(), _JSON)
    for text in list(words.questions())[::40]:
        yield posted("/api/v1/read", json.dumps({"question": text.decode()}).encode(), _JSON)
        yield posted("/api/v1/resolve", text, "text/plain")
    report = {"about": "702.19", "text": f"wrong {MARK}", "link": "x", "rule": "702.19"}
    yield posted("/report", urlencode(report).encode())
    yield (
        b"POST /api/v1/resolve HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n5\r\nrule \r\n6;x=1\r\n702.19\r\n0\r\nA: b\r\n\r\n"
    )
    yield posted(
        "/ask",
        b'--x\r\nContent-Disposition: form-data; name="scenario"; filename="<x9q>"\r\n\r\n'
        b"players: {A: {}, B: {}}\r\n--x--\r\n",
        "multipart/form-data; boundary=x",
    )


_JSON = "application/json"
_BUTTONS = (
    *("add:p", "add:c.Card 1", "add:ask", "rule", "text", "update", "forget", "undo", "go"),
    *("remove:p.0.battlefield.0", "remove:play.0", "effect", "declare:attack:Ann"),
    *('item:{"player": "Ann", "cast": "Shock", "targets": ["Bob"]}', 'mend:["Shokc", "Shock"]'),
    *("declare:assign:Ann", 'answer:{"kind": "divide", "into": "divide", "player": "Ann"}'),
    *(f'answer:{{"kind": "{k}", "into": "choose", "player": "Ann"}}' for k in ("pick", "arrange")),
)
_FIELDS = urlencode(
    {
        "p.0.name": "Ann",
        "p.0.life": "3",
        "p.0.battlefield.0.counters": "+1/+1: 2, charge",
        "new.0.hand": "3 Forest",
        "c.0.text": f"Flying{MARK}",
        "turn.step": "upkeep",
        "turn.number": "2",
        "go.to": "2|upkeep",
        "effect.text": "draw a card",
        "ask.about": "Ann",
        "ask.key": "life",
        "d:attack|Ox": "Bob",
        "d:assign|Ox|Bob": "2",
        "share|Ox": "2",
        "answer": "Ox",
        "place|Ox": "1",
        "title": MARK,
        "game": "two-player",
        "monarch": "Ann",
    }
).encode()


def _form(**fields: bytes) -> bytes:
    return urlencode(fields).encode()


def posted(path: str, body: bytes, kind: str = "application/x-www-form-urlencoded") -> bytes:
    """A request with this body."""
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: {kind}\r\nContent-Length: ?"
    return head.encode() + b"\r\n\r\n" + body
