"""Words for what is countered, copied, dealt damage."""

from __future__ import annotations

from judge.abilities.amounts import ThatMuch
from judge.abilities.bases import Objects, Who
from judge.abilities.modifications import (
    BecomeColors,
    BecomeTypes,
    HasThisAbility,
    KeepsColor,
    LoseTypes,
    SetPowerToughness,
)
from judge.abilities.references import AttackedBy, AttackedPlayerBy, Itself
from judge.abilities.who import Every, It, Linked, ThatOne, ThatPlayer, This, Together, You
from judge.cards import Supertype
from judge.language import Include, Table, t, w
from judge.oracle.lexicon.pronouns import pronouns
from judge.oracle.phrases.objects.several import together

COUNTERING = Table(
    "countered",
    (
        Include("target_spell"),
        Include("target_on_stack"),
        *pronouns("it|that spell|them|that ability|those spells", "它|该咒语|它们|该异能|之"),
        w(It("", False), "that spell or ability", "该咒语或异能"),
    ),
    ("target creature spell", "目标生物咒语"),
)
COPIED = Table(
    "copied",
    (
        Include("object_ref"),
        Include("target_permanent"),
        Include("linked"),
        Include("one_exiled"),
        t(lambda o: o, "{o:card_objects}", ""),
    ),
    ("target creature", "目标生物"),
)
COPIED_CARD = Table(
    "copied_card",
    (
        *pronouns("it|that card", "它|该牌"),
        w(Linked(here=True, many=False), "the exiled card", "所放逐的牌"),
    ),
    ("it", "它"),
)
COUNTED_ON = Table(
    "counted_on",
    (
        Include("objects"),
        Include("target_players"),
        Include("linked"),
        w(You(), "you", "你"),
        t(
            lambda o: o,
            "each of {o:target_permanent@p}",
            "",
            ex=("each of two target creatures", ""),
        ),
    ),
    ("target creature", "目标生物"),
)
THAT_MANY = Table("that_many", (w(ThatMuch(), "", "等量的|等量|同样数量的"),))
KEEPS_COLOR = w(
    (KeepsColor(),),
    "it doesn't copy that creature's color|it doesn't copy that permanent's color",
    "它不会复制该生物的颜色|其不会复制该生物的颜色|它不复制该生物的颜色",
)
EXCEPTIONS = Table(  # of a copy
    "exceptions",
    (
        w(
            (LoseTypes(supertypes=(Supertype.LEGENDARY,)),),
            "it isn't legendary|the token isn't legendary|~ isn't legendary|it's not legendary|"
            "the copy isn't legendary",
            "它不是传奇|其不是传奇|此衍生物不是传奇|不是传奇|其并非传奇|它并非传奇",
        ),
        KEEPS_COLOR,
        w(
            (HasThisAbility(),),
            "it has this ability|~ has this ability",
            "它具有此异能|它具此异能|其具有此异能|~具有此异能",
        ),
        w(
            (HasThisAbility(others=True),),
            "it has ~'s other abilities",
            "它具有~的其他异能|它具~的其他异能",
        ),
        t(
            lambda m: m,
            "it {m:has@s}|~ {m:has@s}|the token {m:has@s}|it's {m:becoming}|~ is {m:becoming}",
            "[它/其/此衍生物/~]{m:has}|[它/其]为{m:becoming}|它是{m:becoming}",
        ),
        t(
            lambda c: (BecomeColors((c,)),),
            "the copy is {c:color}|~ is {c:color}|it's {c:color}",
            "[该复制/它/其]为{c:color}|它是{c:color}",
        ),
        t(
            lambda s: (SetPowerToughness(s[0], s[1]),),
            "it's {s:size}|~ is {s:size}|the token is {s:size}",
            "[它是/其为/它为]{s:size}",
        ),
        t(
            lambda a, b: (*a, *b),
            "{a:exceptions_one} and {b:exceptions}|{a:exceptions_one}, [and ]{b:exceptions}|"
            "{a:exceptions_one} and {b:has@s}",
            "{a:exceptions_one}且{b:exceptions}|{a:exceptions_one}，且{b:exceptions}|"
            "{a:exceptions_one}且{b:has}|{a:exceptions_one}，且{b:has}",
        ),
    ),
    ("it isn't legendary", "它不是传奇"),
)
EXCEPTIONS_ONE = Table(
    "exceptions_one",
    (
        KEEPS_COLOR,
        t(
            lambda s, z: (BecomeTypes(supertypes=(s, z)),),
            "it's {s:supertype} and {z:supertype} in addition to its other types",
            "它额外具{s:supertype}与{z:supertype}此两种类别",
            ex=(
                "it's legendary and snow in addition to its other types",
                "它额外具传奇与雪境此两种类别",
            ),
        ),
        w(
            (LoseTypes(supertypes=(Supertype.LEGENDARY,)),),
            "it isn't legendary|the token isn't legendary|~ isn't legendary|it's not legendary|"
            "the copy isn't legendary",
            "它不是传奇|其不是传奇|此衍生物不是传奇",
        ),
        t(
            lambda m: m,
            "it {m:having@s}|~ {m:having@s}|the token {m:having@s}|"
            "it's {m:becoming}|~ is {m:becoming}",
            "[它/其]{m:having}|[它/其]为{m:becoming}|它是{m:becoming}",
        ),
    ),
    ("it isn't legendary", "它不是传奇"),
)
DAMAGER = Table(
    "damager",
    (
        Include("object_ref"),
        t(lambda f: Every(f), "@s each {f:permanents@s}", "每个{f:permanents}"),
        w(It("creature", True), "@s each of those creatures", "这些生物各"),
    ),
    ("~", "~"),
)


