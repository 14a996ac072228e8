"""What the readers of all markups share: numbers at the start of a line, language, titles.

Language is told from the line itself, never from its position: the documents differ in which
language comes first.

>>> split_title("名称 Name")
(('名称', <Lang.ZH: 'zh'>), ('Name', <Lang.EN: 'en'>))
"""

from __future__ import annotations

import re

from corpus.errors import BadRuleNumber, Said, at_line
from corpus.ids import RuleId
from corpus.model import Block, BlockKind, Lang
from corpus.patterns import later
from corpus.structs import Struct

CJK = re.compile(r"[\u3400-\u9fff]")
NUMBERED = re.compile(
    r"(?P<label>(?P<number>[1-9]\d\d\.\d+\.?[a-z]{1,2}|[1-9]\d\d\.\d+|[1-9]\d\d|[1-9])\.?)"
    r"(?P<gap>\s*)(?P<text>(?!\d).*)",
    re.S,
)
EXAMPLE = re.compile(r"(?P<label>Example:|例如[：:])\s*(?P<text>.*)", re.S)
NO_ENTRY = Said("no numbered entry was found", "没有找到带编号的条目")
SENSE = re.compile(r"\d\.\s")
_TITLE = later(r"(?P<zh>.*[\u3400-\u9fff）”！])\s+(?P<en>[^\u3400-\u9fff]+)")


def neither(line: int, words: str) -> Said:
    """What is said of a line that is nothing that a book has."""
    en = f"not a heading, a rule or an example: {words[:60]!r}"
    return at_line(line, en, f"不是标题、规则或例子：“{words[:60]}”")


class Numbered(Struct):
    """A line that begins with a rule number."""

    id: RuleId
    label: str
    text: str

    def block(self, kind: BlockKind, lang: Lang, line: int) -> Block:
        """The line as a block."""
        return Block(kind, lang, self.text, line, self.id, self.label)


def language_of(text: str) -> Lang:
    """Chinese if there is a single Chinese character, else English."""
    return Lang.ZH if CJK.search(text) else Lang.EN


def numbered(line: str) -> Numbered | None:
    """The number, label and text of a line such as "702.19b The controller …"; else None.

    Takes the irregular forms of the files: `119.1d.`, `606.5 If`, `901.4.All`, `107.4e混血`. A
    label that is no number, such as `100.1l`, gives None; the lint `unread-number` finds its line.
    """
    bare = line.strip()
    match = NUMBERED.fullmatch(bare) if bare[:1].isdigit() else None
    if match is None:
        return None
    label, text = match["label"], match["text"].strip()
    is_glued = not match["gap"] and not label.endswith(".")
    if not text or (is_glued and not (label[-1].isalpha() and CJK.match(text))):
        return None
    if len(match["number"]) == 1 and not label.endswith("."):
        return None
    try:
        return Numbered(RuleId.parse(match["number"]), label, text)
    except BadRuleNumber:
        return None


def split_title(text: str) -> tuple[tuple[str, Lang], ...]:
    """The parts of a heading that may be written in Chinese, English or both."""
    match = _TITLE().fullmatch(text)
    if match is None:
        return ((text, language_of(text)),)
    return ((match["zh"], Lang.ZH), (match["en"], Lang.EN))


def heading_kind(number: RuleId) -> BlockKind:
    """What a heading with this number is."""
    if number.rule:
        return BlockKind.KEYWORD
    return BlockKind.SECTION if number.section else BlockKind.CHAPTER


def heading_blocks(number: RuleId, label: str, title: str, line: int) -> tuple[Block, ...]:
    """A heading as one block a language; the number is the label of the first."""
    labels = (label, "")
    return tuple(
        Block(heading_kind(number), lang, text, line, number, labels[min(i, 1)])
        for i, (text, lang) in enumerate(split_title(title))
    )


def is_keyword_heading(number: RuleId, text: str, parents: set[RuleId | None]) -> bool:
    """True for an entry such as "702.19. Trample": a bare name with subrules, in 701 or 702."""
    return (
        number.section in (701, 702)
        and number.rule > 1
        and not number.letter
        and number in parents
        and not text.endswith((".", "。"))
    )


def example_block(line: str, number: RuleId | None, at: int, lang: Lang | None = None) -> Block:
    """An example line, "Example: …" or "例如：…", as a block of the rule `number`."""
    match = EXAMPLE.fullmatch(line.strip())
    assert match is not None
    language = lang or (Lang.EN if match["label"].startswith("E") else Lang.ZH)
    return Block(BlockKind.EXAMPLE, language, match["text"], at, number, match["label"])
