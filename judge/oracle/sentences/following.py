"""Sentences that follow upon what the one before them did, or that are several in one."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.amounts import ThatMuch, X
from judge.abilities.bases import (
    Amount,
    Condition,
    Duration,
    Effect,
    Filter,
    Modification,
    Objects,
    Players,
)
from judge.abilities.conditions import Matches, Not, ShareColor
from judge.abilities.costs import Cost, PayLife
from judge.abilities.durations import EndOfTurn, ForGood
from judge.abilities.effects.combinators import (
    AnyoneMay,
    If,
    MayPay,
    RepeatWhile,
    ReplaceThisTurn,
)
from judge.abilities.effects.objects import BecomeCopy, Change, DealDamage, Move
from judge.abilities.effects.players import GainLife, Reveal, Search, Shuffle
from judge.abilities.filters import AnyOf, IsCard, IsIt, Named, OfType, SameNameAs, WithKeyword
from judge.abilities.modifications import BecomeColors, BecomeTypes, GainAbilities
from judge.abilities.patterns import Draws, Enters, PutAway
from judge.abilities.statics import EntersAsCopy, InsteadDo, Replacement, ToZoneInstead
from judge.abilities.walk import TARGETS, put, within
from judge.abilities.who import Chosen, DoneThisWay, Every, It, ThatPlayer, TopOf, You
from judge.cards import CardType, Color
from judge.language import REJECTED, Table, t, w
from judge.oracle.composition.sentences import IsAsWell
from judge.oracle.composition.subject import Subject, may, said_of, sequence
from judge.oracle.lexicon.filters import every
from judge.oracle.lexicon.pronouns import pronouns
from judge.oracle.phrases.tokens.becoming import kept_types
from judge.oracle.sentences.countered import OF_COUNTERED
from judge.oracle.sentences.doomed import OF_DOOMED
from judge.oracle.sentences.other_games import OTHER_GAMES


def _due(c: Cost, e: Effect) -> Effect:
    return MayPay(c, otherwise=e)


def _both_if(n: Amount, c: Condition, m: Amount, d: Condition) -> Effect:
    return sequence(If(c, GainLife(n)), If(d, GainLife(m)))


def _become_chosen(f: Filter, o: Objects, d: Duration) -> Effect:
    return BecomeCopy(o, Chosen(f), d)


def _flashback_each(z: Filter) -> Effect:
    kinds = AnyOf((OfType(CardType.INSTANT), OfType(CardType.SORCERY)))
    return _flashback(Every(every(IsCard(), kinds, z)))


def _flashback(o: Objects) -> Effect:
    """702.34: without a cost of its own it is the mana cost of the card."""
    return Change(o, (GainAbilities((Keyword("flashback"),)),), EndOfTurn())


def _of_type(m: tuple[Modification, ...] = (), k: tuple[Modification, ...] = ()) -> object:
    """What it is besides what it was; or instead (205.1)."""
    kept = kept_types(m) if m else k
    return IsAsWell(kept) if isinstance(kept, tuple) else REJECTED


def _of_color_and_type(c: tuple[Color, ...], b: tuple[str, ...]) -> Effect:
    return IsAsWell((BecomeTypes(subtypes=b), BecomeColors(c, in_addition=True)))


def _search_all(p: Players, o: Objects | None = None) -> Effect:
    same = every(IsCard(), Named(None) if o is None else SameNameAs(o))
    found = Search(same, None, whose=p, zones=("graveyard", "hand", "library"))
    return sequence(found, Move(It(), "exile"), Shuffle(ThatPlayer()))


def _enter_as_copies(f: Filter) -> Effect:
    copies = Replacement(Enters(f, at_once=True), EntersAsCopy(IsIt()))
    return ReplaceThisTurn(copies, times=1, about=It())


def _any_life(e: Effect) -> object:
    """So much life as is chosen, and "that many": the same number."""
    then = put(e, ThatMuch(), X())
    return MayPay(Cost((PayLife(X()),)), then=then) if then != e else REJECTED  # type: ignore[arg-type]


def _next_draw(d: Duration, e: Effect) -> object:
    """What takes the place of one draw (614.11); its targets would be of what sets that up."""
    if any(isinstance(part, (*TARGETS, X)) for part in within(e)):
        return REJECTED
    return ReplaceThisTurn(Replacement(Draws(You()), InsteadDo(e)), 1, duration=d)


def _may_search(who: Players, p: Effect) -> object:
    if not any(isinstance(part, Search) for part in within(p)):
        return REJECTED
    return may(who, sequence(p, Shuffle(Subject())))


def _as_it_resolves(o: Objects, whose: Players | None) -> Effect:
    """Exiled in place of being put into the graveyard: into any, or only into yours."""
    return ReplaceThisTurn(Replacement(PutAway(IsIt(), whose), ToZoneInstead("exile")), about=o)


PUT_AWAY = Table(
    "put_away",
    (
        w(You(), "your graveyard", "你的坟墓场"),
        w(None, "its owner's graveyard|a graveyard", "其拥有者的坟墓场|坟墓场"),
    ),
    ("your graveyard", "你的坟墓场"),
)
FOLLOWING = Table(
    "following",
    (
        t(
            _of_type,
            "{_:put_there} {m:plain_becoming} in addition to its other types|"
            "{_:put_there} {k:plain_becoming}",
            '{_:put_there}额外具{m:thing}此类别|{_:put_there}额外具"{m:thing}"此类别|'
            "{_:put_there}是{k:plain_becoming}",
            ex=("it's a zombie in addition to its other types", "它额外具灵俑此类别"),
        ),
        t(
            _of_color_and_type,
            "{_:put_there} a {c:colors} {b:subtypes_run} in addition to its other colors and types",
            "{_:put_there}额外具{c:colors}此颜色与{b:subtypes_run}此类别",
            ex=(
                "it's a red zombie in addition to its other colors and types",
                "它额外具红色此颜色与灵俑此类别",
            ),
        ),
        t(
            _search_all,
            "search {p:possessive} graveyard, hand, and library for all cards with the same name "
            "as {o:that_one} and exile them. then that player shuffles[ their library]|"
            "search {p:possessive} graveyard, hand, and library for all cards with that name and "
            "exile them. then that player shuffles[ their library]",
            "自{p:possessive}坟墓场、手牌[、/，]以及牌库中搜寻与{o:that_one}同名的牌，"
            "并将这些牌放逐。然后该牌手将其牌库洗牌|"
            "自{p:possessive}坟墓场、手牌[、/，]以及牌库中搜寻[所有]具该名称的牌，"
            "并将这些牌放逐。然后该牌手将其牌库洗牌",
        ),
        t(
            _enter_as_copies,
            "the next time one or more {f:permanents@p} enter[ the battlefield] this turn, they "
            "enter as copies of the chosen creature",
            "本回合中下一次有一个或数个{f:permanents}进战场时，它们当成所选生物的复制品进战场",
            ex=(
                "the next time one or more creatures or planeswalkers enter this turn, they enter "
                "as copies of the chosen creature",
                "本回合中下一次有一个或数个生物或鹏洛客进战场时，它们当成所选生物的复制品进战场",
            ),
        ),
        t(
            AnyoneMay,
            "any player may {effect:anyone_does}. if no one does, {otherwise:sentence}|"
            "any player may {effect:anyone_does}. if a player does, {then:sentence}|"
            "any player may {effect:anyone_does}. if a player does either, {then:sentence}",
            "任一牌手可以{effect:anyone_does}。若没有人如此作，则{otherwise:sentence}|"
            "任一牌手可以{effect:anyone_does}。若有牌手如此作，则{then:sentence}",
            ex=(
                "any player may have ~ deal 5 damage to them. if no one does, draw three cards",
                "任一牌手可以令~对其造成5点伤害。若没有人如此作，则抓三张牌",
            ),
        ),
        t(
            _may_search,
            "{who:players} may {p:preds@p}. then each player who searched their library this way "
            "shuffles[ it]",
            "{who:players}可以{p:preds}。然后每位因此搜寻过其牌库的牌手洗其牌库|"
            "{who:players}可以{p:preds}。然后每位以此法搜寻过其牌库的牌手各将其牌库洗牌|"
            "{who:players}可以{p:preds}。然后以此法搜寻牌库的每位牌手各将其牌库洗牌",
            ex=(
                "each player may search their library for a card and put it into their hand. then "
                "each player who searched their library this way shuffles",
                "每位牌手可以从其牌库中搜寻一张牌，并将它置于其手上。"
                "然后每位因此搜寻过其牌库的牌手洗其牌库",
            ),
        ),
        t(
            lambda p: sequence(Shuffle(), p),
            "shuffle[ your library], then {p:to_top_card}",
            "[将你的牌库]洗牌，然后{p:to_top_card}",
            ex=(
                "shuffle, then exile the top card",
                "将你的牌库洗牌，然后放逐牌库顶牌",
            ),
        ),
        t(
            _any_life,
            "you may pay any amount of life. if you do, {e:clauses}",
            "你可以支付任意数量的生命。若你如此作，[则]{e:clauses}",
            ex=(
                "you may pay any amount of life. if you do, draw that many cards",
                "你可以支付任意数量的生命。若你如此作，则抓等量的牌",
            ),
        ),
        t(
            _next_draw,
            "the next time you would draw a card {d:duration}, {e:clauses} instead|"
            "the next time you would draw a card {d:duration}, instead {e:clauses}",
            "{d:duration}，你下一次将抓牌时，改为{e:clauses}|"
            "{d:duration}，当你下一次将抓一张牌时，改为{e:clauses}",
            ex=(
                "the next time you would draw a card this turn, you gain 5 life instead",
                "本回合，你下一次将抓牌时，改为你获得5点生命",
            ),
        ),
        *OF_DOOMED,
        *OF_COUNTERED,
        *OTHER_GAMES,
        t(
            _as_it_resolves,
            "exile {o:that_spell} instead of putting it into {whose:put_away} as it resolves",
            "于{o:that_spell}结算时，改为放逐该牌，而非将其置入{whose:put_away}",
            ex=(
                "exile that spell instead of putting it into your graveyard as it resolves",
                "于该咒语结算时，改为放逐该牌，而非将其置入你的坟墓场",
            ),
        ),
        w(
            If(
                Not(Matches(It("card", many=False), WithKeyword("suspend"))),
                Change(It("card", many=False), (GainAbilities((Keyword("suspend"),)),), ForGood()),
            ),
            "if it doesn't have suspend, it gains suspend",
            "若它原本不具有延缓，则它获得延缓|若它不具延缓异能，则它获得延缓异能",
        ),
        t(
            lambda e, d, n: RepeatWhile(e, ShareColor(DoneThisWay(d), n)),
            "{e:clause}. if {n:number_word@p} cards that share a color were {d:done_this_way} this "
            "way, repeat this process",
            "{e:clause}。若以此法{d:done_this_way}{n:number_word}张有共通颜色的牌，则重复此流程",
            rank=-1,
            ex=(
                "target player mills two cards. if two cards that share a color were milled this "
                "way, repeat this process",
                "目标牌手磨两张牌。若以此法磨掉两张有共通颜色的牌，则重复此流程",
            ),
        ),
        t(
            _due,
            "pay {c:payment}. if you don't, {e:clauses}",
            "支付{c:payment}。若你未如此作，则{e:clauses}",
            ex=("pay {2}. if you don't, draw a card", "支付{2}。若你未如此作，则抓一张牌"),
        ),
        t(
            _both_if,
            "you gain {n:simple_amount} life if {c:condition} and {m:simple_amount} life "
            "if {d:condition}",
            "若{c:condition}，则你获得{n:simple_amount}点生命；"
            "若{d:condition}，则你获得{m:simple_amount}点生命",
        ),
        t(
            _become_chosen,
            "choose a {f:permanents@s}. {o:objects} becomes a copy of that creature {d:duration}",
            "选择一个{f:permanents}。{o:objects}成为该生物的复制品{d:duration}",
        ),
        t(
            _flashback_each,
            "each instant and sorcery card in {z:zone_of} gains flashback until end of turn. the "
            "flashback cost is equal to its mana cost",
            "{z:zone_of}中的每张瞬间与法术牌获得返照异能直到回合结束。其返照费用等同于该牌的"
            "法术力费用",
        ),
        t(
            _flashback,
            "{o:card_objects} gains flashback until end of turn. the flashback cost is equal "
            "to [its/that card's] mana cost",
            "{o:card_objects}获得返照[异能]直到回合结束。其返照费用等同于该牌的法术力费用",
            ex=(
                "target creature card in your graveyard gains flashback until end of turn. the "
                "flashback cost is equal to its mana cost",
                "目标在你坟墓场中的生物牌获得返照异能直到回合结束。其返照费用等同于该牌的法术力费用",
            ),
        ),
    ),
)
ANYONE_DOES = Table(  # what any player may do; "you" is that player
    "anyone_does",
    (
        t(
            lambda o, n: DealDamage(n, ThatPlayer(), o),
            "have {o:damager} deal {n:number} damage to [them/that player]",
            "令{o:damager}对其造成{n:number}点伤害",
        ),
        t(
            lambda p: said_of(You(), p),
            "{p:preds@p}",
            "{p:preds}",
            ex=("sacrifice a land", "牺牲一个地"),
        ),
    ),
    ("sacrifice a land", "牺牲一个地"),
)
THAT_SPELL = Table(  # called a card where it is told what will become of it
    "that_spell",
    (w(It("spell", many=False), "that spell|that card|it", "该咒语"),),
    ("that spell", "该咒语"),
)
TO_TOP_CARD = Table(  # of the library that was just shuffled
    "to_top_card",
    (
        w(Move(TopOf(You(), 1), "exile"), "exile the top card", "放逐牌库顶牌"),
        w(Reveal(TopOf(You(), 1)), "reveal the top card", "展示牌库顶牌"),
    ),
    ("exile the top card", "放逐牌库顶牌"),
)
PUT_THERE = Table(
    "put_there",
    (*pronouns("it's|it is|that creature is|that permanent is", "它|该生物|该永久物"),),
    ("it's", "它"),
)
THAT_ONE = Table(
    "that_one",
    (
        *pronouns(
            "that artifact|that card|that creature|that enchantment|that land|that permanent|"
            "that spell|the chosen card",
            "该神器|该牌|所选的牌|该生物|该结界|该地|该永久物|该咒语",
        ),
    ),
    ("that artifact", "该神器"),
)
