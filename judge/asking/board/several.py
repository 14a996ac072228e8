"""Which of several alike a noun means: one of them, the other, what "they" is the name of."""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.asking.board.card_facts import UNNAMED
from judge.asking.board.things import STACK, Thing
from judge.asking.board.told import Plain, Told
from judge.asking.guesses import Lost
from judge.asking.names import nameless
from judge.values import Bilingual

ONE_TOKEN = re.compile(
    r"create an? (?P<size>\d+/\d+) (?P<color>white|blue|black|red|green|colorless) (?P<kin>[a-z]+)"
    r"(?: artifact)? creature token"
)
KINDS_ALONE = {f"some {kind}" for kind in ("land", "artifact", "enchantment", "planeswalker")}
BARE = {"number", "card", "kind", "owner", "kin"}  # what is said of "a creature" and no more
OF_THOSE_LEFT = {  # foci that turn on whether it is one of those that were told
    *("zone", "dies", "survives", "all_die", "creatures", "creatures_left", "tokens", "kin_tokens"),
    *("of_type", "how_many", "kept", "still_had", "controller", "power_toughness", "named_tokens"),
}
ANOTHER = Bilingual("another one is meant", "所指为另外一个")


class Several(Told):
    """What is told by a number, and so means something only by what was said of it before."""

    def _one_of_several(self, fits: Callable[[Thing], bool]) -> Thing:
        """One of those told by a number, which are all alike."""
        several = [one for one in self.arrival if fits(one) and one.is_one_of_several]
        if len(several) < 2 or any(not self._is_alike(one, several[0]) for one in several):
            raise Lost("one of which")
        several[0].is_one_of_several = False  # it was spoken of by itself
        self.seen(several[0])
        return several[0]

    def of_group(self, like: list[Thing], noun: Plain) -> Thing | None:
        """One of a group told by a number that a noun is like, and nothing else: "a Bear"."""
        group = [one for one in like if one.is_one_of_several]
        is_plain = set(noun) <= {"number", "card", "size", "kind", "owner", "kin"}
        is_called = {"card", "size", "kin"} & set(noun) or noun.get("kind") == "creature token"
        if len(group) < 2 or len(group) != len(like) or not is_plain or not is_called:
            return None
        if any(not self._is_alike(one, group[0]) for one in group):
            return None
        group[0].is_one_of_several = False
        return group[0]

    def among_told(self, noun: Plain, fits: Callable[[Thing], bool]) -> Thing | None:
        """What "a creature", "a land", "a token" means of those told; None where it is another.

        It is left open where what is asked turns on it.
        """
        kind = str(noun.get("card", ""))
        is_bare = kind in KINDS_ALONE or (not kind and {"kind", "kin"} & set(noun))
        if not is_bare or not set(noun) <= BARE or not self.foci & OF_THOSE_LEFT:
            return None
        if any(self.facts.says(one.card, "create ") for one in self.things) and not kind:
            raise Lost("one that is created, or another")
        there = [one for one in self.things if fits(one) and self.is_permanent(one)]
        there = [one for one in there if noun.get("owner", one.owner) in ("", one.owner)]
        told = [one for one in there if self._is_of_bare_kind(one, noun, kind)]
        if not told:
            return None
        if len(told) > 1 and all(self._is_alike(one, told[0]) for one in told):
            told[0].is_one_of_several = False
            return told[0]
        if len(told) > 2:
            raise Lost("one of those that were told, or another")
        way = self.fork((ANOTHER, *(self.meaning(one) for one in told)))
        return told[way - 1] if way else None

    def _is_of_bare_kind(self, one: Thing, noun: Plain, kind: str) -> bool:
        if kind:
            return one.card == kind or (
                bool(one.card) and self.facts.is_printed(one.card, kind, "")
            )
        return self.is_like(one, {key: held for key, held in noun.items() if key != "number"})

    def _other_of_several(self, fits: Callable[[Thing], bool]) -> Thing:
        """The one that is left of two alike, of which the other was spoken of by itself."""
        left = [one for one in self.arrival if fits(one) and one.is_one_of_several]
        alike = [one for one in self.arrival if left and self._is_alike(one, left[0])]
        if len(left) != 1 or len(alike) != 2:
            raise Lost("which other one")
        left[0].is_one_of_several = False
        self.seen(left[0])
        return left[0]

    def _of_stack(self, end: str) -> Thing:
        """The spell at an end of the stack, where more than one waits."""
        waiting = [item["cast"] for item in self.play if "cast" in item]
        waiting = [one for one in waiting if one.now == STACK]
        if len(waiting) < 2 or self.settled > 0:
            raise Lost("which end of the stack")
        found: Thing = waiting[0 if end == "bottom" else -1]
        self.seen(found)
        return found

    def _is_alike(self, one: Thing, other: Thing) -> bool:
        names = (nameless.of_kind(one.name), nameless.of_kind(other.name))
        return names[0] == names[1] and one.owner == other.owner

    def token_to_come(self, noun: Plain) -> list[Thing]:
        """The token that a noun means where none was told of, but what creates one of one kind."""
        is_plain = set(noun) <= {"kind", "owner", "definite", "kin", "size", "color"}
        if noun.get("kind") != "creature token" or not is_plain or not self.play or self.made:
            return []
        makers = [one for one in self.things if self.facts.says(one.card, "token")]
        if len(makers) != 1 or any("token" in one for one in self.effects()):
            return []
        text = self.facts.text(makers[0].card)
        found = ONE_TOKEN.search(text)
        if found is None or text.count("token") > 1 or not makers[0].owner:
            return []
        token = Thing(
            size=found["size"],
            kind="creature token",
            color=found["color"].replace("colorless", ""),
            kin=found["kin"].lower(),
            owner=makers[0].owner,
            is_made=True,
            made_by=makers[0],
        )
        if any(noun.get(key, held) != held for key, held in said_of_token(token).items()):
            raise Lost("a token other than the one that is created")
        self.things.append(token)
        self.arrival.append(token)
        self.seen(token)
        return [token]

    def may_fight(self, one: Thing) -> bool:
        """True of a creature, or of what may become one; of any permanent where none is there."""
        is_creature = self.is_creature(one) or self.facts.says(one.card, "becomes a")
        return self.is_permanent(one) and (
            is_creature or not any(map(self.is_creature_there, self.things))
        )

    def of_print(self, noun: Plain, fits: Callable[[Thing], bool]) -> Thing | None:
        """The one card that a size or a kind is told of: "my 4/4" is Serra Angel; "my artifact"."""
        kind = noun.get("card", "")
        if not (kind.startswith(UNNAMED) or (noun.get("size") and not kind)):
            return None
        there = [one for one in self.things if fits(one) and self.is_permanent(one) and one.card]
        there = [one for one in there if noun.get("owner", one.owner) in ("", one.owner)]
        found = [
            one for one in there if self.facts.is_printed(one.card, kind, noun.get("size", ""))
        ]
        if len(found) > 1 or (found and {"has", "lacks", "color", "kin", "mana_value"} & set(noun)):
            raise Lost("which of those that were told")
        return found[0] if found else None


def is_plural(thing: Thing) -> bool:
    """True of a card whose name is a plural."""
    return thing.card.endswith("s") and nameless.entry(thing.card) is None


def said_of_token(token: Thing) -> Plain:
    """What may be said of a token, besides that it is one."""
    return {key: getattr(token, key) for key in ("owner", "size", "color", "kin")}
