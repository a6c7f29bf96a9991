import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { jobsAtom } from '#photos/actions/job-list.ts';
import type { ExportChunk } from './model.ts';
import type { PartOutcome, PartProgress, PartRequest } from './save/part-saver.ts';
import { saveParts } from './save-run.ts';
import { noteSaved, readSaved } from './saved-parts.ts';
import { saveStopAtom, savingAtom } from './saving.ts';

/** Rows written into the database. */
const rows = vi.hoisted(() => ({
  writeFolder: vi.fn<() => Promise<void>>(),
  writeNames: vi.fn<() => Promise<void>>(),
}));
vi.mock('./export-rows.ts', () => rows);
vi.mock('./queries.ts', () => ({ fetchChunkUrl: () => Promise.resolve('https://files.test/1.zip') }));

/** The saver of the part that is being saved, and the browser's download where there is no folder. */
const held = vi.hoisted(() => ({
  report: undefined as undefined | ((progress: PartProgress) => void),
  end: (_outcome: PartOutcome) => {},
  closed: undefined as undefined | (() => void),
  handed: undefined as undefined | (() => void),
  requests: [] as PartRequest[],
  /** Outcomes of attempts, one after the other; each is held where this is missing. */
  outcomes: undefined as undefined | PartOutcome[],
}));
vi.mock('./save/open-saver.ts', () => ({
  openSaver(request: PartRequest, report: (progress: PartProgress) => void) {
    held.requests.push(request);
    return {
      attempt: () =>
        new Promise<PartOutcome>((resolve) => {
          held.end = resolve;
          held.report = report;
          if (!held.outcomes) return;
          report({ file: FILE, at: 0, isReading: false });
          const next = held.outcomes.shift();
          if (next) resolve(next);
        }),
      again: () => {},
      stop: () => {},
      close: () => new Promise<void>((resolve) => (held.outcomes ? resolve() : void (held.closed = resolve))),
    };
  },
}));
vi.mock('#api/hand-to-browser.ts', () => ({
  handToBrowser: () => new Promise<void>((resolve) => void (held.handed = resolve)),
}));

const FILE = 'photo-export-1.zip';
const chunk: ExportChunk = { id: 'chunk-1', iteration: 1, size: 100 };
/** The part has come, with broken photos or without. @param isContinued some of it had come before */
const come = (broken: string[] = [], isContinued = false): PartOutcome => ({
  kind: 'whole',
  file: FILE,
  isContinued,
  findings: { names: ['a.jpg'], broken },
});
const damaged = (isContinued: boolean): PartOutcome => ({ kind: 'damaged', file: FILE, isContinued });
const interrupted = (at: number, refusal?: string): PartOutcome => ({ kind: 'interrupted', at, refusal });
const whole = come();
const folder: unknown = { name: 'Holidays' };
let values: Map<string, string>;

const save = (into: unknown = folder) =>
  saveParts({
    backupId: 'backup-1',
    chunks: [chunk],
    folder: into as FileSystemDirectoryHandle | undefined,
    onExpired: () => {},
  });

/** Signs out: stored data goes, and what is under way is told. */
function signOut(): void {
  personalDataClear.emit(true);
  values.clear();
  rows.writeFolder.mockClear();
  rows.writeNames.mockClear();
}

/** Waits until nothing is saved any more. */
const over = () => vi.waitFor(() => expect(getDefaultStore().get(savingAtom)).toBeUndefined());

const knownPart = () => readSaved('backup-1')?.parts[0];

/** Saves the part, whose attempts come to this, until nothing more is saved. */
async function saveWith(...outcomes: PartOutcome[]): Promise<void> {
  held.outcomes = outcomes;
  save();
  await over();
  expect(outcomes).toEqual([]);
}

function expectNothingStored(): void {
  expect([...values]).toEqual([]);
  expect(rows.writeFolder).not.toHaveBeenCalled();
  expect(rows.writeNames).not.toHaveBeenCalled();
  expect(getDefaultStore().get(jobsAtom)).toEqual([]);
}

