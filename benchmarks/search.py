"""How fast the search is, beside stock Whoosh, SQLite FTS5 and tantivy, on the same documents.

    .venv/bin/python -m benchmarks.search [--passes 7]

One warm process, one run, every engine asked the same queries in the same order. Measured for ours
is `Searcher.search`, with the answered questions: the text of the query to a page of ten hits
(numbers, editions, headings, texts, scores, total), normalizing and cutting included, no cache of
results anywhere. "With snippets" adds the snippet, its marks and `matched_by` of all ten. The
others are asked for the stored numbers of their ten best; their query parsers are included, as ours
is.

Every engine has the same entries in the same fields: number, and head, path and body by language.

    whoosh   MultifieldParser with OrGroup over all fields, jieba's ChineseAnalyzer, file index
    fts5     texts and queries cut by our segmenter (FTS5 cuts no Chinese), bm25() with weights
    tantivy  the same cut, its own BM25 and query parser, on disk
"""

from __future__ import annotations

import argparse
import gc
import resource
import sqlite3
import statistics
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import yaml

from corpus.analysis.chinese import STOP_WORDS as CHINESE_STOP_WORDS
from corpus.analysis.english import STOP_WORDS, stem
from corpus.analysis.fold import fold
from corpus.analysis.tokens import TokenKind, scan
from corpus.index import Entry, Index, build, open_index
from corpus.library import Library
from corpus.model import Lang
from corpus.query import Searcher
from corpus.query.answers import open_answers
from judge.precedents import Precedents

QUERIES = Path(__file__).parents[1] / "tests" / "corpus" / "search"
Engine = Callable[[str], object]


def main() -> None:
    """Measures everything and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--passes", type=int, default=7)
    passes = parser.parse_args().passes
    queries = [
        str(row["q"])
        for name in ("queries.yaml", "held_out.yaml")
        for row in yaml.safe_load((QUERIES / name).read_text(encoding="utf-8"))
    ]
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        index, built = _build(folder / "ours")
        entries = [index.entry(place) for place in range(index.size)]
        engines = _engines(index, entries, folder)
        print(f"{index.size} entries, {len(queries)} queries, {passes} passes; times in µs")
        print(f"index built in {built:.1f} s; {_cold(index.folder)}")
        _print({name: _measure(engine, queries, passes) for name, engine in engines.items()})
    print(f"most memory of this process, all engines: {_megabytes():.0f} MB")


def _build(folder: Path) -> tuple[Index, float]:
    """Our index, and how many seconds it took."""
    library = Library.open()
    editions = library.editions()
    start = time.perf_counter()
    build(editions, library.terminology.entries, folder, default=library.default)
    return open_index(folder), time.perf_counter() - start


def _cold(folder: Path) -> str:
    """How long a fresh process takes from its start to its first hit, for two queries."""
    code = (
        "import sys; from pathlib import Path\n"
        "from corpus.index import open_index; from corpus.query import Searcher\n"
        "hits = Searcher(open_index(Path(sys.argv[1]))).search(sys.argv[2]).hits\n"
        "hits[0].snippet\n"
        "print(Path('/proc/self/status').read_text().split('VmRSS:')[1].split()[0])\n"
    )
    told = []
    for query in ("trample", "触发式异能什么时候进入堆叠"):
        times = []
        for _ in range(3):
            start = time.perf_counter()
            done = subprocess.run(
                [sys.executable, "-c", code, str(folder), query], capture_output=True, check=True
            )
            times.append(time.perf_counter() - start)
        memory = int(done.stdout) / 1024
        told.append(f"{query}: {min(times):.2f} s, {memory:.0f} MB")
    return f"first hit in a fresh process: {'; '.join(told)}"


def _engines(index: Index, entries: Sequence[Entry], folder: Path) -> dict[str, Engine]:
    """Every engine under its name."""
    searcher = Searcher(
        index, answers=lambda: open_answers(index, Precedents(), folder / "answers")
    )

    def with_snippets(query: str) -> object:
        return [(hit.snippet, hit.matched_by) for hit in searcher.search(query).hits]

    texts = [_fields(entry) for entry in entries]
    return {
        "ours": searcher.search,
        "ours, with snippets": with_snippets,
        "whoosh (stock)": _whoosh(texts, folder / "whoosh"),
        "sqlite fts5": _fts5(texts, folder / "fts5.sqlite", index),
        "tantivy": _tantivy(texts, folder / "tantivy", index),
    }


def _fields(entry: Entry) -> dict[str, str]:
    """The fields that every engine is given: those of our own index, as plain text."""
    fields = {"number": entry.number or f"{entry.name.zh}"}
    for lang in Lang:
        fields[f"head_{lang}"] = entry.name.get(lang) or ""
        fields[f"path_{lang}"] = " ".join(c.title.get(lang) or "" for c in entry.path[1:])
        fields[f"body_{lang}"] = entry.text.get(lang) or ""
    return fields


Texts = Sequence[dict[str, str]]
WEIGHTS = {
    "head_en": 8.0,
    "head_zh": 8.0,
    "path_en": 1.0,
    "path_zh": 1.0,
    "body_en": 1.0,
    "body_zh": 1.0,
}


def _whoosh(texts: Texts, folder: Path) -> Engine:
    """Whoosh as its documentation and jieba's set it up."""
    from jieba.analyse import ChineseAnalyzer
    from whoosh.fields import ID, TEXT, Schema
    from whoosh.index import create_in
    from whoosh.qparser import MultifieldParser, OrGroup

    folder.mkdir()
    analyzer = ChineseAnalyzer()
    fields = {name: TEXT(analyzer=analyzer, field_boost=by) for name, by in WEIGHTS.items()}
    schema = Schema(number=ID(stored=True), **fields)
    made = create_in(str(folder), schema)
    writer = made.writer()
    for text in texts:
        writer.add_document(**{name: value for name, value in text.items() if value})
    writer.commit(optimize=True)
    searcher = made.searcher()
    parser = MultifieldParser(["number", *WEIGHTS], schema, group=OrGroup)
    return lambda query: [hit["number"] for hit in searcher.search(parser.parse(query), limit=10)]


