"""Where objects go instead."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.ability import Static
from judge.abilities.bases import Effect, Filter, Players
from judge.abilities.filters import IsThis
from judge.abilities.statics import Replacement, ToZoneInstead
from judge.abilities.who import EachOpponent, You
from judge.language import REJECTED, Include, Table, t, w
from judge.oracle.lexicon.filters import every
from judge.oracle.lexicon.verbs.saying import Acts, does
from judge.oracle.lines.replacements.replacing import Statics, one
from judge.oracle.sentences.doomed import elsewhere


def _elsewhere(f: Filter, v: Acts, e: Effect) -> object:
    found = elsewhere(f, v, e)
    return one(found.pattern, found.instead) if isinstance(found, Replacement) else found


def _to_bottom(f: Filter, o: Players) -> Statics:
    return one(p.PutInto(f, "graveyard", player=o), ToZoneInstead("library", "bottom"))


def _or_card(f: Filter, v: Acts, g: Filter, o: Players | None) -> object:
    """What would die, and cards from elsewhere: each is exiled."""
    event = does(f, v)
    if not isinstance(event, p.Dies):
        return REJECTED
    elsewhere_put = p.PutInto(g, "graveyard", player=o, not_from="battlefield")
    return (*one(event, ToZoneInstead("exile")), *one(elsewhere_put, ToZoneInstead("exile")))


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
        "if {f:event_subject@s} would {v:object_verbs@B}, [{e:clauses} instead/instead "
        "{e:clauses}]|"
        "if {f:event_subject@s} would {v:object_verbs@B}, {e:clauses} instead of putting it "
        "anywhere else",
        "若{f:event_subject}将{v:object_verbs@B}，[则]改为{e:clauses}|"
        "若{f:event_subject}将{v:object_verbs@B}，则改为{e:clauses}，而非置入其他区域",
        ex=(
            "if a creature you control would die, exile it instead",
            "若一个由你操控的生物将死去，则改为将它放逐",
        ),
    ),
    t(
        _or_card,
        "if {f:event_subject@s} would {v:object_verbs@B} or {g:a_card} not on the battlefield "
        "would be put into {o:grave}, exile that card instead",
        "若{f:event_subject}将{v:object_verbs@B}，或不在战场上的{g:a_card}将置入{o:grave}，"
        "则改为将它放逐",
        ex=(
            "if a creature an opponent controls would die or a creature card not on the "
            "battlefield would be put into an opponent's graveyard, exile that card instead",
            "若一个由对手操控的生物将死去，或不在战场上的一张生物牌将置入对手的坟墓场，则改为将它放逐",
        ),
    ),
    t(
        lambda player: one(p.PutInto(every(), "graveyard", player=player), ToZoneInstead("exile")),
        "if a card or token would be put into {player:grave} from anywhere, exile it instead",
        "若牌或衍生物将从任何区域进入{player:grave}，则改为将它放逐|"
        "若任一牌或衍生物将从任意区域置入{player:grave}，则改为将它放逐|"
        "若某张牌或某个衍生物将从任何区域置入{player:grave}，则改为将它放逐",
    ),
    t(
        _to_bottom,
        "if {f:a_card} would be put into {o:possessive} graveyard from anywhere, instead "
        "that card is revealed and put on the bottom of [its owner's/that player's] library",
        "若{f:a_card}将从任何区域置入{o:possessive}坟墓场，则改为展示该牌并将它置于该牌手的牌库底|"
        "若{f:a_card}将从任何区域置入{o:possessive}坟墓场，则改为展示该牌，并将其置于其拥有者的牌库底",
        ex=(
            "if a card would be put into your graveyard from anywhere, instead that card is "
            "revealed and put on the bottom of its owner's library",
            "若一张牌将从任何区域置入你的坟墓场，则改为展示该牌，并将其置于其拥有者的牌库底",
        ),
    ),
    Include("shuffled_instead"),
)
_SHUFFLED = (
    "if ~ would be put into a graveyard from anywhere, reveal ~ and shuffle it into its owner's "
    "library instead",
    "若~将从任何区域进入坟墓场，则改为展示~，并将它洗入其拥有者的牌库",
)
OF_ITSELF = Table(  # also of an instant or sorcery
    "shuffled_instead",
    (
        w(
            one(p.PutInto(IsThis(), "graveyard"), ToZoneInstead("library", "shuffled")),
            _SHUFFLED[0],
            f"{_SHUFFLED[1]}|{_SHUFFLED[1].replace('进入', '置入')}",
        ),
    ),
    _SHUFFLED,
)
