"""The objects of a question while it is read, and how each is called in its scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from corpus.structs import Mutable, field
from judge.asking.guesses import Lost
from judge.asking.names import nameless
from judge.cards.subtypes import subtype
from judge.values import Bilingual
from judge.words import OF_LABELS, called

BATTLEFIELD, HAND, STACK, COMMAND = "battlefield", "hand", "stack", "command"


class Thing(Mutable, eq=False):
    """One object as far as it has been told of; it grows while the question is read."""

    card: str = ""  # its English name; "" for what is told by its size
    whole: str = ""  # the card's name, where that is the name of another face
    size: str = ""
    kind: str = "creature"
    color: str = ""
    kin: str = ""  # its creature type
    has: tuple[str, ...] = ()
    owner: str = ""  # "" until it is known
    zone: str = BATTLEFIELD
    now: str = ""  # the zone where it is by what was done, where that differs
    traits: dict[str, Any] = field(default_factory=dict)
    copies: Thing | None = None  # of a token that comes in the play: what it is a copy of
    is_made: bool = False  # a token that came in the play
    made_by: Thing | None = None  # of a token that came in the play: whose words create it
    sentence: int = -1  # where it was last spoken of
    is_unsized: bool = False  # whose size is left open
    is_animated: bool = False  # a permanent that became a creature
    stands_in: bool = False  # for a spell of its kind, which isn't named
    is_vague: bool = False  # of which nothing was said but its kind
    is_one_of_several: bool = False  # told by a number, so that no "it" means it

    @property
    def name(self) -> str:
        """What a scenario calls it, its label aside."""
        if self.card:
            return self.whole or self.card
        if self.is_made:
            return f"{self.kin.capitalize()} Token".strip()
        kind = self.kind.removesuffix(" token")
        words = " ".join(word for word in (self.size, self.color, self.kin, kind) if word)
        *most, last = self.has or ("",)
        said = f"{', '.join(most)} and {last}" if most else last
        return f"{words} with {said}" if said else words

    def in_chinese(self, named: str, keywords: Mapping[str, str]) -> str:
        """The same in Chinese; `named` is the card's Chinese name."""
        if self.card:
            return named
        if self.is_made:
            found = subtype(self.kin)
            return f"{found.zh[0] if found else ''}衍生物"
        kind = {"creature token": "衍生生物", "artifact creature": "神器生物"}.get(
            self.kind, "生物"
        )
        color = {"white": "白色", "blue": "蓝色", "black": "黑色", "red": "红色", "green": "绿色"}
        said = "和".join(keywords.get(word, word) for word in self.has)
        said = said.replace("和", "、", max(0, len(self.has) - 2))
        kin = subtype(self.kin)
        words = f"{self.size}{color.get(self.color, '')}{kin.zh[0] if kin else ''}{kind}"
        return f"具{said}的{words}" if said else words

    def label(self, place: int, chinese: str) -> Bilingual:
        """What tells it apart from others of its name, the `place`-th of its owner's."""
        whose, number = OF_LABELS.get(self.owner), f" {place}" if place > 1 else ""
        if whose is None:  # "Bob's Bear" would be a name with its owner, and no label
            who = called(self.owner)
            return Bilingual(f"{self.name}{number} of {who.en}", f"{who.zh}那{chinese}{number}")
        named = nameless.in_english(self.name) if nameless.entry(self.card) else self.name
        en, zh = named.removeprefix("some "), chinese.removeprefix("某")
        return Bilingual(f"{whose.en}{en}{number}", f"{whose.zh}{zh}{number}")


class AbilityOf(Mutable, eq=False):
    """An ability on the stack, by the object that it is of."""

    of: Thing


def no_others(like: list[Thing], noun: Mapping[str, Any]) -> list[Thing]:
    """None of them: "a 2/2" is one of its own; "another" may be one that was told by its size."""
    if noun.get("other") and any(not one.card for one in like):
        raise Lost("which other one")
    return []
