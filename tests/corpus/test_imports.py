"""The user's documents: all or nothing, from every format, and nothing of the old state lost."""

import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from corpus.checks import check_graph
from corpus.documents import SHIPPED, catalog
from corpus.editions import build_edition, numbered_rules
from corpus.errors import BadDocument
from corpus.formats.dates import effective_date
from corpus.ids import RuleId
from corpus.imports import add, read_file, remove
from corpus.library import Library
from corpus.model import Lang, RuleKind

GOOD = """603. Handling Triggered Abilities
603. 处理触发式异能
603.1. An ability triggers. See rule 603.1a.
603.1. 异能触发。参见规则603.1a。
603.1a It waits.
603.1a 它等待。
"""


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_an_imported_edition_is_there_beside_the_shipped_ones(tmp_path: Path) -> None:
    path = written(tmp_path, "mine.txt", GOOD)
    (one,) = add([path], tmp_path / "data", date(2030, 1, 1))
    assert (one.info.format, one.info.covers) == ("plain_bilingual", ("603",))
    library = Library.open(tmp_path / "data")
    assert library.keys[-1] == "2030-01-01"
    assert library.graph("2030").rule(RuleId.parse("603.1a")).text.zh == "它等待。"
    assert library.default == "2023-11-17"


def test_importing_twice_keeps_one(tmp_path: Path) -> None:
    path = written(tmp_path, "mine.txt", GOOD)
    for _ in range(2):
        add([path], tmp_path / "data", date(2030, 1, 1))
    assert len(catalog(tmp_path / "data")) == 1


def test_other_words_of_a_further_file_stand_beside_the_first_ones(tmp_path: Path) -> None:
    """Quotes and spaces are no other words; an example that only the further file has is added."""
    data, day = tmp_path / "data", date(2030, 1, 1)
    add([written(tmp_path, "one.txt", GOOD)], data, day)
    other = GOOD.replace("waits", "stays").replace("触发。", " 触发。")
    add([written(tmp_path, "two.txt", other + "Example: It stays.\n")], data, day)
    library = Library.open(data)
    graph, (one, two) = library.graph("2030"), library.documents_of("2030-01-01")
    rules = graph.edition.rules
    assert [str(number) for number, rule in rules.items() if rule.variants] == ["603.1a"]
    rule = rules[RuleId.parse("603.1a")]
    assert (rule.text.en, rule.examples[0].text.en) == ("It waits.", "It stays.")
    (told,) = library.faults_at("2030-01-01", rule.id)
    for text in (told.en, told.zh):
        assert "It stays." in text and one.name in text and two.name in text and "5" in text
    (found,) = (problem for problem in check_graph(graph) if problem.name == "other-words")
    assert (found.file, found.line) == (two.name, 5)


def test_a_name_printed_in_one_language_gives_way_to_the_other_files_own(tmp_path: Path) -> None:
    data, day = tmp_path / "data", date(2030, 1, 1)
    lacking = GOOD.replace("603. 处理触发式异能\n", "")
    add([written(tmp_path, "one.txt", lacking)], data, day)
    add([written(tmp_path, "two.txt", GOOD)], data, day)
    section = Library.open(data).graph("2030").rule(RuleId.parse("603"))
    assert (section.text.zh, section.variants) == ("处理触发式异能", ())


def test_a_broken_file_is_refused_whole_with_every_problem(tmp_path: Path) -> None:
    good = written(tmp_path, "good.txt", GOOD)
    add([good], tmp_path / "data", date(2030, 1, 1))
    before = sorted(p.name for p in (tmp_path / "data").iterdir())
    bad = written(
        tmp_path, "bad.txt", "603.2. Two.\n603.2. 二。\n603.1. One.\n603.1. 一。\n603.3c Three.\n"
    )
    other = written(tmp_path, "other.txt", GOOD.replace("waits", "stays"))
    with pytest.raises(BadDocument) as caught:
        add([other, bad], tmp_path / "data")
    text = str(caught.value)
    assert "other.txt: the text states no effective date" in text
    assert "bad.txt:3: error: unsorted: 603.1 comes after 603.2" in text
    assert "bad.txt:5: error: missing-number" in text
    assert sorted(p.name for p in (tmp_path / "data").iterdir()) == before


def test_an_interrupted_import_leaves_the_old_state(tmp_path: Path, monkeypatch) -> None:
    data = tmp_path / "data"
    add([written(tmp_path, "good.txt", GOOD)], data, date(2030, 1, 1))
    before = catalog(data)
    other = written(tmp_path, "other.txt", GOOD.replace("waits", "stays"))

    def interrupted(self: Path, target: Path) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        add([other], data, date(2031, 1, 1))
    monkeypatch.undo()
    assert catalog(data) == before
    assert Library.open(data).keys[-1] == "2030-01-01"


