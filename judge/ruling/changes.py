"""What changed from the beginning of a play to its end: all that a player can see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from judge.cards.dungeons import dungeon_named
from judge.game.state import ObjectId, Player, Zone
from judge.rules.layers import project
from judge.rules.process import Happened
from judge.rules.view import View
from judge.ruling.object_changes import object_changes
from judge.ruling.sentences import counters, legal, result, sentence
from judge.ruling.wording import DAY
from judge.ruling.writer import Writer
from judge.scenario.expectations import observe
from judge.scenario.finding import Finder
from judge.scenario.model import Expectation
from judge.scenario.record import Record, Refused
from judge.values import Bilingual


def changes(finder: Finder, view: View, record: Record) -> list[Bilingual]:
    """What is different at the end, life totals that changed meanwhile, and what was refused."""
    if not record.entries:
        return [Bilingual("Nothing happens.", "什么都没有发生。")]
    start = project(record.entries[0].before, view.rulebook)
    said = [
        *_of_the_turn(start, view),
        *_of_players(start, view, record),
        *object_changes(finder.names, start, view),
        *_of_the_game(finder, start, view),
    ]
    if any(isinstance(entry, Refused) for entry in record.entries):
        said.append(legal(finder, record.with_(last_legal=False)))
    return said or [Bilingual("Nothing changes.", "没有变化。")]


def _of_the_turn(start: View, end: View) -> Iterator[Bilingual]:
    turn = end.state.turn
    if turn.number != start.state.turn.number:
        yield Bilingual(
            f"It is turn {turn.number}, {turn.active}'s.",
            f"现在是第{turn.number}回合，{turn.active}的回合。",
        )
    for player in end.state.extra_turns[len(start.state.extra_turns) :]:
        yield Bilingual(f"{player} takes an extra turn.", f"{player}将进行一个额外的回合。")


def _of_players(start: View, end: View, record: Record) -> Iterator[Bilingual]:
    for player in end.state.players:
        before, name = start.state.player(player.id), Bilingual(player.id, player.id)
        if player.life != before.life or _life_varied(record, before):
            yield sentence("life", name, player.life)
        for read, say in OF_A_PLAYER:
            value = read(end, player)
            if value != read(start, before):
                yield say(name, value)


def _life_varied(record: Record, before: Player) -> bool:
    states = (e.after for e in record.entries if isinstance(e, Happened))
    return any(state.player(before.id).life != before.life for state in states)


def _unnamed(zone: Zone) -> Callable[[View, Player], int]:
    """The number of cards of a player in a zone of which nothing is known but that they are."""

    def count(view: View, player: Player) -> int:
        held = (view.object(id_) for id_ in view.state.zone_of(zone, player.id))
        return sum(one.owner == player.id and one.printed.name is None for one in held)

    return count


def _pile(en: str, zh: str) -> Callable[[Bilingual, int], Bilingual]:
    """Says how many cards a player has somewhere; `zh` with a slot for their number."""
    return lambda name, n: Bilingual(
        f"{name.en} has {n} {'card' if n == 1 else 'cards'} {en}.", f"{name.zh}{zh.format(n)}。"
    )


def _mana(name: Bilingual, letters: tuple[str, ...]) -> Bilingual:
    pool = "".join(f"{{{letter}}}" for letter in letters)
    if not pool:
        return Bilingual(f"{name.en}'s mana pool is empty.", f"{name.zh}的法术力池为空。")
    return Bilingual(
        f"{name.en} has {pool} in their mana pool.", f"{name.zh}的法术力池中有{pool}。"
    )


def _blessed(name: Bilingual, is_blessed: bool) -> Bilingual:
    return Bilingual(f"{name.en} has the city's blessing.", f"{name.zh}拥有黄金城祝福。")


def _completed(name: Bilingual, dungeons: object) -> Bilingual:
    held = dungeons if isinstance(dungeons, tuple) else (dungeons,)
    shown = [dungeon_named(str(one)).name for one in held]
    return Bilingual(
        f"{name.en} has completed {', '.join(one.en for one in shown)}.",
        f"{name.zh}已完成地城：{'、'.join(one.zh for one in shown)}。",
    )


OF_A_PLAYER: tuple[tuple[Callable[[View, Player], Any], Callable[[Bilingual, Any], Bilingual]], ...]
OF_A_PLAYER = (
    (lambda view, p: p.counters.kinds, lambda name, held: counters(name, dict(held))),
    (lambda view, p: len(p.hand), lambda name, n: sentence("hand", name, n)),
    (lambda view, p: len(p.library), _pile("in their library", "的牌库中有{}张牌")),
    (
        _unnamed(Zone.GRAVEYARD),
        _pile("without a name in their graveyard", "的坟墓场中有{}张未指名的牌"),
    ),
    (_unnamed(Zone.EXILE), _pile("without a name in exile", "在放逐区中有{}张未指名的牌")),
    (lambda view, p: tuple(mana.letter for mana in p.mana), _mana),
    (lambda view, p: bool(p.mark("city's blessing")), _blessed),
    (lambda view, p: p.mark("completed"), _completed),
)


def _of_the_game(finder: Finder, start: View, end: View) -> Iterator[Bilingual]:
    then, now = start.state, end.state
    if now.monarch != then.monarch and now.monarch is not None:
        yield Bilingual(f"{now.monarch} is the monarch.", f"{now.monarch}是君主。")
    if now.initiative != then.initiative and now.initiative is not None:
        yield Bilingual(f"{now.initiative} has the initiative.", f"{now.initiative}握有先制。")
    if now.day != then.day and now.day is not None:
        yield Bilingual(f"It is {DAY[now.day].en}.", f"现在是{DAY[now.day].zh}。")
    sources = [one.source for one in now.rules if one not in then.rules]
    sources += [one.source for one in now.delayed if one not in then.delayed]
    for source in dict.fromkeys(sources):
        yield _lasts(finder, end, source)
    if now.result is not None or len(now.in_game) < len(then.in_game):
        yield result(observe(finder, end, Expectation("result", True, 0)))


def _lasts(finder: Finder, view: View, source: ObjectId | None) -> Bilingual:
    """An effect is still to come, or still in force."""
    if source is None:
        return Bilingual("An effect lasts.", "有效应仍然持续。")
    shown = Writer(finder.names, view.state).name(source)
    return Bilingual(f"An effect of {shown.en} lasts.", f"{shown.zh}的效应仍然持续。")
