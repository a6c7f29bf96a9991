import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { personalDataClear } from '#lib/personal-data.ts';
import { type Job, jobsAtom } from '#photos/actions/job-list.ts';
import { followExport, forgetExport, resumeExport } from './export-job.ts';
import type { Export } from './model.ts';

const fetchExport = vi.hoisted(() => vi.fn<(id: string) => Promise<Pick<Export, 'state'>>>());
vi.mock('./queries.ts', () => ({ fetchExport }));
vi.mock('#session/session.ts', () => ({ currentIdentity: () => ({ sub: 'anna' }) }));
vi.mock('#photos/actions/job-card.tsx', () => ({ showJobCard: () => {} }));

const KEY = 'requestedExport';
const HOUR = 3_600_000;
const MINUTE = 60_000;
const now = Date.parse('2026-11-20T10:00:00Z');

let storage: Map<string, string>;
let tab: EventTarget;

beforeAll(() => useTexts('en-GB', texts));
beforeEach(() => {
  vi.useFakeTimers({ now });
  fetchExport.mockReset().mockResolvedValue({ state: 'pending' });
  storage = new Map();
  tab = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
});
afterEach(() => {
  personalDataClear.emit(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const card = (): Job | undefined => getDefaultStore().get(jobsAtom)[0];
const link = () => card()?.actions?.[0]?.href;
const notes = () => card()?.notes?.map(({ text }) => text);
const storedId = () => /"id":"(\w+)"/.exec(storage.get(KEY) ?? '')?.[1];

/** Stores an export that was requested `age` ms ago. */
function store(id: string, age = 0): void {
  storage.set(KEY, JSON.stringify({ id, requestedAt: Date.now() - age }));
}

/** Another tab requests an export, or forgets the one that there is. */
function elsewhere(id?: string): void {
  if (id === undefined) storage.delete(KEY);
  else store(id);
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
}

/** This tab says that an export is ready. */
async function becomeReady(id: string): Promise<void> {
  store(id);
  fetchExport.mockResolvedValue({ state: 'finished' });
  resumeExport();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(card()?.title).toBe('Your export is ready');
  fetchExport.mockResolvedValue({ state: 'pending' });
}

test('R9 an export that is looked at in another tab is off the card of this one', async () => {
  await becomeReady('old');
  elsewhere();
  expect(card()).toBeUndefined();
});

test('R9 an export that is looked at here is off the card, also where another tab has forgotten it unnoticed', async () => {
  await becomeReady('old');
  storage.delete(KEY);
  forgetExport('old');
  expect(card()).toBeUndefined();
});

test('R9 the card of an export, dismissed before it is known that another tab has requested a new one, leaves that alone', async () => {
  await becomeReady('old');
  store('new');
  card()?.dismiss?.();
  expect(card()).toBeUndefined();
  expect(storedId()).toBe('new');
});

test('R9 what another tab requests takes the place of what this one shows, ready or not, and is followed', async () => {
  await becomeReady('old');
  elsewhere('new');
  expect(card()?.title).toBe('Export of all your photos');
  elsewhere('newer');
  expect(card()?.title).toBe('Export of all your photos');
  fetchExport.mockClear().mockResolvedValue({ state: 'finished' });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(fetchExport.mock.calls).toEqual([['newer']]);
  expect(link()).toBe('/my-photos/exports/newer');
  card()?.dismiss?.();
  expect(storedId()).toBeUndefined();
});

test('R9 an answer that comes late about an export changes nothing of the one that has taken its place', async () => {
  const late = Promise.withResolvers<{ state: 'finished' }>();
  store('old');
  resumeExport();
  fetchExport.mockReturnValueOnce(late.promise);
  await vi.advanceTimersByTimeAsync(5_000);
  elsewhere('new');
  late.resolve({ state: 'finished' });
  await vi.advanceTimersByTimeAsync(0);
  expect(card()?.title).toBe('Export of all your photos');
});

test('R9 a tab that shows no export goes on showing none', () => {
  resumeExport();
  elsewhere('new');
  expect(card()).toBeUndefined();
  expect(storedId()).toBe('new');
});

test('R9 the page of another export leaves the card alone', async () => {
  await becomeReady('old');
  forgetExport('other');
  expect(link()).toBe('/my-photos/exports/old');
  expect(storedId()).toBe('old');
});

test('P9.9 an export is promised for 48 hours, and asked for a while later', async () => {
  followExport('new');
  expect(notes()).toEqual([expect.stringMatching(/^Ready by .*22 Nov.* at the latest/)]);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(fetchExport).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchExport).toHaveBeenCalledOnce();
});

test('P9.9 an export that should be ready is promised for no day that has passed, and asked for at once', async () => {
  store('late', 48 * HOUR);
  resumeExport();
  expect(card()?.title).toBe('Export of all your photos');
  expect(notes()).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchExport).toHaveBeenCalledOnce();
  // Not without end: what is late may take long.
  await vi.advanceTimersByTimeAsync(4_999);
  expect(fetchExport).toHaveBeenCalledOnce();
  fetchExport.mockResolvedValue({ state: 'finished' });
  await vi.advanceTimersByTimeAsync(1);
  expect(card()?.title).toBe('Your export is ready');
});

test('P9.9 a page that stays open takes the promise back once the day has passed', async () => {
  store('new', 47 * HOUR);
  resumeExport();
  expect(notes()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(HOUR + 10 * MINUTE);
  expect(notes()).toEqual([]);
});
