"""Words that a later edition brought: crimes (700.13), expended mana (700.14), doors, costs."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from judge.abilities import patterns as p
from judge.abilities.bases import Effect, Pattern, StaticRule
from judge.abilities.costs import Waterbend
from judge.abilities.effects.objects import TurnLock
from judge.abilities.effects.players import Behold, Forage
from judge.abilities.statics import GainAsCast, HealsOther
from judge.abilities.who import EachOpponent
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import Occurred as Occurrence
from judge.game.state import PlayerId, Recipient, Zone
from judge.rules.editions import Edition
from judge.rules.meaning import Context, find_players
from judge.rules.patterns.look import Look, is_by
from judge.rules.sides import ROOMS_SINCE
from judge.rules.view import View
from judge.values import Bilingual

CRIMES_SINCE, EXPENDING_SINCE = "2024-06-07", "2024-09-20"
AS_CAST_SINCE = HEAL_SINCE = "2026-08-07"
FORAGE_SINCE, BEHOLD_SINCE, WATERBEND_SINCE = "2024-09-20", "2025-06-06", "2026-08-07"
LATER: Mapping[type, tuple[Bilingual, str]] = {
    p.CommitsCrime: (Bilingual("crimes", "罪行"), CRIMES_SINCE),
    p.UnlocksDoor: (Bilingual("doors", "偏门"), ROOMS_SINCE),
    TurnLock: (Bilingual("doors", "偏门"), ROOMS_SINCE),
    Forage: (Bilingual("to forage", "觅粮"), FORAGE_SINCE),
    Behold: (Bilingual("to behold", "请援"), BEHOLD_SINCE),
    Waterbend: (Bilingual("to waterbend", "截水"), WATERBEND_SINCE),
    GainAsCast: (
        Bilingual("abilities that spells gain as they are cast", "咒语于施放时获得的异能"),
        AS_CAST_SINCE,
    ),
    HealsOther: (Bilingual("to heal damage", "移除伤害"), HEAL_SINCE),
    p.Expends: (Bilingual("to expend mana", "花销法术力"), EXPENDING_SINCE),
}
IN_WORDS = ("behold", "crime", "expend", "forage", "waterbend")  # how card text names these


def lacks_event(edition: Edition, kind: type) -> Iterator[Bilingual]:
    """What is lacking where an edition does not know yet what a pattern of this class is about."""
    called, since = LATER.get(kind, (None, None))
    if called is not None and not edition.has(since):
        yield Bilingual(f"{called.en} (from the edition {since})", f"{called.zh}（自{since}版起）")


def require_word(view: View, said: Pattern | Effect | StaticRule) -> None:
    """Raises `Unsupported` where the edition does not know yet what words are about."""
    for words in lacks_event(view.rulebook.edition, type(said)):
        raise Unsupported(None, words.en, words.zh)


def commits_crime(
    look: Look, pattern: p.CommitsCrime, event: Any, context: Context
) -> Occurrence | None:
    """A player does something to an opponent, or to what is an opponent's, by targeting it."""
    if not is_by(look.after, pattern.player, event.player, context):
        return None
    opponents = find_players(look.after, EachOpponent(), Context(context.source, event.player))
    if not any(_is_theirs(look.after, target, opponents) for target in event.targets):
        return None
    require_word(look.after, pattern)
    return Occurrence((), event.player, 1)


def unlocks_door(
    look: Look, pattern: p.UnlocksDoor, event: e.DoorUnlocked, context: Context
) -> Occurrence | None:
    """A player unlocks that half of the source."""
    if event.object != context.source or event.half != pattern.half:
        return None
    by = is_by(look.after, pattern.player, event.player, context)
    return Occurrence((), event.player, 1) if by else None


def _is_theirs(view: View, target: Recipient, players: Collection[PlayerId]) -> bool:
    """One of the players, what they control, or a card in their graveyard."""
    if not isinstance(target, int):
        return target in players
    held = view.object(target)
    if held.zone is Zone.GRAVEYARD:
        return held.owner in players
    return held.zone in (Zone.BATTLEFIELD, Zone.STACK) and held.controller in players
