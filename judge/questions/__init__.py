"""A question in words is ruled on, where every word was read and every guard holds."""

from judge.questions.reading import read
from judge.questions.values import Inferred, Read, Reading, Span, State

__all__ = ["Inferred", "Read", "Reading", "Span", "State", "read"]
