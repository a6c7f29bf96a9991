import type { UploadItem, UploadsView } from './upload-item.ts';
import type { Uploads } from './uploads-surface.ts';

const EMPTY: UploadsView = { items: [], sentBytes: 0, totalBytes: 0, bytesPerSecond: 0, secondsLeft: undefined, isActive: false, isPaused: false, isOffline: false };
const listeners = new Set<() => void>();
let current = EMPTY;

function change(items: readonly UploadItem[]): void {
  current = { ...current, items };
  for (const listener of listeners) listener();
}

function each(chosen: (item: UploadItem) => boolean, news: Partial<UploadItem>): void {
  change(current.items.map((item) => (chosen(item) ? { ...item, ...news } : item)));
}

/** The queue of this page. */
export const uploads: Uploads = {
  view: () => current,
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  addFiles(files, { albumId } = {}) {
    const added = files.map((file): UploadItem => ({ id: crypto.randomUUID(), name: file.name, size: file.size, sent: 0, state: 'ready', canRetry: true, file, ...(albumId !== undefined && { albumId }) }));
    change([...current.items, ...added]);
    return Promise.resolve([]);
  },
  start: () => each(({ state }) => state === 'ready', { state: 'waiting' }),
  pause: () => each(({ state }) => state === 'waiting', { state: 'paused' }),
  resume: () => each(({ state }) => state === 'paused', { state: 'waiting' }),
  cancel: (id) => change(current.items.filter((item) => item.id !== id)),
  cancelAll: () => change([]),
  retry: (id) => each((item) => item.id === id, { state: 'waiting' }),
  retryAllFailed: () => each(({ state }) => state === 'failed', { state: 'waiting' }),
  forget: () => change(current.items.filter(({ state }) => state !== 'done' && state !== 'duplicate')),
  onUploaded: () => () => {},
};