def test_a_document_is_removed_by_date_and_shipped_ones_stay(tmp_path: Path) -> None:
    data = tmp_path / "data"
    add([written(tmp_path, "good.txt", GOOD)], data, date(2030, 1, 1))
    (gone,) = remove(data, "2030-01-01")
    assert not (data / gone.file).exists()
    assert Library.open(data).keys == Library.open().keys
    with pytest.raises(BadDocument, match="no imported document"):
        remove(data, "2023-11-17")


@pytest.mark.parametrize(
    ("name", "content", "problem"),
    [
        ("empty.txt", b"", "none of the formats"),
        ("photo.png", bytes(range(256)) * 4, "not text"),
        ("broken.json", b'{"version": "1", "intro": [', "line 1, column"),
        ("short.json", b'{"version": "1", "intro": {}}', "there is no 'main'"),
        ("half.txt", "万智牌完整规则\n\n目录\n1. 概念\n".encode(), "there is no line '词汇表'"),
        ("cut.txt", b"Magic: The Gathering Comprehensive Rules\nContents\n", "'Glossary'"),
    ],
)
def test_what_is_no_document_is_refused(
    name: str, content: bytes, problem: str, tmp_path: Path
) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(BadDocument, match=problem):
        read_file(tmp_path / name)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadDocument, match="no such file"):
        read_file(tmp_path / "nowhere.txt")


def test_a_date_that_the_text_denies_is_refused() -> None:
    with pytest.raises(BadDocument, match="takes effect on 2023-11-17"):
        read_file(SHIPPED / "book_2023-11-17.zh.txt", date(2024, 1, 1))


def test_the_book_states_its_own_date() -> None:
    text = (SHIPPED / "book_2023-11-17.zh.txt").read_text(encoding="utf-8")
    assert effective_date(text) == date(2023, 11, 17)
    assert effective_date("as of never") is None


ENGLISH = {
    "20231117": (2899, 142, 220, 276, 668),
    "20240206": (2937, 143, 225, 276, 673),
    "20240607": (2967, 144, 228, 278, 683),
    "20240917": (3016, 144, 234, 279, 698),
    "20250606": (3059, 145, 244, 275, 711),
}


@pytest.mark.parametrize("name", ENGLISH)
def test_the_official_english_files_are_read_whole(name: str, shared: Path) -> None:
    info, blocks = read_file(shared / "cr" / f"english_{name}.txt")
    assert info.covers == ("all",)
    edition = build_edition(info.edition, [(info, blocks)])
    rules = edition.rules.values()
    assert (
        numbered_rules(edition),
        sum(rule.kind is RuleKind.SECTION for rule in rules),
        sum(rule.kind is RuleKind.KEYWORD for rule in rules),
        sum(len(rule.examples) for rule in rules),
        len(edition.terms),
    ) == ENGLISH[name]


@pytest.mark.parametrize("name", ["english_20231117.txt", "english_20250606.txt"])
def test_nothing_of_an_official_file_is_lost(name: str, shared: Path) -> None:
    from corpus.documents.decoding import decode

    path = shared / "cr" / name
    _, blocks = read_file(path)
    text = decode(path.read_bytes())
    assert "".join(text.split()) == "".join("".join(b.label + b.text for b in blocks).split())


@pytest.mark.parametrize("number", ["119.1d", "606.5", "901.4"])
def test_irregular_numbers_are_read(number: str, shared: Path) -> None:
    _, blocks = read_file(shared / "cr" / "english_20231117.txt")
    assert any(str(block.number) == number for block in blocks)


def test_the_export_gives_what_the_official_and_the_chinese_file_give(shared: Path) -> None:
    both = read_file(shared / "cr" / "bilingual_20240206.json")
    english = read_file(shared / "cr" / "english_20240206.txt")
    one, two = (build_edition(date(2024, 2, 2), [document]) for document in (both, english))
    assert list(one.rules) == list(two.rules)
    differing = [n for n in one.rules if one.rules[n].text.en != two.rules[n].text.en]
    assert len(differing) <= 5  # places where the translators mended the text


def test_the_english_file_completes_the_chinese_book(shared: Path, tmp_path: Path) -> None:
    add([shared / "cr" / "english_20231117.txt"], tmp_path)
    graph = Library.open(tmp_path).graph("2023-11-17")
    rule = graph.rule(RuleId.parse("702.19b"))
    assert rule.text.zh
    assert rule.text.en
    assert len(graph.edition.terms) <= 668 + 12  # entries pair by the table of terms
    trample = graph.term("trample")
    assert (trample.name.en, trample.name.zh) == ("Trample", "践踏")
    examples = graph.rule(RuleId.parse("510.1c")).examples
    assert [e.text.languages for e in examples] == [(Lang.EN, Lang.ZH)] * 4


