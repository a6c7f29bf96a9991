/** State of a library: nobody has activated it yet, its photos are being imported or deleted, or it is in use. */
export type LibraryStatus = 'ACTIVE' | 'NOT_ACTIVE' | 'IMPORTING' | 'DELETING';

/**
 * The photo library that several services look at.
 *
 * - `photo.taken` is 0 when unknown; `month` is year * 100 + month in UTC, and 0 for photos without a usable date:
 *   a date in January 1970 counts as absent (O11). Sorting by month, then taken, is sorting by date.
 * - `photo.picture` is a picture of the shared pool, or below zero an uploaded one (see uploads.ts).
 * - An album with `shared` 1 can be read by those in `album_reader`; its photos may belong to any of them.
 * - Times are milliseconds since 1970.
 */
export const LIBRARY_TABLES = `
  CREATE TABLE library (
    account INTEGER PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
    status TEXT NOT NULL CHECK (status IN ('ACTIVE', 'NOT_ACTIVE', 'IMPORTING', 'DELETING')),
    to_import INTEGER NOT NULL DEFAULT 0,
    imported INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  CREATE TABLE photo (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    owner INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    month INTEGER NOT NULL,
    taken INTEGER NOT NULL,
    uploaded INTEGER NOT NULL,
    picture INTEGER NOT NULL,
    file_name TEXT NOT NULL
  ) STRICT;
  CREATE INDEX photo_by_date ON photo (owner, month, taken, seq);
  CREATE INDEX photo_by_upload ON photo (owner, uploaded, seq);

  CREATE TABLE album (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    owner INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    shared INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX album_by_age ON album (owner, created, seq);

  CREATE TABLE album_photo (
    album INTEGER NOT NULL REFERENCES album (seq) ON DELETE CASCADE,
    photo INTEGER NOT NULL REFERENCES photo (seq) ON DELETE CASCADE,
    added INTEGER NOT NULL,
    PRIMARY KEY (album, photo)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX album_photo_by_age ON album_photo (album, added, photo);
  CREATE INDEX album_photo_by_photo ON album_photo (photo);

  CREATE TABLE album_reader (
    account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    album INTEGER NOT NULL REFERENCES album (seq) ON DELETE CASCADE,
    PRIMARY KEY (account, album)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX album_reader_by_album ON album_reader (album, account);

  CREATE TABLE archive (
    id TEXT PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    name TEXT,
    photos TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT;
`;
