"""Effects that let a player play or cast cards in exile for a while."""

from __future__ import annotations

from judge.abilities.bases import Duration, Effect, Filter, Objects
from judge.abilities.durations import EndOfTurn, ForGood
from judge.abilities.effects.combinators import Sequence, SpeakOf
from judge.abilities.effects.players import RuleUntil
from judge.abilities.filters import CastFrom, Formerly, IsIt, IsSpell, Non, OfType
from judge.abilities.statics import (
    AsThoughFlash,
    AsThoughInGraveyard,
    CantCast,
    CantPlayLands,
    LooksAtExiled,
    ManaAsAnyColor,
    PlayFrom,
)
from judge.abilities.walk import within
from judge.abilities.who import EachOtherPlayer, Target, You
from judge.cards import CardType
from judge.language import REJECTED, Include, Table, t, w
from judge.oracle.clauses.permissions import cards_for
from judge.oracle.composition.subject import sequence
from judge.oracle.lexicon.filters import every
from judge.oracle.lexicon.pronouns import pronouns


def _allowed(f: Filter, once: bool = False) -> PlayFrom:
    return PlayFrom(f, "exile", You(), once=once)


def _cast(f: Filter) -> PlayFrom:
    return _allowed(every(f, Non(OfType(CardType.LAND))))


def _spells_among(f: Filter, g: IsIt, once: bool = False) -> PlayFrom:
    """Spells that several cards would be; with `once` one of them."""
    return _allowed(every(cards_for(f), g), once=once)


PLAYED = Table(
    "played",
    pronouns(  # whatever else was spoken of since: what is played is a card
        "it|that card|them|those cards|the exiled card|the exiled cards|cards exiled this way",
        "它|该牌|它们|这些牌|那些牌|所放逐的牌|所放逐之牌|之|以此法放逐的牌",
        lambda kind, many: IsIt(kind or "card", many),
    ),
    ("that card", "该牌"),
)
THOSE_CARDS = Table(
    "those_cards",
    pronouns(
        "them|those cards|the exiled cards|those exiled cards|cards exiled this way",
        "其中|这些牌之中|那些牌之中|所放逐的牌之中|所放逐之牌之中",
        lambda kind, many: IsIt(kind or "card", many=True),
    ),
    ("those cards", "这些牌之中"),
)
ONE_OF = Table("one_of", (w(True, "one of", "一张|的一张"),), ("one of", "一张"))
A_SINGLE = Table("a_single", (w(True, "a|an", "一个|一张"),), ("a", "一个"))
PLAYABLE = Table(
    "playable",
    (
        t(
            _allowed,
            "play {f:played}|play {once:one_of} {f:those_cards}|"
            "play lands and cast spells from among {f:those_cards}",
            "使用{f:played}|使用[这些牌]{f:those_cards}{once:one_of}|"
            "从{f:those_cards}使用地[和/及]施放咒语",
        ),
        t(_cast, "cast {f:played}", "施放{f:played}"),
        t(
            _spells_among,
            "cast {f:spells@p} from among {g:those_cards}|"
            "cast {once:a_single} {f:spells@s} from among {g:those_cards}",
            "从{g:those_cards}施放[{once:a_single}]{f:spells}",
            ex=("cast creature spells from among those cards", "从这些牌之中施放生物咒语"),
        ),
    ),
    ("play that card", "使用该牌"),
)
PLAY_TIME = Table(
    "play_time",
    (
        Include("duration"),
        w(
            ForGood(),
            "for as long as it remains exiled|for as long as they remain exiled"
            "|for as long as that card remains exiled|for as long as those cards remain exiled",
            "只要它持续被放逐|只要该牌持续被放逐|只要它们持续被放逐|于该牌持续被放逐期间"
            "|于这些牌持续被放逐期间|于该牌持续放逐的时段内|于这些牌持续放逐的时段内",
        ),
    ),
    ("this turn", "本回合"),
)


def _lasting(p: PlayFrom, d: Duration, *, free: bool = False) -> RuleUntil:
    return RuleUntil(p.with_(free=free), d)


def _target(o: Objects, d: Duration) -> object:
    """A target card, which may be cast from where it is."""
    if not isinstance(o, Target):
        return REJECTED
    return sequence(SpeakOf(o), RuleUntil(_cast(IsIt("card", many=False)), d))


def _from_graveyards() -> Effect:
    """What other players can't play while one of them plays it."""
    spells = every(IsSpell(), CastFrom("graveyard"))
    rules = (CantPlayLands(EachOtherPlayer(), "graveyard"), CantCast(EachOtherPlayer(), spells))
    return Sequence(tuple(RuleUntil(rule, EndOfTurn()) for rule in rules))


def _for_a_while(p: PlayFrom, d: Duration) -> Effect:
    return RuleUntil(p, d)


def _one_spell(p: PlayFrom, d: Duration) -> Effect:
    """One spell, in all the time."""
    return RuleUntil(p.with_(once=True), d)


def _looked_at(f: IsIt, d: Duration) -> RuleUntil:
    return RuleUntil(LooksAtExiled(You(), f), d)


def _looked_at_too(p: PlayFrom, d: Duration) -> object:
    """ "You may look at and play that card": each for as long."""
    f = p.filter
    return sequence(_looked_at(f, d), RuleUntil(p, d)) if isinstance(f, IsIt) else REJECTED


def _with_mana(e: Effect, any_type: bool, s: IsIt | None = None) -> object:
    """What mana may be spent as (118.14, 609.4b), for as long as the cards may be played."""
    allowed = e.parts[-1] if isinstance(e, Sequence) else e
    assert isinstance(allowed, RuleUntil)
    card = next(part for part in within(allowed.rule) if isinstance(part, IsIt))
    if s is not None and None not in (card.many, s.many) and card.many is not s.many:
        return REJECTED
    mana = ManaAsAnyColor(You(), spells=every(IsSpell(), Formerly(card)), any_type=any_type)
    return sequence(allowed.with_(rule=mana), e)


