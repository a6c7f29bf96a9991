import { expect, test } from 'vitest';
import type { Photo } from '#photos/data/library-queries.ts';
import type { GroupState } from '#photos/pages/group-model.ts';
import { NEW_GROUP } from '#photos/pages/group-model.ts';
import { sequenceOf } from '#photos/pages/photo-list.ts';
import type { Surroundings } from './use-vanishing.ts';
import { afterVanishing } from './use-vanishing.ts';

const photo = (imageId: string): Photo => ({
  imageId,
  localFileName: '',
  uploadId: '',
  url: '',
  untouchedUrl: '',
  thumbnails: [],
});

/** Months with the photos that their letters name; a dot is one that is not in memory. */
function list(months: Record<string, string>) {
  const states = new Map<string, GroupState>();
  for (const [key, letters] of Object.entries(months)) {
    const pages = [...letters].map((id) => ({ size: 1, cursor: 'more', photos: id === '.' ? undefined : [photo(id)] }));
    states.set(key, { pages, loading: [] });
  }
  const sequence = sequenceOf(Object.entries(months).map(([key, letters]) => ({ key, count: letters.length })));
  return (from: Surroundings) => {
    const place = afterVanishing(from, sequence, (key) => states.get(key) ?? NEW_GROUP);
    return place && states.get(place.key)?.pages[place.index]?.photos?.[0]?.imageId;
  };
}

/** "p" between "o" and "q" in a month. */
const p: Surroundings = {
  photoId: 'p',
  number: 2,
  previous: { id: 'o', groupKey: 'may' },
  next: { id: 'q', groupKey: 'may' },
};

test('P2.71 O15 the next photo takes its place', () => {
  expect(list({ may: 'noqr' })(p)).toBe('q');
});

test('O15 after the last photo there is the one before', () => {
  expect(list({ may: 'no' })({ ...p, next: undefined })).toBe('o');
});

test('O15 over the border of months, also when its own month is gone', () => {
  const alone: Surroundings = { ...p, previous: { id: 'o', groupKey: 'june' }, next: { id: 'q', groupKey: 'april' } };
  expect(list({ june: 'no', april: 'qr' })(alone)).toBe('q');
  expect(list({ june: 'no' })({ ...alone, next: undefined })).toBe('o');
});

test('whoever deletes the neighbours too is led to what is there now', () => {
  expect(list({ may: 'nr' })(p)).toBe('r');
  expect(list({ may: 'nxyz' })(p)).toBe('y');
  expect(list({ may: 'no' })(p)).toBe('o');
});

test('nobody knows while its page is on its way', () => {
  expect(list({ may: '....' })(p)).toBeUndefined();
  expect(list({ may: 'n..q' })(p)).toBeUndefined();
  expect(list({ may: 'no..' })({ ...p, next: undefined })).toBeUndefined();
});

test('one that has come back is left alone', () => {
  expect(list({ may: 'nopq' })(p)).toBeUndefined();
});

test('P2.74 of an empty list nothing is left', () => {
  expect(list({})(p)).toBeUndefined();
});
