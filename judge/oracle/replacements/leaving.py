"""Where objects go instead."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.ability import Static
from judge.abilities.bases import Effect, Filter, Players
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import Move, Position
from judge.abilities.filters import IsIt, IsThis
from judge.abilities.statics import Replacement, ToZoneInstead
from judge.abilities.walk import within
from judge.abilities.who import EachOpponent, It, ThatPlayer, This, You
from judge.language import REJECTED, t, w
from judge.oracle.composition.subject import sequence
from judge.oracle.filters import every
from judge.oracle.replacements.replacing import Statics, one
from judge.oracle.verbs.saying import Acts, does


def _elsewhere(f: Filter, v: Acts, e: Effect) -> object:
    """What would leave goes to another zone, and what is said besides follows."""
    event = does(f, v)
    first, *others = e.parts if isinstance(e, Sequence) else (e,)
    if not isinstance(event, (p.Dies, p.PutInto, p.Leaves)) or not isinstance(first, Move):
        return REJECTED
    counters, then = first.counters, sequence(*others) if others else None
    its_own = isinstance(first.objects, It) or (f == IsThis() and first.objects == This())
    if first != Move(first.objects, first.to, first.position, counters=counters) or not its_own:
        return REJECTED
    if first.to == "battlefield" or first.position not in PLACES or _speaks_of_it(then):
        return REJECTED
    return one(event, ToZoneInstead(first.to, first.position.value, then, counters))


def _speaks_of_it(effect: Effect | None) -> bool:
    return any(isinstance(part, It | IsIt | ThatPlayer) for part in within(effect))


PLACES = (Position.TOP, Position.BOTTOM, Position.SHUFFLED)


def _to_bottom(f: Filter, o: Players) -> Statics:
    return one(p.PutInto(f, "graveyard", player=o), ToZoneInstead("library", "bottom"))


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
        _elsewhere,
        "if {f:event_subject@s} would {v:object_verbs@B}, {e:clauses} instead|"
        "if {f:event_subject@s} would {v:object_verbs@B}, instead {e:clauses}|"
        "if {f:event_subject@s} would {v:object_verbs@B}, {e:clauses} instead of putting it "
        "anywhere else",
        "若{f:event_subject}将{v:object_verbs@B}，则改为{e:clauses}|"
        "若{f:event_subject}将{v:object_verbs@B}，改为{e:clauses}|"
        "若{f:event_subject}将{v:object_verbs@B}，则改为{e:clauses}，而非置入其他区域",
        ex=(
            "if a creature you control would die, exile it instead",
            "若一个由你操控的生物将死去，则改为将它放逐",
        ),
    ),
    w(
        one(p.PutInto(every(), "graveyard"), ToZoneInstead("exile")),
        "if a card or token would be put into a graveyard from anywhere, exile it instead",
        "若牌或衍生物将从任何区域进入坟墓场，则改为将它放逐|"
        "若任一牌或衍生物将从任意区域置入坟墓场，则改为将它放逐",
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
    w(
        one(p.PutInto(IsThis(), "graveyard"), ToZoneInstead("library", "shuffled")),
        "if ~ would be put into a graveyard from anywhere, reveal ~ and shuffle it into its "
        "owner's library instead",
        "若~将从任何区域进入坟墓场，则改为展示~，并将它洗入其拥有者的牌库|"
        "若~将从任何区域置入坟墓场，则改为展示~，并将它洗入其拥有者的牌库",
    ),
)
