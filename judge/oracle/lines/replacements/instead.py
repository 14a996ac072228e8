"""Particular events that something else takes the place of: draws, life, death, entering."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.ability import Static
from judge.abilities.amounts import Count, ThatMuch
from judge.abilities.bases import Condition, Effect, Filter, Pattern
from judge.abilities.conditions import AmountIs
from judge.abilities.effects.combinators import Sequence
from judge.abilities.filters import Comparison, InZone, IsCard, Non, WasCastSpell
from judge.abilities.statics import (
    Doubled,
    Increased,
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


def _would(
    event: Pattern,
    e: Effect,
    c: Condition | None = None,
    g: tuple[Effect, ...] = (),
    skips: bool = False,
) -> object:
    """Several sentences, and that a draw is skipped first, are told of draws alone."""
    if (g or skips) and not isinstance(event, p.Draws):
        return REJECTED
    if isinstance(event, p.GainsLife) and isinstance(e, Sequence):
        return REJECTED
    whole = folded((e, *g))
    return one(event, InsteadDo(whole), c) if isinstance(whole, Effect) else REJECTED


def _in_library(e: Effect) -> Statics:
    cards = Count(every(IsCard(), InZone("library", You())))
    enough = AmountIs(cards, Comparison.AT_LEAST, ThatMuch())
    return one(p.PaysLife(You()), InsteadDo(e), enough)


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
        lambda who, n: one(p.Mills(who), Doubled(n)),
        "if {who:drawer} would mill one or more cards, they mill {n:times_as_many} that many cards "
        "instead",
        "若{who:drawer}将磨一张或数张牌，则改为该牌手磨{n:times_as_many}数量的牌",
        ex=(
            "if an opponent would mill one or more cards, they mill twice that many cards instead",
            "若任一对手将磨一张或数张牌，则改为该牌手磨两倍数量的牌",
        ),
    ),
    t(
        lambda who, n: one(p.Mills(who), Increased(n)),
        "if {who:drawer} would mill one or more cards, they mill that many cards plus "
        "{n:number_word} instead",
        "若{who:drawer}将磨一张或数张牌，则改为该牌手磨该数量加{n:number_word}的牌",
        ex=(
            "if an opponent would mill one or more cards, they mill that many cards plus four "
            "instead",
            "若任一对手将磨一张或数张牌，则改为该牌手磨该数量加四的牌",
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
        _would,
        "if {event:would_event}, [{e:clauses} instead/instead {e:clauses}]|"
        "if {event:would_event} while {c:condition}, [{e:clauses} instead/instead {e:clauses}]|"
        "if {event:would_event}, {e:clauses} instead. {g:sentences}|"
        "if {event:would_event}, instead {skips:skips_draw} and {e:clauses}",
        "[如果/若]{event:would_event}，[则]改为{e:clauses}|"
        "若{event:would_event}，且{c:condition}，则改为{e:clauses}|"
        "若{event:would_event}[时/但]{c:condition}，则改为{e:clauses}|"
        "若{event:would_event}，则改为{e:clauses}。{g:sentences}|"
        "若{event:would_event}，则改为{skips:skips_draw}且{e:clauses}",
        rank=1,
        ex=("if you would draw a card, scry 1 instead", "若你将抓一张牌，则改为占卜1"),
    ),
)
SKIPS_DRAW = Table(
    "skips_draw",
    (w(True, "that player skips that draw", "该牌手略过该次抓牌"),),
    ("that player skips that draw", "该牌手略过该次抓牌"),
)
WOULD_EVENT = Table(
    "would_event",
    (
        w(p.Draws(You()), "you would draw a card", "你将抓牌|你将抓一张牌"),
        w(
            p.Draws(You(), except_first_in_draw_step=True),
            "you would draw a card except the first one you draw in each of your draw steps",
            "你将抓一张牌，且这不是你于自己的每个抓牌步骤中所抓的第一张牌",
        ),
        t(
            lambda who: p.Draws(who, except_first_in_draw_step=True),
            "{who:drawer} would draw a card except the first one they draw in each of their draw "
            "steps",
            "{who:drawer}将抓一张牌，且这不是他于自己的每个抓牌步骤中所抓的第一张牌",
        ),
        w(p.GainsLife(You()), "you would gain life", "你将获得生命"),
        t(p.GainsLife, "{player:drawer} would gain life", "{player:drawer}将获得生命"),
        w(
            p.LosesGame(You()),
            "you would lose the game",
            "你将输掉这盘游戏|你将输掉这盘对战|你将输掉此盘游戏",
        ),
    ),
    ("you would draw a card", "你将抓牌"),
)
