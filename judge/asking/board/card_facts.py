"""What a reader of questions has to know of a card: its types, what its spell targets, its names.

>>> from judge.cards import builtin_pool
>>> facts = CardFacts(builtin_pool().get)
>>> facts.aims("Counterspell"), facts.is_slow("Shock"), facts.intends("Shock")
('spell', False, 'harm')
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from judge.asking.names import nameless
from judge.cards import Card, CardType, Supertype
from judge.cards.card import Face
from judge.cards.mana import COLOR_NAMED
from judge.errors import Unsupported
from judge.oracle.lexicon.counters import COUNTER_KINDS
from judge.oracle.reports import rewritten
from judge.values import Lang

AIM = re.compile(
    r"target (?!of )(?:[a-z]+ )*?(spell|creature(?! spell)|permanent|player|opponent)|any target"
)
NAMES_OF_COUNTERS = {en for en, _ in COUNTER_KINDS}
COUNTED = re.compile(r"([a-z]+|[+-]\d/[+-]\d) counters?\b")
FACES_APART = ("adventure", "modal", "transform")  # cards that are called by the face that is meant
HELP = re.compile(
    r"(?:target|enchanted) creature(?: you control)? (?:gets \+|gains )|regenerate target"
    r"|exile target [^.]*, then return|\+1/\+1 counters? on target|prevent [^.]* target"
)
HARM = re.compile(
    r"(?:destroy|exile) target|deals? [^.]*damage [^.]*target|target creature (?:gets -|loses)"
    r"|return target (?:[a-z]+ )*?(?:creature|permanent)(?! card)[^.]* hand"
)
TARGETING = re.compile(
    r"target|^(?:bestow|mutate|equip|reconfigure|fortify|scavenge)\b", re.MULTILINE
)
ENTERS_AT = re.compile(
    r"^when [^.,]* enters, (?:you may )?(?:exile|destroy|return|tap|gain control of)"
    r" (?:up to one )?"
    r"(?:other |another )?target ",
    re.IGNORECASE | re.MULTILINE,
)
TARGETS_AS_IT_ENTERS = re.compile(
    r"^when [^.,]* enters[^.,]*, [^.]*\btarget ", re.IGNORECASE | re.MULTILINE
)
OF_GRAVEYARDS = re.compile(r"target [a-z ]*cards? (?:in|from) (your|a|an opponent's) graveyard")
DEALS_ITSELF = re.compile(r"(?:~|\bthis [a-z]+|(?<=, )it) deals\b")
ENCHANTS = re.compile(r"enchant (?:non)?([a-z]+)")
FAST = re.compile(r"^flash\b", re.IGNORECASE | re.MULTILINE)


@lru_cache(256)
def in_english(face: Face) -> str:
    """The text of a face in small letters: what is told in Chinese as the tables word it."""
    if not nameless.HAN.search(face.text):
        return face.text.casefold()
    lines = (rewritten(line, face, Lang.EN) or line for line in face.text.split("\n"))
    return "\n".join(lines).replace(face.name.en, "this permanent").casefold()


UNNAMED = "some "  # what a card is called of which only a kind is told


class CardFacts:
    """What is asked of cards by their English names; `get` gives the card of a name."""

    def __init__(self, get: Callable[[str], Card | None]) -> None:
        self._get = get

    def card(self, name: str) -> Card | None:
        """The card, where it can be had: its other face alone, by the name of that."""
        try:
            found = nameless.card(name) or self._get(name)
        except Unsupported:
            return None
        others = [one for one in found.faces[1:] if one.name.en == name] if found else []
        return found.with_(faces=tuple(others)) if found and others else found

    def whole(self, name: str) -> str:
        """The name of the card that has a face of some name."""
        try:
            found = None if nameless.entry(name) else self._get(name)
        except Unsupported:
            return name
        return found.name.en if found is not None and found.layout in FACES_APART else name

    def face_called(self, name: str, words: str) -> str:
        """The name of the face of a card that some words name, where it is no split card's."""
        card = self.card(name)
        for face in card.faces[1:] if card is not None and card.layout in FACES_APART else ():
            if words.casefold() in (face.name.en.casefold(), face.name.zh.casefold()):
                return face.name.en
        return name

    def has_type(self, name: str, *kinds: CardType) -> bool:
        """True if a card has one of some types on its front."""
        card = self.card(name)
        return card is not None and not set(kinds).isdisjoint(card.faces[0].type_line.types)

    def is_legendary(self, name: str) -> bool:
        """True of a legendary card."""
        card = self.card(name)
        return card is not None and Supertype.LEGENDARY in card.faces[0].type_line.supertypes

    def is_creature(self, name: str) -> bool:
        """True of a creature card."""
        return self.has_type(name, CardType.CREATURE)

    def is_planeswalker(self, name: str) -> bool:
        """True of a planeswalker card."""
        return self.has_type(name, CardType.PLANESWALKER)

    def is_land(self, name: str) -> bool:
        """True of a land card."""
        return self.has_type(name, CardType.LAND)

    def mana_value(self, name: str) -> int | None:
        """The mana value of a card without X, where it can be had."""
        card = self.card(name)
        cost = None if card is None else card.faces[0].cost
        return None if cost is None else cost.mana_value

    def costs(self, name: str, told: int | str) -> bool:
        """True of a card with a mana value, or a mana cost, that is told."""
        card = self.card(name)
        cost = None if card is None else card.faces[0].cost
        return cost is not None and told in (cost.mana_value, str(cost))

    def counted(self, name: str) -> str:
        """The one kind of counters that a card speaks of; "" of no kind, or of several."""
        found = {one for one in COUNTED.findall(self.text(name)) if one in NAMES_OF_COUNTERS}
        return found.pop() if len(found) == 1 else ""

    def has_color(self, name: str, color: str) -> bool:
        """True of a card whose mana cost has a color, by its English word."""
        card = self.card(name)
        cost = None if card is None else card.faces[0].cost
        return cost is not None and COLOR_NAMED[color] in cost.colors

    def has_x(self, name: str) -> bool:
        """True of a card whose mana cost has an X."""
        card = self.card(name)
        cost = None if card is None else card.faces[0].cost
        return cost is not None and "{X}" in str(cost)

    def printed_size(self, name: str) -> str:
        """The power and toughness that a card is printed with, or one without a name has."""
        card = self.card(name)
        face = None if card is None else card.faces[0]
        return "" if face is None or face.power is None else f"{face.power}/{face.toughness}"

    def printed(self, name: str) -> str:
        """The text of a card."""
        card = self.card(name)
        return "" if card is None else card.faces[0].text

    def text(self, name: str) -> str:
        """The same in small letters, in English."""
        card = self.card(name)
        return "" if card is None else in_english(card.faces[0])

    def says(self, name: str, words: str) -> bool:
        """True if the text of a card has some words."""
        card = self.card(name)
        return card is not None and words in in_english(card.faces[0])

    def deals_itself(self, name: str) -> bool:
        """True of a card that itself deals all the damage that its text speaks of."""
        text = self.text(name)
        return len(DEALS_ITSELF.findall(text.replace(name.casefold(), "~"))) == text.count("deals")

    def deals(self, name: str) -> bool:
        """True of a card that deals damage, and doesn't only change what others deal."""
        sentences = re.split(r"[.\n]", self.text(name))
        return any("deals" in one and "instead" not in one for one in sentences)

    def is_spell_only(self, name: str) -> bool:
        """True of an instant or sorcery card, which is no permanent."""
        return self.has_type(name, CardType.INSTANT, CardType.SORCERY)

    def is_slow(self, name: str) -> bool:
        """True of a card that is cast only in its caster's main phase, as far as its text tells."""
        card = self.card(name)
        if card is None or self.has_type(name, CardType.INSTANT):
            return False
        return not FAST.search(card.faces[0].text)

    def aims(self, name: str) -> str:
        """What the text targets: `spell`, `creature`, `any`, …; "" where it targets nothing."""
        card = self.card(name)
        found = None if card is None else AIM.search(in_english(card.faces[0]))
        return "" if found is None else found[1] or "any"

    def may_target(self, name: str) -> bool:
        """True of a card that says "target", or that is cast or used at an object by a keyword."""
        return self.is_aura(name) or TARGETING.search(self.text(name)) is not None

    def enters_at(self, name: str) -> bool:
        """True of a permanent card that does something to a target as it enters."""
        card = self.card(name)
        return card is not None and ENTERS_AT.search(in_english(card.faces[0])) is not None

    def targets_as_it_enters(self, name: str) -> bool:
        """True of a permanent card with an ability that targets something as it enters."""
        card = self.card(name)
        return (
            card is not None and TARGETS_AS_IT_ENTERS.search(in_english(card.faces[0])) is not None
        )

    def aims_at_graveyard(self, name: str) -> bool:
        """True of a card that targets a card in a graveyard."""
        return OF_GRAVEYARDS.search(self.text(name)) is not None

    def intends(self, name: str) -> str:
        """Whether a card does `help` or `harm` to its target; "" where its text doesn't tell."""
        card = self.card(name)
        text = "" if card is None else in_english(card.faces[0])
        return "help" if HELP.search(text) else "harm" if HARM.search(text) else ""

    def has_star(self, name: str) -> bool:
        """True of a card whose printed power or toughness depends on something else."""
        card = self.card(name)
        return card is not None and "*" in f"{card.faces[0].power}{card.faces[0].toughness}"

    def has_some(self, name: str) -> bool:
        """True of a card whose toughness is more than nothing, whatever it depends on."""
        card = self.card(name)
        return (
            card is not None
            and re.fullmatch(r"\d\+\*|\*\+\d", str(card.faces[0].toughness)) is not None
        )

    def is_aura(self, name: str) -> bool:
        """True of an Aura card."""
        card = self.card(name)
        return card is not None and "Aura" in card.faces[0].type_line.subtypes

    def enchants(self, name: str) -> str:
        """What an Aura enchants, in small letters: `creature`, `land`; "" of another card."""
        found = ENCHANTS.match(self.text(name))
        return "" if found is None else found[1]

    def has_subtype(self, name: str, kin: str) -> bool:
        """True of a card with a subtype, in small letters."""
        card = self.card(name)
        kinds = () if card is None else card.faces[0].type_line.subtypes
        return any(one.casefold() == kin for one in kinds)

    def is_printed(self, name: str, kind: str, size: str) -> bool:
        """True of a card with a name that is of a kind ("some artifact"), or of a size."""
        card, other = self.card(name), self.card(kind) if kind else None
        if card is None or name.startswith(UNNAMED):
            return False
        face = card.faces[0]
        if size and f"{face.power}/{face.toughness}" != size:
            return False
        line = None if other is None else other.faces[0].type_line
        return line is None or all(
            set(wanted) <= set(has)
            for wanted, has in (
                (line.types, face.type_line.types),
                (line.subtypes, face.type_line.subtypes),
                (line.supertypes, face.type_line.supertypes),
            )
        )

    def faces(self, name: str) -> int:
        """How many faces a card has of which its name doesn't tell one."""
        card = self.card(name)
        return 1 if card is None or card.layout in FACES_APART else len(card.faces)

    def back_called(self, name: str, words: str) -> str:
        """The back face of a card that transforms, where words are the name of neither face."""
        card = self.card(name)
        if card is None or card.layout != "transform" or card.name.en != name:
            return name
        said = words.casefold()
        if any(said in (face.name.en.casefold(), face.name.zh.casefold()) for face in card.faces):
            return name
        return card.faces[1].name.en

    def is_back(self, name: str) -> bool:
        """True of the back face of a card that transforms, which is never cast."""
        card = self.card(name)
        return card is not None and card.layout == "transform" and self.whole(name) != name

    def chinese(self, name: str) -> str:
        """The card's Chinese name; the English one where it has none here."""
        if nameless.entry(name) is not None:
            return nameless.in_chinese(name)
        card = self.card(name)
        return name if card is None else card.name.zh
