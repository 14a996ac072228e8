"""A scenario becomes the game that it starts with: cards found, their text read, objects placed."""

from judge.scenario.setup.pool import Cards, card_named, pools, pools_version, rulings_of, use_cards
from judge.scenario.setup.reading import UNNAMED_SHOWN, unplayable
from judge.scenario.setup.start import Game, set_up

__all__ = [
    "UNNAMED_SHOWN",
    "Cards",
    "Game",
    "card_named",
    "pools",
    "pools_version",
    "rulings_of",
    "set_up",
    "unplayable",
    "use_cards",
]
