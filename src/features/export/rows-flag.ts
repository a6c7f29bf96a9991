/** localStorage key: there are rows of saved exports in a database. Known without loading what reads them. */
const FLAG = 'exportRowsKept';

/** Sets or removes the flag. */
export function markRows(areKept: boolean): void {
  try {
    if (areKept) localStorage.setItem(FLAG, 'true');
    else localStorage.removeItem(FLAG);
  } catch {
    // Where nothing is stored there are no rows.
  }
}

/** Whether there are rows. */
export function areRowsKept(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    return false;
  }
}
