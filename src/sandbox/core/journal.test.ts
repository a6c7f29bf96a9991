import { describe, expect, it } from 'vitest';
import { createJournal, queryObject } from './journal.ts';
import type { JournalEntry } from './journal.ts';

function entry(at: string, path = '/'): JournalEntry {
  return {
    at,
    service: 'customer',
    operationId: 'getCustomer',
    method: 'GET',
    path,
    query: {},
    headers: { authorization: true },
    status: 200,
    ms: 1,
    bytes: 2,
  };
}

describe('the journal', () => {
  it('lists calls in order of arrival', () => {
    const journal = createJournal();
    ['/a', '/b', '/c'].forEach((path) => journal.add(entry('2026-11-20T10:00:00.000Z', path)));
    expect(journal.list().map(({ path }) => path)).toEqual(['/a', '/b', '/c']);
  });

  it('lists calls since a moment, that moment included', () => {
    const journal = createJournal();
    ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:01.000Z', '2026-11-20T10:00:02.000Z'].forEach((at) =>
      journal.add(entry(at)),
    );
    expect(journal.list('2026-11-20T11:00:01.000+01:00').map(({ at }) => at)).toEqual([
      '2026-11-20T10:00:01.000Z',
      '2026-11-20T10:00:02.000Z',
    ]);
  });

  it('keeps the newest of very many', () => {
    const journal = createJournal();
    for (let index = 0; index < 26_000; index++) journal.add(entry('2026-11-20T10:00:00.000Z', `/${index}`));
    expect(journal.list().length).toBeLessThanOrEqual(25_000);
    expect(journal.list().at(-1)?.path).toBe('/25999');
  });

  it('shows a query as an object, repeated names as lists', () => {
    expect(queryObject(new URLSearchParams('limit=24&code=a&code=b'))).toEqual({ limit: '24', code: ['a', 'b'] });
  });
});
