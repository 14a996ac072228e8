"""Games that begin anew (723) or within another (724): declined, whatever they would be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from judge.abilities.bases import Effect
from judge.abilities.effects import players as pl
from judge.errors import Unsupported
from judge.rules.engine import Do
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.values import Bilingual

OTHER_GAMES: Mapping[type[Effect], tuple[str, Bilingual]] = {
    pl.RestartGame: ("723.1", Bilingual("a game that is restarted", "重新开始的游戏")),
    pl.PlaySubgame: ("724.1", Bilingual("a subgame", "子游戏")),
}


def decline(process: Process, effect: Effect, context: Context) -> NoReturn:
    """Raises `Unsupported` with the rule that another game would be played by."""
    rule, words = OTHER_GAMES[type(effect)]
    raise Unsupported(rule, words.en, words.zh)


EFFECTS: Mapping[type[Effect], Do] = dict.fromkeys(OTHER_GAMES, decline)
