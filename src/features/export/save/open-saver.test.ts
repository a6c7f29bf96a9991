import { expect, test, vi } from 'vitest';
import { openSaver } from './open-saver.ts';
import type { FromSaver, ToSaver } from './part-saver.ts';

/** The worker that was started last: what it was told, and whether it runs. */
const held = vi.hoisted(() => ({
  told: [] as unknown[],
  isRunning: false,
  say: (_message: unknown) => {},
  fail: () => {},
}));
vi.mock('#lib/trusted-scripts.ts', () => ({
  startOwnWorker() {
    held.told = [];
    held.isRunning = true;
    return {
      addEventListener(type: string, listener: (event: unknown) => void) {
        if (type === 'message') held.say = (data) => listener({ data });
        else held.fail = () => listener({});
      },
      postMessage: (message: ToSaver) => void held.told.push(message),
      terminate: () => void (held.isRunning = false),
    };
  },
}));
vi.mock('./save-worker.ts?worker&url', () => ({ default: '/save-worker.js' }));

const say = (message: FromSaver) => held.say(message);
const folder: unknown = {};

/** A saver whose first attempt was interrupted. */
async function interrupted() {
  const request = { file: 'photo-export-1.zip', size: 100, isBegun: false, startsOver: false };
  const saver = openSaver({ ...request, folder: folder as FileSystemDirectoryHandle }, () => {});
  const outcome = saver.attempt('https://files.test/1.zip');
  say({ outcome: { kind: 'interrupted', at: 50 } });
  expect(await outcome).toEqual({ kind: 'interrupted', at: 50 });
  return saver;
}

test('R5 the worker ends once what has come stands in the file, not before', async () => {
  const saver = await interrupted();
  const closed = saver.close();
  expect([held.told.at(-1), held.isRunning]).toEqual(['close', true]);
  say('closed');
  await closed;
  expect(held.isRunning).toBe(false);
});

test('R5 a worker that fails while it closes the file is over, too, and so is one that has failed before', async () => {
  const saver = await interrupted();
  const closed = saver.close();
  held.fail();
  await closed;
  expect(held.isRunning).toBe(false);
  await saver.close();
});

test('R5 P1.8 the next worker goes on with the file that the one before had begun, and knows which one that replaces', async () => {
  const saver = await interrupted();
  const former = 'photo-export-1.zip';
  say({ progress: { file: 'photo-export-1 (2).zip', at: 50, isReading: false, former } });
  held.fail();
  void saver.attempt('https://files.test/2.zip');
  const request = { file: 'photo-export-1 (2).zip', isBegun: true, startsOver: false, former };
  expect(held.told[0]).toMatchObject({ request });
});
