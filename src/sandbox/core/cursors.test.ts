import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './cursors.ts';

describe('cursors', () => {
  it('give back the keys of the last row', () => {
    expect(decodeCursor('photos', encodeCursor('photos', [202307, 1_690_000, 12]), 3)).toEqual([202307, 1_690_000, 12]);
  });

  it('are opaque and safe in a query', () => {
    expect(encodeCursor('photos:dateTaken', [202307, 'ä?&='])).toMatch(/^[\w-]+$/);
  });

  it.each([
    ['of another list', encodeCursor('albums', [1, 2])],
    ['with too few keys', encodeCursor('photos', [1])],
    ['with a key that nothing sorts by', Buffer.from('["photos",1,{}]').toString('base64url')],
    ['that is no JSON', 'b3BhcXVl'],
    ['that is JSON but no list', Buffer.from('{"a":1}').toString('base64url')],
    ['that is empty', ''],
  ])('are refused when one is %s', (_case, cursor) => {
    expect(() => decodeCursor('photos', cursor, 2)).toThrow(expect.objectContaining({ status: 400 }));
  });
});
