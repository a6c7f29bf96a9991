import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sliced, zipNames, zipSize, zipStream } from './zip.ts';
import type { ZipEntry } from './zip.ts';

const text = (content: string) => new TextEncoder().encode(content);
const file = (name: string, content: string, size = text(content).length): ZipEntry => ({
  name,
  size,
  modified: new Date(Date.UTC(2024, 4, 12)),
  read: async () => text(content),
});
const FILES = [file('a.jpg', 'first'), file('Rømø – ö.jpg', 'the second one'), file('empty.jpg', '')];

describe('a zip archive', () => {
  it('holds the bytes of its files, and is as large as it was said to be', async () => {
    const bytes = await buffer(zipStream(FILES));
    expect(bytes.length).toBe(zipSize(FILES));
    expect(unzipSync(bytes)).toEqual({
      'a.jpg': text('first'),
      'Rømø – ö.jpg': text('the second one'),
      'empty.jpg': text(''),
    });
  });

  it('is as large as said with many files, and with none', async () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      file(`a photo with a rather long name, number ${index}.jpg`, `${index}`),
    );
    expect((await buffer(zipStream(many))).length).toBe(zipSize(many));
    expect((await buffer(zipStream([]))).length).toBe(zipSize([]));
  });

  it('can be read in parts, the same each time', async () => {
    const whole = await buffer(zipStream(FILES));
    const parts = [
      [0, 9],
      [10, 100],
      [101, whole.length - 1],
    ].map(([from = 0, to = 0]) => buffer(sliced(zipStream(FILES), { from, to })));
    expect(Buffer.concat(await Promise.all(parts)).equals(whole)).toBe(true);
  });

  it('breaks off when a file cannot be read, or is not as large as said', async () => {
    const unreadable: ZipEntry = { ...file('gone.jpg', ''), read: () => Promise.reject(new Error('gone')) };
    await expect(buffer(zipStream([unreadable]))).rejects.toThrow('gone');
    await expect(buffer(zipStream([file('a.jpg', 'first', 4)]))).rejects.toThrow('unexpected number of bytes');
  });

  it('holds each name once, whatever the case, and no folders', () => {
    expect(zipNames(['a.jpg', 'A.jpg', 'a.jpg', 'b/../c.jpg', 'noending', 'noending'])).toEqual([
      'a.jpg',
      'A (2).jpg',
      'a (3).jpg',
      'b_.._c.jpg',
      'noending',
      'noending (2)',
    ]);
  });
});
