import { expect, test, vi } from 'vitest';
import { onShowRequest, requestToShow } from './open-photo.ts';

const place = { key: '2026-10', index: 3 };

test('O50 what is on screen shows a photo at once, and what comes later when it comes, once', () => {
  const now = vi.fn();
  const end = onShowRequest('photos', now);
  requestToShow('photos', place);
  expect(now).toHaveBeenCalledExactlyOnceWith(place);
  end();
  requestToShow('albumPhotos lisbon', place);
  const other = vi.fn();
  onShowRequest('photos', other)();
  expect(other).not.toHaveBeenCalled();
  const later = vi.fn();
  onShowRequest('albumPhotos lisbon', later)();
  onShowRequest('albumPhotos lisbon', later)();
  expect(later).toHaveBeenCalledExactlyOnceWith(place);
});
