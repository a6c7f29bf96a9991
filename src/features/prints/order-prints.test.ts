import { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai/vanilla';
import { isValidElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { reporter } from '#lib/error-reporter.ts';
import type { ActionTarget } from '#photos/actions/photo-action.ts';
import { PhotoPages } from '#photos/pages/photo-pages.ts';
import { selectionModeAtom, selectPhotos } from '#photos/selection/selection-atoms.ts';
import { leavePage } from '#ui/leave-page.ts';
import { orderPrints } from './order-prints.tsx';
import type { PrintsOverlayProps } from './parts/prints-overlay.tsx';
import { EMPTY_TRAY, type Tray, withAdded, withHanded } from './tray/model.ts';

const EDITOR = 'https://editor.test/prints';
const KEPT = 'keptSelection';

const screen = vi.hoisted(() => ({ overlay: undefined as ReactNode }));
vi.mock('#ui/layers.tsx', () => ({
  openLayer(content: () => ReactNode) {
    screen.overlay = content();
    return () => (screen.overlay = undefined);
  },
}));
const editor = vi.hoisted(() => ({ handOver: vi.fn<() => Promise<string>>() }));
vi.mock('./hand-over.ts', () => editor);

vi.mock('#photos/actions/existing-ids.ts', () => ({ existingIds: () => Promise.resolve(new Set(['a', 'c'])) }));

const held = vi.hoisted(() => ({ tray: { photos: [], gone: 0 } as Tray, whenChanged: () => {} }));
vi.mock('./tray/tray-store.ts', () => ({
  changeTray(update: (tray: Tray) => Tray) {
    held.tray = update(held.tray);
    held.whenChanged();
    return Promise.resolve(true);
  },
}));

type List = ActionTarget['list'];

const client = new QueryClient();
/** Of its photos only these ids are known. */
const nothingRead: Partial<List> = {
  pages: new PhotoPages(client, {
    page: () => ({ queryKey: [], queryFn: () => Promise.reject(new Error('Unread')), staleTime: 0, gcTime: 0 }),
    pagesOf: () => ({ queryKey: [] }),
    counts: [],
    correct: () => {},
  }),
};
const photos = ['a', 'b', 'c'].map((imageId) => ({ imageId, groupKey: '2024-05' }));
const page = new EventTarget();
const stop = vi.fn();
const assign = vi.fn();
const stored = new Map<string, string>();
const handed = () => held.tray.photos.flatMap(({ id, isHanded }) => (isHanded ? [id] : []));

const cancel = () => {
  if (isValidElement<PrintsOverlayProps>(screen.overlay)) screen.overlay.props.onCancel();
};

/** Number of photos that the overlay says are handed over. */
const amount = () =>
  isValidElement<PrintsOverlayProps>(screen.overlay) && getDefaultStore().get(screen.overlay.props.amountAtom);

/** Hands the photos of a list over, up to where the page is being left. */
function start(kind: List['kind']): Promise<void> {
  const list = { ...nothingRead, kind } as List;
  selectPhotos(list, photos);
  return orderPrints({ client, list }, photos);
}

beforeEach(() => {
  editor.handOver.mockReset().mockResolvedValue(EDITOR);
  const tray = withAdded(
    EMPTY_TRAY,
    photos.map(({ imageId, groupKey }) => ({ id: imageId, month: groupKey })),
    1,
  );
  held.tray = withHanded(tray, new Set(['a']));
  held.whenChanged = () => {};
  stop.mockReset();
  assign.mockReset();
  stored.clear();
  vi.stubGlobal('window', Object.assign(page, { stop }));
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  getDefaultStore().set(selectionModeAtom, undefined);
  vi.unstubAllGlobals();
});

test.each([
  ['cancels it', cancel],
  ['goes back', leavePage],
])('P2.150 P4.48 O79 a tray is as before when the customer %s while the editor is awaited', async (_what, callOff) => {
  const tray = held.tray;
  const over = start('trayPhotos');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(EDITOR));
  expect(handed()).toEqual(['a', 'b', 'c']);
  callOff();
  await over;
  expect(stop).toHaveBeenCalledOnce();
  // What was handed over before still is.
  expect(held.tray).toEqual(tray);
  expect(screen.overlay).toBeUndefined();
});

test('P2.150 O79 a tray is as before, and is not left, when that is called off while it is noted', async () => {
  const tray = held.tray;
  held.whenChanged = cancel;
  await start('trayPhotos');
  expect(assign).not.toHaveBeenCalled();
  expect(held.tray).toEqual(tray);
});

test('P2.150 P4.48 what was selected does not come back after a hand-over that was called off', async () => {
  const over = start('photos');
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(stored.has(KEPT)).toBe(true);
  cancel();
  await over;
  expect(stored.has(KEPT)).toBe(false);
});

test('O79 P4.44 a customer who is back from the editor finds what she has handed over marked', async () => {
  const over = start('trayPhotos');
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await over;
  expect(handed()).toEqual(['a', 'b', 'c']);
  expect(stored.has(KEPT)).toBe(false);
  expect(screen.overlay).toBeUndefined();
});

const call = new ApiError('listChannels failed', {
  service: 'merchandise',
  operation: 'listChannels',
  kind: 'http',
  correlationId: '5a1e7b60-0d0b-4c39-9a55-1d7e8f2b3a60',
});
const failures = {
  alone: new Error('The vendor has no prints editor'),
  called: new Error('Unable to extract channel ID!', { cause: call }),
};

test.each([
  ['itself where it comes of no call', failures.alone, failures.alone],
  ['as the call that it comes of', failures.called, call],
])('O74 P4.48 a hand-over that fails is reported, %s', async (_what, failure, reported) => {
  const capture = vi.spyOn(reporter, 'capture').mockReturnValue();
  editor.handOver.mockRejectedValue(failure);
  await start('photos');
  expect(capture.mock.calls.map(([error]) => error)).toEqual([reported]);
  expect(screen.overlay).toBeUndefined();
});

test('P2.149 R9 where some turn out to be gone, the overlay says how many are handed over without them', async () => {
  const refusal = { service: 'temp-selections', operation: 'createTempSelection', kind: 'http', status: 404 } as const;
  editor.handOver.mockRejectedValueOnce(
    new ApiError('createTempSelection failed', { ...refusal, correlationId: call.correlationId }),
  );
  const over = start('photos');
  expect(amount()).toBe(3);
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(amount()).toBe(2);
  cancel();
  await over;
});
