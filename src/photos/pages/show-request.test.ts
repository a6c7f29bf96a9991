import { expect, test, vi } from 'vitest';
import { onWish, wishToSee } from './show-request.ts';

const place = { key: '2026-10', index: 3 };

test('O50 what is on screen shows a photo at once, and what comes later when it comes, once', () => {
  const now = vi.fn();
  const end = onWish('photos', now);
  wishToSee('photos', place);
  expect(now).toHaveBeenCalledExactlyOnceWith(place);
  end();
  wishToSee('albumPhotos lisbon', place);
  const other = vi.fn();
  onWish('photos', other)();
  expect(other).not.toHaveBeenCalled();
  const later = vi.fn();
  onWish('albumPhotos lisbon', later)();
  onWish('albumPhotos lisbon', later)();
  expect(later).toHaveBeenCalledExactlyOnceWith(place);
});
