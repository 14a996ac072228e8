"""An account becomes answers: a value for each thing asked, or what changed."""

from judge.ruling.answers.answer import Answer, Answers, Change, Part
from judge.ruling.answers.answering import answers
from judge.ruling.answers.untold import untold

__all__ = ["Answer", "Answers", "Change", "Part", "answers", "untold"]
