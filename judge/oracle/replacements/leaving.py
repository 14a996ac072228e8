"""Where objects go instead."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.ability import Static
from judge.abilities.bases import Filter, Players
from judge.abilities.filters import IsThis
from judge.abilities.statics import Replacement, ToZoneInstead
from judge.abilities.who import EachOpponent, You
from judge.language import t, w
from judge.oracle.filters import every
from judge.oracle.replacements.replacing import Statics, one


def _dies_instead(f: Filter, zone: str) -> Statics:
    return one(p.Dies(f), ToZoneInstead(zone))


def _dies_with(f: Filter, k: str) -> Statics:
    return one(p.Dies(f), ToZoneInstead("exile", counters=((k, 1),)))


def _graveyard(f: Filter, player: Players | None = None) -> Statics:
    return one(p.PutInto(f, "graveyard", player=player), ToZoneInstead("exile"))


def _graveyard_with(f: Filter, k: str, player: Players) -> Statics:
    exiled = ToZoneInstead("exile", counters=((k, 1),))
    return one(p.PutInto(f, "graveyard", player=player), exiled)


def _to_bottom(f: Filter, o: Players) -> Statics:
    return one(p.PutInto(f, "graveyard", player=o), ToZoneInstead("library", "bottom"))


def _self_exiled() -> Statics:
    return one(p.PutInto(IsThis(), "graveyard"), ToZoneInstead("exile"))


_DISCARDED = p.Discards(You(), IsThis(), by=EachOpponent())


def _when_discarded(counters: tuple[tuple[str, int], ...] = ()) -> Statics:
    rule = Replacement(_DISCARDED, ToZoneInstead("battlefield", counters=counters))
    return (Static(rule, zone="hand"),)


LEAVING = (
    w(
        _when_discarded(),
        "if a spell or ability an opponent controls causes you to discard ~, put it onto the "
        "battlefield instead of putting it into your graveyard",
        "若由对手操控的咒语或异能使你弃掉~，则改为将它放进战场，而非置入你的坟墓场|"
        "若由对手操控的咒语或异能令你弃掉~，则将它放进战场，而非置入你的坟墓场|"
        "若由对手操控的咒语或异能使你弃掉~，则将它放进战场，而非置入你坟墓场",
    ),
    t(
        _dies_instead,
        "if {f:event_subject} would die, exile it instead|"
        "if {f:event_subject} would die, exile that card instead",
        "若{f:event_subject}将死去，则改为将它放逐|若{f:event_subject}将死去，改为将它放逐|"
        "若{f:event_subject}将死去，则改为将其放逐|若{f:event_subject}将死去，则改为放逐之",
        zone="exile",
        ex=(
            "if a creature you control would die, exile it instead",
            "若一个由你操控的生物将死去，则改为将它放逐",
        ),
    ),
    t(
        _dies_with,
        "if {f:event_subject} would die, exile it with a {k:counter} counter on it instead|"
        "if {f:event_subject} would die, exile that card with a {k:counter} counter on it instead|"
        "if {f:event_subject} would die, exile it with an {k:counter} counter on it instead|"
        "if {f:event_subject} would die, exile that card with an {k:counter} counter on it instead",
        "若{f:event_subject}将死去，则改为将它放逐，且上面有一个{k:counter}指示物|"
        "若{f:event_subject}将死去，则改为将该牌放逐，且其上有一个{k:counter}指示物",
        ex=(
            "if a creature you control would die, exile it with a void counter on it instead",
            "若一个由你操控的生物将死去，则改为将它放逐，且上面有一个虚空指示物",
        ),
    ),
    t(
        _graveyard,
        "if {f:a_card} would be put into a graveyard from anywhere, exile it instead|"
        "if {f:a_card} would be put into a graveyard from anywhere, exile that card instead",
        "若{f:a_card}将从任何区域进入坟墓场，则改为将它放逐|"
        "若{f:a_card}将从任意区域置入坟墓场，则改为将它放逐|"
        "若{f:a_card}将从任何区域置入坟墓场，则改为将它放逐",
        ex=(
            "if a card would be put into a graveyard from anywhere, exile it instead",
            "若一张牌将从任何区域进入坟墓场，则改为将它放逐",
        ),
    ),
    w(
        one(p.PutInto(every(), "graveyard"), ToZoneInstead("exile")),
        "if a card or token would be put into a graveyard from anywhere, exile it instead",
        "若牌或衍生物将从任何区域进入坟墓场，则改为将它放逐|"
        "若任一牌或衍生物将从任意区域置入坟墓场，则改为将它放逐",
    ),
    t(
        _graveyard,
        "if {f:a_card} would be put into your graveyard from anywhere, exile it instead|"
        "if {f:a_card} would be put into your graveyard from anywhere, exile that card instead",
        "若{f:a_card}将从任意区域置入你坟墓场，则改为将它放逐",
        player=You(),
    ),
    t(
        _graveyard_with,
        "if {f:a_card} would be put into an opponent's graveyard from anywhere, instead exile it "
        "with a {k:counter} counter on it",
        "若{f:a_card}将从任何区域进入对手的坟墓场，则改为将它放逐，且上面有一个{k:counter}指示物",
        player=EachOpponent(),
        ex=(
            "if a card would be put into an opponent's graveyard from anywhere, instead exile it "
            "with a void counter on it",
            "若一张牌将从任何区域进入对手的坟墓场，则改为将它放逐，且上面有一个虚空指示物",
        ),
    ),
    t(
        _graveyard,
        "if {f:a_card} would be put into an opponent's graveyard from anywhere, exile it "
        "instead|if {f:a_card} would be put into an opponent's graveyard from anywhere, exile "
        "that card instead",
        "若{f:a_card}将从任意区域置入对手的坟墓场，则改为将它放逐|"
        "若{f:a_card}将从任何区域进入对手的坟墓场，则改为将它放逐",
        player=EachOpponent(),
    ),
    t(
        _to_bottom,
        "if {f:a_card} would be put into {o:possessive} graveyard from anywhere, instead that "
        "card is revealed and put on the bottom of its owner's library|if {f:a_card} would be "
        "put into {o:possessive} graveyard from anywhere, instead that card is revealed and put "
        "on the bottom of that player's library",
        "若{f:a_card}将从任何区域置入{o:possessive}坟墓场，则改为展示该牌并将它置于该牌手的牌库底|"
        "若{f:a_card}将从任何区域置入{o:possessive}坟墓场，则改为展示该牌，并将其置于其拥有者的牌库底",
        ex=(
            "if a card would be put into your graveyard from anywhere, instead that card is "
            "revealed and put on the bottom of its owner's library",
            "若一张牌将从任何区域置入你的坟墓场，则改为展示该牌，并将其置于其拥有者的牌库底",
        ),
    ),
    t(
        _self_exiled,
        "if ~ would be put into a graveyard from anywhere, exile it instead",
        "若~将从任何区域进入坟墓场，则改为将它放逐",
    ),
    w(
        one(p.PutInto(IsThis(), "graveyard"), ToZoneInstead("library", "shuffled")),
        "if ~ would be put into a graveyard from anywhere, reveal ~ and shuffle it into its "
        "owner's library instead",
        "若~将从任何区域进入坟墓场，则改为展示~，并将它洗入其拥有者的牌库|"
        "若~将从任何区域置入坟墓场，则改为展示~，并将它洗入其拥有者的牌库",
    ),
)
