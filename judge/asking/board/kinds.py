"""Of which kind an object is, as far as a question tells of it, and what it is called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.asking.board.card_facts import CardFacts
from judge.asking.board.things import BATTLEFIELD, STACK, Thing
from judge.asking.names.nameless import entry
from judge.asking.wordings.phrases import chinese_keywords
from judge.values import Bilingual
from judge.words import ASKER, OPPONENT, owned


class Kinds:
    """Tests of objects, by what they are and where they are, and their names."""

    def __init__(self, facts: CardFacts) -> None:
        self.facts = facts

    def is_creature(self, one: Thing) -> bool:
        """True of what is a creature on the battlefield, or becomes one when it is cast."""
        is_one = one.is_animated or not one.card or self.facts.is_creature(one.card)
        return is_one and (one.now or one.zone) in (BATTLEFIELD, STACK)

    def is_sized(self, one: Thing) -> bool:
        """True of what may have power and toughness, as a card that is no creature may come to."""
        return self.is_creature(one) or bool(one.card and self.is_permanent(one))

    def is_mortal(self, one: Thing) -> bool:
        """True of what may die: a permanent, creatures before others."""
        return self.is_permanent(one)

    def is_moved(self, one: Thing) -> bool:
        """True of every object: what something was done to, before others."""
        return True

    def has_own_name(self, one: Thing) -> bool:
        """True of a creature or planeswalker told by name, which may be called "her"."""
        is_named = bool(one.card) and entry(one.card) is None
        return is_named and (self.is_creature(one) or self.is_planeswalker(one))

    def is_creature_there(self, one: Thing) -> bool:
        """True of a creature that was on the battlefield before anything was done."""
        return self.is_creature(one) and one.now != STACK

    def is_planeswalker(self, one: Thing) -> bool:
        """True of a planeswalker."""
        return self.facts.is_planeswalker(one.card)

    def is_permanent(self, one: Thing) -> bool:
        """True of what is no instant or sorcery."""
        return not self.facts.is_spell_only(one.card)

    def is_attachment(self, one: Thing) -> bool:
        """True of an Aura or Equipment."""
        return self.facts.is_aura(one.card) or self.facts.has_subtype(one.card, "equipment")

    def is_able(self, one: Thing) -> bool:
        """True of a permanent that has an ability of its own, as far as is told."""
        return self.is_permanent(one) and bool(one.has or (one.card and self.facts.text(one.card)))

    def is_on_stack(self, one: Thing) -> bool:
        """True of what was cast."""
        return one.now == STACK

    def is_any(self, one: Thing) -> bool:
        """True of every object."""
        return True

    def aim(self, card: str) -> Callable[[Thing], bool]:
        """What a card may target."""
        aims = self.facts.aims(card)
        if aims == "spell":
            return self.is_on_stack
        if aims == "any":
            return lambda one: self.is_creature_there(one) or self.is_planeswalker(one)
        enchants = self.facts.enchants(card)
        if enchants == "land":
            return lambda one: self.facts.is_land(one.card)
        if aims == "creature" or (self.facts.is_aura(card) and enchants in ("", "creature")):
            return self.is_creature_there
        return lambda one: self.is_permanent(one) and one.now != STACK

    def meaning(self, thing: Thing) -> Bilingual:
        """What is said of a way in which a word means an object."""
        whose = {ASKER: ("my ", "我的"), OPPONENT: ("the opponent's ", "对手的")}.get(
            thing.owner, ("", "")
        )
        if thing.owner and not whose[0]:
            held = owned(thing.owner, Bilingual("", ""))
            whose = (held.en, held.zh)
        return Bilingual(f"{whose[0]}{thing.name} is meant", f"所指为{whose[1]}{self.zh(thing)}")

    def zh(self, thing: Thing) -> str:
        """What an object is called in Chinese, a label aside."""
        named = self.facts.chinese(thing.card) if thing.card else ""
        return thing.in_chinese(named, chinese_keywords())

    def is_of_kin(self, one: Thing, noun: Mapping[str, Any]) -> bool:
        """True of what has the subtype that a noun says, if it says one."""
        kin = noun.get("kin", one.kin)
        return bool(kin == one.kin or (one.card and self.facts.has_subtype(one.card, kin)))

    def is_meant(self, one: Thing, noun: Mapping[str, Any]) -> bool:
        """True of what is of the kind and color of a noun: "that Angel" is no Oblivion Ring."""
        is_kind = "kind" not in noun or not one.card or self.facts.is_creature(one.card)
        is_kind &= noun.get("kind") != "creature token" or not one.card or self._is_card_token(one)
        is_of_color = noun.get("color", one.color) == one.color
        return is_kind and is_of_color and self.is_of_kin(one, noun)

    def _is_card_token(self, one: Thing) -> bool:
        """True of what has a card's name and is a token."""
        return one.kind.endswith("token") or one.copies is not None or "token" in one.traits
