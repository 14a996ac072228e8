"""Events become a `Ruling`: verdict, answer, tree of steps, citations and assumptions."""

from judge.ruling.asking import ask
from judge.ruling.checking import CheckResult, check
from judge.ruling.ruling import Citation, Ruling, Step, Verdict

__all__ = ["CheckResult", "Citation", "Ruling", "Step", "Verdict", "ask", "check"]
