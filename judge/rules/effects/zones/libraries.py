"""Players look through libraries and hands: scry, surveil, search, shuffle, reveal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.abilities.filters import IsCard
from judge.abilities.statics import CantSearch
from judge.abilities.who import TopOf
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.choices.recipients import choose, objects, players
from judge.rules.effects.zones.arrangement import arrange_top
from judge.rules.effects.zones.moves import move
from judge.rules.meaning import Context, amount_of, find_players, matches
from judge.rules.meaning.context import LIBRARY_SEARCHED
from judge.rules.process import Process
from judge.rules.requests import AskWord, Purpose, Word
from judge.rules.statics import rules_in_force


@cites("701.18a", "占卜")
def scry(process: Process, effect: pl.Scry, context: Context) -> bool:
    """A player looks at the top cards and puts any of them on the bottom."""
    done = False
    for player in players(process, effect.player, context):
        done = _look_and_sort(process, player, effect.number, context, Zone.LIBRARY) or done
    return done


@cites("701.42a", "刺探")
def surveil(process: Process, effect: pl.Surveil, context: Context) -> bool:
    """A player looks at the top cards and puts any of them into the graveyard."""
    done = False
    for player in players(process, effect.player, context):
        done = _look_and_sort(process, player, effect.number, context, Zone.GRAVEYARD) or done
    return done


def _look_and_sort(
    process: Process, player: PlayerId, number: Any, context: Context, away: Zone
) -> bool:
    amount = amount_of(process.view, number, context)
    top = process.state.player(player).library[: max(0, amount)]
    if amount <= 0:
        return False
    process.do(e.Looked(player, top))
    purpose = Purpose.BOTTOM if away is Zone.LIBRARY else Purpose.GRAVEYARD
    gone = choose(process, player, top, 0, len(top), purpose, context)
    place = -1 if away is Zone.LIBRARY else 0
    process.do(*(e.Moved(i, away, place, player=player) for i in gone))
    arrange_top(process, player, tuple(i for i in top if i not in gone))
    action = "scry" if away is Zone.LIBRARY else "surveil"
    process.do(e.Acted(action, player, None, amount))
    return True


@cites("101.2", "则以“不能”的效应为优先")
def cant_search(process: Process, player: PlayerId) -> bool:
    """True if an effect says that a player can't search libraries."""
    return any(
        player in find_players(process.view, held.rule.player, held.context)
        for held in rules_in_force(process.view, CantSearch)
    )


@cites("701.19a", "搜寻")
def search(process: Process, effect: pl.Search, context: Context) -> bool:
    """A player looks through a zone for cards; with a quality asked for, they may fail to find."""
    every = effect.number is None and not effect.up_to
    for player in players(process, effect.player, context):
        barred = cant_search(process, player)
        zones = tuple(zone for zone in effect.zones if not (barred and zone == "library"))
        if not zones:
            context.it = ()
            continue
        if effect.any_of and len(zones) > 1:
            zones = which_zones(process, player, zones, context)
        context.chosen[LIBRARY_SEARCHED] = "library" in zones
        owners = players(process, effect.whose, context) if effect.whose is not None else (player,)
        among: list[ObjectId] = []
        rules = must_find.numbers if every and context.it else ()
        rules = undefined.numbers if every and not context.it else rules
        rules = is_for_quantity.numbers if is_for_quantity(effect) else rules
        for owner in owners:
            searched = _searched(process, e.Searched(player, owner, "library" in zones), rules)
            cards = [i for zone in zones for i in searched[zone]]
            among += [i for i in cards if matches(process.view, effect.filter, i, context)]
        if effect.whose is not None and len(owners) == 1:
            context.player = owners[0]
        must = must_find(process, among) if every else ()
        left = tuple(i for i in among if i not in must)
        group, number = effect.group, len(left)
        if effect.number is not None:
            number = amount_of(process.view, effect.number, context)
        hidden = not effect.any_of or "library" in zones
        least = min(number, len(left)) if not hidden or is_for_quantity(effect) else 0
        found = (*must, *choose(process, player, left, least, number, Purpose.FIND, context, group))
        if effect.reveal and found:
            process.do(e.Revealed(player, found))
        context.it = found
    return bool(context.it)


