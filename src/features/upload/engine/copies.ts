import { UPLOADS_FOLDER } from '#session/clear-files.ts';

/** Folder of the browser for copies of files, which are named by their id on the list. */
export async function copiesFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(UPLOADS_FOLDER, { create: true });
}

/** Copy of a file, under its original name; undefined when there is none, or not all of it. */
export async function copyOf(
  id: string,
  { name, size, type }: { name: string; size: number; type: string },
): Promise<File | undefined> {
  try {
    const handle = await (await copiesFolder()).getFileHandle(id);
    const copy = await handle.getFile();
    // Made of the other, which lies on the disk: nothing is read.
    return copy.size === size ? new File([copy], name, { type, lastModified: copy.lastModified }) : undefined;
  } catch {
    return undefined;
  }
}

/** Removes copies; one that is not there, or not to be removed, is no harm. */
export async function removeCopies(ids: readonly string[]): Promise<void> {
  try {
    const folder = await copiesFolder();
    await Promise.all(ids.map((id) => folder.removeEntry(id).catch(() => {})));
  } catch {
    // No such folder in this browser.
  }
}

/** Ids of all copies. */
export async function listCopies(): Promise<string[]> {
  try {
    const ids: string[] = [];
    for await (const id of (await copiesFolder()).keys()) ids.push(id);
    return ids;
  } catch {
    return [];
  }
}
