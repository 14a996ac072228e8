"""Damage, counters, life and draws that are changed, and damage that is prevented."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.ability import Static
from judge.abilities.amounts import ThatMuch
from judge.abilities.bases import Filter, Pattern, Players
from judge.abilities.filters import IsPermanent, IsThis, IsToken, OfSubtype
from judge.abilities.statics import (
    CantPreventDamage,
    Doubled,
    Halved,
    HealsOther,
    Increased,
    OtherTokens,
    Produces,
    Skipped,
    TokensAsWell,
)
from judge.abilities.who import EachOpponent, EachPlayer, You
from judge.language import REJECTED, Table, t, w
from judge.oracle.lexicon.filters import either, every
from judge.oracle.lines.replacements.preventing import PREVENTED
from judge.oracle.lines.replacements.replacing import one


def _produces(f: Filter, m: str, amount_too: bool = False, least: int = 1) -> object:
    letters = tuple(m.upper().strip("{}").split("}{"))
    if not set(letters) <= set("WUBRGC") or (not amount_too and len(letters) > 1):
        return REJECTED
    return one(p.TappedForMana(f, least=least), Produces("".join(letters), not amount_too))


_EACH = ("Clue", "Food", "Treasure")
_TOKENS = every(IsPermanent(), IsToken())


def _created(f: Filter, player: Players | None) -> Pattern:
    return p.TokensCreated(player, None if f == _TOKENS else f)


TOKENS_CREATED = Table(
    "tokens_created",
    (
        t(
            _created,
            "one or more {f:permanents@p} would be created under your control|"
            "you would create one or more {f:permanents@p}|"
            "an effect would create one or more {f:permanents@p} under your control",
            "[一个效应]将在你的操控下派出一个或数个{f:permanents}|"
            "某效应将在你的操控下派出一个或数个{f:permanents}|你将派出一个或数个{f:permanents}|"
            "某效应将派出一个或数个由你操控的{f:permanents}|"
            "[有/某]效应将把一个或数个{f:permanents}在你的操控下放进战场",
            player=You(),
            ex=(
                "you would create one or more tokens",
                "你将派出一个或数个衍生物",
            ),
        ),
        t(
            _created,
            "one or more {f:permanents@p} would be created|"
            "an effect would create one or more {f:permanents@p}",
            "将派出一个或数个{f:permanents}|某效应将派出一个或数个{f:permanents}",
            player=None,
            ex=("one or more tokens would be created", "将派出一个或数个衍生物"),
        ),
    ),
    ("you would create one or more tokens", "你将派出一个或数个衍生物"),
)
TIMES_AS_MANY = Table(
    "times_as_many",
    (w(2, "twice", "两倍"), w(3, "three times", "三倍")),
    ("twice", "两倍"),
)
AMOUNT_TOO = Table("amount_too", (w(True, "amount", "数量"),), ("amount", "数量"))
CHANGED = (
    t(
        lambda event, n: one(event, Doubled(n)),
        "if {event:tokens_created}, {n:times_as_many} that many of those tokens are created "
        "instead|if {event:tokens_created}, it creates {n:times_as_many} that many of those tokens "
        "instead",
        "若{event:tokens_created}，则改为派出{n:times_as_many}数量的衍生物|"
        "若{event:tokens_created}，则改为[它]派出{n:times_as_many}数量的该类衍生物|"
        "若{event:tokens_created}，则它改为将{n:times_as_many}数量的该类衍生物放进战场|"
        "若{event:tokens_created}，则该效应改为将{n:times_as_many}数量的该些衍生物放进战场",
        ex=(
            "if one or more tokens would be created under your control, twice that many of those "
            "tokens are created instead",
            "若一个效应将在你的操控下派出一个或数个衍生物，则改为派出两倍数量的衍生物",
        ),
    ),
    t(
        lambda event, token: one(event, TokensAsWell(token, ThatMuch())),
        "if {event:tokens_created}, those tokens plus that many {token:tokens@p} are created "
        "instead",
        "若{event:tokens_created}，则改为派出该些衍生物加上同样数量的{token:tokens}",
    ),
    t(
        lambda event, token: one(event, TokensAsWell(token)),
        "if {event:tokens_created}, those tokens plus [a/an additional] {token:tokens@s} are "
        "created instead|"
        "if {event:tokens_created}, instead create those tokens plus an additional "
        "{token:tokens@s}",
        "若{event:tokens_created}，则改为派出该些衍生物加上一个额外的{token:tokens}",
    ),
    t(
        lambda event, token: one(event, OtherTokens((token,))),
        "if {event:tokens_created}, that many {token:tokens@p} are created instead",
        "若{event:tokens_created}，则改为派出等量的{token:tokens}",
    ),
    w(
        one(
            p.TokensCreated(You(), every(IsPermanent(), either(*map(OfSubtype, _EACH)))),
            OtherTokens(_EACH),
        ),
        "if you would create a clue, food, or treasure token, instead create one of each",
        "若你将派出一个线索、食品或珍宝衍生物，则改为这三种衍生物各派出一个",
    ),
    t(
        lambda f: one(p.CountersPut(f, by_effect=True), Doubled(2)),
        "if an effect would put one or more counters on {f:a_permanent}, it puts twice that "
        "many of those counters on that permanent instead",
        "若有效应将在{f:a_permanent}上放置一个或数个指示物，则该效应改为在该永久物上放置两倍数"
        "量的该些指示物|"
        "若某效应将把一个或数个指示物放置到{f:a_permanent}上，则改为放置两倍数量的指示物|"
        "若某效应将在{f:a_permanent}上放置一个或数个指示物，"
        "则改为在该永久物上放置两倍数量的该类指示物",
    ),
    w(
        one(p.CountersPut(IsPermanent(), player=EachPlayer(), by=You()), Doubled(2)),
        "if you would put one or more counters on a permanent or player, put twice that many of "
        "each of those kinds of counters on that permanent or player instead",
        "若你将在永久物或牌手上放置一个或数个指示物，则改为在该永久物或牌手上放置两倍数量的该类指示物",
    ),
    w(
        one(p.CountersPut(IsPermanent(), player=EachPlayer(), by=EachOpponent()), Halved()),
        "if an opponent would put one or more counters on a permanent or player, they put half "
        "that many of each of those kinds of counters on that permanent or player instead, rounded "
        "down",
        "若任一对手将在永久物或牌手上放置一个或数个指示物，则改为他在该永久物或牌手上放置该数量一半的"
        "该类指示物，向下取整",
    ),
    t(
        lambda k, f, n: one(p.CountersPut(f, k), n),
        "if one or more {k:counter} counters would be put on {f:a_permanent}, {n:so_many_more} "
        "{k:counter} counters are put on {_:on_it} instead",
        "若将在{f:a_permanent}上放置一个或数个{k:counter}指示物，则改为在其上放置{n:so_many_more}的"
        "{k:counter}指示物",
    ),
    t(
        lambda k, f: one(p.CountersPut(f, k), Increased(-1)),
        "if one or more {k:counter} counters would be put on {f:a_permanent}, that many "
        "{k:counter} counters minus one are put on it instead",
        "若将会在{f:a_permanent}上放置一个或数个{k:counter}指示物，则改为在其上放置该数量减一的"
        "{k:counter}指示物|若将会在某个{f:permanents}上放置一个或数个{k:counter}指示物，则改为在其"
        "上放置该数量减一的{k:counter}指示物",
    ),
    t(
        lambda f: one(p.CountersPut(f), Increased(1)),
        "if one or more counters would be put on {f:a_permanent}, that many plus one of each of "
        "those kinds of counters are put on that permanent instead",
        "若将会在{f:a_permanent}上放置一个或数个指示物，则改为在其上放置该数量加一的指示物|"
        "若将会在{f:permanents}上放置一个或数个指示物，则改为在其上放置该数量加一的指示物",
    ),
    w(
        one(p.CountersPut(player=You()), Increased(1)),
        "if you would get one or more counters, you get that many plus one of each of those kinds "
        "of counters instead",
        "若你将得到一个或数个指示物，则改为你得到该数量加一的指示物",
    ),
    t(
        lambda f, n: one(p.TappedForMana(f, You()), Doubled(n)),
        "if you tap {f:a_permanent} for mana, it produces {n:times_as_many} as much of that mana "
        "instead",
        "若你横置{f:a_permanent}以产生法术力，则改为它产生{n:times_as_many}数量的该法术力",
    ),
    t(
        _produces,
        "if {f:a_permanent} is tapped for [{least:number_word@p} or more ]mana, it produces "
        "{m:mana_signs} instead of any other type[ and {amount_too}]",
        "若横置{f:a_permanent}以产生[{least:number_word}点或更多]法术力，则改为它产生{m:mana_signs}，"
        "而非其他类别[与{amount_too}]的法术力",
    ),
    w(
        one(p.GainsLife(You()), Doubled(2)),
        "if you would gain life, you gain twice that much life instead",
        "若你将获得生命，则改为获得两倍的生命|若你将获得生命，改为你获得两倍于该数量的生命|"
        "若你将获得生命，则改为你获得该数量两倍的生命|若你将获得生命，则改为你获得两倍的生命",
    ),
    t(
        lambda n: one(p.GainsLife(You()), Increased(n)),
        "if you would gain life, you gain that much life plus {n:number} instead",
        "若你将获得生命，则改为你获得该数量加{n:number}点的生命|"
        "若你将获得生命，则改为获得该数量的生命再加{n:number}点",
    ),
    w(
        one(p.GainsLife(EachPlayer()), Skipped()),
        "if a player would gain life, that player gains no life instead",
        "若任一牌手将获得生命，则改为该牌手不获得生命|若牌手将获得生命，则改为该牌手不会获得生命",
    ),
    w(
        one(p.IsDealtDamage(IsThis()), HealsOther()),
        "if damage would be dealt to ~, instead that damage is dealt, but all other damage already "
        "dealt to ~ is healed",
        "若将对~造成伤害，则改为造成该伤害，且移除所有其他已对~造成的伤害",
    ),
    *PREVENTED,
    w((Static(CantPreventDamage()),), "damage can't be prevented", "伤害不能被防止"),
    t(
        lambda f: (Static(CantPreventDamage(f, combat=True)),),
        "combat damage that would be dealt by {f:subject} can't be prevented",
        "{f:subject}将造成的战斗伤害不能被防止",
        ex=(
            "combat damage that would be dealt by creatures you control can't be prevented",
            "由你操控的生物将造成的战斗伤害不能被防止",
        ),
    ),
)
SO_MANY_MORE = Table(  # how many in place of as many as would be put there
    "so_many_more",
    (
        w(Doubled(2), "twice that many", "两倍数量"),
        w(Increased(1), "that many plus one", "该数量加一"),
    ),
    ("twice that many", "两倍数量"),
)
ON_IT = Table(
    "on_it",
    (w(None, "it|that creature|that permanent", "其|该生物|该永久物"),),
    ("that creature", "该生物"),
)
