"""Objects are exiled, returned, put."""

from __future__ import annotations

from judge.abilities.bases import Effect, Filter, Objects, Players
from judge.abilities.durations import UntilEvent, UntilLeaves
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import Move, Position, Sacrifice
from judge.abilities.filters import InZone, IsCard, IsPermanent, OfType
from judge.abilities.patterns import BecomesMonarch
from judge.abilities.who import (
    Chosen,
    EachPlayer,
    Every,
    It,
    Linked,
    OwnerOf,
    Target,
    TheRest,
    This,
    Together,
    TopOf,
)
from judge.cards import CardType
from judge.language import REJECTED, Include, Table, t, w
from judge.oracle.clauses.moving.places import Dest
from judge.oracle.clauses.moving.zones import BATTLEFIELD, LIBRARY
from judge.oracle.composition.subject import sequence
from judge.oracle.lexicon.filters import either, every, has
from judge.oracle.phrases.objects.zones import among, located


def moved(o: Objects, d: Dest) -> Effect:
    """Objects go to a destination; cards from the top of a library to a graveyard are milled."""
    if isinstance(o, TopOf) and d.to == "graveyard":
        return REJECTED  # type: ignore[return-value]
    fields = {name: getattr(d, name) for name in d.__struct_fields__}
    return Move(o, **fields)


def _returned(o: Objects, d: Dest) -> object:
    """ "The exiled card" of a token is what another object's ability exiled: not read."""
    return REJECTED if o == Linked(here=True, many=False) else moved(o, d)


def _from(d: Dest, z: str) -> Effect:
    move = moved(This(), d)
    assert isinstance(move, Move)
    return move.with_(from_zone=z)


def _under(o: Objects, u: Players, d: Dest) -> object:
    return moved(o, d.with_(under=u)) if d.to == "battlefield" and d.under is None else REJECTED


def _tapped(o: Objects, u: Players | None = None) -> Effect:
    return moved(o, Dest(BATTLEFIELD, tapped=True, under=u))


def _exile(o: Objects) -> Effect:
    return Move(o, "exile")


def _exile_located(o: Objects, z: InZone) -> object:
    if isinstance(o, Target) and o.most != 1:
        return REJECTED  # whether all are of one graveyard is said by objects and their zone
    cards = located(o, z)
    return Move(cards, "exile") if isinstance(cards, Objects) else REJECTED


def _one_of_either(f: Filter, g: Filter, z: Filter) -> object:
    """ "A permanent you control or a card from your hand": one of all of them is picked."""
    return REJECTED if has(g, InZone) else Chosen(either(f, every(g, z)))


def _exile_from(z: str) -> Effect:
    return Move(This(), "exile", from_zone=z)


def _exile_until(o: Objects) -> Effect:
    return Move(o, "exile", until=UntilLeaves(), linked=True)


def _exile_face_down(o: Objects) -> Effect:
    return Move(o, "exile", face_down=True)


def _exile_graveyard(p: Players) -> Effect:
    return Move(Every(every(IsCard(), InZone("graveyard", p))), "exile")


def _shuffle_into(o: Objects, whose: Players) -> Effect:
    """A player's library is shuffled even if there is none of a set (701.20d); "it" is no set."""
    is_one = isinstance(o, It) and not o.many
    into = None if is_one or isinstance(whose, OwnerOf) else whose
    return Move(o, "library", Position.SHUFFLED, into=into)


def _one_and_rest(a: Objects, d: Dest, e: Dest) -> Effect:
    return sequence(moved(a, d), moved(TheRest(), e))


