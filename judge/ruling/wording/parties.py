"""The objects and players that a lasting rule is about, by name where they are certain ones.

What is of a kind has the players and objects that the kind mentions named beside it: "creatures
Bob controls other than Hill Giant".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from corpus.structs import Struct
from judge.abilities import filters as f
from judge.abilities import references as r
from judge.abilities import who as w
from judge.abilities.bases import Filter, Objects, Players
from judge.game.state import ObjectId, Recipient
from judge.oracle.lexicon.filters import every, parts_of
from judge.ruling.wording.kinds import kind_of
from judge.values import Bilingual
from judge.words import called, owned

EVERYBODY = Bilingual("all players", "所有牌手")
AND = Bilingual(" and ", "和")
OPPONENTS = Bilingual("opponents", "对手")
ZONES = {  # of one player's cards there
    "graveyard": Bilingual("graveyard", "坟墓场中的"),
    "hand": Bilingual("hand", "手上的"),
    "library": Bilingual("library", "牌库中的"),
}


def joined(said: Sequence[Bilingual]) -> Bilingual:
    """Several names as one subject or object.

    >>> joined([Bilingual("Ann", "甲"), Bilingual("Bob", "乙")])
    Bilingual(en='Ann and Bob', zh='甲和乙')
    """
    *first, last = said
    en, zh = ", ".join(one.en for one in first), "、".join(one.zh for one in first)
    return Bilingual(f"{en}{AND.en}{last.en}", f"{zh}{AND.zh}{last.zh}") if first else last


class Parties(Struct):
    """What the words of a rule mean: its controller, its source, and what it was set up about."""

    name: Callable[[int], Bilingual]
    controller: str
    source: int | None
    about: tuple[Recipient, ...] = ()
    left: int | None = None

    def named(self, ids: Sequence[Recipient]) -> Bilingual | None:
        """Objects and players by name; None if there are none."""
        found = [self.name(one) if isinstance(one, int) else called(str(one)) for one in ids]
        return joined(found) if found else None

    def objects(self, filter_: Filter | None) -> Bilingual | None:
        """The objects of a filter; None where there are no words for them."""
        if filter_ is None:
            return None
        certain = next((one for part in parts_of(filter_) if (one := self._certain(part))), None)
        return certain if certain is not None else self._of_kind(filter_)

    def players(self, who: Players | None) -> Bilingual | None:
        """Players by name; None where there are no words for them."""
        match who:
            case None | w.EachPlayer():
                return EVERYBODY
            case w.You():
                return called(self.controller)
            case w.ExactPlayer(name=name) | w.Seat(player=name):
                return called(name)
            case w.EachOpponent():
                return owned(self.controller, OPPONENTS)
            case w.EachOtherPlayer(than=None | w.You()):
                own = called(self.controller)
                return Bilingual(f"players other than {own.en}", f"除{own.zh}以外的牌手")
            case r.AboutPlayers():
                return self.named([one for one in self.about if not isinstance(one, int)])
        return None

    def is_one(self, filter_: Filter | None) -> bool:
        """True if a filter means one certain object."""
        match filter_:
            case f.IsIt():
                return len(self.about) == 1
            case f.IsThis() | f.IsOne(objects=w.ExactObject() | w.This()):
                return True
            case f.AllOf(parts=parts):
                return any(self.is_one(part) for part in parts)
        return False

    def is_one_player(self, who: Players | None) -> bool:
        """True if one certain player is meant."""
        alone = isinstance(who, r.AboutPlayers) and len(self.about) == 1
        return alone or isinstance(who, w.You | w.ExactPlayer | w.Seat)

    def _certain(self, filter_: Filter) -> Bilingual | None:
        match filter_:
            case f.IsIt():
                return self.named([one for one in self.about if isinstance(one, int)])
            case f.IsThis():
                return None if self.source is None else self.name(self.source)
            case f.IsOne(objects=objects):
                return self._meant(objects)
        return None

    def _meant(self, objects: Objects) -> Bilingual | None:
        match objects:
            case w.ExactObject(id=id_):
                return self.name(id_)
            case r.Those(ids=ids):
                return self.named(tuple(map(ObjectId, ids)))
            case w.This():
                return None if self.source is None else self.name(self.source)
            case w.It():
                return self.named([one for one in self.about if isinstance(one, int)])
            case w.Every(filter=kind):
                return self.objects(kind)
        return None

    def _of_kind(self, filter_: Filter) -> Bilingual | None:
        """The plural of a kind, with whose they are and which are not meant."""
        plain: list[Filter] = []
        whose, besides = Bilingual("", ""), Bilingual("", "")
        for part in parts_of(filter_):
            match part:
                case f.ControlledBy(players=players):
                    who = self.players(players)
                    if who is None:
                        return None
                    verb = "control" if isinstance(players, w.EachOpponent) else "controls"
                    whose = Bilingual(f" {who.en} {verb}", f"由{who.zh}操控的")
                case f.InZone(zone=zone, player=w.You()) if zone in ZONES:
                    place = owned(self.controller, ZONES[zone])
                    whose = Bilingual(f" in {place.en}", f"{place.zh}")
                case f.Other() | f.Non(part=f.IsOne() | f.IsIt() | f.IsThis()):
                    inner = f.IsThis() if isinstance(part, f.Other) else part.part
                    one = self._certain(inner)
                    if one is not None:
                        besides = Bilingual(f" other than {one.en}", f"除{one.zh}以外")
                case _:
                    plain.append(part)
        said = kind_of(every(*plain)) if plain else None
        if said is None:
            return None
        apart = f"{besides.zh}{whose.zh}"
        if besides.zh and not whose.zh:
            apart += "的"
        return Bilingual(f"{said.en}{whose.en}{besides.en}", f"{apart}{said.zh}")
