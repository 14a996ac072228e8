"""A page becomes what other places show of it: a card in a chat, a frame in another site."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Bilingual, Lang, Rule
from corpus.shelf import Shelf
from web.language import HTML_LANG
from web.picture import font
from web.present import later, links
from web.present.rules import entry
from web.present.texts import Plain, label, plain_texts
from web.store import Permalink
from web.wording import say

_MOST = 500  # characters of a description
_MOST_TITLE = 100  # characters of an answer in a title
_MOST_CHILDREN = 20  # entries below its own that a frame shows
# Where a text may end: after a Chinese character or mark, else between words.
_END = re.compile(r"(?<=[\u3000-\u9fff\uff00-\uffef])|(?=\s)")


def rule_card(page: Plain, reader: Lang) -> Plain:
    """The card of a rule's page: what `rules.page` gave of it, in few words."""
    first = page["entry"]
    heading = f"{first['number']} {page['title']}".strip()
    said = (_said(each, reader) for each in (first, *page["children"]))
    picture = links.rule_picture(page["edition"], RuleId.parse(first["number"]), reader)
    return _card(heading, said, page["canonical"], picture, reader)


def ruling_card(kept: Permalink, heading: str, reader: Lang) -> Plain:
    """The card of a permalink under the heading of its page: the answers and what they cite."""
    said = (" ".join((str(one["answer"][reader]), *_rules(one))) for one in kept.rulings)
    picture = links.ruling_picture(kept.id, reader)
    card = _card(heading, said, links.absolute(links.ruling(kept.id)), picture, reader)
    return {**card, "told": tuple(text for one in kept.rulings for text in _told(one, reader))}


def _told(plain: Mapping[str, Any], reader: Lang) -> tuple[str, ...]:
    """The answer, and each rule that it turns on with why."""
    why = (f"{one['rule']} {one['why'][reader]}" for one in plain.get("deciding", ()))
    return (str(plain["answer"][reader]), *why)


def term_card(page: Plain, reader: Lang) -> Plain:
    """The card of a term's page: what the glossary says of it, and the rules that define it.

    A glossary that is not in the reader's language is left out where a rule tells.
    """
    rules, glossary = _defined(page), page["glossary"]
    is_told = glossary and (not rules or _is_in(glossary, reader))
    first = (_words(glossary, reader),) if is_told else ()
    said = (*first, *(_said(entry, reader) for entry in rules))
    picture = links.term_picture(page["edition"], page["name"], reader)
    return _card(page["title"], said, page["canonical"], picture, reader)


def card_card(page: Plain, reader: Lang) -> Plain:
    """The card of a Magic card's page: what is printed on each face, in one language."""
    said = (text for face in page["faces"] for text in _printed(face, reader))
    picture = links.card_picture(page["english"], reader)
    return _card(page["name"], said, page["canonical"], picture, reader)


def _defined(page: Plain) -> tuple[Plain, ...]:
    """The rules that define a term, each once."""
    found = (one["defined"]["entry"] for one in page["entries"] if one["defined"])
    return tuple({entry["number"]: entry for entry in found}.values())


def _printed(face: Plain, reader: Lang) -> tuple[str, ...]:
    """A face in words: cost, types, size, text; as it was read where that is another language."""
    lines = (
        (line["other_lang"] == HTML_LANG[reader] and line["other"])
        or line["read"] + (line["unread"] or "")
        for line in face["lines"]
    )
    return tuple(filter(None, (face["cost"], face["types"], face["size"], *lines)))


def _rules(plain: Mapping[str, Any]) -> tuple[str, ...]:
    """The rules that an answer turns on; all that it cites, of a ruling that was kept without."""
    turned_on = tuple(one["rule"] for one in plain.get("deciding", ()))
    return turned_on or tuple(cited["number"] for cited in plain["citations"])


