import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectForTest } from '#api/test-connection.ts';
import { requestExport } from './queries.ts';

beforeEach(() => connectForTest('https://api.example'));
afterEach(() => vi.unstubAllGlobals());

/** Result of a request for an export that is answered so. */
function requested(status: number, body: string): Promise<unknown> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  return requestExport();
}

test.each([
  ['says nothing', 202, ''],
  ['is no JSON', 202, 'Accepted'],
  ['has a status that nobody knows', 201, '{"status":"Requested"}'],
  ['has an id of another type', 200, '{"id":17}'],
])(
  'P4.20 P8.21 O41 an answer to a request for an export that %s accepts it, without an id',
  async (_, status, body) => {
    expect(await requested(status, body)).toEqual({});
  },
);

test('P4.20 O41 the id of an export that has been accepted is known', async () => {
  expect(await requested(202, '{"id":"backup-1"}')).toEqual({ id: 'backup-1' });
});

test.each([400, 429, 500])('P4.20 P8.21 a request for an export that is answered %i has failed', async (status) => {
  await expect(requested(status, '')).rejects.toMatchObject({ kind: 'http', status });
});
