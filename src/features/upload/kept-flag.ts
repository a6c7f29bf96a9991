import { onPersonalDataClear } from '#session/personal-data.ts';
import { KEPT_FILES, KEPT_LIST } from './kept-names.ts';

/** Says, without anything being loaded, that files on their way into the library are kept in this browser, or are to be cleared away. */
const KEY = 'uploadsKept';
const CLEARING = 'clearing';

/** Whether an earlier page left files that are to be uploaded: the engine goes on with them once it is loaded. */
export function hasKeptUploads(): boolean {
  const mark = localStorage.getItem(KEY);
  return mark !== null && mark !== CLEARING;
}

/** Takes note of whether there is something to go on with. */
export function markKeptUploads(isKept: boolean): void {
  if (isKept) localStorage.setItem(KEY, 'true');
  else localStorage.removeItem(KEY);
}

/**
 * Has files that are kept go when the customer does (S14, S20), also on pages that never load the engine; and does so now
 * if an earlier page was left before it had ended.
 */
export function guardKeptUploads(): void {
  onPersonalDataClear(() => {
    if (localStorage.getItem(KEY) !== null) void clear();
  });
  if (localStorage.getItem(KEY) === CLEARING) void clear();
}

async function clear(): Promise<void> {
  localStorage.setItem(KEY, CLEARING);
  indexedDB.deleteDatabase(KEPT_LIST);
  try {
    const folder = await navigator.storage.getDirectory();
    await folder.removeEntry(KEPT_FILES, { recursive: true });
  } catch (error) {
    // What is still being written to goes with the next page.
    if (!(error instanceof DOMException) || error.name !== 'NotFoundError') return;
  }
  localStorage.removeItem(KEY);
}
