"""Particular events that something else takes the place of: draws, life, death, entering."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.ability import Static
from judge.abilities.amounts import Count, ThatMuch
from judge.abilities.bases import Effect, Filter, Players
from judge.abilities.conditions import AmountIs
from judge.abilities.effects.combinators import Sequence
from judge.abilities.filters import Comparison, InZone, IsCard, Non, WasCastSpell
from judge.abilities.statics import (
    InsteadDo,
    Replacement,
    SearchesTop,
    Skipped,
    SkipsExtraTurns,
    ToZoneInstead,
)
from judge.abilities.who import EachOpponent, EachPlayer, You
from judge.language import REJECTED, Table, t, w
from judge.oracle.composition.sentences import folded
from judge.oracle.lexicon.filters import every
from judge.oracle.lines.replacements.replacing import Statics, one


def _not_cast(f: Filter) -> Statics:
    return one(p.Enters(every(f, Non(WasCastSpell()))), ToZoneInstead("exile"))


def _draw(who: Players, e: Effect, g: tuple[Effect, ...] = ()) -> object:
    whole = folded((e, *g))
    if not isinstance(whole, Effect):
        return REJECTED
    return one(p.Draws(who, except_first_in_draw_step=True), InsteadDo(whole))


def _gain(who: Players, e: Effect) -> object:
    return one(p.GainsLife(who), InsteadDo(e)) if not isinstance(e, Sequence) else REJECTED


def _in_library(e: Effect) -> Statics:
    cards = Count(every(IsCard(), InZone("library", You())))
    enough = AmountIs(cards, Comparison.AT_LEAST, ThatMuch())
    return one(p.PaysLife(You()), InsteadDo(e), enough)


_FIRST = {
    "you": " except the first one you draw in each of your draw steps, ",
    "they": " except the first one they draw in each of their draw steps, ",
}
_FIRST_ZH = "，且这不是你于自己的每个抓牌步骤中所抓的第一张牌，"
_FIRST_ZH_3 = "，且这不是他于自己的每个抓牌步骤中所抓的第一张牌，"
DRAWER = Table(
    "drawer",
    (
        w(EachPlayer(), "a player", "任一牌手|某位牌手|牌手"),
        w(EachOpponent(), "an opponent", "任一对手|某位对手|对手"),
    ),
    ("a player", "任一牌手"),
)
INSTEAD = (
    w(
        (Static(Replacement(p.Draws(You()), Skipped(), optional=True)),),
        "if you would draw a card, you may skip that draw instead",
        "如果你将抓一张牌，你可以改为略过该抓牌|若你将抓一张牌，你可以改为略过该次抓牌",
    ),
    t(
        lambda who: one(p.Draws(who), Skipped()),
        "if {who:drawer} would draw a card, that player skips that draw instead",
        "若{who:drawer}将抓一张牌，则改为该牌手略过该次抓牌",
        ex=(
            "if a player would draw a card, that player skips that draw instead",
            "若任一牌手将抓一张牌，则改为该牌手略过该次抓牌",
        ),
    ),
    t(
        lambda who: (Static(SkipsExtraTurns(who)),),
        "if {who:drawer} would begin an extra turn, that player skips that turn instead",
        "若{who:drawer}将开始一个额外回合，则改为该牌手略过该回合",
        ex=(
            "if an opponent would begin an extra turn, that player skips that turn instead",
            "若任一对手将开始一个额外回合，则改为该牌手略过该回合",
        ),
    ),
    t(
        lambda who, n: one(p.Searches(who), SearchesTop(n)),
        "if {who:drawer} would search a library, that player searches the top {n:number_word@p} "
        "cards of that library instead",
        "若{who:drawer}将搜寻某牌库，则改为他搜寻该牌库顶的{n:number_word}张牌|"
        "若{who:drawer}将搜寻牌库，则改为该牌手搜寻该牌库顶的{n:number_word}张牌",
        ex=(
            "if an opponent would search a library, that player searches the top four cards of "
            "that library instead",
            "若任一对手将搜寻某牌库，则改为他搜寻该牌库顶的四张牌",
        ),
    ),
    t(
        _in_library,
        "if you would pay life while your library has at least that many cards in it, {e:clauses} "
        "instead",
        "若你将支付生命时你牌库中有至少相同数量的牌，则改为{e:clauses}",
        ex=(
            "if you would pay life while your library has at least that many cards in it, exile "
            "that many cards from the top of your library instead",
            "若你将支付生命时你牌库中有至少相同数量的牌，则改为从你牌库顶放逐等量的牌",
        ),
    ),
    t(
        _not_cast,
        "if {f:a_permanent} would enter and it wasn't cast, exile it instead|"
        "if {f:a_permanent} would enter the battlefield and it wasn't cast, exile it instead",
        "若{f:a_permanent}将进战场[且/，且它]不是经施放而来，则改为将它放逐",
    ),
    t(
        _draw,
        "if you would draw a card" + _FIRST["you"] + "{e:clauses} instead|"
        "if you would draw a card" + _FIRST["you"] + "instead {e:clauses}",
        "若你将抓一张牌" + _FIRST_ZH + "则改为{e:clauses}",
        who=You(),
    ),
    t(
        _draw,
        "if {who:drawer} would draw a card" + _FIRST["they"] + "{e:clauses} instead|"
        "if {who:drawer} would draw a card" + _FIRST["they"] + "instead {e:clauses}|"
        "if {who:drawer} would draw a card" + _FIRST["they"] + "{e:clauses} instead. {g:sentences}",
        "若{who:drawer}将抓一张牌" + _FIRST_ZH_3 + "则改为{e:clauses}|"
        "若{who:drawer}将抓一张牌" + _FIRST_ZH_3 + "则改为{e:clauses}。{g:sentences}",
    ),
    t(
        _draw,
        "if {who:drawer} would draw a card"
        + _FIRST["they"]
        + "instead that player skips that draw and {e:clauses}",
        "若{who:drawer}将抓一张牌" + _FIRST_ZH_3 + "则改为该牌手略过该次抓牌且{e:clauses}",
    ),
    t(
        lambda e: one(p.LosesGame(You()), InsteadDo(e)),
        "if you would lose the game, [instead {e:clauses}/{e:clauses} instead]",
        "[如果/若]你将输掉这盘游戏，则改为{e:clauses}|"
        "若你将输掉[这盘对战/此盘游戏]，则改为{e:clauses}",
        ex=(
            "if you would lose the game, instead draw three cards",
            "如果你将输掉这盘游戏，则改为抓三张牌",
        ),
    ),
    t(
        lambda c, e: one(p.Draws(You()), InsteadDo(e), c),
        "if you would draw a card while {c:condition}, [{e:clauses} instead/instead {e:clauses}]",
        "若你将抓[一张牌，且/牌时/一张牌但]{c:condition}，则改为{e:clauses}",
        ex=(
            "if you would draw a card while your library has no cards in it, you win the game "
            "instead",
            "若你将抓一张牌，且你的牌库中没有牌，则改为你赢得这盘游戏",
        ),
    ),
    t(
        _gain,
        "if {who:drawer} would gain life, {e:clauses} instead",
        "若{who:drawer}将获得生命，[则]改为{e:clauses}",
        ex=(
            "if an opponent would gain life, that player loses that much life instead",
            "若任一对手将获得生命，则改为该牌手失去等量的生命",
        ),
    ),
    t(
        _gain,
        "if you would gain life, {e:clauses} instead",
        "若你将获得生命，则改为{e:clauses}",
        who=You(),
        rank=1,
        ex=(
            "if you would gain life, draw that many cards instead",
            "若你将获得生命，则改为抓等量的牌",
        ),
    ),
)
