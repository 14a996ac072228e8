"""What tokens are created."""

from __future__ import annotations

from judge.asking.wordings.verbs import row
from judge.language.template import Row

DONE: tuple[Row, ...] = (
    row(
        "{who:doer_of} [get/gets/receive/receives] {tokens:tokens_said}",
        "",
        does="makes",
    ),
)
EFFECTS: tuple[Row, ...] = (
    row(
        "{who:whose} [spell/ability/effect/card/instant/sorcery] [creates/create/makes/make]"
        " {tokens:tokens_said}"
        "|{who:whose} [spell/ability/effect/card] [is to/will/would/is going to] [create/make]"
        " {tokens:tokens_said}",
        "{who:whose}[法术/咒语/效应/异能/牌/瞬间]{_:mid}[派出/造/造出/产生/得到/制造]{tokens:tokens_said}",
        does="makes",
    ),
    row(
        "{tokens:tokens_said} [enter/enters/come in/comes in/enter the battlefield"
        "/enters the battlefield] [under {who:whose} control/on {who:whose} side]",
        "",
        does="makes",
    ),
    row(
        "{who:doer_of} [create/creates/make/makes] {tokens:tokens_said}"
        "|an effect [creates/makes] {tokens:tokens_said} for {who:whom}",
        "{who:doer_of}{_:mid}[派出/造/造了/造出/制造/得到/放出]{tokens:tokens_said}"
        "|[我的/一个/某个/]{_:mid}[法术/咒语/效应/异能/牌][让/使/令]{who:doer_of}{_:mid}[派出/造出/得到]"
        "{tokens:tokens_said}",
        does="makes",
    ),
    row(
        "{who:doer_of} [populate/populates][ with {on:noun}/]",
        "{who:doer_of}殖民[了/]|{who:doer_of}用{on:noun}殖民",
        does="populate",
    ),
)
