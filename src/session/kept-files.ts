import { CLEARING, KEPT_FILES, KEPT_FLAG, KEPT_LIST } from './kept-names.ts';
import { onPersonalDataClear } from './personal-data.ts';

/**
 * Has the customer's files that the browser keeps go when the customer does (S14, S20), also on pages that upload nothing;
 * and does so now if an earlier page was left before it had ended.
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
    const folder = await navigator.storage.getDirectory();
    await folder.removeEntry(KEPT_FILES, { recursive: true });
  } catch (error) {
    // What is still being written to goes with the next page.
    if (!(error instanceof DOMException) || error.name !== 'NotFoundError') return;
  }
  localStorage.removeItem(KEPT_FLAG);
}
