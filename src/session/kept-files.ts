/**
 * What is stored of a customer beside the two storages of the browser: files on their way into the library, and where her exports
 * are saved. Named by the key of localStorage that flags it: there is any, or, with the value `CLEARING`, it is to be cleared. Known
 * without loading what reads it.
 */
export const keptFiles = ['uploadsKept', 'exportRowsKept'] as const;

export type KeptFiles = (typeof keptFiles)[number];

const CLEARING = 'clearing';

/** Whether there is any that is not to be cleared: an earlier page may have left it. */
export function areKept(flag: KeptFiles): boolean {
  return localStorage.getItem(flag) !== null && !areDisowned(flag);
}

/** Sets or removes the flag. */
export function markKept(flag: KeptFiles, is: boolean): void {
  if (is) localStorage.setItem(flag, 'true');
  else localStorage.removeItem(flag);
}

/** Marks all of it as to be cleared: the customer signs out, perhaps on a page that loads nothing of it (S14, S20). */
export function disownKept(storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  for (const flag of keptFiles) if (storage.getItem(flag) !== null) storage.setItem(flag, CLEARING);
}

export function areDisowned(flag: KeptFiles): boolean {
  return localStorage.getItem(flag) === CLEARING;
}
