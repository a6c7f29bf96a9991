import { CLEARING, KEPT_FILES, KEPT_FLAG, KEPT_LIST } from './kept-names.ts';
import { onPersonalDataClear } from './personal-data.ts';

/**
 * Has the customer's files that the browser keeps go when the customer does (S14, S20), also on pages that upload nothing;
 * and does so now if an earlier page was left before it had ended. It is not needed for the first screen: nobody but the
 * customer who left them gets to see them, and the upload throws away what is another's.
 */
export function guardKeptFiles(): void {
  onPersonalDataClear(() => {
    if (localStorage.getItem(KEPT_FLAG) !== null) void clear();
  });
  if (localStorage.getItem(KEPT_FLAG) === CLEARING) void clear();
}

async function clear(): Promise<void> {
  localStorage.setItem(KEPT_FLAG, CLEARING);
  indexedDB.deleteDatabase(KEPT_LIST);
  try {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(KEPT_FILES, { create: true });
    await root.removeEntry(KEPT_FILES, { recursive: true });
    localStorage.removeItem(KEPT_FLAG);
  } catch {
    // What is still being written to goes with the next page.
  }
}
