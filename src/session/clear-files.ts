import { personalDataClear } from '#lib/personal-data.ts';
import { isToBeCleared, isFlagged, type FileFlag, fileFlags } from './file-flags.ts';

// Workers load this module.

/** Files on their way into the library: a database with the list of them, a folder of the browser's own file system with copies. */
export const UPLOADS_DATABASE = 'kept-uploads';
export const UPLOADS_FOLDER = 'kept-uploads';
/** Folders that exports are saved in, and names of photos. */
export const EXPORTS_DATABASE = 'saved-exports';

const removals: Record<FileFlag, () => Promise<void>> = {
  async uploadsKept() {
    await deleteDatabase(UPLOADS_DATABASE);
    const root = await ownFolders();
    await root?.getDirectoryHandle(UPLOADS_FOLDER, { create: true });
    await root?.removeEntry(UPLOADS_FOLDER, { recursive: true });
  },
  exportRowsKept: () => deleteDatabase(EXPORTS_DATABASE),
};

let clears = 0;
personalDataClear.on(() => (clears += 1));

/**
 * Guard of work that began for a customer: tells whether she is still the one. After a sign-out the work would make
 * anew what has just been deleted (S14).
 */
export function sameCustomerGuard(): () => boolean {
  const before = clears;
  return () => clears === before;
}

/** Clears what is to be cleared, by this page or one before it. Settles when that is over. */
export function finishClearing(): Promise<void> {
  return clear(isToBeCleared);
}

/** Clears what is left once the customer is gone: also a database in which nothing is listed any more. */
export function clearFiles(): Promise<void> {
  return clear((flag) => !isFlagged(flag));
}

const clearing = new Map<FileFlag, Promise<void>>();

async function clear(isToGo: (flag: FileFlag) => boolean): Promise<void> {
  for (const flag of fileFlags)
    if (!clearing.has(flag) && isToGo(flag))
      clearing.set(
        flag,
        remove(flag).finally(() => clearing.delete(flag)),
      );
  await Promise.all(clearing.values());
}

async function remove(flag: FileFlag): Promise<void> {
  try {
    await removals[flag]();
    if (isToBeCleared(flag)) localStorage.removeItem(flag);
  } catch {
    // What is still being written to goes with the next page.
  }
}

/** The browser's own file system; undefined where it has none, and so no copies. */
async function ownFolders(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await navigator.storage.getDirectory();
  } catch {
    return undefined;
  }
}

/** Deletes a database. Settles once it is gone: a connection that is open is closed first, and one that is opened meanwhile waits. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('Not deleted')));
  });
}
