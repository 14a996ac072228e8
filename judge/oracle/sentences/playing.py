"""Effects that let a player play or cast cards in exile for a while."""

from __future__ import annotations

from judge.abilities.bases import Duration, Effect, Filter, Objects
from judge.abilities.durations import EndOfTurn, ForGood
from judge.abilities.effects.combinators import Sequence, SpeakOf
from judge.abilities.effects.players import RuleUntil
from judge.abilities.filters import CastFrom, IsIt, IsSpell, Non, OfType
from judge.abilities.statics import (
    AsThoughFlash,
    AsThoughInGraveyard,
    CantCast,
    CantPlayLands,
    PlayFrom,
)
from judge.abilities.who import EachOtherPlayer, Target, You
from judge.cards import CardType
from judge.language import REJECTED, Include, Table, t, w
from judge.oracle.composition.subject import sequence
from judge.oracle.lexicon.filters import every
from judge.oracle.lexicon.pronouns import pronouns


def _allowed(d: Duration, f: Filter, *, free: bool = False) -> Effect:
    return RuleUntil(PlayFrom(f, "exile", You(), free=free), d)


PLAYED = Table(
    "played",
    pronouns(  # whatever else was spoken of since: what is played is a card
        "it|that card|them|those cards|the exiled card|the exiled cards",
        "它|该牌|它们|这些牌|那些牌|所放逐的牌|所放逐之牌",
        lambda kind, many: IsIt(kind or "card", many),
    ),
    ("that card", "该牌"),
)
PLAY_TIME = Table(
    "play_time",
    (
        Include("duration"),
        w(
            ForGood(),
            "for as long as it remains exiled|for as long as they remain exiled"
            "|for as long as that card remains exiled|for as long as those cards remain exiled",
            "只要它持续被放逐|只要该牌持续被放逐|只要它们持续被放逐",
        ),
    ),
    ("this turn", "本回合"),
)


def _play(d: Duration, f: Filter, *, free: bool = False) -> Effect:
    return _allowed(d, f, free=free)


def _cast(d: Duration, f: Filter, *, free: bool = False) -> Effect:
    return _allowed(d, every(f, Non(OfType(CardType.LAND))), free=free)


def _target(o: Objects, d: Duration) -> object:
    """A target card, which may be cast from where it is."""
    if not isinstance(o, Target):
        return REJECTED
    return sequence(SpeakOf(o), _cast(d, IsIt("card", many=False)))


def _from_graveyards() -> Effect:
    """What other players can't play while one of them plays it."""
    spells = every(IsSpell(), CastFrom("graveyard"))
    rules = (CantPlayLands(EachOtherPlayer(), "graveyard"), CantCast(EachOtherPlayer(), spells))
    return Sequence(tuple(RuleUntil(rule, EndOfTurn()) for rule in rules))


def _for_a_while(p: PlayFrom, d: Duration) -> Effect:
    return RuleUntil(p, d)


def _one_spell(p: PlayFrom) -> Effect:
    """One spell, in this turn."""
    return RuleUntil(p.with_(once=True), EndOfTurn())


EFFECTS = Table(
    "playing_sentence",
    (
        t(
            _one_spell,
            "{p:permission@s} this turn",
            "本回合中，{p:permission@s}",
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
        t(
            _play,
            "you may play {f:played} {d:play_time}|{d:play_time}, you may play {f:played}",
            "{d:play_time}，你可以使用{f:played}|你可以于{d:play_time}使用{f:played}"
            "|你{d:play_time}可以使用{f:played}|你可以使用{f:played}{d:play_time}",
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
        t(
            _cast,
            "you may cast {f:played} {d:play_time}|{d:play_time}, you may cast {f:played}",
            "{d:play_time}，你可以施放{f:played}|你可以于{d:play_time}施放{f:played}"
            "|你{d:play_time}可以施放{f:played}",
        ),
        *(
            t(
                make,
                "|".join(
                    words
                    for free in ("its mana cost", "their mana costs")
                    for words in (
                        f"you may {en} {{f:played}} {{d:play_time}} without paying {free}",
                        f"{{d:play_time}}, you may {en} {{f:played}} without paying {free}",
                    )
                ),
                f"{{d:play_time}}，你可以{zh}{{f:played}}，且不需支付其法术力费用|"
                f"{{d:play_time}}，你可以{zh}{{f:played}}且不需支付其法术力费用",
                free=True,
                ex=(
                    f"you may {en} that card this turn without paying its mana cost",
                    f"本回合，你可以{zh}该牌，且不需支付其法术力费用",
                ),
            )
            for make, en, zh in ((_play, "play", "使用"), (_cast, "cast", "施放"))
        ),
    ),
    ("you may play that card this turn", "本回合，你可以使用该牌"),
)
TABLES = (PLAYED, PLAY_TIME, EFFECTS)