beforeAll(() => useTexts('en-GB', texts));
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
  held.report = held.closed = held.handed = held.outcomes = undefined;
  held.requests = [];
});
afterEach(() => {
  getDefaultStore().set(jobsAtom, []);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('P2.164 what has been begun and saved of a part is stored', async () => {
  save();
  await vi.waitFor(() => expect(held.report).toBeDefined());
  held.report?.({ file: FILE, at: 10, isReading: false });
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
  await vi.waitFor(() => expect(held.report).toBeDefined());
  /** Reports the bytes that have come after a number of ms more. @returns the speed */
  const report = (at: number, ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    held.report?.({ file: FILE, at, isReading: false });
    return getDefaultStore().get(savingAtom)?.bytesPerSecond;
  };
  expect([report(0, 0), report(5, 1_000), report(10, 1_000)]).toEqual([undefined, undefined, 5]);
  for (const at of [14, 18, 22]) report(at, 4_000);
  expect(report(26, 4_000)).toBe(1);

  held.report = undefined;
  held.end({ kind: 'interrupted', at: 26 });
  await vi.waitFor(() => expect(held.report).toBeDefined(), 5_000);
  expect(getDefaultStore().get(savingAtom)).toMatchObject({ phase: 'waiting', bytesPerSecond: undefined });
  expect([report(26, 0), report(46, 2_000)]).toEqual([undefined, 10]);

  held.end(whole);
  await vi.waitFor(() => expect(held.closed).toBeDefined());
  held.closed?.();
  await over();
});

test('S14 S20 a part that goes on in the worker while the customer signs out leaves no trace of hers', async () => {
  save();
  await vi.waitFor(() => expect(held.report).toBeDefined());
  signOut();
  held.report?.({ file: FILE, at: 10, isReading: false });
  held.end({ kind: 'stopped' });
  await vi.waitFor(() => expect(held.closed).toBeDefined());
  held.closed?.();
  await over();
  expectNothingStored();
});

test.each([
  ['whole', whole],
  ['damaged', damaged(false)],
  ['damaged since it was gone on with', damaged(true)],
] as [string, PartOutcome][])(
  'S14 S20 a part that is %s when the customer signs out is not stored any more',
  async (_name, outcome) => {
    save();
    await vi.waitFor(() => expect(held.report).toBeDefined());
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

test('P1.8 a part that came in one go is called broken at once', async () => {
  await saveWith(come(['a.jpg']));
  expect(held.requests).toHaveLength(1);
  expect(knownPart()).toMatchObject({ state: 'broken', broken: ['a.jpg'] });
});

test.each([
  ['has a broken photo', come(['a.jpg'], true)],
  ['is no archive', damaged(true)],
])(
  'P1.8 R1 a part that %s is fetched once more where some of it had come before, and no more often',
  async (_, what) => {
    await saveWith(what, whole);
    expect(held.requests.map(({ startsOver }) => startsOver)).toEqual([false, true]);
    expect(knownPart()).toMatchObject({ state: 'checked' });
    held.requests = [];
    await saveWith(what, what);
    expect(held.requests).toHaveLength(2);
    expect(knownPart()).toMatchObject({ state: 'broken' });
  },
);

test('P1.8 R1 a part that was to take the place of another file goes on to do so', async () => {
  const former = { file: FILE, photos: 1, broken: ['a.jpg'], brokenCount: 1 };
  noteSaved('backup-1', { chunkId: 'chunk-1', state: 'begun', file: 'photo-export-1 (2).zip', former });
  await saveWith(whole);
  expect(held.requests).toMatchObject([{ file: 'photo-export-1 (2).zip', isBegun: true, former: FILE }]);
});

/** Reason why saving has halted, and the words on the card of jobs. */
function halt() {
  const { trouble, error } = getDefaultStore().get(saveStopAtom) ?? {};
  return { trouble, error, words: getDefaultStore().get(jobsAtom)[0]?.failure?.text };
}

/** Saves it as `saveWith`, and waits as long as that does. */
async function saveForLong(...outcomes: PartOutcome[]): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  held.outcomes = outcomes;
  save();
  // The longest pause, as often as there may be one.
  for (let pauses = outcomes.length; pauses > 0; pauses -= 1) await vi.advanceTimersByTimeAsync(20_000);
  expect(outcomes).toEqual([]);
  expect(getDefaultStore().get(savingAtom)).toBeUndefined();
}

test('R5 five attempts in a row that bring nothing further end it, not as many in all', async () => {
  const told = vi.spyOn(console, 'error');
  await saveForLong(...[0, 0, 0, 0, 0, 10, 10, 10, 10, 10, 10].map((at) => interrupted(at)));
  expect(halt()).toEqual({ trouble: 'connection', error: undefined, words: texts['export.save.connection'] });
  expect(told).not.toHaveBeenCalled();
  expect(knownPart()).toMatchObject({ state: 'begun', file: FILE });
});

test('R1 a file host that refuses to the end is told as that, and reported', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  await saveForLong(...Array.from({ length: 6 }, () => interrupted(0, 'Status Code: 403')));
  const error = new Error('Status Code: 403');
  expect(halt()).toEqual({ trouble: 'refused', error, words: texts['export.save.refused'] });
  expect(told).toHaveBeenCalledExactlyOnceWith('Status Code: 403 | export failed: Error');
});

test('R1 one that is not even reached in the end is a connection that breaks', async () => {
  const refused = Array.from({ length: 5 }, () => interrupted(0, 'Status Code: 503'));
  await saveForLong(...refused, interrupted(0));
  expect(halt()).toMatchObject({ trouble: 'connection', error: undefined });
});

test('R9 an export that another tab is saving is left to it', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: unknown, work: (lock: null) => unknown) => work(null) },
  });
  save();
  await over();
  expect(halt()).toMatchObject({ trouble: 'elsewhere', words: texts['export.save.elsewhere'] });
  expect(held.requests).toEqual([]);
});

test('R1 P2.164 files that the page may not read are saved as downloads', async () => {
  await saveWith({ kind: 'unreadable' });
  expect(halt()).toMatchObject({ trouble: 'unreadable' });
  save(null);
  await vi.waitFor(() => expect(held.handed).toBeDefined());
  held.handed?.();
  await over();
  expect(halt().trouble).toBeUndefined();
  expect(knownPart()).toEqual({ chunkId: 'chunk-1', state: 'saved' });
});
