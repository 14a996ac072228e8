"""Editions of a few rules, for tests that compare them."""

from datetime import date

from corpus.editions import notes_in
from corpus.ids import RuleId
from corpus.model import Bilingual, DocumentInfo, Edition, Lang, Rule, RuleKind

Texts = dict[str, str]
LEVELS = (RuleKind.CHAPTER, RuleKind.SECTION, RuleKind.RULE, RuleKind.SUBRULE)
HEADS = {"6": "Spells", "601": "Casting Spells", "602": "Activating Abilities"}
BASE = {
    **HEADS,
    "601.1": "Previously, the action of casting a spell from hand was referred to as playing it.",
    "601.2": "To cast a spell is to take it from where it is and put it on the stack and pay.",
    "601.2a": "The player moves the card to the stack, where it is topmost. See rule 602.1.",
    "601.3": "A player can begin to cast a spell only if a rule or effect allows them to cast it.",
    "602.1": "Activated abilities have a cost and an effect, written with a colon between the two.",
    "602.2": "To activate an ability is to put it on the stack and pay its costs. See rule 601.3.",
}


def edition(year: int, texts: Texts, lang: Lang = Lang.EN, covers: str = "all") -> Edition:
    """An edition of a few rules in one language."""
    rules = {}
    for written, text in texts.items():
        number = RuleId.parse(written)
        kind = LEVELS[sum(map(bool, number[1:]))]
        both = Bilingual().with_(lang, text)
        rules[number] = Rule(number, kind, both, notes=notes_in(text, lang))
    day = date(year, 1, 1)
    info = DocumentInfo("d", "d", "f", day, (lang,), (covers,), "0", "")
    return Edition(day, dict(sorted(rules.items())), (), (info,))
