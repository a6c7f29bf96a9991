import { DatabaseSync } from 'node:sqlite';

/** Store of the identity provider for its keys, sessions and tokens. Values are JSON. */
export interface KeyValueStore {
  /** The value under the key, or undefined when there is none or its time is over. */
  get(key: string): unknown;
  /** Stores a value, for good or until `expiresAt` (milliseconds since 1970). */
  set(key: string, value: unknown, expiresAt?: number): void;
  delete(key: string): void;
  /** Every living key that starts with the prefix. */
  keys(prefix: string): string[];
  /** Forgets every key that starts with the prefix. */
  clear(prefix: string): void;
  close(): void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS identity_entry (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    expires_at INTEGER
  ) WITHOUT ROWID
`;

// Keys are ASCII, so this sorts behind everything that starts with a prefix.
const LAST = '\uffff';

/**
 * A key-value store in one SQLite table.
 *
 * @param database an open database to share (left open by `close`), or a path, `:memory:` included
 */
export function openIdentityStore(database: DatabaseSync | string, now: () => number = Date.now): KeyValueStore {
  const shared = typeof database !== 'string';
  const db = shared ? database : new DatabaseSync(database);
  if (!shared) db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  db.exec(SCHEMA);
  db.prepare('DELETE FROM identity_entry WHERE expires_at <= ?').run(now());

  const alive = '(expires_at IS NULL OR expires_at > ?)';
  const select = db.prepare(`SELECT value FROM identity_entry WHERE key = ? AND ${alive}`);
  const upsert = db.prepare('INSERT OR REPLACE INTO identity_entry VALUES (?, ?, ?)');
  const remove = db.prepare('DELETE FROM identity_entry WHERE key = ?');
  const list = db.prepare(`SELECT key FROM identity_entry WHERE key >= ? AND key < ? AND ${alive}`);
  const removeRange = db.prepare('DELETE FROM identity_entry WHERE key >= ? AND key < ?');

  return {
    get(key) {
      const row = select.get(key, now());
      return row ? JSON.parse(String(row.value)) : undefined;
    },
    set(key, value, expiresAt) {
      upsert.run(key, JSON.stringify(value), expiresAt ?? null);
    },
    delete(key) {
      remove.run(key);
    },
    keys: (prefix) => list.all(prefix, prefix + LAST, now()).map((row) => String(row.key)),
    clear(prefix) {
      removeRange.run(prefix, prefix + LAST);
    },
    close() {
      if (!shared) db.close();
    },
  };
}
