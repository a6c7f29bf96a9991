import { afterEach, expect, test, vi } from 'vitest';
import { leavePage } from '#ui/leave-page.ts';
import { onShowRequest, requestToShow } from './open-photo.ts';

const place = { key: '2026-10', index: 3 };
const library = '/my-photos/photos?stripped=true';
const lisbon = '/my-photos/albums/lisbon';

afterEach(() => vi.unstubAllGlobals());

/** The customer goes to another page. */
function goTo(path: string): void {
  vi.stubGlobal('location', new URL(path, 'https://account.example'));
  leavePage();
}

test('O50 what is on screen shows a photo at once, and what comes later when it comes, once', () => {
  const now = vi.fn();
  const end = onShowRequest(library, now);
  requestToShow(library, place);
  expect(now).toHaveBeenCalledExactlyOnceWith(place);
  end();
  requestToShow(lisbon, place);
  const other = vi.fn();
  onShowRequest(library, other)();
  expect(other).not.toHaveBeenCalled();
  const later = vi.fn();
  onShowRequest(lisbon, later)();
  onShowRequest(lisbon, later)();
  expect(later).toHaveBeenCalledExactlyOnceWith(place);
});

test('O50 X2 what a list was to show is forgotten once the customer goes elsewhere than to it', () => {
  requestToShow(library, place);
  // A form that asks first is left only now.
  goTo('/my-photos/photos?stripped=true');
  const shown = vi.fn();
  onShowRequest(library, shown)();
  expect(shown).toHaveBeenCalledTimes(1);
  requestToShow(library, place);
  goTo('/');
  onShowRequest(library, shown)();
  expect(shown).toHaveBeenCalledTimes(1);
});
