"""What "it" and "they" mean of what was told: what was spoken of last, what was done last."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from judge.asking.board.several import Several, is_plural
from judge.asking.board.things import Thing
from judge.asking.board.told import Plain
from judge.asking.guesses import SIZES, Lost
from judge.asking.names import nameless
from judge.values import Bilingual

OF_OTHERS = ("whenever", "another", "creatures you control", "other creatures", "each creature")
OTHERS = re.compile(r"\b(?:creature|permanent|artifact|enchantment|land|planeswalker|nonland)s?\b")
ANOTHER = Bilingual(
    "the creature is another than the one that is named", "该生物并非已指名的那一个"
)
Fits = Callable[[Thing], bool]


class Pronouns(Several):
    """Which objects a pronoun may mean: where more than one, each is a way of its own."""

    def before_others(self, fitting: list[Thing], fits: Fits) -> list[Thing]:
        """What "it" means before others that fit, by what is said of it."""
        first: Fits = self.is_any
        if fits == self.is_sized:
            told = [one for one in fitting if not one.is_unsized and not _is_of_kind(one)]
            fitting = told or fitting
            first = self.is_creature
        elif fits == self.is_mortal:
            done_to = {*things_in([item.get("targets") for item in self.play])}
            done_to |= {*things_in([[*item.get("attack", {}).values()] for item in self.play])}
            mortal = [one for one in fitting if self.is_creature(one) or one in done_to] or fitting
            return self._left_to_ask_of(mortal, done_to)
        elif fits in (self.is_any, self.is_moved) and self.subject not in fitting:
            alone = [one for one in fitting if fits == self.is_moved and self._is_cast_alone(one)]
            if alone:
                return alone
            first = self.is_permanent  # not what removes it
        return [one for one in fitting if first(one)] or fitting

    def _left_to_ask_of(self, mortal: list[Thing], done_to: set[Thing]) -> list[Thing]:
        """What it may be asked of whether it dies: not of what was just told to be destroyed.

        That is so where it is no creature, and something was done to a creature before.
        """
        last = self.play[-1] if self.play else {}
        is_destroyed = str(last.get("effect", "")).startswith("Destroy target")
        gone = [
            one
            for one in last.get("targets", ())
            if is_destroyed
            and isinstance(one, Thing)
            and not self.is_creature(one)
            and not self.facts.says(one.card, "indestructible")
        ]
        others = [one for one in mortal if one not in gone]
        return others if gone and any(one in done_to for one in others) else mortal

    def _is_cast_alone(self, one: Thing) -> bool:
        """True of the instant or sorcery cast last, where it has to do with no other object."""
        last = self.play[-1] if self.play else {}
        if last.get("cast") is not one or not self.facts.is_spell_only(one.card):
            return False
        is_at_one = any(isinstance(target, Thing) for target in last.get("targets", ()))
        return not is_at_one and not OTHERS.search(self.facts.text(one.card))

    def it(self, fitting: list[Thing], fits: Fits) -> list[Thing]:
        """What "it" may mean: what was spoken of last, or what the last deed was done to.

        Of what was only told to be there since, the other is a rival: "My opponent casts Shock on
        my 2/2. I control a 5/5. Does it die?"
        """
        last = max(one.sentence for one in fitting)
        spoken = [one for one in fitting if one.sentence == last]
        is_told = self.subject in fitting and self.subject.sentence >= self.sentence - 1
        spoken = [self.subject] if is_told and self.subject else spoken
        play = [item for item in self.play if [*things_in(item)]]
        if self.equipped and not play:
            play = [{"targets": self.equipped[2:]}]
        if not play:
            return spoken
        deed, deeds = play[-1], [set(things_in(item)) for item in play]
        rivals: set[Thing] = set()
        if not any(one in done for one in spoken for done in deeds):
            rivals = set(things_in(deed.get("targets") or deed))
            rivals -= {one for one in (deed.get("cast"),) if one and not self.is_permanent(one)}
        elif fits == self.is_mortal and ("attack" in deed or ("block" in deed and not is_told)):
            attacked = {whom for _, whom in self.attackers() if isinstance(whom, Thing)}
            rivals = attacked
        others = [one for one in fitting if one in rivals and one not in spoken]
        is_beside = fits == self.is_moved and not any(map(self.is_creature, spoken))
        return others if others and is_beside else [*others, *spoken]

    def they(self, fitting: list[Thing]) -> list[Thing]:
        """All that "they" may mean: those told by number that did the last deed, or of each player.

        "I attack with a 2/2. My opponent blocks with two 3/3s. Do they die?"
        """
        groups = [
            [one for one in fitting if one.owner == who]
            for who in dict.fromkeys(one.owner for one in fitting)
        ]
        groups = [group for group in groups if len(group) > 1]
        if not any(one.is_one_of_several for group in groups for one in group):
            return fitting
        block = self.play[-1].get("block", {}) if self.play else {}
        for group in groups:
            is_last = group[0].sentence == self.sentence - 1 and set(block) == set(group)
            if is_last and len(set(block.values())) == 1:
                return group
        groups = [group for group in groups if len(group) < len(fitting)]
        ways = [*groups, fitting]
        return ways[self.fork(tuple(map(self._all_meant, ways))) if len(ways) > 1 else 0]

    def _all_meant(self, group: list[Thing]) -> Bilingual:
        named = list({one.name: self.meaning(one) for one in group}.values())
        return Bilingual(
            " and ".join(one.en.removesuffix(" is meant") for one in named) + " are meant",
            "所指为" + "和".join(one.zh.removeprefix("所指为") for one in named),
        )

    def may_be_another(self, noun: Plain, like: list[Thing]) -> bool:
        """True where "my creature" may be another than the one that was named, and is left open.

        That one speaks of creatures: "I control Soul Warden. My creature dies."
        """
        if set(noun) != {"kind", "owner"} or len(like) != 1 or self.asks:
            return False
        watches = any(self.facts.says(like[0].card, words) for words in OF_OTHERS)
        return watches and bool(self.fork((self.meaning(like[0]), ANOTHER)))

    def called_they(self, fits: Fits) -> Thing:
        """The one object that fits and whose name is a plural: Grizzly Bears."""
        named = [one for one in self.things if fits(one) and is_plural(one)]
        if len(named) != 1 or any(one.is_one_of_several for one in self.things):
            raise Lost("several objects where one is meant")
        return named[0]

    def all_told(self, noun: Plain, fits: Fits, owner: str = "") -> list[Thing]:
        """All that "them" or "both" mean: as many as there are, or as are counted."""
        like = {
            key: noun[key] for key in noun if key not in ("pronoun", "number", "definite", "plural")
        }
        like = {"owner": owner, **like} if owner else like
        if "role" in like:
            fits = self.in_role(like, fits)
        fitting = [one for one in self.arrival if fits(one) and self.is_like(one, like)]
        if len(fitting) == 1 and is_plural(fitting[0]) and "number" not in noun:
            return fitting
        if noun.get("pronoun") == "they" and "number" not in noun and len(fitting) > 1:
            fitting = self.they(fitting)
        wanted = noun.get("number", len(fitting))
        if len(fitting) != wanted or wanted < 2:
            raise Lost("a count that is not what was told")
        return fitting


def _is_of_kind(one: Thing) -> bool:
    """True of a creature that was cast of which only that was told."""
    return nameless.NAME.fullmatch(one.card) is not None and nameless.size(one.card) in SIZES


def things_in(held: Any) -> Iterator[Thing]:
    """The objects in an item of the play, or in a part of it."""
    if isinstance(held, Thing):
        yield held
    elif isinstance(held, Mapping):
        for key, one in held.items():
            yield from (*things_in(key), *things_in(one))
    elif isinstance(held, list | tuple):
        for one in held:
            yield from things_in(one)
