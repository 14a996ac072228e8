"""What the judge says is written in both languages wherever it stands in the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import judge
from judge.errors import Problem
from judge.values import Bilingual

CODE = Path(judge.__file__).parent
CHINESE = re.compile("[\u3400-\u9fff]")
WORDS = re.compile("[A-Za-z]{2,} [A-Za-z]{2,}")  # of a sentence, not of a name or a key
PAIRS = {"Bilingual": 0, "BadValue": 0, "NotTold": 0, "Unsupported": 1}  # where English begins


UNTRANSLATED = {
    "friends forever",
    "space sculptor",
}  # abilities that Chinese cards print in English


def is_english_alone(en: str, zh: str) -> bool:
    """True of a sentence without a Chinese one; a piece of one that ends in a slot is none."""
    is_whole = bool(zh) and zh != "："
    return is_whole and bool(WORDS.search(en)) and not CHINESE.search(zh) and en not in UNTRANSLATED


def written(node: ast.expr) -> str | None:
    """The fixed words of a text in the code; None where it is made elsewhere."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        return "".join(str(one.value) for one in node.values if isinstance(one, ast.Constant))
    return None


def pairs(path: Path) -> Iterator[tuple[int, str, str]]:
    """Every pair of texts in a file, English first, with its line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        first = PAIRS.get(name, len(node.args))
        texts = [written(one) for one in node.args[first : first + 2]]
        if len(texts) == 2 and texts[0] is not None and texts[1] is not None:
            yield node.lineno, texts[0], texts[1]


def test_every_sentence_is_in_both_languages() -> None:
    """No English sentence stands for the Chinese one, and no Chinese for the English."""
    found = [
        (f"{path.relative_to(CODE)}:{line}", en, zh)
        for path in sorted(CODE.rglob("*.py"))
        for line, en, zh in pairs(path)
    ]
    assert len(found) > 500
    assert [one for one in found if is_english_alone(*one[1:])] == []
    assert [one for one in found if WORDS.search(one[2]) and CHINESE.search(one[1])] == []


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Did you mean 'life'?"), ("zh", "是否指“life”？")]
)
def test_what_was_meant_is_told_in_the_language(lang: str, said: str) -> None:
    told = Problem("a.yaml", 2, "lief", Bilingual("is no key.", "不是键。"), "life").told
    assert {"en": told.en, "zh": told.zh}[lang].endswith(said)
