import { describe, expect, it } from 'vitest';
import { parseRange, rangedDelivery } from './ranges.ts';

describe('ranges of a file of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { from: 0, to: 9 }],
    ['bytes=90-', { from: 90, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=50-500', { from: 50, to: 99 }],
    ['bytes=-500', { from: 0, to: 99 }],
  ])('%s is a part', (header, range) => {
    expect(parseRange(header, 100)).toEqual(range);
  });

  it.each([undefined, 'bytes=0-1,5-6', 'items=0-1', 'bytes=-'])('%s means the whole', (header) => {
    expect(parseRange(header, 100)).toBeUndefined();
  });

  it.each(['bytes=100-', 'bytes=9-3', 'bytes=-0'])('%s is not in the file', (header) => {
    expect(parseRange(header, 100)).toBeNull();
  });

  it('are answered with 206, 200 and 416', () => {
    const bytes = Uint8Array.from([1, 2, 3, 4]);
    const part = rangedDelivery(bytes, 'bytes=1-2', {});
    expect(part.status).toBe(206);
    expect(part.body).toEqual(Uint8Array.from([2, 3]));
    expect(part.headers?.['content-range']).toBe('bytes 1-2/4');
    expect(rangedDelivery(bytes, undefined, {})).toMatchObject({ status: 200, body: bytes });
    expect(rangedDelivery(bytes, 'bytes=9-', {})).toEqual({ status: 416, headers: { 'content-range': 'bytes */4' } });
  });
});
