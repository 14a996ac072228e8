"""Players create tokens, and what else they get."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.bases import Amount, Effect
from judge.abilities.effects.combinators import AtOnce
from judge.abilities.effects.objects import Create, TokenSpec
from judge.language import REJECTED, t
from judge.oracle.clauses.player_effects.subject import S


def _create(token: TokenSpec | str, n: Amount = 1, **fields: object) -> Effect:
    return Create(token, n, S, **fields)  # type: ignore[arg-type]


def _two_tokens(a: TokenSpec | str, b: TokenSpec | str) -> object:
    """Two kinds at once."""
    abilities = [one for spec in (a, b) if isinstance(spec, TokenSpec) for one in spec.abilities]
    if not all(isinstance(one, Keyword) for one in abilities):
        return REJECTED
    return AtOnce((_create(a), _create(b)))


def _named_token(token: TokenSpec | str, name: str) -> object:
    """A token with a name; a Food or another predefined one has its own."""
    return REJECTED if isinstance(token, str) else Create(token.with_(name=name), 1, S)


TOKENS = (
    t(
        _create,
        "@s creates [a/an] {token:tokens@s}|@p create [a/an] {token:tokens@s}|"
        "@s creates a {token:tokens@s} attached to {attached_to:one_objects}|"
        "@p create a {token:tokens@s} attached to {attached_to:one_objects}|"
        "@@ <creates/create> {n:plural_count} {token:tokens@p}|"
        "@@ <creates/create> a number of {token:tokens@p} equal to {n:amount}|"
        "@s creates a {token:tokens@s} that's blocking {blocking:target_permanent@s}|"
        "@p create a {token:tokens@s} that's blocking {blocking:target_permanent@s}",
        "派出一[个]{token:tokens}|将一个{token:tokens}放进战场|"
        "派出一个{token:tokens}，且其贴附于{attached_to:one_objects}|"
        "派出一个贴附在{attached_to:one_objects}上的{token:tokens}|"
        "派出{n:plural_count}个{token:tokens}|将{n:plural_count}个{token:tokens}放进战场|"
        "派出数量等同于{n:amount}的{token:tokens}|"
        "派出[若干/数个]{token:tokens}，其数量等同于{n:amount}|"
        "派出一个{token:tokens}，且其阻挡{blocking:target_permanent}|"
        "派出一个{token:tokens}，且对{blocking:target_permanent}进行阻挡|"
        "派出一个正阻挡{blocking:target_permanent}的{token:tokens}",
    ),
    t(
        _create,
        "@@ <creates/create> a tapped {token:tokens@s}|"
        "@@ <creates/create> {n:plural_count} tapped {token:tokens@p}",
        "派出一个[已]横置的{token:tokens}|派出{n:plural_count}个[已]横置的{token:tokens}",
        tapped=True,
    ),
    t(
        _create,
        "@s creates a {token:tokens@s} that's tapped and attacking|"
        "@p create a {token:tokens@s} that's tapped and attacking|"
        "@p create a tapped and attacking {token:tokens@s}|"
        "@@ <creates/create> {n:plural_count} {token:tokens@p} that are tapped and attacking|"
        "@s creates a {token:tokens@s} that's tapped and attacking {attacked:attacked_one}|"
        "@p create a {token:tokens@s} that's tapped and attacking {attacked:attacked_one}",
        "派出一个[已]横置且正进行攻击的{token:tokens}|"
        "派出一个{token:tokens}，且其为横置并进行攻击|派出一个横置并进行攻击的{token:tokens}|"
        "派出{n:plural_count}个[已]横置且正进行攻击的{token:tokens}|"
        "派出{n:plural_count}个{token:tokens}，且它们为横置并进行攻击|"
        "派出一个{token:tokens}，且其为横置并攻击{attacked:attacked_one}|"
        "派出一个已横置且正攻击{attacked:attacked_one}的{token:tokens}",
        tapped=True,
        attacking=True,
    ),
    t(
        _create,
        "@@ <creates/create> {n:plural_count} {token:tokens@p} that are attacking",
        "派出{n:plural_count}个正进行攻击的{token:tokens}",
        attacking=True,
    ),
    t(
        _two_tokens,
        "@@ <creates/create> a {a:tokens@s} and a {b:tokens@s}",
        "派出一个{a:tokens}[和/与]一个{b:tokens}",
        ex=(
            "create a 2/2 red goblin creature token and a 2/2 black creature token",
            "派出一个2/2红色鬼怪衍生生物和一个2/2黑色衍生生物",
        ),
    ),
    t(
        _named_token,
        "@p create {name:card_name}, a {token:tokens@s}",
        "",
        ex=("create Marit, a 2/2 red goblin creature token", ""),
    ),
)
