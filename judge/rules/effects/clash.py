"""Keyword actions with cards on top of libraries that are looked at: fateseal and clash."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.abilities.who import AnOpponent
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.choices.recipients import choose, players
from judge.rules.effects.zones.arrangement import arrange_top
from judge.rules.engine import Do
from judge.rules.instructions import carry_out
from judge.rules.meaning import Context, amount_of
from judge.rules.process import Process
from judge.rules.requests import Purpose


def check_known(process: Process, cards: tuple[ObjectId, ...], rule: str) -> None:
    """Raises `Unsupported` for a card of which nothing is known."""
    if any(process.view.of(card).name is None for card in cards):
        raise Unsupported(rule, "a card that is not known", "未知的牌")


@cites("701.22a", "检视任一对手牌库顶的N张牌")
def fateseal(process: Process, effect: o.Act, context: Context) -> bool:
    """Cards on top of an opponent's library stay there in any order or go to the bottom."""
    number, player = amount_of(process.view, effect.number, context), context.controller
    opponent = _opponent(process, context)
    if number <= 0 or opponent is None:
        return False
    top = process.state.player(opponent).library[:number]
    process.do(e.Looked(player, top))
    gone = choose(process, player, top, 0, len(top), Purpose.BOTTOM, context)
    process.do(*(e.Moved(i, Zone.LIBRARY, -1, player=player) for i in gone))
    arrange_top(process, player, tuple(i for i in top if i not in gone), opponent)
    return True


def _opponent(process: Process, context: Context) -> PlayerId | None:
    """An opponent, of the player's choice where there are several."""
    found = players(process, AnOpponent(), context)
    return found[0] if found else None


@cites("701.23c", "每位比点的牌手同时展示其牌库顶牌")
@cites("701.23d", "其赢得这次比点")
def clash(process: Process, effect: pl.Clash, context: Context) -> bool:
    """The player and an opponent reveal a card each; the greater mana value wins."""
    player = context.controller
    opponent = _opponent(process, context)
    if opponent is None:
        return False
    tops = {
        one: process.state.player(one).library[:1]
        for one in process.state.apnap
        if one in (player, opponent)
    }
    for top in tops.values():
        check_known(process, top, "701.23c")
    process.do(*(e.Revealed(one, top) for one, top in tops.items() if top))
    down = [(one, top[0]) for one, top in tops.items() if top and _sinks(process, one, top)]
    values = {one: _mana_value(process, top) for one, top in tops.items()}
    process.do(*(e.Moved(card, Zone.LIBRARY, -1, player=one) for one, card in down))
    context.won = values[player] > values[opponent]
    if context.won and effect.win is not None:
        carry_out(process, effect.win, context)
    return True


def _sinks(process: Process, player: PlayerId, top: tuple[ObjectId, ...]) -> bool:
    own = Context(None, player)
    return bool(choose(process, player, top, 0, 1, Purpose.BOTTOM, own))


def _mana_value(process: Process, top: tuple[ObjectId, ...]) -> int:
    cost = process.view.of(top[0]).cost if top else None
    return -1 if not top else 0 if cost is None else cost.mana_value


EFFECTS: Mapping[type[Effect], Do] = {pl.Clash: clash}