def _fts5(texts: Texts, file: Path, index: Index) -> Engine:
    """SQLite's full-text index over cut text."""
    database = sqlite3.connect(file)
    columns = ", ".join(WEIGHTS)
    database.execute(f"CREATE VIRTUAL TABLE rules USING fts5(number UNINDEXED, {columns})")
    places = ", ".join("?" * (len(WEIGHTS) + 1))
    database.executemany(
        f"INSERT INTO rules VALUES ({places})",
        ([text["number"], *(" ".join(_cut(text[f], index)) for f in WEIGHTS)] for text in texts),
    )
    database.commit()
    database.execute("INSERT INTO rules(rules) VALUES ('optimize')")
    weights = ", ".join(str(weight) for weight in WEIGHTS.values())
    best = f"ORDER BY bm25(rules, 0, {weights}) LIMIT 10"

    def search(query: str) -> object:
        words = _cut(query, index, drops=True)
        quoted = " OR ".join(f'"{word}"' for word in words)
        asked = f"SELECT number FROM rules WHERE rules MATCH ? {best}"
        return database.execute(asked, (quoted,)).fetchall() if quoted else []

    return search


def _tantivy(texts: Texts, folder: Path, index: Index) -> Engine:
    """tantivy over cut text."""
    import tantivy

    folder.mkdir()
    builder = tantivy.SchemaBuilder()
    builder.add_text_field("number", stored=True, tokenizer_name="raw")
    for name in WEIGHTS:
        builder.add_text_field(name, tokenizer_name="whitespace")
    made = tantivy.Index(builder.build(), path=str(folder))
    writer = made.writer(heap_size=50_000_000, num_threads=1)
    for text in texts:
        cut = {name: " ".join(_cut(text[name], index)) for name in WEIGHTS}
        writer.add_document(tantivy.Document(number=text["number"], **cut))
    writer.commit()
    writer.wait_merging_threads()
    made.reload()
    searcher = made.searcher()

    def search(query: str) -> object:
        words = " ".join(f'"{word}"' for word in _cut(query, index, drops=True))
        if not words:
            return []
        parsed = made.parse_query(words, list(WEIGHTS), field_boosts=WEIGHTS)
        return [searcher.doc(place)["number"] for _, place in searcher.search(parsed, 10).hits]

    return search


def _cut(text: str, index: Index, *, drops: bool = False) -> list[str]:
    """The words of a text, stop words dropped from a query."""
    words: list[str] = []
    for token in scan(fold(text)):
        if token.kind is TokenKind.HAN:
            words += index.segmenter.cut(token.text)
        else:
            words.append(stem(token.text) if token.kind is TokenKind.WORD else token.text)
    return [w for w in words if not drops or w not in STOP_WORDS | CHINESE_STOP_WORDS]


def _measure(engine: Engine, queries: Sequence[str], passes: int) -> list[float]:
    """The median time of each query over all passes but the first, in microseconds."""
    times: dict[str, list[float]] = {query: [] for query in queries}
    for query in queries:
        engine(query)
    gc.collect()
    for _ in range(passes):
        for query in queries:
            start = time.perf_counter()
            engine(query)
            times[query].append((time.perf_counter() - start) * 1e6)
    return sorted(statistics.median(each) for each in times.values())


def _print(measured: dict[str, list[float]]) -> None:
    """The table: one row an engine."""
    ours = measured["ours"]
    print(
        f"{'engine':20}{'median':>10}{'mean':>10}{'p95':>10}{'worst':>10}"
        f"{'median ×':>10}{'mean ×':>10}{'p95 ×':>10}"
    )
    for name, times in measured.items():
        row = _at(times, 0.5), statistics.mean(times), _at(times, 0.95)
        own = _at(ours, 0.5), statistics.mean(ours), _at(ours, 0.95)
        print(
            f"{name:20}"
            + "".join(f"{value:10.0f}" for value in (*row, times[-1]))
            + "".join(f"{value / mine:10.1f}" for value, mine in zip(row, own, strict=True))
        )


def _at(times: Sequence[float], share: float) -> float:
    """The time that `share` of all queries stay below."""
    return times[min(int(len(times) * share), len(times) - 1)]


def _megabytes() -> float:
    """The most memory this process ever had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # jieba.analyse warns of its own source
    main()
