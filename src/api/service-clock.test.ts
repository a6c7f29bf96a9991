import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServiceTime, serviceTimeOf } from './service-clock.ts';

const HOUR_MS = 3_600_000;
/** Time, in ms, that is added for the fraction of a second that a header leaves out. */
const ROUNDED_MS = 1000;

let serviceNow: number;

/** An answer of the service, which may be older than it says. */
function answer({ secretlyOldMs = 0, age }: { secretlyOldMs?: number; age?: string } = {}): void {
  const headers = new Headers({ Date: new Date(serviceNow - secretlyOldMs).toUTCString() });
  if (age) headers.set('Age', age);
  noteServiceTime(headers);
}

/** By how much this machine takes the services' time to be later than it is, in ms. */
const error = () => serviceTimeOf(Date.now()) - serviceNow;

function pass(ms: number): void {
  vi.advanceTimersByTime(ms);
  serviceNow += ms;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-01T10:00:00Z') });
  serviceNow = Date.now() - HOUR_MS;
});
afterEach(() => {
  vi.useRealTimers();
});

test('R9 the services have their own time, whatever the clock of this machine says', () => {
  answer();
  expect(error()).toBe(ROUNDED_MS);
  expect(serviceTimeOf(0)).toBe(ROUNDED_MS - HOUR_MS);
});

test('R9 an answer out of a cache is older than it seems, and changes nothing', () => {
  answer();
  pass(HOUR_MS);
  answer({ secretlyOldMs: HOUR_MS });
  expect(error()).toBe(ROUNDED_MS);
  answer({ secretlyOldMs: HOUR_MS, age: '3600' });
  expect(error()).toBe(ROUNDED_MS);
});

test('R9 an answer without a date that can be read changes nothing', () => {
  answer();
  noteServiceTime(new Headers());
  noteServiceTime(new Headers({ Date: 'soon' }));
  expect(error()).toBe(ROUNDED_MS);
});

test.each([
  ['forward', HOUR_MS],
  ['back', -HOUR_MS],
])('R9 once the clock of this machine is set %s, the next answer tells the services’ time anew', (_, ms) => {
  answer();
  pass(60_000);
  vi.setSystemTime(Date.now() + ms);
  answer();
  expect(error()).toBe(ROUNDED_MS);
  // From then on the latest counts again.
  pass(60_000);
  answer({ secretlyOldMs: 60_000 });
  expect(error()).toBe(ROUNDED_MS);
});
