"""Effects that let a player play or cast cards in exile for a while."""

from __future__ import annotations

from judge.abilities.bases import Duration, Effect, Filter
from judge.abilities.durations import EndOfTurn, ForGood
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.players import RuleUntil
from judge.abilities.filters import CastFrom, IsCard, IsIt, IsSpell, Non, OfType
from judge.abilities.statics import AsThoughInGraveyard, CantCast, CantPlayLands, PlayFrom
from judge.abilities.who import EachOtherPlayer, You
from judge.cards import CardType
from judge.language import Include, Table, t, w
from judge.oracle.filters import every, parts_of
from judge.oracle.pronouns import pronouns


def _allowed(d: Duration, f: Filter) -> Effect:
    return RuleUntil(PlayFrom(f, "exile", You()), d)


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


def _play(d: Duration, f: Filter) -> Effect:
    return _allowed(d, f)


def _cast(d: Duration, f: Filter) -> Effect:
    return _allowed(d, every(f, Non(OfType(CardType.LAND))))


def _from_graveyards() -> Effect:
    """What other players can't play while one of them plays it."""
    spells = every(IsSpell(), CastFrom("graveyard"))
    rules = (CantPlayLands(EachOtherPlayer(), "graveyard"), CantCast(EachOtherPlayer(), spells))
    return Sequence(tuple(RuleUntil(rule, EndOfTurn()) for rule in rules))


def _one_spell(f: Filter, d: Duration) -> Effect:
    """One spell from the graveyard, in this turn."""
    cards = every(IsCard(), *(part for part in parts_of(f) if part != IsSpell()))
    spells = every(cards, Non(OfType(CardType.LAND)))
    return RuleUntil(PlayFrom(spells, "graveyard", You(), once=True), d)


EFFECTS = Table(
    "playing_sentence",
    (
        t(
            _one_spell,
            "you may cast {f:a_spell} from your graveyard this turn",
            "本回合中，你可以从你坟墓场中施放{f:a_spell}|本回合中，你可以从你坟墓场施放{f:a_spell}",
            d=EndOfTurn(),
        ),
        t(
            _play,
            "you may play {f:played} {d:play_time}|{d:play_time}, you may play {f:played}",
            "{d:play_time}，你可以使用{f:played}|你可以于{d:play_time}使用{f:played}"
            "|你{d:play_time}可以使用{f:played}|你可以使用{f:played}{d:play_time}",
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
    ),
    ("you may play that card this turn", "本回合，你可以使用该牌"),
)
TABLES = (PLAYED, PLAY_TIME, EFFECTS)
