import { afterEach, expect, test, vi } from 'vitest';
import { currentPace, keepPace, nextPace, PACES } from './pace.ts';

function store(text: string | null) {
  const storage = { getItem: vi.fn(() => text), setItem: vi.fn(), removeItem: vi.fn() };
  vi.stubGlobal('localStorage', storage);
  return storage;
}

afterEach(() => vi.unstubAllGlobals());

test('O180 a photo shows for 2 to 20 s, 5 until the customer chooses', () => {
  expect([PACES[0], PACES.at(-1)]).toEqual([2, 20]);
  store(null);
  expect(currentPace()).toBe(5);
  store('12');
  expect(currentPace()).toBe(12);
  const storage = store(null);
  keepPace(8);
  expect(storage.setItem).toHaveBeenCalledWith('slideshowSeconds', '8');
});

test('O180 a time that cannot be chosen is forgotten', () => {
  const storage = store('0.01');
  expect(currentPace()).toBe(5);
  expect(storage.removeItem).toHaveBeenCalledWith('slideshowSeconds');
});

test('O180 longer and shorter end at the longest and the shortest', () => {
  expect([nextPace(5, 1), nextPace(5, -1), nextPace(20, 1), nextPace(2, -1)]).toEqual([8, 3, 20, 2]);
});
