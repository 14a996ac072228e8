"""What a pattern can't match without: a text that is cheaper to look for than the pattern.

>>> needed(r"\\b(by|and) paying\\b(?=[^.]* cost)")
' paying'
>>> needed(r"his|her"), needed(r"[.;]? • ")
('', ' • ')
"""

from __future__ import annotations

import re

_ATOM = re.compile(r"\\.|\[\^?\]?[^\]]*\]|\{\d*,?\d*\}|.", re.DOTALL)
_MAY_BE_NONE = ("?", "*", "{")  # how what may stand no time at all goes on
_NOT_ITSELF = frozenset(".^$+?*()")


def needed(pattern: str) -> str:
    """The longest text that stands in whatever a pattern matches; empty where that isn't plain.

    Only what stands outside of all brackets counts, and nothing of a pattern with a choice there
    or with flags.
    """
    if pattern.startswith("(?i)"):
        return ""
    atoms = _ATOM.findall(pattern)
    runs, depth = [""], 0
    for atom, after in zip(atoms, [*atoms[1:], ""], strict=True):
        depth -= atom == ")"
        if depth == 0 and atom == "|":
            return ""
        letter = _literal(atom) if depth == 0 else ""
        if letter and not after.startswith(_MAY_BE_NONE):
            runs[-1] += letter
        else:
            runs.append("")
        depth += atom == "("
    return max(runs, key=len)


def _literal(atom: str) -> str:
    """The one character that an atom of a pattern stands for, or nothing."""
    if len(atom) == 1:
        return "" if atom in _NOT_ITSELF else atom
    return atom[1] if atom[0] == "\\" and not atom[1].isalnum() else ""
