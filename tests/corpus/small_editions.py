"""Small editions that the tests of the concordance compare, and how a change is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from corpus.concordance import Change, Comparison
from corpus.ids import RuleId
from corpus.model import Bilingual, DocumentInfo, Edition, Lang, Rule, RuleKind

COUNTER = (
    "If a spell or ability counters a spell, that spell is put into its owner’s graveyard "
    "instead of resolving, and none of its effects happen."
)
SHIELD = (
    "A shield counter on a permanent that would be destroyed as the result of an effect is "
    "removed from that permanent instead."
)
SPEED = "Each player who controls a permanent with this ability begins the game with no speed."
PARTS = (
    "A player may spend mana only while casting spells or activating abilities of permanents.",
    "Unspent mana disappears from a pool as each step and each phase of the turn ends.",
)


def number(text: str) -> RuleId:
    return RuleId.parse(text)


def edition(
    day: str, texts: Mapping[str, str], lang: Lang = Lang.EN, covers: Sequence[str] = ("all",)
) -> Edition:
    """A small edition; a text without a closing mark is a heading."""
    rules = {}
    for written, text in sorted(texts.items(), key=lambda item: number(item[0])):
        key = number(written)
        kind = RuleKind.SUBRULE if key.letter else RuleKind.RULE
        if not text.endswith((".", "。")):
            kind = RuleKind.KEYWORD if key.rule else RuleKind.SECTION
        rules[key] = Rule(key, kind, Bilingual().with_text(lang, text))
    document = DocumentInfo(
        f"small-{day}", "small", "plain", date.fromisoformat(day), (lang,), tuple(covers), "", ""
    )
    return Edition(document.edition, rules, (), (document,))


def change(comparison: Comparison, old: str) -> Change:
    """What became of an old rule that the comparison must know."""
    found = comparison.of_old(number(old))
    assert found is not None
    return found


def told(found: Change) -> str:
    """A change in one line: `moved* 1.1 > 1.2`, the star for changed words."""
    star = "*" if found.is_reworded else ""
    old, new = (",".join(map(str, side)) for side in (found.old, found.new))
    return f"{found.kind.value}{star} {old} > {new}"