def rule_frame(shelf: Shelf, graph: RuleGraph, rule: Rule, reader: Lang) -> Plain:
    """A rule and what stands directly below it, for a frame."""
    own = () if rule.is_heading else (rule.id,)
    below = graph.children(rule.id)
    shown = (*own, *below[:_MOST_CHILDREN])
    heading = f"{rule.id} {label(shelf.title(graph, rule.id), reader)}"
    return {
        "edition": graph.edition.key,
        "heading": heading,
        "title": f"{heading} — {say(reader, 'edition', date=graph.edition.key)}",
        "entries": tuple(entry(shelf, graph, graph.rule(number), reader) for number in shown),
        "more": max(0, len(below) - _MOST_CHILDREN),
        "url": links.absolute(links.rule(graph.edition.key, rule.id)),
    }


def ruling_frame(shelf: Shelf, kept: Permalink, reader: Lang) -> Plain:
    """The answers of a permalink with the rules that they cite, for a frame."""
    heading = say(reader, "embed.ruling")
    return {
        "edition": kept.edition,
        "heading": heading,
        "title": f"{heading} — {shortened(str(kept.rulings[0]['answer'][reader]), _MOST_TITLE)}",
        "rulings": tuple(_ruling(shelf, one, reader) for one in kept.rulings),
        "url": links.absolute(links.ruling(kept.id)),
    }


def term_frame(page: Plain, reader: Lang) -> Plain:
    """What the glossary says of a term, and the rules that define it, for a frame."""
    return {
        "edition": page["edition"],
        "heading": page["title"],
        "title": f"{page['title']} — {say(reader, 'edition', date=page['edition'])}",
        "glossary": page["glossary"],
        "entries": _defined(page),
        "url": page["canonical"],
    }


def card_frame(page: Plain, reader: Lang) -> Plain:
    """The faces of a card, for a frame."""
    name = page["name"]
    return {
        "heading": name,
        "title": f"{name} — {say(reader, 'cards')}",
        "faces": page["faces"],
        "url": page["canonical"],
    }


def _ruling(shelf: Shelf, plain: Mapping[str, Any], reader: Lang) -> Plain:
    """A ruling as it was kept, in few words."""
    answer = Bilingual(plain["answer"]["en"], plain["answer"]["zh"])
    return {
        "verdict": plain["verdict"],
        "verdict_text": say(reader, f"verdict.{plain['verdict']}"),
        "answer": plain_texts(answer, reader),
        "outcomes": tuple(outcome["answer"][reader] for outcome in plain["outcomes"]),
        "cites": tuple(_cited(shelf, cited) for cited in plain["citations"]),
    }


def _cited(shelf: Shelf, cited: Mapping[str, Any]) -> Plain:
    """A rule that is cited; without an address where no document is known to hold it."""
    found = later.standing(shelf, cited["number"], cited["edition"])
    return {"number": cited["number"], "url": later.url(found) if found else None}


def shortened(text: str, most: int) -> str:
    """The beginning of a text that is longer than `most` characters, with an ellipsis.

    English ends at a word, Chinese at a character.

    >>> shortened("Trample is a static ability", 20)
    'Trample is a static…'
    """
    if len(text) <= most:
        return text
    ends = [at for found in _END.finditer(text, 0, most) if (at := found.start()) < most]
    return text[: max(ends, default=most - 1)].rstrip() + "…"


def _card(heading: str, said: Iterable[str], url: str, picture: str, reader: Lang) -> Plain:
    told = tuple(said)
    return {
        "title": heading,
        "told": told,
        "description": shortened(" ".join(told), _MOST),
        "url": url,
        "picture": links.absolute(picture) if font() else None,
        "locale": {Lang.EN: "en_US", Lang.ZH: "zh_CN"}[reader],
        "oembed_url": links.absolute(links.oembed(url, reader)),
    }


def _said(item: Plain, reader: Lang) -> str:
    """The number and the words of an entry."""
    return f"{item['number']} {_words(item, reader)}".strip()


def _is_in(item: Plain, reader: Lang) -> bool:
    """True if an entry has words in the reader's language."""
    return any(each["lang"] == HTML_LANG[reader] for each in (*item["texts"], *item["borrowed"]))


def _words(item: Plain, reader: Lang) -> str:
    """The words of an entry, in the reader's language if it has them."""
    texts: Sequence[Plain] = (*item["texts"], *item["borrowed"])
    own = (each for each in texts if each["lang"] == HTML_LANG[reader])
    words: str = next(own, texts[0] if texts else {"text": ""})["text"]
    return " ".join(words.split())