def test_a_chapter_of_another_year_is_read(shared: Path) -> None:
    info, blocks = read_file(shared / "cr" / "markdown_6.md", date(2026, 4, 1))
    assert info.covers == ("6",)
    assert len([b for b in blocks if b.number and b.number.rule]) > 600


EDITION_OF = {
    "2024-02-02": ("english_20240206.txt", 1100),
    "2024-06-07": ("english_20240607.txt", 163),
    "2024-09-20": ("english_20240917.txt", 120),
    "2025-06-06": ("english_20250606.txt", 47),
}


@pytest.mark.parametrize("key", EDITION_OF)
def test_each_document_is_of_the_edition_it_is_said_to_be(
    key: str, shared: Path, library: Library
) -> None:
    """Every English rule of a shipped chapter is, word for word, that of its date's book."""
    name, count = EDITION_OF[key]
    info, blocks = read_file(shared / "cr" / name)
    assert info.edition.isoformat() == key
    book = build_edition(info.edition, [(info, blocks)]).rules
    rules = [
        rule
        for rule in library.graph(key).edition.rules.values()
        if rule.kind in (RuleKind.RULE, RuleKind.SUBRULE)
    ]
    assert len(rules) == count
    pairs = [(rule.id, rule.text.en, book[rule.id].text.en) for rule in rules]
    assert [str(number) for number, ours, theirs in pairs if ours != theirs] == []


def test_a_fault_of_the_numbering_is_accepted_on_request_and_told(tmp_path: Path) -> None:
    text = GOOD + "603.1c It goes on.\n603.1c 它继续。\n"
    path = written(tmp_path, "mine.txt", text)
    with pytest.raises(BadDocument, match="--accept-faults imports it all the same"):
        add([path], tmp_path / "data", date(2030, 1, 1))
    (one,) = add([path], tmp_path / "data", date(2030, 1, 1), accept_faults=True)
    assert {problem.name for problem in one.problems} == {"missing-number"}
    library = Library.open(tmp_path / "data")
    assert library.graph("2030").rule(RuleId.parse("603.1c")).text.en == "It goes on."


def test_a_text_lost_is_never_accepted(tmp_path: Path) -> None:
    path = written(tmp_path, "mine.txt", GOOD + "603.1a Another text.\n603.1a 别的文字。\n")
    with pytest.raises(BadDocument, match="stands at line") as caught:
        add([path], tmp_path / "data", date(2030, 1, 1), accept_faults=True)
    assert "--accept-faults" not in str(caught.value)


def test_a_letter_glued_to_chinese_words_is_part_of_the_number(tmp_path: Path) -> None:
    path = written(tmp_path, "mine.txt", GOOD.replace("603.1a 它", "603.1a它"))
    add([path], tmp_path / "data", date(2030, 1, 1))
    library = Library.open(tmp_path / "data")
    assert library.graph("2030").rule(RuleId.parse("603.1a")).text.zh == "它等待。"


@pytest.mark.parametrize(
    "name", ["规则😀.txt", 'a"b\\c.txt', "line\nbreak\x7f.txt", "\udce9.\udcff"]
)
def test_a_file_may_have_any_name(tmp_path: Path, name: str) -> None:
    path = written(tmp_path, name, GOOD)
    (one,) = add([path], tmp_path / "data", date(2030, 1, 1))
    (info,) = catalog(tmp_path / "data")
    assert info == one.info
    assert Library.open(tmp_path / "data").graph("2030").rule(RuleId.parse("603.1a"))
    assert remove(tmp_path / "data", info.name) == (info,)


def test_imports_side_by_side_lose_nothing(tmp_path: Path) -> None:
    files = [written(tmp_path, f"{n}.txt", GOOD.replace("waits", f"waits {n}")) for n in range(6)]
    code = (
        "import sys; from datetime import date; from pathlib import Path; "
        "from corpus.imports import add; "
        "add([Path(sys.argv[1])], Path(sys.argv[2]), date(2030, 1, 1))"
    )
    running = [
        subprocess.Popen([sys.executable, "-c", code, str(path), str(tmp_path / "data")])
        for path in files
    ]
    assert [one.wait() for one in running] == [0] * len(files)
    assert len(catalog(tmp_path / "data")) == len(files)


def test_what_a_killed_import_left_is_removed(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / ".unfinished-x").write_bytes(b"half")
    add([written(tmp_path, "mine.txt", GOOD)], folder, date(2030, 1, 1))
    assert not list(folder.glob(".unfinished-*"))
    assert all(path.stat().st_mode & 0o044 == 0o044 for path in folder.glob("*.t*"))


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be", encoding="utf-8")
    with pytest.raises(BadDocument, match="can't be written"):
        add([written(tmp_path, "mine.txt", GOOD)], tmp_path / "data", date(2030, 1, 1))
