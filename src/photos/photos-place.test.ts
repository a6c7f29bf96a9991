import { afterEach, expect, test, vi } from 'vitest';
import { photosPlaceFrom, rememberPhotosPlace } from './photos-place.ts';

afterEach(() => vi.unstubAllGlobals());

const place = { left: 296, top: 310, width: 1089, window: 1440, textSize: 16, isStripped: false };

test('F3 where the photos begin is kept as it stands on the page, however far that is scrolled', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => stored.set(key, value) });
  for (const [name, value] of Object.entries({ document: {}, getComputedStyle: () => ({ fontSize: '16px' }), innerWidth: 1440, scrollX: 0, scrollY: 500, location: { search: '' } })) vi.stubGlobal(name, value);
  const element: Pick<HTMLElement, 'getBoundingClientRect'> = { getBoundingClientRect: () => ({ left: 296, top: -190, width: 1089 }) as DOMRect };
  rememberPhotosPlace(element);
  expect(photosPlaceFrom(JSON.parse(stored.get('photosPlace') ?? ''))).toEqual(place);
});

test('O45 what is no place is none', () => {
  expect(photosPlaceFrom(place)).toEqual(place);
  for (const broken of [null, 'place', 7, {}, { ...place, left: -1 }, { ...place, top: '310' }, { ...place, width: Number.POSITIVE_INFINITY }, { ...place, window: undefined }, { ...place, textSize: '16' }, { ...place, isStripped: 'no' }]) {
    expect(photosPlaceFrom(broken)).toBeUndefined();
  }
});
