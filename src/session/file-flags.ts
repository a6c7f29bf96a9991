/**
 * Keys in localStorage of flags for what is stored of a customer beside the two storages of the browser: files on their
 * way into the library, and where her exports are saved. A flag is set when there is any, or, with the value
 * `CLEARING`, when it is to be cleared: known without loading the code that reads it.
 */
export const fileFlags = ['uploadsKept', 'exportRowsKept'] as const;

export type FileFlag = (typeof fileFlags)[number];

const CLEARING = 'clearing';

/** Whether there is any that is not to be cleared: an earlier page may have left it. */
export function isFlagged(flag: FileFlag): boolean {
  return localStorage.getItem(flag) !== null && !isToBeCleared(flag);
}

/** Sets or removes the flag. */
export function setFileFlag(flag: FileFlag, is: boolean): void {
  if (is) localStorage.setItem(flag, 'true');
  else localStorage.removeItem(flag);
}

/** Marks all of it as to be cleared: the customer signs out, perhaps on a page that loads nothing of it (S14, S20). */
export function flagForClearing(storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  for (const flag of fileFlags) if (storage.getItem(flag) !== null) storage.setItem(flag, CLEARING);
}

export function isToBeCleared(flag: FileFlag): boolean {
  return localStorage.getItem(flag) === CLEARING;
}
