/**
 * Files on their way into the library are stored over a reload of the page: a database with the list of them, a folder of the
 * browser's own file system with copies, and a key of localStorage as a flag. Workers load this module: it imports nothing.
 */
export const UPLOADS_DATABASE = 'kept-uploads';
export const UPLOADS_FOLDER = 'kept-uploads';

/** localStorage key: there are such files, or, with the value `CLEARING`, they are to be cleared. Known without loading the engine. */
const FLAG = 'uploadsKept';
const CLEARING = 'clearing';

/** Whether an earlier page left files that are to be uploaded: the engine goes on with them once it is loaded. */
export function hasPersistedUploads(): boolean {
  const flag = localStorage.getItem(FLAG);
  return flag !== null && flag !== CLEARING;
}

/** Sets or removes the flag. */
export function markPersistedUploads(arePersisted: boolean): void {
  if (arePersisted) localStorage.setItem(FLAG, 'true');
  else localStorage.removeItem(FLAG);
}

/** Marks the stored files as to be cleared: the customer signs out, perhaps on a page that loads nothing of uploads (S14, S20). */
export function disownPersistedUploads(storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  if (storage.getItem(FLAG) !== null) storage.setItem(FLAG, CLEARING);
}

/** Clears stored files that are to be cleared, by this page or one before it. Settles when that is over. */
export async function finishClearing(): Promise<void> {
  if (localStorage.getItem(FLAG) === CLEARING) startClearing();
  await clearing;
}

/** Clears what is left once the customer is gone: also the database in which no file is listed any more. */
export async function clearPersistedUploads(): Promise<void> {
  if (!hasPersistedUploads()) startClearing();
  await clearing;
}

let clearing: Promise<void> | undefined;

function startClearing(): void {
  clearing ??= clear().finally(() => (clearing = undefined));
}

async function clear(): Promise<void> {
  try {
    await deleteDatabase();
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(UPLOADS_FOLDER, { create: true });
    await root.removeEntry(UPLOADS_FOLDER, { recursive: true });
    if (localStorage.getItem(FLAG) === CLEARING) localStorage.removeItem(FLAG);
  } catch {
    // What is still being written to goes with the next page.
  }
}

/** Settles once the database is gone: a connection that is open is closed first, and one that is opened meanwhile waits. */
function deleteDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(UPLOADS_DATABASE);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('The database could not be deleted.')));
  });
}