def _attacked(o: Objects) -> Who:
    return Together((AttackedPlayerBy(o), AttackedBy(o)))


ATTACKER = Table(
    "attacker",
    (
        *pronouns(
            "it's attacking|that creature's attacking|it is attacking|that creature is attacking",
            "其所|该生物所|它所|所",
        ),
        w(This(), "~'s attacking|~ is attacking", "~所"),
    ),
    ("it's attacking", "其所"),
)
HIT_PLAYERS = t(lambda p: p, "{p:players}", "{p:players}", rank=1)  # "其" is what was spoken of
THE_TARGET = w(  # of a word "target" for either
    Together((ThatPlayer(), It("planeswalker", False))),
    "that player or planeswalker",
    "该牌手或鹏洛客",
)
RECIPIENT = Table(
    "recipient",
    (
        Include("any_target"),
        Include("objects"),
        HIT_PLAYERS,
        t(
            together,
            "{a:recipient_one} and {b:recipient}",
            "{a:recipient_one}[和/与/及]{b:recipient}",
            rank=1,
        ),
        t(lambda a: a, "each of {a:each_of}", "{a:each_of}各|{a:each_of}中每一个各"),
        t(
            _attacked,
            "the player or planeswalker {o:attacker}",
            "{o:attacker}攻击[的/之]牌手或鹏洛客",
        ),
        w(Itself(), "itself", "自己|其自身"),
        w(ThatOne(), "that permanent or player", "该永久物或牌手"),
        THE_TARGET,
    ),
    ("any target", "任意一个目标"),
)
RECIPIENT_ONE = Table(
    "recipient_one",
    (Include("any_target"), Include("one_objects"), HIT_PLAYERS, THE_TARGET),
    ("target creature", "目标生物"),
)
EACH_OF = Table(
    "each_of",
    (Include("any_target"), Include("target_permanent"), *pronouns("them", "它们")),
    ("two target creatures", "两个目标生物"),
)
DIVIDED_AMONG = Table(
    "divided_among",
    (Include("any_target"), Include("target_permanent")),
    ("any number of targets", "任意数量的目标"),
)
