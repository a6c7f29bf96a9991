import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { onShowRequest } from '#photos/open-photo/open-photo.ts';
import { leavePage } from '#ui/leave-page.ts';
import { goToDate, monthWithin } from './go-to-month.ts';

const july = { year: 2019, months: [7] };
const navigate = vi.fn();
const show = vi.fn();

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://account.example/my-photos/photos'));
  vi.stubGlobal('localStorage', { getItem: () => null });
  navigate.mockClear();
  show.mockClear();
  return () => vi.unstubAllGlobals();
});

/** Goes to July 2019 before the months are known. @returns callback that lets them come */
function goToJuly(): () => Promise<void> {
  const counts = Promise.withResolvers<Record<string, Record<string, number>>>();
  const client = new QueryClient();
  vi.spyOn(client, 'ensureQueryData').mockReturnValue(counts.promise);
  const going = goToDate({ client, navigate }, july, ['2019-07'], 'July 2019');
  return () => {
    counts.resolve({ 2019: { 7: 3 } });
    return going;
  };
}

/** The customer goes to another page. */
function goTo(path: string): void {
  vi.stubGlobal('location', new URL(path, 'https://account.example'));
  leavePage();
}

test('X2 a date leads to its month once the months are known', async () => {
  await goToJuly()();
  onShowRequest('/my-photos/photos', show)();
  expect(show).toHaveBeenCalledExactlyOnceWith({ key: '2019-07', index: -1 });
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('X2 whoever leaves the photos before the months are known stays where she went', async () => {
  const come = goToJuly();
  goTo('/orders');
  await come();
  expect(navigate).toHaveBeenCalledTimes(1);
  onShowRequest('/my-photos/photos', show)();
  expect(show).not.toHaveBeenCalled();
});

test('X2 a form that asks before it is left delays the way to the photos, and no more', async () => {
  goTo('/settings/email');
  const come = goToJuly();
  goTo('/my-photos/photos');
  await come();
  onShowRequest('/my-photos/photos', show)();
  expect(show).toHaveBeenCalledExactlyOnceWith({ key: '2019-07', index: -1 });
});

test.each([
  ['en-GB', 'October 2026'],
  ['de-AT', 'Oktober 2026'],
  ['fr-FR', 'octobre 2026'],
  ['sv-SE', 'oktober 2026'],
] as const)('X18 within a sentence in %s a month is %s', (locale, name) => {
  expect(monthWithin('2026-10', locale)).toBe(name);
});
