import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { jobsAtom } from '#photos/actions/job-list.ts';
import type { ExportChunk } from '../model.ts';
import type { PartOutcome, PartProgress } from './part-saver.ts';
import { saveParts } from './save-run.ts';
import { savingAtom } from './saving.ts';

/** What was written into the database. */
const rows = vi.hoisted(() => ({
  writeFolder: vi.fn<() => Promise<void>>(),
  writeNames: vi.fn<() => Promise<void>>(),
}));
vi.mock('./kept-rows.ts', () => rows);
vi.mock('../queries.ts', () => ({ fetchChunkUrl: () => Promise.resolve('https://files.test/1.zip') }));

/** The saver of the part that is being saved, and the browser's download where there is no folder. */
const held = vi.hoisted(() => ({
  tell: undefined as undefined | ((progress: PartProgress) => void),
  end: (_outcome: PartOutcome) => {},
  closed: undefined as undefined | (() => void),
  handed: undefined as undefined | (() => void),
}));
vi.mock('./open-saver.ts', () => ({
  openSaver: (_request: unknown, tell: (progress: PartProgress) => void) => ({
    attempt: () =>
      new Promise<PartOutcome>((resolve) => {
        held.end = resolve;
        held.tell = tell;
      }),
    again: () => {},
    stop: () => {},
    close: () => new Promise<void>((resolve) => void (held.closed = resolve)),
  }),
}));
vi.mock('#api/hand-to-browser.ts', () => ({
  handToBrowser: () => new Promise<void>((resolve) => void (held.handed = resolve)),
}));

const FILE = 'photo-export-1.zip';
const chunk: ExportChunk = { id: 'chunk-1', iteration: 1, size: 100 };
const whole: PartOutcome = { kind: 'whole', file: FILE, findings: { names: ['a.jpg'], broken: [] } };
const folder: unknown = { name: 'Holidays' };
let values: Map<string, string>;

const save = (into: unknown = folder) =>
  saveParts({
    backupId: 'backup-1',
    chunks: [chunk],
    folder: into as FileSystemDirectoryHandle | undefined,
    onExpired: () => {},
  });

/** What signing out does: what is stored goes, and what is under way is told. */
function signOut(): void {
  personalDataClear.emit(true);
  values.clear();
  rows.writeFolder.mockClear();
  rows.writeNames.mockClear();
}

/** Waits until nothing is saved any more. */
const over = () => vi.waitFor(() => expect(getDefaultStore().get(savingAtom)).toBeUndefined());

function expectNothingStored(): void {
  expect([...values]).toEqual([]);
  expect(rows.writeFolder).not.toHaveBeenCalled();
  expect(rows.writeNames).not.toHaveBeenCalled();
  expect(getDefaultStore().get(jobsAtom)).toEqual([]);
}

beforeAll(() => loadTexts('en-GB'));
beforeEach(() => {
  values = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: unknown, work: (lock: object) => unknown) => work({}) },
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  rows.writeFolder.mockReset().mockResolvedValue();
  rows.writeNames.mockReset().mockResolvedValue();
  held.tell = held.closed = held.handed = undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('P2.164 what has been begun and saved of a part is stored', async () => {
  save();
  await vi.waitFor(() => expect(held.tell).toBeDefined());
  held.tell?.({ file: FILE, at: 10, isReading: false });
  expect(rows.writeFolder).toHaveBeenCalledOnce();
  held.end(whole);
  await vi.waitFor(() => expect(held.closed).toBeDefined());
  held.closed?.();
  await over();
  expect(values.get('savedExports')).toContain('"state":"checked"');
  expect(rows.writeNames).toHaveBeenCalledExactlyOnceWith('backup-1', expect.any(String), 'chunk-1', ['a.jpg']);
});

test('P2.164 the speed of a part is that of the last seconds, and measured anew once the connection has broken', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  save();
  await vi.waitFor(() => expect(held.tell).toBeDefined());
  /** What has come after so many ms more. @returns the speed */
  const tell = (at: number, ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    held.tell?.({ file: FILE, at, isReading: false });
    return getDefaultStore().get(savingAtom)?.bytesPerSecond;
  };
  expect([tell(0, 0), tell(5, 1_000), tell(10, 1_000)]).toEqual([undefined, undefined, 5]);
  for (const at of [14, 18, 22]) tell(at, 4_000);
  expect(tell(26, 4_000)).toBe(1);

  held.tell = undefined;
  held.end({ kind: 'interrupted', at: 26 });
  await vi.waitFor(() => expect(held.tell).toBeDefined(), 5_000);
  expect(getDefaultStore().get(savingAtom)).toMatchObject({ phase: 'waiting', bytesPerSecond: undefined });
  expect([tell(26, 0), tell(46, 2_000)]).toEqual([undefined, 10]);

  held.end(whole);
  await vi.waitFor(() => expect(held.closed).toBeDefined());
  held.closed?.();
  await over();
});

test('S14 S20 a part that goes on in the worker while the customer signs out leaves no trace of hers', async () => {
  save();
  await vi.waitFor(() => expect(held.tell).toBeDefined());
  signOut();
  held.tell?.({ file: FILE, at: 10, isReading: false });
  held.end({ kind: 'stopped' });
  await vi.waitFor(() => expect(held.closed).toBeDefined());
  held.closed?.();
  await over();
  expectNothingStored();
});

test.each([
  ['whole', whole],
  ['damaged', { kind: 'damaged', isContinued: false }],
  ['damaged since it was gone on with', { kind: 'damaged', isContinued: true }],
] as [string, PartOutcome][])(
  'S14 S20 a part that is %s when the customer signs out is not stored any more',
  async (_name, outcome) => {
    save();
    await vi.waitFor(() => expect(held.tell).toBeDefined());
    held.end(outcome);
    await vi.waitFor(() => expect(held.closed).toBeDefined());
    signOut();
    held.closed?.();
    await over();
    expectNothingStored();
  },
);

test('S14 S20 nor is one that the browser has taken by then', async () => {
  save(null);
  await vi.waitFor(() => expect(held.handed).toBeDefined());
  signOut();
  held.handed?.();
  await over();
  expectNothingStored();
});
