"""A verb once, with all its forms: of what an object or a player does, an event is made.

`(attack)` in the English words of a verb stands for its forms: attacks, attack, attacked; `<their/
your>` for what agrees with who does it. `*` in the Chinese words is where 过 and 了 stand. One row
of `verb` so serves the trigger ("whenever ~ attacks"), what happened ("if ~ attacked this turn",
"if it didn't attack this turn") and the count ("the number of creatures that attacked this turn").

>>> attack = verb(Acts(Attacks), "(attack) alone", "单独攻击*", alone=True)
>>> [(one.number, *one.parts) for one in attack.wordings(Lang.EN)][:3]
[('s', 'attacks alone'), ('p', 'attack alone'), ('D', 'attacked alone')]
>>> [(one.number, *one.parts) for one in attack.wordings(Lang.ZH)]
[('D', '单独攻击过'), ('N', '单独攻击过'), ('', '单独攻击'), ('', '单独攻击了')]
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from corpus.structs import Struct
from judge.abilities.bases import Amount, Filter, Pattern, Players
from judge.abilities.filters import AnyOf, ControlledBy, IsCard, IsPermanent, IsSpell, IsThis
from judge.abilities.patterns import Attacks, EitherOf
from judge.abilities.who import You
from judge.language import REJECTED, Template, Word, t, w
from judge.oracle.lexicon.filters import either, every, has
from judge.values import Lang, Value

_GROUP = re.compile(r"\((\w+)\)")
_AGREES = re.compile(r"<([^<>/]*)/([^<>/]*)>")
FORMS = ("s", "p", "D", "B", "N")
WITH, HAVE = "W", "have"  # "a player with 13 life" is one who has it
IRREGULAR = {  # singular, plural, past, base, participle
    "be": ("is", "are", "was/were", "be", "been"),
    "become": ("becomes", "become", "became", "become", "become"),
    "bring": ("brings", "bring", "brought", "bring", "brought"),
    "cast": ("casts", "cast", "cast", "cast", "cast"),
    "choose": ("chooses", "choose", "chose", "choose", "chosen"),
    "come": ("comes", "come", "came", "come", "come"),
    "commit": ("commits", "commit", "committed", "commit", "committed"),
    "control": ("controls", "control", "controlled", "control", "controlled"),
    "cut": ("cuts", "cut", "cut", "cut", "cut"),
    "deal": ("deals", "deal", "dealt", "deal", "dealt"),
    "draw": ("draws", "draw", "drew", "draw", "drawn"),
    "fight": ("fights", "fight", "fought", "fight", "fought"),
    "get": ("gets", "get", "got", "get", "gotten"),
    "give": ("gives", "give", "gave", "give", "given"),
    "go": ("goes", "go", "went", "go", "gone"),
    "have": ("has", "have", "had", "have", "had"),
    "hit": ("hits", "hit", "hit", "hit", "hit"),
    "hold": ("holds", "hold", "held", "hold", "held"),
    "leave": ("leaves", "leave", "left", "leave", "left"),
    "let": ("lets", "let", "let", "let", "let"),
    "lose": ("loses", "lose", "lost", "lose", "lost"),
    "make": ("makes", "make", "made", "make", "made"),
    "put": ("puts", "put", "put", "put", "put"),
    "shoot": ("shoots", "shoot", "shot", "shoot", "shot"),
    "steal": ("steals", "steal", "stole", "steal", "stolen"),
    "surveil": ("surveils", "surveil", "surveilled", "surveil", "surveilled"),
    "swing": ("swings", "swing", "swung", "swing", "swung"),
    "take": ("takes", "take", "took", "take", "taken"),
    "win": ("wins", "win", "won", "win", "won"),
}
# Verbs that double their last letter, and those that end so: untap.
_DOUBLED = re.compile("(?:tap|zap|pop|drop|flip|hit|put|cut|get|let|win)$")


NOBODY = every()  # before it is said who does so


class Act(Value):
    """What is said of a subject: the event, its field for the subject, and how often or much.

    `also` is what the words say of the subject besides ("enters under your control"); `total` is
    set where `least` is how much there was in all ("gained 3 or more life").
    """

    pattern: Pattern
    subject: str
    least: Amount = 1
    total: bool = False
    also: Filter | None = None

    def of(
        self, who: Filter | Players | None, *, at_once: bool = False, earlier: bool = False
    ) -> object:
        """The event with its subject; `REJECTED` where several can't do so as one event.

        Of an `earlier` one nothing is said by whose ability speaks of it now.
        """
        if self.also == IsPermanent() and isinstance(who, Filter):
            if has(who, IsCard) or has(who, IsSpell):
                return REJECTED  # it comes from elsewhere
        elif self.also is not None and isinstance(who, Filter):
            who = every(who, self.also) if earlier else _narrowed(who, self.also)
        return self._of(self.pattern, who, at_once)

    def _of(self, pattern: Pattern, who: Filter | Players | None, at_once: bool) -> object:
        if isinstance(pattern, EitherOf):
            made = [self._of(part, who, at_once) for part in pattern.parts]
            return REJECTED if REJECTED in made else EitherOf(tuple(made))  # type: ignore[arg-type]
        if at_once and not hasattr(pattern, "at_once"):
            return REJECTED
        if self.subject == "source" and who == NOBODY:
            who = None  # "a source", whatever it is
        fields = {self.subject: who, **({"at_once": True} if at_once else {})}
        return pattern.with_(**fields)


def _narrowed(who: Filter, also: Filter) -> Filter:
    """ "~ or another Elf enters under your control": what has the ability is always under yours.

    "From your graveyard" or "under an opponent's control" is said of both.
    """
    if also == ControlledBy(You()) and isinstance(who, AnyOf) and IsThis() in who.parts:
        others = tuple(part for part in who.parts if part != IsThis())
        return either(IsThis(), every(either(*others), also))
    return every(who, also)


class Acts(Struct):
    """Makes acts of one or more kinds of event, whose `subject` does so or has it done to it."""

    kind: type[Pattern] | tuple[type[Pattern], ...]
    subject: str = "filter"
    nobody: Any = NOBODY

    def __call__(
        self,
        least: Amount = 1,
        total: bool = False,
        also: Filter | None = None,
        **fields: Any,
    ) -> Act:
        kinds = self.kind if isinstance(self.kind, tuple) else (self.kind,)
        made = tuple(kind(**{self.subject: self.nobody, **fields}) for kind in kinds)
        pattern = made[0] if len(made) == 1 else EitherOf(made)
        return Act(pattern, self.subject, least, total, also)


def by_player(kind: type[Pattern]) -> Acts:
    """What a player does."""
    return Acts(kind, "player", None)


def verb(
    make: Callable[..., Any],
    en: str,
    zh: str,
    *,
    ex: tuple[str, str] | None = None,
    rank: int = 0,
    forms: tuple[str, ...] = FORMS,
    **fixed: object,
) -> Template:
    """A row with all forms of its verbs; `|` stands between the wordings of a language."""
    row = t(make, en, zh, ex=ex, rank=rank)
    return row.with_(
        fixed=fixed, spell=_spelled if forms == FORMS else partial(_spelled, forms=forms)
    )


def _spelled(text: str, lang: Lang, forms: tuple[str, ...] = FORMS) -> Iterator[str]:
    """A text with each form of its verbs."""
    return (_english if lang is Lang.EN else _chinese)(text, forms)


def act(value: object, en: str, zh: str) -> Word:
    """Fixed words of one value with all forms of their verbs."""
    english = "|".join(_english(en, FORMS))
    return w(value, english, zh)


def _english(text: str, forms: tuple[str, ...]) -> Iterator[str]:
    if _GROUP.findall(text) == [HAVE] and text.startswith(f"({HAVE})"):
        for agreed in _agreed(f"with{text.removeprefix(f'({HAVE})')}", WITH):
            yield f"@{WITH} {agreed}"
    for form in forms if text else ():
        made = {text.replace("@#", f"@{form}")}
        for name in _GROUP.findall(text):
            each = form_of(name, form).split("/")
            made = {one.replace(f"({name})", word) for one in made for word in each}
        for one in sorted(made):
            for agreed in _agreed(one, form):
                yield f"@{form} {agreed}"


def _agreed(text: str, form: str) -> Iterator[str]:
    if not _AGREES.search(text):
        yield text
        return
    for group in {"s": (1,), "p": (2,)}.get(form, (1, 2)):
        yield _AGREES.sub(rf"\{group}", text)


def _chinese(text: str, forms: tuple[str, ...]) -> Iterator[str]:
    if "@#" in text:
        yield from (f"@{form} {text.replace('@#', f'@{form}')}" for form in forms)
        return
    if "*" in text:
        yield from (f"@{form} {text.replace('*', '过')}" for form in forms if form in "DN")
        yield text.replace("*", "")
        yield text.replace("*", "了")
    elif forms != FORMS:
        yield from (f"@{form} {text}" for form in forms)
    elif text:
        yield text


def form_of(name: str, form: str) -> str:
    """A form of a verb; "was/were" where it has two.

    >>> [form_of("scry", form) for form in FORMS]
    ['scries', 'scry', 'scried', 'scry', 'scried']
    """
    if name in IRREGULAR:
        return IRREGULAR[name][FORMS.index(form)]
    if form in "pB":
        return name
    stem = name[:-1] if name[-1] == "y" and name[-2] not in "aeiou" else name
    if form == "s":
        ends = ("s", "x", "ch", "sh")
        return f"{stem}ies" if stem != name else f"{name}es" if name.endswith(ends) else f"{name}s"
    if stem != name:
        return f"{stem}ied"
    return f"{name}d" if name.endswith("e") else f"{doubled(name)}ed"


def doubled(name: str) -> str:
    """A verb as it stands before "ed" or "ing": "tapp", "attack"."""
    return f"{name}{name[-1]}" if _DOUBLED.search(name) else name


__all__ = ["Act", "Acts", "Attacks", "act", "by_player", "doubled", "form_of", "verb"]
