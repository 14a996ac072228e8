"""Any ability, as a line or in quotation marks."""

from __future__ import annotations

from judge.abilities.ability import Activated, Static, Triggered
from judge.abilities.bases import Effect, Filter
from judge.abilities.patterns import RevealsThisWay
from judge.abilities.statics import RevealFirstDraw
from judge.abilities.who import You
from judge.language import REJECTED, Include, ListOf, Table, t
from judge.oracle.lines.anchors import ANCHORS
from judge.oracle.lines.cases import CASES
from judge.oracle.lines.exerting import EXERTING
from judge.oracle.lines.triggering import Abilities


def _all(items: tuple[Abilities, ...]) -> Abilities:
    return tuple(ability for item in items for ability in item)


def _one(a: Activated) -> Abilities:
    return (a.with_(effect=a.effect),)


def _revealing(f: Filter, e: Effect) -> Abilities:
    return (Static(RevealFirstDraw(You())), Triggered(RevealsThisWay(f), e))


def _of_a_spell(a: Abilities) -> object:
    """ "When you cast this spell": an ability of a spell triggers while it is on the stack."""
    on_stack = all(isinstance(one, Triggered) and one.zone == "stack" for one in a)
    return a if on_stack else REJECTED


def _of_casting(items: tuple[Abilities, ...]) -> object:
    """Several rules of this very spell, which hold wherever it is (113.6)."""
    found = _all(items)
    of_it = all(isinstance(one, Static) and one.zone is None for one in found)
    return found if of_it else REJECTED


RESTRICTION_ABILITIES = Table(
    "restriction_abilities",
    (ListOf("restriction_ability", (". ",) * 3, ("。",) * 3, least=2),),
    (
        "as an additional cost to cast ~, you may discard a card. ~ can't be countered",
        "你可以弃一张牌，以作为施放~的额外费用。~不能被反击",
    ),
)
ABILITY = Table(
    "ability",
    (
        t(_all, "{items:statics}", "{items:statics}", rank=-1),  # 当～进战场时，选择…: as it enters
        t(_one, "{a:activated}", "{a:activated}"),
        Include("triggered"),
        t(
            _revealing,
            "reveal the first card you draw each turn. whenever you reveal a {f:cards@s} this way, "
            "{e:effects}",
            "展示你每回合抓的第一张牌。每当你以此法展示一张{f:cards}，{e:effects}|"
            "展示你每回合抓的第一张牌。每当你以此法展示一张{f:cards}时，{e:effects}",
            ex=(
                "reveal the first card you draw each turn. whenever you reveal a land card this "
                "way, draw a card",
                "展示你每回合抓的第一张牌。每当你以此法展示一张地牌，抓一张牌",
            ),
        ),
        *CASES,
        *EXERTING,
        *ANCHORS,
    ),
    ("~ gets +1/+1", "~得+1/+1"),
)
QUOTED = Table(
    "quoted",
    (
        t(lambda a: a, "\"{a:ability}\"|'{a:ability}'", "\"{a:ability}\"|'{a:ability}'"),
        t(lambda a: a, '"{a:keyword_line}"', '"{a:keyword_line}"', rank=1),
        t(
            lambda a, b: (*a, *b),
            '"{a:ability}" and "{b:ability}"',
            '"{a:ability}"[与/和]"{b:ability}"',
        ),
    ),
    ('"{t}: draw a card"', '"{t}：抓一张牌"'),
)
GRANTED = Table(  # the abilities that something gains or has
    "granted",
    (
        t(
            lambda a: a,
            "{a:keyword_phrase}",
            "{a:keyword_phrase}",
            unmake=lambda value: {"a": value} if isinstance(value, tuple) else None,
        ),
        t(lambda a: a, "{a:quoted}", "{a:quoted}|{a:quoted}[此]异能"),
        t(
            lambda a, b: (*a, *b),
            "{a:keyword_phrase} and {b:quoted}|{b:quoted} and {a:keyword_phrase}|"
            "{b:quoted} and {a:keyword_line}",
            "{a:keyword_phrase}[与/和/以及]{b:quoted}|{a:keyword_phrase}[与/和]{b:quoted}异能",
        ),
        t(
            lambda a, b: (*(one for item in a for one in item), *b),
            "{a:keyword_items}, and {b:quoted}",
            "",
            ex=('flying, haste, and "{t}: draw a card"', ""),
        ),
    ),
    ("flying", "飞行异能"),
)
SPELL_LINE = Table(  # a line of an instant or sorcery that is an ability of its own
    "spell_line",
    (
        Include("restriction_ability"),
        t(
            _of_casting,
            "{items:restriction_abilities}",
            "{items:restriction_abilities}",
            ex=(
                "as an additional cost to cast ~, you may discard a card. ~ can't be countered",
                "你可以弃一张牌，以作为施放~的额外费用。~不能被反击",
            ),
        ),
        Include("shuffled_instead"),
        t(_one, "{a:activated}", "{a:activated}"),
        t(
            _of_a_spell,
            "{a:triggered}",
            "{a:triggered}",
            ex=("when you cast ~, draw a card", "当你施放~时，抓一张牌"),
        ),
    ),
)
