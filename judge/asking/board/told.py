"""What has been told of a question so far: objects, players, what was done, what is asked."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from judge.asking.board.card_facts import CardFacts
from judge.asking.board.kinds import Kinds
from judge.asking.board.seating import Theirs
from judge.asking.board.things import BATTLEFIELD, COMMAND, STACK, Thing
from judge.asking.guesses import IN_RESPONSE, Guess, Lost
from judge.asking.names import nameless
from judge.cards import CardType
from judge.values import Bilingual
from judge.words import ASKER, OPPONENT

BRING_BACK = ("undying", "persist", "unearth", "embalm", "eternalize")
Plain = Mapping[str, Any]
CHOOSES = {  # what is chosen as a permanent enters, as its text says it
    "color": re.compile("choose a color"),
    "type": re.compile("choose a creature type"),
    "card": re.compile("choose an? (?:[a-z]+ )?card name|name an? (?:[a-z]+ )?card"),
}
SIZES_OF_KINS = {"germ": "0/0"}  # of tokens that nothing makes in another size


class Told(Kinds):
    """What has been told so far, along one way of reading.

    `script` says which of several ways is taken at each fork; `forks` how many each has.
    """

    def __init__(
        self,
        facts: CardFacts,
        script: tuple[int, ...] = (),
        foci: Iterable[str] = (),
        players: tuple[str, ...] = (ASKER, OPPONENT),
    ) -> None:
        super().__init__(facts)
        self.script = script
        self.foci = frozenset(foci)  # of all that is asked
        self.forks: list[int] = []
        self.things: list[Thing] = []  # the one spoken of last at the end
        self.arrival: list[Thing] = []  # in the order in which they came
        self.players: dict[str, dict[str, Any]] = {name: {} for name in players}
        self.theirs = Theirs(players)
        self.spoken: set[str] = set()  # the opponents with names of whom was spoken last
        self.someone: tuple[str, int] | None = None  # who "a player" is, and in which sentence
        self.equipped: tuple[str, Thing, Thing] | None = None  # who equipped which object with what
        self.no_mana: set[str] = set()  # the players who have none
        self.first_step = False  # the play starts with the first turn of the game
        self.game = ""  # the variant, where it is told
        self.asks: list[dict[str, Any]] = []
        self.guesses: list[Guess] = []
        self.choices: dict[str, list[Any]] = {}  # what players answer, in order
        self.suffered: dict[str, int] = {}  # damage that was told before a life total was
        self.actor = ASKER
        self.mentioned: set[str] = set()  # the players of whom something was said
        self._nothing_done()
        self._nothing_told()

    def _nothing_done(self) -> None:
        """What holds until something is told to be done."""
        self.play: list[dict[str, Any]] = []
        self.turn = ""
        self.step = ""  # where the play starts, in that turn
        self.first_turn = ""  # whose it is when the play starts, where a later one was told of
        self.turns = 1  # how many have begun
        self.turn_begun = 0  # how much of the play was done before this turn
        self.has_trigger = False  # on the stack, as was told
        self.aimed = -1  # how much was done when an ability was told to target something
        self.waits = False  # a spell was told to be on the stack
        self.still = -1  # how much had been done when it was told to be there still
        self.dealt = (-1, "")  # how much had been done when combat damage had, and the step by then
        self.held = -1  # how much of the play was done when its player kept priority
        self.was_dealt: set[str] = set()  # players of whom it is told that damage was dealt to them
        self.settled = 0  # how much of the play had resolved when the next was told

    def _nothing_told(self) -> None:
        """What holds until something is told of it."""
        self.listed: tuple[Thing, ...] = ()  # of which the next clause says what it says of another
        self.beside: tuple[Plain, Plain] = ({}, {})  # the clauses of the sentence around this one
        self.is_caster_unsaid = False  # of spells that were cast before
        self.is_of_some_spells = False  # spells of a type were cast before
        self.is_owner_unsaid = False  # of a creature that died before
        self.cast_before: dict[str, int] = {}  # creatures that each player cast this turn
        self.happened = ("", -1)  # what was told last of this turn so far, and in which sentence
        self.seated = 0  # how many players there are, where it is told
        self.starts = ""  # who takes the first turn, where the first turn is told of
        self.monarch = ""  # who is it before the play
        self.subject: Thing | None = None  # what the last clause is about
        self.sentence = 0
        self.place = 0  # of the clause that is read
        self.made: list[Plain] = []  # tokens that came in the play, which it has no names for
        self.promised: set[int] = set()  # the clauses of attacks by what was not told yet
        self.is_fallback = False  # a way that counts only where the rules refuse the other
        self.paying: set[str] = set()  # players who have no other mana than is told
        self.is_asked = False
        self.is_within_combat = False  # what is asked is asked of a moment before combat damage
        self.is_over = False  # what is asked is asked of what is so after combat
        self.creatureless: set[str] = set()  # the players who were told to have no creatures
        self.gets_through: dict[Thing, int] = {}  # attackers told to be unblocked beside others
        self.claims: list[tuple[int, Thing, str]] = []  # how big what is told to be, after how much
        self.denied: list[tuple[int, tuple[str, ...]]] = []  # what no text may say, by its clause
        self.knows_graveyards = False  # what they all hold was told
        self.abilities: dict[Thing, str] = {}  # the loyalty ability that was told of last
        self.is_unsized = False
        self.chosen: list[Bilingual] = []  # what the ways taken are

    def texts(self, *but: Thing) -> list[str]:
        """What the cards say that are told of, in small letters; some of them aside."""
        return [self.facts.text(one.card) for one in self.things if one.card and one not in but]

    def words(self) -> list[str]:
        """What the cards say, and the abilities that are told of objects."""
        return [*self.texts(), *(word for one in self.things for word in one.has)]

    def effects(self) -> list[str]:
        """The words of what happens in the play without a card; empty for anything else."""
        return [str(item.get("effect", "")) for item in self.play]

    def may_return(self) -> bool:
        """True where something that was told may bring back an object."""
        words = [*self.words(), *(one.casefold() for one in self.effects())]
        return any(word in text for text in words for word in ("return", *BRING_BACK))

    def fork(self, ways: tuple[Bilingual, ...]) -> int:
        """Which of several ways is taken here; there may be fewer than along another way."""
        place = len(self.forks)
        self.forks.append(len(ways))
        taken = self.script[place] if place < len(self.script) else 0
        if taken >= len(ways):
            raise Lost("a way that is not there")
        self.chosen.append(ways[taken])
        return taken

    def is_answer(self, said: Plain) -> bool:
        """True of what is done in response: as it is told, or along one of two ways."""
        return bool(said.get("respond") or self.fork(IN_RESPONSE))

    def guess(self, en: str, zh: str, why_en: str, why_zh: str) -> None:
        """Keeps what was taken for granted."""
        one = Guess(Bilingual(en, zh), Bilingual(why_en, why_zh))
        if one not in self.guesses:
            self.guesses.append(one)

    def seen(self, thing: Thing) -> None:
        """Notes where an object was last spoken of."""
        thing.sentence = self.sentence
        self.things.remove(thing)
        self.things.append(thing)

    def count_on(self, thing: Thing, counters: Plain) -> None:
        """Notes counters that are told to be on an object."""
        held = thing.traits.setdefault("counters", {})
        kind = counters["kind"] or self.facts.counted(thing.card)
        if not kind or kind in held:
            raise Lost("counters told twice, or of which kind")
        held[kind] = counters["number"]

    def choose_for(self, thing: Thing, what: str) -> None:
        """Notes the color, creature type or card that was chosen as a permanent entered."""
        is_card = self.facts.card(what) is not None
        kind = "card" if is_card else "color" if what.islower() else "type"
        if "chosen" in thing.traits or not CHOOSES[kind].search(self.facts.text(thing.card)):
            raise Lost("what nothing is chosen for")
        thing.traits["chosen"] = what

    def of_printed_size(self, noun: Plain, card: str) -> Plain:
        """A noun of a card without the size that it has; raises Lost where another is told.

        Of tokens of a kind that come in one size alone it is a noun with that size.
        """
        if not card and "size" not in noun and noun.get("kin") in SIZES_OF_KINS:
            return {**noun, "size": SIZES_OF_KINS[noun["kin"]]}
        if "card" not in noun or "size" not in noun:
            return noun
        if noun["size"] != self.facts.printed_size(card):
            raise Lost("another size than the card has")
        return {key: held for key, held in noun.items() if key != "size"}

    def is_like(self, one: Thing, noun: Plain) -> bool:
        """True of an object of which all may be so that a noun says."""
        owner = noun.get("owner", "")
        if owner and one.owner and owner not in (one.owner, one.traits.get("owner")):
            return False
        if not nameless.is_said_of(noun.get("card", one.card), one.card):
            is_face = bool(one.card) and self.facts.whole(noun["card"]) == (one.whole or one.card)
            is_face &= not self.facts.is_back(noun["card"]) or "face" in one.traits
            if not is_face:
                return False
        if "commander" in noun and "commander" not in one.traits:
            return False
        if "zone" in noun and (one.now or one.zone) != noun["zone"]:
            return False
        if "spell" in noun and not self._is_spell(one, noun["spell"]):
            return False
        kind, size = noun.get("kind"), noun.get("size")
        if kind and one.card and not self.facts.is_creature(one.card):
            return False
        if kind == "creature token" and one.card and kind != one.kind and one.copies is None:
            return False
        has_size = self.facts.printed_size(one.card) if "card" in noun else one.size
        if size and size != has_size:
            return False
        if "mana_value" in noun and not self.facts.costs(one.card, noun["mana_value"]):
            return False
        if noun.get("color", one.color) != one.color or not self.is_of_kin(one, noun):
            return False
        if kind and not one.card and kind != one.kind and kind != "creature":
            return False
        if any(
            word in one.has or self.facts.says(one.card, word) for word in noun.get("lacks", ())
        ):
            return False
        return set(noun.get("has", ())) <= set(one.has) or not one.card

    def _is_spell(self, one: Thing, kind: str) -> bool:
        """True of what was cast, of a type of card or of any."""
        is_cast = any(item.get("cast") is one for item in self.play)
        if kind == "noncreature":
            return is_cast and not self.facts.has_type(one.card, CardType.CREATURE)
        return is_cast and (kind == "any" or self.facts.has_type(one.card, CardType[kind.upper()]))

    def not_made(self, noun: Plain) -> None:
        """Raises Lost for what may be a token that came in the play, which has no name there."""
        sizes = {one.get("size", noun.get("size")) for one in self.made}
        is_of_size = not sizes or "size" not in noun or noun["size"] in sizes
        if self.made and "card" not in noun and is_of_size:
            raise Lost("what may be a token without a name")

    def in_role(self, noun: Plain, fits: Callable[[Thing], bool]) -> Callable[[Thing], bool]:
        """What fits and attacks, or blocks, as a noun says."""
        attackers = {one for one, _ in self.attackers()}
        blockers = {one for item in self.play for one in item.get("block", ())}
        held = attackers if noun["role"] == "attacker" else blockers
        if not any(fits(one) for one in held):
            raise Lost("nothing in that role")
        return lambda one: one in held and fits(one)

    def is_answered(self, one: Thing) -> bool:
        """True of a spell that something which targets spells was told to target."""
        aiming = (item for item in self.play if one in item.get("targets", ()))
        return any(
            "spell" in item.get("effect", "")
            or ("cast" in item and self.facts.aims(item["cast"].card) == "spell")
            for item in aiming
        )

    def the_copy(self, fits: Callable[[Thing], bool]) -> Thing:
        """The one object that came as a copy: a token, or what was cast to copy something."""
        entered = [item.get("cast") for item in self.play if "choose" in item]
        found = [one for one in self.things if one.copies is not None or one in entered]
        found = [one for one in found if fits(one)]
        if len(found) != 1:
            raise Lost("which copy")
        return found[0]

    def attackers(self) -> Iterator[tuple[Thing, Any]]:
        """The attackers so far, each with whom it attacks."""
        attacked: dict[Thing, Any] = {}
        for item in self.play[self.turn_begun :]:
            attacked |= item.get("attack", {})
            for one in item.get("pay", {}).get("return", ()):  # by ninjutsu
                attacked[item["activate"]] = attacked.pop(one)
        yield from attacked.items()

    def who(self, said: str) -> str:
        """The player who does something; the one before, where none is said."""
        self.actor = said or self.actor
        return self.actor

    def resolved(self, noun: Plain, fits: Callable[[Thing], bool]) -> list[Thing]:
        """The one permanent spell that a noun means, where only a permanent fits: it resolved."""
        cast = [one for one in self.things if one.now == STACK and self.is_like(one, noun)]
        if self.waits or len(cast) != 1 or not self.is_permanent(cast[0]) or "number" in noun:
            return []
        cast[0].now = BATTLEFIELD
        if not fits(cast[0]):
            cast[0].now = STACK
            return []
        self.settled = len(self.play)
        return cast

    def entered(self, fits: Callable[[Thing], bool]) -> None:
        """A permanent spell that "it" means, where only a permanent fits, has resolved."""
        spoken = self.subject
        if spoken is not None and spoken.zone == COMMAND and not spoken.now and not fits(spoken):
            spoken.zone = BATTLEFIELD  # where a commander may be too
            if not fits(spoken):
                spoken.zone = COMMAND
        if self.waits or spoken is None or spoken.now != STACK or fits(spoken):
            return
        spoken.now = BATTLEFIELD
        if spoken.sentence >= self.sentence - 1 and self.is_permanent(spoken) and fits(spoken):
            self.settled = len(self.play)
        else:
            spoken.now = STACK
