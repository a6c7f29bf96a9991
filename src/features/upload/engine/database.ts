/** Name of the only object store of each database. */
const STORE = 'rows';

/** Table of an IndexedDB database. What cannot be read or written is a convenience lost (private windows, full disks), never a failure. */
export interface Table {
  all(): Promise<unknown[]>;
  count(): Promise<number>;
  get(key: string): Promise<unknown>;
  put(rows: readonly object[]): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
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
    await ask<unknown>('readwrite', (store) => void work(store), undefined);
  }

  return {
    all: () => ask<unknown[]>('readonly', (store) => store.getAll(), []),
    count: () => ask<number>('readonly', (store) => store.count(), 0),
    get: (key) => ask<unknown>('readonly', (store) => store.get(key), undefined),
    put: (rows) => write((store) => rows.forEach((row) => store.put(row))),
    remove: (keys) => write((store) => keys.forEach((key) => store.delete(key))),
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
