"""What can go wrong with the store.

StoreError
├── BadAddress        the address of the database is none that is supported
├── Unavailable       the database does not answer, or refuses
├── Newer             the database was made by a newer version of this program
├── UnknownPermalink  nothing was stored under this id
├── UnknownReport     no report has this number
└── Invalid           a text is too long or empty, or a report is about nothing
"""

from __future__ import annotations

from corpus.errors import Said
from judge.values import Bilingual

RUNNING = Said(
    "see that it runs, and that DATABASE_URL is right",
    "请检查其是否在运行，以及DATABASE_URL是否正确",
)
DAMAGED = Said("`judge doctor` says what helps", "请运行`judge doctor`")


class StoreError(Exception):
    """Anything that the store cannot do; `told` is the sentence for a reader."""

    def __init__(self, en: str, zh: str) -> None:
        self.told = Bilingual(en, zh)
        super().__init__(en)


class BadAddress(StoreError):
    """An address that names no database that can be used. It may hold a password: never shown."""

    def __init__(self, scheme: str) -> None:
        super().__init__(
            f"the database address begins with “{scheme}”; it would be right as "
            "postgresql://user:password@host/name or sqlite:///path/to/file",
            f"数据库地址以“{scheme}”开头；应形如postgresql://user:password@host/name"
            "或sqlite:///path/to/file",
        )


class Unavailable(StoreError):
    """The database cannot be reached or read; `reason` is the database's own short word for it.

    `todo` says what helps.
    """

    def __init__(self, database: str, reason: str, todo: Said = RUNNING) -> None:
        self.database, self.reason = database, reason
        super().__init__(
            f"the database {database} does not answer: {reason}; {todo}",
            f"数据库{database}没有应答：{reason}；{todo.zh}",
        )


class Newer(StoreError):
    """A database with tables that only a newer version of this program knows."""

    def __init__(self, database: str, version: str) -> None:
        super().__init__(
            f"the database {database} was made by a newer version ({version}); "
            "install that version of rules-judge, nothing was changed",
            f"数据库{database}由更新的版本（{version}）建立；请安装相应版本的rules-judge，内容未作任何改动",
        )


class UnknownPermalink(StoreError):
    """An id under which nothing was stored."""

    def __init__(self, id: str) -> None:  # noqa: A002 - the name of what was asked for
        self.id = id
        super().__init__(f"there is no permalink “{id[:40]}”", f"没有永久链接“{id[:40]}”")


class UnknownReport(StoreError):
    """A number that no report has."""

    def __init__(self, id: int) -> None:  # noqa: A002 - the name of what was asked for
        self.id = id
        super().__init__(
            f"there is no report {id}; `judge reports` lists them",
            f"没有报告{id}；`judge reports`列出所有报告",
        )


class Invalid(StoreError):
    """Something that may not be stored as it is; `most` is the limit of `what`, if that is it."""

    def __init__(self, what: str, problem: Bilingual, most: int | None = None) -> None:
        self.what, self.most = what, most
        super().__init__(f"{what}: {problem.en}", f"{what}：{problem.zh}")
