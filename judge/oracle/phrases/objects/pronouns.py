"""Pronouns, and what is spoken of by its relation: attached, linked, the rest."""

from __future__ import annotations

from judge.abilities.bases import Filter, Objects
from judge.abilities.filters import (
    ControlledBy,
    HostOfThis,
    InZone,
    IsCard,
    IsOne,
    IsPermanent,
    IsSpell,
    IsThis,
    Non,
)
from judge.abilities.relations import ExiledWithThis
from judge.abilities.who import (
    AttachedTo,
    Chosen,
    DoneThisWay,
    Every,
    Granter,
    Linked,
    TheRest,
    This,
)
from judge.language import GRANTER, REJECTED, Include, Table, t, w
from judge.oracle.lexicon.filters import ELSEWHERE, either, every, has
from judge.oracle.lexicon.pronouns import pronouns
from judge.oracle.lexicon.words import HOSTS

SACRIFICED = ("creature", "permanent", "artifact", "enchantment", "land", "card", "token")
PRONOUN = Table(  # what was spoken of
    "pronoun",
    (
        *pronouns(
            "@s it|@p them|@p they|@s that creature|@p those creatures|@s that permanent|"
            "@p those permanents"
            "|@s the creature|@s the permanent|@s that land|@p those lands|@s that token|"
            "@p those tokens|@s the token|@p the tokens"
            "|@s that artifact|@s that enchantment|@s that planeswalker|@s that equipment|"
            "@s that aura|@s that vehicle"
            "|@p each of them|@p each of those creatures|@s that other creature|"
            "@s the chosen creature|@p the chosen creatures"
            "|@s that spell|@s the spell|@p those spells|@s that card|@s the card|@p those cards|"
            "@s that ability|@s that source|"
            + "|".join(f"@s the sacrificed {one}" for one in SACRIFICED)
            + "|@s the discarded card|@s the milled card|@s the revealed card|@s the chosen card|"
            "@p the chosen cards",
            "它|它们|该生物|这些生物|该永久物|这些永久物|该地|这些地|该衍生物|这些衍生物|该神器|"
            "该结界|该鹏洛客|该武具|该灵气|该载具"
            "|其|之|该咒语|该牌|这些牌|该异能|这些咒语|所选的生物|该来源|那些生物|那些牌|"
            "那些衍生物|那些永久物|该衍生生物|该些生物",
        ),
    ),
    ("it", "它"),
)
REST = Table(
    "the_rest",
    (
        w(
            TheRest(),
            "@p the rest|@p the other|@p the remaining cards|@p the rest of the revealed cards|"
            "@p the rest of the cards|@p all other cards revealed this way|"
            "@p all other revealed cards",
            "其余的牌|其余|其余牌|剩余的牌|另一张|另一张牌|其余所展示的牌|其余展示的牌|"
            "所有以此法展示的其他牌|以此法展示的所有其他牌|所有其他以此法展示的牌",
        ),
        w(
            DoneThisWay("revealed", every(IsCard(), InZone("library"))),
            "@p all cards revealed this way that weren't put onto the battlefield",
            "所有以此法展示且未放进战场的牌",
        ),
    ),
    ("the rest", "其余的牌"),
)
ATTACHED = Table(
    "attached",
    (*(w(AttachedTo(), f"@s {en}", zh) for en, zh in HOSTS),),
    ("enchanted creature", "所结附的生物"),
)


def _exiled(f: Filter) -> Filter:
    return every(f, InZone("exile"), ExiledWithThis())


def _one_exiled(f: Filter) -> Objects:
    """Where something is done to "a" card of several, it is done to one that is chosen (607.3)."""
    return Chosen(_exiled(f))


def _any_exiled(f: Filter) -> Objects:
    """Where something is asked about "a" card, each of several answers (607.3)."""
    return Linked() if f == IsCard() else Every(_exiled(f))


