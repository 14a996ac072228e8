"""A verb of a wording stands in all its tenses: `[block/blocks]` reads "blocked" and "is blocking".

>>> inflected("{by:nouns} [block/blocks] {at:noun}")
'{by:nouns} {_:v_block_blocks} {at:noun}'
>>> [form for form in forms("swing") if " " not in form]
['swings', 'swung']
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judge.asking.canonical import rows
from judge.language import ListOf, Table, Template, Word, t, w
from judge.oracle.lexicon.verbs.verb import doubled, form_of

GROUP = re.compile(r"\[([^\[\]{}]+)\]")
NOUNS = {"", "card", "creature", "blocker", "creatures"}  # whose plural is no form of a verb
PASSIVE = {"is", "are", "am", "was", "were", "get", "gets", "got"}
BEEN = [
    *("is", "are", "was", "were", "has been", "have been", "had been", "will be"),
    *("is being", "are being", "am being", "am", "was being", "gets", "get", "got"),
]
ADVERBS = (
    "then|now|also|first|next|later|only|both|all|will|would|still|already|immediately|must|just"
    "|have to|has to|need to|needs to|successfully"
)
ZH_MID = (
    "刚|刚才|会|还|就|要|也|都|能|得|将|最后|最终|现在|之后|结果|因此|这样|那样|此时|这时|一共"
    "|总共|总计|共|合计|加起来|加在一起|统共|最多"
    "|照常|照样|照旧|正常|如常|全都|全|最多|至多|还是|接着|继续|仍可|需要|必须|到时候|仍|仍然|仍旧|依然|依旧|立刻|立即"
    "|马上|直接|因为这样|在战斗中|战斗后|在战斗后"
    "|战斗之后|在战斗之后|此刻|当前|实际|同时|一起|另外|额外|又|再|该|应该|因而|这次|这时候|今"
    "|需|去|来|在这次战斗中|这次战斗中|在本次战斗中|全部|分别|各|确实|仍会|因为攻击而|而|后来"
    "|就会|便|随后|随即|旋即|此后|单独|会因此|才|已经|已|刚刚|正"
)
MID = re.compile(f"(?:{ZH_MID})+")
LEFT_OUT = re.compile(r"\[([^\[\]{}]+)/\]")
BEHIND_NOUN = re.compile(
    r"(\{(?!_)\w+:(?:nouns?|subject|named_noun|targets?_said|doer_of|bare_name)\})(?=\[|[^\W\d_])"
)
ACTIVE = re.compile(r"\{who:doer_of\} \[([^\[\]{}]+)\] \{on:noun(?:_or_him)?\}(.*)")
HAVE = ("has", "have", "had", "has already", "have already", "had already", "have just", "has just")
MANY = 2  # words of a group that are one slot
STATES = ("tap", "untap")  # what is tapped was so before
_TABLES: dict[str, Table] = {}
_NUMBERS: dict[str, int] = {}  # of the groups of Chinese words


def row(en: str, zh: str, **fixed: object) -> Template:
    """A row of `judge.asking.canonical.rows` whose English verbs stand in all their tenses.

    In Chinese any words that may be left out before a verb, all of `ZH_MID`, stand for all of them.
    """
    with_mid = BEHIND_NOUN.sub(r"\1{_:mid}", LEFT_OUT.sub(_mid, zh))
    return rows.row(inflected(_and_passive(en)), GROUP.sub(_of_many, with_mid), **fixed)


def _and_passive(en: str) -> str:
    """Wordings in which somebody does something to an object, also said of the object."""
    said = en.split("|")
    for wording in tuple(said):
        if active := ACTIVE.fullmatch(wording):
            verbs = (verb for verb in active[1].split("/") if " " not in verb)
            bases = [verb for verb in verbs if form_of(verb, "s") in active[1].split("/")]
            bases = [verb for verb in bases if verb not in STATES]
            for verb in bases:
                said.append(f"{{on:noun}} [is/gets/got] {form_of(verb, 'N')}{active[2]}")
    return "|".join(said)


def _mid(found: re.Match[str]) -> str:
    return "{_:mid}" if all(map(MID.fullmatch, found[1].split("/"))) else found[0]


def _of_many(found: re.Match[str]) -> str:
    """The slot for a group of many Chinese words, which so are one wording; else the group."""
    said = found[1].split("/")
    if len(said) < MANY:
        return found[0]
    name = f"z_{_NUMBERS.setdefault(found[1], len(_NUMBERS))}"
    words = (w(0, "", "|".join(dict.fromkeys(filter(None, said)))),)
    left_out = (Word(0, (), ("",)),) if "" in said else ()
    _TABLES[name] = Table(name, (*left_out, *words))
    return f"{{_:{name}}}"


def inflected(en: str) -> str:
    """A wording with a table of all forms for each of its verbs."""
    return GROUP.sub(_group, en)


def forms(verb: str) -> Iterator[str]:
    """The forms of a verb of one word beside its base."""
    ing = f"{doubled(verb.removesuffix('e'))}ing"
    yield from (form_of(verb, "s"), form_of(verb, "D"))
    yield from (f"{be} {ing}" for be in ("is", "are", "am", "was", "were"))
    yield from (f"{have} {form_of(verb, 'N')}" for have in HAVE)


def _group(found: re.Match[str]) -> str:
    """The slot for a group of alternatives with a verb among them; else the group as it is."""
    said = found[1].split("/")
    is_passive = "is" in said and set(said) <= PASSIVE
    more = [*BEEN, *(f"{be} then" for be in BEEN)] if is_passive else []
    for verb in said:
        words = verb.split(" ")
        for place, word in enumerate(words if verb.strip() not in NOUNS else ()):
            before, behind = words[:place], words[place + 1 :]
            if word and " ".join((*before, form_of(word, "s"), *behind)) in said:
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
    return (
        Table("adverb", (w(0, ADVERBS, ""),)),
        rows.optional("mid", ListOf("mid_said", *rows.NO_SIGN)),
        Table("mid_said", (w(0, "", ZH_MID),)),
        *_TABLES.values(),
    )
