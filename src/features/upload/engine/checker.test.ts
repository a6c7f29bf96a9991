import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckAnswer, CheckRequest } from './check-file.ts';

/** Scripts of workers, and how each of them behaves. */
const scripts = {
  comes: true,
  started: 0,
};

class FakeWorker extends EventTarget {
  #isEnded = false;

  constructor() {
    super();
    scripts.started += 1;
  }

  postMessage({ id }: CheckRequest): void {
    const checked = { pictureType: 'image/jpeg', digest: 'by the worker', hasCopy: true } as const;
    const data: CheckAnswer = { id, checked };
    const event = scripts.comes ? Object.assign(new Event('message'), { data }) : new Event('error');
    setTimeout(() => this.#isEnded || this.dispatchEvent(event));
  }

  terminate(): void {
    this.#isEnded = true;
  }
}

beforeEach(() => {
  Object.assign(scripts, { comes: true, started: 0 });
  vi.resetModules();
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', new URL('https://shop.example/'));
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3];
const digestOf = (bytes: number[]) => createHash('sha256').update(Buffer.from(bytes)).digest('hex');
const file = (bytes: number[], name = 'beach.jpg') => new File([Buffer.from(bytes)], name);

test('R1 R5 a photo is checked by the page where the script of the worker does not come, and by the worker once it does', async () => {
  const { checker } = await import('./checker.ts');
  scripts.comes = false;
  const [beach, text] = await Promise.all([checker.check('a', file(JPEG)), checker.check('b', file([1, 2, 3, 4]))]);
  expect(beach).toEqual({ pictureType: 'image/jpeg', digest: digestOf(JPEG), hasCopy: false });
  expect(text).toEqual({ reason: 'upload.reason.content' });
  scripts.comes = true;
  expect(await checker.check('c', file(JPEG))).toMatchObject({ digest: 'by the worker', hasCopy: true });
});

test('R1 what is taken off the list while the page checks it does not hold up the next', async () => {
  const { checker } = await import('./checker.ts');
  scripts.comes = false;
  const slow = file(JPEG);
  slow.slice = () => Object.assign(new Blob(), { arrayBuffer: () => new Promise<never>(() => {}) });
  const [, next] = [checker.check('a', slow), checker.check('b', file(JPEG))];
  await vi.waitFor(() => expect(scripts.started).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 10));
  checker.drop(new Set(['a']));
  expect(await next).toMatchObject({ digest: digestOf(JPEG) });
});
