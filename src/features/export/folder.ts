import { readSaved } from './saved-parts.ts';
import { readFolder } from './export-rows.ts';

/** API of Chromium alone, which the types of TypeScript lack. */
interface FolderPermission {
  queryPermission(how: { mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission(how: { mode: 'readwrite' }): Promise<PermissionState>;
}

declare global {
  interface Window {
    showDirectoryPicker?: (options: { id: string; mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;
  }
  interface FileSystemDirectoryHandle extends Partial<FolderPermission> {}
}

const HOW = { mode: 'readwrite' } as const;

/** Whether the browser can save in a folder, and read what it has saved there. */
export function canChooseFolder(): boolean {
  return typeof window.showDirectoryPicker === 'function';
}

/**
 * Has the customer choose a folder; undefined when she does not. Only right after a press.
 * @throws Error when the browser refuses, though nobody was asked
 */
export async function chooseFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await window.showDirectoryPicker?.({ id: 'photo-export', ...HOW });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

/** Folder that parts of an export were saved in; undefined when there is none, or the browser has forgotten it. */
export async function knownFolder(backupId: string): Promise<FileSystemDirectoryHandle | undefined> {
  const saved = readSaved(backupId);
  return saved && readFolder(backupId, saved.token);
}

/** Whether a folder may be written to; the browser may ask the customer. Only right after a press. */
export async function mayWrite(folder: FileSystemDirectoryHandle): Promise<boolean> {
  if ((await folder.queryPermission?.(HOW)) === 'granted') return true;
  return (await folder.requestPermission?.(HOW)) === 'granted';
}
