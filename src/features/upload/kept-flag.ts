/** Says that files of an upload that has not ended are kept in this browser, so that nothing else need be loaded to know. */
const KEY = 'uploadsKept';

/** Whether an earlier page left files that are to be uploaded: the engine goes on with them once it is loaded. */
export function hasKeptUploads(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
