"""Sentences in two languages and the plain data of scenarios: one table reads and writes both."""

from judge.asking.mentions import NOBODY, Known, names_of_cards
from judge.asking.sentences import Unread, read, say

__all__ = ["NOBODY", "Known", "Unread", "names_of_cards", "read", "say"]
