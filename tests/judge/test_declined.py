"""Every refusal to rule has words in both languages, also where no scenario comes to it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import judge
from judge.errors import NotRead, Unsupported, quoted
from judge.values import Lang
from tests.judge.languages import OF_THE_OTHER, QUOTED


def refusals() -> Iterator[tuple[str, ast.expr, ast.expr]]:
    """Each refusal in the judge: where it stands, its English words and its Chinese ones."""
    for path in sorted(Path(judge.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Unsupported":
                assert len(node.args) == 3, (path, node.lineno)
                yield f"{path.name}:{node.lineno}", node.args[1], node.args[2]
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "NotRead":
                for made in ast.walk(node):
                    if isinstance(made, ast.Call) and getattr(made.func, "id", "") == "Bilingual":
                        yield f"{path.name}:{made.lineno}", made.args[0], made.args[1]


def written(words: ast.expr) -> str:
    """What a text says whatever is put into it."""
    parts = words.values if isinstance(words, ast.JoinedStr) else [words]
    return "".join(str(part.value) for part in parts if isinstance(part, ast.Constant))


def test_each_refusal_has_words_in_its_language() -> None:
    """Chinese words are Chinese, but for what is quoted; English ones have none."""
    said = [(where, written(en), written(zh)) for where, en, zh in refusals()]
    assert len(said) > 100
    for where, en, zh in said:
        assert not OF_THE_OTHER[Lang.EN].search(en), where
        assert not OF_THE_OTHER[Lang.ZH].search(QUOTED.sub("", zh)), where
        assert bool(en) == bool(zh), where


def test_no_refusal_names_a_class() -> None:
    """What a reader sees are words of the rules, not names of the code."""
    for where, en, zh in refusals():
        assert "__name__" not in ast.unparse(en) + ast.unparse(zh), where
        assert "!r" not in ast.unparse(zh), where


@pytest.mark.parametrize(
    ("unsupported", "en", "zh"),
    [
        (
            Unsupported("702.6e", "equip planeswalker", "佩带鹏洛客"),
            "equip planeswalker (rule 702.6e) is not implemented",
            "佩带鹏洛客（规则702.6e）",
        ),
        (
            Unsupported(None, "every number there is", "所有可能的数字"),
            "every number there is is not implemented",
            "所有可能的数字",
        ),
        (
            NotRead([quoted("team: A"), quoted("game: x"), quoted("team: A")]),
            "team: A; game: x",
            "“team: A”；“game: x”",
        ),
    ],
)
def test_what_is_told(unsupported: Unsupported, en: str, zh: str) -> None:
    """Each language names what is not supported, and English says that it is not."""
    assert (unsupported.told.en, unsupported.told.zh) == (en, zh)
    assert "; ".join(unsupported.words) == en
