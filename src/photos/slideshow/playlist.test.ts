import { expect, test } from 'vitest';
import type { Photo } from '#photos/data/library-queries.ts';
import { type GroupState, NEW_GROUP } from '#photos/pages/group-model.ts';
import type { GroupSelection, Selection } from '#photos/selection/selection.ts';
import { playlistOf, numberOfSlide, type Slide, stepFrom } from './playlist.ts';

const photo = (imageId: string): Photo => ({
  imageId,
  localFileName: '',
  uploadId: '',
  url: '',
  untouchedUrl: '',
  thumbnails: [],
});

/** Months with the photos that their letters name; a dot is one that is not in memory. */
function list(months: Record<string, string>, selection?: Selection) {
  const groups = Object.entries(months).map(([key, letters]) => ({ key, count: letters.length }));
  const groupOf = (key: string): GroupState => {
    const pages = [...(months[key] ?? '')].map((id) => ({
      size: 1,
      cursor: 'more',
      photos: id === '.' ? undefined : [photo(id)],
    }));
    return pages.length > 0 ? { pages, loading: [] } : NEW_GROUP;
  };
  const playlist = playlistOf(groups, selection);
  return {
    playlist,
    /** The letter that a step leads to, or the place that is not known. */
    step(from: number, by: 1 | -1, leftOut = '') {
      const step = stepFrom(playlist, from, by, groupOf, (slide) => leftOut.includes(slide.photo.imageId));
      if (!step) return undefined;
      return 'slide' in step ? step.slide.photo.imageId : `${step.unknown.key} ${step.unknown.index}`;
    },
    number: (slide: Slide) => numberOfSlide(playlist, slide, groupOf),
  };
}

const some = (...photoIds: string[]) => ({ kind: 'some', photoIds: new Set(photoIds) }) as const;

test('P2.62 the photos follow one another across months, and the first follows the last', () => {
  const { step } = list({ may: 'ab', april: 'c' });
  expect([-1, 0, 1, 2].map((from) => step(from, 1))).toEqual(['a', 'b', 'c', 'a']);
  expect([2, 1, 0].map((from) => step(from, -1))).toEqual(['b', 'a', undefined]);
});

test('O180 a photo that is not in memory is asked for before any behind it is shown', () => {
  const { step } = list({ may: 'a.c' });
  expect(step(0, 1)).toBe('may 1');
});

test('O180 photos that are left out are passed over; where none remains there is no next one', () => {
  const { step } = list({ may: 'abc' });
  expect(step(0, 1, 'b')).toBe('c');
  expect(step(0, 1, 'abc')).toBeUndefined();
  expect(list({}).step(-1, 1)).toBeUndefined();
});

test('O180 of a selection only selected photos are shown, and months without any are not even asked for', () => {
  const { playlist, step } = list(
    { may: '...', april: 'abc', march: 'de' },
    new Map<string, GroupSelection>([
      ['april', some('a', 'c')],
      [
        'march',
        { kind: 'all', count: 2, asOf: 0, except: new Set(['d']), also: new Set<string>(), gone: new Set<string>() },
      ],
    ]),
  );
  expect(playlist.sequence.total).toBe(5);
  expect([-1, 0, 2, 4].map((from) => step(from, 1))).toEqual(['a', 'c', 'e', 'a']);
  expect(step(2, -1)).toBe('a');
});

test('O180 what is not selected stays passed over when it has left memory: the way to the next photo leads on, also from the beginning', () => {
  const months = { may: '.bc..', april: '....' };
  const { step } = list(
    months,
    new Map([
      ['may', some('a', 'c')],
      ['april', some('i')],
    ]),
  );
  const read = (may: string, april: string) => {
    Object.assign(months, { may, april });
    return step(2, 1);
  };
  expect(read('.bc..', '....')).toBe('may 3');
  expect(read('..cd.', '....')).toBe('may 4');
  expect(read('..c.e', '....')).toBe('april 0');
  expect(read('..c..', 'fgh.')).toBe('april 3');
  expect(read('..c..', '...i')).toBe('i');
  expect(step(8, 1)).toBe('may 0');
  // What is selected is known while it is in memory alone.
  expect(read('..c..', '....')).toBe('april 3');
});

test('R9 a photo is found where it stands by now; after one that has gone comes what took its place', () => {
  const { number, step } = list({ may: 'bcd', april: 'e' });
  const at = (id: string, index: number, key = 'may') => number({ photo: photo(id), place: { key, index } });
  expect(at('c', 2)).toBe(1);
  expect(step(at('a', 0), 1)).toBe('b');
  expect(step(at('x', 2), 1)).toBe('d');
  expect(step(at('y', 0, 'june'), 1)).toBe('b');
});
