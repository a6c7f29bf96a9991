import { useEffect, useEffectEvent, useState } from 'react';

export interface FileDrop {
  /** Callback with what was dropped or pasted. */
  onFiles: (files: File[]) => void;
  /** Whether drops are for another component, or for none, at the moment. */
  isOff?: () => boolean;
}

/**
 * Hook: files that are dropped anywhere on the page, or pasted. A file that no component accepts must not be opened by the browser
 * in place of the page.
 * @returns whether files are being dragged over the page
 */
export function useFileDrop({ onFiles, isOff = () => false }: FileDrop): boolean {
  const [isOver, setOver] = useState(false);
  const receive = useEffectEvent((files: File[]) => {
    if (files.length > 0) onFiles(files);
  });
  const accepts = useEffectEvent(() => !isOff());

  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    document.addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer || !holdsFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = accepts() ? 'copy' : 'none';
        setOver(accepts());
      },
      { signal },
    );
    // Nothing comes in its place when the pointer has left the window.
    document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), { signal });
    document.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        if (!event.dataTransfer || !holdsFiles(event.dataTransfer)) return;
        event.preventDefault();
        if (accepts()) void droppedFiles(event.dataTransfer).then(receive);
      },
      { signal },
    );
    document.addEventListener(
      'paste',
      ({ clipboardData, target }) => {
        const isTyped = target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
        if (!isTyped && accepts()) receive([...(clipboardData?.files ?? [])]);
      },
      { signal },
    );
    return () => ends.abort();
  }, []);
  return isOver;
}

/** Part of a `DataTransfer` that files are read from. */
interface Dropped {
  items: Iterable<Pick<DataTransferItem, 'kind' | 'getAsFile' | 'webkitGetAsEntry'>>;
}

/** Depth to which folders within folders are read. */
const MAX_DEPTH = 8;

/** All files of a drop, those in folders too. To be called while the event is handled: the browser clears its items after that. */
async function droppedFiles({ items }: Dropped): Promise<File[]> {
  const found = [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const files = await Promise.all(
    found.map(({ entry, file }) => (entry?.isDirectory ? filesIn(entry, MAX_DEPTH) : file ? [file] : [])),
  );
  return files.flat();
}

/** Whether something that is dragged over the page holds files. */
function holdsFiles(transfer: Pick<DataTransfer, 'types'> | null): boolean {
  return transfer?.types.includes('Files') === true;
}

async function filesIn(entry: FileSystemEntry, deep: number): Promise<File[]> {
  // Hidden files of the system are no photos.
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