OTHERS_EXILED = every(_exiled(IsCard()), Non(IsOne(Linked(here=True, many=False))))
LINKED = Table(
    "linked",
    (
        w(
            Linked(here=True, many=False),
            "@s the exiled card|@s the exiled creature card",
            "所放逐的那张牌",
        ),
        w(Linked(here=True, many=True), "@p the exiled cards", "所放逐的那些牌"),
        w(Linked(here=True), "", "所放逐的牌|所放逐之牌|被放逐的牌|该放逐的牌"),
        w(
            Linked(),
            "@p cards exiled with ~|@p all cards exiled with it|"
            "@s each card exiled with it|@s each card exiled with ~|"
            "@s the card exiled with ~|@p all cards exiled with ~",
            "以~放逐的牌|所有以~放逐的牌",
        ),
        w(Every(OTHERS_EXILED), "@s each other card exiled with ~", "其他以~放逐的牌"),
    ),
    ("the exiled card", "所放逐的牌"),
)
ONE_EXILED = Table(  # to which something is done
    "one_exiled",
    (
        t(
            _one_exiled,
            "@s a {f:cards@s} exiled with ~",
            "一张[以/被]~放逐的{f:cards}",
            ex=("a creature card exiled with ~", "一张以~放逐的生物牌"),
        ),
    ),
    ("a card exiled with ~", "一张以~放逐的牌"),
)
ANY_EXILED = Table(  # with which something is compared
    "any_exiled",
    (
        t(
            _any_exiled,
            "@s a {f:cards@s} exiled with ~",
            "一张[以/被]~放逐的{f:cards}",
            ex=("a creature card exiled with ~", "一张以~放逐的生物牌"),
        ),
    ),
    ("a card exiled with ~", "一张以~放逐的牌"),
)
OWN_NAME = Table(  # this object by its name, or the one that gives what says this (201.5a)
    "own_name",
    (w(This(), "@s ~", "~"), w(Granter(), f"@s {GRANTER}", GRANTER)),
    ("~", "~"),
)
OBJECT_REF = Table(  # one object or more, by words that need no choice
    "object_ref",
    (
        Include("pronoun"),
        Include("own_name"),
        Include("attached"),
        Include("linked"),
        Include("target_permanent_s"),
    ),
    ("it", "它"),
)


def _each_of_yours(a: Filter, b: Filter) -> object:
    """Each of the two says for itself who controls it."""
    told = all(has(one, ControlledBy) for one in (a, b))
    return either(a, b) if told else REJECTED


SUBJECT = Table(  # what a static ability speaks of, as a filter
    "subject",
    (
        w(IsThis(), "@s ~", "~"),
        *(w(HostOfThis(), f"@s {en}", zh) for en, zh in HOSTS),
        w(HostOfThis(), "@s enchanted forest|@s enchanted mountain", "所结附的树林|所结附的山脉"),
        t(lambda f: f, "@p {f:permanents@p}", "{f:permanents}"),
        t(lambda f: f, "@p all {f:permanents@p}", "所有{f:permanents}|所有{f:permanents}各"),
        t(lambda f: f, "@s each {f:permanents@s}", "每个{f:permanents}|每个{f:permanents}各"),
        w(
            either(every(IsCard(), ELSEWHERE), IsSpell(), IsPermanent()),
            "@p all cards that aren't on the battlefield, spells, and permanents",
            "所有咒语、永久物以及不在战场上的牌|所有不在战场上的牌，咒语，以及永久物",
        ),
        w(
            either(IsThis(), HostOfThis()),
            "@p ~ and enchanted creature",
            "~与所结附的生物|~和所结附的生物",
        ),
        t(
            lambda a, b: either(a, b),
            "@p {a:self_or_host} and {b:subject@p}",
            "{a:self_or_host}[和/与]{b:subject}",
        ),
        t(
            _each_of_yours,
            "@p {a:permanents@p} and {b:permanents@p}",
            "",
            ex=("skeletons you control and other zombies you control", ""),
            rank=1,
        ),
    ),
    ("creatures you control", "由你操控的生物"),
)
SELF_OR_HOST = Table(
    "self_or_host",
    (
        w(IsThis(), "@s ~", "~"),
        w(HostOfThis(), "@s enchanted creature", "所结附的生物"),
        w(HostOfThis(), "@s equipped creature", "佩带此武具的生物|佩带~的生物"),
    ),
    ("~", "~"),
)
