"""What players do to objects."""

from __future__ import annotations

from judge.abilities.amounts import Count, ThatMuch
from judge.abilities.bases import Amount, Duration, Effect, Filter, Modification, Objects
from judge.abilities.effects.objects import CreateCopy, GainControl
from judge.abilities.filters import AsSpell, Compares, InZone, IsCard
from judge.abilities.relations import ExiledWithThis
from judge.abilities.walk import within
from judge.abilities.who import AmongThem, Chosen, It, This, You
from judge.language import REJECTED, Include, Table, t, w
from judge.oracle.composition.subject import Subject
from judge.oracle.lexicon.filters import every


def _control(o: Objects, d: Duration | None = None) -> Effect:
    return GainControl(o, Subject(), d)


def _create_copy(o: Objects, n: Amount = 1, **fields: object) -> Effect:
    return CreateCopy(o, n, Subject(), **fields)  # type: ignore[arg-type]


def _create_copy_except(o: Objects, e: tuple[Modification, ...], n: Amount = 1) -> Effect:
    return CreateCopy(o, n, Subject(), exceptions=e)


PLAYER_ACTS = Table(  # with a verb that agrees, and the subject in the effect
    "act_third",
    (
        t(
            _control,
            "@@ <gains/gain> control of {o:controlled}|"
            "@@ <gains/gain> control of {o:controlled} {d:duration}",
            "[获得/得到/获得对]{o:controlled}的操控权|"
            "[获得/得到/获得对]{o:controlled}的操控权{d:duration}|"
            "获得{o:controlled}的操控权，{d:duration}",
        ),
        t(
            _create_copy,
            "@@ <creates/create> a token that's a copy of {o:copied}|"
            "@@ <creates/create> {n:plural_count} tokens that are copies of {o:copied}",
            "派出一个衍生物，[此衍生物/其/~]为{o:copied}的复制品|"
            "派出一个为{o:copied}复制品的衍生物|派出一个{o:copied}的复制品衍生物|"
            "将一个衍生物放进战场，此衍生物为{o:copied}的复制品|派出一个复制{o:copied}的衍生物|"
            "派出{n:plural_count}个衍生物，此类衍生物为{o:copied}的复制品|"
            "派出{n:plural_count}个为{o:copied}复制品的衍生物",
        ),
        t(
            _create_copy,
            "@@ <creates/create> a tapped token that's a copy of {o:copied}",
            "",
            tapped=True,
        ),
        t(
            _create_copy,
            "@@ <creates/create> a token that's a copy of {o:copied} that's tapped and attacking_|"
            "@@ <creates/create> a tapped and attacking token that's a copy of {o:copied}",
            "",
            tapped=True,
            attacking=True,
        ),
        t(
            _create_copy_except,
            "@@ <creates/create> a token that's a copy of {o:copied}, except {e:exceptions}",
            "派出一个衍生物，[此衍生物/~/其]为{o:copied}的复制品，但{e:exceptions}|"
            "派出一个为{o:copied}复制品的衍生物，但{e:exceptions}",
        ),
    ),
    ("gains control of target creature", "获得目标生物的操控权"),
)
CONTROLLED = Table(
    "controlled", (Include("objects"), Include("target_spell")), ("target creature", "目标生物")
)


def _from_hand(f: Filter) -> object:
    """A spell is a card while it is in the hand; what it is compared with would be the spell."""
    if any(isinstance(part, Compares) and It in map(type, within(part)) for part in within(f)):
        return REJECTED
    return Chosen(every(IsCard(), AsSpell(f), InZone("hand", You())))


def _any_from_hand(f: Filter) -> object:
    one = _from_hand(f)
    return one.with_(number=Count(one.filter), least=0) if isinstance(one, Chosen) else REJECTED


def _from_hand_such(f: Filter, p: Filter) -> object:
    """What it is compared with may be no number of what was done before ("that damage")."""
    return REJECTED if ThatMuch() in set(within(p)) else _from_hand(every(f, p))


def _among_them(f: Filter) -> Objects:
    return AmongThem(every(IsCard(), AsSpell(f)))


def _exiled_here(f: Filter, any_number: bool = False) -> Objects:
    """A spell among the cards that were exiled with this, or any number of them."""
    fit = every(IsCard(), AsSpell(f), InZone("exile"), ExiledWithThis())
    return Chosen(fit, Count(fit), 0) if any_number else Chosen(fit)


def _several_among(f: Filter, n: Amount | None = None) -> Objects:
    """So many spells at most, or any number of them."""
    return AmongThem(every(IsCard(), AsSpell(f)), n, 0)


CASTABLE = Table(
    "castable",
    (
        Include("pronoun"),
        Include("linked"),
        Include("card_objects"),
        Include("among"),
        Include("revealed_hand"),
        w(This(), "~", "~"),
        t(
            _among_them,
            "{f:a_spell} from among [them/those cards/the exiled cards/those exiled cards]",
            "其中{f:a_spell}",
        ),
        t(
            _several_among,
            "any number of {f:spells@p} from among [them/those cards/the exiled cards]|"
            "up to {n:plural_count} {f:spells@p} from among [them/those cards/the exiled cards]",
            "其中任意数量的{f:spells}|其中至多{n:plural_count}个{f:spells}",
            ex=("any number of creature spells from among them", "其中任意数量的生物咒语"),
        ),
        t(
            _exiled_here,
            "{f:a_spell} from among [the /]cards exiled with ~|"
            "{any_number:any_number_of} {f:spells@p} from among [the /]cards exiled with ~",
            "以~放逐的牌之中的{f:a_spell}|以~放逐的牌之中{any_number:any_number_of}{f:spells}",
            ex=(
                "a creature spell from among cards exiled with ~",
                "以~放逐的牌之中的一个生物咒语",
            ),
        ),
        t(_from_hand, "{f:a_spell} from your hand", "你手[上/牌中]的{f:a_spell}"),
        t(
            _any_from_hand,
            "any number of {f:spells@p} from your hand",
            "你手[上/牌中]任意数量的{f:spells}",
            ex=("any number of creature spells from your hand", "你手上任意数量的生物咒语"),
        ),
        t(
            _from_hand_such,
            "{f:a_spell} from your hand{p:post}",
            "",
            ex=("a spell from your hand with mana value 3 or less", ""),
        ),
        t(
            lambda f, p: _among_them(every(f, p)),
            "{f:a_spell} from among [them/those cards/the exiled cards]{p:post}",
            "",
            ex=("a spell from among them with mana value 3 or less", ""),
        ),
    ),
    ("it", "它"),
)
ANY_NUMBER_OF = Table(
    "any_number_of",
    (w(True, "any number of", "任意数量的"),),
    ("any number of", "任意数量的"),
)
REVEAL_FROM_HAND = Table(
    "reveal_from_hand",
    (t(lambda o: o, "{o:card_objects}", "{o:card_objects}"),),
    ("a creature card from your hand", "一张生物牌从你手上"),
)