MOVABLE = Table(
    "movable",
    (
        Include("objects"),
        Include("card_objects"),
        Include("target_spell"),
        Include("target_on_stack"),
        Include("among"),
        Include("the_rest"),
        t(
            lambda a, b: Together((a, b)),
            "{a:one_objects} and {b:card_objects}",
            "{a:one_objects}和{b:card_objects}",
        ),
        t(lambda f: f, "{f:revealed_hand}", "{f:revealed_hand}"),
        t(
            _one_of_either,
            "{f:a_permanent} or {g:a_card} from {z:zone_of}|"
            "{g:a_card} from {z:zone_of} or {f:a_permanent}",
            "{f:a_permanent}或{z:zone_of}中[的]{g:a_card}|{z:zone_of}中[的]{g:a_card}或{f:a_permanent}",
            ex=(
                "a permanent you control or a card from your hand",
                "一个由你操控的永久物或你手上中一张牌",
            ),
        ),
    ),
    ("target creature", "目标生物"),
)
PICKED = Table(  # of what was looked at or revealed, with a rest of it
    "picked",
    (Include("among"), Include("pronoun")),
    ("one of them", "其中一张"),
)
REVEALED_HAND = Table(
    "revealed_hand",
    (t(among, "{f:a_card} from [it/among them]", "其中{f:a_card}"),),
    ("a creature card from it", "其中一张生物牌"),
)
BOTTOM_ORDER = Table(
    "bottom_order",
    (
        w(Position.ANY_ORDER_BOTTOM, "", "任意"),
        w(Position.RANDOM_BOTTOM, "", "随机|随机的"),
    ),
    ("", "任意"),
)
ZONE_OF_ALL = Table(  # zones that are nobody's
    "zone_of_all",
    (w("exile", "exile", "放逐区"), w("command", "the command zone", "统帅区")),
    ("exile", "放逐区"),
)
_O = "{o:movable}"
MOVING = (
    t(
        _exile_located,
        "exile {o:card_object} from {z:zone_of}",
        "从{z:zone_of}放逐{o:card_object}",
        ex=(
            "exile any number of creature cards from your graveyard",
            "从你的坟墓场放逐任意数量的生物牌",
        ),
    ),
    t(_exile, f"exile {_O}", f"放逐{_O}|将{_O}放逐"),
    t(
        _exile_from,
        "exile ~ from your {z:zone}",
        "从你{z:zone}放逐~|放逐你{z:zone}中的~|将~从你{z:zone}[中]放逐",
    ),
    t(
        _exile_until,
        f"exile {_O} until ~ leaves the battlefield",
        f"放逐{_O}，直到~离开战场为止|放逐{_O}直到~离开战场为止|将{_O}放逐，直到~离开战场为止|"
        f"将{_O}放逐直到~离开战场为止",
    ),
    w(
        Move(Linked(), BATTLEFIELD, under=OwnerOf(It())),
        "each player returns to the battlefield all cards they own exiled with ~|"
        "each player returns to the battlefield all cards they own exiled with it",
        "每位牌手各将所有由其拥有且以~放逐的牌移回战场",
    ),
    w(
        Sequence(
            (
                Move(
                    Every(every(IsCard(), OfType(CardType.CREATURE), InZone("graveyard"))),
                    "exile",
                    linked=True,
                ),
                Sacrifice(EachPlayer(), Every(every(IsPermanent(), OfType(CardType.CREATURE)))),
                Move(Linked(), BATTLEFIELD, under=OwnerOf(It())),
            )
        ),
        "each player exiles all creature cards from their graveyard, then sacrifices all creatures "
        "they control, then puts all cards they exiled this way onto the battlefield",
        "每位牌手各将其坟墓场中的所有生物牌放逐，然后牺牲所有由其操控的生物，"
        "然后将所有以此法放逐的牌放进战场",
    ),
    t(
        lambda o, p: Move(o, "exile", until=UntilEvent(BecomesMonarch(p)), linked=True),
        f"exile {_O} until {{p:players@s}} becomes the monarch",
        f"放逐{_O}，直到{{p:players}}成为君主为止|将{_O}放逐，直到{{p:players}}成为君主为止",
        ex=(
            "exile target creature until an opponent becomes the monarch",
            "放逐目标生物，直到任一对手成为君主为止",
        ),
    ),
    t(_exile_face_down, f"exile {_O} face down", f"将{_O}面朝下地放逐|将{_O}牌面朝下地放逐"),
    t(
        lambda o, b: Move(o, "exile", counters=b),
        f"exile {_O} with {{b:brought}} on [it/them]",
        f"将{_O}放逐，且其上有{{b:brought}}",
        ex=("exile ~ with a time counter on it", "将~放逐，且其上有一个计时指示物"),
    ),
    t(
        _exile_graveyard,
        "exile {p:possessive} graveyard",
        "放逐{p:possessive}坟墓场|放逐{p:possessive}坟墓场中的所有牌",
        rank=1,
    ),
    w(
        Move(Every(every(IsCard(), InZone("graveyard"))), "exile"),
        "exile all graveyards|exile all cards from all graveyards",
        "放逐所有坟墓场|放逐所有坟墓场中的所有牌",
    ),
    t(
        moved,
        f"return {_O} to {{d:dest_hand}}|return to {{d:dest_hand}} {_O}|"
        f"return {_O} to {{d:entering}}|return to {{d:entering}} {_O}",
        f"将{_O}移回{{d:dest_hand}}|将{_O}返回{{d:dest_hand}}|将{_O}移回{{d:entering}}",
    ),
    t(
        _returned,
        f"return {_O} to {{d:dest_graveyard}}",
        f"将{_O}移回{{d:dest_graveyard}}",
        ex=("return ~ to its owner's graveyard", "将~移回其拥有者的坟墓场"),
    ),
    t(_under, "", f"将{_O}{{u:under}}移回{{d:entering}}|将{_O}{{u:under}}放进{{d:entering}}"),
    t(
        _tapped,
        "",
        f"将{_O}[{{u:under}}]横置移回战场|将{_O}[{{u:under}}]横置放进战场|"
        f"将{_O}[{{u:under}}]横置进战场|将{_O}以横置状态移回战场|将{_O}放进战场，横置|"
        f"将{_O}横置着放进战场|"
        f"将{_O}以横置状态放进战场|将{_O}横置地放进战场",
        ex=(
            "put target creature onto the battlefield tapped under your control",
            "将目标生物在你的操控下横置放进战场",
        ),
    ),
    t(
        _from,
        "return ~ from your {z:zone} to [{d:dest_hand}/{d:entering}]|"
        "put ~ from your {z:zone} onto {d:entering}|"
        "return ~ from {z:zone_of_all} to {d:entering}|"
        "put ~ onto {d:entering} from {z:zone_of_all}",
        "将~从你{z:zone}移回{d:dest_hand}|将~从你{z:zone}[移回/放进]{d:entering}|"
        "将~从{z:zone_of_all}[移回/放进]{d:entering}",
        ex=("return ~ from your graveyard to your hand", "将~从你坟墓场移回你手上"),
    ),
    t(
        lambda z: _from(Dest(BATTLEFIELD, tapped=True), z),
        "",
        "将~从你{z:zone}横置[移回/放进/进]战场",
    ),
    t(
        lambda o, d: moved(o, d).with_(from_zone="graveyard"),
        "put {o:pronoun} from a graveyard onto {d:entering}",
        "将{o:pronoun}从坟墓场放进{d:entering}",
    ),
    t(
        moved,
        f"put {_O} {{d:dest_put}}|put {{d:dest_put}} {_O}",
        f"将{_O}放进{{d:entering}}|将{_O}置于{{d:dest_hand}}|将{_O}置入{{d:dest_graveyard}}|"
        f"将{_O}置于{{d:dest_library}}|将{_O}置入{{d:dest_hand}}|将{_O}放到{{d:dest_library}}|"
        f"将{_O}放入{{d:dest_graveyard}}",
        ex=("put target creature on top of its owner's library", "将目标生物置于其拥有者的牌库顶"),
    ),
    t(
        lambda o: Move(o, "exile", from_zone="graveyard"),
        "exile {o:pronoun} from [your/that player's] graveyard",
        "将{o:pronoun}从你[的]坟墓场放逐|将{o:pronoun}从该牌手的坟墓场放逐",
        ex=("exile that card from your graveyard", "将该牌从你的坟墓场放逐"),
    ),
    t(
        lambda o, p=None: Move(o, LIBRARY, Position.ANY_ORDER_TOP),
        "",
        f"将{_O}以任意顺序置于{{p:possessive}}牌库顶|将{_O}以任意顺序放回{{p:possessive}}牌库顶|"
        f"将{_O}以任意顺序放回",
        ex=("put them back in any order", "将它们以任意顺序放回"),
    ),
    t(
        lambda o, p, at: Move(o, LIBRARY, at),
        "",
        f"将{_O}以{{at:bottom_order}}顺序置于{{p:possessive}}牌库底",
        ex=(
            "put them on the bottom of your library in any order",
            "将它们以任意顺序置于你的牌库底",
        ),
    ),
    t(
        _one_and_rest,
        "put {a:picked} {d:dest_put} and [the rest/the other/all other cards revealed this way] "
        "{e:dest_put}",
        "将{a:picked}置于{d:dest_hand}，并将[其余的牌/另一张]置入{e:dest_graveyard}|"
        "将{a:picked}置于{d:dest_hand}，并将[其余的牌/另一张]置于{e:dest_library}",
        ex=(
            "put one of them into your hand and the rest into your graveyard",
            "将其中一张置于你手上，并将其余的牌置入你坟墓场",
        ),
    ),
    t(
        _shuffle_into,
        f"shuffle {_O} into {{whose:possessive}} library|"
        f"shuffle {_O} into {{whose:possessive}} libraries",
        f"将{_O}洗入{{whose:possessive}}牌库|将{_O}洗回{{whose:possessive}}牌库",
    ),
)
