import { CLEARING, KEPT_FLAG } from '#session/kept-names.ts';

/** Whether an earlier page left files that are to be uploaded: the engine goes on with them once it is loaded. */
export function hasKeptUploads(): boolean {
  const flag = localStorage.getItem(KEPT_FLAG);
  return flag !== null && flag !== CLEARING;
}

/** Takes note of whether there is something to go on with. */
export function markKeptUploads(isKept: boolean): void {
  if (isKept) localStorage.setItem(KEPT_FLAG, 'true');
  else localStorage.removeItem(KEPT_FLAG);
}
