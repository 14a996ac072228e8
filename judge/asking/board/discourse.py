"""What clauses speak of is found: objects, pronouns, owners, what is in response, whose turn it is.

Where words leave two ways open, each way is a `Way` of its own; every inference is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from judge.asking.board.pronouns import Pronouns
from judge.asking.board.things import BATTLEFIELD, COMMAND, HAND, STACK, Thing, no_others
from judge.asking.board.told import Plain
from judge.asking.guesses import SIZE_LEFT_OPEN, SIZES, Guess, Lost
from judge.asking.names import nameless
from judge.words import ASKER

MOST_WAYS = 4
WITHOUT_MORE = ({"definite", "kind"}, {"kind", "owner"}, {"definite", "kind", "owner"})
FACE_DOWN = "some creature of 2/2: Morph {2}"  # what lies below of which only that is told
GIVING = ("some lord", "some anthem")  # of which it has to be told what they give
LEGEND = "some legendary creature of "  # of a size that is told
Handler = Callable[["Board", Plain], None]  # what a clause does to the board


class Board(Pronouns):
    """What has been understood so far, and what words mean in it."""

    # -- objects ------------------------------------------------------------------------------

    def new(self, noun: Plain, owner: str = "", zone: str = BATTLEFIELD) -> Thing:
        """An object that is first spoken of."""
        if "apart" in noun or "plural" in noun:
            raise Lost("of which two the names differ")
        card = self._card_of(noun)
        noun = self.of_printed_size(noun, card)
        is_unnamed_creature = card.startswith(("some creature of ", LEGEND))
        thing = Thing(
            card=card,
            whole=self.facts.whole(card) if self.facts.whole(card) != card else "",
            size=noun.get("size", "") or (nameless.size(card) if is_unnamed_creature else ""),
            kind=noun.get("kind", "creature"),
            color=noun.get("color", ""),
            kin=noun.get("kin", ""),
            has=tuple(noun.get("has", ())),
            owner=noun.get("owner", owner),
            zone=noun.get("zone", zone),
        )
        if self.facts.is_back(card) and any(one.card == thing.whole for one in self.things):
            raise Lost("which face is up")
        if "zone" in noun and any(one.card == thing.card for one in self.things):
            raise Lost("which of them lies there")
        if "commander" in noun:
            thing.traits["commander"], thing.owner = True, thing.owner or ASKER
        if "face_down" in noun:
            self._face_down(thing, noun)
        if thing.kind.endswith(" token"):
            thing.traits["token"] = True
        if "role" in noun:
            raise Lost("nothing in that role")
        thing.stands_in = "stands_in" in noun
        thing.is_vague = not ({"card", "size", "has", "kin", "color", "says"} & set(noun))
        if not thing.card and not thing.size:
            self.is_unsized = True
            thing.is_unsized = True
            thing.size = SIZES[self.fork((SIZE_LEFT_OPEN, SIZE_LEFT_OPEN))]
        self.things.append(thing)
        self.arrival.append(thing)
        self._told(thing, noun)
        return thing

    def _card_of(self, noun: Plain) -> str:
        """The name of the card that a noun tells of; "" of what has none."""
        card = noun.get("card", "")
        if card in GIVING:
            raise Lost("what it gives to which creatures")
        if card and noun.get("other") and not any(one.card == card for one in self.things):
            raise Lost("a second one where no first was told of")
        is_second = {"number", "other"} & set(noun) and "same" not in noun
        if card.startswith(LEGEND) and is_second and any(one.card == card for one in self.things):
            raise Lost("whether the two have one name")
        if "commander" in noun and not card:
            card = nameless.legend(noun.get("size", ""), noun.get("has", ()))
        is_sized = "commander" in noun and "size" in noun
        other = None if "same" in noun or is_sized else nameless.other_kind(card)
        if other:
            card = (card, other[0])[self.fork(other[1:])]
        if "says" in noun:
            size = noun.get("size") or SIZES[self.fork((SIZE_LEFT_OPEN, SIZE_LEFT_OPEN))]
            card = f"some creature of {size}: {noun['says']}"
        return self._costing(noun, card) if "mana_value" in noun else str(card)

    def _costing(self, noun: Plain, card: str) -> str:
        """The name of a card without one of which a mana value is told."""
        if not card and noun.get("kind", "creature") == "creature":
            size = noun.get("size") or SIZES[self.fork((SIZE_LEFT_OPEN, SIZE_LEFT_OPEN))]
            card = nameless.creature(size, noun.get("has", ()), noun.get("color", ""))
        if "kin" in noun:
            raise Lost("a creature of a kind with a mana value")
        return nameless.costing(card, noun["mana_value"])

    def _face_down(self, thing: Thing, noun: Plain) -> None:
        """What is face down is a 2/2 creature with nothing else; a card that is told lies below."""
        is_later = any("cast" not in item for item in self.play)
        if is_later or {"color", "kin", "counters"} & set(noun):
            raise Lost("what else it is face down")
        if "has" in noun:
            if thing.card or tuple(noun["has"]) != ("morph",):
                raise Lost("what else it is face down")
            thing.card, thing.has = FACE_DOWN, ()
        if thing.card:
            thing.traits["face_down"] = True
        elif thing.size not in ("", "2/2"):
            raise Lost("a size that nothing has face down")
        else:
            thing.size = "2/2"
            self.guess(
                "The face-down creature is a 2/2 with nothing else.",
                "牌面朝下的生物是没有其他特征的2/2。",
                "what lies below is not told",
                "未说明其下是什么牌",
            )

    def _told(self, thing: Thing, noun: Plain) -> None:
        if "counters" in noun:
            self.count_on(thing, noun["counters"])
        if "chosen" in noun:
            self.choose_for(thing, noun["chosen"])
        if "damage" in noun and thing.traits.setdefault("damage", noun["damage"]) != noun["damage"]:
            raise Lost("damage that was told otherwise")
        for trait in ("tapped", "sick"):
            if trait == "sick" and any(item.get("cast") is thing for item in self.play):
                continue  # which came in the play
            if trait in noun and bool(thing.traits.get(trait)) is not noun[trait]:
                if self.play:
                    raise Lost("a state that may have changed")
                thing.traits[trait] = noun[trait]
        if "attached" in noun and not self._is_attached(thing, noun["attached"]):
            other = self.new({"card": noun["attached"]}, thing.owner)
            other.traits["attached_to"] = thing
        self.seen(thing)

    def _is_attached(self, thing: Thing, card: str) -> bool:
        """True where a card of a kind is told to be attached to an object: "my equipped 2/2"."""
        on = [one for one in self.things if one.traits.get("attached_to") is thing]
        is_aura = self.facts.is_aura(card)
        return nameless.entry(card) is not None and any(
            self.facts.is_aura(one.card) is is_aura for one in on
        )

    def find(self, noun: Plain, fits: Callable[[Thing], bool], owner: str = "") -> Thing:
        """The object that a noun means; a new one where it may be first spoken of here."""
        self.not_made(noun)
        if "pronoun" in noun:
            thing = self._pronoun(noun, fits)
            self.seen(thing)
            return thing
        if "other_of" in noun:
            return self._other_of_several(fits)
        if "one_of" in noun:
            fits = self.in_role(noun, fits) if "role" in noun else fits
            return self._one_of_several(fits)
        if "of_stack" in noun:
            return self._of_stack(noun["of_stack"])
        if noun.get("number", 1) != 1 or "plural" in noun:
            raise Lost("several objects where one is meant")
        is_new = "number" in noun and not noun.get("definite")
        noun = {"owner": owner, **noun} if owner else noun
        if "role" in noun:
            fits = self.in_role(noun, fits)
        is_made = noun.get("sick") is True and noun.get("kind") == "creature token"
        is_made = is_made or self._is_token(noun)
        if "copied" in noun or (is_made and any(one.copies for one in self.things)):
            return self.the_copy(fits)
        like = self._like(noun, fits) or self.token_to_come(noun) or self.resolved(noun, fits)
        if is_new and (one := self.of_group(like, noun) or self.among_told(noun, fits)):
            self.seen(one)
            return one
        like = no_others(like, noun) if is_new else like
        if not like and not is_new and (printed := self.of_print(noun, fits)):
            self._told(printed, noun)
            return printed
        if not like or self.may_be_another(noun, like):
            return self._first_told(noun, fits, owner)
        thing = self._one_of(like)
        self._merge(thing, noun)
        self._told(thing, noun)
        return thing

    def _is_token(self, noun: Plain) -> bool:
        """True of "the token", where none was there before the play."""
        is_old = any(one.kind == "creature token" and not one.copies for one in self.things)
        is_plain = set(noun) <= {"kind", "owner", "definite"}
        return noun.get("kind") == "creature token" and is_plain and not is_old

    def _first_told(self, noun: Plain, fits: Callable[[Thing], bool], owner: str) -> Thing:
        """What a noun means that nothing told is like: a new object, or what "the creature" is."""
        if "spell" in noun:
            raise Lost("a spell that was not cast")
        is_known = any(self.is_like(one, noun) for one in self.things)
        if is_known and ("card" in noun or noun.get("definite")) and "number" not in noun:
            raise Lost("what is meant is not of the kind that it must be")
        is_vague = not {"card", "size"} & set(noun)
        if not self.things and {"attached", "definite"} <= set(noun):
            return self.new({key: held for key, held in noun.items() if key != "definite"}, owner)
        if noun.get("definite") and not is_vague:
            raise Lost("what was not told of")
        is_named = {"definite", "role"} & set(noun)
        is_of_any = not is_named and (
            not self.things or bool({"has", "lacks", "mana_value", "color", "kin"} & set(noun))
        )
        is_first = is_of_any or {"owner", "number"} & set(noun)
        if noun.get("definite") or (is_vague and not is_first):
            return self._pronoun(noun, fits)
        thing = self.new(noun, owner)
        if not fits(thing):
            raise Lost("what is first told of here is not of the kind that it must be")
        return thing

    def _like(self, noun: Plain, fits: Callable[[Thing], bool]) -> list[Thing]:
        """What a noun may mean: where some have all that it says, only those."""
        like = [one for one in self.things if self.is_like(one, noun) and fits(one)]
        vague = [one for one in like if one.is_vague]
        if set(noun) in WITHOUT_MORE and len(vague) == 1:
            return vague  # "that creature", where others are called by more
        return [one for one in like if set(noun.get("has", ())) <= set(one.has)] or like

    def _merge(self, thing: Thing, noun: Plain) -> None:
        """What more a noun says of an object than was told."""
        more = tuple(word for word in noun.get("has", ()) if word not in thing.has)
        if more:
            raise Lost("an object with more abilities than were told")
        thing.owner = thing.owner or noun.get("owner", "")

    def _one_of(self, like: list[Thing]) -> Thing:
        """One of several that may be meant: another way for each."""
        if len(like) > MOST_WAYS:
            raise Lost("too many that may be meant")
        if len(like) == 1:
            return like[0]
        return like[self.fork(tuple(self.meaning(one) for one in like))]

    def _pronoun(self, noun: Plain, fits: Callable[[Thing], bool]) -> Thing:
        """The object last spoken of that fits; those of one sentence are rivals."""
        if noun.get("pronoun") == "they":
            return self.called_they(fits)
        if noun.get("number", 1) != 1:
            raise Lost("several objects where one is meant")
        owner = noun.get("owner", "")
        self.entered(fits)
        fitting = [
            one
            for one in self.things
            if fits(one)
            and not one.is_one_of_several
            and (not owner or one.owner == owner)
            and self.is_meant(one, noun)
        ]
        if not fitting:
            raise Lost("a pronoun that means nothing told")
        spoken = self.it(self.before_others(fitting, fits), fits)
        vague = [one for one in spoken if one.is_vague]
        if noun.get("definite") and "kind" in noun and len(vague) == 1:
            return vague[0]  # "that creature", where others are called by more
        return self._one_of(spoken)

    def all_of(
        self, nouns: Iterable[Plain], fits: Callable[[Thing], bool], owner: str = ""
    ) -> list[Thing]:
        """The objects that several nouns mean."""
        found: list[Thing] = []
        for noun in nouns:
            self.not_made(noun)
            if noun.get("pronoun") == "they" or (
                {"definite", "other"} & set(noun) and noun.get("number", 1) > 1
            ):
                found += self.all_told(noun, fits, owner)
            elif noun.get("number", 1) > 1:
                one_each = {key: v for key, v in noun.items() if key != "number"}
                group = [self.new(one_each, owner)]
                if not group[0].card:  # all of one size
                    one_each = {"size": group[0].size, **one_each}
                group += [self.new(one_each, owner) for _ in range(noun["number"] - 1)]
                for one in group:
                    one.is_one_of_several = True
                    one.is_unsized, one.is_vague = group[0].is_unsized, group[0].is_vague
                found += group
            else:
                one = self.find(noun, fits, owner)
                if one in found and "pronoun" not in noun:  # "3/3和3/3"
                    one = self.find({**noun, "number": 1}, fits, owner)
                if one in found:
                    raise Lost("the same object twice")
                found.append(one)
        return found


__all__ = [
    "BATTLEFIELD",
    "COMMAND",
    "GIVING",
    "HAND",
    "STACK",
    "Board",
    "Guess",
    "Handler",
    "Lost",
    "Plain",
    "Thing",
]
