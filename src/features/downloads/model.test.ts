import { afterEach, expect, test, vi } from 'vitest';
import { noteServiceTime } from '#api/service-clock.ts';
import { archiveEvent, archiveName, ARCHIVE_WAIT_MS, isAwaited } from './model.ts';

afterEach(() => void vi.useRealTimers());

test.each([
  ['started', 'started'],
  ['archive-finished', 'finished'],
  ['ERROR', 'error'],
  ['queued', undefined],
  [undefined, undefined],
])('O71 O44 the status of an archive, %s, says what a message would: %s', (status, event) =>
  expect(archiveEvent({ status })).toBe(event),
);

test('O35 an archive is called by its name, or else by its id', () => {
  expect(archiveName({ id: 'd1', name: 'Summer in Skagen' })).toBe('Summer in Skagen');
  expect(archiveName({ id: 'd1', name: ' ' })).toBe('d1');
  expect(archiveName({ id: 'd1' })).toBe('d1');
});

test('P4.37 one that is being made is awaited for 30 minutes, one that is over not at all', () => {
  const created = '2026-11-01T10:00:00Z';
  const at = Date.parse(created);
  expect(isAwaited({ id: 'd1', status: 'started', created }, at + ARCHIVE_WAIT_MS - 1)).toBe(true);
  expect(isAwaited({ id: 'd1', status: 'started', created }, at + ARCHIVE_WAIT_MS)).toBe(false);
  expect(isAwaited({ id: 'd1', status: 'started' }, at)).toBe(true);
  expect(isAwaited({ id: 'd1', status: 'finished', created }, at)).toBe(false);
  expect(isAwaited({ id: 'd1' }, at)).toBe(false);
});

test.each([-45, 45])('P4.37 a new one is awaited by a clock that is %d minutes ahead, an old one is not', (minutes) => {
  const serviceNow = Date.parse('2026-11-01T10:00:00Z');
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: serviceNow + minutes * 60_000 });
  noteServiceTime(new Headers({ Date: new Date(serviceNow).toUTCString() }));
  const createdAgo = (ms: number) => ({ status: 'started', created: new Date(serviceNow - ms).toISOString() });
  expect(isAwaited({ id: 'd1', ...createdAgo(60_000) })).toBe(true);
  expect(isAwaited({ id: 'd1', ...createdAgo(ARCHIVE_WAIT_MS) })).toBe(false);
});
