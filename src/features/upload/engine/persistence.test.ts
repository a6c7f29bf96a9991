import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUploads, type UploadEngine } from './create-uploads.ts';
import { createPersistence, newEntry } from './persistence.ts';
import type { StoredUpload } from './upload-store.ts';
import { testWorld } from './upload-test-world.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const store = {
  put: async () => {},
  remove: async () => {},
  restore: async () => {},
  copyOf: async () => undefined,
};

/** Photos on the list of a page whose storage is as given. */
async function withPhotos(storage: Partial<typeof store>, wait?: () => Promise<void>): Promise<UploadEngine> {
  const { world } = testWorld().openPage();
  Object.assign(world.store, storage);
  if (wait) world.wait = wait;
  const engine = createUploads(world);
  await engine.addFiles(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => new File([name], name)));
  return engine;
}

const statesOf = (engine: UploadEngine) => engine.view().items.map(({ state }) => state);
const allDone = (engine: UploadEngine) =>
  vi.waitFor(() => expect(statesOf(engine)).toEqual(['done', 'done', 'done', 'done']));
const never = () => new Promise<void>(() => {});
const full = () => Promise.reject(new DOMException('The storage is full.', 'QuotaExceededError'));

it('O65 files are kept in the order in which they were chosen, however many come at once', async () => {
  const kept: Pick<StoredUpload, 'name' | 'position'>[] = [];
  const put = async (rows: readonly Pick<StoredUpload, 'name' | 'position'>[]) => void kept.push(...rows);
  const persistence = createPersistence({ store: { ...store, put }, customer: () => 'user-anna' });
  const entries = Array.from({ length: 500 }, (_, index) => newEntry(new File([], `${index}.jpg`), undefined));
  persistence.follow([], entries);
  await persistence.settled();
  const positions = kept.map(({ position }) => position);
  expect(positions).toHaveLength(500);
  expect(positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? 0))).toBe(true);
});

it('R2 O65 where the storage is full photos arrive all the same, and what an earlier page has left of them is still removed', async () => {
  const remove = vi.fn(store.remove);
  const engine = await withPhotos({ put: full, remove });
  engine.start();
  await allDone(engine);
  await vi.waitFor(() => expect(remove).toHaveBeenCalledTimes(4));
});

it('R2 O65 photos arrive though the storage never answers, and wait for it once, not one after the other', async () => {
  const wait = vi.fn(() => new Promise<void>((resolve) => setImmediate(resolve)));
  const engine = await withPhotos({ put: never }, wait);
  engine.start();
  await allDone(engine);
  // Three are sent at a time.
  expect(wait).toHaveBeenCalledTimes(3);
});

it('R2 O65 photos that wait for a storage can be paused, and go on', async () => {
  let isLate = false;
  const late = (_ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      if (isLate) setImmediate(resolve);
    });
  const engine = await withPhotos({ put: never }, late as () => Promise<void>);
  engine.start();
  await vi.waitFor(() => expect(statesOf(engine).filter((state) => state === 'sending')).toHaveLength(3));
  await new Promise((resolve) => setImmediate(resolve));
  engine.pause();
  expect(statesOf(engine)).toEqual(['paused', 'paused', 'paused', 'paused']);
  isLate = true;
  engine.resume();
  await allDone(engine);
});