AS_ANY = "you may spend mana as though it were mana of any"
AS_ANY_ZH = "你可以将法术力视同任意%s的法术力来"
MANA_SPENT = Table(  # whether of any type, rather than of any color
    "mana_spent",
    (
        w(False, f"{AS_ANY} color", AS_ANY_ZH % "颜色"),
        w(True, f"{AS_ANY} type|mana of any type can be spent", AS_ANY_ZH % "种类"),
    ),
    (f"{AS_ANY} color", AS_ANY_ZH % "颜色"),
)
MANA_TOO = t(  # in one sentence with that they may be cast, or in two
    _with_mana,
    "{e:played_for_a_while}[,/] and {any_type:mana_spent} to cast {s:spell_so_cast}|"
    "{e:played_for_a_while}. if you cast a spell this way, {any_type:mana_spent} to cast it",
    "{e:played_for_a_while}，且{any_type:mana_spent}支付施放{s:spell_so_cast}的费用|"
    "{e:played_for_a_while}，且{any_type:mana_spent}施放{s:spell_so_cast}|"
    "{e:played_for_a_while}。若你以此法施放咒语，则{any_type:mana_spent}支付施放该咒语的费用",
    ex=(
        f"you may play that card this turn, and {AS_ANY} color to cast that spell",
        f"本回合，你可以使用该牌，且{AS_ANY_ZH % '颜色'}支付施放该咒语的费用",
    ),
)
SPELL_SO_CAST = Table(
    "spell_so_cast",
    pronouns(
        "that spell|those spells|it|them|that card|those cards",
        "该咒语|这些咒语|那些咒语|它|它们|该牌|这些牌",
        lambda kind, many: IsIt("card", many),
    ),
    ("that spell", "该咒语"),
)
PLAYED_FOR_A_WHILE = Table(
    "played_for_a_while",
    (
        t(
            _lasting,
            "you may {p:playable} {d:play_time}|{d:play_time}, you may {p:playable}",
            "{d:play_time}，你[可以/便可以]{p:playable}|你可以于{d:play_time}{p:playable}"
            "|你{d:play_time}可以{p:playable}|你可以{p:playable}{d:play_time}",
        ),
        t(
            _lasting,
            "you may {p:playable} {d:play_time} without paying [its mana cost/their mana costs]|"
            "{d:play_time}, you may {p:playable} without paying [its mana cost/their mana costs]",
            "{d:play_time}，你可以{p:playable}[，/]且不需支付其法术力费用",
            free=True,
            ex=(
                "you may play that card this turn without paying its mana cost",
                "本回合，你可以使用该牌，且不需支付其法术力费用",
            ),
        ),
        t(
            _looked_at_too,
            "you may look at and {p:playable} {d:play_time}",
            "{d:play_time}，你可以检视并{p:playable}",
            ex=("you may look at and play that card this turn", "本回合，你可以检视并使用该牌"),
        ),
    ),
    ("you may play that card this turn", "本回合，你可以使用该牌"),
)
EFFECTS = Table(
    "playing_sentence",
    (
        t(
            _one_spell,
            "{p:permission@s} {d:duration}|{d:duration}, {p:permission@s}",
            "{d:duration}，{p:permission@s}",
            ex=(
                "you may cast a spell from your graveyard this turn",
                "本回合中，你可以从你的坟墓场施放一个咒语",
            ),
        ),
        t(
            _for_a_while,
            "{d:duration}, {p:permission@p}|{p:permission@p} {d:duration}",
            "{d:duration}，{p:permission@p}",
            ex=(
                "you may cast spells from your graveyard this turn",
                "本回合，你可以从你的坟墓场施放咒语",
            ),
        ),
        t(
            lambda d, f: RuleUntil(AsThoughFlash(You(), f), d),
            "{d:duration}, you may cast {f:spells@p} as though they had flash|"
            "you may cast {f:spells@p} {d:duration} as though they had flash",
            "{d:duration}，你可以将{f:spells}视同具闪现异能地来施放",
        ),
        Include("played_for_a_while"),
        MANA_TOO,
        t(
            _looked_at,
            "you may look at {f:played} {d:play_time}",
            "{d:play_time}，你可以检视{f:played}",
            ex=(
                "you may look at that card for as long as it remains exiled",
                "只要该牌持续被放逐，你可以检视该牌",
            ),
        ),
        t(
            _target,
            "you may cast {o:card_objects} {d:duration}",
            "{d:duration}，你可以施放{o:card_objects}",
            ex=(
                "you may cast target instant card from your graveyard this turn",
                "本回合，你可以施放你坟墓场中的目标瞬间牌",
            ),
        ),
        w(
            _from_graveyards(),
            "other players can't play lands or cast spells from their graveyards this turn",
            "本回合中，其他牌手不能从他们的坟墓场中使用地或施放咒语",
        ),
        w(
            RuleUntil(AsThoughInGraveyard(You()), EndOfTurn()),
            "you may play lands and cast spells from other players' graveyards this turn as though "
            "those cards were in your graveyard",
            "本回合中，你可以视同在你的坟墓场中一般，从其他牌手的坟墓场中使用地及施放咒语",
        ),
    ),
    ("you may play that card this turn", "本回合，你可以使用该牌"),
)
TABLES = (
    PLAYED,
    THOSE_CARDS,
    PLAYABLE,
    PLAY_TIME,
    PLAYED_FOR_A_WHILE,
    SPELL_SO_CAST,
    MANA_SPENT,
    ONE_OF,
    A_SINGLE,
    EFFECTS,
)
