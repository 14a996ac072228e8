"""Tokens that the rules define, each read from its own words (111.10)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from judge.abilities.effects.objects import TokenSpec
from judge.cards import Color, Face, TypeLine, subtype
from judge.cite import cites
from judge.errors import Unsupported
from judge.hearing import unheard
from judge.language import Declined
from judge.rules.card_reader import oracle_of
from judge.rules.editions import Edition
from judge.rules.rulebook import Rulebook
from judge.values import Bilingual

ROLE = "Enchantment — Aura Role"
PLUS = "Enchant creature\nEnchanted creature gets +1/+1"
TEXTS: Mapping[str, tuple[str, str]] = {
    "Treasure": ("Artifact — Treasure", "{T}, Sacrifice this artifact: Add one mana of any color."),
    "Food": ("Artifact — Food", "{2}, {T}, Sacrifice this artifact: You gain 3 life."),
    "Gold": ("Artifact — Gold", "Sacrifice this artifact: Add one mana of any color."),
    "Walker": ("Creature — Zombie", ""),
    "Shard": (
        "Enchantment — Shard",
        "{2}, Sacrifice this enchantment: Scry 1, then draw a card.",
    ),
    "Clue": ("Artifact — Clue", "{2}, Sacrifice this artifact: Draw a card."),
    "Blood": (
        "Artifact — Blood",
        "{1}, {T}, Discard a card, Sacrifice this artifact: Draw a card.",
    ),
    "Powerstone": (
        "Artifact — Powerstone",
        "{T}: Add {C}. This mana can't be spent to cast a nonartifact spell.",
    ),
    "Cursed Role": (ROLE, "Enchant creature\nEnchanted creature has base power and toughness 1/1."),
    "Monster Role": (ROLE, f"{PLUS} and has trample."),
    "Royal Role": (ROLE, f"{PLUS} and has ward {{1}}."),
    "Sorcerer Role": (ROLE, f'{PLUS} and has "Whenever this creature attacks, scry 1."'),
    "Virtuous Role": (
        ROLE,
        "Enchant creature\nEnchanted creature gets +1/+1 for each enchantment you control.",
    ),
    "Wicked Role": (
        ROLE,
        f"{PLUS}.\nWhen this Aura is put into a graveyard from the battlefield, each opponent "
        "loses 1 life.",
    ),
    "Young Hero Role": (
        ROLE,
        'Enchant creature\nEnchanted creature has "Whenever this creature attacks, if its '
        'toughness is 3 or less, put a +1/+1 counter on it."',
    ),
    "Map": (
        "Artifact — Map",
        "{1}, {T}, Sacrifice this artifact: Target creature you control explores. Activate only "
        "as a sorcery.",
    ),
    "Junk": (
        "Artifact — Junk",
        "{T}, Sacrifice this artifact: Exile the top card of your library. You may play that card "
        "this turn. Activate only as a sorcery.",
    ),
    "Lander": (
        "Artifact — Lander",
        "{2}, {T}, Sacrifice this artifact: Search your library for a basic land card, put it onto "
        "the battlefield tapped, then shuffle.",
    ),
    "Mutagen": (
        "Artifact — Mutagen",
        "{1}, {T}, Sacrifice this artifact: Put a +1/+1 counter on target creature. Activate only "
        "as a sorcery.",
    ),
    "Vibranium": (
        "Artifact — Vibranium",
        "Indestructible\n{T}: Add {C}. This mana can't be spent to cast a nonartifact spell.",
    ),
}
LATER = {  # those that a later edition brought (111.10t to 111.10w)
    "Junk": "2024-06-07",
    "Lander": "2026-08-07",
    "Mutagen": "2026-08-07",
    "Vibranium": "2026-08-07",
}


@cites("111.10a", "珍宝衍生物是具有")
@cites("111.10b", "食品衍生物是具有")
@cites("111.10c", "黄金衍生物是具有")
@cites("111.10d", "尸行者衍生物是名为尸行者的2/2黑色灵俑衍生生物")
@cites("111.10e", "碎片衍生物是具有")
@cites("111.10f", "线索衍生物是具有")
@cites("111.10g", "血滴衍生物是具有")
@cites("111.10h", "魔力石衍生物是具有")
@cites("111.10j", "倒楣鬼角色衍生物是名为倒楣鬼")
@cites("111.10k", "怪物角色衍生物是名为怪物")
@cites("111.10m", "皇族角色衍生物是名为皇族")
@cites("111.10n", "术士角色衍生物是名为术士")
@cites("111.10p", "善人角色衍生物是名为善人")
@cites("111.10q", "恶人角色衍生物是名为恶人")
@cites("111.10r", "青年英雄角色衍生物是名为青年英雄")
@cites("111.10s", "地图衍生物是具有")
@cites("111.10t", "A Junk token is a colorless Junk artifact token", edition="2024-06-07")
@cites("111.10u", "A Lander token is a colorless Lander artifact token", edition="2026-08-07")
@cites("111.10v", "A Mutagen token is a colorless Mutagen artifact token", edition="2026-08-07")
@cites("111.10w", "A Vibranium token is a colorless Vibranium artifact token", edition="2026-08-07")
def defined() -> None:
    """Each of the predefined tokens has its definition."""


DEFINITIONS: Mapping[str, str] = dict(zip(TEXTS, defined.numbers, strict=True))

NAMES: Mapping[str, Bilingual] = {  # of those that have a name of their own
    "Walker": Bilingual("Walker", "尸行者"),
    "Cursed": Bilingual("Cursed", "倒楣鬼"),
    "Monster": Bilingual("Monster", "怪物"),
    "Royal": Bilingual("Royal", "皇族"),
    "Sorcerer": Bilingual("Sorcerer", "术士"),
    "Virtuous": Bilingual("Virtuous", "善人"),
    "Wicked": Bilingual("Wicked", "恶人"),
    "Young Hero": Bilingual("Young Hero", "青年英雄"),
}


def lacks_token(edition: Edition, name: str) -> Iterator[Bilingual]:
    """What is lacking where an edition does not define a token yet."""
    since = LATER.get(name)
    if not edition.has(since):
        said = _unread(name).what
        yield Bilingual(f"{said.en} (from the edition {since})", f"{said.zh}（自{since}版起）")


def _unread(name: str) -> Unsupported:
    known = subtype(name)
    shown = known.zh[0] if known is not None and known.zh else f"“{name}”"
    return Unsupported("111.10", f"a {name} token", f"{shown}衍生物")


@cites("111.10", "这些效应使用以下的定义来决定其派出时的特征")
@cache
@unheard()
def predefined(rulebook: Rulebook, name: str) -> TokenSpec:
    """What a predefined token is; raises `Unsupported` for one whose words are not read."""
    if name not in TEXTS:
        raise _unread(name)
    for words in lacks_token(rulebook.edition, name):
        raise Unsupported("111.10", words.en, words.zh)
    line, text = TEXTS[name]
    types = TypeLine.parse(line)
    read = oracle_of(rulebook).read(Face(Bilingual(name, name), types, text=text))
    if isinstance(read, Declined):
        raise _unread(name)
    spec = TokenSpec(types=types.types, subtypes=types.subtypes, abilities=read)
    if name == "Walker":
        return spec.with_(name=name, colors=(Color.BLACK,), power=2, toughness=2)
    return spec.with_(name=name.removesuffix(" Role")) if line == ROLE else spec
