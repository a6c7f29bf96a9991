import { sleep } from './timers.ts';

/** Name of the only object store of each database. */
const STORE = 'rows';

const FAILED = Symbol('failed');

/** Table of an IndexedDB database. What cannot be read or written is a convenience lost (private windows, full disks), never a failure. */
export interface Table {
  all(): Promise<unknown[]>;
  count(): Promise<number>;
  get(key: string): Promise<unknown>;
  put(rows: readonly object[]): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  clear(): Promise<void>;
  /**
   * Reads a row and writes what becomes of it, in one step for all tabs.
   * @param become returns null to remove it, undefined to leave it as it is
   * @returns whether it was written; undefined where it could not be found out
   */
  change(key: string, become: (row: unknown) => object | null | undefined): Promise<boolean | undefined>;
}

/** Time, in ms, for which storage is waited for by what would rather do without it than wait for ever. */
const TIMEOUT_MS = 3_000;

/**
 * Limit to waits for storage, which never answers while a tab that sleeps keeps a database from being opened or deleted. Once an answer
 * is late nothing waits any more until it has come: of many files each would wait.
 * @returns waits for an answer that does not reject; undefined when it is late. Rejects with the signal's reason
 */
export function createTimeLimit(
  wait: (ms: number, signal: AbortSignal) => Promise<void> = sleep,
): <Answer>(asked: Promise<Answer>, signal?: AbortSignal) => Promise<Answer | undefined> {
  let late = 0;
  return async (asked, signal) => {
    if (late > 0) return undefined;
    const answered = new AbortController();
    const timeUp = wait(TIMEOUT_MS, AbortSignal.any([answered.signal, ...(signal ? [signal] : [])])).then(() => {
      late += 1;
      void asked.finally(() => (late -= 1));
      return undefined;
    });
    try {
      return await Promise.race([asked, timeUp]);
    } finally {
      answered.abort();
    }
  };
}

/** Table whose rows have their key in `keyPath`; it is opened when it is first needed. */
export function openTable(name: string, keyPath: string): Table {
  let opening: Promise<IDBDatabase> | undefined;

  function opened(): Promise<IDBDatabase> {
    return (opening ??= open(name, keyPath, () => (opening = undefined)));
  }

  async function ask<Answer>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Answer> | undefined,
    otherwise: Answer,
  ): Promise<Answer> {
    try {
      const transaction = (await opened()).transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      await ended(transaction);
      return request ? request.result : otherwise;
    } catch {
      return otherwise;
    }
  }

  async function write(work: (store: IDBObjectStore) => void): Promise<void> {
    const all = (store: IDBObjectStore) => {
      work(store);
      // Left to itself it would be called off when the page is going.
      store.transaction.commit();
    };
    await ask<unknown>('readwrite', (store) => void all(store), undefined);
  }

  return {
    all: () => ask<unknown[]>('readonly', (store) => store.getAll(), []),
    count: () => ask<number>('readonly', (store) => store.count(), 0),
    get: (key) => ask<unknown>('readonly', (store) => store.get(key), undefined),
    put: (rows) => write((store) => rows.forEach((row) => store.put(row))),
    remove: (keys) => write((store) => keys.forEach((key) => store.delete(key))),
    clear: () => write((store) => store.clear()),
    async change(key, become) {
      let isWritten: boolean | undefined;
      const work = (store: IDBObjectStore) => {
        const reading: IDBRequest<unknown> = store.get(key);
        reading.addEventListener('success', () => {
          const row = become(reading.result);
          isWritten = row !== undefined;
          if (row) store.put(row);
          else if (isWritten) store.delete(key);
        });
        return reading;
      };
      // Whether it was written is known once the transaction has ended well.
      return (await ask<unknown>('readwrite', (store) => work(store), FAILED)) === FAILED ? undefined : isWritten;
    },
  };
}

function open(name: string, keyPath: string, closed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath }));
    request.addEventListener('success', () => {
      const database = request.result;
      // It is being deleted, perhaps by another tab: an open connection would block that.
      database.addEventListener('versionchange', () => {
        database.close();
        closed();
      });
      database.addEventListener('close', closed);
      resolve(database);
    });
    request.addEventListener('error', () => {
      closed();
      reject(request.error ?? new Error('The database could not be opened.'));
    });
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The database has called it off.')),
    );
  });
}
