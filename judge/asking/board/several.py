"""Which of several alike a noun means: one of them, the other, what "they" is the name of."""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.asking.board.card_facts import UNNAMED
from judge.asking.board.things import STACK, Thing
from judge.asking.board.told import Plain, Told
from judge.asking.guesses import Lost
from judge.asking.names import nameless

ONE_TOKEN = re.compile(
    r"create an? (?P<size>\d+/\d+) (?P<color>white|blue|black|red|green|colorless) (?P<kin>[a-z]+)"
    r"(?: artifact)? creature token"
)


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
        is_plain = set(noun) <= {"number", "card", "size", "kind", "owner"} and "other" not in noun
        if (
            len(group) < 2
            or len(group) != len(like)
            or not is_plain
            or not {"card", "size"} & set(noun)
        ):
            return None
        if any(not self._is_alike(one, group[0]) for one in group):
            return None
        group[0].is_one_of_several = False
        return group[0]

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
