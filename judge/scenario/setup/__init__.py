"""A scenario becomes the game that it starts with: cards found, their text read, objects placed."""

from judge.scenario.setup.pool import card_named, pools, use_cards
from judge.scenario.setup.reading import UNNAMED_SHOWN
from judge.scenario.setup.start import Game, set_up

__all__ = [
    "UNNAMED_SHOWN",
    "Game",
    "card_named",
    "pools",
    "set_up",
    "use_cards",
]
