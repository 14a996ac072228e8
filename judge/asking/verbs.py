"""A verb of a wording stands in all its tenses: `[block/blocks]` reads "blocked" and "is blocking".

>>> inflected("{by:nouns} [block/blocks] {at:noun}")
'{by:nouns} {_:v_block_blocks} {at:noun}'
>>> [form for form in forms("swing") if " " not in form]
['swings', 'swung']
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judge.asking import rows
from judge.language import Table, Template, t, w

GROUP = re.compile(r"\[([^\[\]{}]+)\]")
IRREGULAR = {
    **{verb: (verb, verb) for verb in ("cast", "hit", "put", "cut", "let", "burn")},
    **{verb: (past, past) for verb, past in (("have", "had"), ("hold", "held"), ("swing", "swung"))},
    **{verb: (past, past) for verb, past in (("make", "made"), ("shoot", "shot"), ("lose", "lost"))},
    **{verb: (past, past) for verb, past in (("fight", "fought"), ("deal", "dealt"))},
    **{verb: (past, past) for verb, past in (("leave", "left"), ("bring", "brought"))},
    **{"give": ("gave", "given"), "take": ("took", "taken"), "steal": ("stole", "stolen")},
    **{"draw": ("drew", "drawn"), "get": ("got", "gotten"), "go": ("went", "gone")},
    **{"become": ("became", "become"), "come": ("came", "come"), "choose": ("chose", "chosen")},
}
DOUBLED = re.compile("(?:tap|zap|pop|drop|flip|hit|put|cut|get)$")
NOUNS = {"", "card", "creature", "blocker", "creatures"}  # whose plural is no form of a verb
PASSIVE = {"is", "are", "am", "was", "were", "get", "gets", "got"}
BEEN = [
    *("is", "are", "was", "were", "has been", "have been", "had been", "will be"),
    *("is being", "are being", "was being"),
]
ADVERBS = (
    "then|now|also|just|first|next|later|only|both|all|each|will|would|still|already|immediately"
)
_TABLES: dict[str, Table] = {}


def row(en: str, zh: str, **fixed: object) -> Template:
    """A row of `judge.asking.rows` whose English verbs stand in all their tenses."""
    return rows.row(inflected(en), zh, **fixed)


def inflected(en: str) -> str:
    """A wording with a table of all forms for each of its verbs."""
    return GROUP.sub(_group, en)


def forms(verb: str) -> Iterator[str]:
    """The forms of a verb of one word beside its base."""
    past, participle = IRREGULAR.get(verb, (f"{_before_d(verb)}d", f"{_before_d(verb)}d"))
    ing = f"{_doubled(verb.removesuffix('e'))}ing"
    yield from (_third(verb), past)
    yield from (f"{be} {ing}" for be in ("is", "are", "am", "was", "were"))
    yield from (f"{have} {participle}" for have in ("has", "have", "had"))


def _third(verb: str) -> str:
    if verb == "have":
        return "has"
    if re.search("[^aeo]y$", verb):
        return f"{verb[:-1]}ies"
    return f"{verb}es" if re.search("(?:s|sh|ch|x|o)$", verb) else f"{verb}s"


def _before_d(verb: str) -> str:
    if re.search("[^aeo]y$", verb):
        return f"{verb[:-1]}ie"
    return verb if verb.endswith("e") else f"{_doubled(verb)}e"


def _doubled(verb: str) -> str:
    return f"{verb}{verb[-1]}" if DOUBLED.search(verb) else verb


def _group(found: re.Match[str]) -> str:
    """The slot for a group of alternatives with a verb among them; else the group as it is."""
    said = found[1].split("/")
    more: list[str] = BEEN if "is" in said and set(said) <= PASSIVE else []
    for verb in said:
        words = verb.split(" ")
        for place, word in enumerate(words if verb.strip() not in NOUNS else ()):
            before, behind = words[:place], words[place + 1 :]
            if " ".join((*before, _third(word), *behind)) in said:
                more += (" ".join((*before, form, *behind)) for form in forms(word))
    return _slot(said, more) if more else found[0]


def _slot(said: list[str], more: list[str]) -> str:
    """The slot of a table of some words, which may have an adverb before them."""
    name = "v_" + re.sub(r"\W+", "_", "_".join(said))
    words = w(0, "|".join(dict.fromkeys((*said, *more))), "")
    _TABLES[name] = Table(name, (words, t(_zero, f"{{_:adverb}} {{_:{name}}}", "")))
    return f"{{_:{name}}}"


def _zero() -> int:
    return 0


def tables() -> tuple[Table, ...]:
    """The tables of the verbs of all wordings so far."""
    return (Table("adverb", (w(0, ADVERBS, ""),)), *_TABLES.values())
