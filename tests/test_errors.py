"""Every error that somebody may see is told in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from corpus import errors as of_corpus
from corpus.errors import CorpusError, Said
from judge import errors as of_judge
from judge.cli import main
from judge.errors import JudgeError, Problem
from judge.values import Bilingual
from web.offline.errors import BadFolder
from web.store import errors as of_store
from web.store.errors import StoreError

HAN = re.compile("[\u4e00-\u9fff]")
EXAMPLE = Path(__file__).parents[1] / "docs/scenarios/deathtouch-trample.yaml"
WHY = Bilingual("it is gone", "已不存在")
MADE: Mapping[type[Exception], Callable[[], Exception]] = {
    of_corpus.BadRuleNumber: lambda: of_corpus.BadRuleNumber("x", Said("why", "原因"), ["7"]),
    of_corpus.UnknownRule: lambda: of_corpus.UnknownRule("7.1", "2024", ["7"]),
    of_corpus.UnknownEdition: lambda: of_corpus.UnknownEdition("2000", ["2024"], ["2024"]),
    of_corpus.UnknownTerm: lambda: of_corpus.UnknownTerm("tramp", "2024", ["trample"]),
    of_corpus.NoCommonGround: lambda: of_corpus.NoCommonGround("2023", "2024", True),
    of_corpus.BadDocument: lambda: of_corpus.BadDocument("a.txt", [Said("it is empty", "为空")]),
    of_corpus.BadQuery: lambda: of_corpus.BadQuery("too long", "太长"),
    of_corpus.NoIndex: lambda: of_corpus.NoIndex(Path("index"), "full"),
    of_judge.Unsupported: lambda: of_judge.Unsupported("702.26", "phasing", "跃离"),
    of_judge.NotRead: lambda: of_judge.NotRead([WHY]),
    of_judge.NotTold: lambda: of_judge.NotTold("who", "是谁"),
    of_judge.BudgetSpent: lambda: of_judge.BudgetSpent(of_judge.Limit.WAYS, 3),
    of_judge.BadLimits: lambda: of_judge.BadLimits("no limit", "不是限制"),
    of_judge.BadCards: lambda: of_judge.BadCards("no cards", "不是牌"),
    of_judge.BadCluster: lambda: of_judge.BadCluster("nobody", "无应答"),
    of_judge.BadFetch: lambda: of_judge.BadFetch("http://a.b", WHY),
    BadFolder: lambda: BadFolder.not_ours("site"),
    of_judge.BadState: lambda: of_judge.BadState("no state", "不是状态"),
    of_judge.NoSuchCommit: lambda: of_judge.NoSuchCommit("x: none", "x无此提交"),
    of_judge.UnknownCard: lambda: of_judge.UnknownCard("Shokc", ("Shock",)),
    of_judge.BadScenario: lambda: of_judge.BadScenario([Problem("a.yaml", 1, "x", WHY, "y")]),
    of_store.BadAddress: lambda: of_store.BadAddress("ftp"),
    of_store.Unavailable: lambda: of_store.Unavailable("sqlite", "locked"),
    of_store.Newer: lambda: of_store.Newer("sqlite", "0009"),
    of_store.UnknownPermalink: lambda: of_store.UnknownPermalink("abc"),
    of_store.UnknownReport: lambda: of_store.UnknownReport(3),
    of_store.Invalid: lambda: of_store.Invalid("the report", WHY, 3),
}


def kinds(base: type[Exception]) -> Iterator[type[Exception]]:
    """All that is derived from a class and has a name for others."""
    for one in base.__subclasses__():
        if not one.__name__.startswith("_"):
            yield one
        yield from kinds(one)


ALL = sorted({*kinds(CorpusError), *kinds(JudgeError), *kinds(StoreError)}, key=str)


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.__name__)
def test_an_error_is_told_in_both_languages(kind: type[Exception]) -> None:
    """English without Chinese, and Chinese; who writes a new kind shows here how it is made."""
    made = next(MADE[one] for one in kind.__mro__ if one in MADE)()
    told = made.told  # type: ignore[attr-defined]
    assert HAN.search(told.zh)
    assert str(made) and not HAN.search(str(made).strip("'\""))


@pytest.mark.parametrize(
    ("command", "english", "chinese"),
    [
        ("rule 702.19l", "is not a rule number", "不是规则编号"),
        ("rule 999.1", "has no rule 999.1", "没有规则999.1"),
        ("check nowhere", "there is no such file", "没有此文件"),
        (f"ask {EXAMPLE} --limit speed=3", "'speed' is no limit", "“speed”不是限制"),
        ("corpus import nowhere.txt", "there is no such file", "没有此文件"),
        ("cards import nowhere.json", "the file cannot be read", "文件无法读取"),
        ("export web", "is neither empty nor an earlier export", "不是空文件夹"),
        ("export LICENSE", "is a file", "是文件"),
        ("export --epub docs", "is a folder", "是文件夹"),
        ("export elsewhere --edition 1999", "No edition", "没有"),
        ("search", "Give words to search for", "请给出要搜索的词句"),
    ],
)
def test_a_command_complains_in_the_language_of_the_locale(
    command: str,
    english: str,
    chinese: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """What went wrong, to its last word."""
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path))
    for locale, words in (("en_US.UTF-8", english), ("zh_CN.UTF-8", chinese)):
        monkeypatch.setenv("LC_ALL", locale)
        assert main(command.split()) in (1, 2)
        assert words in capsys.readouterr().err


SCENARIOS = """
scenario: Shock kills a Bear
players:
  Ann: {hand: [Shock], mana_free: true}
  Bob: {battlefield: [Grizzly Bears]}
play: [{player: Ann, cast: Shock, targets: [Grizzly Bears]}]
expect: [{zone: {Grizzly Bears: hand}}]
---
playerz: {}
"""


def test_a_check_is_told_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """What failed, what can't be read, how many there were."""
    path = tmp_path / "two.yaml"
    path.write_text(SCENARIOS, encoding="utf-8")
    assert main(["check", str(path), "--lang", "zh"]) == 1
    said = capsys.readouterr().out
    assert "应为" in said and "是否指“players”" in said and "共2个场景：0个通过，1个不符" in said
    assert "expected" not in said and "Did you mean" not in said
    assert main(["check", str(path), "--lang", "en"]) == 1
    assert not HAN.search(capsys.readouterr().out)
