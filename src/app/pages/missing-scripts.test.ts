import { expect, test } from 'vitest';
import { mayReload } from './missing-scripts.ts';

const now = Date.UTC(2026, 10, 20);

test('a missing script reloads the page the first time', () => expect(mayReload(undefined, now)).toBe(true));

test('a script that is still missing after the reload does not reload again', () => {
  expect(mayReload(now - 2000, now)).toBe(false);
});

test('the next deployment, later, may reload again', () => expect(mayReload(now - 61_000, now)).toBe(true));

test('a clock that was set back does not keep the page from reloading for long', () => {
  expect(mayReload(now + 3_600_000, now)).toBe(true);
});
