"""The cards that the user imported, in one SQLite file; asked for by name, in either language.

English and Chinese texts are kept apart, so that a later file can bring either. A card is read when
it is asked for.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from judge.cards.card import Card
from judge.cards.files import card_from_record
from judge.cards.finding import Found, Keys, Names, casefolded
from judge.cards.published import Published
from judge.cards.records import Record, joined
from judge.errors import BadCards
from judge.values import Bilingual

CARDS = "cards.sqlite"  # the file in a data folder
_VERSION = 2
_SCHEMA = """
CREATE TABLE cards (name TEXT PRIMARY KEY, record TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE chinese (
  name TEXT PRIMARY KEY, dated TEXT NOT NULL, faces TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE names (
  key TEXT NOT NULL, shown TEXT NOT NULL, card TEXT NOT NULL, rank INTEGER NOT NULL,
  PRIMARY KEY (key, rank, card)
) WITHOUT ROWID;
"""
_RULINGS = """
CREATE TABLE identities (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX identities_of ON identities (name);
CREATE TABLE rulings (
  card TEXT NOT NULL, dated TEXT NOT NULL, text TEXT NOT NULL, source TEXT NOT NULL,
  PRIMARY KEY (card, dated, text)
) WITHOUT ROWID;
"""
_ADDED = (_SCHEMA, _RULINGS)  # by each version, one after the other


class CardStore:
    """Imported cards; `keys` gives the forms in which a name can be looked up, the plain one first.

    The forms are written down at an import: a store is read with the same `keys`.
    """

    def __init__(self, path: Path, keys: Keys = casefolded) -> None:
        self.path, self.keys = path, keys
        self._files = (path, path.with_name(f"{path.name}-wal"))
        self._known: tuple[str, Names] | None = None

    @property
    def is_there(self) -> bool:
        """True if something was imported."""
        return self.path.is_file()

    @property
    def version(self) -> str:
        """The file and when it was last written; another text after an import."""
        return " ".join(
            f"{path} {path.stat().st_mtime_ns}" for path in self._files if path.exists()
        )

    def problem(self, *, to_the_byte: bool = False) -> BadCards | None:
        """What keeps the file from being read, at first sight or, which takes longer, anywhere."""
        if not self.is_there:
            return None
        try:
            version = max(int(row[0]) for row in self._rows("PRAGMA user_version"))
            if version > _VERSION:
                return self._of_another(version)
            self._rows(
                "SELECT name, record, faces FROM cards LEFT JOIN chinese USING (name) LIMIT 1"
            )
            checked = self._rows("PRAGMA quick_check") if to_the_byte else []
        except BadCards as error:
            return error
        # SQLite before 3.41 finds NULLs that aren't there in tables such as `names`
        wrong = [row[0] for row in checked if row[0] != "ok" and "NULL value in" not in row[0]]
        if wrong:
            why = " ".join(wrong[0].split())
            return BadCards(
                f"{self.path}, the imported cards, is damaged ({why})",
                f"导入的牌{self.path}已损坏（{why}）",
            )
        return None

    def copy(self, to: Path) -> None:
        """Copies what was imported, as it is at one moment, into a file; without any nothing."""
        if self.is_there:
            self._rows("VACUUM INTO ?", str(to))

    def __len__(self) -> int:
        return int(self._rows("SELECT count(*) FROM cards")[0][0]) if self.is_there else 0

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self._card_of(name) is not None

    def get(self, name: str) -> Card | None:
        """The card that has a face of this name in either language, or None.

        Raises `Unsupported` for a card whose entry leaves out what the rules need.
        """
        found = self._card_of(name)
        return None if found is None else card_from_record(self.record(found))

    def record(self, name: str) -> Record:
        """The texts of a card by its English name, in both languages; raises KeyError."""
        rows = self._rows(
            "SELECT record, faces FROM cards LEFT JOIN chinese USING (name) WHERE name = ?", name
        )
        if not rows:
            raise KeyError(name)
        return joined(json.loads(rows[0][0]), json.loads(rows[0][1] or "[]"))

    def records(self) -> Iterator[Record]:
        """The texts of every card, by English name."""
        for (name,) in self._rows("SELECT name FROM cards ORDER BY name"):
            yield self.record(name)

    def names(self) -> Iterator[Bilingual]:
        """The name of every card; the English one where there is no Chinese."""
        rows = self._rows(
            "SELECT name, record, faces FROM cards LEFT JOIN chinese USING (name) ORDER BY name"
        )
        for name, record, faces in rows:
            both = joined(json.loads(record), json.loads(faces or "[]"))
            yield Bilingual(name, str(both.get("name_zh") or name))

    def rulings_of(self, name: str) -> tuple[Published, ...]:
        """What publishers ruled of the card of this English name, the latest first."""
        if not self._rows("SELECT 1 FROM sqlite_master WHERE name = 'rulings'"):
            return ()  # a store of the first version
        rows = self._rows(
            "SELECT dated, text, source FROM rulings WHERE card = ?1 "
            "OR card IN (SELECT id FROM identities WHERE name = ?1) ORDER BY dated DESC, text",
            name,
        )
        return tuple(Published(*row) for row in rows)

    def nearest(self, name: str) -> str | None:
        """The name most like `name`, if one is like it."""
        found = self.find(name, 1)
        return found[0].shown if found else None

    def find(self, text: str, most: int = 10) -> tuple[Found, ...]:
        """The cards with names like `text`: the same first, then beginnings, parts, likeness."""
        return self._names.find(text, most)

    # -- filling ---------------------------------------------------------------------------

    @contextmanager
    def filling(self) -> Iterator[Filling]:
        """What is added inside is there at its end, or after an error nothing of it.

        Raises `BadCards` where the file is damaged, or can't be written.
        """
        try:
            self._make_room()
            with closing(sqlite3.connect(self.path, isolation_level=None, timeout=30)) as held:
                held.execute("PRAGMA journal_mode = WAL")
                self._make(held)
                held.execute("BEGIN IMMEDIATE")
                with held:  # commits, or after an error rolls back
                    yield Filling(held)
                    self._name_all(held)
        except sqlite3.DatabaseError as error:
            raise BadCards(
                f"{self.path}, the imported cards, can't be written ({error}); what was there "
                "stays. `judge doctor` says what helps",
                f"导入的牌{self.path}无法写入（{error}）；原有内容保持不变。请运行`judge doctor`",
            ) from error

    def _make_room(self) -> None:
        """Makes the folder; raises `BadCards` where it can't."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadCards(
                f"{self.path.parent}: the data folder can't be made ({error.strerror}); name "
                "another one with JUDGE_DATA",
                f"{self.path.parent}：无法建立数据文件夹（{error.strerror}）；请用JUDGE_DATA另行指定",
            ) from error

    def _make(self, held: sqlite3.Connection) -> None:
        """Makes the tables where there are none; raises `BadCards` for those of another version."""
        held.execute("BEGIN IMMEDIATE")
        (version,) = held.execute("PRAGMA user_version").fetchone()
        for statement in filter(str.strip, ";".join(_ADDED[version:]).split(";")):
            held.execute(statement)
        if version < _VERSION:
            held.execute(f"PRAGMA user_version = {_VERSION}")
        held.execute("COMMIT")
        if version > _VERSION:
            raise self._of_another(version)

    def _of_another(self, version: int) -> BadCards:
        return BadCards(
            f"{self.path}: a store of another version ({version}); remove the file",
            f"{self.path}：牌库文件属于另一版本（{version}）；请删除该文件",
        )

    def _name_all(self, held: sqlite3.Connection) -> None:
        """Writes down every name of every card, fronts and whole cards before other faces."""
        held.execute("DELETE FROM names")
        rows = held.execute("SELECT name, record, faces FROM cards LEFT JOIN chinese USING (name)")
        for name, record, faces in rows:
            named = _names_of(name, json.loads(record), json.loads(faces or "[]"))
            held.executemany(
                "INSERT OR IGNORE INTO names VALUES (?, ?, ?, ?)",
                [(key, shown, name, rank) for shown, rank in named for key in self.keys(shown)],
            )

    # -- reading ---------------------------------------------------------------------------

    @property
    def _names(self) -> Names:
        """Each form of a name, with the names and cards it leads to; kept until an import."""
        version = self.version
        if self._known is None or self._known[0] != version:
            self._known = (version, self._read_names())
        return self._known[1]

    def _read_names(self) -> Names:
        rows = self._rows("SELECT key, shown, card FROM names ORDER BY rank")
        return Names(((key, shown, card) for key, shown, card in rows), self.keys)

    def _card_of(self, name: str) -> str | None:
        key = self.keys(name.strip())[0]
        rows = self._rows("SELECT card FROM names WHERE key = ? ORDER BY rank LIMIT 1", key)
        return str(rows[0][0]) if rows else None

    def _rows(self, query: str, *values: str) -> list[tuple[str, ...]]:
        if not self.is_there:
            return []
        place = f"{self.path.absolute().as_uri()}?mode=ro"
        try:
            with closing(sqlite3.connect(place, uri=True, timeout=30)) as held:
                return held.execute(query, values).fetchall()
        except sqlite3.DatabaseError as error:
            raise BadCards(
                f"{self.path}, the imported cards, can't be read ({error}); `judge doctor` says "
                "what helps",
                f"导入的牌{self.path}无法读取（{error}）；请运行`judge doctor`",
            ) from error


class Filling:
    """An import that is going on; nothing of it is there before it ends."""

    def __init__(self, held: sqlite3.Connection) -> None:
        self._held = held
        self._seen: set[str] = set()
        self._has_ruled = False

    def add(self, name: str, record: Record | None) -> bool:
        """Keeps a card's English entry, the first of a file; False if there is nothing new."""
        if record is None or name in self._seen:
            return False
        self._seen.add(name)
        self._held.execute("REPLACE INTO cards VALUES (?, ?)", (name, _dumped(record)))
        return True

    def add_chinese(self, name: str, faces: Sequence[Record], dated: str) -> bool:
        """Keeps a card's Chinese texts, those of the newest printing; True if these are new."""
        if not faces:
            return False
        done = self._held.execute(
            "INSERT INTO chinese VALUES (?1, ?2, ?3) ON CONFLICT (name) DO UPDATE "
            "SET dated = ?2, faces = ?3 WHERE ?2 >= dated",
            (name, dated, _dumped(faces)),
        )
        return done.rowcount > 0

    def identify(self, name: str, identity: str) -> None:
        """Keeps by what the publisher's rulings name a card."""
        self._held.execute("REPLACE INTO identities VALUES (?, ?)", (identity, name))

    def add_ruling(self, card: str, ruling: Published) -> bool:
        """Keeps a ruling; those of an earlier file are gone, since a publisher takes some back."""
        if not self._has_ruled:
            self._held.execute("DELETE FROM rulings")
            self._has_ruled = True
        values = (card, ruling.dated, ruling.text, ruling.source)
        return (
            self._held.execute("INSERT OR IGNORE INTO rulings VALUES (?, ?, ?, ?)", values).rowcount
            > 0
        )


def _dumped(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _names_of(name: str, record: Record, chinese: list[Record]) -> Iterator[tuple[str, int]]:
    """Every name that a card is known by, with 0 for the front's and the whole card's, else 1."""
    both = joined(record, chinese)
    yield name, 0
    if both.get("name_zh"):
        yield str(both["name_zh"]), 0
    faces = both.get("faces")
    for place, face in enumerate(faces if isinstance(faces, list) else ()):
        for key in ("name", "name_zh"):
            if face.get(key):
                yield str(face[key]), min(place, 1)
