"""Subtypes as words: every one of the rules, one and several."""

from __future__ import annotations

from judge.cards.subtypes import Family, all_subtypes, later_subtypes
from judge.language import Table, Word

_PLURALS = {
    "Plains": "plains",
    "Elf": "elves",
    "Dwarf": "dwarves",
    "Wolf": "wolves",
    "Werewolf": "werewolves",
    "Mouse": "mice",
    "Ox": "oxen",
    "Sphinx": "sphinxes",
    "Fox": "foxes",
    "Lynx": "lynxes",
    "Fungus": "fungi",
    "Homunculus": "homunculi",
    "Octopus": "octopuses",
    "Cyclops": "cyclopes",
    "Pegasus": "pegasi",
    "Djinn": "djinn",
    "Efreet": "efreet",
    "Merfolk": "merfolk",
    "Kor": "kor",
    "Samurai": "samurai",
    "Ninja": "ninjas",
    "Eldrazi": "eldrazi",
    "Equipment": "equipment",
    "Treefolk": "treefolk",
    "Kithkin": "kithkin",
    "Vedalken": "vedalken",
    "Viashino": "viashino",
    "Myr": "myr",
    "Moonfolk": "moonfolk",
    "Aetherborn": "aetherborn",
    "Thalakos": "thalakos",
    "Dauthi": "dauthi",
    "Soltari": "soltari",
    "Sheep": "sheep",
    "Nautilus": "nautiluses",
    "Locus": "loci",
    "Phelddagrif": "phelddagrifs",
    "Kavu": "kavu",
    "Naga": "nagas",
    "Orgg": "orggs",
    "Fish": "fish",
    "Metathran": "metathran",
    "Food": "foods",
    "Surrakar": "surrakar",
    "Noggle": "noggles",
    "Weird": "weirds",
    "Hero": "heroes",
    "Spacecraft": "spacecraft",
    "Shi'ar": "shi'ar",
}


def plural(name: str) -> str:
    """The plural of a subtype, in lower case."""
    if name in _PLURALS:
        return _PLURALS[name]
    word = name.lower()
    if word.endswith(("s", "x", "z", "ch", "sh")):
        return word + "es"
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ies"
    return word + "s"


def _subtypes(families: tuple[Family, ...]) -> tuple[Word, ...]:
    rows: dict[str, Word] = {}
    for known in (*all_subtypes(), *later_subtypes()):
        if known.family in families and known.en not in rows:
            many, one = plural(known.en), known.en.lower()
            english = (one,) if many == one else (f"@s {one}", f"@p {many}")
            rows[known.en] = Word(known.en, english, known.zh)
    return tuple(rows.values())


_NOUNS = (Family.ARTIFACT, Family.CREATURE, Family.ENCHANTMENT, Family.LAND, Family.SPELL)

SUBTYPE = Table("subtype", _subtypes((*_NOUNS, Family.PLANESWALKER)), ("goblin", "鬼怪"))
LAND_TYPE = Table("land_type", _subtypes((Family.LAND,)), ("swamp", "沼泽"))
CREATURE_TYPE = Table("creature_type", _subtypes((Family.CREATURE,)), ("elf", "精灵"))
