import { describe, expect, test } from 'vitest';
import { parseFetched, withFetched } from './fetched-chunks.ts';

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 20);

describe('what has been fetched of exports', () => {
  test('P2.164 is remembered file by file, each once', () => {
    const one = withFetched({}, 'backup-1', 'chunk-1', now);
    const two = withFetched(one, 'backup-1', 'chunk-2', now + 1000);
    expect(two).toEqual({ 'backup-1': { at: now + 1000, chunkIds: ['chunk-1', 'chunk-2'] } });
    expect(withFetched(two, 'backup-1', 'chunk-1', now + 2000)['backup-1']?.chunkIds).toEqual(['chunk-1', 'chunk-2']);
  });

  test('P9.10 is forgotten when the links have expired', () => {
    const old = {
      'backup-0': { at: now - 7 * DAY, chunkIds: ['chunk-1'] },
      'backup-1': { at: now - 6 * DAY, chunkIds: ['chunk-1'] },
    };
    expect(Object.keys(withFetched(old, 'backup-2', 'chunk-1', now))).toEqual(['backup-1', 'backup-2']);
  });

  test('S39 may be about an export of any name', () => {
    const odd = withFetched(withFetched({}, '__proto__', 'chunk-1', now), 'constructor', 'chunk-1', now);
    expect(Object.keys(odd)).toEqual(['__proto__', 'constructor']);
    expect(Object.keys(withFetched(odd, '__proto__', 'chunk-2', now))).toContain('__proto__');
    expect(({} as Record<string, unknown>)['chunkIds']).toBeUndefined();
  });

  test.each([
    undefined,
    null,
    'chunk-1',
    [],
    { 'backup-1': null },
    { 'backup-1': { at: '1', chunkIds: [] } },
    { 'backup-1': { at: 1, chunkIds: [2] } },
    { 'backup-1': { at: 1 } },
  ])('is ignored when it is malformed: %j', (value) => expect(parseFetched(value)).toBeUndefined());

  test('is what was stored', () => {
    const stored = { 'backup-1': { at: now, chunkIds: ['chunk-1'] } };
    expect(parseFetched(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });
});
