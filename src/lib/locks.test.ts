import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEmitter } from './events.ts';
import { pendingUnload } from './leaving.ts';
import { type LockOptions, requestLock } from './locks.ts';
import { abortable } from './timers.ts';

/** Locks of the browser, as far as they are used here. */
class Locks {
  readonly #held = new Set<string>();
  readonly #released = createEmitter();

  async request<Result>(
    name: string,
    { ifAvailable, signal }: LockOptions,
    work: (lock: object | null) => Promise<Result>,
  ): Promise<Result> {
    if (ifAvailable && this.#held.has(name)) return work(null);
    while (this.#held.has(name)) await abortable<void>(signal, this.#released.on);
    this.#held.add(name);
    try {
      return await work({ name });
    } finally {
      this.#held.delete(name);
      this.#released.emit();
    }
  }
}

let page: EventTarget;
let reload: ReturnType<typeof vi.fn>;

beforeEach(() => {
  page = new EventTarget();
  reload = vi.fn();
  vi.stubGlobal('navigator', { locks: new Locks() });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const turns = (name: 'pagehide' | 'pageshow', persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event(name), { persisted }));
/** Time for what needs none. */
const moment = () => new Promise((resolve) => setTimeout(resolve));
const isFree = (name: string) => requestLock(name, async (lock) => lock !== null, { ifAvailable: true });
const forever = () => new Promise<never>(() => {});

/** Has a lock, for which the test says when the work is over. */
async function hold(name: string) {
  const work = Promise.withResolvers<string>();
  const held = Promise.withResolvers<void>();
  const result = requestLock(name, () => {
    held.resolve();
    return work.promise;
  });
  await held.promise;
  return { work, result };
}

test('R2 what the work gives or throws comes out, and the lock is free then', async () => {
  expect(await requestLock('list', async (lock) => lock !== null)).toBe(true);
  await expect(requestLock('list', () => Promise.reject(new Error('work')))).rejects.toThrow('work');
  const { work, result } = await hold('list');
  expect(await isFree('list')).toBe(false);
  const tooLate = new Error('too late');
  const giveUp = new AbortController();
  const waiting = requestLock('list', async () => {}, { signal: giveUp.signal });
  giveUp.abort(tooLate);
  await expect(waiting).rejects.toBe(tooLate);
  work.resolve('done');
  expect(await result).toBe('done');
  expect(await isFree('list')).toBe(true);
});

test('R2 a page that is kept for Back has no lock, and is loaded anew when it is brought back', async () => {
  const [list, photo] = [await hold('list'), await hold('photo')];
  turns('pagehide', true);
  await moment();
  expect([await isFree('list'), await isFree('photo')]).toEqual([true, true]);
  expect(reload).not.toHaveBeenCalled();
  turns('pageshow', true);
  expect(reload).toHaveBeenCalledOnce();
  expect(pendingUnload(), 'nothing goes on until then').toBeInstanceOf(Promise);
  // What comes of the work is told all the same, as long as the page is there.
  list.work.resolve('done');
  photo.work.reject(new Error('work'));
  expect(await list.result).toBe('done');
  await expect(photo.result).rejects.toThrow('work');
});

test('R2 a page that is kept for Back is given no lock that it has waited for', async () => {
  const mine = vi.fn(forever);
  const settled = vi.fn();
  // Another tab has it.
  const other = Promise.withResolvers<void>();
  void navigator.locks.request('list', {}, () => other.promise);
  void requestLock('list', mine).then(settled, settled);
  await moment();
  turns('pagehide', true);
  other.resolve();
  await moment();
  expect(mine).not.toHaveBeenCalled();
  expect(settled).not.toHaveBeenCalled();
  turns('pageshow', true);
  expect(reload).toHaveBeenCalledOnce();
});

test('R2 a page that goes for good has its locks to its end', async () => {
  await hold('list');
  turns('pagehide', false);
  await moment();
  expect(await isFree('list')).toBe(false);
});

test('R2 a page that has no lock any more when it is left is as it was when it is brought back', async () => {
  await requestLock('list', async () => {});
  await requestLock('list', () => Promise.reject(new Error('work'))).catch(() => {});
  turns('pagehide', true);
  turns('pageshow', true);
  expect(reload).not.toHaveBeenCalled();
});

test('R2 work whose lock the browser takes away goes on, and nothing is thrown', async () => {
  vi.stubGlobal('navigator', {
    locks: {
      request: async (_name: string, _options: object, work: (lock: object) => Promise<unknown>) => {
        void work({});
        throw new DOMException('The lock was taken away', 'AbortError');
      },
    },
  });
  const { work, result } = await hold('list');
  await moment();
  work.resolve('done');
  expect(await result).toBe('done');
});
