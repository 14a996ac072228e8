"""Effects that change an object's text (612): a color word or a basic land type becomes another."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.bases import Ability
from judge.abilities.costs import PayMana
from judge.cards import Characteristics
from judge.cards.mana import COLOR_NAMED, Color
from judge.cite import cites
from judge.values import Bilingual, Value


@cites("612.2", "只改变正确使用的词语")
def with_words(now: Characteristics, old: str, new: str) -> Characteristics:
    """Characteristics with one color word or basic land type for another, in rules text and types.

    Names, mana symbols and what effects granted stay as they are (612.2, 612.3).
    """
    renamed = _Renaming(old, new)
    abilities = tuple(renamed.ability(ability) for ability in now.abilities)  # type: ignore[arg-type]
    subtypes = frozenset(new if name == old else name for name in now.subtypes)
    return now.with_(abilities=abilities, subtypes=subtypes)


class _Renaming:
    """One word for another, wherever a value has it as a word of rules text."""

    def __init__(self, old: str, new: str) -> None:
        self.old, self.new = old, new
        self.colors = (COLOR_NAMED[old], COLOR_NAMED[new]) if old in COLOR_NAMED else None

    def ability(self, ability: Ability) -> Ability:
        """An ability with the words changed."""
        word = (ability.word or "").casefold() if isinstance(ability, Keyword) else ""
        if word == self.old.casefold():
            ability = ability.with_(word=self.new)
        elif word == self.old.casefold() + "walk":
            ability = ability.with_(word=self.new.lower() + "walk")
        renewed = self._value(ability)
        return renewed if isinstance(renewed, Ability) else ability

    def _value(self, value: object) -> object:
        if self.colors is not None and value is self.colors[0]:
            return self.colors[1]
        if isinstance(value, str) and value == self.old and not isinstance(value, Color):
            return self.new
        if isinstance(value, tuple):
            return tuple(self._value(item) for item in value)
        if isinstance(value, Value) and not isinstance(value, (PayMana, Bilingual)):
            changes = {
                name: after
                for name in value.__struct_fields__
                if (after := self._value(before := getattr(value, name))) != before
            }
            return value.with_(**changes) if changes else value
        return value
