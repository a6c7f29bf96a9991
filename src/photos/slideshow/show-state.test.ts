import { expect, test } from 'vitest';
import type { Photo } from '#photos/data/library-queries.ts';
import type { Slide } from './playlist.ts';
import { hasFailed, isDecoded, NEW_SHOW, nextShowState, type ShowEvent, type ShowState } from './show-state.ts';

const photo = (imageId: string, url = `https://photo-files.example/${imageId}`): Photo => ({
  imageId,
  localFileName: '',
  uploadId: '',
  url,
  untouchedUrl: '',
  thumbnails: [],
});
const slide = (id: string): Slide => ({ photo: photo(id), place: { key: 'may', index: 0 } });
const after = (events: readonly ShowEvent[], state: ShowState = NEW_SHOW) => events.reduce(nextShowState, state);

test('O180 the first photo is due at once, every other one when its time is over or it is asked for', () => {
  const shown = after([{ type: 'changed', to: slide('a') }]);
  expect([NEW_SHOW.isDue, shown.isDue]).toEqual([true, false]);
  expect(after([{ type: 'due' }], shown)).toMatchObject({ isDue: true, direction: 1 });
  expect(after([{ type: 'asked', direction: -1 }], shown)).toMatchObject({ isDue: true, direction: -1 });
});

test('O180 after a step back it goes on forwards, and so it does where nothing comes before', () => {
  const back = after([
    { type: 'changed', to: slide('b') },
    { type: 'asked', direction: -1 },
  ]);
  expect(after([{ type: 'changed', to: slide('a') }], back)).toMatchObject({ direction: 1, isDue: false });
  expect(after([{ type: 'ended' }], back)).toMatchObject({ direction: 1, isDue: false, shown: slide('b') });
});

test('O180 what is decoded is known for what is on screen or has just left it', () => {
  const events = ['a', 'b', 'c'].flatMap((id): ShowEvent[] => [
    { type: 'decoded', photo: photo(id) },
    { type: 'changed', to: slide(id) },
  ]);
  const state = after(events);
  expect(['a', 'b', 'c'].map((id) => isDecoded(state, photo(id)))).toEqual([false, true, true]);
  expect(state.before).toEqual(slide('b'));
});

test('O180 what was to come is not drawn once the customer turns round, and is decoded anew', () => {
  const state = after([
    { type: 'decoded', photo: photo('a') },
    { type: 'changed', to: slide('a') },
    { type: 'decoded', photo: photo('b') },
    { type: 'changed', to: slide('b') },
    { type: 'decoded', photo: photo('c') },
  ]);
  const known = (at: ShowState) => ['a', 'b', 'c'].filter((id) => isDecoded(at, photo(id)));
  expect(known(after([{ type: 'asked', direction: 1 }], state))).toEqual(['a', 'b', 'c']);
  expect(known(after([{ type: 'asked', direction: -1 }], state))).toEqual(['a', 'b']);
});

test('O180 photos that failed are counted when another one shows, and have their turn again', () => {
  const state = after([
    { type: 'changed', to: slide('a') },
    { type: 'failed', photo: photo('b') },
    { type: 'failed', photo: photo('c') },
  ]);
  expect([hasFailed(state, photo('b')), hasFailed(state, photo('d'))]).toEqual([true, false]);
  const next = after([{ type: 'changed', to: slide('d'), passedOver: 2 }], state);
  expect([next.skipped, hasFailed(next, photo('b'))]).toEqual([2, false]);
});

test('O180 a link that was made anew is tried, and so is everything when the customer asks for it', () => {
  const state = after([{ type: 'failed', photo: photo('a') }]);
  expect(hasFailed(state, photo('a', 'https://photo-files.example/a?again'))).toBe(false);
  expect(hasFailed(after([{ type: 'retried' }], state), photo('a'))).toBe(false);
});
