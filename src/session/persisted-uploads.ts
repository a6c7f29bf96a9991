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

/** Clears the stored files when the customer signs out (S14, S20), also on pages that upload nothing. */
export function clearPersistedUploads(): void {
  if (localStorage.getItem(FLAG) !== null) void clear();
}

/**
 * Clears them if an earlier page was left before it had done so. It is not needed for the first screen: nobody but the
 * customer who left them gets to see them, and the upload drops those of another customer.
 */
export function finishClearing(): void {
  if (localStorage.getItem(FLAG) === CLEARING) void clear();
}

async function clear(): Promise<void> {
  localStorage.setItem(FLAG, CLEARING);
  indexedDB.deleteDatabase(UPLOADS_DATABASE);
  try {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(UPLOADS_FOLDER, { create: true });
    await root.removeEntry(UPLOADS_FOLDER, { recursive: true });
    localStorage.removeItem(FLAG);
  } catch {
    // What is still being written to goes with the next page.
  }
}