@cites("608.2d", "则该牌手于这些效应生效时宣告其选择")
def which_zones(
    process: Process, player: PlayerId, zones: tuple[str, ...], context: Context
) -> tuple[str, ...]:
    """All of the zones that may be searched, or only one of them."""
    every = " and ".join(zones)
    answer = process.ask(AskWord(player, "zones", (every, *zones), context.source))
    picked = answer.word if isinstance(answer, Word) else every
    return (picked,) if picked in zones else zones


def _searched(
    process: Process, event: e.Searched, rules: tuple[str, ...]
) -> Mapping[str, tuple[ObjectId, ...]]:
    """A player's cards that are searched, by zone, once the event has happened."""
    done = process.do(*e.stamp((event,), (*process.because, *rules)))
    tops = [one.top for one in done if isinstance(one, e.Searched) and one.top is not None]
    own = process.state.player(event.whose)
    library = own.library[: min(tops)] if tops else own.library
    return {"library": library, "graveyard": own.graveyard, "hand": own.hand}


@cites("701.19b", "则即使该类牌在该区域中确实存在，该牌手也不一定要找出来")
def must_find(process: Process, among: list[ObjectId]) -> tuple[ObjectId, ...]:
    """Those of the cards searched for that are not hidden."""
    return tuple(i for i in among if process.state.objects[i].zone is Zone.GRAVEYARD)


@cites("701.19d", "则该牌手必须找出相应数量的牌")
def is_for_quantity(effect: pl.Search) -> bool:
    """True of a search for so many cards, whatever they are: as many as there are must be found."""
    has_quality = effect.filter != IsCard() or effect.group is not None
    return effect.number is not None and not effect.up_to and not has_quality


@cites("701.19c", "该牌手仍然可以搜寻该区域但无法找到任何牌")
def undefined() -> None:
    """There is no card whose name is searched for: zones are searched, and nothing is found."""


@cites("701.20a", "洗牌")
def shuffle(process: Process, effect: pl.Shuffle, context: Context) -> None:
    """Libraries are shuffled."""
    process.do(*(e.Shuffled(player) for player in players(process, effect.player, context)))


@cites("701.16a", "展示")
def reveal(process: Process, effect: pl.Reveal, context: Context) -> bool:
    """Cards are shown to all players."""
    context.this_way = ids = objects(process, effect.objects, context)
    if isinstance(effect.objects, TopOf):
        context.rest = ids  # as long as none of them is picked
    return bool(process.do(e.Revealed(context.controller, ids))) if ids else False


@cites("701.16d", "检视一张牌与展示一张牌之规则大致相同，区别在于被检视的牌只会给指定的牌手看")
def look(process: Process, effect: pl.LookAt, context: Context) -> bool:
    """A player looks at cards."""
    ids = objects(process, effect.objects, context)
    context.looked = context.rest = ids
    return bool(process.do(e.Looked(context.controller, ids))) if ids else False


@cites("701.16a", "展示")
def reveal_hand(process: Process, effect: pl.RevealHand, context: Context) -> bool:
    """Players show their hands."""
    shown: list[ObjectId] = []
    for player in players(process, effect.player, context):
        process.do(e.Revealed(player, process.state.player(player).hand))
        context.player = player
        context.looked = process.state.player(player).hand  # "a card from it" is one of these
        shown += context.looked
    context.it = context.this_way = tuple(shown)
    return bool(shown)


def put_back(process: Process, effect: pl.PutBack, context: Context) -> bool:
    """The rest goes somewhere."""
    inner = o.Move(effect.objects, effect.to, effect.position)
    return move(process, inner, context)
