"""What is written in a format is read back from it."""

from datetime import date

from hypothesis import given
from hypothesis import strategies as st

from corpus.editions import build_edition
from corpus.formats import detect
from corpus.ids import RuleId
from corpus.model import DocumentInfo, Lang

INFO = DocumentInfo("d", "d", "f", date(2030, 1, 1), tuple(Lang), ("603",), "", "")
ENGLISH = st.text(alphabet="abcdefg ,’“”—{T}+1/", min_size=3, max_size=40).map(
    lambda text: f"Then {text.strip()} ends."
)
CHINESE = st.text(alphabet="异能触发战场牌手，、{T}+1/", min_size=2, max_size=20).map(
    lambda text: f"则{text}结束。"
)
RULES = st.lists(st.tuples(ENGLISH, CHINESE, st.booleans()), min_size=2, max_size=12)


def written(rules: list[tuple[str, str, bool]], markup: str) -> str:
    """The rules 603.1, 603.2, … in a markup; a flag gives a rule an example of the same words."""
    lines = []
    for n, (en, zh, has_example) in enumerate(rules, 1):
        if markup == "markdown":
            lines += [f"<b id='cr603-{n}'>603.{n}.</b> {en}   ", f"<b>603.{n}.</b> {zh}", ""]
        else:
            lines += [f"603.{n}. {en}", f"603.{n}. {zh}"]
        if has_example:
            lines += [f"Example: {en}", f"例如：{zh}"]
    if markup != "dokuwiki":
        return "\n".join(lines)
    pairs = zip(lines[::2], lines[1::2], strict=True)
    head = "===== 603. 触发 Triggers ===== 603. Triggers\\\\ 603. 触发 "
    return head + " ".join(f"{en}\\\\ {zh}" for en, zh in pairs)


@given(RULES, st.sampled_from(["markdown", "plain_bilingual", "dokuwiki"]))
def test_rules_and_examples_survive_every_markup(
    rules: list[tuple[str, str, bool]], markup: str
) -> None:
    text = written(rules, markup)
    reader = detect(text, "d")
    assert markup == reader.NAME
    edition = build_edition(INFO.edition, [(INFO, reader.read(text))])
    for n, (en, zh, has_example) in enumerate(rules, 1):
        rule = edition.rules[RuleId.parse(f"603.{n}")]
        assert (rule.text.en, rule.text.zh) == (en, zh)
        found = [(example.text.en, example.text.zh) for example in rule.examples]
        assert found == ([(en, zh)] if has_example else [])
