/** The part of a drop that files are read from. */
export interface Dropped {
  items: Iterable<Pick<DataTransferItem, 'kind' | 'getAsFile' | 'webkitGetAsEntry'>>;
}

/** Folders within folders are read so deep, and no deeper. */
const MOST_DEEP = 8;

/** All files of a drop, those in folders too. To be called while the drop is handled: the browser takes its items back after that. */
export async function droppedFiles({ items }: Dropped): Promise<File[]> {
  const found = [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const files = await Promise.all(
    found.map(({ entry, file }) => (entry?.isDirectory ? filesIn(entry, MOST_DEEP) : file ? [file] : [])),
  );
  return files.flat();
}

/** Whether something that is dragged over the page holds files. */
export function holdsFiles(transfer: Pick<DataTransfer, 'types'> | null): boolean {
  return transfer?.types.includes('Files') === true;
}

async function filesIn(entry: FileSystemEntry, deep: number): Promise<File[]> {
  // What systems keep for themselves is nobody's photo.
  if (entry.name.startsWith('.')) return [];
  if (isFile(entry)) {
    const file = await new Promise<File | undefined>((resolve) => entry.file(resolve, () => resolve(undefined)));
    return file ? [file] : [];
  }
  if (!isFolder(entry) || deep === 0) return [];
  const reader = entry.createReader();
  const files: File[] = [];
  for (;;) {
    // Some at a time, until there are none.
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) return files;
    for (const one of some) files.push(...(await filesIn(one, deep - 1)));
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
