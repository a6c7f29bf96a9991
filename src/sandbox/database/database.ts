import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';

export type Row = Record<string, SQLOutputValue>;
export type Value = SQLInputValue;

/** A database as the services use it. Statements are kept prepared; text is JSON where a column says so. */
export type Database = {
  /** All rows of a query, typed by the caller who knows the columns. */
  all<Columns extends Row>(sql: string, ...values: Value[]): Columns[];
  /** The first row of a query. */
  get<Columns extends Row>(sql: string, ...values: Value[]): Columns | undefined;
  /** Runs a statement and returns how many rows it changed. */
  run(sql: string, ...values: Value[]): number;
  /** Runs the work as one transaction: all of it is kept, or nothing. */
  transaction<Result>(work: () => Result): Result;
};

export type OpenDatabase = Database & {
  exec(sql: string): void;
  /** Rows changed since it was opened. */
  changes(): number;
  /** From here on everything can be taken back at once; nothing that is written is kept beyond the process. */
  mark(): void;
  /** Takes back all since the mark. @returns false where there is none, or where a failure of the disk has ended it */
  backToMark(): boolean;
  close(): void;
};

export type DatabaseOptions = {
  /**
   * `kept`: whatever was answered survives a crash and a power cut (write-ahead log, synced at each commit).
   * `lost`: nothing has to survive, so nothing waits for the disk.
   */
  durability: 'kept' | 'lost';
};

/** Opens the file for this process alone. */
export function openDatabase(file: string, { durability }: DatabaseOptions): OpenDatabase {
  const connection = new DatabaseSync(file, { timeout: 0 });
  connection.exec(
    durability === 'kept'
      ? 'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL'
      : 'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF',
  );
  connection.exec('PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -32000');
  return databaseOn(connection);
}

function databaseOn(connection: DatabaseSync): OpenDatabase {
  const statements = new Map<string, StatementSync>();
  let depth = 0;
  // A mark is a transaction that never ends: within it, others are savepoints.
  let isMarked = false;

  function statement(sql: string): StatementSync {
    const known = statements.get(sql);
    if (known) return known;
    const made = connection.prepare(sql);
    statements.set(sql, made);
    return made;
  }

  return {
    all: <Columns extends Row>(sql: string, ...values: Value[]) => statement(sql).all(...values) as Columns[],
    get: <Columns extends Row>(sql: string, ...values: Value[]) => statement(sql).get(...values) as Columns | undefined,
    run: (sql, ...values) => Number(statement(sql).run(...values).changes),
    transaction(work) {
      if (depth > 0) return work();
      const isInner = isMarked && connection.isTransaction;
      connection.exec(isInner ? 'SAVEPOINT work' : 'BEGIN IMMEDIATE');
      depth += 1;
      try {
        const result = work();
        connection.exec(isInner ? 'RELEASE work' : 'COMMIT');
        return result;
      } catch (error) {
        if (connection.isTransaction) connection.exec(isInner ? 'ROLLBACK TO work; RELEASE work' : 'ROLLBACK');
        throw error;
      } finally {
        depth -= 1;
      }
    },
    exec: (sql) => connection.exec(sql),
    changes: () => Number(statement('SELECT total_changes() AS changes').get()?.['changes']),
    mark() {
      connection.exec('BEGIN IMMEDIATE');
      isMarked = true;
    },
    backToMark() {
      if (!isMarked || !connection.isTransaction) return false;
      connection.exec('ROLLBACK; BEGIN IMMEDIATE');
      return true;
    },
    close: () => connection.close(),
  };
}
