"""Which mana pays, where a player says it: each of the mana named meets one need of the cost."""

from __future__ import annotations

SNOW = frozenset({"S"})


def as_said(needs: list[frozenset[str]], letters: tuple[str, ...]) -> list[frozenset[str]] | None:
    """The needs, each met by mana of one of these letters; None where not each mana meets one."""
    if len(needs) != len(letters):
        return None
    place: dict[int, int] = {}  # of a need, the letter that meets it

    def meets(letter: int, tried: set[int]) -> bool:
        for at, need in enumerate(needs):
            if at in tried or not (letters[letter] in need or need == SNOW):
                continue
            tried.add(at)
            if at not in place or meets(place[at], tried):
                place[at] = letter
                return True
        return False

    if not all(meets(letter, set()) for letter in range(len(letters))):
        return None
    return [n if n == SNOW else frozenset({letters[place[at]]}) for at, n in enumerate(needs)]
