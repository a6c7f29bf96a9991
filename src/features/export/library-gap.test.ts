import { expect, test } from 'vitest';
import { libraryGap, namesWithout } from './library-gap.ts';

const REQUESTED = Date.UTC(2026, 10, 1);
const at = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString();

/** A library, newest upload first, that tells how much of it has been read. */
function library(...photos: [name: string, uploadEnd?: string][]) {
  const read: string[] = [];
  return {
    read,
    sources: {
      count: () => Promise.resolve(photos.length),
      async *photos() {
        for (const [localFileName, uploadEnd] of photos) {
          read.push(localFileName);
          yield { localFileName, uploadEnd };
        }
      },
    },
  };
}

test('P1.8 an export that has all that the library had is compared by its number alone', async () => {
  const { sources, read } = library(['new.jpg', at(3)], ['a.jpg', at(0)], ['b.jpg'], ['c.jpg']);
  const gap = await libraryGap(REQUESTED, ['a.jpg', 'b.jpg', 'c.jpg', 'deleted.jpg'], sources);
  expect(gap).toEqual({ added: ['new.jpg'], missing: 0, missingNames: [] });
  expect(read).toEqual(['new.jpg', 'a.jpg']);
});

test('P1.8 what is missing is named, each as often as it is missing', async () => {
  const { sources } = library(['new.jpg', at(3)], ['IMG_1.JPG', at(0)], ['IMG_1.JPG'], ['x/y.jpg'], ['lost.jpg']);
  expect(await libraryGap(REQUESTED, ['IMG_1.JPG', '2026/y.jpg'], sources)).toEqual({
    added: ['new.jpg'],
    missing: 2,
    missingNames: ['IMG_1.JPG', 'lost.jpg'],
  });
});

test('P1.8 all of a library may be newer than an export', async () => {
  const { sources } = library(['a.jpg', at(3)], ['b.jpg', at(2)]);
  expect(await libraryGap(REQUESTED, [], sources)).toEqual({ added: ['a.jpg', 'b.jpg'], missing: 0, missingNames: [] });
});

test('P1.8 names are compared as archives write them', () => {
  expect(namesWithout(['a.jpg', 'a.jpg', 'b.jpg', 'c'], ['trip/a.jpg', 'a (2).jpg', 'B.JPG', 'c (3)'])).toEqual([]);
  expect(namesWithout(['a.jpg', 'a.jpg'], ['a.jpg'])).toEqual(['a.jpg']);
});
